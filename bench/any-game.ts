import { parseOptions } from '../src/engine/options.ts'
import { pick, SeededRandom } from '../src/engine/random.ts'
import type { AnyBox } from '../src/games/box.ts'
import type { EngineBench, Tally } from '../src/games/testing/bench.ts'

/** The row of a game that brings none: as few as can play it, with nothing expected of them. */
export function anyGame({ game }: AnyBox): EngineBench {
  const [seats] = game.about.seats
  const options = parseOptions(game, {}, seats)
  const table = { random: SeededRandom.from(game.about.id) }
  function play(matches: number, tally: Tally): void {
    const { random } = table
    for (let match = 0; match < matches; match++) {
      const state = game.begin(game.deal(options, seats, random), table)
      while (!game.outcome(state)) {
        const { actor } = game.pending(state)[0]!
        game.play(state, actor, pick(random, game.choices(state, actor)), table)
      }
      tally.matches++
    }
  }
  return { title: `${game.about.name}, ${seats} seats`, expected: {}, contestants: [{ name: 'ours', play }] }
}
