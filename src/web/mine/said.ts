import { isClosed } from '#games/shelf'
import { scoreOf } from '#protocol/series'
import type { NowTold, OwnMatchTold, SeriesTold } from '#protocol/told'
import { isPlayedTogether, sitterSaid } from '#web/lobby/said'
import { language } from '#web/settings'
import type { mine } from '#web/words/mine'
import type { Words } from '#web/words/words'

// A match of one's own in a few words.

/** With whom one plays, as far as they have come; several at one screen, or bots alone, are all named. */
function othersSaid({ seats, own }: Pick<OwnMatchTold, 'seats' | 'own'>, words: Words): string {
  const others = seats
    .filter(({ guest, bot }, seat) => !own.includes(seat) && (guest !== null || bot !== null))
    .map((seat) => sitterSaid(seat, words))
  return [...(own.length > 1 ? [words.home.sameScreen] : []), ...others].join(', ')
}

type Company = Pick<(typeof mine)['en'], 'with' | 'against' | 'alone' | 'nobodyElse'>

/** In whose company one plays: against others, or with them where all play together. */
export function companySaid(
  match: Pick<OwnMatchTold, 'game' | 'status' | 'seats' | 'own'>,
  words: Words,
  said: Company,
) {
  const others = othersSaid(match, words)
  if (others === '') return match.status === 'open' ? said.nobodyElse : said.alone
  return (isPlayedTogether(match.game) ? said.with : said.against)(others)
}

/** Whether it was won, lost, drawn, or came to no end; nothing where several share a screen and fared differently. */
export function resultOf({ own, outcome }: OwnMatchTold): 'won' | 'lost' | 'drew' | 'closed' | undefined {
  if (!outcome) return undefined
  if (isClosed(outcome)) return 'closed'
  const [paid, ...others] = new Set(own.map((seat) => outcome.payoffs[seat]!))
  if (paid === undefined || others.length > 0) return undefined
  if (paid === 1) return 'won'
  return paid === 0 || outcome.payoffs.includes(1) ? 'lost' : 'drew'
}

/** The score of a series between two, one's own wins first: 3 : 2. Of more, each one's wins in the order of the seats. */
export function scoreSaid(
  series: SeriesTold | null | undefined,
  seats: NowTold['seats'],
  own: readonly number[],
): string | undefined {
  const score = scoreOf(series ?? undefined, seats)
  if (!score) return undefined
  const isTurned = score.length === 2 && own.length === 1 && own[0] === 1
  return (isTurned ? score.toReversed() : score).join(' : ')
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was. */
export function agoSaid(at: number, now: number, justNow: string): string {
  const unit = UNITS.find(([, ms]) => now - at >= ms)
  if (!unit) return justNow
  const [name, ms] = unit
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.floor((now - at) / ms), name)
}

/** The language of the page as it is written where they are: a day in English has two orders. */
const locale = (): string => navigator.languages.find((one) => one.split('-', 1)[0] === language()) ?? language()

/** A day, and the time of it. */
export const daySaid = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
