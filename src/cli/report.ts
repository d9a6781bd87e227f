import { formatSettings } from '#cli/settings'
import { nameOf, rowsOf, type Share, type Simulation, type Spread } from '#cli/statistics'
import { counted, grouped, percent } from '#cli/words'
import type { AnyBox } from '#games/box'

/** One page with everything in it: no network, light and dark, to be kept or sent. */
export function reportPage(box: AnyBox, { plan, summary, workers, seconds }: Simulation): string {
  const { matches, standings, reasons, choices, length } = summary
  const { about } = box.game
  const rows = rowsOf(standings).map((row) => ({ ...row, name: nameOf(box.texts.en, row) }))
  const title = `${about.name}: ${plan.bots.join(' against ')}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escape(title)}</h1>
<p>${counted(matches, 'match', 'matches')}, ${plan.rotate ? 'the bots taking the seats in turn' : 'each bot in its own seat'}, seed <code>${escape(plan.seed)}</code></p>
</header>
<main>
<section>
<h2>Who wins</h2>
<p class="legend"><i class="win"></i>wins <i class="tie"></i>ties <i class="loss"></i>losses <i class="reach"></i>95 % confidence</p>
${sharesPlot(rows)}
<div class="wide">${tableOf(
    ['', 'played', 'wins', '95 %', 'losses', '95 %', 'ties', '95 %', 'payoff'],
    rows.map(({ name, played, wins, losses, ties, payoff }) => [
      name,
      grouped(played),
      ...[wins, losses, ties].flatMap((share) => [`${percent(share.share)} %`, interval(share)]),
      payoff.toFixed(4),
    ]),
  )}</div>
</section>
<div class="pair">
${lengthSection(about.measure ?? 'length', length)}
${lengthSection('choices', choices)}
<section>
<h2>How it ended</h2>
${reasonsPlot(reasons)}
</section>
<section>
<h2>Settings</h2>
${tableOf(undefined, [
  ['game', `${about.name} (${about.id}), rules version ${about.rulesVersion}`],
  ['bots', plan.bots.join(', ')],
  [
    'thinking',
    Object.entries(plan.budget)
      .map(([name, most]) => `${grouped(most as number)} ${name}`)
      .join(', '),
  ],
  ['seats', plan.rotate ? 'in turn' : 'fixed'],
  ['seed', plan.seed],
  ['options', formatSettings(box, plan.options).replaceAll(',', ', ') || 'as by default'],
  ['speed', `${grouped(matches / seconds)} matches/s on ${counted(workers, 'worker')}`],
])}
</section>
</div>
</main>
</body>
</html>
`
}

const lengthSection = (measure: string, spread: Spread | null): string =>
  spread
    ? `<section>
<h2>Length in ${escape(measure)}</h2>
<p>${spread.mean.toFixed(2)} on average, standard deviation ${spread.deviation.toFixed(2)}, from ${grouped(spread.least)} to ${grouped(spread.most)}</p>
${histogram(measure, spread)}
</section>`
    : ''

interface Row {
  readonly name: string
  readonly wins: Share
  readonly losses: Share
  readonly ties: Share
}

/** One bar a row, wins from the left, losses from the right; the whisker is the confidence in the wins. */
const sharesPlot = (rows: readonly Row[]): string =>
  rows
    .map(({ name, wins, losses, ties }) => {
      const [won, lost, tied] = [wins, losses, ties].map(({ share }) => `${percent(share)} %`)
      const parts = [
        `<rect class="loss" width="${UNITS}" height="18"/>`,
        `<rect class="tie" width="${units(wins.share + ties.share)}" height="18"/>`,
        `<rect class="win" width="${units(wins.share)}" height="18"/>`,
        `<path class="half" d="M${UNITS / 2} 0v18"/>`,
      ]
      return bar(name, `<b>${won}</b> won, ${tied} tied, ${lost} lost`, parts.join(''), wins)
    })
    .join('\n')

/** Shares of a whole, each with its confidence. */
const reasonsPlot = (shares: readonly (Share & { readonly reason: string })[]): string =>
  shares
    .map((share) => {
      const parts = `<rect class="rest" width="${UNITS}" height="18"/><rect class="win" width="${units(share.share)}" height="18"/>`
      return bar(share.reason, `<b>${percent(share.share)} %</b> (${interval(share)})`, parts, share)
    })
    .join('\n')

// A bar is drawn in thousandths and stretched to the page; its words stand beside it, so that they keep their size.

const UNITS = 1000
const units = (share: number): number => Math.round(share * UNITS * 100) / 100

const bar = (name: string, figures: string, parts: string, { low, high }: Share): string =>
  `<p class="bar"><span>${escape(name)}</span><span>${figures}</span></p>
<svg class="bar" viewBox="0 0 ${UNITS} 18" preserveAspectRatio="none" aria-hidden="true">${parts}<path class="whisker" d="M${units(low)} 4v10M${units(low)} 9H${units(high)}M${units(high)} 4v10"/></svg>`

const MOST_BINS = 32
const WIDTH = 400
const HEIGHT = 160

/** How many matches had which length; neighbouring lengths share a column where there are too many. */
function histogram(measure: string, { counts, least, most }: Spread): string {
  const span = Math.ceil((most - least + 1) / MOST_BINS)
  const bins = Array.from({ length: Math.ceil((most - least + 1) / span) }, () => 0)
  for (const [value, times] of counts) bins[Math.floor((value - least) / span)]! += times
  const all = bins.reduce((sum, times) => sum + times, 0)
  const highest = Math.max(...bins)
  const step = WIDTH / bins.length
  const everyLabel = Math.ceil(bins.length / 10)
  const bars = bins.map((times, at) => {
    const height = (times / highest) * (HEIGHT - 24)
    const [x, top, middle] = [at * step + step * 0.08, HEIGHT - height, at * step + step / 2].map(place)
    const from = least + at * span
    const title = `${span === 1 ? from : `${from} to ${from + span - 1}`} ${measure}: ${counted(times, 'match', 'matches')}`
    return [
      `<rect class="win" x="${x}" y="${top}" width="${place(step * 0.84)}" height="${place(height)}"><title>${escape(title)}</title></rect>`,
      bins.length <= 8 ? label(middle!, top! - 5, `${percent(times / all)} %`) : '',
      at % everyLabel === 0 ? label(middle!, HEIGHT + 17, `${from}`) : '',
    ].join('')
  })
  const name = escape(`Matches by length in ${measure}`)
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT + 22}" role="img" aria-label="${name}"><path class="axis" d="M0 ${HEIGHT}H${WIDTH}"/>${bars.join('\n')}</svg>`
}

const label = (x: number, y: number, text: string): string => `<text x="${x}" y="${place(y)}">${text}</text>`

const place = (at: number): number => Math.round(at * 100) / 100

function tableOf(head: readonly string[] | undefined, rows: readonly (readonly string[])[]): string {
  const top = head
    ? `<thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr></thead>`
    : ''
  const line = ([name = '', ...cells]: readonly string[]): string =>
    `<tr><th scope="row">${escape(name)}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
  return `<table>${top}<tbody>${rows.map(line).join('')}</tbody></table>`
}

const interval = ({ low, high }: Share): string => `${percent(low)}–${percent(high)}`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
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
th:first-child { text-align: left; padding-left: 0; white-space: nowrap }
thead th { border-top: 0; color: var(--soft) }
code { font: 14px ui-monospace, monospace }
`
