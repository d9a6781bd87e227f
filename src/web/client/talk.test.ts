import { expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import type { LineTold, NowTold, SeatTold, SocketTold } from '#protocol/told'
import { type Listener, type LineStatus, type NotDone, Talk, type TableNews } from '#web/client/talk'

interface Sent {
  readonly do: string
  readonly ref: number
  readonly table?: string
  readonly as?: Viewer
  readonly since?: number
}

/** A line whose other end is the test. */
class TestLine extends Talk {
  readonly kept = true
  readonly sent: Sent[] = []
  isThere = true

  protected override send(message: object): boolean {
    if (this.isThere) this.sent.push(message as Sent)
    return this.isThere
  }

  tell(told: SocketTold): void {
    this.hear(told)
  }

  greet(): void {
    this.isThere = true
    this.tell({ kind: 'hello', guest: 'me', name: 'Me', version: '', at: 0 })
  }

  lose(): void {
    this.isThere = false
    this.cut('lost')
  }

  /** Answers the last question, and waits until that has been heard. */
  async done(more: object = {}): Promise<void> {
    this.tell({ kind: 'done', ref: this.sent.at(-1)!.ref, ...more })
    await Promise.resolve()
  }

  async refuse(code: string): Promise<void> {
    this.tell({ kind: 'refused', ref: this.sent.at(-1)!.ref, error: { code, message: `It is ${code}.` } })
    await Promise.resolve()
  }
}

function openLine(): TestLine {
  const line = new TestLine()
  line.greet()
  return line
}

const seat = (guest: string | null): SeatTold => ({ plan: 'human', guest, name: guest, bot: null })
const line = (n: number): LineTold => ({ n, at: n, what: 'chat' })
const nowWith = (...guests: (string | null)[]): NowTold =>
  ({ status: 'live', seats: guests.map(seat), own: null }) as unknown as NowTold

const tableTold = (as: Viewer, now = nowWith('me', 'you'), id = 't'): SocketTold =>
  ({ kind: 'table', table: { id }, as, lines: [line(1)], now }) as unknown as SocketTold
const linesTold = (as: Viewer, n: number, now: object = {}): SocketTold =>
  ({ kind: 'lines', table: 't', as, lines: [line(n)], now }) as unknown as SocketTold

/** Someone who follows a table and writes down what they hear. */
class Follower implements Listener {
  readonly table = 't'
  readonly as: Viewer | undefined
  readonly heard: TableNews[] = []
  readonly errors: NotDone[] = []
  constructor(as?: Viewer) {
    this.as = as
  }
  hear(news: TableNews): void {
    this.heard.push(news)
  }
  failed(error: NotDone): void {
    this.errors.push(error)
  }
  since(): number | undefined {
    return this.heard.at(-1)?.lines.at(-1)?.n
  }
  get seen(): readonly Viewer[] {
    return this.heard.map(({ as }) => as)
  }
}

async function follow(line: TestLine, follower: Follower, as: Viewer): Promise<() => void> {
  const stop = line.listen(follower)
  line.tell(tableTold(as))
  await line.done({ as })
  return stop
}

test('an act is answered, or refused with its code and sentence', async () => {
  const line = openLine()
  const sitting = line.act('t', { do: 'sit' })
  expect(line.sent.at(-1)).toMatchObject({ do: 'sit', table: 't' })
  await line.done({ seat: 1 })
  expect(await sitting).toMatchObject({ seat: 1 })
  const again = line.act('t', { do: 'sit' })
  await line.refuse('taken')
  await expect(again).rejects.toMatchObject({ code: 'taken', message: 'It is taken.' })
})

test('whoever waits for an answer when the line is cut, and whoever asks without one, is told so', async () => {
  const line = openLine()
  const waiting = line.act('t', { do: 'sit' })
  line.lose()
  await expect(waiting).rejects.toMatchObject({ code: 'cut' })
  await expect(line.act('t', { do: 'sit' })).rejects.toMatchObject({ code: 'lost' })
})

test('the status is told to whoever wants to know', () => {
  const line = new TestLine()
  const seen: LineStatus[] = []
  const stop = line.subscribe(() => seen.push(line.status))
  line.greet()
  line.lose()
  line.greet()
  stop()
  line.lose()
  expect(seen).toEqual(['open', 'lost', 'open'])
})

test('a follower names the last known line when the line comes back, and whose eyes it had', async () => {
  const line = openLine()
  const follower = new Follower()
  await follow(line, follower, 0)
  line.tell(linesTold(0, 2))
  line.lose()
  line.greet()
  expect(line.sent.at(-1)).toMatchObject({ do: 'watch', table: 't', as: 0, since: 2 })
  line.tell(linesTold(0, 3))
  await line.done({ as: 0 })
  expect(follower.heard.map(({ lines }) => lines[0]!.n)).toEqual([1, 2, 3])
})

test('two who follow the same table with other eyes hear each their own', async () => {
  const line = openLine()
  const [first, second] = [new Follower(0), new Follower(1)]
  line.listen(first)
  const { ref } = line.sent.at(-1)!
  line.listen(second)
  line.tell(tableTold(0))
  line.tell({ kind: 'done', ref, as: 0 })
  line.tell(tableTold(1))
  await line.done({ as: 1 })
  line.tell(linesTold(0, 2))
  line.tell(linesTold(1, 2))
  expect(first.seen).toEqual([0, 0])
  expect(second.seen).toEqual([1, 1])
})

test('a table is left when the last follower goes', async () => {
  const line = openLine()
  const [stopFirst, stopSecond] = [await follow(line, new Follower(0), 0), await follow(line, new Follower(1), 1)]
  const before = line.sent.length
  stopFirst()
  expect(line.sent).toHaveLength(before)
  stopSecond()
  expect(line.sent.at(-1)).toMatchObject({ do: 'unwatch', table: 't' })
})

test('whoever sits down sees from then on what the seat sees', async () => {
  const line = openLine()
  const follower = new Follower()
  line.listen(follower)
  line.tell(tableTold('spectator', nowWith(null, 'you')))
  await line.done({ as: 'spectator' })
  line.tell(linesTold('spectator', 2, { seats: [seat('me'), seat('you')] }))
  expect(line.sent.at(-1)).toEqual({ do: 'watch', table: 't', ref: expect.any(Number) })
  line.tell(tableTold(0))
  await line.done({ as: 0 })
  expect(follower.seen).toEqual(['spectator', 'spectator', 0])
})

test('whoever loses a seat goes on as a spectator', async () => {
  const line = openLine()
  const follower = new Follower()
  await follow(line, follower, 0)
  line.tell(tableTold('spectator'))
  expect(follower.seen).toEqual([0])
  line.tell(tableTold('spectator', nowWith('someone else', 'you')))
  line.tell(linesTold('spectator', 2))
  expect(follower.seen).toEqual([0, 'spectator', 'spectator'])
})

test('whoever lost a seat while the line was cut follows anew', async () => {
  const line = openLine()
  const follower = new Follower()
  await follow(line, follower, 0)
  line.lose()
  line.greet()
  await line.refuse('no-seat')
  await Promise.resolve()
  expect(line.sent.at(-1)).toEqual({ do: 'watch', table: 't', ref: expect.any(Number) })
  expect(follower.errors).toEqual([])
})

test('a table that is not there is an error; a line that is cut is none', async () => {
  const line = openLine()
  const follower = new Follower()
  line.listen(follower)
  line.lose()
  await Promise.resolve()
  expect(follower.errors).toEqual([])
  line.greet()
  await line.refuse('no-such-table')
  await Promise.resolve()
  expect(follower.errors.map(({ code }) => code)).toEqual(['no-such-table'])
})

test('the lobby is asked for again when the line comes back', () => {
  const line = openLine()
  const heard: number[] = []
  const stop = line.lobby((tables) => heard.push(tables.length))
  line.tell({ kind: 'lobby', tables: [] })
  line.lose()
  line.greet()
  expect(line.sent.at(-1)).toMatchObject({ do: 'lobby', on: true })
  stop()
  expect(line.sent.at(-1)).toMatchObject({ do: 'lobby', on: false })
  expect(heard).toEqual([0])
})
