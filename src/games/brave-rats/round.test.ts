import { describe, expect, test } from 'vitest'
import { CARDS, CLANS, RATS, strengthOf } from '#games/brave-rats/cards'
import { text } from '#games/brave-rats/text'
import {
  branch,
  choose,
  fromSetup,
  kinds,
  lastRound,
  newMatch,
  play,
  playRound,
  refusalOf,
} from '#games/brave-rats/testing'

describe('cards and seats', () => {
  test('[BR-002] seat 0 plays the Yargs, seat 1 the Applewoods', () => {
    const { hands } = newMatch().state
    expect([text.seat(0), text.seat(1)]).toEqual(['Yargs', 'Applewoods'])
    expect(hands[0].every((card) => card.startsWith('Y'))).toBe(true)
    expect(hands[1].every((card) => card.startsWith('A'))).toBe(true)
  })

  test('[BR-003] there are sixteen cards, one of each character in each colour', () => {
    expect(CARDS.toSorted()).toEqual(
      ['A', 'Y'].flatMap((colour) => [0, 1, 2, 3, 4, 5, 6, 7].map((strength) => `${colour}${strength}`)),
    )
  })

  test('[BR-004] a card has a colour, a character, a strength and one power, the same in both colours', () => {
    expect(RATS.map(({ name, strength, power }) => [strength, name, power])).toEqual([
      [0, 'Musician', 'hold'],
      [1, 'Princess', 'win_game'],
      [2, 'Spy', 'see_first'],
      [3, 'Assassin', 'lowest'],
      [4, 'Ambassador', 'double'],
      [5, 'Wizard', 'blank'],
      [6, 'General', 'boost_next'],
      [7, 'Prince', 'win_round'],
    ])
    expect(CLANS[0].map(strengthOf)).toEqual(CLANS[1].map(strengthOf))
    for (const card of CARDS) expect(`${card.charAt(0)}${strengthOf(card)}`).toBe(card)
  })

  test('[BR-005] each player starts with the eight cards of the own colour', () => {
    expect(newMatch().state.hands).toEqual([
      ['Y7', 'Y6', 'Y5', 'Y4', 'Y3', 'Y2', 'Y1', 'Y0'],
      ['A7', 'A6', 'A5', 'A4', 'A3', 'A2', 'A1', 'A0'],
    ])
  })

  test('[BR-006] nothing is drawn, and a played card never comes back', () => {
    const match = newMatch()
    const played: string[] = []
    for (const round of 'Y3xA0 Y6xA7 Y2xA4 Y5xA3 Y7xA5 Y1xA1 Y0xA6'.split(' ')) {
      expect(kinds(playRound(match, round))).not.toContain('drew')
      played.push(...round.split('x'))
      const left = CLANS.map((clan) => clan.filter((card) => !played.includes(card)))
      expect(match.state.hands).toEqual(left)
    }
  })
})

