import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { NowTold } from '#protocol/told'
import { Caller, type Socket } from '#server/testing/abuse/caller'

// Those who are there meanwhile and want nothing but to play. In a thread of their own: the attackers keep theirs busy.

/** What they have met with. */
export interface Met {
  /** Milliseconds from each choice sent until it was acknowledged. */
  readonly choices: readonly number[]
  /** Milliseconds until each `/healthz` was answered. */
  readonly health: readonly number[]
  /** Milliseconds until a bot at a table of theirs had answered. */
  readonly bots: readonly number[]
  /** Sentences about what must not be. */
  readonly faults: readonly string[]
}

const MATCHES = 10
/** How often, in milliseconds, each of them chooses: no more often than a quick hand. */
const CHOOSES_EVERY = 400
const LOOKS_EVERY = 100
/** How long, in milliseconds, anyone waits before they call it a fault. */
const PATIENCE = 60_000
const HUMAN = { kind: 'human' }

/** They play from when they are there until they are asked what they have met with. */
export class Bystanders {
  readonly #worker: Worker

  private constructor(worker: Worker) {
    this.#worker = worker
  }

  static async arrive(port: number): Promise<Bystanders> {
    const worker = new Worker(new URL(import.meta.url), { workerData: { port }, execArgv: [] })
    const [met] = (await once(worker, 'message')) as [Met]
    if (met.faults.length > 0) throw new Error(met.faults.join('\n'))
    return new Bystanders(worker)
  }

  /** What they have met with since the last time. */
  async report(): Promise<Met> {
    this.#worker.postMessage('report')
    const [met] = (await once(this.#worker, 'message')) as [Met]
    return met
  }

  async leave(): Promise<void> {
    await this.#worker.terminate()
  }
}

async function meet(port: number, boss: NonNullable<typeof parentPort>): Promise<void> {
  const met = { choices: [] as number[], health: [] as number[], bots: [] as number[], faults: [] as string[] }
  const timed = async <Result>(into: number[], what: string, work: Promise<Result>): Promise<Result | undefined> => {
    const start = performance.now()
    const late = setTimeout(() => met.faults.push(`${what}: no answer in ${PATIENCE / 1000} s`), PATIENCE)
    try {
      const result = await work
      into.push(performance.now() - start)
      return result
    } catch (error) {
      met.faults.push(`${what}: ${String(error)}`)
      return undefined
    } finally {
      clearTimeout(late)
    }
  }

  /** Two at a table of BraveRats: one exchanges a sealed card again and again, each time on the disk before it is answered. */
  async function play(at: number): Promise<void> {
    const table = new Match(
      await Promise.all([0, 1].map((seat) => new Caller(port, `127.0.1.${2 * at + seat + 1}`).arrive())),
    )
    await table.begin([HUMAN, HUMAN])
    void (async () => {
      for (let card = 0; ; card++) {
        await sleep(CHOOSES_EVERY)
        const answer = await timed(met.choices, 'a choice', table.choose(0, card))
        if (answer?.kind !== 'done') met.faults.push(`A choice was not taken: ${JSON.stringify(answer)}.`)
      }
    })()
  }

  /** One who plays against a bot, match after match. */
  async function playBot(): Promise<void> {
    const table = new Match([await new Caller(port, '127.0.2.1').arrive()])
    await table.begin([HUMAN, { kind: 'bot', level: 'easy' }])
    void (async () => {
      for (;;) {
        await table.until((now) => now.status === 'over' || isAsked(now))
        if (table.now(0).status === 'over') {
          // No more than so many tables a minute.
          await sleep(15_000)
          await table.begin([HUMAN, { kind: 'bot', level: 'easy' }])
          continue
        }
        await table.choose(0, 0)
        await timed(
          met.bots,
          'a bot',
          table.until((now) => now.status === 'over' || isAsked(now)),
        )
      }
    })()
  }

  async function look(): Promise<void> {
    const caller = new Caller(port, '127.0.3.1')
    for (;;) {
      await sleep(LOOKS_EVERY)
      const answer = await timed(met.health, '/healthz', caller.call('GET', '/healthz'))
      if (answer?.status !== 200) met.faults.push(`/healthz answers ${answer?.status}.`)
    }
  }

  try {
    await Promise.all([...Array.from({ length: MATCHES }, (_, at) => play(at)), playBot()])
    void look()
  } catch (error) {
    met.faults.push(String(error))
  }
  const report = (): void => {
    boss.postMessage(met)
    for (const list of Object.values(met)) list.length = 0
  }
  boss.on('message', report)
  report()
}

const isAsked = ({ own }: NowTold): boolean => own !== null && own.choices.length > 0 && !own.locked

/** A table of people who are called by their seats. */
class Match {
  readonly #people: readonly Caller[]
  #sockets: Socket[] = []
  #nows: (NowTold | undefined)[] = []
  #table = ''
  readonly #waiting = new Set<() => void>()

  constructor(people: readonly Caller[]) {
    this.#people = people
  }

  now(seat: number): NowTold {
    return this.#nows[seat]!
  }

  async begin(seats: readonly object[]): Promise<void> {
    for (const socket of this.#sockets) socket.end()
    this.#nows = []
    const table = await this.#people[0]!.newTable({ game: 'brave-rats', seats })
    if (table === undefined) throw new Error('A bystander gets no table.')
    this.#table = table
    this.#sockets = await Promise.all(this.#people.map((person) => person.connect()))
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.hear = (told) => {
        if (told.kind === 'table') this.#nows[seat] = told.now
        // A whole view is enough here: what changed besides does not matter.
        else if (told.kind === 'lines') this.#nows[seat] = { ...this.#nows[seat]!, ...told.now }
        for (const look of this.#waiting) look()
      }
      await socket.ask({ do: 'sit', table, seat })
    }
    await Promise.all(this.#sockets.map((socket, seat) => socket.ask({ do: 'watch', table, as: seat })))
    await this.until((now) => now.status === 'live')
  }

  choose(seat: number, nth: number): ReturnType<Socket['ask']> {
    const { decision, choices } = this.#nows[seat]!.own!
    const choice = choices[nth % choices.length]
    return this.#sockets[seat]!.ask({ do: 'choose', table: this.#table, seat, decision, choice })
  }

  /** Waits until the first of them sees that something is so. */
  until(isSo: (now: NowTold) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        const now = this.#nows[0]
        if (!now || !isSo(now)) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }
}

if (!isMainThread && parentPort) await meet((workerData as { readonly port: number }).port, parentPort)
