import { describe, expect, test } from 'vitest'
import { everySetting, parseOptions } from '#engine/options'
import { CARDS, CLANS, type CardId } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import type { Options } from '#games/brave-rats/options'
import {
  branch,
  type BraveMatch,
  choose,
  drafting,
  fromSetup,
  kinds,
  lastRound,
  newMatch,
  play,
  playOut,
  playRound,
  refusalOf,
  STOCK,
  unshuffled,
} from '#games/brave-rats/testing'
import type { Event } from '#games/brave-rats/types'

const VARIANTS = {
  A: 'traitor',
  B: 'luckyDraw',
  C: 'fastRat',
  D: 'draft',
  E: 'randomDeal',
  F: 'princessAttack',
  G: 'emperor',
} as const satisfies Record<string, keyof Options>
type Letter = keyof typeof VARIANTS
const LETTERS = Object.keys(VARIANTS) as Letter[]

const optionsOf = (letters: readonly Letter[]): Partial<Options> =>
  Object.fromEntries(letters.map((letter) => [VARIANTS[letter], true]))

const isLegal = (letters: readonly Letter[]): boolean => {
  try {
    return Boolean(parseOptions(braveRats, optionsOf(letters)))
  } catch {
    return false
  }
}

/** Section D3 as printed: the pairs from A-B to F-G. */
const COMBINATIONS: Readonly<Record<string, readonly ('+' | 'x')[]>> = {
  A: ['+', '+', '+', 'x', '+', '+'],
  B: ['+', '+', '+', '+', '+'],
  C: ['+', '+', '+', '+'],
  D: ['x', 'x', '+'],
  E: ['x', '+'],
  F: ['+'],
}
const PAIRS = LETTERS.flatMap((one, at) =>
  LETTERS.slice(at + 1).map((other, place) => [one, other, COMBINATIONS[one]![place]!] as const),
)

describe('combinations', () => {
  test.each(PAIRS)('[BR-130] %s with %s: %s', (one, other, sign) => {
    expect(isLegal([one, other])).toBe(sign === '+')
  })

  test('[BR-130] a set is legal if every pair in it is: 56 of 128', () => {
    const sets = Array.from({ length: 128 }, (_, bits) => LETTERS.filter((_letter, at) => bits & (1 << at)))
    const refused = PAIRS.filter(([, , sign]) => sign === 'x')
    const legal = sets.filter((set) => !refused.some(([one, other]) => set.includes(one) && set.includes(other)))
    expect(sets.filter(isLegal)).toEqual(legal)
    expect(legal).toHaveLength(56)
    expect(everySetting(braveRats)).toHaveLength(56)
  })

  test('[BR-R36] Draft, Random Deal and Princess Attack exclude each other', () => {
    for (const set of [
      ['D', 'E'],
      ['D', 'F'],
      ['E', 'F'],
      ['D', 'E', 'F'],
    ] as const)
      expect(refusalOf(() => newMatch(optionsOf(set)))).toMatchObject({
        code: 'BR-E12',
        rule: 'BR-R36',
      })
  })

  test('[BR-R37] the Traitor goes with Draft and Princess Attack, not with a Random Deal', () => {
    expect(refusalOf(() => newMatch(optionsOf(['A', 'E'])))).toMatchObject({ code: 'BR-E11' })
    expect(isLegal(['A', 'D'])).toBe(true)
    expect(isLegal(['A', 'F'])).toBe(true)
  })

  test('[BR-R39] Lucky Draw goes with every other setting, and the eight cards form the pile', () => {
    const others = everySetting(braveRats).filter(({ luckyDraw }) => !luckyDraw)
    expect(others).toHaveLength(28)
    for (const [at, options] of others.entries()) {
      const match = newMatch({ ...options, luckyDraw: true }, { seed: `piles ${at}` })
      while (match.state.draft) draftOne(match)
      const { hands, piles, starting } = match.state
      for (const seat of [0, 1] as const) {
        expect([hands[seat].length, piles[seat].length]).toEqual([3, 5])
        expect([...hands[seat], ...piles[seat]].toSorted()).toEqual(starting![seat].toSorted())
        for (const viewer of [0, 1, 'spectator'] as const)
          expect(match.view(viewer).piles[seat]).toEqual(['?', '?', '?', '?', '?'])
      }
    }
  })

  test('[BR-132] after the exchange both hold eight cards again, by this clause', () => {
    for (const options of [{}, { princessAttack: true }, { luckyDraw: true }]) {
      const { opening } = newMatch({ ...options, traitor: true }, { seed: 'again' })
      const { rule, hands } = find(opening, 'dealt')
      expect([rule, ...hands.map((hand) => hand.length)]).toEqual(['BR-132', 8, 8])
    }
    expect(find(newMatch({}).opening, 'dealt').rule).toBe('BR-005')
  })

  test('[BR-R35] first the deal, then the Traitor, then Lucky Draw', () => {
    const options = { princessAttack: true, princesSeat: 0, traitor: true, luckyDraw: true } as const
    for (let seed = 0; seed < 50; seed++) {
      const match = newMatch(options, { seed: `order ${seed}` })
      expect(kinds(match.opening)).toEqual(['princes-taken', 'exchanged', 'dealt', 'drew', 'drew'])
      const { cards } = find(match.opening, 'exchanged')
      // Each gives a card of the royal hands, and draws from what the exchange has left.
      const royal: CardId[][] = [
        ['Y7', 'A7', 'Y6', 'Y5', 'Y4', 'Y3', 'Y2', 'Y0'],
        ['A6', 'A5', 'A4', 'A3', 'A2', 'A1', 'Y1', 'A0'],
      ]
      for (const seat of [0, 1] as const) {
        expect(royal[seat]).toContain(cards[seat])
        const after = [...royal[seat]!.filter((card) => card !== cards[seat]), cards[1 - seat]!]
        expect([...match.state.hands[seat], ...match.state.piles[seat]].toSorted()).toEqual(after.toSorted())
      }
    }
  })

  test('[BR-R35] Fast Rat and The Emperor leave the deal alone', () => {
    const { options: _plain, ...plain } = newMatch({ randomDeal: true }, { seed: 'deal' }).state
    const { options: _all, ...all } = newMatch(
      { randomDeal: true, fastRat: true, emperor: true },
      { seed: 'deal' },
    ).state
    expect(all).toEqual(plain)
  })
})

