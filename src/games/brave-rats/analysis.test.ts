import { describe, expect, test } from 'vitest'
import type { MatchRecord } from '#engine/match'
import { SeededRandom } from '#engine/random'
import { type AnalysedGame, type AnalysedRound, analyse, scoreOf, turningOf } from '#games/brave-rats/analysis'
import { withFacts } from '#engine/story'
import { bots } from '#games/brave-rats/bot'
import { strengthOf } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import type { Options } from '#games/brave-rats/options'
import { type BraveMatch, fromSetup, newMatch, play, playOut } from '#games/brave-rats/testing'

const BARELY = 1e-9

const analysed = (record: MatchRecord): AnalysedGame[] => [...analyse(record)]
const first = (match: BraveMatch): AnalysedRound => analysed(match.save())[0]!.rounds[0]!

/** A match of two players who play perfectly. */
function perfectMatch(options: Partial<Options>, seed: string): BraveMatch {
  const match = newMatch(options, { seed })
  const luck = SeededRandom.from(seed)
  const bot = bots.hard({ budget: { iterations: 1 }, now: () => 0 })
  while (!match.outcome) {
    const seat = match.pending().find(({ locked }) => !locked)!.actor as 0 | 1
    match.submit({ actor: seat, choice: bot(match.view(seat), match.choices(seat), luck) })
  }
  return match
}

describe('the turning point', () => {
  test('is the round in which the chances changed most, with its step in the match', () => {
    // The first round leaves it open; then a Prince runs into the Princess.
    const [{ rounds }] = analysed(played('Y5xA4 Y7xA1').save()) as [AnalysedGame]
    expect(turningOf(rounds)).toMatchObject({ step: 4, after: 0, round: { round: 2 } })
    expect(rounds.map(({ step }) => step)).toEqual([2, 4])
  })

  test('is nowhere if nothing could change', () => {
    const last = { hands: [['Y4'], ['A5']], victories: [3, 3] } as const
    expect(turningOf(analysed(playedFrom(last, 'Y4xA5').save())[0]!.rounds)).toBeUndefined()
  })
})

test('a match of older rules is read by what its record tells', () => {
  const told = withFacts(braveRats, played('Y5xA6').save())
  expect(analysed({ ...told, rules: 1 })).toEqual(analysed(told))
})

describe('worked positions', () => {
  test('the opening: General is a slip, Princess and Musician are mistakes, the rest is in the mix', () => {
    const { before, picks } = first(played('Y5xA6'))
    expect(before).toBeCloseTo(0.5, 9)
    expect(picks.map(({ grade }) => grade)).toEqual(['sound', 'slip'])
    expect(picks[1].cost).toBeCloseTo(0.018, 3)
    expect(first(played('Y1xA0')).picks.map(({ grade }) => grade)).toEqual(['mistake', 'mistake'])
    const wizard = picks[0].options.find(({ strength }) => strength === 5)!
    expect(wizard.share).toBeCloseTo(0.234, 3)
    expect(picks[0].worst).toBeCloseTo(0.119 / 2, 3)
  })

  test('[BR-110] a seat that is spied on has one best card, and the spy answers what it sees', () => {
    const [, round] = analysed(played('Y2xA1 Y7xA7').save())[0]!.rounds
    expect(round!.spySeat).toBe(0)
    const [spy, spied] = round!.picks
    // A Prince that lies open is met by the Princess, and that wins the game.
    expect(spy.options.find(({ share }) => share > 0)).toMatchObject({ strength: 1, share: 1, cost: 0 })
    expect(spy.grade).toBe('mistake')
    expect(spied.grade).toBe('mistake')
    expect(spied.options.filter(({ share }) => share > 0)).toHaveLength(1)
  })

  test('[BR-060] the +2 of a General counts', () => {
    const last = { hands: [['Y4'], ['A5']], victories: [3, 3] } as const
    const bare = first(playedFrom({ ...last, bonus: [0, 0] }, 'Y4xA5'))
    const boosted = first(playedFrom({ ...last, bonus: [2, 0] }, 'Y4xA5'))
    expect([bare.before, bare.after]).toEqual([0, 0])
    expect([boosted.before, boosted.after]).toEqual([1, 1])
  })

  test('[BR-032] rounds on hold are part of the value', () => {
    const last = { hands: [['Y4'], ['A3']], victories: [1, 2] } as const
    // The Assassin lets the lower strength win: one victory alone is not enough, and the game is tied.
    expect(first(playedFrom(last, 'Y4xA3')).before).toBe(0.5)
    const held = first(playedFrom({ ...last, held: [{ round: 7, worth: [1, 1] }] }, 'Y4xA3'))
    expect([held.held, held.before, held.after]).toEqual([1, 0, 0])
  })

  test('where all cards are alike there is nothing to lose', () => {
    const games = analysed(playedFrom({ hands: [['Y4'], ['A5']], victories: [3, 3] }, 'Y4xA5').save())
    expect(scoreOf(games, 0)).toEqual({ slips: 0, mistakes: 0, lost: 0, accuracy: null })
  })
})

