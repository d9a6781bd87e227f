import { expect, test } from 'vitest'
import type { CardId } from '#games/brave-rats/cards'
import {
  branch,
  type BraveMatch,
  choose,
  fromSetup,
  lastRound,
  newMatch,
  play,
  refusalOf,
} from '#games/brave-rats/testing'

// Section G of the rules document, as printed: `Y5xA3` gives `Y 1-0`, the winner and the score after it.

const whoShowsFirst = (match: BraveMatch): number | null =>
  match.pending()[0]!.kind === 'choose-first' ? (match.pending()[0]!.actor as number) : null

test('[BR-040] example 1, a plain game', () => {
  const match = newMatch()
  expect(play(match, 'Y5xA3')).toEqual(['Y 1-0'])
  expect(lastRound(match)).toMatchObject({ strengths: [5, 3], blanked: [false, true] })
  expect(play(match, 'Y7xA4 Y6xA2')).toEqual(['Y 2-0', 'Y 3-0'])
  expect(match.state).toMatchObject({ bonus: [2, 0], spySeat: 1 })
  expect(whoShowsFirst(match)).toBe(0)
  expect(play(match, 'Y2xA1')).toEqual(['Y 4-0'])
  expect(lastRound(match)).toMatchObject({ round: 4, firstReveal: 0, strengths: [4, 1] })
  expect(match.outcome).toMatchObject({ payoffs: [1, 0], reason: 'victories' })
})

test('[BR-201] [BR-202] [BR-203] example 2, the footnotes', () => {
  const match = newMatch()
  expect(play(match, 'Y6xA1')).toEqual(['Y 1-0'])
  expect(match.state.bonus).toEqual([2, 0])

  const princes = branch(match)
  expect(play(princes, 'Y7xA7')).toEqual(['Y 2-0'])
  expect(lastRound(princes).strengths).toEqual([9, 7])

  const assassins = branch(match)
  expect(play(assassins, 'Y3xA3')).toEqual(['A 1-1'])
  expect(lastRound(assassins)).toMatchObject({ strengths: [5, 3], by: 'lowest' })

  const musicians = branch(match)
  expect(play(musicians, 'Y0xA0')).toEqual(['X 1-0'])
  expect(musicians.state.held).toEqual([2])

  const blanked = newMatch()
  expect(play(blanked, 'Y6xA5 Y7xA7')).toEqual(['Y 1-0', 'X 1-0'])
  expect(lastRound(blanked).strengths).toEqual([7, 7])
})

test('[BR-081] [BR-R22] example 3, an Ambassador on hold', () => {
  const match = newMatch()
  expect(play(match, 'Y4xA0')).toEqual(['X 0-0'])
  expect(match.state.pending).toEqual([2, 1])
  expect(play(branch(match), 'Y5xA2')).toEqual(['Y 3-0'])
  expect(play(match, 'Y2xA5')).toEqual(['A 0-2'])
  expect(lastRound(match).gained).toEqual([0, 2])
  expect(whoShowsFirst(match)).toBeNull()
  expect(match.pending()).toHaveLength(2)
})

test('[BR-R9] example 4, a Wizard with +2 against the Prince', () => {
  const match = newMatch()
  expect(play(match, 'Y6xA2')).toEqual(['Y 1-0'])
  expect(whoShowsFirst(match)).toBe(0)
  expect(play(match, 'Y5xA7')).toEqual(['X 1-0'])
  expect(lastRound(match).strengths).toEqual([7, 7])
  expect(whoShowsFirst(match)).toBeNull()
  expect(match.state.bonus).toEqual([0, 0])
  expect(play(match, 'Y3xA6')).toEqual(['Y 3-0'])
  expect(lastRound(match)).toMatchObject({ by: 'lowest', strengths: [3, 6], gained: [2, 0] })
})

test('[BR-R12] example 5, a blanked Ambassador', () => {
  const match = newMatch()
  expect(play(match, 'Y6xA2')).toEqual(['Y 1-0'])
  expect(whoShowsFirst(match)).toBe(0)
  expect(play(match, 'Y4xA5')).toEqual(['Y 2-0'])
  expect(lastRound(match)).toMatchObject({ strengths: [6, 5], gained: [1, 0] })
})

test('[BR-R15] example 6, Spy and General in one round', () => {
  const match = newMatch()
  expect(play(match, 'Y2xA6')).toEqual(['A 0-1'])
  expect(whoShowsFirst(match)).toBe(1)
  expect(match.state.bonus).toEqual([0, 2])
  choose(match, 1, 'A5')
  expect(match.choices(0)).toHaveLength(7)

  const prince = branch(match)
  expect(play(prince, 'Y7xA5')).toEqual(['X 0-1'])
  expect(lastRound(prince)).toMatchObject({ strengths: [7, 7], blanked: [true, false] })
  const general = branch(match)
  expect(play(general, 'Y6xA5')).toEqual(['A 0-2'])
  expect(lastRound(general).strengths).toEqual([6, 7])
  const musician = branch(match)
  expect(play(musician, 'Y0xA5')).toEqual(['A 0-2'])
  expect(lastRound(musician).blanked).toEqual([true, false])
})

