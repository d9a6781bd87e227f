import { GAMES } from '../../src/games/shelf.ts'
import type { ServerBench } from '../../src/games/testing/bench.ts'
import { partOf } from '../../src/games/testing/parts.ts'

/** The game that all servers play: the first that other houses can play, too. */
export interface Contest extends ServerBench {
  readonly id: string
  /** The file of the game for a peer. */
  readonly peer: (name: string) => string
}

async function find(): Promise<Contest> {
  for (const { about } of GAMES) {
    const part = await partOf(about.id, 'bench/server')
    const folder = new URL(`../../src/games/${about.id}/bench/peers/`, import.meta.url)
    if (part) return { ...part.server, id: about.id, peer: (name) => new URL(`${name}.ts`, folder).href }
  }
  throw new Error('No game can be played by other servers.')
}

export const contest: Contest = await find()
