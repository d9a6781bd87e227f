import { type Change, changed, changeOf } from '#engine/change'
import type { Moment } from '#engine/frozen'
import type { Actor, GameTypes, Seat, Viewer } from '#engine/game'
import { clone, same } from '#engine/json'
import { pick, type Random, SeededRandom } from '#engine/random'
import { tellOwnMatch } from '#house/mine'
import { recordOf } from '#house/record'
import { awaitedAt, type OwnMatch, seatingOf } from '#house/seating'
import type { Entry, Logged } from '#house/entry'
import { type FrozenTable, Table } from '#house/table'
import { type Effect, isFor, viewersOf } from '#house/effect'
import { differenceFor, type Look, lookOf } from '#house/look'
import { tellAll, tellLines, tellLobby, tellNews } from '#house/tell'
import { Diary, somethingAt, type TableSketch } from '#house/testing/tables'

// Everything that someone is sent must stay the same, byte for byte, when what they may not know is drawn anew.

/** Who makes messages: the real ones, or in a test of the test some that say too much. */
export interface Telling {
  /** All that a viewer could be sent at this moment. */
  now(table: Table, viewer: Viewer, at: number): unknown
  /** What a viewer is sent when this has happened; `before` is how the table stood then. */
  news(table: Table, told: Effect, viewer: Viewer, at: number, before: Look): unknown
}

const SECRET = 'another secret'
const NOBODY: ReadonlySet<string> = new Set()

/** The match as it is kept for those who look for their own. */
const ownMatchOf = (table: Table): OwnMatch => ({
  id: table.id,
  status: table.status,
  seating: seatingOf(table),
  awaited: awaitedAt(table),
})

export const telling: Telling = {
  now: (table, viewer, at) => [
    tellAll(table, viewer, [], at),
    tellNews(table, viewer, [], at, {
      view: undefined,
      seats: false,
      pending: true,
      own: false,
      asides: false,
      votes: false,
      sides: false,
      time: false,
    }),
    tellLobby(table),
    viewer === 'spectator' ? null : tellOwnMatch(ownMatchOf(table), table.seats[viewer]!.guest!),
    recordOf(table, []) ?? null,
    table.linesOf(viewer),
  ],
  news(table, told, viewer, at, before) {
    // Whoever wants whole views, and whoever is told step by step how they change.
    return [true, false].map((wantsWhole) => {
      const changed = differenceFor(table, before, lookOf(table), [told], viewer, wantsWhole)
      const lines = tellLines(table, [told], viewer, table.linesOf(viewer), NOBODY, changed?.changes)
      return changed ? tellNews(table, viewer, lines, at, changed) : null
    })
  },
}

/** What someone may try who wants to learn something from being refused. */
export type Probe = (luck: Random) => unknown

interface Hunt extends TableSketch {
  readonly seed: string
  readonly probes: readonly Probe[]
  readonly telling?: Telling
}

/** Where bytes differed. */
export interface Leak {
  readonly viewer: Viewer
  readonly entry: Entry | undefined
  readonly told: string
  readonly otherwise: string
}

/** Plays one random match and looks for a leak at every moment of it, for every viewer; `states` says how many moments. */
export function huntLeak(hunt: Hunt): { readonly leak: Leak | undefined; readonly states: number } {
  const luck = SeededRandom.from(hunt.seed)
  const diary = new Diary({ ...hunt, secret: hunt.seed })
  const hunter = new Hunter(hunt, diary, luck)
  let states = 0
  while (diary.table.status === 'live') {
    states++
    const entry = somethingAt(diary.table, luck)
    for (const viewer of viewersOf(hunt.seats)) {
      const leak = hunter.atRest(viewer) ?? hunter.after(entry, viewer)
      if (leak) return { leak, states }
    }
    diary.write(entry, luck.below(5000))
  }
  return { leak: undefined, states }
}

/** Deals many times: whoever sees the same must have been told the same, whatever was dealt to others. */
export function huntLeakInDeals(sketch: TableSketch, deals: number): Leak | undefined {
  const known = new Map<string, string>()
  for (let deal = 0; deal < deals; deal++) {
    const { table, effects } = new Diary({ ...sketch, secret: `deal ${deal}` })
    for (const viewer of viewersOf(sketch.seats)) {
      const view = JSON.stringify(table.match!.view(viewer))
      const lines = JSON.stringify(tellLines(table, effects, viewer, 1, NOBODY), inOrder)
      const before = known.get(view) ?? lines
      if (before !== lines) return { viewer, entry: undefined, told: before, otherwise: lines }
      known.set(view, lines)
    }
  }
  return undefined
}

/** In which order their own cards came people know, though they cannot see it any more. */
const inOrder = (_key: string, value: unknown): unknown =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.toSorted() : value

class Hunter {
  readonly #hunt: Hunt
  readonly #diary: Diary
  readonly #luck: Random
  readonly #telling: Telling

