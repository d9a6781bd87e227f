import { GAMES } from '../../src/games/shelf.ts'
import type { RaceBench } from '../../src/games/testing/bench.ts'
import { partOf } from '../../src/games/testing/parts.ts'

/** The game that is raced: the first that says how. */
async function find(): Promise<{ readonly id: string; readonly script: RaceBench }> {
  for (const { about } of GAMES) {
    const part = await partOf(about.id, 'bench/race')
    if (part) return { id: about.id, script: part.race }
  }
  throw new Error('No game says how it is raced.')
}

export const raced = await find()
