import { describe, expect, test } from 'vitest'
import { passBeat, type Plans } from '#bots/beats'
import { type Bot, type Level, LEVELS } from '#bots/bot'
import { onlyLegal, thinking } from '#bots/testing'
import type { Decision, Seat } from '#engine/game'
import { parseOptions } from '#engine/options'
import { SeededRandom } from '#engine/random'
import { bots } from '#games/roll-and-fight/bot/bot'
import { outlook } from '#games/roll-and-fight/bot/outlook'
import { rollAndFight } from '#games/roll-and-fight/game'
import { totalOf } from '#games/roll-and-fight/rules/scoring'
import { alone, allBut, dead, player, set, several } from '#games/roll-and-fight/testing/table'
import type { Choice, RollAndFight, Setup, State } from '#games/roll-and-fight/types'

const luck = (seed = 'bots') => SeededRandom.from(seed)
const begun = (setup: Setup): State => rollAndFight.begin(setup, { random: luck() })

/** What a level answers to the question of a seat. */
function answerOf(state: State, level: Level, seat: Seat = 0): Choice {
  const view = rollAndFight.view(state, seat)
  return onlyLegal(bots[level](thinking(100)))(view, rollAndFight.choices(view, seat), luck())
}

/** Plays a match to its end, races at the pace of the level. */
function play(level: Level, seats: number, options: object, seed: string): State {
  const random = luck(seed)
  const said = parseOptions<RollAndFight>(rollAndFight, options, seats)
  const state = rollAndFight.begin(rollAndFight.deal(said, seats, random), { random })
  const seated: readonly Bot<RollAndFight>[] = Array.from({ length: seats }, () =>
    onlyLegal(bots[level](thinking(100))),
  )
  const choose = ({ actor }: Decision): Choice => {
    const view = rollAndFight.view(state, actor as Seat)
    return seated[actor as Seat]!(view, rollAndFight.choices(view, actor), random)
  }
  const takes = (seat: Seat, choice: Choice): number =>
    bots.racing!(level, rollAndFight.view(state, seat), choice, random)
  const plans: Plans<RollAndFight> = new Map()
  while (!rollAndFight.outcome(state)) {
    if (rollAndFight.beat!(state)) passBeat(rollAndFight, state, plans, { choose, takes }, { random })
    else
      for (const [actor, choice] of rollAndFight.pending(state).map((asked) => [asked.actor, choose(asked)] as const))
        rollAndFight.play(state, actor, choice, { random })
  }
  return state
}

