import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#server/store/testing'
import { killAgainAndAgain, type KillFigures, type KillSettings } from '#server/testing/kill/run'

const MATCHES = 50
/** How long, in milliseconds, a machine may take that is busy with other tests. */
const LONG = 180_000

async function kill(rounds: number, databaseUrl?: string, more: Partial<KillSettings> = {}): Promise<KillFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ludus-kill-'))
  try {
    return await killAgainAndAgain({
      ...{ dataFolder, rounds, matches: MATCHES, seed: 'short' },
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...more,
    })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

function expectNothingLost({ faults, lost, doubled, live, resumes }: KillFigures, rounds: number): void {
  expect({ faults, lost, doubled }).toEqual({ faults: [], lost: 0, doubled: 0 })
  expect(live).toBeGreaterThanOrEqual(MATCHES)
  expect(resumes).toHaveLength(rounds)
}

test('SQLite: the server is killed under load, nothing acknowledged is lost or doubled, and play goes on', async () => {
  const figures = await kill(4)
  expectNothingLost(figures, 4)
  expect(figures.sealed).toBeGreaterThan(0)
})

test('in the middle of races the same, and they go on after a countdown', { timeout: LONG }, async () => {
  const races = { game: 'roll-and-fight', seats: Array.from({ length: 4 }, () => ({ kind: 'human' })) }
  const figures = await kill(2, undefined, { matches: 6, plan: races, longestLife: 8000 })
  expect({ ...figures, resumes: figures.resumes.length }).toMatchObject({ faults: [], lost: 0, doubled: 0, resumes: 2 })
  expect(figures.ordered).toBeGreaterThan(20)
  expect(figures.resumed).toBeGreaterThan(0)
})

describe('PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('the same', { timeout: LONG }, async () => {
    const figures = await kill(3, await postgres.database())
    expectNothingLost(figures, 3)
    expect(figures.sealed).toBeGreaterThan(0)
  })

  test('two nodes, and the database is restarted, too: nobody is turned out of a seat', { timeout: LONG }, async () => {
    const more = { nodes: 2, restartDatabase: () => postgres.restart() }
    const figures = await kill(4, await postgres.database(), more)
    // On a busy machine so few rounds may leave nobody alone with a choice: that it is kept is seen above.
    expectNothingLost(figures, 4)
    expect(figures.restarts).toBeGreaterThan(0)
  })
})