describe('a round', () => {
  test('[BR-010] both choose one card of their own hand in secret', () => {
    const match = newMatch()
    expect(match.pending()).toMatchObject([
      { actor: 0, kind: 'choose-card', sealed: true },
      { actor: 1, kind: 'choose-card', sealed: true },
    ])
    for (const seat of [0, 1] as const)
      expect(match.choices(seat)).toEqual(match.state.hands[seat].map((card) => ({ kind: 'choose-card', card })))
  })

  test('[BR-011] nothing shows before both cards lie there; then both are turned up', () => {
    const match = newMatch()
    const before = match.view('spectator')
    expect(choose(match, 1, 'A3')).toEqual([])
    expect(match.view('spectator')).toEqual(before)
    expect(choose(match, 0, 'Y5')[0]).toEqual({
      kind: 'revealed',
      rule: 'BR-011',
      round: 1,
      cards: ['Y5', 'A3'],
      strengths: [5, 3],
      shows: true,
    })
  })

  test('[BR-015] a power works against the will of its owner: there is nothing to choose but a card', () => {
    // Assassin, Musician and General each cost their owner a round that would have been won without them.
    expect(play(newMatch(), 'Y3xA1')).toEqual(['A 0-1'])
    expect(play(fromSetup({ bonus: [2, 0] }), 'Y0xA1')).toEqual(['X 0-0'])
    expect(play(newMatch(), 'Y6xA1 Y3xA4')).toEqual(['Y 1-0', 'A 1-2'])
    // Nor can the owner of a Spy choose blindly.
    const spying = newMatch()
    play(spying, 'Y2xA1')
    expect(spying.pending()).toMatchObject([{ actor: 1, kind: 'choose-first' }])
    expect(spying.choices(0)).toEqual([])
    const all = [...newMatch().choices(0), ...spying.choices(1)]
    expect(new Set(all.flatMap((choice) => Object.keys(choice)))).toEqual(new Set(['kind', 'card']))
  })

  test('[BR-016] a round is worth 1 victory to its winner', () => {
    const match = newMatch()
    expect(play(match, 'Y6xA5')).toEqual(['Y 1-0'])
    expect(lastRound(match).gained).toEqual([1, 0])
    expect(play(newMatch(), 'Y5xA6')).toEqual(['A 0-1'])
  })

  test('[BR-017] both cards are set aside and cannot be played again', () => {
    const match = newMatch()
    play(match, 'Y6xA5')
    expect(match.state.hands.flat()).not.toContain('Y6')
    expect(match.state.hands.flat()).not.toContain('A5')
    expect(match.state.committed).toEqual([null, null])
    expect(refusalOf(() => choose(match, 0, 'Y6')).code).toBe('BR-E04')
    expect(refusalOf(() => choose(match, 1, 'A5')).code).toBe('BR-E04')
  })

  test('[BR-018] the record tells the winning card of a decided round from the losing one', () => {
    const match = newMatch()
    play(match, 'Y6xA5 Y2xA3 Y0xA0')
    expect(match.state.history.map(({ cards, winner }) => (winner === null ? null : cards[winner]))).toEqual([
      'Y6',
      'Y2',
      null,
    ])
    expect(match.view('spectator').history).toEqual(match.state.history)
  })

  test('[BR-R51] a held round has no losing card until it is awarded', () => {
    const match = newMatch()
    play(match, 'Y7xA7 Y0xA0')
    expect(match.state.history.map(({ winner }) => winner)).toEqual([null, null])
    expect(match.view('spectator').held).toEqual([1, 2])
    play(match, 'Y5xA3')
    expect(match.view('spectator').held).toEqual([])
    expect(match.state.history[2]).toMatchObject({ winner: 0, gained: [3, 0] })
  })

  test('[BR-019] then both choose again from what is left', () => {
    const match = newMatch()
    play(match, 'Y6xA4')
    expect(match.state.round).toBe(2)
    expect(match.pending()).toMatchObject([{ actor: 0 }, { actor: 1 }])
    expect(match.choices(0).map(({ card }) => card)).toEqual(['Y7', 'Y5', 'Y4', 'Y3', 'Y2', 'Y1', 'Y0'])
    expect(match.choices(1).map(({ card }) => card)).toEqual(['A7', 'A6', 'A5', 'A3', 'A2', 'A1', 'A0'])
  })
})

describe('rounds on hold', () => {
  test('[BR-030] equal strengths put a round on hold: nobody scores', () => {
    const match = newMatch()
    expect(play(match, 'Y1xA1')).toEqual(['X 0-0'])
    expect(match.state).toMatchObject({ held: [1], pending: [1, 1] })
  })

  test('[BR-031] so does the Musician', () => {
    const match = newMatch()
    expect(play(match, 'Y7xA0')).toEqual(['X 0-0'])
    expect(match.state.held).toEqual([1])
  })

  test('[BR-032] the winner of the next decided round also wins the round on hold', () => {
    expect(play(newMatch(), 'Y1xA1 Y5xA3')).toEqual(['X 0-0', 'Y 2-0'])
    expect(play(newMatch(), 'Y1xA1 Y3xA5')).toEqual(['X 0-0', 'A 0-2'])
    const match = newMatch()
    play(match, 'Y1xA1')
    expect(playRound(match, 'Y5xA3')).toContainEqual({
      kind: 'held-won',
      rule: 'BR-032',
      seat: 0,
      rounds: [1],
      worth: 1,
    })
  })

  test('[BR-033] several rounds on hold go together to the same player', () => {
    const match = newMatch()
    expect(play(match, 'Y1xA1 Y0xA7 Y5xA3')).toEqual(['X 0-0', 'X 0-0', 'Y 3-0'])
  })

  test('[BR-034] once awarded, no round is on hold any more', () => {
    const match = newMatch()
    play(match, 'Y1xA1 Y5xA3')
    expect(match.state).toMatchObject({ held: [], pending: [0, 0] })
    expect(play(match, 'Y6xA2')).toEqual(['Y 3-0'])
  })
})

