import { describe, expect, test } from 'vitest'
import { everySetting } from '#engine/options'
import { CLANS } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import {
  type BraveMatch,
  choose,
  fromSetup,
  kinds,
  newMatch,
  play,
  playOut,
  playRound,
  refusalOf,
  TIE,
  unshuffled,
} from '#games/brave-rats/testing'

/** A game that the Yargs, or the Applewoods, win in one round. */
const YARGS_WIN = 'Y1xA7'
const APPLEWOODS_WIN = 'Y7xA1'
/** Eight rounds that end 3-2, the last three on hold: worked example 8. */
const UNEVEN_TIE = 'Y3xA0 Y6xA7 Y2xA4 Y5xA3 Y7xA5 Y1xA1 Y0xA6 Y4xA2'

describe('the end of a game', () => {
  test('[BR-040] 4 victories win at once; later rounds are not played', () => {
    const match = newMatch()
    expect(play(match, 'Y5xA3 Y7xA4 Y6xA2')).toEqual(['Y 1-0', 'Y 2-0', 'Y 3-0'])
    expect(match.outcome).toBeUndefined()
    expect(play(match, 'Y2xA1')).toEqual(['Y 4-0'])
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'victories', rule: 'BR-040' })
    expect(match.pending()).toEqual([])
    expect(match.choices(0)).toEqual([])
    expect(refusalOf(() => choose(match, 0, 'Y4')).code).toBe('BR-E02')
  })

  test('[BR-040] the Applewoods win with 4 as well', () => {
    const match = fromSetup({ victories: [3, 3] })
    expect(play(match, 'Y5xA6')).toEqual(['A 3-4'])
    expect(match.outcome).toEqual({ payoffs: [0, 1], reason: 'victories', rule: 'BR-040' })
  })

  test('[BR-041] a Princess facing a Prince ends the game at once', () => {
    const match = newMatch()
    expect(play(match, YARGS_WIN)).toEqual(['YY 0-0'])
    expect(match.pending()).toEqual([])
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'princess', rule: 'BR-100' })
  })

  test.each([
    [0, 0],
    [3, 0],
    [0, 3],
    [3, 3],
  ] as const)('[BR-100] [BR-101] the Princess wins at %i-%i', (yargs, applewoods) => {
    const match = fromSetup({ victories: [yargs, applewoods] })
    expect(play(match, APPLEWOODS_WIN)).toEqual([`AA ${yargs}-${applewoods}`])
    expect(match.outcome?.payoffs).toEqual([0, 1])
  })

  test('[BR-042] after eight rounds without 4 victories the game is a tie', () => {
    const match = newMatch({ ties: 'draw' })
    expect(play(match, TIE)).toEqual(Array.from({ length: 8 }, () => 'X 0-0'))
    expect(match.outcome).toMatchObject({ payoffs: [0.5, 0.5], reason: 'tie' })
  })

  test('[BR-042] [BR-R29] also at 3-2: the leader does not win', () => {
    const match = newMatch({ ties: 'draw' })
    expect(play(match, UNEVEN_TIE).at(-1)).toBe('X 3-2')
    expect(match.outcome).toMatchObject({ payoffs: [0.5, 0.5], reason: 'tie' })
  })

  test('[BR-R29] and at 3-0 after a last round that was won', () => {
    const match = fromSetup({ options: { ties: 'draw' }, hands: [['Y6'], ['A1']], victories: [2, 0] })
    expect(play(match, 'Y6xA1')).toEqual(['Y 3-0'])
    expect(match.outcome?.payoffs).toEqual([0.5, 0.5])
  })

  test('[BR-043] a tied game is played again from the start', () => {
    const match = newMatch()
    const events = play(match, UNEVEN_TIE)
    expect(events.at(-1)).toBe('X 3-2')
    expect(match.outcome).toBeUndefined()
    expect(match.state).toMatchObject({
      game: 2,
      round: 1,
      hands: CLANS,
      victories: [0, 0],
      held: [],
      pending: [0, 0],
      bonus: [0, 0],
      history: [],
    })
    expect(play(match, 'Y5xA3')).toEqual(['Y 1-0'])
  })

  test('[BR-R25] victories are not cut at the target', () => {
    const match = fromSetup({ victories: [3, 0], held: [{ round: 1, worth: [2, 1] }], hands: lateHands() })
    expect(play(match, 'Y4xA2')).toEqual(['Y 7-0'])
    expect(match.outcome?.payoffs).toEqual([1, 0])
  })

  test('[BR-R26] rounds on hold when a Princess wins belong to nobody', () => {
    const match = newMatch()
    expect(play(match, 'Y0xA0 Y1xA7')).toEqual(['X 0-0', 'YY 0-0'])
    expect(match.state.past).toMatchObject([{ victories: [0, 0] }])
    expect(match.state.history.map(({ gained }) => gained)).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('[BR-R26] nor do they go to anybody after a held eighth round, or into another game', () => {
    const match = fromSetup({ hands: [['Y5'], ['A5']], victories: [3, 3], held: [{ round: 7, worth: [1, 1] }] })
    expect(play(match, 'Y5xA5')).toEqual(['X 3-3'])
    expect(match.state).toMatchObject({ game: 2, held: [], pending: [0, 0] })
  })

  test('[BR-R26] a win by victories empties the holds', () => {
    const match = fromSetup({ victories: [3, 0] })
    expect(play(match, 'Y1xA1 Y5xA3')).toEqual(['X 3-0', 'Y 5-0'])
    expect(match.state).toMatchObject({ held: [], pending: [0, 0] })
  })

  test('[BR-R27] only one player scores in a round', () => {
    let rounds = 0
    for (const [at, options] of everySetting(braveRats).entries()) {
      const match = newMatch(options, { seed: `one scores ${at}` })
      playOut(match, `one scores ${at}`)
      for (const { gained, winner } of match.state.past.flatMap((game) => game.rounds)) {
        const losers = ([0, 1] as const).filter((seat) => seat !== winner)
        expect(losers.map((seat) => gained[seat])).toEqual(losers.map(() => 0))
        rounds++
      }
    }
    expect(rounds).toBeGreaterThan(200)
  })

  test('[BR-R28] a Princess leaves the totals as they were, and the reason is hers', () => {
    const match = newMatch()
    expect(play(match, 'Y4xA2 Y7xA1')).toEqual(['Y 2-0', 'AA 2-0'])
    expect(match.outcome).toMatchObject({ payoffs: [0, 1], reason: 'princess' })
    expect(match.state.past).toMatchObject([{ winner: 1, reason: 'princess', victories: [2, 0] }])
  })

  test('[BR-R50] who resigns loses at once, and the totals stay', () => {
    for (const seat of [0, 1] as const) {
      const match = newMatch()
      play(match, 'Y4xA2')
      match.submit({ actor: seat, act: 'resign' })
      expect(match.outcome).toEqual({ payoffs: seat === 0 ? [0, 1] : [1, 0], reason: 'resigned', rule: 'BR-R50' })
      expect(match.state.victories).toEqual([2, 0])
      expect(match.pending()).toEqual([])
    }
  })

  test.each([
    [[0], [0, 1]],
    [[1], [1, 0]],
    [
      [0, 1],
      [0.5, 0.5],
    ],
  ])('[BR-R50] the clans %j without time left come to %j', (seats, payoffs) => {
    const match = newMatch()
    play(match, 'Y4xA2')
    match.submit({ actor: 'clock', act: 'flag', seats })
    expect(match.outcome).toEqual({ payoffs, reason: 'time', rule: 'BR-R50' })
    expect(match.state.victories).toEqual([2, 0])
  })

  test('[BR-R50] resigning loses the whole match of an Emperor', () => {
    const match = newMatch({ emperor: true })
    play(match, YARGS_WIN)
    match.submit({ actor: 0, act: 'resign' })
    expect(match.outcome?.payoffs).toEqual([0, 1])
    expect(match.state.gameWins).toEqual([1, 0])
  })
})

