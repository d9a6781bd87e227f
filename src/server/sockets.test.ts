import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LineTold, type NowTold, nowAfter, type PastTold, type SocketTold } from '#protocol/told'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Line, Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

const come = async () => {
  const visitor = new Visitor(server.url)
  return { visitor, line: await visitor.connect() }
}

/** Two people at a table whose match has begun, each watching. */
async function two(wanted: object = {}) {
  const [ann, ben] = [await come(), await come()]
  const table = await ann.visitor.newTable(wanted)
  for (const message of [
    { do: 'sit', table },
    { do: 'watch', table },
  ])
    for (const { line } of [ann, ben]) await line.do(message)
  const question = async (line: Line) => ownOf((await line.next('table')).now)
  return { table, ann: ann.line, ben: ben.line, asked: [await question(ann.line), await question(ben.line)] as const }
}

const ownOf = ({ own }: NowTold) => own!

describe('people by a link', () => {
  test('play a whole match, and nothing that is sent before its end gives the luck away', async () => {
    const [ann, ben, cleo] = [await come(), await come(), await come()]
    const table = await ann.visitor.newTable({ options: { emperor: true } })
    const secret = server.secretOf(table)
    await cleo.line.do({ do: 'watch', table })
    await ann.line.do({ do: 'sit', table, salt: 'north' })
    await ben.line.do({ do: 'sit', table, salt: 'south' })
    const [first, second] = await Promise.all([ann.line.playOut(table), ben.line.playOut(table)])
    expect(first.outcome).toEqual(second.outcome)
    expect(first.fairness).toMatchObject({ secret, salts: ['north', 'south'] })
    const { now } = await cleo.line.next('lines', (told) => told.now.status === 'over')
    expect(now.fairness).toEqual(first.fairness)

    const { seed } = first.fairness!
    for (const { line } of [ann, ben, cleo]) {
      const isLast = (text: string) => text.includes('"status":"over"')
      const before = line.received.slice(0, line.received.findIndex(isLast))
      expect(before.length).toBeGreaterThan(10)
      expect(before.filter((text) => text.includes(secret) || text.includes(seed))).toEqual([])
    }
    expect(server.log()).not.toContain(secret)
    expect(server.log()).not.toContain(seed)
    expect(server.log()).not.toContain(table)
  })

  test('see who has locked in, never what', async () => {
    const { table, ann, ben, asked } = await two()
    const choice = asked[0].choices[3] as { card: string }
    await ann.do({ do: 'choose', table, decision: asked[0].decision, choice })
    const told = await ben.next('lines')
    expect(told.lines).toMatchObject([{ what: 'locked', seat: 0 }])
    expect(told.now.pending).toMatchObject([{ actor: 0, locked: true }, { actor: 1 }])
    expect(JSON.stringify(told)).not.toContain(choice.card)
    const own = await ann.next('lines')
    expect(own.now.own!.locked).toEqual(choice)
  })

  test('take a seat over by a link that works once', async () => {
    const { table, ann } = await two()
    const { token } = await ann.do({ do: 'offer', table })
    const cleo = await come()
    expect(await cleo.line.do({ do: 'accept', table, token: String(token) })).toMatchObject({ seat: 0 })
    const dora = await come()
    expect(await dora.line.refusal({ do: 'accept', table, token: String(token) })).toBe('bad-link')
    expect(await cleo.line.do({ do: 'watch', table })).toMatchObject({ as: 0 })
    expect(server.log()).not.toContain(String(token))
  })

  test('come back and are told exactly what they missed', async () => {
    const { table, ann, ben, asked } = await two()
    const watcher = await come()
    await watcher.line.do({ do: 'watch', table })
    const { lines } = await watcher.line.next('table')
    const since = lines.at(-1)!.n
    watcher.line.ws.terminate()
    for (const [seat, line] of [ann, ben].entries())
      await line.do({ do: 'choose', table, choice: asked[seat as 0 | 1].choices[0] })
    const again = await watcher.visitor.connect()
    await again.do({ do: 'watch', table, since })
    const missed = await again.next('lines')
    expect(missed.lines.map(({ n }) => n)).toEqual([since + 1, since + 2])
    expect(missed.lines.map(({ what }) => what)).toEqual(['locked', 'played'])
  })
})