describe('A, Traitor', () => {
  test('[BR-131] each gives one card, chosen at random, to the other', () => {
    const match = newMatch({ traitor: true }, { dice: [2, 8] })
    expect(match.opening[0]).toEqual({ kind: 'exchanged', rule: 'BR-131', cards: ['Y6', 'A0'], shows: true })
    expect(match.state.hands).toEqual([
      ['Y7', 'Y5', 'Y4', 'Y3', 'Y2', 'Y1', 'Y0', 'A0'],
      ['A7', 'Y6', 'A6', 'A5', 'A4', 'A3', 'A2', 'A1'],
    ])
  })

  test('[BR-132] [BR-R38] every card may go against every other, and both still hold eight', () => {
    const pairs = new Set<string>()
    for (let mine = 1; mine <= 8; mine++)
      for (let theirs = 1; theirs <= 8; theirs++) {
        const match = newMatch({ traitor: true }, { dice: [mine, theirs] })
        const { cards } = find(match.opening, 'exchanged')
        pairs.add(cards.join())
        const [yargs, applewoods] = match.state.hands
        expect(yargs.toSorted()).toEqual(CLANS[0].with(CLANS[0].indexOf(cards[0]), cards[1]).toSorted())
        expect(applewoods.toSorted()).toEqual(CLANS[1].with(CLANS[1].indexOf(cards[1]), cards[0]).toSorted())
      }
    expect(pairs.size).toBe(64)
  })

  test('[BR-R38] both exchanged cards are public', () => {
    const match = newMatch({ traitor: true }, { dice: [1, 2] })
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(braveRats.hear(match.opening[0]!, viewer)).toMatchObject({ cards: ['Y7', 'A6'] })
      expect(match.view(viewer).starting).toEqual(match.state.hands)
    }
  })

  test('[BR-R37] the Traitor may carry off a royal card', () => {
    const given = new Set<string>()
    for (let die = 1; die <= 8; die++) {
      const match = newMatch({ traitor: true, princessAttack: true, princesSeat: 1 }, { dice: [die, die] })
      for (const card of find(match.opening, 'exchanged').cards) given.add(card)
    }
    expect([...given].toSorted()).toEqual(CARDS.toSorted())
  })

  test('[BR-R37] the Traitor comes after a draft and may carry off a drafted card', () => {
    const match = newMatch({ traitor: true, draft: true }, { seed: 'treason' })
    const events: Event[] = []
    while (match.state.draft) events.push(...draftOne(match))
    const drafted = (seat: 0 | 1): CardId[] =>
      events.flatMap((event) => (event.kind === 'picked' && event.seat === seat ? [event.card as CardId] : []))
    expect(kinds(events).slice(-2)).toEqual(['exchanged', 'dealt'])
    const { cards } = find(events, 'exchanged')
    for (const seat of [0, 1] as const) {
      expect(drafted(seat)).toContain(cards[seat])
      const after = [...drafted(seat).filter((card) => card !== cards[seat]), cards[1 - seat]!]
      expect(match.state.hands[seat].toSorted()).toEqual(after.toSorted())
    }
  })
})