describe('the score', () => {
  const scoreOf = ({ state }: ReturnType<typeof newMatch>) => braveRats.score!(state)

  test('is the victories of the game that is played, or was the last', () => {
    const match = newMatch()
    play(match, 'Y4xA2')
    expect(scoreOf(match)).toEqual([2, 0])
    const replayed = newMatch()
    play(replayed, `${TIE} Y4xA2`)
    expect(scoreOf(replayed)).toEqual([2, 0])
    play(replayed, 'Y7xA1')
    expect(replayed.outcome?.payoffs).toEqual([0, 1])
    expect(scoreOf(replayed)).toEqual([2, 0])
  })

  test('is the games won where there are several', () => {
    const match = newMatch({ emperor: true })
    play(match, YARGS_WIN)
    expect(scoreOf(match)).toEqual([1, 0])
  })
})

describe('ties', () => {
  test('[BR-R30] four ties in a row end the match as a draw', () => {
    const match = newMatch()
    for (let ties = 1; ties <= 3; ties++) {
      play(match, TIE)
      expect(match.outcome).toBeUndefined()
      expect(match.state.tiesInARow).toBe(ties)
    }
    play(match, TIE)
    expect(match.outcome).toEqual({ payoffs: [0.5, 0.5], reason: 'tie', rule: 'BR-R30' })
    expect(match.state.past).toHaveLength(4)
  })

  test('[BR-R30] a replayed game can be won', () => {
    const match = newMatch()
    play(match, `${TIE} ${TIE} ${TIE} ${APPLEWOODS_WIN}`)
    expect(match.outcome?.payoffs).toEqual([0, 1])
  })

  test('[BR-R30] with ties as draws the first tie is the end', () => {
    const match = newMatch({ ties: 'draw' })
    play(match, TIE)
    expect(match.outcome).toEqual({ payoffs: [0.5, 0.5], reason: 'tie', rule: 'BR-R30' })
  })

  test.each([
    ['princessAttack', 0],
    ['princessAttack', 1],
    ['draft', 0],
    ['draft', 1],
  ] as const)('[BR-R30] a replay under %s leaves the role with seat %i', (variant, role) => {
    const match = fromSetup({ options: { [variant]: true }, role, hands: [['Y5'], ['A5']] }, { seed: 'again' })
    playRound(match, 'Y5xA5')
    expect(match.state).toMatchObject({ game: 2, role })
    expect(hasTheRole(match, role)).toBe(true)
  })

  test('[BR-R30] under an Emperor four ties give the match to whoever has won more games', () => {
    const match = fromSetup({ options: { emperor: true }, gameWins: [0, 1], tiesInARow: 3, hands: [['Y5'], ['A5']] })
    const events = playRound(match, 'Y5xA5')
    expect(match.outcome).toEqual({ payoffs: [0, 1], reason: 'games', rule: 'BR-R30' })
    expect(events.at(-1)).toMatchObject({ kind: 'match-won', seat: 1, gameWins: [0, 1] })
  })

  test('[BR-R30] a decided game between them starts the count anew', () => {
    const match = newMatch({ emperor: true })
    play(match, `${TIE} ${TIE} ${TIE} ${YARGS_WIN} ${TIE} ${TIE} ${TIE}`)
    expect(match.outcome).toBeUndefined()
    play(match, TIE)
    expect(match.outcome).toMatchObject({ payoffs: [1, 0], reason: 'games' })
  })
})