describe('a message', () => {
  test('is answered with its number, in the order in which it came; without one only if it is refused', async () => {
    const { line } = await come()
    const table = await new Visitor(server.url).newTable()
    const sent = [
      { do: 'ping', ref: 7 },
      { do: 'watch', table, ref: 1 },
      { do: 'chat', table, text: 'one', ref: 3 },
      { do: 'dance', ref: 2 },
      { do: 'chat', table, text: 'two', ref: 9 },
      { do: 'sit', table, ref: 0 },
      { do: 'ping' },
      { do: 'dance' },
    ]
    for (const message of sent) line.say(message)
    await line.next('refused', ({ ref }) => ref === null)
    const answers = line.received.map((text) => JSON.parse(text) as { kind: string; ref?: number })
    expect(
      answers.filter(({ kind }) => kind === 'done' || kind === 'refused').map(({ kind, ref }) => [kind, ref]),
    ).toEqual([
      ['done', 7],
      ['done', 1],
      ['done', 3],
      ['refused', 2],
      ['done', 9],
      ['done', 0],
      ['refused', null],
    ])
  })

  test('that is sent twice does nothing twice', async () => {
    const { table, ann, ben, asked } = await two()
    const message = { do: 'choose', table, decision: asked[0].decision, choice: asked[0].choices[0] }
    await ann.do(message)
    await ann.do(message)
    await ben.do({ do: 'choose', table, decision: asked[1].decision, choice: asked[1].choices[0] })
    expect(await ann.refusal(message)).toMatch(/^BR-E|stale/)
    const told = await ben.next('lines', ({ lines }) => lines.some(({ what }) => what === 'played'))
    expect(told.lines.at(-1)!.n).toBe(5)
  })

  test('for a question that is closed never lands on the next', async () => {
    const { table, ann, ben, asked } = await two()
    for (const [seat, line] of [ann, ben].entries())
      await line.do({ do: 'choose', table, choice: asked[seat as 0 | 1].choices[0] })
    const late = { do: 'choose', table, decision: asked[0].decision, choice: asked[0].choices[1] }
    const answer = await ann.ask(late)
    expect(answer).toMatchObject({ kind: 'refused', error: { message: expect.any(String) } })
    const { now } = (await new Visitor(server.url).get(`/api/tables/${table}`)).body as { now: NowTold }
    expect(now.pending.some(({ locked }) => locked)).toBe(false)
  })

  test("about another's seat is refused, and changes nothing", async () => {
    const { table, ann, ben, asked } = await two()
    const choice = asked[1].choices[0]
    expect(await ann.ask({ do: 'choose', table, seat: 1, choice })).toMatchObject({ kind: 'refused' })
    expect(await ann.ask({ do: 'watch', table, as: 1 })).toMatchObject({ kind: 'refused', error: { code: 'no-seat' } })
    expect(await ann.ask({ do: 'resign', table, seat: 1 })).toMatchObject({ kind: 'refused' })
    expect(await ann.ask({ do: 'leave', table, seat: 1 })).toMatchObject({ kind: 'refused' })
    expect(await ann.ask({ do: 'offer', table, seat: 1 })).toMatchObject({ kind: 'refused' })
    const cleo = await come()
    expect(await cleo.line.ask({ do: 'choose', table, choice })).toMatchObject({ kind: 'refused' })
    expect(await cleo.line.ask({ do: 'undo', table })).toMatchObject({ kind: 'refused' })
    await ben.do({ do: 'chat', table, text: 'Still here.' })
    const told = await ben.next('lines')
    expect(told.lines).toMatchObject([{ what: 'chat' }])
    expect(told.now.status).toBe('live')
  })

  test('about a table that is not there is refused', async () => {
    const { line } = await come()
    for (const message of [{ do: 'sit' }, { do: 'watch' }, { do: 'watch', as: 0 }, { do: 'rematch' }, { do: 'offer' }])
      expect(await line.refusal({ ...message, table: 'not-a-table' })).toBe('no-such-table')
    expect(await line.refusal({ do: 'unwatch', table: 'not-a-table' })).toBeUndefined()
  })
})

describe('watching', () => {
  test('ends when one asks for it', async () => {
    const { table, ann, ben } = await two()
    await ben.do({ do: 'unwatch', table })
    await ann.do({ do: 'chat', table, text: 'Anyone?' })
    await ben.do({ do: 'ping' })
    expect(ben.received.some((text) => text.includes('Anyone?'))).toBe(false)
  })

  test('twice from the same place is watching once', async () => {
    const { table, ann, ben } = await two()
    await ben.do({ do: 'watch', table })
    await ann.do({ do: 'chat', table, text: 'Hello!' })
    await ben.do({ do: 'ping' })
    expect(ben.received.filter((text) => text.includes('Hello!'))).toHaveLength(1)
  })

  test('from several own seats at one screen', async () => {
    const { visitor, line } = await come()
    const table = await visitor.newTable({ seats: [{ kind: 'device' }, { kind: 'device' }] })
    const [first, second] = await Promise.all([line.playOut(table, 0), (await visitor.connect()).playOut(table, 1)])
    expect(first.outcome).toEqual(second.outcome)
    const both = await visitor.connect()
    await both.do({ do: 'watch', table, as: 0 })
    await both.do({ do: 'watch', table, as: 1 })
    await line.do({ do: 'chat', table, text: 'Well played, me.' })
    await both.do({ do: 'ping' })
    expect(both.received.filter((text) => text.includes('"lines"') && text.includes('Well played'))).toHaveLength(2)
  })
})