describe('the General', () => {
  test('[BR-060] gives +2 to the own next card, and to no other', () => {
    const yargs = newMatch()
    play(yargs, 'Y6xA1 Y2xA3')
    expect(lastRound(yargs).strengths).toEqual([4, 3])
    const applewoods = newMatch()
    play(applewoods, 'Y1xA6 Y3xA2')
    expect(lastRound(applewoods).strengths).toEqual([3, 4])
  })

  test('[BR-061] for one round only', () => {
    const match = newMatch()
    play(match, 'Y6xA1 Y5xA3 Y4xA4')
    expect(match.state.history.map(({ strengths }) => strengths)).toEqual([
      [6, 1],
      [7, 3],
      [4, 4],
    ])
    expect(match.state.bonus).toEqual([0, 0])
  })

  test('[BR-062] a Wizard in the round of the +2 does not remove it', () => {
    const match = newMatch()
    expect(play(match, 'Y6xA1 Y4xA5')).toEqual(['Y 1-0', 'Y 2-0'])
    expect(lastRound(match)).toMatchObject({ strengths: [6, 5], blanked: [true, false] })
  })

  test('[BR-R13] the +2 does not stack: a General at 8 gives +2, not +4', () => {
    const match = fromSetup({
      hands: [
        ['Y6', 'A6', 'Y4', 'Y3'],
        ['A3', 'A2', 'A1', 'A0'],
      ],
    })
    expect(play(match, 'Y6xA1 A6xA0 Y4xA3')).toEqual(['Y 1-0', 'X 1-0', 'A 1-2'])
    expect(match.state.history.map(({ strengths }) => strengths[0])).toEqual([6, 8, 6])
    expect(match.state.bonus).toEqual([0, 0])
  })

  test('[BR-R14] two Generals give +2 to both', () => {
    const match = newMatch()
    play(match, 'Y6xA6')
    expect(match.state.bonus).toEqual([2, 2])
    play(match, 'Y4xA3')
    expect(lastRound(match)).toMatchObject({ strengths: [6, 5], winner: 1, by: 'lowest' })
  })
})

describe('the Ambassador', () => {
  test('[BR-080] a round won with the Ambassador counts 2', () => {
    expect(play(newMatch(), 'Y4xA2')).toEqual(['Y 2-0'])
    expect(play(newMatch(), 'Y1xA4')).toEqual(['A 0-2'])
  })

  test('[BR-081] also when the round was on hold', () => {
    const match = newMatch()
    expect(play(match, 'Y4xA0')).toEqual(['X 0-0'])
    expect(playRound(match, 'Y5xA3')).toContainEqual({
      kind: 'held-won',
      rule: 'BR-081',
      seat: 0,
      rounds: [1],
      worth: 2,
    })
    expect(match.state.victories).toEqual([3, 0])
  })

  test('[BR-082] an Ambassador that wins after one held round brings 3', () => {
    const match = newMatch()
    expect(play(match, 'Y1xA1 Y4xA2')).toEqual(['X 0-0', 'Y 3-0'])
    expect(lastRound(match).gained).toEqual([3, 0])
  })

  test('[BR-083] an Ambassador that does not win brings nothing', () => {
    expect(play(newMatch(), 'Y4xA6')).toEqual(['A 0-1'])
    expect(play(newMatch(), 'Y4xA3')).toEqual(['A 0-1'])
  })

  test('[BR-R21] a held round has a value for each; the winner takes the own one with that of the winning round', () => {
    const match = newMatch()
    expect(play(match, 'Y0xA4 Y1xA1')).toEqual(['X 0-0', 'X 0-0'])
    expect(match.state).toMatchObject({ held: [1, 2], pending: [2, 3] })
    expect(play(branch(match), 'Y5xA3')).toEqual(['Y 3-0'])
    expect(play(branch(match), 'Y4xA2')).toEqual(['Y 4-0'])
    expect(play(branch(match), 'Y2xA6')).toEqual(['A 0-4'])
  })

  test('[BR-R22] to the opponent a held Ambassador is worth 1', () => {
    const match = newMatch()
    play(match, 'Y4xA0')
    expect(match.state.pending).toEqual([2, 1])
    expect(play(match, 'Y3xA5')).toEqual(['A 0-2'])
  })

  test('[BR-R23] two Ambassadors on hold are worth 2 to whoever collects them', () => {
    const match = newMatch()
    play(match, 'Y4xA4')
    expect(match.state.pending).toEqual([2, 2])
    expect(play(branch(match), 'Y5xA3')).toEqual(['Y 3-0'])
    expect(play(branch(match), 'Y3xA5')).toEqual(['A 0-3'])
  })

  test('[BR-R12] one that wins against a Wizard brings 1', () => {
    expect(play(newMatch(), 'Y6xA1 Y4xA5')).toEqual(['Y 1-0', 'Y 2-0'])
  })
})

