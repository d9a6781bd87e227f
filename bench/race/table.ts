import type { RaceBench } from '../../src/games/testing/bench.ts'
import { Racer } from '../../src/games/testing/racer.ts'
import { SeededRandom } from '../../src/engine/random.ts'
import type { NowTold } from '../../src/protocol/told.ts'
import { nowMs, Person } from './person.ts'
import { arrive } from '../server/ours-players.ts'

/** How those race who sit there. */
export interface Manner {
  /** Milliseconds between two commands of a seat; at the pace of people if left out. */
  readonly everyMs?: number
  /** By how many milliseconds the line of each seat is slower; where lines are alike, left out. */
  readonly delays?: readonly number[]
}

/** What is counted at all tables. */
export interface Counts {
  /** Milliseconds from a command sent until all seats had seen it, while it counts. */
  readonly latencies: number[]
  counts: boolean
  /** Commands that others made impossible. */
  natural: number
  failed(sentence: string): void
}

interface Sent {
  readonly line: number
  readonly at: number
}

/** How often, in milliseconds, those look up who have something in mind. */
const LOOK = 5

/** A table of scripts. In a race they do what they like; before it they wait for each other. */
export class RaceTable {
  readonly people: readonly Person[]
  readonly #script: RaceBench
  readonly #manner: Manner
  readonly #counts: Counts
  readonly #racers: readonly Racer[]
  /** When each will do something next. */
  readonly #nextAt: number[]
  /** How many of their commands are on their way. */
  readonly #onTheWay: number[]
  /** With a pace of its own: when each is to command something. */
  readonly #dueAt: (number | undefined)[] = []
  #sent: Sent[] = []
  /** Whether the next race may begin. */
  isFree = false
  /** What each seat took in the last race. */
  taken: readonly number[] = []
  #race: number | undefined

