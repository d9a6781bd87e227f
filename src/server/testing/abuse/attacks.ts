import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller, Socket } from '#server/testing/abuse/caller'

/** What an attacker has to work with. All of them call from one address. */
export interface Ground {
  readonly port: number
  readonly address: string
  /** Part of what a full attack does: 1, or less for a short one. */
  readonly part: number
  /** A match as a file, as large as may be. */
  readonly file: string
  come(): Promise<Caller>
}

interface Attack {
  readonly name: string
  readonly does: string
  /** Answers the table that it was about, if any, for others to open; and what else is worth knowing. */
  run(ground: Ground): Promise<{ readonly table?: string; readonly notes?: Readonly<Record<string, number>> }>
}

const HUMAN = { kind: 'human' }
const OPEN = { game: 'brave-rats', seats: [HUMAN, HUMAN], public: true }
const BOTS = { game: 'last-brave', seats: Array.from({ length: 7 }, () => ({ kind: 'bot', level: 'hard' })) }
const LONG_TEXT = 'a line '.repeat(70)

const range = (count: number): number[] => [...Array(Math.max(1, Math.ceil(count))).keys()]

/** As many sockets as may be, each another guest. */
async function sockets({ come, part }: Ground, count: number): Promise<Socket[]> {
  const opened: Socket[] = []
  for (const _ of range(count * part)) {
    // Who is turned away at either step goes without.
    const socket = await come()
      .then((caller) => caller.connect())
      .catch(() => undefined)
    if (socket) opened.push(socket)
  }
  return opened
}

/** Everybody says something many times, a burst at each turn, and does not wait for answers. */
async function shout(all: readonly Socket[], times: number, message: (socket: number) => object): Promise<void> {
  for (const _ of range(times)) {
    for (const [at, socket] of all.entries()) socket.say(message(at))
    await sleep(1)
  }
}

async function openTable({ come }: Ground): Promise<string> {
  const table = await (await come()).newTable(OPEN)
  if (table === undefined) throw new Error('The attacker gets no table.')
  return table
}

const refusals = (all: readonly Socket[]): Readonly<Record<string, number>> => ({
  refused: all.reduce((sum, { refused }) => sum + refused, 0),
  cut: all.filter(({ isOpen }) => !isOpen).length,
})

function leave(all: readonly Socket[]): void {
  for (const socket of all) socket.end()
}

