import { same } from '#engine/json'
import type { Question } from '#engine/frozen'
import type { GameTypes, Seat } from '#engine/game'
import type { Random } from '#engine/random'
import { Refused } from '#engine/refusal'
import { randomBelow } from '#house/chance'
import { flaggedAt, nextFlag } from '#house/clock'
import type { Room } from '#house/room'
import { StoreFailed } from '#house/store'
import type { Entry } from '#house/entry'
import type { Table } from '#house/table'
import type { Thinker } from '#house/thinker'
import { Timer } from '#house/timer'

export interface KeeperSettings {
  readonly thinker: Thinker
  readonly botPace: number
  now(): number
  report(error: unknown): void
  readonly counters: {
    /** A bot did not answer, or not with one of its choices. */
    botFailed(): void
  }
}

/** Choices in a row that the clock may make before a bot takes the seat. */
const MOST_MISSED = 2
/** How long, in milliseconds, to wait before something that failed is tried again. */
const RETRY = 1000
/**
 * How long, in milliseconds, an answer at once takes, however much there is to think about, and whoever else thinks. A slow
 * machine needs longer than the thought itself takes, or its bots would never come to answer.
 */
const AT_ONCE = 40

/** What a bot chose before it was time to say so; nothing while it thinks. */
interface Thought {
  readonly choice?: object
}

/** What a bot will do in a race, and when, in the match's own time; nothing while it thinks. */
interface Plan {
  readonly choice?: object
  readonly at?: number
  readonly isOrdered?: true
}

/** Does what is the server's to do at one table: stops clocks that ran out, and lets bots choose. */
export class Keeper {
  readonly #room: Room
  readonly #settings: KeeperSettings
  /** By the question that it is about. If all this is lost, the bots are just asked again. */
  readonly #thoughts = new Map<string, Thought>()
  /** What bots want to do in a race, until it is done or cannot be. */
  readonly #plans = new Map<Seat, Plan>()
  readonly #timer = new Timer()
  #stopped = false

  constructor(room: Room, settings: KeeperSettings) {
    this.#room = room
    this.#settings = settings
  }

  get isIdle(): boolean {
    return this.#thoughts.size === 0 && this.#plans.size === 0
  }

