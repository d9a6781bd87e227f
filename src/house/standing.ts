import type { Level } from '#bots/bot'
import type { Actor, GameTypes, Outcome, Seat } from '#engine/game'
import type { Question } from '#engine/frozen'
import type { Match } from '#engine/match'
import type { GuestId } from '#house/entry'
import type { Pace } from '#protocol/pace'
import type { Topic } from '#protocol/votes'
import { type Asking, type ClockPlan, type Clocks, timeFor, turnClocks } from '#house/clock'

/** Who sits on a seat now. */
export interface Sitter {
  /** Nobody for a bot that sits there by plan. */
  readonly guest: string | null
  readonly name: string
  /** The bot that plays: by plan, or for someone who left. */
  readonly bot: Level | null
  readonly salt: string
  /** Choices in a row that the clock had to make, as everybody knows: not those that were asked for in secret. */
  readonly missed: number
  /** The same for each kind of question by itself, secret ones included. */
  readonly missedOf: Readonly<Record<string, number>>
  /** The part of the match in which the clock last had to choose, which counts once however much it has to choose there. */
  readonly missedPart?: string
  /** A bot that has just sat down, and has yet to settle what is its own. */
  readonly isNew: boolean
  /** The bot plays until whoever sits there is back: others have let it. */
  readonly isStandIn?: boolean
  /** Whoever sits there has left for good, as long as they do not come back. */
  readonly hasLeft?: boolean
  /** The face that whoever sits there has chosen. */
  readonly face?: string
}

/** Someone who sits down. */
export const sitter = (guest: string | null, name: string, bot: Level | null, salt: string, face?: string): Sitter => ({
  guest,
  name,
  bot,
  salt,
  ...(face !== undefined && { face }),
  missed: 0,
  missedOf: {},
  isNew: bot !== null,
})

/** What one who may answer is asked. */
interface Ask {
  /** The number of the question in the match; `null` if there is none. */
  readonly decision: number | null
  /** The number by which the seat knows it: its own questions, counted from 0. That of the match tells of others, too. */
  readonly nth: number
  /** When it was asked, or a bot sat down to answer it. */
  readonly at: number
}

/** Something that somebody wants, and that needs the agreement of all whom it concerns. */
export interface Vote {
  readonly topic: Topic
  /** Who wanted it first: what is for one side alone is for theirs. */
  readonly seat: Seat
  /** The people who want it, in the order in which they said so. */
  readonly agreed: readonly GuestId[]
}

/** What changes at a table besides the match, as plain JSON. Replaced as a whole. */
export interface Standing {
  /** The version of the rules under which it is played. */
  readonly rules: number
  /** Those whom the host does not want to sit here. */
  readonly barred: readonly GuestId[]
  /** Whether those speak alone who sit here, and the host. */
  readonly isQuiet: boolean
  /** How it ended if it was closed before the match began. */
  readonly closed: Outcome | null
  /** When the last entry came. */
  readonly at: number
  /** When something last happened of which everybody was told at once. */
  readonly heardAt: number
  /** What each seat is asked, and at the end the clock. */
  readonly asks: readonly Ask[]
  readonly seats: readonly (Sitter | null)[]
  readonly clocks: Clocks | null
  readonly rematch: string | null
  readonly endedAt: number | null
  /** How many lines of the log each viewer has been told, the spectators last. */
  readonly lines: readonly number[]
  /** How fast bots play, where it is not as planned any more. */
  readonly pace?: Pace
  /** Who does not want to wait until asked again; everybody has the time there is if left out. */
  readonly hurry?: Seat | null
  /** What somebody wants and has not come about. */
  readonly votes?: readonly Vote[]
  /** Since when the clocks stand still because all want that. */
  readonly pausedAt?: number | null
  /** When the match's own time began, while it passes; only where a game knows such a time. */
  readonly origin?: number | null
}

/** How long, in milliseconds, everybody has to get ready when time goes on after nobody was there. */
const COUNTDOWN = 3000

export const withSitter = (standing: Standing, seat: Seat, sitter: Sitter | null): Standing => ({
  ...standing,
  seats: standing.seats.with(seat, sitter),
})

/** Someone who sits there has changed. */
export const withChange = (standing: Standing, seat: Seat, change: Partial<Sitter>): Standing =>
  withSitter(standing, seat, { ...standing.seats[seat]!, ...change })

/** The clock had to answer this for a seat, in some part of the match, or it has answered by itself. */
export function withMissed(
  standing: Standing,
  seat: Seat,
  byClock: boolean,
  question: Question | undefined,
  part: string | null = null,
): Standing {
  const { missed, missedOf, missedPart } = standing.seats[seat]!
  if (byClock && part !== null && part === missedPart) return standing
  const kind = question?.kind ?? ''
  const before = missedOf[kind] ?? 0
  if (!byClock && missed === 0 && before === 0) return standing
  return withChange(standing, seat, {
    missed: question?.secret ? missed : byClock ? missed + 1 : 0,
    missedOf: question ? { ...missedOf, [kind]: byClock ? before + 1 : 0 } : missedOf,
    ...(byClock && part !== null && { missedPart: part }),
  })
}