/** All of them, by the numbers of what was found. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'talk and watch',
    does: '60 sockets say 90 lines each at a table of their own, then ask 90 times each to watch it',
    async run(ground) {
      const table = await openTable(ground)
      const all = await sockets(ground, 60)
      await shout(all, 90 * ground.part, () => ({ do: 'chat', table, text: 'hello there' }))
      await shout(all, 90 * ground.part, () => ({ do: 'watch', table }))
      await sleep(5000 * ground.part)
      const notes = refusals(all)
      leave(all)
      return { table, notes }
    },
  },
  {
    name: 'long lines',
    does: '30 sockets say 95 long lines each at an open public table that others watch',
    async run(ground) {
      const table = await openTable(ground)
      const all = await sockets(ground, 30)
      for (const socket of all) socket.say({ do: 'watch', table })
      await shout(all, 95 * ground.part, () => ({ do: 'chat', table, text: LONG_TEXT }))
      await sleep(2000 * ground.part)
      const notes = refusals(all)
      leave(all)
      return { table, notes }
    },
  },
  {
    name: 'deaf',
    does: '60 sockets watch a table and never read, while it is talked at',
    async run(ground) {
      const table = await openTable(ground)
      const all = await sockets(ground, 80)
      const [deaf, loud] = [all.slice(0, (all.length * 3) >> 2), all.slice((all.length * 3) >> 2)]
      for (const socket of deaf) {
        socket.say({ do: 'watch', table })
        socket.ws.pause()
      }
      await shout(loud, 95 * ground.part, () => ({ do: 'chat', table, text: LONG_TEXT }))
      await shout(deaf, 90 * ground.part, () => ({ do: 'watch', table, whole: true }))
      await sleep(3000 * ground.part)
      const notes = refusals(all)
      leave(all)
      return { table, notes }
    },
  },
  {
    name: 'nonsense',
    does: '90 sockets send frames that mean nothing, as long as they may be',
    async run(ground) {
      const all = await sockets(ground, 90)
      const deep = { do: 'ping', x: JSON.parse('['.repeat(60) + ']'.repeat(60)), y: 'z'.repeat(12_000) }
      await shout(all, 120 * ground.part, () => deep)
      await sleep(1000 * ground.part)
      const notes = refusals(all)
      leave(all)
      return { notes }
    },
  },
  {
    name: 'empty frames',
    does: '90 sockets send pings, pongs, and messages that never end, all of them empty',
    async run(ground) {
      const all = await sockets(ground, 90)
      for (const _ of range(120 * ground.part)) {
        for (const [at, { isOpen, ws }] of all.entries()) {
          if (!isOpen) continue
          for (let time = 0; time < 100; time++) {
            if (at % 3 === 0) ws.ping()
            else if (at % 3 === 1) ws.pong()
            else ws.send('', { fin: false })
          }
        }
        await sleep(1)
      }
      await sleep(1000 * ground.part)
      const notes = refusals(all)
      leave(all)
      return { notes }
    },
  },
  {
    name: 'imports',
    does: '600 large replays to be played again, twenty at a time',
    async run(ground) {
      const caller = await ground.come()
      let [left, taken, refused] = [600 * ground.part, 0, 0]
      const bring = async (): Promise<void> => {
        while (left-- > 0) {
          const { status } = await caller.call('POST', '/api/replays', ground.file).catch(() => ({ status: 0 }))
          if (status === 200) taken++
          else refused++
        }
      }
      await Promise.all(range(20).map(bring))
      caller.hangUp()
      return { notes: { taken, refused } }
    },
  },
  {
    name: 'bots alone',
    does: 'as many tables of seven hard bots as may be, for 20 s',
    async run(ground) {
      let tables = 0
      const caller = await ground.come()
      for (const _ of range(25 * ground.part)) if ((await caller.newTable(BOTS)) !== undefined) tables++
      await sleep(20_000 * ground.part)
      return { notes: { tables } }
    },
  },
  {
    name: 'half requests',
    does: '800 connections that send half of a request and wait',
    async run({ port, address, part }) {
      let held = 0
      const lines = range(800 * part).map((at) => {
        const line = connect({ port, host: '127.0.0.1', localAddress: address })
        line.on('error', () => {})
        // Who does not read never sees that the other side has hung up.
        line.resume()
        line.on('connect', () => {
          held++
          const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
          line.write(`GET /api/me HTTP/1.1\r\nHost: x\r\n${at % 2 ? upgrade : 'Content-Length: 9\r\n'}`)
        })
        line.on('close', () => held--)
        return line
      })
      await sleep(500)
      const most = held
      await sleep(35_000 * part)
      const still = held
      for (const line of lines) line.destroy()
      return { notes: { most, 'still held': still } }
    },
  },
  {
    name: 'lobby',
    does: 'as many public tables as may be, and everything asked for as often as may be',
    async run(ground) {
      const caller = await ground.come()
      let tables = 0
      for (const _ of range(30 * ground.part)) if ((await caller.newTable(OPEN)) !== undefined) tables++
      const paths = ['/api/tables', '/api/me', '/api/games', '/', '/openapi.json', '/nowhere']
      let refused = 0
      for (const _ of range(20 * ground.part))
        await Promise.all(
          range(60).map(async (at) => {
            const { status } = await caller.call('GET', paths[at % paths.length]!).catch(() => ({ status: 0 }))
            if (status === 429 || status === 0) refused++
          }),
        )
      return { notes: { tables, refused } }
    },
  },
  {
    name: 'crowd of one',
    does: 'a new guest with every request, and as many sockets as may be, opened and closed',
    async run(ground) {
      let opened = 0
      for (const _ of range(10 * ground.part)) {
        const all = await sockets(ground, 40)
        opened += all.length
        leave(all)
      }
      return { notes: { opened } }
    },
  },
]