describe.each(LEVELS)('%s', (level) => {
  test.each([
    [1, {}],
    [2, {}],
    [3, { mode: 'relaxed' }],
    [4, {}],
  ] as const)('plays whole matches of %i', (seats, options) => {
    expect(rollAndFight.outcome(play(level, seats, options, `whole ${seats}`))).toBeDefined()
  })

  test('answers the same with the same luck', () => {
    expect(play(level, 1, {}, 'same')).toEqual(play(level, 1, {}, 'same'))
  })

  test('[RF-R59] is no quicker than it may be', () => {
    const [least, most] = { easy: [2600, 3400], normal: [2000, 2800], hard: [1600, 2200] }[level]
    const state = begun(several([player('kaja', '1A'), player('bruna', '2A', { boss: 'silk' })]))
    const { opens } = state.race!
    rollAndFight.play(state, 'clock', { kind: 'tick', at: opens }, { random: luck() })
    rollAndFight.play(state, 0, { kind: 'roll', dice: [1, 2] }, { random: luck(), at: opens + 100 })
    rollAndFight.play(state, 'clock', { kind: 'tick', at: opens + 200 }, { random: luck() })
    const view = rollAndFight.view(state, 0)
    const random = luck()
    for (let time = 0; time < 200; time++) {
      const roll = bots.racing!(level, view, { kind: 'roll', dice: [1] }, random)
      const assign = bots.racing!(level, view, { kind: 'assign', ability: 'dash', dice: [1, 2] }, random)
      expect(roll >= least! && roll <= most!).toBe(true)
      expect(assign >= 400 && assign <= 800).toBe(true)
    }
  })
})

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  test('kills the Boss where two steps lead to it', () => {
    const state = begun(
      alone(
        player('kaja', '1A', {
          ...{ at: 'r6', boss: 'silk', bossHits: 2, tiles: ['reverse'], dead: dead(allBut('1A', 'r8'), 1) },
          sets: [set('reverse', 'DB'), set('dash', 'RR'), set('dash', 'RR')],
        }),
        { round: 4 },
      ),
    )
    const random = luck()
    const bot = bots[level](thinking(100))
    while (state.boards[0]!.fight) {
      const view = rollAndFight.view(state, 0)
      rollAndFight.play(state, 0, bot(view, rollAndFight.choices(view, 0), random), { random })
    }
    expect(state.boards[0]!.bossDead).toBe(true)
  })

  test('marks at once what is met', () => {
    const state = begun(alone(player('kaja', '2A', { at: 'r8', hitBoss: true, sets: [set('dash', 'RR')] })))
    expect(answerOf(state, level)).toEqual({ kind: 'mark', room: 'r8' })
  })

  test('assigns a set rather than rolling it again', () => {
    const state = begun(
      alone(player('kaja', '1A', { dice: ['blade', 'double', 'double', 'run'] }), { phase: 'rolling' }),
    )
    rollAndFight.play(state, 'clock', { kind: 'tick', at: state.race!.opens }, { random: luck() })
    expect(answerOf(state, level)).toMatchObject({ kind: 'assign', ability: 'punch' })
  })

  test('heals away a Beating at the end of a round', () => {
    const bruna = player('bruna', '1A', {
      at: 'r1',
      dead: dead(['r1']),
      wounds: 3,
      items: [{ item: 'wind', marked: 1 }],
    })
    const state = begun(alone(bruna, { phase: 'resolution', round: 2 }))
    expect(answerOf(state, level)).toEqual({ kind: 'item', item: 'wind' })
  })

  test('is not told what others have ordered, nor their side, and does not choose by it', () => {
    const players = [
      player('kaja', '1A', { dice: ['blade', 'run', 'gun', 'run'] }),
      player('bruna', '2A', { boss: 'silk' }),
    ]
    const answers = [1, 2, 3].map((die) => {
      const state = begun(several(players))
      rollAndFight.play(state, 'clock', { kind: 'tick', at: state.race!.opens }, { random: luck() })
      rollAndFight.play(state, 1, { kind: 'roll', dice: [die] }, { random: luck(), at: state.time })
      expect(rollAndFight.view(state, 0).boards[1]!.orders).toMatchObject([{ what: null }])
      return answerOf(state, level)
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

test('the outlook compares nobody who has fought with anybody who has not', () => {
  const phases = ['flashback', 'rolling', 'fighting'] as const
  const isMoment = phases.map((phase) => {
    const players = [player('kaja', '1A'), player('bruna', '2A', { boss: 'silk' })]
    return outlook.isMoment!(rollAndFight.view(begun(several(players, { phase, round: 2 })), 'spectator'))
  })
  expect(isMoment).toEqual([true, true, false])
})

test('the outlook knows who is ahead, and whose target is far', () => {
  const state = begun(
    several([player('kaja', '1A', { loot: 4 }), player('bruna', '2A', { boss: 'silk' })], {
      phase: 'flashback',
      round: 4,
    }),
  )
  const [one, other] = outlook.evaluate!(state)
  expect(one! + other!).toBeCloseTo(1)
  expect(one).toBeGreaterThan(other!)
  const [chance] = outlook.evaluate!(begun(alone(player('kaja', '1A'), { phase: 'flashback', round: 4 })))
  expect(chance).toBeLessThan(0.3)
  expect(totalOf(state.boards[0]!)).toBeGreaterThan(0)
})