describe('The Emperor', () => {
  test('[BR-190] the first to win 2 games wins the match', () => {
    const match = newMatch({ emperor: true })
    play(match, YARGS_WIN)
    expect(match.outcome).toBeUndefined()
    expect(match.state).toMatchObject({ game: 2, gameWins: [1, 0], victories: [0, 0], hands: CLANS })
    play(match, APPLEWOODS_WIN)
    expect(match.outcome).toBeUndefined()
    play(match, APPLEWOODS_WIN)
    expect(match.outcome).toEqual({ payoffs: [0, 1], reason: 'games', rule: 'BR-190' })
    expect(match.state.gameWins).toEqual([1, 2])
  })

  test('[BR-R28] [BR-190] games won by victories and by a Princess count alike', () => {
    const match = fromSetup({ options: { emperor: true }, victories: [3, 0] })
    play(match, `Y6xA5 ${YARGS_WIN}`)
    expect(match.outcome?.payoffs).toEqual([1, 0])
    expect(match.state.past.map(({ reason }) => reason)).toEqual(['victories', 'princess'])
  })

  test('[BR-R46] at 2-0 the third game is not played', () => {
    const match = newMatch({ emperor: true })
    play(match, `${YARGS_WIN} ${YARGS_WIN}`)
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'games', rule: 'BR-190' })
    expect(match.pending()).toEqual([])
  })

  test('[BR-R46] tied games do not count and are replayed', () => {
    const match = newMatch({ emperor: true })
    play(match, `${YARGS_WIN} ${TIE} ${APPLEWOODS_WIN} ${TIE}`)
    expect(match.outcome).toBeUndefined()
    expect(match.state).toMatchObject({ game: 5, gameWins: [1, 1] })
    play(match, YARGS_WIN)
    expect(match.outcome?.payoffs).toEqual([1, 0])
  })

  test.each([
    ['a win and two ties', [YARGS_WIN, TIE, TIE], [1, 0]],
    ['two ties and a win', [TIE, TIE, APPLEWOODS_WIN], [0, 1]],
    ['three ties', [TIE, TIE, TIE], [0.5, 0.5]],
    ['a win each and a tie', [YARGS_WIN, APPLEWOODS_WIN, TIE], [0.5, 0.5]],
    ['a win, a tie and a loss', [YARGS_WIN, TIE, APPLEWOODS_WIN], [0.5, 0.5]],
  ] as const)('[BR-R46] with ties as draws %s end the match after 3 games', (_games, games, payoffs) => {
    const match = newMatch({ emperor: true, ties: 'draw' })
    for (const game of games) {
      expect(match.outcome).toBeUndefined()
      play(match, game)
    }
    expect(match.outcome).toMatchObject({ payoffs, rule: 'BR-R46' })
  })

  test('[BR-R46] with ties as draws 2 wins are still enough', () => {
    const match = newMatch({ emperor: true, ties: 'draw' })
    play(match, `${YARGS_WIN} ${YARGS_WIN}`)
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'games', rule: 'BR-190' })
  })

  test.each([
    ['princessAttack', 0],
    ['princessAttack', 1],
    ['draft', 0],
    ['draft', 1],
  ] as const)('[BR-R47] after a decided game the role of %s goes from seat %i to the other', (variant, role) => {
    for (const winning of [YARGS_WIN, APPLEWOODS_WIN]) {
      const match = oneRoundGame({ [variant]: true, emperor: true }, role, [0, 0], winning, [])
      play(match, winning)
      expect(match.state).toMatchObject({ game: 2, role: 1 - role })
      expect(hasTheRole(match, 1 - role)).toBe(true)
    }
  })

  test.each([
    ['princessAttack', 0, 1],
    ['princessAttack', 0, 2],
    ['draft', 1, 1],
    ['draft', 1, 2],
  ] as const)(
    '[BR-R47] for game 3 the role of %s, now with seat %i, is drawn: the die shows %i',
    (variant, role, die) => {
      const match = oneRoundGame({ [variant]: true, emperor: true }, role, [1, 0], APPLEWOODS_WIN, [die])
      play(match, APPLEWOODS_WIN)
      expect(match.state).toMatchObject({ gameWins: [1, 1], role: die - 1 })
    },
  )

  test('[BR-R47] a replay of game 3 keeps the role that was drawn', () => {
    const options = { princessAttack: true, emperor: true }
    const match = fromSetup({ options, role: 1, game: 3, gameWins: [1, 1], hands: [['Y5'], ['A5']] })
    play(match, 'Y5xA5')
    expect(match.state).toMatchObject({ game: 4, role: 1 })
  })

  test('[BR-R48] the Traitor strikes anew in every game', () => {
    const match = newMatch({ traitor: true, emperor: true }, { dice: [1, 1, 2, 3] })
    expect(match.state.hands[0]).toContain('A7')
    play(match, 'Y1xY7')
    expect(match.state.game).toBe(2)
    expect(match.state.hands[0].toSorted()).toEqual(['A5', 'Y0', 'Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y7'])
    expect(match.state.hands[1].toSorted()).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A6', 'A7', 'Y6'])
  })

  test('[BR-R48] a Lucky Draw shuffles all eight cards again', () => {
    const match = oneRoundGame({ luckyDraw: true, emperor: true }, 0, [0, 0], YARGS_WIN, [
      ...unshuffled(8),
      ...unshuffled(8),
    ])
    play(match, YARGS_WIN)
    expect(match.state.hands).toEqual([
      ['Y7', 'Y6', 'Y5'],
      ['A7', 'A6', 'A5'],
    ])
    expect(match.state.piles).toEqual([
      ['Y4', 'Y3', 'Y2', 'Y1', 'Y0'],
      ['A4', 'A3', 'A2', 'A1', 'A0'],
    ])
  })

  test('[BR-R48] a Random Deal deals again', () => {
    // The first die puts the first card of the deck last, the others leave all as it is.
    const match = oneRoundGame({ randomDeal: true, emperor: true }, 0, [0, 0], YARGS_WIN, [1, ...unshuffled(15)])
    const events = playRound(match, YARGS_WIN)
    expect(kinds(events)).toContain('dealt')
    expect(match.state.hands[0].toSorted()).toEqual(['A0', 'Y0', 'Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6'])
    expect(match.state.hands[1].toSorted()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'Y7'])
  })
})

const lateHands = (): ['Y4'[], 'A2'[]] => [['Y4'], ['A2']]

/** Whether a seat draws the first pack, or holds both Princes. */
const hasTheRole = ({ state: { draft, hands } }: BraveMatch, seat: number): boolean =>
  draft ? draft.packs[0]!.drawer === seat : hands[seat]!.filter((card) => card.endsWith('7')).length === 2

/** A match whose current game ends with this round; the dice are those of the next game. */
function oneRoundGame(
  options: object,
  role: 0 | 1,
  gameWins: [number, number],
  round: string,
  dice: readonly number[],
) {
  const [yargs, applewoods] = round.split('x') as ['Y1' | 'Y7', 'A1' | 'A7']
  return fromSetup({ options, role, gameWins, hands: [[yargs], [applewoods]] }, { dice, seed: 'next game' })
}
