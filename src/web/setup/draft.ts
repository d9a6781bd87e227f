import type { About, Option, OptionValue } from '#engine/game'
import { wishedAtScreen } from '#engine/options'
import type { NewTable } from '#protocol/acts'
import { type Pace, PACES } from '#protocol/pace'
import type { ClockPlan } from '#web/lobby/clock-said'

// A table that someone is setting up, and how it is kept on this device until the next time.

export type SeatPlan = 'human' | 'device' | 'easy' | 'normal' | 'hard'
export type Where = 'server' | 'device'
export type Options = Readonly<Record<string, OptionValue>>

export interface Draft {
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  readonly clock: ClockPlan
  readonly isPublic: boolean
  /** How many seconds after it has happened spectators learn what happens in the match. */
  readonly delay: number
  /** After how many seconds a bot may play on for somebody who is away; 0 never. */
  readonly patience: number
  readonly where: Where
  /** How fast bots play. */
  readonly pace: Pace
}

export const SEAT_PLANS: readonly SeatPlan[] = ['human', 'device', 'easy', 'normal', 'hard']

/** What can be chosen of each clock, in the units it is spoken of. */
export const CLOCKS = {
  moveSeconds: [15, 30, 60, 120, 300, 600],
  bankMinutes: [1, 3, 5, 10, 15, 30, 60],
  incrementSeconds: [0, 2, 5, 10, 30],
  days: [1, 2, 3, 5, 7, 14],
} as const

export const NEW_CLOCKS: { readonly [Kind in ClockPlan['kind']]: Extract<ClockPlan, { kind: Kind }> } = {
  none: { kind: 'none' },
  move: { kind: 'move', ms: 60_000 },
  game: { kind: 'game' },
  bank: { kind: 'bank', ms: 300_000, increment: 5000 },
  days: { kind: 'days', days: 3 },
}

/** Seconds that spectators can be made to wait. */
export const DELAYS = [0, 30, 60, 180, 300, 900] as const

/** Seconds that somebody may be away. */
export const PATIENCES = [60, 120, 300, 900, 0] as const
const PATIENCE = 120

/** The options of a game as rows. */
export const optionsOf = (about: About<object>): [string, Option<OptionValue>][] =>
  Object.entries(about.options) as [string, Option<OptionValue>][]

/** Those among which there is something to choose with so many seats. */
export const optionsFor = (about: About<object>, seats: number): [string, Option<OptionValue>][] =>
  optionsOf(about).filter(([, option]) => isFor(option, seats))

const isFor = (option: Option<OptionValue>, seats: number): boolean => option.seats?.includes(seats) ?? true

type Seats = Pick<Draft, 'seats' | 'where'>

/** What the house is asked for; where it is played on this device, everybody plays at its screen. */
const seatsWanted = ({ seats, where }: Seats): NewTable['seats'] =>
  seats.map((seat) => {
    if (seat === 'device' || (seat === 'human' && where === 'device')) return { kind: 'device' }
    return seat === 'human' ? { kind: 'human' } : { kind: 'bot', level: seat }
  })

const peopleAtScreen = (draft: Seats): number => seatsWanted(draft).filter(({ kind }) => kind === 'device').length

type Choosing = Seats & Pick<Draft, 'options'>

/** What was chosen; of what cannot be chosen at one screen, what it must be, and with so many seats, the usual. */
export const chosenOptions = (about: About<object>, draft: Choosing): Options => ({
  ...(wishedAtScreen(about, draft.options, peopleAtScreen(draft)) as Options),
  ...Object.fromEntries(
    optionsOf(about).flatMap(([key, option]) => (isFor(option, draft.seats.length) ? [] : [[key, option.default]])),
  ),
})

/** Those that are not free, because several people share this screen. */
export const settledOptions = (about: About<object>, draft: Seats): string[] =>
  Object.keys(wishedAtScreen(about, {}, peopleAtScreen(draft)))

/** What one finds when one sets up a game for the first time: oneself against bots. */
export const newDraft = (about: About<object>): Draft => ({
  options: Object.fromEntries(optionsOf(about).map(([key, option]) => [key, option.default])),
  seats: Array.from({ length: about.seats[0] }, (_, seat) => (seat === 0 ? 'human' : 'normal')),
  clock: NEW_CLOCKS.none,
  isPublic: false,
  delay: 0,
  patience: PATIENCE,
  where: 'server',
  pace: 'calm',
})

