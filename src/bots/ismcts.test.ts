import { describe, expect, test } from 'vitest'
import type { Kit } from '#bots/bot'
import { greedyBot } from '#bots/greedy'
import { ismctsBot } from '#bots/ismcts'
import { randomBot } from '#bots/random'
import { endless, onlyLegal, picksOf, playMatch, shareOf, thinking, toy } from '#bots/testing'
import type { Game } from '#engine/game'
import { same } from '#engine/json'
import { everySetting } from '#engine/options'
import { SeededRandom } from '#engine/random'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import type { CardId } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import type { BraveRats, Choice, Setup, State } from '#games/brave-rats/types'

const luck = (seed = 'x'): SeededRandom => SeededRandom.from(seed)

/** How often a bot with this kit plays each card from a position, in `times` tries. */
function cardsOf(state: State, seat: 0 | 1, kit: Kit, times: number): Partial<Record<CardId, number>> {
  const bot = ismctsBot(braveRats, kit)
  const random = luck('cards')
  const counts: Partial<Record<CardId, number>> = {}
  for (let time = 0; time < times; time++) {
    const { card } = bot(braveRats.view(state, seat), braveRats.choices(state, seat), random)
    counts[card] = (counts[card] ?? 0) + 1 / times
  }
  return counts
}

const position = (setup: Setup): State => braveRats.begin(setup, { random: luck() })
const DRAWS = { options: { ties: 'draw' } } as const

/** A game that counts the guesses made at it: there is one in every iteration. */
function counted(): { game: Game<BraveRats>; guesses(): number } {
  let guesses = 0
  return {
    guesses: () => guesses,
    game: {
      ...braveRats,
      determinize(view, random) {
        guesses++
        return braveRats.determinize(view, random)
      },
    },
  }
}

describe('the budget', () => {
  const state = position({})
  const think = (kit: Kit, choices: readonly Choice[] = braveRats.choices(state, 0)) => {
    const { game, guesses } = counted()
    const choice = ismctsBot(game, kit)(braveRats.view(state, 0), choices, luck())
    expect(choices).toContain(choice)
    return guesses()
  }
  const ticking = (budget: Kit['budget']): Kit => {
    let ticks = 0
    return { budget, now: () => ticks++ }
  }

  test('is a number of iterations', () => {
    expect(think(thinking(0))).toBe(0)
    expect(think(thinking(1))).toBe(1)
    expect(think(thinking(137))).toBe(137)
  })

  test('is a number of milliseconds', () => {
    expect(think(ticking({ ms: 0 }))).toBe(0)
    expect(think(ticking({ ms: 50 }))).toBe(49)
  })

  test('is used up with the first of both', () => {
    expect(think(ticking({ ms: 50, iterations: 1000 }))).toBe(49)
    expect(think(ticking({ ms: 1000, iterations: 50 }))).toBe(50)
  })

  test('is a second if nothing is said', () => {
    expect(think(ticking({}))).toBe(999)
  })

  test('is not spent on a single choice', () => {
    expect(think(thinking(100), braveRats.choices(state, 0).slice(3, 4))).toBe(0)
  })
})

test('one of a few of the choices is answered where only these are given', () => {
  const state = position({})
  const choices = braveRats.choices(state, 0).filter(({ card }) => card === 'Y0' || card === 'Y1')
  expect(choices).toContain(ismctsBot(braveRats, thinking(100))(braveRats.view(state, 0), choices, luck()))
})

test('equal luck, equal choice', () => {
  const state = position({})
  const answer = () =>
    ismctsBot(braveRats, thinking(200))(braveRats.view(state, 0), braveRats.choices(state, 0), luck())
  expect(answer()).toBe(answer())
})

describe.each([0, 3])('what a game knows, %d turns after the tree', (depth) => {
  test('takes the place of the end', () => {
    const { game, knowledge } = endless()
    const bot = ismctsBot(game, thinking(200), { ...knowledge, depth })
    expect(picksOf(game, bot, 0, [], 5)).toEqual([0, 0, 1])
  })
})