describe('any match', () => {
  const VARIANTS: readonly Partial<Options>[] = [
    {},
    { fastRat: true },
    { princessAttack: true, princesSeat: 1 },
    { traitor: true, emperor: true },
    { draft: true },
    { randomDeal: true, ties: 'draw' },
  ]
  test.each(VARIANTS)('%o: costs, shares and values fit together', (options) => {
    const match = newMatch(options, { seed: 'any' })
    playOut(match, 'any')
    const games = analysed(match.save())
    expect(games.map(({ rounds }) => rounds.length)).toEqual(match.state.past.map(({ rounds }) => rounds.length))
    for (const { rounds, end, unsolved } of games) {
      expect(unsolved).toBe(0)
      for (const [at, { before, after, picks }] of rounds.entries()) {
        const next = rounds[at + 1]
        if (next) expect(Math.abs(next.before - after)).toBeLessThan(BARELY)
        expect(before).toBeGreaterThan(-BARELY)
        expect(before).toBeLessThan(1 + BARELY)
        for (const { card, cost, worst, options: all } of picks) {
          expect(cost).toBeGreaterThanOrEqual(0)
          expect(cost).toBeLessThanOrEqual(worst)
          expect(all.some(({ strength }) => strength === strengthOf(card))).toBe(true)
          expect(all.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 9)
          for (const option of all) if (option.share > BARELY) expect(option.cost).toBeLessThan(BARELY)
        }
      }
      expect(rounds.at(-1)!.after).toBe(end!.winner === null ? 0.5 : 1 - end!.winner)
    }
    for (const seat of [0, 1] as const) {
      const { accuracy } = scoreOf(games, seat)
      expect(accuracy).toBeGreaterThanOrEqual(0)
      expect(accuracy).toBeLessThanOrEqual(1)
    }
  })

  test.each([{}, { fastRat: true }, { princessAttack: true }])('%o: two perfect players make no mistake', (options) => {
    const games = analysed(perfectMatch(options, 'perfect').save())
    for (const seat of [0, 1] as const) {
      const { slips, mistakes, lost, accuracy } = scoreOf(games, seat)
      expect([slips, mistakes]).toEqual([0, 0])
      expect(lost).toBeLessThan(BARELY)
      expect(accuracy ?? 1).toBeCloseTo(1, 9)
    }
  })

  test('[BR-143] Lucky Draw has no exact solution until the piles are empty', () => {
    const seeds = Array.from({ length: 6 }, (_, at) => `lucky ${at}`)
    const lengths = seeds.map((seed) => {
      const match = newMatch({ luckyDraw: true, ties: 'draw' }, { seed })
      playOut(match, seed)
      const [game] = analysed(match.save())
      expect(game!.unsolved).toBe(Math.min(5, match.state.past[0]!.rounds.length))
      return game!.rounds.length
    })
    expect(Math.max(...lengths)).toBeGreaterThan(0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3)
  })

  test('a match that was given up is told as far as it went', () => {
    const match = played('Y5xA3 Y4xA6')
    match.submit({ actor: 0, act: 'resign' })
    const [game, ...rest] = analysed(match.save())
    expect(rest).toEqual([])
    expect(game).toMatchObject({ game: 1, end: null, rounds: [{ round: { round: 1 } }, { round: { round: 2 } }] })
  })
})

function played(rounds: string): BraveMatch {
  const match = newMatch()
  play(match, rounds)
  return match
}

function playedFrom(setup: object, rounds: string): BraveMatch {
  const match = fromSetup(setup)
  play(match, rounds)
  return match
}
