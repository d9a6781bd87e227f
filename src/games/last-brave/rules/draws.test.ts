import { describe, expect, test } from 'vitest'
import { type Random, ScriptedRandom, SeededRandom } from '#engine/random'
import type { ChampionId } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { DEFAULTS } from '#games/last-brave/options'
import { from, newMatch, playOut } from '#games/last-brave/testing/matches'

// E6 of the rules document: where luck comes in.

describe('E6: where luck comes in', () => {
  /** Says how many sides each die had that was rolled. */
  class Counted implements Random {
    readonly sides: number[] = []
    readonly #dice: Random
    constructor(dice: Random) {
      this.#dice = dice
    }
    below(sides: number): number {
      this.sides.push(sides)
      return this.#dice.below(sides)
    }
  }
  const down = (from: number): number[] => Array.from({ length: from - 1 }, (_, at) => from - at)
  const DECK = down(8)

  test.each([
    ['free-for-all', 3, [], 8],
    ['free-for-all', 7, [], 8],
    ['annihilation', 4, [2, 2], 4],
    ['command', 5, [2, 2], 5],
    ['annihilation', 6, [], 6],
    ['command', 7, [], 7],
  ] as const)(
    '%s, %i seats: removals, Champions, Classes, Elements, Arms, first seat',
    (mode, seats, removals, champions) => {
      const dice = new Counted(SeededRandom.from('order'))
      lastBrave.deal({ ...DEFAULTS, mode }, seats, dice)
      expect(dice.sides).toEqual([...removals, ...down(champions), ...DECK, ...DECK, ...DECK, seats])
    },
  )

  test('S1 gets the first card of each deck, S2 the second, and so on; the last die is the first player', () => {
    // The highest face leaves a deck as it is.
    const { fighters, active } = lastBrave.deal(
      DEFAULTS,
      3,
      new ScriptedRandom([...DECK, ...DECK, ...DECK, ...DECK, 2]),
    )
    expect(fighters).toEqual([
      { champion: 'champion.rhosyn', hand: ['class.knight', 'element.fire', 'arms.fists'] },
      { champion: 'champion.brakk', hand: ['class.warrior', 'element.water', 'arms.shield'] },
      { champion: 'champion.ysolde', hand: ['class.assassin', 'element.wind', 'arms.sword'] },
    ])
    expect(active).toBe(1)
  })

  test.each([
    [1, 1, ['champion.ysolde', 'champion.tobiah']],
    [2, 1, ['champion.brakk', 'champion.tobiah']],
    [1, 2, ['champion.ysolde', 'champion.mirelle']],
  ] as const)('[LB-R69] removals: the Red Member first (%i), then the Blue one (%i)', (red, blue, members) => {
    const dice = [red, blue, ...down(4), ...DECK, ...DECK, ...DECK, 1]
    const { fighters } = lastBrave.deal({ ...DEFAULTS, mode: 'command' }, 4, new ScriptedRandom(dice))
    const leaders: ChampionId[] = ['champion.rhosyn', 'champion.ondrin']
    expect(fighters.map(({ champion }) => champion).toSorted()).toEqual([...leaders, ...members].toSorted())
  })

  test('[LB-157] the next bout rolls the same dice, in nation play without the Classes', () => {
    const rolled = (nation: boolean): number[] => {
      const setup = {
        options: { ...DEFAULTS, campaign: 'wins' as const, nation },
        fighters: [
          {
            champion: 'champion.rhosyn',
            faceUp: true,
            reveal: [{ card: 'class.warrior' }],
            damage: ['element.fire', 'arms.bow'],
          },
          { champion: 'champion.brakk', out: true, damage: ['class.knight', 'element.light', 'arms.shield'] },
          { champion: 'champion.ysolde', damage: ['class.cleric', 'element.wind', 'arms.sword'] },
        ],
        active: 0,
      }
      const dice = new Counted(SeededRandom.from('bouts'))
      const state = lastBrave.begin(setup as never, { random: dice })
      expect(dice.sides).toEqual([])
      lastBrave.play(state, 0, { kind: 'attack', seat: 2 }, { random: dice })
      lastBrave.play(state, 2, { kind: 'fall' }, { random: dice })
      expect(state.bout).toBe(2)
      return dice.sides
    }
    expect(rolled(false)).toEqual([...DECK, ...DECK, ...DECK, ...DECK, 3])
    expect(rolled(true)).toEqual([...DECK, ...DECK, ...DECK, 3])
  })

  test('no other luck exists: a bout is played to its end without a die', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn  hand[Knight, Fire, Bow] reveal[] damage[]
      S2 brakk   hand[Ranger, Light, Shield] reveal[] damage[]
      S3 ysolde  hand[Cleric, Wind, Sword] reveal[] damage[]`)
    expect(() => playOut(match, 'no dice')).not.toThrow()
    expect(match.outcome).toBeDefined()
  })

  test('[LB-016] the log and the seed reproduce the game', () => {
    const match = newMatch(5, { campaign: 'wins', nation: true }, { seed: 'again' })
    playOut(match, 'again')
    const again = newMatch(5, { campaign: 'wins', nation: true }, { seed: 'again' })
    for (const input of match.inputs) again.submit(input)
    expect(again.state).toEqual(match.state)
  })
})
