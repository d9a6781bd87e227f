import { same } from '#engine/json'
import type { Question } from '#engine/match'
import { Refused } from '#engine/refusal'
import { randomBelow } from '#house/chance'
import { nextFlag } from '#house/clock'
import type { Room } from '#house/room'
import type { Entry, Table } from '#house/table'
import type { Thinker } from '#house/thinker'

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
const LONGEST_WAIT = 2 ** 31 - 1

/** Does what is the server's to do at one table: stops clocks that ran out, and lets bots choose. */
export class Keeper {
  readonly #room: Room
  readonly #settings: KeeperSettings
  /** Questions that bots are thinking about. */
  readonly #thinking = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(room: Room, settings: KeeperSettings) {
    this.#room = room
    this.#settings = settings
  }

  get isIdle(): boolean {
    return this.#thinking.size === 0
  }

  /** Sees to it that the table is tended when it is due, but not within the next `after` milliseconds. */
  schedule(after = 0): void {
    clearTimeout(this.#timer)
    const { botPace, now } = this.#settings
    const table = this.#room.lastKnown
    // A table that could not be read may have much to do.
    const due = table ? table.due(botPace, this.#unthought(table)) : now()
    if (due === undefined || this.#stopped) return
    const wait = Math.min(Math.max(after, due - now()), LONGEST_WAIT)
    this.#timer = setTimeout(() => void this.#safely(() => this.#room.queue(() => this.tend())), wait)
    keepNoProcess(this.#timer)
  }

  /** No more is begun. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Does what is due. Within what is queued at the room. */
  async tend(): Promise<void> {
    await this.stopClocks()
    const { botPace, now } = this.#settings
    const { table } = this.#room
    const questions = this.#unthought(table)
    const due = table.due(botPace, questions)
    if (due !== undefined && due <= now())
      for (const question of questions) void this.#safely(() => this.#answer(question))
    this.schedule()
  }

  /** Sees to the clocks that have run out. Within what is queued at the room. */
  async stopClocks(): Promise<void> {
    const { now } = this.#settings
    while (expiry(this.#room.table, now()))
      await this.#room.append((table) => {
        const entry = expiry(table, now())
        return entry && { entry }
      })
  }

  #unthought(table: Table): readonly Question[] {
    return table.awaitedOfServer().filter((question) => !this.#thinking.has(keyOf(question)))
  }

  /** Answers a question that is the server's to answer, unless it is closed by then. */
  async #answer(question: Question): Promise<void> {
    const { actor, decision } = question
    const key = keyOf(question)
    this.#thinking.add(key)
    const choice = await this.#choose(question)
    this.#thinking.delete(key)
    if (this.#stopped) return
    await this.#room.queue(async () => {
      await this.#room.append((table) => {
        const isOpen = table.awaitedOfServer().some((open) => open.actor === actor && open.decision === decision)
        return isOpen ? { entry: { kind: 'input', input: { actor, choice }, by: 'bot' }, decision } : undefined
      })
      this.schedule()
    })
  }

  /** What a bot chooses; anything if it fails. */
  async #choose({ actor }: Question): Promise<object> {
    const { match, seats, plan } = this.#room.table
    const choices = match!.choices(actor)
    if (actor === 'clock') return anyOf(choices)
    const question = { game: plan.game, level: seats[actor]!.bot!, view: match!.view(actor), choices }
    try {
      const answer = await this.#settings.thinker.think(question)
      if (choices.some((offered) => same(offered, answer))) return answer
    } catch (error) {
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
    if (!(error instanceof Refused)) this.#settings.report(error)
  }
}

/** A process need not stay for a table that only waits; browsers have no such thing. */
const keepNoProcess = (timer: unknown): void => (timer as { unref?(): void }).unref?.()

const keyOf = ({ actor, decision }: Question): string => `${actor}/${decision}`

const anyOf = <Item>(items: readonly Item[]): Item => items[randomBelow(items.length)]!

/** What follows if a clock has run out: with the bank the seat is lost, else the server chooses, or at last a bot sits down. */
function expiry({ status, clocks, match, plan, seats, box }: Table, now: number): Entry | undefined {
  const flag = status === 'live' && clocks && nextFlag(clocks)
  if (!flag || flag.at > now) return undefined
  const { seat } = flag
  const hasBank = plan.clock.kind === 'bank'
  if (hasBank && box.game.resign) return { kind: 'flagged', seat }
  if (hasBank || seats[seat]!.missed >= MOST_MISSED) return { kind: 'replaced', seat, level: 'normal' }
  return { kind: 'input', input: { actor: seat, choice: anyOf(match!.choices(seat)) }, by: 'clock' }
}
