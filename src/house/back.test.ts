import { describe, expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import { SeededRandom } from '#engine/random'
import type { AnyBox } from '#games/box'
import { openGame } from '#games/shelf'
import { nowAfter, type NowTold, type PastTold } from '#protocol/told'
import { lookBack } from '#house/back'
import { isFor, viewersOf } from '#house/effect'
import type { Logged } from '#house/entry'
import { Late } from '#house/late'
import { differenceFor, type Look, lookOf } from '#house/look'
import { Pauses } from '#house/pauses'
import type { Table } from '#house/table'
import { tellLines } from '#house/tell'
import { Diary, pebblesBox, somethingAt } from '#house/testing/tables'

// Whoever looks back sees what they saw then, and nothing else.

const NOBODY = new Set<string>()
const turns = new Pauses(() => 0)

/** What a viewer was told as it happened: of each thing the lines, and the view after it. */
type Then = { readonly lines: readonly object[]; readonly view: object | undefined }

const seenAt = (table: Table, viewer: Viewer): object | undefined => table.state && table.view(table.state, viewer)

/** Something happened to a table that all watch. */
class Watched {
  readonly told = new Map<Viewer, Then[]>()
  #lines = new Map<Viewer, number>()

  constructor(table: Table) {
    for (const viewer of viewersOf(table.seats.length)) {
      this.told.set(viewer, [])
      this.#lines.set(viewer, 0)
    }
  }

  hear(table: Table, before: Look, all: readonly Parameters<typeof isFor>[0][], viewers = [...this.told.keys()]): void {
    for (const viewer of viewers) {
      const told = differenceFor(table, before, lookOf(table), all, viewer, false)
      const heard = all.filter((effect) => isFor(effect, viewer))
      const first = this.#lines.get(viewer)! + 1
      this.#lines.set(viewer, first + heard.length - 1)
      if (!told) continue
      const lines = tellLines(table, heard, viewer, first, NOBODY, told.changes)
      this.told.get(viewer)!.push({ lines, view: seenAt(table, viewer) })
    }
  }

  linesOf(viewer: Viewer): number {
    return this.#lines.get(viewer)!
  }
}

/** Plays a random match that everybody watches. */
function played(box: AnyBox, seats: number, seed: string): { readonly diary: Diary; readonly watched: Watched } {
  const luck = SeededRandom.from(seed)
  const diary = new Diary({ box, seats, secret: seed })
  const { table, effects } = diary.retold(1)
  const watched = new Watched(table)
  watched.hear(table, { ...lookOf(table), state: undefined }, effects)
  for (let times = 0; diary.table.status === 'live' && times < 400; times++)
    diary.write(somethingAt(diary.table, luck), luck.below(3000))
  for (const logged of diary.log.slice(1)) {
    const before = lookOf(table)
    watched.hear(table, before, [table.recall(logged)])
  }
  return { diary, watched }
}

async function* pagesOf(log: readonly Logged[]): AsyncGenerator<readonly Logged[]> {
  for (let at = 1; at < log.length; at += 7) yield log.slice(at, at + 7)
}

const back = ({ table, log }: Diary, viewer: Viewer, last: number, late?: number): Promise<PastTold> =>
  lookBack(() => table, pagesOf(log), { viewer, muted: NOBODY, late }, last, turns)

/** The same as it is read on a page: the view after each piece of news. */
function read({ view, news }: PastTold): Then[] {
  let now = { ...(view && { view }) } as NowTold
  return news.map(({ lines, now: told }) => {
    const { change, ...rest } = told
    now = nowAfter(now, lines, { status: 'live', ...rest, ...(change && { change }) }).now
    return { lines, view: now.view }
  })
}

/** Where nothing is said and the view stays, only a question was new: of that nothing is told any more. */
const worthTelling = (then: readonly Then[]): Then[] =>
  then.filter(({ lines, view }, at) => lines.length > 0 || JSON.stringify(view) !== JSON.stringify(then[at - 1]?.view))

describe.each([
  ['pebbles', 3, pebblesBox],
  ['brave-rats', 2, (await openGame('brave-rats'))!],
  ['last-brave', 5, (await openGame('last-brave'))!],
])('in %s', (_game, seats, box) => {
  const SEEDS = ['one', 'two', 'three']

  test.each(SEEDS)('everybody sees again what they saw, page by page (%s)', async (seed) => {
    const { diary, watched } = played(box, seats, seed)
    for (const viewer of viewersOf(seats)) {
      const many = watched.linesOf(viewer)
      expect(many).toBe(diary.table.linesOf(viewer))
      const pages: Then[][] = []
      for (let last = many; last > 0;) {
        const page = await back(diary, viewer, last)
        expect(page.news.flatMap(({ lines }) => lines).at(-1)?.n).toBe(last)
        pages.unshift(read(page))
        last = page.news.find(({ lines }) => lines.length > 0)!.lines[0]!.n - 1
      }
      const told = pages.flat()
      const then = worthTelling(watched.told.get(viewer)!)
      expect(told.flatMap(({ lines }) => lines)).toEqual(then.flatMap(({ lines }) => lines))
      // What follows the last line of a page, and says nothing, is told with the next.
      const byLine = (all: readonly Then[]) =>
        all.filter(({ lines }) => lines.length > 0).map(({ lines, view }) => [lines, view])
      expect(byLine(told)).toEqual(byLine(then))
    }
  })

  test('nothing is told of what was asked', async () => {
    const { diary, watched } = played(box, seats, 'asked')
    const past = await back(diary, 0, watched.linesOf(0))
    for (const { now } of past.news) for (const field of Object.keys(now)) expect(['view', 'change']).toContain(field)
    expect(Object.keys(past).sort()).toEqual(['news', 'view'])
  })
})

test('who is told later sees no further back than they have been told', async () => {
  const DELAY = 60_000
  const diary = new Diary({ box: pebblesBox, seats: 2, delay: DELAY })
  const late = new Late(() => diary.table)
  const watched = new Watched(late.table)
  watched.hear(late.table, { ...lookOf(late.table), state: undefined }, [late.table.opening], ['spectator'])
  const luck = SeededRandom.from('late')
  for (let times = 0; diary.table.status === 'live' && times < 60; times++)
    diary.write(somethingAt(diary.table, luck), 5000)
  const hear = (happen: () => ReturnType<Late['take']>): void => {
    const before = lookOf(late.table)
    watched.hear(late.table, before, happen(), ['spectator'])
  }
  for (const logged of diary.log.slice(1)) hear(() => late.take(logged))
  const now = diary.table.at + DELAY / 2
  hear(() => late.pass(now))
  expect(watched.linesOf('spectator')).toBeLessThan(diary.table.linesOf('spectator'))
  const past = await back(diary, 'spectator', watched.linesOf('spectator'), now)
  const lines = past.news.flatMap((news) => news.lines)
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: watched.linesOf('spectator') }, (_, at) => at + 1))
  expect(lines).toEqual(watched.told.get('spectator')!.flatMap((then) => then.lines))
  expect(read(past).at(-1)!.view).toEqual(seenAt(late.table, 'spectator'))
})
