import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { GAMES } from '../src/games/shelf.ts'
import { hashOf } from '../src/house/fair.ts'
import type { NewTable, Store } from '../src/house/store.ts'
import type { Seating } from '../src/house/seating.ts'
import { readConfig } from '../src/server/config.ts'
import { startServer } from '../src/server/server.ts'
import { openSqlite } from '../src/server/store/sqlite.ts'
import { type Benchmark, tableOf } from './measure.ts'

/** Matches that are over, and those that run. */
const [OVER, RUNNING] = [100_000, 1000]
/** Someone sat in all of them; the others are so many. */
const [VETERAN, OTHERS] = ['veteran-0123456789', 1000]
const [WARM_UP, REQUESTS] = [50, 200]
/** How long, in milliseconds, home may take. */
const WANTED = 20
const [MEDIAN, LATE] = [0.5, 0.99]
const BEGAN = 1_700_000_000_000

const nameOf = (number: number): string => `guest-${String(number % OTHERS).padStart(10, '0')}`
const tokenOf = (guest: string): string => `token-of-${guest}`
const PATHS = [
  ['home: what runs', '/api/me/matches'],
  ['the last that are over', '/api/me/matches?status=over'],
  ['the last against one person', `/api/me/matches?status=over&opponent=${nameOf(7)}`],
  ['the record', '/api/me/record'],
] as const

/** How long those wait who look for their own matches, where very many are over. */
export const mine: Benchmark = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ludus-mine-'))
  try {
    await fill(await openSqlite(join(folder, 'ludus.db')))
    const limits = ['MESSAGES', 'REQUESTS', 'WORK', 'SOCKETS', 'CONNECTIONS'].map((name) => [
      `LUDUS_LIMIT_${name}`,
      '0',
    ])
    const env = { PORT: '0', LUDUS_DATA: folder, LUDUS_LOG: 'warn', ...Object.fromEntries(limits) }
    const server = await startServer(readConfig(env))
    try {
      return await measure(server.url)
    } finally {
      await server.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(url: string) {
  const rows = []
  for (const [who, guest] of [
    ['one of many', nameOf(7)],
    ['who sat in all of them', VETERAN],
  ] as const)
    for (const [what, path] of PATHS)
      rows.push({ name: `${who}, ${what}`, path, ...(await waitsFor(url + path, guest)) })
  const faults = rows
    .filter(({ path, p50 }) => path === PATHS[0][1] && p50 >= WANTED)
    .map(({ name, p50 }) => `${name}: ${p50.toFixed(1)} ms, and less than ${WANTED} were wanted.`)
  const table = tableOf([
    [`${OVER} matches over, ${RUNNING} running`, 'p50 ms', 'p99 ms', 'bytes'],
    ...rows.map(({ name, p50, p99, bytes }) => [name, p50.toFixed(1), p99.toFixed(1), `${bytes}`]),
  ])
  return { table, data: { over: OVER, running: RUNNING, rows }, faults }
}

async function waitsFor(url: string, guest: string) {
  const headers = { authorization: `Bearer ${tokenOf(guest)}` }
  const times: number[] = []
  let bytes = 0
  for (let request = -WARM_UP; request < REQUESTS; request++) {
    const began = performance.now()
    const answer = await fetch(url, { headers })
    bytes = (await answer.text()).length
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
    if (request >= 0) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const at = (part: number): number => times[Math.floor(part * (times.length - 1))]!
  return { p50: at(MEDIAN), p99: at(LATE), bytes }
}

/** A store as a busy year leaves it. */
async function fill(store: Store): Promise<void> {
  for (const guest of [VETERAN, nameOf(7)]) {
    await store.putGuest(guest, 'Somebody', BEGAN)
    await store.putToken(hashOf(tokenOf(guest)), guest, BEGAN)
  }
  for (let at = 0; at < OVER + RUNNING; at += OTHERS)
    await Promise.all(Array.from({ length: OTHERS }, (_, place) => play(store, at + place)))
  await store.close()
}

async function play(store: Store, number: number): Promise<void> {
  const { id: game } = GAMES[number % GAMES.length]!.about
  const id = `${Math.floor(BEGAN / 1000 + number).toString(36)}-${number}`
  const at = BEGAN + number * 1000
  const isOver = number < OVER
  // Whoever sits everywhere has ten that run.
  const first = isOver || number % (RUNNING / 10) === 0 ? VETERAN : nameOf(number + 1)
  const seating: Seating = {
    game,
    seats: [first, nameOf(number)].map((guest) => ({ plan: 'human', guest, name: `Name of ${guest}`, bot: null })),
    outcome: null,
    series: null,
    at,
  }
  const plan = { game, options: {}, seats: [], clock: { kind: 'none' }, public: false } as const
  const entry: NewTable['entry'] = { kind: 'created', by: first, name: '', plan, rules: 1, commitment: '' }
  const awaited = [{ actor: 0, since: at }]
  const table = { id, secret: '', at, entry, fact: {}, due: null, awaited }
  await store.create({ ...table, status: 'live', seating })
  if (!isOver) return
  const outcome = { payoffs: number % 3 === 0 ? [1, 0] : [0, 1], reason: 'victories', rule: '' }
  const ended: Seating = { ...seating, outcome, at: at + 500 }
  const logged = { seq: 1, at: at + 500, entry: { kind: 'closed' }, fact: {} } as const
  const over = { status: 'over', due: null, heardAt: at + 500, awaited: [] } as const
  if (!(await store.append({ table: id, logged, ...over, seating: ended }))) throw new Error(`${id} is there twice.`)
}