  /** Sees to it that the table is tended when there is something to do, but not within the next `after` milliseconds. */
  schedule(after = 0): void {
    this.#timer.clear()
    const { now } = this.#settings
    const table = this.#room.lastKnown
    if (table) this.#forgetClosed(table)
    // A table that could not be read may have much to do.
    const next = table ? this.#next(table) : now()
    if (next === undefined || this.#stopped) return
    const tend = (): void => void this.#safely(() => this.#room.queue(() => this.tend()))
    this.#timer.set(Math.max(after, next - now()), tend)
  }

  /** No more is begun. */
  stop(): void {
    this.#stopped = true
    this.#timer.clear()
  }

  /** Does what is due. Within what is queued at the room. */
  async tend(): Promise<void> {
    if (this.#room.table.beat) await this.#room.passTime()
    await this.stopClocks()
    await this.#settle()
    this.#race()
    const { botPace, now } = this.#settings
    const { table } = this.#room
    const questions = this.#asked(table)
    for (const question of questions)
      if (!this.#thoughts.has(keyOf(table, question))) void this.#safely(() => this.#think(question))
    for (const question of questions)
      if (table.answerAt(question, botPace, this.#room.pace) <= now()) await this.#maybeAnswer(question)
    this.schedule()
  }

  /** Whether a clock has run out. Within what is queued at the room. */
  get isTimeUp(): boolean {
    return expiry(this.#room.table, this.#settings.now()).length > 0
  }

  /** Sees to the clocks that have run out. Within what is queued at the room. */
  async stopClocks(): Promise<void> {
    for (;;) {
      const { seq } = this.#room.table
      const [entry, then] = expiry(this.#room.table, this.#settings.now())
      if (!entry) return
      // If someone else was quicker, it is looked at anew.
      await this.#room.append((table) => (table.seq === seq ? { entry } : undefined))
      if (then && this.#room.table.seq === seq + 1)
        await this.#room.append(({ status }) => (status === 'live' ? { entry: then } : undefined))
    }
  }

  /** What is the server's to answer now: nothing where bots alone play and nobody watches. */
  #asked(table: Table): readonly Question[] {
    return table.isOfBotsAlone && !this.#room.isWatched ? [] : table.awaitedOfServer()
  }

  /** The next moment at which there is something to do. */
  #next(table: Table): number | undefined {
    const questions = this.#asked(table)
    const thoughts = questions.map((question) => this.#thoughts.get(keyOf(table, question)))
    // Bots think at once; who thinks will say so.
    if (thoughts.includes(undefined) || this.#idleRacers(table).length > 0 || this.#unordered().length > 0)
      return this.#settings.now()
    const due = table.due(
      this.#settings.botPace,
      questions.filter((_, place) => thoughts[place]!.choice),
      this.#room.pace,
    )
    return earliest([due, this.#room.beatDue])
  }

  /** Bots that race and have nothing in mind. */
  #idleRacers(table: Table): readonly Question[] {
    if (table.isOfBotsAlone && !this.#room.isWatched) return []
    return table.racing().filter(({ actor }) => !this.#plans.has(actor as Seat))
  }

  /** Plans that are made, and wait for nothing more. */
  #unordered(): readonly (readonly [Seat, Plan])[] {
    return [...this.#plans].filter(([, { choice, isOrdered }]) => choice && !isOrdered)
  }

  /** Bots that race make up their minds, each at the pace that the game says, and order what they want for when it is time. */
  #race(): void {
    const { table } = this.#room
    const racing = new Set(table.racing().map(({ actor }) => actor))
    for (const [seat] of this.#unordered()) if (!racing.has(seat)) this.#plans.delete(seat)
    for (const question of this.#idleRacers(table)) void this.#safely(() => this.#makePlan(question))
    for (const [seat, { choice, at }] of this.#unordered()) this.#orderFor(seat, choice!, at!)
  }

  async #makePlan(question: Question): Promise<void> {
    const seat = question.actor as Seat
    const { table } = this.#room
    const { box, match, seats } = table
    const began = table.timeAt(this.#settings.now())
    this.#plans.set(seat, {})
    try {
      const view = match!.view(seat)
      const choice = await this.#choose(question)
      const { racing } = box.bots
      const takes =
        this.#settings.botPace === 0
          ? 0
          : (racing?.(seats[seat]!.bot!, view, choice as GameTypes['Choice'], chance) ?? RACING)
      this.#plans.set(seat, { choice, at: began + takes })
    } catch (error) {
      this.#plans.delete(seat)
      throw error
    }
    this.schedule()
  }

  /** What cannot be done any more is thought about anew. */
  #orderFor(seat: Seat, choice: object, at: number): void {
    this.#plans.set(seat, { choice, at, isOrdered: true })
    const think = (): void => {
      this.#plans.delete(seat)
      this.schedule()
    }
    this.#room.order({ seat, choice, by: 'bot' }, at).then(think, (error: unknown) => {
      this.#report(error)
      think()
    })
  }

  /** Bots that have just sat down settle what is their own. */
  async #settle(): Promise<void> {
    while (this.#room.table.unsettled().length > 0)
      await this.#room.append((table) => {
        const [entry] = table.unsettled()
        return entry && { entry }
      })
  }

  /** What was thought in vain: someone returned, or time was up, or nobody watches any more. */
  #forgetClosed(table: Table): void {
    if (this.#thoughts.size === 0) return
    const open = new Set(this.#asked(table).map((question) => keyOf(table, question)))
    for (const [key, { choice }] of this.#thoughts) if (choice && !open.has(key)) this.#thoughts.delete(key)
  }

  /** Thinks about a question, and lets the table be tended when that is done. */
  async #think(question: Question): Promise<void> {
    const key = keyOf(this.#room.table, question)
    this.#thoughts.set(key, {})
    const ms = this.#fixedTime(question)
    const choice = await (ms === undefined ? this.#choose(question) : this.#chooseIn(ms, question))
    this.#thoughts.set(key, { choice })
    if (!this.#stopped) await this.#room.queue(() => this.tend())
  }

  /** Answers a question that is the server's to answer, if that has been thought about, unless it is closed by then. */
  async #maybeAnswer(question: Question): Promise<void> {
    const { actor, decision } = question
    const key = keyOf(this.#room.table, question)
    const choice = this.#thoughts.get(key)?.choice
    if (!choice) return
    // Should this fail, it is thought about anew.
    this.#thoughts.delete(key)
    await this.#room.append((table) => {
      const isOpen = table.awaitedOfServer().some((open) => open.actor === actor && open.decision === decision)
      return isOpen ? { entry: { kind: 'input', input: { actor, choice }, by: 'bot' }, decision } : undefined
    })
  }

  /** How long, in milliseconds, the answer to this takes, neither more nor less; `undefined` if it may take longer. */
  #fixedTime(question: Question): number | undefined {
    const { botPace, now } = this.#settings
    if (botPace === 0 || question.actor === 'clock') return undefined
    if (question.brief) return AT_ONCE
    return question.secret && Math.max(0, this.#room.table.answerAt(question, botPace) - now())
  }

  /** What a bot has chosen by then. If it was kept waiting, the game chooses: a pause would tell that someone was asked. */
  async #chooseIn(ms: number, question: Question): Promise<object> {
    const { table } = this.#room
    const [otherwise = anyOf(table.match!.choices(question.actor))] = chosenFor(table, question.actor as Seat, 1)
    const late = new AbortController()
    let choice: object | undefined
    void this.#choose(question, late.signal).then((chosen) => (choice = chosen))
    await wait(ms)
    if (choice) return choice
    late.abort()
    this.#settings.counters.botFailed()
    return otherwise
  }

  /** What a bot chooses; anything if it fails. */
  async #choose({ actor, brief }: Question, unwanted?: AbortSignal): Promise<object> {
    const { id, match, seats, plan, created } = this.#room.table
    const choices = match!.choices(actor)
    if (actor === 'clock') return anyOf(choices)
    const question = {
      game: plan.game,
      level: seats[actor]!.bot!,
      view: match!.view(actor),
      choices,
      host: created.by,
      table: id,
      ...(brief && { brief }),
    }
    try {
      const answer = await this.#settings.thinker.think(question, unwanted)
      if (choices.some((offered) => same(offered, answer))) return answer
    } catch (error) {
      if (unwanted?.aborted) return anyOf(choices)
      this.#report(error)
    }
    this.#settings.counters.botFailed()
    return anyOf(choices)
  }

  /** What fails is tried again a little later: nobody else will. */
  async #safely(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#report(error)
      this.schedule(RETRY)
    }
  }

  #report(error: unknown): void {
    if (!(error instanceof Refused) || error instanceof StoreFailed) this.#settings.report(error)
  }
}

const keyOf = ({ seats }: Table, { actor, decision }: Question): string =>
  `${actor}/${decision}/${actor === 'clock' ? '' : seats[actor]!.bot}`

/** How long, in milliseconds, a bot takes for something in a race where the game does not say. */
const RACING = 1000

/** How quick somebody is who races is nobody's secret, and is not checked: it need not come from the seed. */
const chance: Random = { below: randomBelow }

const earliest = (moments: readonly (number | undefined)[]): number | undefined => {
  const known = moments.filter((moment) => moment !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const anyOf = <Item>(items: readonly Item[]): Item => items[randomBelow(items.length)]!

/** What the game chooses for a seat that does not, and settles besides; nothing if it does not say. */
const chosenFor = ({ box, match }: Table, seat: Seat, inARow: number): readonly object[] =>
  box.game.timeUp?.(match!.view(seat), seat, inARow) ?? []

/**
 * What follows if a clock has run out: with the bank the seat is lost, else the server chooses, and may settle something
 * besides, or at last a bot sits down. A secret question costs nobody a seat: all would learn who was asked. Whoever runs
 * out first has lost, however late anyone looks; whoever runs out at the same moment, has with them.
 */
function expiry(table: Table, now: number): [entry?: Entry, then?: Entry] {
  const { status, clocks, match, plan, seats } = table
  const flag = status === 'live' && clocks && nextFlag(clocks)
  if (!flag || flag.at > now) return []
  const { seat, isSecret } = flag
  const { missed, missedOf, missedPart } = seats[seat]!
  // What is left of a part is chosen like its beginning.
  const isGoingOn = missedPart !== undefined && match!.game.part?.(match!.state, seat) === missedPart
  const hasBank = plan.clock.kind === 'bank'
  if (!isSecret && hasBank && table.canConcede) return [{ kind: 'flagged', seats: flaggedAt(clocks, flag.at) }]
  if (!isSecret && (hasBank || (missed >= MOST_MISSED && !isGoingOn)))
    return [{ kind: 'replaced', seat, level: 'normal' }]
  const { kind } = match!.pending().find(({ actor }) => actor === seat)!
  const inARow = 1 + (missedOf[kind] ?? 0)
  const [choice = anyOf(match!.choices(seat)), ...asides] = chosenFor(table, seat, inARow)
  const chosen: Entry = { kind: 'input', input: { actor: seat, choice }, by: 'clock' }
  return asides.length > 0 ? [chosen, { kind: 'settled', seat, asides, by: 'clock' }] : [chosen]
}