test('[BR-100] [BR-101] example 7, the Princess', () => {
  const match = newMatch()
  expect(play(match, 'Y0xA5 Y2xA4')).toEqual(['A 0-1', 'A 0-3'])
  expect(whoShowsFirst(match)).toBe(1)
  choose(match, 1, 'A7')
  choose(match, 0, 'Y1')
  expect(match.state.victories).toEqual([0, 3])
  expect(match.outcome).toMatchObject({ payoffs: [1, 0], reason: 'princess' })
})

test('[BR-042] [BR-043] [BR-R29] example 8, a tie', () => {
  const match = newMatch({ ties: 'replay' })
  expect(play(match, 'Y3xA0 Y6xA7')).toEqual(['X 0-0', 'A 0-2'])
  expect(play(match, 'Y2xA4')).toEqual(['X 0-2'])
  expect(lastRound(match).strengths).toEqual([4, 4])
  expect(whoShowsFirst(match)).toBe(1)
  expect(match.state.pending).toEqual([1, 2])
  expect(play(match, 'Y5xA3 Y7xA5 Y1xA1 Y0xA6')).toEqual(['Y 2-2', 'Y 3-2', 'X 3-2', 'X 3-2'])
  expect(match.state).toMatchObject({ round: 8, held: [6, 7], bonus: [0, 2] })
  expect(play(match, 'Y4xA2')).toEqual(['X 3-2'])
  expect(lastRound(match).strengths).toEqual([4, 4])
  expect(match.state.past).toMatchObject([{ winner: null, reason: 'tie', victories: [3, 2] }])
  expect(match.state.past[0]!.rounds.slice(-3).map(({ winner }) => winner)).toEqual([null, null, null])
  expect(match.state).toMatchObject({ game: 2, round: 1, victories: [0, 0], bonus: [0, 0] })
  expect(match.state.hands.map((hand) => hand.length)).toEqual([8, 8])
})

test('[BR-R3] [BR-R7] example 9, the General survives the Musician, and the +2 hurts the Assassin', () => {
  const match = newMatch()
  expect(play(match, 'Y6xA0 Y3xA4')).toEqual(['X 0-0', 'A 0-3'])
  expect(lastRound(match)).toMatchObject({ strengths: [5, 4], by: 'lowest', gained: [0, 3] })
})

test('[BR-150] [BR-R23] example 10, Fast Rat', () => {
  const base = newMatch()
  expect(play(base, 'Y4xA4')).toEqual(['X 0-0'])
  expect(base.state.pending).toEqual([2, 2])
  expect(play(base, 'Y7xA5')).toEqual(['Y 3-0'])
  expect(base.outcome).toBeUndefined()
  const fast = newMatch({ fastRat: true })
  expect(play(fast, 'Y4xA4 Y7xA5')).toEqual(['X 0-0', 'Y 3-0'])
  expect(fast.outcome).toMatchObject({ payoffs: [1, 0], reason: 'victories' })
})

test('[BR-R13] [BR-R8] example 11, two Generals', () => {
  const match = fromSetup({
    options: { randomDeal: true },
    hands: [
      ['Y6', 'A6', 'Y4', 'Y3', 'Y2', 'Y1', 'Y0', 'A0'],
      ['Y7', 'A7', 'Y5', 'A5', 'A4', 'A3', 'A2', 'A1'],
    ],
  })
  expect(play(match, 'Y6xA1 A6xA7')).toEqual(['Y 1-0', 'A 1-1'])
  expect(lastRound(match)).toMatchObject({ strengths: [8, 7], by: 'prince' })
  expect(match.state.bonus).toEqual([2, 0])
  expect(play(match, 'Y4xA5')).toEqual(['Y 2-1'])
  expect(lastRound(match)).toMatchObject({ strengths: [6, 5], gained: [1, 0] })
  expect(match.state).toMatchObject({ round: 4, bonus: [0, 0] })
})

