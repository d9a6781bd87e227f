import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pick, SeededRandom } from '#engine/random'
import { openGame } from '#games/shelf'
import { recordOf } from '#house/record'
import { Diary } from '#house/testing/tables'
import { ATTACKS, type Ground } from '#server/testing/abuse/attacks'
import { Bystanders, type Met } from '#server/testing/abuse/bystanders'
import { Caller } from '#server/testing/abuse/caller'
import { ServerProcess } from '#server/testing/kill/process'

const ATTACKER = '127.0.0.1'
const VISITOR = '127.0.4.1'
/** From where memory is looked at: an attacker may have used up all that an address may have. */
const HOST = '127.0.5.1'
/** How large, in bytes, the files are that are brought: not larger than the server takes. */
const [LEAST_FILE, MOST_FILE] = [250_000, 1_000_000]
const CAMPAIGN = { mode: 'free-for-all', campaign: 'wins', points: 2, nation: false }
/** How long, in milliseconds, memory may take to return. */
const UNTIL_FREE = 30_000
/** Bytes above what was there before that may stay: code that was compiled, caches that are bounded. */
const MAY_STAY = 96 * 2 ** 20

export interface AbuseSettings {
  /** Names of attacks; all if left out. */
  readonly only?: readonly string[]
  /** Part of what a full attack does. */
  readonly part: number
  onAttack?(name: string): void
}

/** What came of one attack. */
export interface AbuseFigures {
  readonly name: string
  readonly seconds: number
  readonly met: Met
  /** Milliseconds until a table that was attacked had opened for someone else; `null` where there was none. */
  readonly openedIn: number | null
  /** Bytes of the heap before, and when the attack was over and memory had time to return. */
  readonly heap: readonly [before: number, after: number]
  readonly notes: Readonly<Record<string, number>>
}

/** Attacks a fresh server with default limits from one address, while others play. */
export async function abuse({ only, part, onAttack }: AbuseSettings): Promise<readonly AbuseFigures[]> {
  const file = await largeFile()
  const all: AbuseFigures[] = []
  for (const attack of ATTACKS.filter(({ name }) => !only || only.includes(name))) {
    onAttack?.(attack.name)
    const folder = await mkdtemp(join(tmpdir(), 'ludus-abuse-'))
    const server = await ServerProcess.prepare({ LUDUS_DATA: folder, LUDUS_LOG: 'error', DATABASE_URL: '' })
    server.launch()
    await server.listening()
    const { port } = server
    const ground: Ground = {
      ...{ port, address: ATTACKER, part, file },
      come: () => new Caller(port, ATTACKER).arrive(),
    }
    const bystanders = await Bystanders.arrive(port)
    try {
      // Code is still being compiled at first.
      await sleep(5000 * part)
      const before = await heapOf(port)
      await bystanders.report()
      const start = performance.now()
      const { table, notes = {} } = await attack.run(ground)
      const seconds = (performance.now() - start) / 1000
      const openedIn = table === undefined ? null : await openIn(port, table)
      await sleep(500)
      const met = await bystanders.report()
      const after = await settled(port, before)
      const faults = [...met.faults, ...(server.said === '' ? [] : [`The server has written: ${server.said}`])]
      all.push({ name: attack.name, seconds, met: { ...met, faults }, openedIn, heap: [before, after], notes })
    } finally {
      await bystanders.leave()
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    }
  }
  return all
}

/** A finished match as a file that is as large as such files come: a campaign of seven, with all that it did. */
async function largeFile(): Promise<string> {
  const box = (await openGame('last-brave'))!
  const random = SeededRandom.from('abuse')
  for (;;) {
    const diary = new Diary({ box, seats: 7, options: { ...CAMPAIGN } })
    const { table } = diary
    while (table.status === 'live') {
      const { actor } = pick(random, table.awaited())
      diary.write({ kind: 'input', input: { actor, choice: pick(random, table.match!.choices(actor)) }, by: 'seat' })
    }
    const text = JSON.stringify(recordOf(table, diary.log))
    if (text.length > LEAST_FILE && text.length < MOST_FILE) return text
  }
}

async function heapOf(port: number): Promise<number> {
  const { body } = await new Caller(port, HOST).call('GET', '/metrics')
  const found = /^process_heap_used_bytes (\d+)/m.exec(String(body))
  if (!found) throw new Error('The server does not say how much memory it uses.')
  return Number(found[1])
}

/** The least that is used from now on, until it is little enough or time is up. */
async function settled(port: number, before: number): Promise<number> {
  let least = Infinity
  for (const start = performance.now(); performance.now() - start < UNTIL_FREE; await sleep(500)) {
    least = Math.min(least, await heapOf(port))
    if (least <= before + MAY_STAY) break
  }
  return least
}

/** How long it takes someone from elsewhere to see a table: over a socket, and by a look. */
async function openIn(port: number, table: string): Promise<number> {
  const caller = await new Caller(port, VISITOR).arrive()
  const socket = await caller.connect()
  const start = performance.now()
  const seen = new Promise<boolean>((resolve) => {
    socket.hear = (told) => {
      if (told.kind === 'table') resolve(true)
    }
    socket.ws.on('close', () => resolve(false))
  })
  socket.say({ do: 'watch', table })
  const isSeen = await seen
  const watched = performance.now() - start
  const { status } = await caller.call('GET', `/api/tables/${table}`)
  const looked = performance.now() - start - watched
  socket.end()
  return isSeen && status === 200 ? Math.max(watched, looked) : Infinity
}

/** A figure below which so many of a hundred lie. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? NaN
}

/** What is wrong with an attack's figures, in sentences. */
export function wrongs({ met, openedIn, heap: [before, after] }: AbuseFigures): string[] {
  const p95 = percentile(met.choices, 95)
  const health = Math.max(...met.health)
  return [
    ...met.faults,
    ...(p95 < MOST.choice ? [] : [`Others' choices took ${p95.toFixed(0)} ms (p95).`]),
    ...(health < MOST.health ? [] : [`/healthz was silent for ${health.toFixed(0)} ms.`]),
    ...(openedIn === null || openedIn < MOST.opening ? [] : [`The table opened only after ${openedIn.toFixed(0)} ms.`]),
    ...(after <= before + MAY_STAY ? [] : [`Memory went from ${mega(before)} to ${mega(after)} MB and stayed.`]),
  ]
}

/** Milliseconds: what is wanted under each attack. */
export const MOST = { choice: 100, health: 1000, opening: 100 } as const

export const mega = (bytes: number): string => (bytes / 2 ** 20).toFixed(0)
