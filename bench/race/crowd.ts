import '../resolve.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { raced as game } from './game.ts'
import { type Counts, type Manner, RaceTable, tendAll } from './table.ts'

// All who race, in a process of their own.

export type Order =
  | {
      readonly do: 'open'
      readonly port: number
      readonly tables: number
      readonly everyMs?: number
      readonly delays?: readonly number[]
    }
  /** Returns when all are ready for a race. */
  | { readonly do: 'gather' }
  /** Lets all races begin, one after the other within a second; returns when the last has. */
  | { readonly do: 'begin' }
  /** Returns when so many of the races are over, from 0 to 1. */
  | { readonly do: 'race'; readonly until: number }
  | { readonly do: 'close' }

export interface Raced {
  readonly latencies: readonly number[]
  /** Bytes and messages to all seats while it counted. */
  readonly bytes: number
  readonly messages: number
  readonly seconds: number
  /** What seats took in the last race whose line is slower by so much. */
  readonly taken: readonly (readonly [delay: number, taken: number])[]
  readonly natural: number
  /** By how many milliseconds the players were late because their machine was busy, one time in a hundred. */
  readonly late: number
  readonly faults: readonly string[]
}

const [OPENING_AT_ONCE, SPREAD] = [10, 1000]
/** How long, in milliseconds, anything may take. */
const PATIENCE = 240_000

const faults: string[] = []
const counts: Counts = {
  latencies: [],
  counts: false,
  natural: 0,
  failed: (sentence) => void (faults.length < 20 && faults.push(sentence)),
}
const tables: RaceTable[] = []
const lines: (readonly number[])[] = []
let clock: NodeJS.Timeout | undefined
let opened = 0
const late: number[] = []

async function open({ port, tables: many, everyMs, delays }: Extract<Order, { do: 'open' }>): Promise<void> {
  const { script } = game
  let left = many
  const opener = async (): Promise<void> => {
    while (left > 0) {
      const at = left--
      // Whatever a seat is worth, every line has every seat equally often.
      const turned = Array.from({ length: script.seats }, (_, seat) => delays?.[(seat + at) % delays.length] ?? 0)
      const manner: Manner = { ...(delays && { delays: turned }), ...(everyMs !== undefined && { everyMs }) }
      tables.push(await RaceTable.open({ ...game, port }, manner, counts, `table ${opened++}`))
      lines.push(turned)
    }
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, opener))
  clock = tendAll(tables, (ms) => void (counts.counts && late.push(ms)))
}

function leave(isLeft: (table: RaceTable) => boolean): void {
  for (const [at, table] of [...tables.entries()].toReversed()) {
    if (!isLeft(table)) continue
    table.close()
    tables.splice(at, 1)
    lines.splice(at, 1)
  }
}

const lateness = (): number => late.toSorted((a, b) => a - b)[Math.floor(late.length * 0.99)] ?? 0

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const start = performance.now(); !isSo() && faults.length === 0; await sleep(5))
    if (performance.now() - start > PATIENCE) counts.failed(`it takes too long until ${what}`)
}

const told = (): { bytes: number; messages: number } => {
  const people = tables.flatMap((table) => table.people)
  return {
    bytes: people.reduce((sum, { bytes }) => sum + bytes, 0),
    messages: people.reduce((sum, { messages }) => sum + messages, 0),
  }
}

async function obey(order: Order): Promise<Raced> {
  let [seconds, bytes, messages] = [0, 0, 0]
  counts.latencies.length = 0
  switch (order.do) {
    case 'open':
      await open(order)
      break
    case 'gather':
      for (const table of tables) table.isFree = false
      // Where all have died there is no other race.
      await until(() => tables.every(({ isReady, isOver }) => isReady || isOver), 'all are ready')
      leave(({ isOver }) => isOver)
      break
    case 'begin':
      for (const [at, table] of tables.entries())
        setTimeout(
          () => {
            table.isFree = true
            table.look()
          },
          (SPREAD * at) / tables.length,
        )
      await until(() => tables.every(({ race }) => race !== undefined), 'all race')
      break
    case 'race': {
      const before = told()
      const start = performance.now()
      counts.counts = true
      const isOver = (): boolean =>
        tables.filter(({ race }) => race === undefined).length >= Math.max(1, order.until * tables.length)
      await until(isOver, 'races are over')
      counts.counts = false
      seconds = (performance.now() - start) / 1000
      bytes = told().bytes - before.bytes
      messages = told().messages - before.messages
      break
    }
    case 'close':
      leave(() => true)
      clearInterval(clock)
      break
  }
  const taken = tables.flatMap((table, at) => table.taken.map((one, seat) => [lines[at]![seat]!, one] as const))
  return {
    latencies: [...counts.latencies],
    bytes,
    messages,
    seconds,
    taken,
    natural: counts.natural,
    late: lateness(),
    faults,
  }
}

process.on('message', (order: Order) => {
  obey(order).then(
    (raced) => process.send!(raced),
    (error: unknown) => {
      faults.push(String(error))
      process.send!({
        latencies: [],
        bytes: 0,
        messages: 0,
        seconds: 0,
        taken: [],
        natural: 0,
        late: 0,
        faults,
      } satisfies Raced)
    },
  )
})
