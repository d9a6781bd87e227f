import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pick, SeededRandom } from '../src/engine/random.ts'
import type { AnyBox } from '../src/games/box.ts'
import { GAMES, openGame } from '../src/games/shelf.ts'
import { type Effect, isFor, viewersOf } from '../src/house/effect.ts'
import { House } from '../src/house/house.ts'
import { differenceFor, type Look, lookOf } from '../src/house/look.ts'
import type { Table } from '../src/house/table.ts'
import { tellLines, tellNews } from '../src/house/tell.ts'
import { Diary } from '../src/house/testing/tables.ts'
import { openSqlite } from '../src/server/store/sqlite.ts'
import { type Benchmark, tableOf, whole } from './measure.ts'

const MATCHES = 20
const ENTRIES = 3000
/** How long, in milliseconds, a newcomer to them waits at most, in the median. */
const MOST_WAIT = 10

/** What goes over the wire: to each viewer of a full table for an input, and to someone who comes late to a long match. */
export const wire: Benchmark = async ({ rounds }) => {
  const sizes = []
  for (const { about } of GAMES) sizes.push(sizeOf((await openGame(about.id))!))
  const waits = await newcomers(GAMES[0]!.about.id, rounds * 20)
  const median = waits[Math.floor(waits.length / 2)]!
  const bytes = tableOf([
    ['game', 'seats', 'inputs', 'bytes an input', 'with whole views', 'share'],
    ...sizes.map(({ id, seats, inputs, changes, wholes }) => [
      id,
      String(seats),
      whole(inputs),
      whole(changes),
      whole(wholes),
      `${Math.round((100 * changes) / wholes)} %`,
    ]),
  ])
  const welcome = `A newcomer to ${whole(ENTRIES)} entries is welcomed within ${median.toFixed(1)} ms in the median of ${waits.length}, ${waits.at(-1)!.toFixed(1)} ms at the longest.`
  const faults =
    median < MOST_WAIT ? [] : [`A newcomer waits ${median.toFixed(1)} ms; less than ${MOST_WAIT} are wanted.`]
  return { table: `${bytes}\n\n${welcome}`, data: { sizes, entries: ENTRIES, welcome: waits }, faults }
}

/** Bytes of a message to one viewer, over random matches with as many seats as there may be. */
function sizeOf(box: AnyBox) {
  const { id, seats: range } = box.game.about
  const seats = range[1]
  const size = { id, seats, inputs: 0, changes: 0, wholes: 0 }
  for (let match = 0; match < MATCHES; match++) {
    const diary = new Diary({ box, seats, secret: `wire ${match}` })
    const luck = SeededRandom.from(`wire ${match}`)
    const { table } = diary
    while (table.status === 'live') {
      const before = lookOf(table)
      const { actor } = pick(luck, table.match!.pending())
      const input = { actor, choice: pick(luck, table.match!.choices(actor)) }
      const effect = diary.write({ kind: 'input', input, by: 'seat' }, 1000)
      size.inputs++
      for (const viewer of viewersOf(seats)) {
        size.changes += bytesOf(table, before, effect, viewer, false)
        size.wholes += bytesOf(table, before, effect, viewer, true)
      }
    }
  }
  const viewers = (seats + 1) * size.inputs
  return { ...size, changes: size.changes / viewers, wholes: size.wholes / viewers }
}

function bytesOf(
  table: Table,
  before: Look,
  effect: Effect,
  viewer: ReturnType<typeof viewersOf>[number],
  wantsWhole: boolean,
): number {
  const told = differenceFor(table, before, lookOf(table), [effect], viewer, wantsWhole)
  if (!told) return 0
  const heard = [effect].filter((one) => isFor(one, viewer))
  const lines = tellLines(table, heard, viewer, table.linesOf(viewer), new Set(), told.changes)
  return Buffer.byteLength(JSON.stringify(tellNews(table, viewer, lines, table.at, told)))
}

/** How long, in milliseconds, each of so many newcomers waits at a table where much was said, the quickest first. */
async function newcomers(game: string, many: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ludus-wire-'))
  const store = await openSqlite(join(folder, 'ludus.db'))
  const house = new House({
    store,
    thinker: { think: async ({ choices }) => choices[0]! },
    counters: { moved() {}, conflicted() {}, botFailed() {} },
    now: Date.now,
    botPace: 0,
    report: (error) => {
      throw error
    },
  })
  const [ann, ben] = ['Ann', 'Ben'].map((name) => ({ id: `${name}-0123456789`, name })) as [Guest, Guest]
  try {
    const seats = [{ kind: 'human' }, { kind: 'human' }] as const
    const { id } = await house.create(ann, { game, seats: [...seats] })
    for (const guest of [ann, ben]) await house.act(id, guest, { do: 'sit' })
    const said = Array.from({ length: ENTRIES - 3 }, (_, at) => house.act(id, ann, { do: 'chat', text: `Line ${at}` }))
    await Promise.all(said)
    const waits: number[] = []
    for (let come = 0; come < many; come++) {
      const began = performance.now()
      const watcher = { guest: ben, viewer: 1, muted: new Set<string>(), send() {} }
      const stop = await house.watch(id, watcher)
      waits.push(performance.now() - began)
      stop()
    }
    return waits.toSorted((a, b) => a - b)
  } finally {
    await house.close()
    await store.close()
    await rm(folder, { recursive: true })
  }
}

interface Guest {
  readonly id: string
  readonly name: string
}
