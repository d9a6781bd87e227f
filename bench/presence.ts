import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { WebSocket } from 'ws'
import type { Guest } from '../src/house/acts.ts'
import { House } from '../src/house/house.ts'
import { openSqlite } from '../src/server/store/sqlite.ts'
import { type Benchmark, summary, tableOf } from './measure.ts'
import { OURS } from './server.ts'
import { arrive, PLAN } from './server/ours-players.ts'
import { startHost } from './server/processes.ts'

const MATCHES = 2500
/** Everybody goes and comes back once in so many seconds. */
const EVERY = 30
const TURNS = (2 * MATCHES) / EVERY
const PERCENT = 100
const MOST = 10

/**
 * What it costs that it is known who is there, while 5,000 people come and go: in a house alone, as what it costs more
 * than the same without it; and all that a whole server does for it, sockets, cookies and welcomes included.
 */
export const presence: Benchmark = async ({ rounds, seconds }) => {
  const alone = await inHouse(rounds)
  const faults: string[] = []
  const whole = await withSockets(Math.max(2 * rounds * seconds, 30), faults)
  const share = (value: number): string => `${value.toFixed(1)} %`
  return {
    table: tableOf([
      [`${MATCHES * 2} sockets that come and go every ${EVERY} s`, 'of a core', ''],
      ['presence alone', share(alone), alone < MOST ? `less than ${MOST} %: met` : `less than ${MOST} %: missed`],
      ['the whole server: sockets, cookies, welcomes, presence', share(whole), ''],
    ]),
    data: { presencePercent: alone, serverPercent: whole, wantedPercent: MOST },
    faults,
  }
}

/** Percent of a core for presence in a house, whose seconds pass as quickly as they can. */
async function inHouse(rounds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ludus-bench-'))
  const store = await openSqlite(join(folder, 'ludus.db'))
  let now = Date.now()
  const house = new House({
    store,
    thinker: { think: async ({ choices }) => choices[0]! },
    counters: { moved() {}, conflicted() {}, botFailed() {} },
    now: () => now,
    botPace: 0,
    report: (error) => {
      throw error
    },
  })
  let sent = 0
  const send = (text: string): void => void (sent += text.length)
  const people: { readonly table: string; readonly guest: Guest; readonly viewer: 0 | 1; stop(): void }[] = []
  for (let match = 0; match < MATCHES; match++) {
    const pair = [0, 1].map((seat): Guest => ({ id: `guest-${match}-${seat}`, name: `Guest ${2 * match + seat}` }))
    const { id } = await house.create(pair[0]!, { ...PLAN, seats: [...PLAN.seats] })
    for (const [seat, guest] of pair.entries()) {
      await house.act(id, guest, { do: 'sit', seat })
      people.push({ table: id, guest, viewer: seat as 0 | 1, stop() {} })
    }
  }
  const come = async (who: (typeof people)[number]): Promise<void> => {
    const { table, guest, viewer } = who
    who.stop = await house.watch(table, { guest, viewer, muted: new Set(), send })
  }
  for (const who of people) await come(who)

  /** Microseconds of the processor for half a minute: everybody goes, and is back five seconds later. */
  async function round(isAttended: boolean): Promise<number> {
    const before = process.cpuUsage()
    for (let second = 0; second < EVERY + 5; second++) {
      for (let at = Math.floor(second * TURNS); at < Math.floor((second + 1) * TURNS); at++) people[at]?.stop()
      const back = second - 5
      for (let at = Math.max(0, Math.floor(back * TURNS)); at < Math.floor((back + 1) * TURNS); at++)
        if (people[at]) await come(people[at]!)
      now += 1000
      if (isAttended) await house.attend()
    }
    const { user, system } = process.cpuUsage(before)
    return user + system
  }

  const [without, attended]: [number[], number[]] = [[], []]
  for (let times = -1; times < rounds; times++) {
    const costs = [await round(false), await round(true)] as const
    if (times < 0) continue
    without.push(costs[0])
    attended.push(costs[1])
  }
  await house.close()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
  if (sent === 0) throw new Error('Nobody was told anything.')
  return ((summary(attended).median - summary(without).median) / 1e6 / EVERY) * PERCENT
}

/** Percent of a core that a server takes while its sockets come and go, each for somebody at a match. */
async function withSockets(seconds: number, faults: string[]): Promise<number> {
  const host = await startHost(OURS.main, OURS.args, OURS.env)
  const url = `http://127.0.0.1:${host.port}`
  const post = async (path: string, cookie: string, body: object): Promise<unknown> => {
    const headers = { cookie, 'content-type': 'application/json' }
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const people: { readonly cookie: string; readonly table: string; readonly seat: number; ws?: WebSocket }[] = []
  for (let match = 0; match < MATCHES; match++) {
    const cookies = await Promise.all([arrive(url), arrive(url)])
    const { table } = (await post('/api/tables', cookies[0], PLAN)) as { readonly table: { readonly id: string } }
    for (const [seat, cookie] of cookies.entries()) {
      await post(`/api/tables/${table.id}/acts`, cookie, { do: 'sit', seat })
      people.push({ cookie, table: table.id, seat })
    }
  }
  const come = async (who: (typeof people)[number]): Promise<void> => {
    const ws = new WebSocket(`ws://127.0.0.1:${host.port}/socket`, {
      headers: { cookie: who.cookie },
      perMessageDeflate: false,
    })
    ws.on('error', (error) => faults.push(String(error)))
    who.ws = ws
    await once(ws, 'open')
    ws.send(JSON.stringify({ do: 'watch', table: who.table, as: who.seat }))
  }
  for (const who of people) await come(who)
  const before = await host.cpu()
  const start = performance.now()
  for (let turn = 0; turn < seconds * TURNS; turn++) {
    const who = people[turn % people.length]!
    who.ws?.close()
    // Most stay away for some seconds, so that their absence is told.
    const back = people[(turn - Math.floor(6 * TURNS) + people.length) % people.length]!
    if (turn >= 6 * TURNS) await come(back)
    const ahead = (turn / TURNS) * 1000 - (performance.now() - start)
    if (ahead > 5) await new Promise((resolve) => setTimeout(resolve, ahead))
  }
  const passed = performance.now() - start
  const used = (await host.cpu()) - before
  for (const { ws } of people) ws?.terminate()
  await host.stop()
  return (used / passed) * PERCENT
}
