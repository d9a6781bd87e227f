import { censusSections } from '#cli/report-census'
import { bar, escape, STYLE, tableOf, units, UNITS } from '#cli/report-html'
import { formatSettings } from '#cli/settings'
import { cutShortSaid, interval, playersOf, seedOf, sizesOf, speedOf, thinkingOf } from '#cli/simulate-print'
import { type NamedStanding, type Share, type Simulation, type Spread, standingsOf } from '#cli/statistics'
import { counted, grouped, percent } from '#engine/words'
import type { AnyBox } from '#games/box'

/** One page with everything in it: no network, light and dark, to be kept or sent. */
export function reportPage(box: AnyBox, simulation: Simulation): string {
  const { parts, summary, tables } = simulation
  const { plan } = parts[0]!
  const { matches, reasons, choices, length } = summary
  const { about } = box.game
  const rows = standingsOf(box.texts.en, simulation)
  const title = `${about.name}: ${playersOf(parts)}`
  const cut = cutShortSaid(simulation)
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
${cut === undefined ? '' : `<p><strong>${escape(cut)}</strong></p>\n`}<p>${counted(matches, 'match', 'matches')}, ${plan.rotate ? 'the bots taking the seats in turn' : 'each bot in its own seat'}, seed <code>${escape(seedOf(parts))}</code></p>
</header>
<main>
<section>
<h2>Who wins</h2>
<p class="legend"><i class="win"></i>wins <i class="tie"></i>ties <i class="loss"></i>losses <i class="reach"></i>95 % confidence</p>
${sharesPlot(rows)}
<div class="wide">${tableOf(
    ['', 'played', 'wins', '95 %', 'losses', '95 %', 'ties', '95 %', 'payoff', 'index', '95 %'],
    rows.map(({ name, played, wins, losses, ties, payoff, index }) => [
      name,
      grouped(played),
      ...[wins, losses, ties].flatMap((share) => [`${percent(share.share)} %`, interval(share)]),
      payoff.toFixed(4),
      index.value.toFixed(2),
      `${index.low.toFixed(2)}–${index.high.toFixed(2)}`,
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
  ['bots', playersOf(parts)],
  ['thinking', thinkingOf(plan)],
  ['seats', `${sizesOf(parts)}, ${plan.rotate ? 'taken in turn' : 'fixed'}`],
  ['seed', seedOf(parts)],
  ['options', formatSettings(box, plan.options).replaceAll(',', ', ') || 'as by default'],
  ['speed', speedOf(simulation)],
])}
</section>
</div>
${censusSections(tables)}
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

/** One bar a row, wins from the left, losses from the right; the whisker is the confidence in the wins. */
const sharesPlot = (rows: readonly NamedStanding[]): string =>
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