describe('open choices', () => {
  test('of three seats: each is expected to want the best for itself, not the worst for the bot', () => {
    // After 1, seat 1 is better off with 0, which suits seat 0 as well.
    const game = toy({
      numbers: [2, 2, 2],
      payoffs: ([first, second]) => (first === 0 ? [0.5, 0.2, 0.2] : second === 0 ? [0.9, 0.6, 0] : [0, 0.5, 0.9]),
    })
    expect(picksOf(game, ismctsBot(game, thinking(300)), 0, [], 10)).toEqual([0, 1])
    expect(picksOf(game, ismctsBot(game, thinking(300)), 1, [1], 10)).toEqual([1, 0])
  })

  test('of partners: one relies on the other to do its part', () => {
    // Against a partner who picks anything, 0 would be best.
    const game = toy({
      numbers: [2, 4],
      payoffs([first, second]) {
        const shared = first === 0 ? 0.5 : second === 3 ? 1 : 0
        return [shared, shared]
      },
    })
    expect(picksOf(game, ismctsBot(game, thinking(300)), 0, [], 10)).toEqual([0, 1])
    expect(picksOf(game, greedyBot(game, thinking(300)), 0, [], 10)).toEqual([1, 0])
  })

  test('of two teams: a partner is helped, an opponent is not', () => {
    // 1 leaves it to the partner, 2 to an opponent.
    const game = toy({
      numbers: [3, 2, 2, 1],
      payoffs([first, opponent, partner]) {
        const won = first === 0 ? 0.4 : first === 1 ? partner! : opponent!
        return [won, 1 - won, won, 1 - won]
      },
    })
    expect(picksOf(game, ismctsBot(game, thinking(400)), 0, [], 10)).toEqual([0, 1, 0])
  })
})

describe('sealed choices', () => {
  // Seat 0 wins if it guesses what seat 1 picks; one of them can also pick the last number, and be content.
  const guessing = (safeSeat: 0 | 1, safe: number): ReturnType<typeof toy> =>
    toy({
      numbers: safeSeat === 0 ? [3, 2] : [2, 3],
      sealed: true,
      payoffs(picks) {
        const won = picks[safeSeat] === 2 ? safe : picks[0] === picks[1] ? 1 : 0
        return [won, 1 - won]
      },
    })

  test('are made as if nobody after saw them', () => {
    const game = guessing(0, 0.4)
    const [heads, tails, safe] = picksOf(game, ismctsBot(game, thinking(400)), 0, [], 200)
    expect(safe).toBeLessThan(0.1)
    expect(Math.abs(heads! - tails!)).toBeLessThan(0.2)
  })

  test('are made without seeing those before', () => {
    const game = guessing(1, 0.25)
    const [, , safe] = picksOf(game, ismctsBot(game, thinking(400)), 1, [], 200)
    // Whoever saw the guess would never be content.
    expect(safe).toBeGreaterThan(0.7)
  })

  test('are all made before any is played, in the tree and after', () => {
    const game = toy({ numbers: [3, 3, 3], sealed: true, payoffs: (picks) => picks.map((pick) => pick / 2) })
    const strict: typeof game = {
      ...game,
      choices(view, actor) {
        if (view.picks.some((pick) => pick !== null)) throw new Error('Someone has picked already.')
        return game.choices(view, actor)
      },
    }
    expect(picksOf(strict, ismctsBot(strict, thinking(200)), 1, [], 1)).toHaveLength(3)
    expect(picksOf(strict, greedyBot(strict, thinking(200)), 1, [], 1)).toHaveLength(3)
  })

  test('are mixed as chance demands', () => {
    // Rock, paper and scissors, where rock against scissors counts double: paper is half of the mix.
    const beats = [
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ]
    const game = toy({
      numbers: [3, 3],
      sealed: true,
      payoffs: ([first, second]) => [0.5 + beats[first!]![second!]! / 4, 0.5 - beats[first!]![second!]! / 4],
    })
    for (const seat of [0, 1]) {
      const [rock, paper, scissors] = picksOf(game, ismctsBot(game, thinking(600)), seat, [], 200)
      expect(Math.abs(rock! - 1 / 4)).toBeLessThan(0.1)
      expect(Math.abs(paper! - 1 / 2)).toBeLessThan(0.1)
      expect(Math.abs(scissors! - 1 / 4)).toBeLessThan(0.1)
    }
  })

  test('of many seats: the best is found though hardly any combination comes twice', () => {
    const game = toy({
      numbers: [6, 6, 6, 6, 6],
      sealed: true,
      payoffs: (picks) => picks.map((pick) => (pick === 4 ? 0.8 : 0.4)),
    })
    expect(picksOf(game, ismctsBot(game, thinking(500)), 3, [], 20)[4]).toBeGreaterThan(0.8)
  })
})