test('[BR-143] [BR-R41] example 12, Lucky Draw with a Spy', () => {
  const piles: [CardId[], CardId[]] = [
    ['Y2', 'Y7', 'Y5', 'Y0', 'Y6', 'Y4', 'Y3', 'Y1'],
    ['A6', 'A1', 'A4', 'A7', 'A3', 'A5', 'A0', 'A2'],
  ]
  const match = fromSetup({ options: { luckyDraw: true }, piles })
  expect(match.state.hands).toEqual([
    ['Y7', 'Y5', 'Y2'],
    ['A6', 'A4', 'A1'],
  ])
  expect(play(match, 'Y2xA4')).toEqual(['A 0-2'])
  expect(match.state.hands).toEqual([
    ['Y7', 'Y5', 'Y0'],
    ['A7', 'A6', 'A1'],
  ])
  expect(whoShowsFirst(match)).toBe(1)
  expect(refusalOf(() => choose(match, 1, 'A3')).code).toBe('BR-E04')
  choose(match, 1, 'A1')
  expect(match.choices(0).map(({ card }) => card)).toEqual(['Y7', 'Y5', 'Y0'])
  expect(play(branch(match), 'Y7xA1')).toEqual(['AA 0-2'])
  expect(play(match, 'Y5xA1')).toEqual(['Y 1-2'])
  expect(match.state.hands).toEqual([
    ['Y7', 'Y6', 'Y0'],
    ['A7', 'A6', 'A3'],
  ])
})

test('[BR-161] [BR-162] [BR-163] example 13, a draft pack', () => {
  const pack: CardId[] = ['Y7', 'A7', 'Y1', 'A0']
  const rest: CardId[] = ['Y6', 'Y5', 'Y4', 'Y3', 'Y2', 'Y0', 'A6', 'A5', 'A4', 'A3', 'A2', 'A1']
  const match = fromSetup({ options: { draft: true, firstDrafter: 0 }, role: 0, stock: [...pack, ...rest] })
  const offered = (seat: 0 | 1): string[] => match.choices(seat).map(({ card }) => card)
  expect(offered(0).toSorted()).toEqual(pack.toSorted())
  expect(refusalOf(() => match.submit({ actor: 1, choice: { kind: 'draft-pick', card: 'Y7' } })).code).toBe('BR-E07')
  choose(match, 0, 'A7')
  expect(offered(1).toSorted()).toEqual(['A0', 'Y1', 'Y7'])
  choose(match, 1, 'Y1')
  expect(offered(0).toSorted()).toEqual(['A0', 'Y7'])
  choose(match, 0, 'A0')
  expect(match.state.hands).toEqual([
    ['A7', 'A0'],
    ['Y1', 'Y7'],
  ])
  expect(match.state.draft!.packs).toMatchObject([{ drawer: 0 }, { drawer: 1, cards: rest.slice(0, 4) }])
  expect(match.pending()).toMatchObject([{ actor: 1, kind: 'draft-pick' }])
})

test('[BR-R46] [BR-R47] example 14, an Emperor with Princess Attack', () => {
  const match = newMatch({ emperor: true, princessAttack: true, princesSeat: 0 }, { dice: [1] })
  expect(match.state.hands[0]).toEqual(expect.arrayContaining(['Y7', 'A7']))
  expect(play(match, 'Y7xA2 A7xA3 Y6xA1 Y5xY1')).toEqual(['Y 1-0', 'Y 2-0', 'Y 3-0', 'Y 4-0'])

  expect(match.state).toMatchObject({ game: 2, gameWins: [1, 0], role: 1 })
  expect(match.state.hands[1]).toEqual(expect.arrayContaining(['Y7', 'A7']))
  expect(play(match, 'Y1xA2 Y2xY7 Y6xA6 Y5xA5 Y4xA4 Y3xA3 Y0xA7 A1xA0').at(-1)).toBe('X 0-2')

  expect(match.state).toMatchObject({ game: 3, gameWins: [1, 0], role: 1 })
  expect(match.state.hands[1]).toEqual(expect.arrayContaining(['Y7', 'A7']))
  expect(play(match, 'Y2xA7 Y3xY7 Y1xA6 A1xA5')).toEqual(['A 0-1', 'A 0-2', 'A 0-3', 'A 0-4'])

  // The die has given the Princes of the third decided game to seat 0.
  expect(match.state).toMatchObject({ game: 4, gameWins: [1, 1], role: 0 })
  expect(match.state.hands[0]).toEqual(expect.arrayContaining(['Y7', 'A7']))
  expect(play(match, 'Y7xA1')).toEqual(['AA 0-0'])
  expect(match.outcome).toMatchObject({ payoffs: [0, 1], reason: 'games' })
  expect(match.state).toMatchObject({ game: 4, gameWins: [1, 2] })
  expect(match.state.past.map(({ winner }) => winner)).toEqual([0, null, 1, 1])
})

test('[BR-R19] example 15, the spied player spies back', () => {
  const match = newMatch()
  expect(play(match, 'Y2xA1')).toEqual(['Y 1-0'])
  expect(whoShowsFirst(match)).toBe(1)
  choose(match, 1, 'A2')
  choose(match, 0, 'Y3')
  expect(lastRound(match)).toMatchObject({ by: 'lowest', winner: 1 })
  expect(match.state.victories).toEqual([1, 1])
  expect(whoShowsFirst(match)).toBe(0)
})