describe('B, Lucky Draw', () => {
  const PILES: [CardId[], CardId[]] = [
    ['Y7', 'Y6', 'Y5', 'Y4', 'Y3', 'Y2', 'Y1', 'Y0'],
    ['A7', 'A6', 'A5', 'A4', 'A3', 'A2', 'A1', 'A0'],
  ]
  const lucky = (): BraveMatch => fromSetup({ options: { luckyDraw: true }, piles: PILES })

  test('[BR-140] the eight starting cards of each are shuffled into an own pile', () => {
    // The first die of each pile puts its first card last, the others leave all as it is.
    const match = newMatch({ luckyDraw: true }, { dice: [1, ...unshuffled(7), 1, ...unshuffled(7)] })
    expect(match.state.hands).toEqual([
      ['Y6', 'Y5', 'Y0'],
      ['A6', 'A5', 'A0'],
    ])
    expect(match.state.piles).toEqual([
      ['Y4', 'Y3', 'Y2', 'Y1', 'Y7'],
      ['A4', 'A3', 'A2', 'A1', 'A7'],
    ])
  })

  test('[BR-141] each draws three cards as the starting hand', () => {
    const match = lucky()
    expect(match.state.hands).toEqual([
      ['Y7', 'Y6', 'Y5'],
      ['A7', 'A6', 'A5'],
    ])
    expect(match.opening.slice(1)).toEqual([
      { kind: 'drew', rule: 'BR-141', seat: 0, cards: ['Y7', 'Y6', 'Y5'], shows: true },
      { kind: 'drew', rule: 'BR-141', seat: 1, cards: ['A7', 'A6', 'A5'], shows: true },
    ])
  })

  test('[BR-142] a card is chosen from the cards in hand', () => {
    const match = lucky()
    expect(match.choices(0).map(({ card }) => card)).toEqual(['Y7', 'Y6', 'Y5'])
    expect(match.choices(1).map(({ card }) => card)).toEqual(['A7', 'A6', 'A5'])
  })

  test('[BR-143] who has played draws the top card of the own pile', () => {
    const match = lucky()
    const events = playRound(match, 'Y6xA5')
    expect(events.slice(-2)).toEqual([
      { kind: 'drew', rule: 'BR-143', seat: 0, cards: ['Y4'], shows: true },
      { kind: 'drew', rule: 'BR-143', seat: 1, cards: ['A4'], shows: true },
    ])
    expect(match.state.hands).toEqual([
      ['Y7', 'Y5', 'Y4'],
      ['A7', 'A6', 'A4'],
    ])
  })

  test('[BR-144] [BR-R40] hands are 3 in rounds 1 to 6, then 2 and 1: an empty pile gives nothing', () => {
    const match = fromSetup({ options: { luckyDraw: true, ties: 'draw' }, piles: PILES })
    const sizes: string[] = []
    for (let round = 7; round >= 0; round--) {
      sizes.push(match.state.hands.map((hand) => hand.length).join('-'))
      playRound(match, `Y${round}xA${round}`)
    }
    expect(sizes).toEqual(['3-3', '3-3', '3-3', '3-3', '3-3', '3-3', '2-2', '1-1'])
    expect(match.outcome?.reason).toBe('tie')
  })

  test('[BR-R40] both draw after the round is resolved, also in a spied one', () => {
    const match = fromSetup({ options: { luckyDraw: true }, piles: PILES, spySeat: 0 })
    expect(kinds(choose(match, 1, 'A6'))).toEqual(['shown-first'])
    expect(match.state.piles.map((pile) => pile.length)).toEqual([5, 5])
    expect(match.choices(0).map(({ card }) => card)).toEqual(['Y7', 'Y6', 'Y5'])
    expect(kinds(choose(match, 0, 'Y7'))).toEqual(['revealed', 'round-won', 'scored', 'boosted', 'drew', 'drew'])
  })

  test('[BR-R41] a Spy shows one card of the hand; the others stay hidden', () => {
    const match = fromSetup({ options: { luckyDraw: true }, piles: PILES, spySeat: 0 })
    expect(match.choices(1).map(({ card }) => card)).toEqual(['A7', 'A6', 'A5'])
    choose(match, 1, 'A6')
    const { committed, hands } = match.view(0)
    expect(committed).toEqual([null, 'A6'])
    expect(hands[1].filter((card) => card !== 'A6')).toEqual(['?', '?', '?'])
    expect(match.choices(0).map(({ card }) => card)).toEqual(['Y7', 'Y6', 'Y5'])
  })

  test.each([['traitor'], ['draft'], ['princessAttack']] as const)(
    '[BR-R42] with %s both know all eight cards of both, and only the order is unknown',
    (variant) => {
      const match = newMatch({ luckyDraw: true, [variant]: true }, { seed: 'known cards' })
      while (match.state.draft) draftOne(match)
      for (const viewer of [0, 1, 'spectator'] as const) {
        const { starting, hands, piles } = match.view(viewer)
        expect(starting!.map((cards) => cards.toSorted())).toEqual(
          ([0, 1] as const).map((seat) => [...match.state.hands[seat], ...match.state.piles[seat]].toSorted()),
        )
        for (const seat of [0, 1] as const) {
          expect(new Set(piles[seat])).toEqual(new Set(['?']))
          const seen = hands[seat].filter((card) => card !== '?')
          expect(seen).toHaveLength(seat === viewer ? 3 : 0)
        }
      }
    },
  )
})

