import { describe, expect, test } from 'vitest'
import { LEVELS } from '#bots/bot'
import { onlyLegal, playMatch, thinking } from '#bots/testing'
import { SeededRandom } from '#engine/random'
import { believe } from '#games/last-brave/bot/believe'
import { bots } from '#games/last-brave/bot/bot'
import { consider } from '#games/last-brave/bot/policy'
import { evaluate } from '#games/last-brave/bot/evaluate'
import { CHAMPION } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { formatChoice } from '#games/last-brave/notation'
import { answer, from, type LastMatch } from '#games/last-brave/testing/matches'

const luck = () => SeededRandom.from('bots')

/** What a level answers to the question that is open. */
function answerOf(match: LastMatch, level: (typeof LEVELS)[number], iterations = 400): string {
  const seat = match.pending()[0]!.actor as number
  const view = match.view(seat)
  return formatChoice(bots[level](thinking(iterations))(view, lastBrave.choices(view, seat), luck()))
}

describe('all levels', () => {
  test.each(
    LEVELS.flatMap((level) =>
      [
        [3, {}],
        [7, { mode: 'annihilation' }],
        [5, { mode: 'command', campaign: 'wins' }],
        [4, { campaign: 'defeats', nation: true }],
      ].map(([seats, options]) => [level, seats as number, options as object] as const),
    ),
  )('%s plays a whole match at %i seats with %o, and nothing that is not offered', (level, seats, options) => {
    const bot = onlyLegal(bots[level](thinking(12)))
    const payoffs = playMatch(
      lastBrave,
      { seats, options, seed: 'whole' },
      Array.from({ length: seats }, () => bot),
    )
    expect(payoffs.reduce((sum, payoff) => sum + payoff, 0)).toBeGreaterThan(0.99)
  })
})

const DEADLY = `start: free-for-all, active S1
  S1 rhosyn!  hand[] reveal[Warrior, Fire, Sword] damage[]
  S2 brakk!   hand[] reveal[Knight, Water] damage[Bow]
  S3 ysolde!  hand[] reveal[] damage[Cleric, Ice, Staff]`

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  test('blocks a blow that would fell it', () => {
    const match = from(DEADLY)
    answer(match, 'S1: attack S2')
    expect(answerOf(match, level)).toMatch(/^use (Knight\.F[ao]|Water\.Fa)$/)
  })

  test('comes back from nothing with Tobiah', () => {
    const match = from(
      DEADLY.replace('Warrior, Fire, Sword', 'Warrior#, Fire#, Sword').replace('S3 ysolde! ', 'S3 tobiah  '),
    )
    answer(match, 'S1: attack S3')
    expect(answerOf(match, level)).toMatch(/^secret ->S3:/)
  })

  test('attacks the enemy, not the ally, once it knows them', () => {
    const match = from(`start: allied, total-annihilation, active S1
      S1 rhosyn!  hand[] reveal[Warrior, Fire, Sword] damage[]
      S2 brakk!   hand[] reveal[Ranger, Wind] damage[Fists]
      S3 ondrin!  hand[] reveal[Cleric, Light] damage[Bow]
      S4 tobiah!  hand[] reveal[Marshal, Ice] damage[Hammer]`)
    let said = ''
    while (!said.startsWith('attack')) {
      said = answerOf(match, level)
      answer(match, `S1: ${said}`)
    }
    expect(said).toMatch(/^attack S[34]$/)
  })

  test('thinks about every question of its own', () => {
    const match = from(DEADLY)
    answer(match, 'S1: attack S2')
    const view = match.view(1)
    const thought = Array.from({ length: 40 }, (_, time) => {
      let looks = 0
      const kit = { budget: { ms: 1000, iterations: 2 }, now: () => looks++ }
      bots[level](kit)(view, lastBrave.choices(view, 1), SeededRandom.from(`time ${time}`))
      return looks > 0
    })
    expect(thought).not.toContain(false)
  })

  test('answers as a bystander without a thought, be it Tobiah or not: thinking would be seen', () => {
    for (const champion of ['tobiah', 'vesper']) {
      const match = from(`start: free-for-all, active S1
        S1 rhosyn!   hand[] reveal[Warrior, Fire, Sword] damage[]
        S2 brakk!    hand[Knight] reveal[Water] damage[Bow]
        S3 ${champion} hand[Cleric] reveal[Ice] damage[Staff] prefs[beforeHit]`)
      answer(match, 'S1: attack S2')
      expect(match.pending()[0]).toMatchObject({ actor: 2, kind: 'react' })
      let looks = 0
      const kit = {
        budget: { ms: 1000 },
        now: () => {
          looks++
          return 0
        },
      }
      const view = match.view(2)
      bots[level](kit)(view, lastBrave.choices(view, 2), luck())
      expect(looks).toBe(0)
    }
  })
})

