import { describe, expect, test } from 'vitest'
import { exhaust } from '#engine/exhaust'
import { checkContract } from '#engine/laws'
import { everyTable } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { bounds, MOST } from '#games/last-brave/testing/bounds'
import { effects } from '#games/last-brave/testing/effects'
import { inTheOpen, trial } from '#games/last-brave/testing/trials'
import { lastBrave } from '#games/last-brave/game'
import { DEFAULTS, type Options } from '#games/last-brave/options'

/** Every kind of table, with as many points as the rulebook asks for. */
const TABLES = everyTable(lastBrave).filter(
  ({ options: { points, campaign, nation } }) => points === 0 && (campaign !== 'none' || !nation),
)

const nameOf = ({ mode, campaign, nation }: Options, seats: number): string =>
  `${mode}, ${campaign}${nation ? ', nation' : ''}, ${seats} seats`

describe('the laws', () => {
  test.each(TABLES.map(({ options, seats }) => [nameOf(options, seats), options, seats] as const))(
    '[LB-001] %s: all laws hold, with this and 1 to 3 as seeds',
    (name, options, seats) => {
      const matches = options.campaign === 'none' ? 3 : 1
      for (let match = 1; match <= matches; match++)
        expect(() => checkContract(lastBrave, trial(options, seats, `${name} ${match}`), bounds())).not.toThrow()
    },
  )

  test('[LB-002] random matches show what every keyword of every card does, and every kind of choice and event', () => {
    function* trials() {
      for (const seats of [4, 7]) yield trial({ ...DEFAULTS, campaign: 'defeats' }, seats, `exhaust ${seats}`)
      for (let bout = 0; bout < 200; bout++) yield inTheOpen(`exhaust ${bout}`)
    }
    expect(exhaust(lastBrave, effects, trials())).toEqual({ choices: [], events: [], content: [] })
  })
})

describe('every game ends', () => {
  /** A match of random choices, without the laws: many of them in a short time. */
  function playOut(options: Options, seats: number, seed: string): ReturnType<typeof bounds>['seen'] {
    const random = SeededRandom.from(seed)
    const { seen, event } = bounds()
    const table = { random, tell: event }
    const state = lastBrave.begin(lastBrave.deal(options, seats, random), table)
    while (!lastBrave.outcome(state)) {
      const { actor } = lastBrave.pending(state)[0]!
      lastBrave.play(state, actor, pick(random, lastBrave.choices(state, actor)), table)
    }
    return seen
  }

  test('[LB-027, LB-R67] within 300 turns, 3 Recovers and 54 points a bout (H17)', () => {
    const most = { turns: 0, recovers: 0, points: 0 }
    for (let match = 0; match < 3000; match++) {
      const { options, seats } = TABLES[match % TABLES.length]!
      const seen = playOut({ ...options, campaign: 'none', nation: false }, seats, `H17 ${match}`)
      for (const what of ['turns', 'recovers', 'points'] as const) most[what] = Math.max(most[what], seen[what])
    }
    // So many matches come near the bounds: they are bounds of what is counted, not of nothing.
    expect(most.recovers).toBeGreaterThan(1)
    expect(most.points).toBeGreaterThan(MOST.points - 12)
    expect(most.turns).toBeLessThan(150)
  })
})