const NEVER_ASKED: Ask = { decision: null, nth: -1, at: 0 }
/** Before the match. */
export const noAsks = (seats: number): readonly Ask[] => Array.from({ length: seats + 1 }, () => NEVER_ASKED)

/** Nobody was there for so long: whatever time passes in the match goes on after a countdown. */
export const withCountdown = (standing: Standing, away: number): Standing =>
  typeof standing.origin === 'number' ? { ...standing, origin: standing.origin + away + COUNTDOWN } : standing

/** It is that late in the match by now: sooner than it would be, where nobody had to wait. */
export const withTime = (standing: Standing, time: number, at: number): Standing =>
  typeof standing.origin === 'number' ? { ...standing, origin: Math.min(standing.origin, at - time) } : standing

/** Whether time passes, and since when. */
function originOf({ origin = null }: Standing, match: Match<GameTypes>, at: number): number | null {
  const beat = match.outcome ? undefined : match.game.beat?.(match.state)
  return beat ? (origin ?? at - beat.now) : null
}

/** After the position has changed: what is asked now, the same as before or something new. */
export function withAsks(standing: Standing, match: Match<GameTypes>, at: number): Standing {
  const pending = match.pending()
  const asks = standing.asks.map((ask, place): Ask => {
    const actor: Actor = place === standing.seats.length ? 'clock' : place
    const decision = pending.find((question) => question.actor === actor)?.decision ?? null
    if (decision === ask.decision) return ask
    return decision === null ? { ...ask, decision } : { decision, nth: ask.nth + 1, at }
  })
  const { hurry } = standing
  const isAskedAgain = pending.some(({ actor, secret }) => actor === hurry && !secret)
  return {
    ...standing,
    asks,
    ...(isAskedAgain && { hurry: null }),
    ...(match.game.beat && { origin: originOf(standing, match, at) }),
  }
}

/** After something other than choices that were played. Where no time is kept no clock is turned. */
export const withClocks = (standing: Standing, match: Match<GameTypes> | undefined, at: number): Standing =>
  standing.clocks && match && standing.clocks.plan.kind !== 'none'
    ? { ...standing, clocks: turnClocks(standing.clocks, askingOf(match, standing, standing.clocks.plan), at) }
    : standing

/** The part of the match that each seat is in; `null` where there are none. */
export const partsOf = ({ game, state }: Match<GameTypes>, seats: number): readonly (string | null)[] =>
  Array.from({ length: seats }, (_, seat) => game.part?.(state, seat) ?? null)

/** What the clocks must know; they run for people only, and for nobody while all want them to stand still. */
export function askingOf(
  match: Match<GameTypes>,
  { seats, pausedAt = null }: Pick<Standing, 'seats' | 'pausedAt'>,
  plan: ClockPlan,
): Asking {
  const { limits } = match.game.about
  const pending = match.pending()
  const open = seats.map((_, seat) => pending.find(({ actor, secret }) => actor === seat && !secret))
  const isTimed = (seat: Seat): boolean => !seats[seat]!.bot && pausedAt === null
  // What lasts while time passes ends when the game says so.
  const isEndless = ({ lasting }: Question): boolean => lasting === true && match.game.beat?.(match.state) !== undefined
  // Where all questions are alike, the time of the next one is known before it is asked.
  const next = plan.kind === 'game' ? null : timeFor(plan, limits, { kind: '' })
  return {
    asked: open.map((question) => question?.decision ?? null),
    given: open.map((question) => (!question ? next : isEndless(question) ? null : timeFor(plan, limits, question))),
    ...(plan.kind === 'game' && match.game.part && { parts: partsOf(match, seats.length) }),
    running: [...seats.keys()].filter(
      (seat) => isTimed(seat) && open[seat] && !open[seat].locked && !isEndless(open[seat]),
    ),
    secrets: pending.flatMap(({ actor, decision, kind, secret, locked }) => {
      const left = secret && timeFor(plan, limits, { kind, secret })
      if (left === undefined || left === null || actor === 'clock') return []
      return [{ seat: actor, decision, left, runs: isTimed(actor) && !locked }]
    }),
    // Where seats undo beside each other, no clock is turned back.
    undoer: match.game.beside ? null : (match.undoers[0] ?? null),
  }
}

/**
 * The people whose choices are played, as everybody knows, when `actor` chooses: one, all who were asked for a sealed
 * choice, or nobody if it was asked in secret.
 */
export function moversOf(actor: Actor, asked: readonly Question[], seats: Standing['seats']): readonly Seat[] {
  const question = asked.find((one) => one.actor === actor)
  if (question?.secret) return []
  const movers = question?.sealed ? asked.filter(({ sealed }) => sealed).map((question) => question.actor) : [actor]
  return movers.filter((mover) => mover !== 'clock' && !seats[mover]!.bot) as Seat[]
}
