import type { Actor } from '#engine/game'
import { parseOptions } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { RollAndFight, State } from '#games/roll-and-fight/types'
import type { EngineBench, Tally } from '#games/testing/bench'

type Figure = 'wins' | 'score' | 'seconds'

const SEATS = 2
const options = parseOptions<RollAndFight>(rollAndFight, {}, SEATS)
/** Silent: nobody listens, as in a bot's search. */
const table = { random: SeededRandom.from('roll-and-fight') }

/** Whoever is asked chooses; where time passes, all of them order something before the next beat. */
function playOn(state: State): void {
  const asked = rollAndFight.pending(state)
  const isRace = asked.at(-1)!.actor === 'clock'
  for (const { actor } of isRace ? asked : asked.slice(0, 1)) playAny(state, actor)
}

/** The clock comes to the next beat, which is the first that is listed. */
function playAny(state: State, actor: Actor): void {
  const choices = rollAndFight.choices(state, actor)
  rollAndFight.play(state, actor, actor === 'clock' ? choices[0]! : pick(table.random, choices), table)
}

/** Through the contract alone, as any of our games is played. */
function play(matches: number, tally: Tally<Figure>): void {
  const { random } = table
  for (let match = 0; match < matches; match++) {
    const state = rollAndFight.begin(rollAndFight.deal(options, SEATS, random), table)
    let outcome = rollAndFight.outcome(state)
    while (!outcome) {
      playOn(state)
      outcome = rollAndFight.outcome(state)
    }
    tally.matches++
    tally.wins += outcome.payoffs[0]!
    tally.score += rollAndFight.score!(state)![0]!
    tally.seconds += state.time / 1000
  }
}

/** What random players come to with the content as it is; of the others both are dead. */
export const engine: EngineBench<Figure> = {
  title: 'Roll & Fight, 2 seats',
  expected: {
    wins: { label: 'first seat', mean: 0.47, off: 0.01, spread: 0.49, isShare: true },
    score: { label: 'points', mean: 0.37, off: 0.03, spread: 1.53 },
    seconds: { label: 'seconds raced', mean: 25.85, off: 0.2, spread: 5.2 },
  },
  contestants: [{ name: 'ours', play }],
  wanted: 800,
}