test('whoever comes late is told the last lines, and the earlier ones when asking for them', async () => {
  const { table, ann } = await two()
  for (let said = 0; said < 230; said++) await ann.do({ do: 'chat', table, text: `Line ${said}` })
  const { line } = await come()
  await line.do({ do: 'watch', table })
  const { lines } = await line.next('table')
  expect(lines).toHaveLength(200)
  const first = lines[0]!.n
  const { lines: earlier } = (await line.do({ do: 'earlier', table, before: first })) as unknown as {
    lines: LineTold[]
  }
  expect([...earlier, ...lines].map(({ n }) => n)).toEqual(Array.from({ length: first + 199 }, (_, at) => at + 1))
  expect(earlier[0]).toMatchObject({ n: 1, what: 'created' })
})

test("whoever looks back is told what they saw then, with their own eyes and nobody else's", async () => {
  const { table, ann, ben } = await two()
  await Promise.all([ann.playOut(table), ben.playOut(table)])
  const back = async (line: Line, more: object = {}) =>
    ((await line.do({ do: 'back', table, last: 500, ...more })) as unknown as { past: PastTold }).past
  for (const line of [ann, ben]) {
    const { view, news } = await back(line)
    expect(view).toBeNull()
    const live = line.received
      .map((text) => JSON.parse(text) as SocketTold)
      .flatMap((told) => (told.kind === 'lines' ? told.lines : []))
    // Before they watched, they had sat down.
    expect(news.flatMap(({ lines }) => lines).slice(-live.length)).toEqual(live)
  }
  const last = 5
  expect((await back(ann, { last })).news.flatMap(({ lines }) => lines).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  expect(await ann.refusal({ do: 'back', table, as: 1, last })).toBe('no-seat')
  expect(await ann.refusal({ do: 'back', table, last: 0 })).toBe('bad-request')
  const cleo = await come()
  expect(await cleo.line.refusal({ do: 'back', table, as: 0, last })).toBe('no-seat')
  expect(await cleo.line.refusal({ do: 'back', table: 'not-a-table', last })).toBe('no-such-table')
})

test('whoever wants whole views is told them, and others what changed, which comes to the same', async () => {
  const { table, ann, ben } = await two()
  const [whole, changes] = [await come(), await come()]
  await whole.line.do({ do: 'watch', table, whole: true })
  await changes.line.do({ do: 'watch', table })
  await Promise.all([ann.playOut(table), ben.playOut(table)])
  const viewAt = ({ received }: typeof ann): unknown => {
    let now: NowTold | undefined
    for (const told of received.map((text) => JSON.parse(text) as SocketTold))
      if (told.kind === 'table') now = told.now
      else if (told.kind === 'lines') now = nowAfter(now!, told.lines, told.now).now
    return now!.view
  }
  for (const { line } of [whole, changes]) await line.do({ do: 'ping' })
  expect(viewAt(changes.line)).toEqual(viewAt(whole.line))
  expect(changes.line.received.join('').length).toBeLessThan(whole.line.received.join('').length)
  expect(changes.line.received.filter((text) => text.includes('"view"'))).toHaveLength(1)
})

test('what someone says is not heard by those who have muted them, at once and after they come back', async () => {
  const { table, ann, ben } = await two()
  const cleo = await come()
  await cleo.line.do({ do: 'watch', table })
  const { guest } = JSON.parse(ann.received[0]!) as { guest: string }
  await cleo.line.do({ do: 'mute', table, guest, on: true })
  await ann.do({ do: 'chat', table, text: 'Blah blah.' })
  await ben.next('lines', ({ lines }) => lines.some(({ text }) => text === 'Blah blah.'))
  await cleo.line.do({ do: 'ping' })
  const again = await cleo.visitor.connect()
  await again.do({ do: 'watch', table })
  for (const line of [cleo.line, again]) expect(line.received.join('\n')).not.toContain('Blah')
  expect((await cleo.visitor.act(table, { do: 'mute', guest, on: false })).status).toBe(200)
  await ann.do({ do: 'chat', table, text: 'Sorry.' })
  await again.next('lines', ({ lines }) => lines.some(({ text }) => text === 'Sorry.'))
})

test('a person plays each bot', async () => {
  for (const level of ['easy', 'normal', 'hard']) {
    const { visitor, line } = await come()
    const table = await visitor.newTable({ seats: [{ kind: 'human' }, { kind: 'bot', level }] })
    await line.do({ do: 'sit', table })
    expect((await line.playOut(table)).outcome).toMatchObject({ payoffs: expect.any(Array) })
  }
})