describe('BraveRats', () => {
  test.each([
    ['a Prince is answered with the Princess', ['Y7', 'Y6', 'Y1'], ['A7', 'A5', 'A4'], [0, 3], 'A7', 'Y1'],
    [
      'the last victory is taken with the only card that wins',
      ['Y6', 'Y2', 'Y1'],
      ['A7', 'A5', 'A3'],
      [3, 3],
      'A5',
      'Y6',
    ],
    ['a lost round is put on hold', ['Y6', 'Y4', 'Y0'], ['A7', 'A5', 'A3'], [3, 3], 'A7', 'Y0'],
  ] as const)('a spied round: %s', (_name, yarg, applewood, victories, shown, answer) => {
    const state = position({ ...DRAWS, hands: [[...yarg], [...applewood]], victories: [...victories], spySeat: 0 })
    braveRats.play(state, 1, { kind: 'choose-first', card: shown }, { random: luck() })
    expect(cardsOf(state, 0, thinking(200), 10)).toEqual({ [answer]: expect.closeTo(1) })
  })

  test('two cards each, where one who can be foreseen loses: the mix is the one of perfect play', () => {
    const state = position({
      ...DRAWS,
      hands: [
        ['Y7', 'Y2'],
        ['A1', 'A0'],
      ],
      victories: [2, 3],
    })
    const yarg = cardsOf(state, 0, thinking(600), 200)
    expect(Math.abs(yarg.Y7! - 1 / 3)).toBeLessThan(0.1)
    const applewood = cardsOf(state, 1, thinking(600), 200)
    expect(Math.abs(applewood.A0! - 1 / 3)).toBeLessThan(0.1)
  })

  test('with Lucky Draw, where the rival holds what one cannot see: a shown Prince is answered with the Princess', () => {
    const state = position({
      options: { luckyDraw: true, ties: 'draw' },
      hands: [
        ['Y6', 'Y4', 'Y1'],
        ['A7', 'A5', 'A3'],
      ],
      piles: [['Y7'], ['A2']],
      victories: [1, 3],
      spySeat: 0,
    })
    braveRats.play(state, 1, { kind: 'choose-first', card: 'A7' }, { random: luck() })
    expect(cardsOf(state, 0, thinking(200), 10)).toEqual({ Y1: expect.closeTo(1) })
  })

  test('with Lucky Draw, beats chance', () => {
    const share = shareOf(
      braveRats,
      { luckyDraw: true, ties: 'draw' },
      [ismctsBot(braveRats, thinking(200)), randomBot()],
      100,
    )
    expect(share).toBeGreaterThan(0.6)
  })

  test('beats chance', () => {
    const share = shareOf(braveRats, { ties: 'draw' }, [ismctsBot(braveRats, thinking(300)), randomBot()], 100)
    expect(share).toBeGreaterThan(0.62)
  })

  test('beats the greedy, who see no further than chance', () => {
    const bots = [ismctsBot(braveRats, thinking(1000)), greedyBot(braveRats, thinking(1000))]
    expect(shareOf(braveRats, { ties: 'draw' }, bots, 100)).toBeGreaterThan(0.54)
  })

  test('answers with one of the choices in every setting', () => {
    const bot = onlyLegal(ismctsBot(braveRats, thinking(20)))
    const settings = everySetting(braveRats)
    expect(settings).toHaveLength(56)
    for (const [at, options] of settings.entries()) {
      const payoffs = playMatch(braveRats, { seats: 2, options, seed: `setting ${at}` }, [bot, bot])
      expect(payoffs[0]! + payoffs[1]!).toBe(1)
    }
  })
})

describe('Pebbles, with a clock, dice, sealed bids and up to four seats', () => {
  const bot = onlyLegal(ismctsBot(pebbles, thinking(100)))

  test('beats two who leave it to chance', () => {
    let won = 0
    for (let at = 0; at < 60; at++) {
      const bots = [0, 1, 2].map((seat) => (seat === at % 3 ? bot : randomBot<Pebbles>()))
      won += playMatch(pebbles, { seats: 3, options: {}, seed: `pebbles ${at}` }, bots)[at % 3]!
    }
    expect(won / 60).toBeGreaterThan(0.5)
  })

  test('leaves a decision of the clock to chance', () => {
    const state = pebbles.begin(pebbles.deal({ die: true, short: true, pool: 5 }, 2, luck()), { random: luck() })
    const choice = bot(pebbles.view(state, 'spectator'), pebbles.choices(state, 'clock'), luck())
    expect(same(choice, { kind: 'time-up', seat: 0 })).toBe(true)
  })
})
