import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '#server/store/testing'
import { killAgainAndAgain, type KillFigures } from '#server/testing/kill/run'

const MATCHES = 50

async function kill(rounds: number, databaseUrl?: string): Promise<KillFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ludus-kill-'))
  try {
    return await killAgainAndAgain({
      ...{ dataFolder, rounds, matches: MATCHES, seed: 'short' },
      ...(databaseUrl !== undefined && { databaseUrl }),
    })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

function expectNothingLost({ faults, lost, doubled, live, sealed, resumes }: KillFigures, rounds: number): void {
  expect({ faults, lost, doubled }).toEqual({ faults: [], lost: 0, doubled: 0 })
  expect(live).toBeGreaterThanOrEqual(MATCHES)
  expect(sealed).toBeGreaterThan(0)
  expect(resumes).toHaveLength(rounds)
}

test('SQLite: the server is killed under load, nothing acknowledged is lost or doubled, and play goes on', async () => {
  expectNothingLost(await kill(4), 4)
})

test('PostgreSQL: the same', async () => {
  const postgres = await startPostgres()
  try {
    expectNothingLost(await kill(3, await postgres.database()), 3)
  } finally {
    await postgres.stop()
  }
})