describe('what it believes', () => {
  const start = `start: allied, total-annihilation, active S1
    S1 rhosyn  hand[Warrior, Fire, Sword]
    S2 brakk   hand[Ranger, Wind, Fists]
    S3 ondrin  hand[Cleric, Light, Bow]
    S4 tobiah  hand[Marshal, Ice, Hammer]`

  test('those who attack each other without need are rarely allies', () => {
    const match = from(start)
    const view = structuredClone(match.view(0))
    const random = luck()
    const alliesOf = (): number => {
      let allies = 0
      for (let guess = 0; guess < 400; guess++) {
        const { fighters } = believe(view, random)
        if (CHAMPION[fighters[1]!.champion].faction === CHAMPION[fighters[2]!.champion].faction) allies++
      }
      return allies
    }
    const before = alliesOf()
    view.aimed[1]![2] = 4
    expect(alliesOf()).toBeLessThan(before * 0.8)
  })
})

describe('what is worth a thought', () => {
  test('of many cards to seal the best four; everything else', () => {
    const match = from(`start: free-for-all, active S1
      S1 rhosyn!  hand[] reveal[Warlock, Light, Fists] damage[]
      S2 brakk!   hand[] reveal[Knight, Water, Shield] damage[]
      S3 ysolde!  hand[] reveal[Ranger, Wind, Bow] damage[]`)
    const choices = match.choices(0)
    const kept = consider(match.state, 0, choices).map(formatChoice)
    const isSeal = (said: string): boolean => said.includes('->')
    expect(choices.map(formatChoice).filter(isSeal).length).toBeGreaterThan(10)
    expect(kept.filter(isSeal)).toHaveLength(4)
    expect(kept.filter(isSeal).every((said) => said.includes('->S2:'))).toBe(true)
    expect(kept.filter((said) => !isSeal(said))).toEqual(choices.map(formatChoice).filter((said) => !isSeal(said)))
  })
})

describe('what a position is worth', () => {
  test('nothing to those who fell, and all together one', () => {
    const worth = evaluate(from(DEADLY.replace('S3 ysolde! ', 'S3 OUT noor').replace(/(OUT noor).*/, '$1')).state)
    expect(worth[2]).toBe(0)
    expect(worth[0]! + worth[1]!).toBeCloseTo(1)
    expect(worth[0]).toBeGreaterThan(worth[1]!)
  })

  test('allies have the same, and none without a Leader in Take Out the Command', () => {
    const worth = evaluate(
      from(`start: allied, take-out-the-command, active S2
        S1 OUT rhosyn
        S2 brakk!   hand[] reveal[Ranger, Wind, Fists] damage[]
        S3 ondrin!  hand[] reveal[Cleric] damage[Light, Bow]
        S4 tobiah!  hand[] reveal[Marshal, Ice, Hammer] damage[]
        S5 vesper!  hand[] reveal[Knight, Shadow, Spear] damage[]`).state,
    )
    expect(worth[0]).toBe(0)
    expect(worth[1]).toBe(0)
    expect(worth[2]).toBeCloseTo(worth[3]!)
    expect(worth[4]).toBeGreaterThan(worth[2]!)
  })

  test('to Gray much more while nobody knows it', () => {
    const worth = (champion: string): number[] =>
      evaluate(
        from(`start: allied, total-annihilation, active S1
          S1 rhosyn!     hand[] reveal[Ranger, Wind, Fists] damage[]
          S2 brakk!      hand[] reveal[Cleric, Light, Bow] damage[]
          S3 ondrin!     hand[] reveal[Warrior, Fire, Sword] damage[]
          S4 tobiah!     hand[] reveal[Marshal, Ice, Hammer] damage[]
          S5 ${champion} hand[] reveal[Knight, Shadow, Spear] damage[]`).state,
      )
    const [hidden, known] = [worth('vesper'), worth('vesper!')]
    // The Secret Skill that is spent is worth less than that.
    expect(known[4]! / hidden[4]!).toBeLessThan(0.75)
    expect(known[0]).toBeGreaterThan(hidden[0]!)
  })

  test('a fight that stands still is worth less to everybody', () => {
    const { state } = from(DEADLY)
    const fresh = evaluate(state)
    expect(evaluate({ ...state, stall: 5 }).every((worth, seat) => worth < fresh[seat]!)).toBe(true)
  })

  test('in a campaign the points count', () => {
    const ahead = evaluate(
      from(
        DEADLY.replace('free-for-all,', 'free-for-all, campaign of wins, to 3,').replace(
          'damage[Bow]',
          'damage[Bow] points 2',
        ),
      ).state,
    )
    const level = evaluate(from(DEADLY.replace('free-for-all,', 'free-for-all, campaign of wins, to 3,')).state)
    expect(ahead[1]).toBeGreaterThan(level[1]!)
  })
})
