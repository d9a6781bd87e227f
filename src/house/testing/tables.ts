import { randomBot } from '#bots/random'
import type { Game, Seat, Text } from '#engine/game'
import type { Input } from '#engine/match'
import { pick, type Random } from '#engine/random'
import { Refused } from '#engine/refusal'
import { type Pace, PACES } from '#protocol/pace'
import { pebbles } from '#engine/testing/pebbles'
import { type Cairn, cairn } from '#engine/testing/cairn'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { type Scramble, scramble } from '#engine/testing/scramble'
import { type AnyBox, anyBox, type Box } from '#games/box'
import type { ClockPlan } from '#house/clock'
import { commitment } from '#house/fair'
import type { Effect } from '#house/effect'
import type { Entry, Logged, SeatPlan } from '#house/entry'
import { Table } from '#house/table'
import { intendWish } from '#house/wishes'
import { TOPICS, WISHES } from '#protocol/votes'

const text: Text<Pebbles & Cairn & Scramble> = {
  summary: '',
  options: {},
  seat: (seat) => `seat ${seat}`,
  decision: ({ kind }) => kind,
  choice: ({ kind }) => kind,
  event: ({ kind }) => kind,
  outcome: ({ reason }) => reason,
  refusal: ({ message }) => message,
}

/** A toy game in a box, with players that take anything. */
const toyBox = <Toy extends Pebbles | Cairn | Scramble>(game: Game<Toy>): AnyBox =>
  anyBox<Toy>({
    game,
    texts: { en: text, de: text } as unknown as Box<Toy>['texts'],
    bots: { easy: () => randomBot(), normal: () => randomBot(), hard: () => randomBot() },
  })

export const pebblesBox = toyBox(pebbles)
export const cairnBox = toyBox(cairn)
export const scrambleBox = toyBox(scramble)

export interface TableSketch {
  readonly box: AnyBox
  readonly seats: number
  readonly options?: object
  readonly clock?: ClockPlan
  readonly pace?: Pace
  readonly delay?: number
  readonly secret?: string
}

const SECRET = 'a secret'

export const guestAt = (seat: Seat): string => `guest-${seat}`

/** A table with a person on every seat, and all that happened there. */
export class Diary {
  readonly table: Table
  readonly log: Logged[] = []
  readonly effects: Effect[] = []
  readonly #sketch: TableSketch

  constructor(sketch: TableSketch) {
    this.#sketch = sketch
    const { id, rulesVersion } = sketch.box.game.about
    const { seats, options = {}, clock = { kind: 'none' }, pace, delay, secret = SECRET } = sketch
    const plan = {
      game: id,
      options,
      seats: Array.from({ length: seats }, (): SeatPlan => ({ kind: 'human' })),
      clock,
      public: true,
      ...(pace && { pace }),
      ...(delay && { delay }),
    }
    const entry: Entry = {
      kind: 'created',
      by: guestAt(0),
      name: 'Host',
      plan,
      rules: rulesVersion,
      commitment: commitment(secret),
    }
    this.table = this.#begin({ seq: 0, at: 1_000_000, entry })
    this.log.push(this.table.opening.logged)
    this.effects.push(this.table.opening)
    for (let seat = 0; seat < seats; seat++)
      this.write({ kind: 'sat', seat, guest: guestAt(seat), name: `Guest ${seat}`, salt: `salt of ${seat}` }, 1000)
  }

  /** Something happens, so many milliseconds after what happened last. Throws `Refused`, and then nothing is written. */
  write(entry: Entry, after = 0): Effect {
    const { table } = this
    const effect = table.apply({ seq: table.seq + 1, at: table.at + after, entry })
    this.log.push(effect.logged)
    this.effects.push(effect)
    return effect
  }

  /** The table folded again from what its entries did, as it comes from a disk; only the first entries, if so many are named. */
  again(entries = this.log.length): Table {
    return this.retold(entries).table
  }

  /** The same with all that is told on the way. */
  retold(entries = this.log.length): { readonly table: Table; readonly effects: readonly Effect[] } {
    const [created, ...log] = JSON.parse(JSON.stringify(this.log)) as Logged[]
    const table = this.#begin(created!)
    return { table, effects: [table.opening, ...log.slice(0, entries - 1).map((logged) => table.recall(logged))] }
  }

  /** The table played again by the rules, from the entries alone. */
  replayed(): { readonly table: Table; readonly log: readonly Logged[] } {
    const [created, ...log] = this.log.map(({ seq, at, entry }) => ({ seq, at, entry }))
    const table = this.#begin(created!)
    return { table, log: [table.opening.logged, ...log.map((logged) => table.apply(logged).logged)] }
  }

  #begin(created: Logged): Table {
    return new Table('the-table', this.#sketch.secret ?? SECRET, this.#sketch.box, created)
  }
}

/** Something that somebody may say to something that needs others, too; `undefined` if it would be refused. */
function anyWish(table: Table, luck: Random): Entry | undefined {
  const wish = { topic: pick(luck, TOPICS), says: pick(luck, WISHES) }
  try {
    return intendWish(table, luck.below(table.seats.length), wish, table.at)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** One of the many things that may happen at a running table, mostly choices. */
export function somethingAt(table: Table, luck: Random): Entry {
  const match = table.match!
  const seat = luck.below(table.seats.length)
  const { bot } = table.seats[seat]!
  const by = bot ? 'bot' : 'seat'
  const asides = match.asides(seat)
  if (asides.length > 0 && luck.below(8) === 0)
    return { kind: 'input', input: { actor: seat, choice: pick(luck, asides) }, by }
  const wish = luck.below(6) === 0 ? anyWish(table, luck) : undefined
  if (wish) return wish
  switch (luck.below(12)) {
    case 0:
      return { kind: 'chat', guest: guestAt(seat), name: 'Any', seat: luck.below(2) ? seat : null, text: 'Well.' }
    case 1:
      return bot ? { kind: 'returned', seat } : { kind: 'replaced', seat, level: 'normal' }
    case 2:
      return { kind: 'handed', seat, guest: guestAt(seat), name: `Heir ${seat}` }
    case 3:
      if (luck.below(4) === 0) return { kind: 'chat-locked', on: !table.isQuiet }
      if (luck.below(60) === 0) return { kind: 'closed', reason: luck.below(2) ? 'host' : 'expired' }
      return { kind: 'renamed', guest: guestAt(seat), name: `Sir ${seat}` }
    case 4:
      if (luck.below(4) === 0) return { kind: 'paced', pace: pick(luck, PACES) }
      if (luck.below(4) === 0) return { kind: 'hurried', seat }
      return { kind: 'resumed', away: luck.below(5000) }
    case 5:
      if (match.undoers.length > 0)
        return { kind: 'input', input: { actor: pick(luck, match.undoers), act: 'undo' }, by }
  }
  const { actor, locked } = pick(luck, match.pending())
  const choice: Input = { actor, choice: pick(luck, match.choices(actor)) }
  const input: Input = locked && luck.below(2) === 0 ? { actor, act: 'take-back' } : choice
  return { kind: 'input', input, by: actor !== 'clock' && table.seats[actor]!.bot ? 'bot' : 'seat' }
}
