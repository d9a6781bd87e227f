import { describe, expect, test } from 'vitest'
import type { Frozen } from '#engine/frozen'
import { checkContract } from '#engine/laws'
import { Match, type MatchRecord, type Start } from '#engine/match'
import { type Dice, roll, SeededRandom } from '#engine/random'
import { parseRecord } from '#engine/record'
import { bid, DONE, READY, ROLL, SETUP, snapshot, start, TAKE } from '#engine/testing/matches'
import { ownDice } from '#engine/testing/own-dice'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { refusalOf } from '#engine/testing/refusals'

// Pebbles with a die for each seat: `seat/0` and `seat/1`.

/** Both seats roll; what they rolled. */
function rolled(more: Partial<Start>, inputs: readonly (Dice | undefined)[] = []): number[] {
  const match = start(more, ownDice)
  return [0, 1].map((actor) => {
    const dice = inputs[actor]
    return (match.submit({ actor, choice: ROLL, ...(dice && { dice }) }) as readonly { face: number }[])[0]!.face
  })
}

/** What the dice of a stream are to show, by the seed. */
const seeded = (seed: string, stream: string): number => roll(SeededRandom.from(seed), 6, stream)

const SEED = 'streams'
const [FIRST, SECOND] = [seeded(SEED, 'seat/0'), seeded(SEED, 'seat/1')]
/** What the seed does not show there. */
const other = (face: number): number => (face % 6) + 1