  private constructor(script: RaceBench, people: readonly Person[], manner: Manner, counts: Counts, seed: string) {
    this.#script = script
    this.people = people
    this.#manner = manner
    this.#counts = counts
    this.#racers = people.map(
      ({ seat }) => new Racer(script, seat, SeededRandom.from(`${seed}/${seat}`), (manner.delays?.[seat] ?? 0) / 2),
    )
    this.#nextAt = people.map(() => Infinity)
    this.#onTheWay = people.map(() => 0)
  }

  static async open(
    { id, script, port }: { readonly id: string; readonly script: RaceBench; readonly port: number },
    manner: Manner,
    counts: Counts,
    seed: string,
  ): Promise<RaceTable> {
    const url = `http://127.0.0.1:${port}`
    const cookies = await Promise.all(Array.from({ length: script.seats }, () => arrive(url)))
    const response = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { cookie: cookies[0]!, 'content-type': 'application/json' },
      body: JSON.stringify({ game: id, options: script.options, seats: cookies.map(() => ({ kind: 'human' })) }),
    })
    if (response.status !== 201) throw new Error(`No table: ${await response.text()}`)
    const { table } = (await response.json()) as { readonly table: { readonly id: string } }
    let whole: RaceTable | undefined
    const listener = { changed: () => whole?.look(), failed: (sentence: string) => counts.failed(sentence) }
    const people = cookies.map(
      (cookie, seat) => new Person({ port, cookie, table: table.id, seat }, listener, manner.delays?.[seat]),
    )
    for (const person of people) await person.sit()
    whole = new RaceTable(script, people, manner, counts, seed)
    whole.look()
    return whole
  }

  get race(): number | undefined {
    return this.#race
  }

  get isOver(): boolean {
    return this.people[0]!.now?.status === 'over'
  }

  /** All have done what there is to do before a race, but the last, who waits. */
  get isReady(): boolean {
    const { now } = this.people[0]!
    return (
      now?.view !== undefined &&
      this.#script.isBefore(now.view as never) &&
      this.#onTheWay.every((many) => many === 0) &&
      this.people.filter(isAsked).length === 1
    )
  }

  close(): void {
    for (const person of this.people) person.close()
  }

  /** Whoever wants something and whose time it is does it. */
  look(): void {
    this.#seeRace()
    for (const person of this.people) this.#maybeAct(person)
    this.#seeSent()
  }

  /** What is to be done by the clock. */
  tend(): void {
    for (const [seat, person] of this.people.entries())
      if (this.#nextAt[seat]! <= person.serverNow()) this.#maybeAct(person)
  }

  #seeRace(): void {
    const { now } = this.people[0]!
    if (!now?.view) return
    const race = this.#script.raceOf(now.view as never)
    if (race !== undefined || this.#race !== undefined) this.taken = this.#script.taken(now.view as never)
    if (race !== this.#race) this.#sent = []
    if (race !== undefined) this.isFree = false
    this.#race = race
  }

  #maybeAct(person: Person): void {
    const { seat, now } = person
    this.#nextAt[seat] = Infinity
    if (now?.status !== 'live') return
    const next = this.#nextOf(person, now)
    if (next === undefined) return
    this.#nextAt[seat] = next
    if (next > person.serverNow()) return
    const choice = this.#doOf(person, now)
    void this.#send(person, choice, isRacing(now))
    this.#maybeAct(person)
  }

  /** When somebody does something next, by the server's clock; `undefined` while there is nothing to do. */
  #nextOf(person: Person, now: NowTold): number | undefined {
    const { seat } = person
    const { everyMs } = this.#manner
    const at = person.serverNow()
    if (isRacing(now) && everyMs === undefined) return this.#racers[seat]!.next(now, at)
    if (!isAsked(person) || now.own!.locked || now.own!.choices.length === 0 || this.#onTheWay[seat]! > 0)
      return undefined
    if (isRacing(now)) return (this.#dueAt[seat] ??= at + everyMs! * Math.random())
    if (this.isFree || !this.#script.isBefore(now.view as never)) return at
    const isLast = this.people.every((other) => other === person || !isAsked(other) || this.#onTheWay[other.seat]! > 0)
    return isLast ? undefined : at
  }

  #doOf(person: Person, now: NowTold): object {
    const { seat } = person
    const { everyMs } = this.#manner
    const at = person.serverNow()
    if (isRacing(now) && everyMs === undefined) return this.#racers[seat]!.act(now, at)
    if (isRacing(now)) this.#dueAt[seat] = at + everyMs! * (0.75 + Math.random() / 2)
    return this.#script.choose(now.view as never, seat)!
  }

  async #send(person: Person, choice: object, isRacing: boolean): Promise<void> {
    const { seat } = person
    const at = nowMs()
    this.#onTheWay[seat]!++
    const answer = await person.choose(choice)
    this.#onTheWay[seat]!--
    this.#racers[seat]!.answered(choice)
    if ('line' in answer) {
      if (isRacing && this.#counts.counts) this.#sent.push({ line: answer.line, at })
    } else if (this.#script.natural.includes(answer.code)) this.#counts.natural++
    else this.#counts.failed(`${JSON.stringify(choice)} was refused: ${answer.code}`)
    this.look()
  }

  #seeSent(): void {
    if (this.#sent.length === 0) return
    const seen = Math.min(...this.people.map(({ line }) => line))
    const now = nowMs()
    this.#sent = this.#sent.filter(({ line, at }) => {
      if (line > seen) return true
      this.#counts.latencies.push(now - at)
      return false
    })
  }
}

/** Lets everybody do what their clocks say, as long as there is anybody; `late` is told by how much that was too late. */
export function tendAll(tables: readonly RaceTable[], late: (ms: number) => void): NodeJS.Timeout {
  let last = nowMs()
  return setInterval(() => {
    const now = nowMs()
    late(now - last - LOOK)
    last = now
    for (const table of tables) table.tend()
  }, LOOK)
}

const isAsked = ({ now }: Person): boolean => now?.own != null && now.own.decision >= 0

/** Whether time passes, if only until a race opens. */
const isRacing = ({ time }: NowTold): boolean => Boolean(time)