describe('C, Fast Rat', () => {
  test('[BR-150] 3 victories win', () => {
    const match = newMatch({ fastRat: true })
    expect(play(match, 'Y5xA3 Y7xA4')).toEqual(['Y 1-0', 'Y 2-0'])
    expect(match.outcome).toBeUndefined()
    expect(play(match, 'Y6xA2')).toEqual(['Y 3-0'])
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'victories', rule: 'BR-150' })
  })

  test('[BR-150] a game in which nobody reaches 3 is a tie', () => {
    const match = fromSetup({ options: { fastRat: true, ties: 'draw' }, hands: [['Y6'], ['A5']], victories: [1, 2] })
    expect(play(match, 'Y6xA5')).toEqual(['Y 2-2'])
    expect(match.outcome?.reason).toBe('tie')
  })

  test('[BR-R43] a held round and a winning Ambassador end the game', () => {
    const match = newMatch({ fastRat: true })
    expect(play(match, 'Y1xA1 Y4xA2')).toEqual(['X 0-0', 'Y 3-0'])
    expect(match.outcome?.payoffs).toEqual([1, 0])
  })
})

const offered = (match: BraveMatch, seat: 0 | 1): string[] => match.choices(seat).map(({ card }) => card)

describe('D, Draft', () => {
  test('[BR-160] all sixteen cards are shuffled together', () => {
    // The first die puts the first card of the deck last, the others leave all as it is.
    const { draft } = newMatch({ draft: true, firstDrafter: 0 }, { dice: [1, ...unshuffled(15)] }).state
    expect([...draft!.packs[0]!.cards, ...draft!.stock]).toEqual(['A0', ...CARDS.slice(1, 15), 'Y7'])
    const seen = new Set<string>()
    for (let seed = 0; seed < 100; seed++)
      for (const card of newMatch({ draft: true }, { seed: `deck ${seed}` }).state.draft!.packs[0]!.cards)
        seen.add(card)
    expect(seen.size).toBe(16)
  })

  test.each([0, 1] as const)('[BR-161] seat %i draws four cards, keeps one and passes three', (seat) => {
    const match = drafting(seat)
    expect(match.pending()).toMatchObject([{ actor: seat, kind: 'draft-pick' }])
    expect(offered(match, seat).toSorted()).toEqual(['A0', 'A7', 'Y1', 'Y7'])
    choose(match, seat, 'A7')
    expect(match.state.hands[seat]).toEqual(['A7'])
    expect(match.pending()).toMatchObject([{ actor: 1 - seat, kind: 'draft-pick' }])
    expect(offered(match, (1 - seat) as 0 | 1).toSorted()).toEqual(['A0', 'Y1', 'Y7'])
  })

  test('[BR-162] the other keeps one of three, the first one of two, and the last card goes by itself', () => {
    const match = drafting(0)
    choose(match, 0, 'A7')
    choose(match, 1, 'Y1')
    expect(match.pending()).toMatchObject([{ actor: 0 }])
    expect(offered(match, 0).toSorted()).toEqual(['A0', 'Y7'])
    choose(match, 0, 'A0')
    expect(match.state.hands).toEqual([
      ['A7', 'A0'],
      ['Y1', 'Y7'],
    ])
  })

  test('[BR-163] the next pack is drawn by the other player, and so on in turn', () => {
    const match = drafting(0)
    const asked: number[] = []
    const events = [...match.opening]
    while (match.state.draft) {
      asked.push(match.pending()[0]!.actor as number)
      events.push(...draftOne(match))
    }
    const drawn = events.filter((event) => event.kind === 'pack-drawn')
    expect(drawn.map(({ seat }) => seat)).toEqual([0, 1, 0, 1])
    expect(drawn.flatMap(({ cards }) => cards)).toEqual(STOCK)
    expect(asked.join('')).toBe('010101010101')
  })

  test('[BR-164] after four packs both hold eight cards, and play begins', () => {
    const match = drafting(1)
    const events: Event[] = []
    while (match.state.draft) events.push(...draftOne(match))
    expect(match.state.hands.map((hand) => hand.length)).toEqual([8, 8])
    expect(match.state.hands.flat().toSorted()).toEqual(CARDS.toSorted())
    expect(events.at(-1)).toMatchObject({ kind: 'dealt', rule: 'BR-164', hands: match.state.starting })
    expect(match.pending()).toMatchObject([{ kind: 'choose-card' }, { kind: 'choose-card' }])
    for (const seat of [0, 1] as const) {
      const picked = events.flatMap((event) => (event.kind === 'picked' && event.seat === seat ? [event.card] : []))
      expect(picked.toSorted()).toEqual(match.state.hands[seat].toSorted())
    }
  })

  test('[BR-R44] the first drafter is the seat that was set, or drawn', () => {
    for (const seat of [0, 1] as const) {
      const set = newMatch({ draft: true, firstDrafter: seat }, { seed: 'set' })
      expect(set.state).toMatchObject({ role: seat, draft: { packs: [{ drawer: seat }] } })
      const drawn = newMatch({ draft: true }, { dice: [seat + 1], seed: 'drawn' })
      expect(drawn.state).toMatchObject({ role: seat, draft: { packs: [{ drawer: seat }] } })
    }
    expect(braveRats.about.options.firstDrafter).toMatchObject({ values: [0, 1, 'random'], default: 'random' })
  })

  test('[BR-R44] a pick is final', () => {
    const match = drafting(0)
    choose(match, 0, 'A7')
    expect(match.undoers).toEqual([])
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('BR-E05')
    expect(match.state.hands[0]).toEqual(['A7'])
  })

  test('[BR-R44] the last card of a pack asks nobody', () => {
    const match = drafting(1)
    let asked = 0
    for (; match.state.draft; asked++) draftOne(match)
    expect(asked).toBe(12)
  })
})