describe('streams of dice', () => {
  test('fall by the seed, each by itself', () => {
    expect(rolled({ seed: SEED })).toEqual([FIRST, SECOND])
    const late = start({ seed: SEED }, ownDice)
    late.submit({ actor: 0, choice: DONE })
    expect(late.submit({ actor: 1, choice: ROLL })).toMatchObject([{ face: SECOND }])
  })

  test('are told each by itself, and what is not told is left to the seed', () => {
    expect(rolled({ seed: SEED, dice: { 'seat/0': [other(FIRST)] } })).toEqual([other(FIRST), SECOND])
    expect(rolled({ seed: SEED, dice: { 'seat/1': [other(SECOND)] } })).toEqual([FIRST, other(SECOND)])
    expect(rolled({ dice: { 'seat/1': [2], 'seat/0': [4] } })).toEqual([4, 2])
    expect(rolled({ seed: SEED }, [{ 'seat/1': [other(SECOND)] }])).toEqual([FIRST, other(SECOND)])
    expect(rolled({ dice: { 'seat/1': [2] } }, [{ 'seat/0': [4], 'seat/1': [5] }])).toEqual([4, 2])
  })

  test('told for the deal are of the main stream: by name, or as a list where there is no other', () => {
    const deal = (dice: Dice, game = pebbles) => Match.start(game, { seats: 2, seed: SEED, options: {}, dice }).state
    const main = Array.from({ length: 15 }, (_, at) => 16 - at)
    expect(deal({ main })).toEqual(deal(main))
    expect(deal({ main }, ownDice)).toEqual(deal(main))
    expect(deal(main)).not.toEqual(deal([]))
  })

  test.each([
    ['too few', { 'seat/1': [3] }, 'A die with 6 sides was rolled for "seat/0", but no more dice were given.'],
    ['impossible', { 'seat/0': [7] }, 'A die for "seat/0" has 6 sides; it cannot show 7.'],
  ])('that are %s are refused by name, and nothing has changed', (_what, dice, message) => {
    const match = start({}, ownDice)
    match.submit({ actor: 0, choice: TAKE })
    const before = snapshot(match)
    expect(refusalOf(() => match.submit({ actor: 0, choice: ROLL, dice }))).toEqual({ code: 'bad-dice', message })
    expect(snapshot(match)).toEqual(before)
    expect(match.submit({ actor: 0, choice: ROLL, dice: { 'seat/0': [3] } })).toMatchObject([{ face: 3 }])
  })

  test.each<[Dice, string]>([
    [{ 'seat/4': [3] }, 'Nothing is rolled for "seat/4" in this game, but for seat/0, seat/1, seat/2, seat/3.'],
    [{ 'seat/1': [3, 7] }, 'A die for "seat/1" has 6 sides; it cannot show 7.'],
    [{ 'seat/0': [0] }, 'A die for "seat/0" has 6 sides; it cannot show 0.'],
    [[3, 3], 'Dice are told stream by stream in this game: seat/0, seat/1, seat/2, seat/3, or main.'],
  ])('are refused at once where a game says which it has: %j', (dice, message) => {
    const match = start({ seed: SEED, dice: { 'seat/1': [2], main: [99] } }, ownDice)
    for (const refuse of [
      () => start({ seed: SEED, dice }, ownDice),
      () => match.submit({ actor: 0, choice: ROLL, dice }),
    ])
      expect(refusalOf(refuse)).toEqual({ code: 'bad-dice', message })
    expect(match.submit({ actor: 0, choice: ROLL, dice: [] })).toHaveLength(1)
  })

  test('are refused at once, seed or not, in a game that has none', () => {
    const refused = { code: 'bad-dice', message: 'Nothing is rolled for "seat/0" in this game.' }
    const dice = { 'seat/0': [3] }
    expect(refusalOf(() => start({ seed: SEED, dice }))).toEqual(refused)
    const match = start({ dice: { main: [3], 'seat/0': [] } })
    expect(refusalOf(() => match.submit({ actor: 0, choice: ROLL, dice }))).toEqual(refused)
    expect(match.submit({ actor: 0, choice: ROLL })).toMatchObject([{ face: 3 }])
  })

  test.each([
    [{ 'seat/0': [2, 4, 6], 'seat/1': [] }, '4, 6 for "seat/0"'],
    [{ 'seat/0': [2], 'seat/1': [5], main: [1, 3] }, '5 for "seat/1"; 1, 3'],
    [{ 'seat/0': [2], 'seat/2': [5] }, '5 for "seat/2"'],
  ])('that are left over at the end are refused: %j', (dice, left) => {
    const match = start({ dice }, ownDice)
    match.submit({ actor: 0, choice: ROLL })
    match.submit({ actor: 1, choice: DONE })
    for (const [seat, stone] of ['coral', 'beryl'].entries()) match.submit({ actor: seat, choice: bid(stone) })
    match.submit({ actor: 0, choice: READY })
    const before = snapshot(match)
    expect(refusalOf(() => match.submit({ actor: 1, choice: READY }))).toEqual({
      code: 'dice-left',
      message: `With this the match is over, but dice are left: ${left}.`,
    })
    expect(snapshot(match)).toEqual(before)
  })

  test('that were rolled stand, and those that were told with a choice are undone with it', () => {
    const match = start({ seed: SEED }, ownDice)
    match.submit({ actor: 0, choice: TAKE, dice: { 'seat/0': [other(FIRST)] } })
    match.submit({ actor: 0, act: 'undo' })
    match.submit({ actor: 0, choice: TAKE })
    expect(match.submit({ actor: 0, choice: ROLL })).toMatchObject([{ face: FIRST }])
    expect(match.undoers).toEqual([])
    match.submit({ actor: 1, choice: TAKE })
    match.submit({ actor: 1, act: 'undo' })
    expect(match.submit({ actor: 1, choice: ROLL })).toMatchObject([{ face: SECOND }])
  })

  test('are saved with the match, and read again as they were written', () => {
    const match = start({ seed: SEED, dice: { 'seat/0': [4] } }, ownDice)
    match.submit({ actor: 0, choice: ROLL })
    match.submit({ actor: 1, choice: TAKE, dice: { 'seat/1': [6], main: [] } })
    match.submit({ actor: 1, act: 'undo' })
    match.submit({ actor: 1, choice: ROLL })
    const record = JSON.parse(JSON.stringify(match.save())) as MatchRecord
    expect(record).toMatchObject({ dice: { 'seat/0': [4] }, inputs: [{}, { dice: { 'seat/1': [6] } }, {}, {}] })
    const loaded = Match.load(ownDice, parseRecord(record))
    expect(snapshot(loaded)).toEqual(snapshot(match))
    expect(loaded.freeze()).toEqual(match.freeze())
  })

  test('of a frozen match go on where they were', () => {
    const from: Start = { seats: 2, setup: { ...SETUP, rounds: 2 }, seed: SEED, dice: { 'seat/1': [3, 5] } }
    const match = Match.start(ownDice, from)
    expect(round(match)).toEqual([FIRST, 3])
    const thawed = Match.thaw(ownDice, from, JSON.parse(JSON.stringify(match.freeze())) as Frozen, match.inputs)
    const luck = SeededRandom.from(SEED)
    const second = [roll(luck, 6, 'seat/0'), roll(luck, 6, 'seat/0')][1]
    expect([round(match), round(thawed)]).toEqual([
      [second, 5],
      [second, 5],
    ])
    expect(thawed.freeze()).toEqual(match.freeze())
  })

  test('keep every law', () => {
    expect(() => {
      for (const seats of [2, 3, 4])
        for (let seed = 0; seed < 20; seed++)
          checkContract(ownDice, {
            options: { die: true, short: false, pool: 20 },
            seats,
            seed: `streams ${seed}`,
            mostChoices: 60,
          })
    }).not.toThrow()
  })
})

