import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random, SeededRandom } from '#engine/random'
import { openBeside } from '#server/store/open'
import { judge, type Verdict } from '#server/testing/kill/log'
import { type Counts, type Notes, Player } from '#server/testing/kill/player'
import { ServerProcess } from '#server/testing/kill/process'
import { UNLIMITED } from '#server/testing/server'

export interface KillSettings {
  readonly dataFolder: string
  /** Without it everything is in a file of the folder. */
  readonly databaseUrl?: string
  /** How many servers there are, one unless told; several need a database. */
  readonly nodes?: number
  /** Ends the database as a crash would, and starts it again: now and then, instead of a server. */
  restartDatabase?(): Promise<void>
  /** How often the server is killed under load. */
  readonly rounds: number
  /** How many matches must be running whenever it is killed. */
  readonly matches: number
  /** What is played, and the longest time, in milliseconds, from the load to the kill. */
  readonly plan?: { readonly game: string; readonly seats: readonly object[] }
  readonly longestLife?: number
  readonly seed: string
  /** Told after each round. */
  onRound?(round: number): void
}

/** What came of it. */
export interface KillFigures extends Counts {
  kills: number
  /** How often the database was. */
  restarts: number
  /** The least number of matches that were running at a kill. */
  live: number
  /** Matches that were played to their end. */
  matches: number
  /** Seats that were told that time went on after nobody was there. */
  resumed: number
  lost: number
  doubled: number
  /** Milliseconds from each kill until the first answer that was acknowledged after it. */
  readonly resumes: number[]
  /** Sentences about what must not be. */
  readonly faults: string[]
}

const PLAN = { game: 'brave-rats', seats: [{ kind: 'human' }, { kind: 'human' }] }
/** Boards for each match that must be running: some matches are always just over, or about to begin. */
const BOARDS = 1.5
/** The longest time from the load to the kill, unless told. */
const LONGEST_LIFE = 600
/** One time in so many the server is killed once more while it starts. */
const TWICE = 8
/** One time in so many it is the database that ends. */
const DATABASE = 5
/** How long, in milliseconds, anything may take. */
const PATIENCE = 30_000

