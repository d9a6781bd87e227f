import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { View } from '#games/roll-and-fight/types'
import { nowAfter } from '#protocol/told'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Line, Visitor } from '#server/testing/visitor'

// A line that is dead without being closed, as when a phone loses its network.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

/** Answers what is usual until a race is about to open. */
async function toTheRace(line: Line, table: string, seat: number): Promise<void> {
  line.say({ do: 'watch', table, as: seat })
  let { now } = await line.next('table')
  for (let answered = -1; !now.time;) {
    const { own } = now
    if (own && own.choices.length > 0 && !own.locked && own.decision !== answered) {
      answered = own.decision
      const [choice] = rollAndFight.timeUp!(now.view as View, seat, 1)
      line.say({ do: 'choose', table, seat, decision: own.decision, choice })
    }
    const told = await line.next('lines')
    now = nowAfter(now, told.lines, told.now).now
  }
}

test('[RF-R58] in a race a bot plays for whoever gives no sign of life for some seconds', async () => {
  const [ann, ben] = [new Visitor(server.url), new Visitor(server.url)]
  const table = await ann.newTable({ game: 'roll-and-fight' })
  const lines = [await ann.connect(), await ben.connect({ autoPong: false })] as const
  for (const [seat, line] of lines.entries()) await line.do({ do: 'sit', table, seat })
  await Promise.all(lines.map((line, seat) => toTheRace(line, table, seat)))
  const began = Date.now()
  const told = await lines[0].next('lines', (news) => news.lines.some(({ what }) => what === 'replaced'))
  expect(told.lines).toContainEqual(expect.objectContaining({ what: 'replaced', seat: 1, level: 'normal' }))
  expect(Date.now() - began).toBeGreaterThan(4000)
  expect(await lines[1].closed).toBe(1006)
  await lines[0].close()
})
