import type { Interval } from '#engine/figures'

// The parts of which the pages of reports are made.

// A bar is drawn in thousandths and stretched to the page; its words stand beside it, so that they keep their size.

export const UNITS = 1000
export const units = (share: number): number => Math.round(share * UNITS * 100) / 100

/** A name, its figures, and a bar with a whisker for the confidence. */
export const bar = (name: string, figures: string, parts: string, { low, high }: Omit<Interval, 'value'>): string =>
  `<p class="bar"><span>${escape(name)}</span><span>${figures}</span></p>
<svg class="bar" viewBox="0 0 ${UNITS} 18" preserveAspectRatio="none" aria-hidden="true">${parts}<path class="whisker" d="M${units(low)} 4v10M${units(low)} 9H${units(high)}M${units(high)} 4v10"/></svg>`

/** Names to the left, figures to the right, columns of words as wide as there is room. */
export function tableOf(
  head: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  isWords: (column: number) => boolean = () => false,
): string {
  const words = (column: number): string => (isWords(column) ? ' class="words"' : '')
  const top = head
    ? `<thead><tr>${head.map((cell, at) => `<th scope="col"${words(at)}>${escape(cell)}</th>`).join('')}</tr></thead>`
    : ''
  const line = ([name = '', ...cells]: readonly string[]): string =>
    `<tr><th scope="row">${escape(name)}</th>${cells.map((cell, at) => `<td${words(at + 1)}>${escape(cell)}</td>`).join('')}</tr>`
  return `<table>${top}<tbody>${rows.map(line).join('')}</tbody></table>`
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const STYLE = `
:root { --page: #f6f4ef; --card: #fff; --ink: #23211d; --soft: #6b665c; --line: #ddd8cc; --win: #2f6fb3; --tie: #b9b2a3; --loss: #dd9488; --rest: #ece8df }
@media (prefers-color-scheme: dark) {
  :root { --page: #171614; --card: #211f1c; --ink: #ece8df; --soft: #a49d8f; --line: #3a3731; --win: #3d7cbd; --tie: #787164; --loss: #99503f; --rest: #34312b }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 960px; padding: 24px 16px 48px; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 26px; line-height: 1.2 }
h2 { margin: 0 0 8px; font-size: 17px }
header p { margin: 6px 0 20px; color: var(--soft) }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; min-width: 0 }
section p { margin: 0 0 12px; color: var(--soft) }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr)); gap: 16px; margin-top: 16px; align-items: start }
.wide { overflow-x: auto; margin-top: 8px }
svg { display: block; width: 100%; height: auto; overflow: visible }
svg.bar { height: 18px; margin-bottom: 14px }
p.bar { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; margin: 0 0 3px; color: inherit }
text { font-size: 12px; fill: var(--soft); text-anchor: middle }
b { font-weight: 650 }
rect.win { fill: var(--win) } rect.tie { fill: var(--tie) } rect.loss { fill: var(--loss) } rect.rest { fill: var(--rest) }
path { fill: none; vector-effect: non-scaling-stroke }
.whisker { stroke: var(--ink); stroke-width: 1.5 }
.axis { stroke: var(--soft) }
.half { stroke: var(--card); stroke-width: 2; stroke-dasharray: 3 3 }
.legend i { display: inline-block; width: 12px; height: 12px; margin: 0 6px 0 14px; border-radius: 3px; vertical-align: -1px }
.legend i:first-child { margin-left: 0 }
i.win { background: var(--win) } i.tie { background: var(--tie) } i.loss { background: var(--loss) }
.legend i.reach { height: 2px; border-radius: 0; background: var(--ink); vertical-align: 4px }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 14px }
th, td { padding: 5px 0 5px 14px; text-align: right; border-top: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere }
.wide th, .wide td { white-space: nowrap }
.wide .words { text-align: left; white-space: normal; overflow-wrap: normal }
th:first-child { text-align: left; padding-left: 0; white-space: nowrap }
thead th { border-top: 0; color: var(--soft) }
.census { margin-top: 16px }
.bars { columns: 2 320px; column-gap: 32px }
.bars p.bar { break-after: avoid }
.bars svg.bar { height: 12px }
code { font: 14px ui-monospace, monospace }
`