/** Kills the server again and again while many matches run, and holds what players were told against the log. */
export async function killAgainAndAgain(settings: KillSettings): Promise<KillFigures> {
  const { dataFolder, databaseUrl, rounds, matches, seed, plan = PLAN, longestLife = LONGEST_LIFE } = settings
  const random = SeededRandom.from(seed)
  const figures: KillFigures = {
    ...{
      kills: 0,
      restarts: 0,
      live: Infinity,
      matches: 0,
      resumed: 0,
      acknowledged: 0,
      ordered: 0,
      lost: 0,
      doubled: 0,
      kept: 0,
      gone: 0,
      sealed: 0,
    },
    ...{ stale: 0, resumes: [], faults: [] },
  }
  const servers = await Promise.all(
    Array.from({ length: settings.nodes ?? 1 }, () =>
      ServerProcess.prepare({
        ...UNLIMITED,
        LUDUS_DATA: dataFolder,
        LUDUS_LOG: 'warn',
        DATABASE_URL: databaseUrl ?? '',
      }),
    ),
  )
  try {
    for (const server of servers) {
      server.launch()
      await server.listening()
    }
    const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`)
    const crowd = new Crowd({ urls, boards: Math.ceil(matches * BOARDS), plan }, random, figures)
    await crowd.arrive()
    const playing = crowd.play().catch((error: unknown) => void figures.faults.push(String(error)))
    const check = (): Promise<void> => crowd.check(settings)
    for (let round = 1; round <= rounds && isFine(figures); round++) {
      await sleep(random.below(longestLife))
      await crowd.until(() => crowd.live >= matches, 'enough matches run')
      const isDatabase = settings.restartDatabase && (round === 1 || random.below(DATABASE) === 0)
      if (isDatabase) await restartOnce(settings, crowd, figures)
      else await killOnce(pick(random, servers), crowd, random, figures)
      await check()
      settings.onRound?.(round)
    }
    await crowd.end()
    await check()
    crowd.leave()
    await playing
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
  for (const { said } of servers) {
    // That its database was gone a server may say, but it is no bug.
    const wrong = settings.restartDatabase ? said.split('\n').filter((line) => line.includes('a bug')) : [said]
    if (wrong.join('') !== '') figures.faults.push(`The server has written: ${wrong.join('\n')}`)
  }
  return figures
}

/** Nothing lost, nothing doubled, nothing else that must not be. */
export const isFine = ({ lost, doubled, faults }: KillFigures): boolean => lost + doubled + faults.length === 0

async function killOnce(server: ServerProcess, crowd: Crowd, random: Random, figures: KillFigures): Promise<void> {
  figures.live = Math.min(figures.live, crowd.live)
  const start = performance.now()
  await server.kill()
  figures.kills++
  server.launch()
  if (random.below(TWICE) === 0) {
    await sleep(random.below(LONGEST_LIFE))
    await server.kill()
    figures.kills++
    server.launch()
  }
  await server.listening()
  await resumed(crowd, figures, start)
}

async function restartOnce({ restartDatabase }: KillSettings, crowd: Crowd, figures: KillFigures): Promise<void> {
  const start = performance.now()
  await restartDatabase!()
  figures.restarts++
  await resumed(crowd, figures, start)
}

async function resumed(crowd: Crowd, figures: KillFigures, start: number): Promise<void> {
  const before = figures.acknowledged
  await crowd.until(() => figures.acknowledged > before, 'play resumes')
  figures.resumes.push(performance.now() - start)
}

/** Everybody who plays. */
class Crowd {
  readonly #figures: KillFigures
  readonly #boards: readonly (readonly Player[])[]
  readonly #plan: NonNullable<KillSettings['plan']>
  /** Matches that are over and have not been held against the log yet. */
  #past: (readonly Notes[])[] = []
  /** What the log has last said of each match. */
  readonly #verdicts = new Map<string, Verdict>()
  #ending = false

  constructor(
    {
      urls,
      boards,
      plan,
    }: { readonly urls: readonly string[]; readonly boards: number; readonly plan: NonNullable<KillSettings['plan']> },
    random: SeededRandom,
    figures: KillFigures,
  ) {
    this.#figures = figures
    this.#plan = plan
    const player = (name: string): Player =>
      new Player(urls, random.split(name), figures, (sentence) => figures.faults.push(sentence))
    this.#boards = Array.from({ length: boards }, (_, at) => plan.seats.map((_, seat) => player(`${at}/${seat}`)))
  }

  async arrive(): Promise<void> {
    await Promise.all(this.#boards.flat().map((player) => player.arrive()))
  }

  /** One match after the other at every board; returns when all have gone home. */
  async play(): Promise<void> {
    await Promise.all(
      this.#boards.map(async (players) => {
        while (!this.#ending) {
          const table = await players[0]!.createTable(this.#plan)
          const notes = players.map((_, seat): Notes => ({ table, seat, lines: [], sent: [], acknowledged: [] }))
          await Promise.all(players.map((player, seat) => player.play(notes[seat]!)))
          if (this.#ending) return
          this.#past.push(notes)
          this.#figures.matches++
        }
      }),
    )
  }

  /** How many matches are running with both players connected. */
  get live(): number {
    return this.#boards.filter((players) => players.every(({ isPlaying }) => isPlaying)).length
  }

  async until(condition: () => boolean, what: string): Promise<void> {
    for (const start = performance.now(); !condition(); await sleep(2)) {
      if (performance.now() - start < PATIENCE) continue
      this.#figures.faults.push(`After ${PATIENCE / 1000} s it is still not so that ${what}.`)
      return
    }
  }

  /** Lets everybody finish what is on its way and read everything once more. */
  async end(): Promise<void> {
    this.#ending = true
    const players = this.#boards.flat()
    for (const player of players) player.rest()
    const seated = players.filter(({ isPlaying }) => isPlaying)
    await this.until(() => seated.every(({ isStill }) => isStill), 'everybody has an answer')
    await Promise.all(seated.map((player) => player.readAgain()))
  }

  leave(): void {
    for (const player of this.#boards.flat()) player.leave()
  }

  /** Holds all matches against the log: those that are running, and those that have ended since the last time. */
  async check({ databaseUrl, dataFolder }: KillSettings): Promise<void> {
    const past = this.#past
    this.#past = []
    const running = this.#boards.map((players) => players.flatMap(({ notes }) => notes ?? []))
    // Opened anew each time: a reader that stays would do the repairs that the next server must do itself.
    const store = await openBeside({ databaseUrl, dataFolder })
    try {
      for (const notes of [...past, ...running]) {
        if (notes.length < this.#plan.seats.length || notes.some(({ table }) => table !== notes[0]!.table)) continue
        const verdict = await judge(store, notes)
        this.#verdicts.set(notes[0]!.table, verdict)
        for (const seat of verdict.apart)
          this.#figures.faults.push(`${notes[0]!.table}: seat ${seat} sees what is not so`)
        if (verdict.foreign > 0) this.#figures.faults.push(`${notes[0]!.table} has answers that nobody gave`)
      }
    } finally {
      await store.close()
    }
    const verdicts = [...this.#verdicts.values()]
    this.#figures.resumed = verdicts.reduce((sum, { resumed }) => sum + resumed, 0)
    this.#figures.lost = verdicts.reduce((sum, { lost }) => sum + lost, 0)
    this.#figures.doubled = verdicts.reduce((sum, { doubled }) => sum + doubled, 0)
  }
}