/** All roll, bid and are ready; what the two rolled. */
function round(match: Match<Pebbles>): number[] {
  const faces = [0, 1].map((actor) => match.submit({ actor, choice: ROLL })[0] as { readonly face?: number })
  for (const actor of [0, 1]) match.submit({ actor, choice: match.choices(actor)[0] })
  for (const actor of [0, 1]) match.submit({ actor, choice: READY })
  return faces.map(({ face }) => face!)
}

// Matches as they were saved before there were streams.
describe('older dice', () => {
  const FROZEN = {
    plain:
      '{"now":{"state":{"viewer":"spectator","die":true,"rounds":1,"round":1,"pool":16,"pebbles":[4,0],"hands":[["agate","coral"],["beryl","coral"]],"deck":["diamond","agate"],"discard":[],"bids":[null,null],"watch":[false,false],"todo":[{"do":"round"},{"ask":"ready","of":[0,1]},{"do":"reveal"},{"ask":"bid","of":[0,1],"sealed":true},{"do":"watch"},{"ask":"turn","of":[1],"taken":0}]},"dice":{"words":[333263025,-350202737,1365098109,97608915],"told":[]},"sealed":[],"questions":[{"actor":1,"kind":"turn","decision":1},{"actor":"clock","kind":"time","decision":1}],"plays":1,"outcome":null},"past":[],"undoer":0}',
    told: '{"now":{"state":{"viewer":"spectator","die":true,"rounds":1,"round":1,"pool":14,"pebbles":[5,1],"hands":[["agate","coral"],["beryl","coral"]],"deck":["diamond","agate"],"discard":[],"bids":[null,null],"watch":[false,false],"todo":[{"do":"round"},{"ask":"ready","of":[0,1]},{"do":"reveal"},{"ask":"bid","of":[0,1],"sealed":true},{"do":"watch"},{"ask":"turn","of":[1],"taken":1}]},"dice":{"words":[2093351403,332716764,-1947785769,97608914],"told":[2]},"sealed":[],"questions":[{"actor":1,"kind":"turn","decision":2},{"actor":"clock","kind":"time","decision":1}],"plays":2,"outcome":null},"past":[{"state":{"pool":[15],"pebbles":{"1":[0]},"todo":{"5":{"taken":[0]}}},"dice":{"told":[0,1,[]]},"questions":{"0":{"decision":[1]}},"plays":[1]}],"undoer":1}',
  }
  const from: Start = { seats: 2, setup: SETUP, seed: 'older' }
  const thawed = (text: string, game = pebbles) => Match.thaw(game, from, JSON.parse(text) as Frozen)
  const rollOf = (match: Match<Pebbles>) => match.submit({ actor: 1, choice: ROLL })

  test('are saved today as they were then', () => {
    const plain = start({ seed: 'older' })
    plain.submit({ actor: 0, choice: ROLL })
    expect(JSON.stringify(plain.freeze())).toBe(FROZEN.plain)
    const told = start({ seed: 'older', dice: [5] })
    told.submit({ actor: 0, choice: ROLL })
    told.submit({ actor: 1, choice: TAKE, dice: [2] })
    expect(JSON.stringify(told.freeze())).toBe(FROZEN.told)
  })

  test('go on as they would have', () => {
    expect(rollOf(thawed(FROZEN.plain))).toMatchObject([{ face: 1 }])
    expect(rollOf(thawed(FROZEN.told))).toMatchObject([{ face: 2 }])
    const back = thawed(FROZEN.told)
    back.submit({ actor: 1, act: 'undo' })
    expect(back.freeze().now.dice).toEqual({ words: [2093351403, 332716764, -1947785769, 97608914], told: [] })
  })

  test('of a game that rolls apart from now on begin its streams by the seed', () => {
    expect(rollOf(thawed(FROZEN.plain, ownDice))).toMatchObject([{ face: seeded('older', 'seat/1') }])
    const moved = Match.migrate(ownDice, from, JSON.parse(FROZEN.plain) as Frozen, pebbles.about.rulesVersion)!
    expect(rollOf(moved)).toMatchObject([{ face: seeded('older', 'seat/1') }])
  })
})