describe('E and F, other deals', () => {
  test('[BR-170] Random Deal: the sixteen cards are shuffled and eight dealt to each', () => {
    const first = new Set<string>()
    for (let seed = 0; seed < 100; seed++) {
      const { hands } = newMatch({ randomDeal: true }, { seed: `random deal ${seed}` }).state
      expect(hands.map((hand) => hand.length)).toEqual([8, 8])
      expect(hands.flat().toSorted()).toEqual(CARDS.toSorted())
      for (const card of hands[0]) first.add(card)
    }
    expect(first.size).toBe(16)
  })

  test.each([0, 1] as const)('[BR-180] seat %i swaps its Princess for the other Prince', (seat) => {
    const match = newMatch({ princessAttack: true, princesSeat: seat })
    const [royal, rival] = [match.state.hands[seat], match.state.hands[1 - seat]!]
    const [own, other] = [CLANS[seat], CLANS[1 - seat]!]
    const [princess, prince] = [own[6]!, other[0]!]
    expect(royal.toSorted()).toEqual(own.with(6, prince).toSorted())
    expect(rival.toSorted()).toEqual(other.with(0, princess).toSorted())
    expect(match.opening[0]).toEqual({ kind: 'princes-taken', rule: 'BR-180', seat })
  })

  test('[BR-181] one player has both Princes and no Princess, the other both Princesses and no Prince', () => {
    const { hands } = newMatch({ princessAttack: true, princesSeat: 1 }).state
    const royals = hands.map((hand) => hand.filter((card) => /[17]/.test(card)).toSorted())
    expect(royals).toEqual([
      ['A1', 'Y1'],
      ['A7', 'Y7'],
    ])
  })

  test('[BR-R45] the seat of the Princes is the one that was set, or drawn', () => {
    for (const seat of [0, 1] as const) {
      expect(newMatch({ princessAttack: true, princesSeat: seat }).state.hands[seat]).toContain(CLANS[1 - seat]![0])
      const drawn = newMatch({ princessAttack: true }, { dice: [seat + 1] })
      expect(drawn.state.role).toBe(seat)
      expect(drawn.state.hands[seat]).toContain(CLANS[1 - seat]![0])
    }
    expect(braveRats.about.options.princesSeat).toMatchObject({ values: [0, 1, 'random'], default: 'random' })
  })

  test('[BR-R49] a hand may hold a character twice or lack it: each copy is a choice, and the same move', () => {
    const match = fromSetup({
      hands: [
        ['Y6', 'A6', 'Y1'],
        ['A5', 'Y5', 'A1'],
      ],
    })
    expect(offered(match, 0)).toEqual(['Y6', 'A6', 'Y1'])
    expect(offered(match, 1)).toEqual(['Y5', 'A5', 'A1'])
    const [blue, red] = [branch(match), branch(match)]
    expect(play(blue, 'Y6xA1')).toEqual(play(red, 'A6xA1'))
    expect(blue.state.bonus).toEqual(red.state.bonus)
    expect(lastRound(blue)).toMatchObject({ ...lastRound(red), cards: ['Y6', 'A1'] })
    play(blue, 'A6xA5')
    expect(blue.state.hands).toEqual([['Y1'], ['Y5']])
  })
})

test('[BR-130] every setting is played to its end', () => {
  for (const [at, options] of everySetting(braveRats).entries())
    for (const ties of ['replay', 'draw'] as const) {
      const match = newMatch({ ...options, ties }, { seed: `setting ${at}` })
      playOut(match, `setting ${at}`)
      expect(match.outcome).toBeDefined()
    }
})

/** Keeps the first card that is offered. */
function draftOne(match: BraveMatch): readonly Event[] {
  const { actor } = match.pending()[0]!
  return match.submit({ actor, choice: match.choices(actor)[0] })
}

function find<Kind extends Event['kind']>(events: readonly Event[], kind: Kind): Extract<Event, { kind: Kind }> {
  return events.find((event) => event.kind === kind) as Extract<Event, { kind: Kind }>
}