describe('the Spy', () => {
  test('[BR-110] next round the opponent chooses and reveals first', () => {
    const match = newMatch()
    play(match, 'Y2xA1')
    expect(match.pending()).toMatchObject([{ actor: 1, kind: 'choose-first' }])
    expect(match.pending()[0]).not.toHaveProperty('sealed')
    expect(choose(match, 1, 'A6')).toEqual([
      { kind: 'shown-first', rule: 'BR-110', seat: 1, card: 'A6', strength: 6, shows: true },
    ])
    expect(match.pending()).toMatchObject([{ actor: 0, kind: 'choose-second' }])
    choose(match, 0, 'Y3')
    expect(lastRound(match)).toMatchObject({ cards: ['Y3', 'A6'], firstReveal: 1, winner: 0 })
  })

  test('[BR-110] it works for the Applewoods as well', () => {
    const match = newMatch()
    play(match, 'Y1xA2')
    expect(match.pending()).toMatchObject([{ actor: 0, kind: 'choose-first' }])
    play(match, 'Y7xA0')
    expect(lastRound(match).firstReveal).toBe(0)
  })

  test('[BR-111] two Spies have no effect', () => {
    const match = newMatch()
    const events = playRound(match, 'Y2xA2')
    expect(match.state.spySeat).toBeNull()
    expect(match.pending()).toHaveLength(2)
    expect(events.at(-1)).toEqual({ kind: 'spies-cancelled', rule: 'BR-111' })
  })

  test('[BR-R16] two Spies cancel each other even if a +2 lets one of them win', () => {
    const match = fromSetup({ bonus: [2, 0] })
    expect(play(match, 'Y2xA2')).toEqual(['Y 1-0'])
    expect(match.state.spySeat).toBeNull()
    expect(match.pending()).toHaveLength(2)
  })

  test('[BR-R18] the first card lies open for everybody, binds, and waits for the second', () => {
    const match = newMatch()
    play(match, 'Y2xA1')
    choose(match, 1, 'A5')
    for (const viewer of [0, 1, 'spectator'] as const) expect(match.view(viewer).committed).toEqual([null, 'A5'])
    expect(refusalOf(() => match.submit({ actor: 1, act: 'take-back' })).code).toBe('BR-E05')
    expect(refusalOf(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('BR-E05')
    expect(refusalOf(() => choose(match, 1, 'A7')).code).toBe('BR-E16')
    expect(match.state).toMatchObject({ round: 2, victories: [1, 0] })
    // The Wizard shown first blanks the Musician that comes after it: the powers count together.
    expect(play(match, 'Y0xA5')).toEqual(['A 1-1'])
  })

  test('[BR-R19] who is spied on may play the own Spy, for the round after', () => {
    const match = newMatch()
    play(match, 'Y2xA1 Y3xA2')
    expect(lastRound(match).firstReveal).toBe(1)
    expect(match.state.spySeat).toBe(1)
    expect(match.pending()).toMatchObject([{ actor: 0, kind: 'choose-first' }])
  })
})

describe('powers that look forward', () => {
  test('[BR-R3] a Musician decides its round, no more: General, Spy and Ambassador keep what they give', () => {
    const general = newMatch()
    play(general, 'Y6xA0')
    expect(general.state.bonus).toEqual([2, 0])
    const spy = newMatch()
    play(spy, 'Y0xA2')
    expect(spy.state.spySeat).toBe(1)
    expect(play(newMatch(), 'Y4xA0 Y6xA5')).toEqual(['X 0-0', 'Y 3-0'])
  })

  test('[BR-R4] General and Spy that face a Wizard give nothing', () => {
    const general = newMatch()
    play(general, 'Y6xA5')
    expect(general.state).toMatchObject({ victories: [1, 0], bonus: [0, 0] })
    const spy = newMatch()
    play(spy, 'Y2xA5')
    expect(spy.state).toMatchObject({ victories: [0, 1], spySeat: null })
    expect(spy.pending()).toHaveLength(2)
  })

  test.each([
    ['won', 0, 'Y6xA4', 'Y2xA1'],
    ['lost', 0, 'Y6xA7', 'Y2xA4'],
    ['held', 0, 'Y6xA0', 'Y2xA0'],
    ['won', 1, 'Y4xA6', 'Y1xA2'],
    ['lost', 1, 'Y7xA6', 'Y4xA2'],
    ['held', 1, 'Y0xA6', 'Y0xA2'],
  ] as const)('[BR-R5] General and Spy work when their round is %s by seat %i', (_result, seat, general, spy) => {
    const boosted = newMatch()
    play(boosted, general)
    expect(boosted.state.bonus).toEqual(seat === 0 ? [2, 0] : [0, 2])
    const spied = newMatch()
    play(spied, spy)
    expect(spied.state.spySeat).toBe(seat)
  })

  test('[BR-R6] the +2 stays with the card although a Wizard takes its power', () => {
    const match = newMatch()
    play(match, 'Y6xA1 Y2xA5')
    expect(lastRound(match)).toMatchObject({ strengths: [4, 5], blanked: [true, false], winner: 1 })
    expect(match.state.spySeat).toBeNull()
  })

  test('[BR-R15] Spy and General of one round both apply', () => {
    const same = newMatch()
    play(same, 'Y2xA6')
    expect(same.state).toMatchObject({ bonus: [0, 2], spySeat: 0 })
    expect(same.pending()).toMatchObject([{ actor: 1, kind: 'choose-first' }])
    expect(choose(same, 1, 'A5')).toMatchObject([{ kind: 'shown-first', card: 'A5', strength: 7 }])
    const reverse = newMatch()
    play(reverse, 'Y6xA2 Y5xA3')
    expect(lastRound(reverse)).toMatchObject({ firstReveal: 0, strengths: [7, 3] })
  })

  test('[BR-R17] a Spy or a +2 is for the very next round and is spent there, held or not', () => {
    const spy = newMatch()
    play(spy, 'Y2xA0 Y1xA1')
    expect(spy.state.history.map(({ winner, firstReveal }) => [winner, firstReveal])).toEqual([
      [null, null],
      [null, 1],
    ])
    expect(spy.pending()).toHaveLength(2)
    const general = newMatch()
    play(general, 'Y6xA0 Y0xA1 Y5xA3')
    expect(general.state.history.map(({ strengths }) => strengths)).toEqual([
      [6, 0],
      [2, 1],
      [5, 3],
    ])
  })

  test('[BR-R20] in the last round General and Spy have no effect, also not on another game', () => {
    const match = fromSetup({ hands: [['Y6'], ['A2']] })
    const events = playRound(match, 'Y6xA2')
    expect(kinds(events)).not.toContain('boosted')
    expect(kinds(events)).not.toContain('spying')
    expect(match.state).toMatchObject({ game: 2, round: 1, bonus: [0, 0], spySeat: null })
    expect(match.pending()).toHaveLength(2)
  })

  test('[BR-R17] [BR-R20] nothing is left of them when the match is over', () => {
    const match = fromSetup({ victories: [3, 0], bonus: [2, 2], spySeat: 1 })
    expect(play(match, 'Y6xA2')).toEqual(['Y 4-0'])
    expect(match.outcome).toBeDefined()
    expect(match.state).toMatchObject({ bonus: [0, 0], spySeat: null })
  })

  test('[BR-R20] nor have they any after a game that ends early', () => {
    const match = fromSetup({ options: { emperor: true }, victories: [3, 0] })
    expect(play(match, 'Y6xA2')).toEqual(['Y 4-0'])
    expect(match.state).toMatchObject({ game: 2, round: 1, bonus: [0, 0], spySeat: null })
  })
})