  constructor(hunt: Hunt, diary: Diary, luck: Random) {
    this.#hunt = hunt
    this.#diary = diary
    this.#luck = luck
    this.#telling = hunt.telling ?? telling
  }

  /** Compares all that `viewer` could be sent now. */
  atRest(viewer: Viewer): Leak | undefined {
    const { table } = this.#diary
    const twin = this.#twin(viewer, false)
    this.#exchange(twin, viewer)
    const quiet = this.#hush(twin, viewer)
    const at = quiet.at + this.#luck.below(9000)
    const tries = Array.from({ length: 6 }, () => pick(this.#luck, this.#hunt.probes)(this.#luck))
    const decision = pick(this.#luck, [undefined, undefined, 0, table.match!.plays, this.#luck.below(40)])
    const text = (one: Table): string =>
      JSON.stringify([
        this.#telling.now(one, viewer, at),
        tries.map((choice) => refusal(one, viewer, choice, decision)),
      ])
    return this.#compare(viewer, undefined, text(table), text(quiet))
  }

  /** Compares what `viewer` is sent when something happens, which may show something: but only where it says so. */
  after(entry: Entry, viewer: Viewer): Leak | undefined {
    const [table, twin] = [this.#copy(), this.#twin(viewer, true)]
    const other = this.#alike(entry, table, twin, viewer)
    if (!other) return undefined
    const { seq, at } = this.#diary.table
    const [before, beforeTwin] = [lookOf(table), lookOf(twin)]
    const streams = streamsAt(table)
    const told = table.apply({ seq: seq + 1, at, entry })
    const toldTwin = twin.apply({ seq: seq + 1, at, entry: other })
    if (table.status === 'over' || twin.status === 'over') return undefined
    // A stream begins with the seed, and the twin's is another.
    if (streamsAt(table) > streams || streamsAt(twin) > streams) return undefined
    const [view, viewTwin] = [table, twin].map((one) => JSON.stringify(one.match!.view(viewer))) as [string, string]
    if (view !== viewTwin)
      return told.happened.some(({ event }) => event.shows) ? undefined : this.#compare(viewer, entry, view, viewTwin)
    // Whoever speaks up in secret is known by what they say.
    if (!same(heardBy(table, told, viewer), heardBy(twin, toldTwin, viewer)) && toldTwin.isSecret) return undefined
    const text = (one: Table, what: Effect, look: Look): string =>
      JSON.stringify([this.#telling.news(one, what, viewer, at, look), this.#telling.now(one, viewer, at)])
    return this.#compare(viewer, entry, text(table, told, before), text(twin, toldTwin, beforeTwin))
  }

  #compare(viewer: Viewer, entry: Entry | undefined, told: string, otherwise: string): Leak | undefined {
    return told === otherwise ? undefined : { viewer, entry, told, otherwise }
  }

  #copy(): Table {
    const { table, log } = this.#diary
    return thawed(table.freeze(), table, log[0]!, this.#hunt.seed)
  }

  /** The same table to `viewer`: what the viewer may not know is drawn anew. The dice to come, too, unless they are to be rolled. */
  #twin(viewer: Viewer, sameDice: boolean): Table {
    const { table, log } = this.#diary
    const luck = this.#luck
    const { game } = table.box
    const frozen = clone(table.freeze())
    const anew = (moment: Moment<GameTypes>): Moment<GameTypes> => {
      const state = game.resample(moment.state, viewer, luck)
      const anyWords = (): number[] => Array.from({ length: 4 }, () => luck.below(2 ** 20))
      const words = anyWords()
      const streams = Object.keys(moment.dice.streams ?? {}).map((stream) => [stream, anyWords()] as const)
      const numberOf = (actor: Actor): number =>
        moment.questions.find((question) => question.actor === actor)?.decision ?? moment.plays
      return {
        ...moment,
        state,
        // Who is asked in secret may be someone else.
        questions: game.pending(state).map((asked) => ({ ...asked, decision: numberOf(asked.actor) })),
        dice: sameDice ? moment.dice : { ...moment.dice, words, streams: Object.fromEntries(streams) },
        sealed: moment.sealed.map(([actor, choice]) =>
          actor === viewer ? [actor, choice] : [actor, pick(luck, game.choices(state, actor))],
        ),
      }
    }
    const { now, past, undoer, owns } = frozen.match!
    const seats = frozen.standing.seats.map((sitter, seat) =>
      seat === viewer ? sitter : { ...sitter!, salt: `salt ${luck.below(1000)}` },
    )
    // What a seat can go back to shows by its being there, and that is all of it.
    const match = { now: anew(now), past: [] as Change[], undoer, ...(owns && { owns }) }
    let [real, other] = [now, match.now]
    for (const change of past.toReversed()) {
      real = changed(real, change) as Moment<GameTypes>
      const earlier = anew(real)
      match.past.unshift(changeOf(other, earlier)!)
      other = earlier
    }
    return thawed(
      { ...frozen, standing: { ...frozen.standing, seats }, match },
      table,
      log[0]!,
      `other ${luck.below(1000)}`,
    )
  }

  /** Whether others have exchanged a choice that is locked in or settled something, and how often, is nobody else's business. */
  #exchange(twin: Table, viewer: Viewer): void {
    const luck = this.#luck
    for (const seat of Array(this.#hunt.seats).keys()) {
      const asides = seat === viewer ? [] : twin.match!.asides(seat)
      if (asides.length > 0 && luck.below(3) === 0)
        twin.apply({ seq: twin.seq + 1, at: twin.at, entry: asideOf(twin, seat, pick(luck, asides)) })
    }
    for (const { actor, locked } of twin.match!.pending())
      if (locked && actor !== viewer && actor !== 'clock' && luck.below(2) === 0) {
        const choice = pick(luck, twin.match!.choices(actor))
        const by = twin.seats[actor]!.bot ? 'bot' : 'seat'
        twin.apply({ seq: twin.seq + 1, at: twin.at, entry: { kind: 'input', input: { actor, choice }, by } })
      }
  }

  /** The twin after some have answered in secret, as long as `viewer` sees no difference: then nothing may tell. */
  #hush(twin: Table, viewer: Viewer): Table {
    const luck = this.#luck
    let quiet = twin
    const look = ({ match }: Table): unknown => [match!.view(viewer), match!.game.pending(match!.view(viewer))]
    for (const { actor, secret } of twin.match!.pending()) {
      if (!secret || actor === viewer || actor === 'clock' || luck.below(2) === 0) continue
      const after = thawed(clone(quiet.freeze()), quiet, this.#diary.log[0]!, SECRET)
      const choice = pick(luck, after.match!.choices(actor))
      const entry: Entry = {
        kind: 'input',
        input: { actor, choice },
        by: pick(luck, ['seat', 'bot', 'clock'] as const),
      }
      const told = after.apply({ seq: after.seq + 1, at: after.at + luck.below(5000), entry })
      if (after.status === 'live' && !isFor(told, viewer) && same(look(after), look(quiet))) quiet = after
    }
    return quiet
  }

  /** What happens at the twin when this happens at the table; `undefined` if it cannot happen there. */
  #alike(entry: Entry, table: Table, twin: Table, viewer: Viewer): Entry | undefined {
    if (entry.kind !== 'input' || !('choice' in entry.input)) return entry
    const { actor, choice } = entry.input
    if (actor === viewer && table.match!.isAside(actor, choice)) return entry
    if (table.match!.isAside(actor, choice)) {
      const asides = actor === 'clock' ? [] : twin.match!.asides(actor)
      return asides.length > 0 ? { ...entry, input: { actor, choice: pick(this.#luck, asides) } } : undefined
    }
    const choices = twin.match!.choices(actor)
    const question = table.match!.pending().find((asked) => asked.actor === actor)
    // Who answers in secret may be anyone.
    if (question?.secret && actor !== viewer) {
      const mayChoose = (who: Actor): boolean => twin.match!.choices(who).some((offered) => same(offered, choice))
      const asked = twin
        .match!.pending()
        .filter((other) => other.secret && other.actor !== viewer && mayChoose(other.actor))
      return asked.length > 0 ? { ...entry, input: { actor: pick(this.#luck, asked).actor, choice } } : undefined
    }
    const isSealed = question?.sealed
    // A sealed choice may be any; of others, one cannot know which they are unless they are told.
    if (isSealed && actor !== viewer) return { ...entry, input: { actor, choice: pick(this.#luck, choices) } }
    if (choices.some((offered) => same(offered, choice))) return entry
    const place = table.match!.choices(actor).findIndex((offered) => same(offered, choice))
    return choices[place] && { ...entry, input: { actor, choice: choices[place] } }
  }
}

/** How many streams of dice were asked for. */
const streamsAt = (table: Table): number => Object.keys(table.freeze().match!.now.dice.streams ?? {}).length

function thawed(frozen: FrozenTable, { id, box, seq }: Table, created: Logged, secret: string): Table {
  const table = new Table(id, secret, box, created)
  table.thaw(seq, frozen)
  return table
}

const asideOf = ({ seats }: Table, actor: Seat, choice: object): Entry => ({
  kind: 'input',
  input: { actor, choice },
  by: seats[actor]!.bot ? 'bot' : 'seat',
})

const heardBy = ({ box: { game } }: Table, { happened }: Effect, viewer: Viewer): unknown =>
  happened.flatMap(({ event }) => game.hear(event, viewer) ?? [])

/** What someone is told who tries this; those without a seat are refused before anyone looks at it. */
const refusal = (table: Table, viewer: Viewer, choice: unknown, decision: number | undefined): unknown =>
  viewer === 'spectator' ? null : (table.match!.whyNot(viewer, choice, table.meant(viewer, decision)) ?? null)