/** Reads what was kept; each part that makes no sense for this game is as at the first time. */
export function parseDraft(about: About<object>, text: string | null): Draft {
  const fresh = newDraft(about)
  const kept = parseObject(text)
  const options = parseObject(JSON.stringify(kept['options'] ?? {}))
  return {
    options: Object.fromEntries(
      optionsOf(about).map(([key, option]) => {
        const value = options[key] as OptionValue
        return [key, option.values.includes(value) ? value : option.default]
      }),
    ),
    seats: isSeats(about, kept['seats']) ? kept['seats'] : fresh.seats,
    clock: isClock(about, kept['clock']) ? kept['clock'] : fresh.clock,
    isPublic: kept['isPublic'] === true,
    delay: DELAYS.find((seconds) => seconds === kept['delay']) ?? 0,
    patience: PATIENCES.find((seconds) => seconds === kept['patience']) ?? PATIENCE,
    where: kept['where'] === 'device' ? 'device' : 'server',
    pace: PACES.find((pace) => pace === kept['pace']) ?? 'calm',
  }
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    return {}
  }
}

const isSeats = ({ seats: [min, max] }: About<object>, seats: unknown): seats is readonly SeatPlan[] =>
  Array.isArray(seats) &&
  seats.length >= min &&
  seats.length <= max &&
  seats.every((seat) => SEAT_PLANS.includes(seat as SeatPlan))

function isClock({ limits }: About<object>, clock: unknown): clock is ClockPlan {
  const { kind, ms, increment, days } = { ...(clock as object) } as Readonly<Record<string, unknown>>
  const isOneOf = (values: readonly number[], value: unknown, unit: number): boolean =>
    values.some((each) => each * unit === value)
  switch (kind) {
    case 'none':
      return true
    case 'game':
      return limits !== undefined
    case 'move':
      return isOneOf(CLOCKS.moveSeconds, ms, 1000)
    case 'bank':
      return isOneOf(CLOCKS.bankMinutes, ms, 60_000) && isOneOf(CLOCKS.incrementSeconds, increment, 1000)
    case 'days':
      return isOneOf(CLOCKS.days, days, 1)
    default:
      return false
  }
}

/** The seat of whoever sets up: the first of a person, unless the screen has some. */
export const ownSeat = (seats: readonly SeatPlan[]): number => (seats.includes('device') ? -1 : seats.indexOf('human'))

/** Somebody else is to sit there. Whoever lets another play at this screen plays there, too. */
export function reseated(seats: readonly SeatPlan[], at: number, plan: SeatPlan): readonly SeatPlan[] {
  const own = ownSeat(seats)
  const next = seats.with(at, plan)
  return plan === 'device' && own >= 0 ? next.with(own, 'device') : next
}

/** Whether someone from elsewhere has to come; whoever sets up takes a seat unless the screen has some. */
export function awaitsOthers({ seats, where }: Draft): boolean {
  if (where === 'device') return false
  const people = seats.filter((seat) => seat === 'human').length
  return people > (seats.includes('device') ? 0 : 1)
}

/** Whether there is anybody whose pace could be set. */
export const hasBots = ({ seats }: Draft): boolean => seats.some((seat) => seat !== 'human' && seat !== 'device')

/** What is asked of the house. On this device nobody has days to think. */
export function toNewTable(about: About<object>, draft: Draft): NewTable {
  const { clock, isPublic, delay, patience, where, pace } = draft
  return {
    game: about.id,
    options: chosenOptions(about, draft),
    seats: seatsWanted(draft),
    clock: where === 'device' && clock.kind === 'days' ? NEW_CLOCKS.none : clock,
    public: isPublic && awaitsOthers(draft),
    ...(where === 'server' && delay > 0 && { delay: delay * 1000 }),
    ...(awaitsOthers(draft) && clock.kind === 'none' && { patience: patience * 1000 }),
    ...(hasBots(draft) && { pace }),
  }
}

const keyOf = (about: About<object>): string => `ludus-setup-${about.id}`

/** The set-up that was last seen on this device. */
export function keptDraft(about: About<object>): Draft {
  try {
    return parseDraft(about, localStorage.getItem(keyOf(about)))
  } catch {
    return newDraft(about)
  }
}

export function keepDraft(about: About<object>, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(about), JSON.stringify(draft))
  } catch {
    // Storage may be full or forbidden; then the next set-up starts afresh.
  }
}
