import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { SeededRandom } from '#engine/random'
import { IllegalSetup } from '#engine/refusal'
import { lastBrave } from '#games/last-brave/game'
import { position } from '#games/last-brave/notation'
import { answers, asked, from, fromSetup, refusalOf } from '#games/last-brave/testing/matches'
import type { Setup } from '#games/last-brave/types'

// Positions: what may be left out, and what cannot be.

const START = `start: free-for-all, active S1
  S1 rhosyn  hand[Knight] reveal[Fire, Bow] damage[]
  S2 brakk!  hand[Ranger, Light] reveal[Shield] damage[]
  S3 ysolde  hand[] reveal[Cleric] damage[Wind, Sword]`

/** The start, with a part of it replaced. */
const but = (...changes: readonly (readonly [from: string, to: string])[]): Setup => {
  let text = START
  for (const [old, now] of changes) {
    if (!text.includes(old)) throw new Error(`There is no "${old}" in the start.`)
    text = text.replace(old, now)
  }
  return position(text)
}

const fighter = (setup: Setup, seat: number, change: object): Setup => ({
  ...setup,
  fighters: setup.fighters.map((one, at) => (at === seat ? { ...one, ...change } : one)),
})

describe('what is left out', () => {
  test('[LB-018, LB-019] is empty, face down and at its default', () => {
    const match = fromSetup({
      fighters: [
        { champion: 'champion.rhosyn', hand: ['arms.bow', 'class.knight', 'element.fire'] },
        { champion: 'champion.brakk', hand: ['class.ranger', 'element.light', 'arms.shield'] },
        { champion: 'champion.ysolde', damage: ['class.cleric', 'element.wind', 'arms.sword'] },
      ],
      active: 1,
    })
    expect(match.state).toMatchObject({ bout: 1, turn: 1, stall: 0, points: [0, 0, 0], tiesInARow: 0, active: 1 })
    expect(match.state.options).toEqual({ mode: 'free-for-all', campaign: 'none', points: 0, nation: false })
    expect(match.state.fighters[0]).toMatchObject({
      faceUp: false,
      out: false,
      hand: ['class.knight', 'element.fire', 'arms.bow'],
      reveal: [],
      damage: [],
      shown: [],
    })
  })

  test('[LB-R6] what lies open has been seen, and stays so when it goes back to the hand', () => {
    const match = from(START)
    expect(match.state.fighters[2]!.shown.toSorted()).toEqual(['arms.sword', 'class.cleric', 'element.wind'])
    expect(from(START.replace('Knight]', 'Knight^]')).state.fighters[0]!.shown).toContain('class.knight')
  })

  test('[LB-R13] of who fell no card need be said', () => {
    const match = fromSetup(but(['S3 ysolde  hand[] reveal[Cleric] damage[Wind, Sword]', 'S3 OUT ysolde']))
    expect(match.state.fighters[2]).toMatchObject({ out: true, faceUp: true, hand: [], reveal: [], damage: [] })
  })

  test('[LB-R80] in nation play the Classes are known from the second bout on', () => {
    const hand = (head: string) =>
      from(START.replace('free-for-all', `free-for-all, campaign of wins, nation${head}`)).view('spectator')
        .fighters[0]!.hand
    expect(hand('')).toEqual(['class'])
    expect(hand(', bout 2')).toEqual(['class.knight'])
  })

  test('a position is not kept, nor changed', () => {
    const setup = position(START)
    const before = JSON.stringify(setup)
    const match = fromSetup(setup)
    answers(match, 'S1: use Bow.Fa')
    const state = lastBrave.begin(setup, { random: SeededRandom.from('x') })
    state.fighters[0]!.hand.pop()
    state.fighters[0]!.reveal[0]!.down = true
    expect(JSON.stringify(setup)).toBe(before)
  })

  test('[LB-R65] the turn of the active player starts at once, with all that belongs to it', () => {
    const match = fromSetup(but(['active S1', 'active S3, turn 9, stall counter 3']))
    expect(asked(match)).toBe('S3 turn')
    expect(match.state).toMatchObject({ turn: 9, stall: 3, active: 2 })
    expect(match.opening.map(({ kind }) => kind)).toEqual(['bout-begun', 'dealt', 'dealt', 'dealt', 'turn-begun'])
  })
})

describe('what cannot be', () => {
  const allied = (mode: string, ...champions: string[]): Setup => {
    const cards = [
      'Knight, Fire, Bow',
      'Ranger, Light, Shield',
      'Cleric, Wind, Sword',
      'Marshal, Earth, Hammer',
      'Warrior, Water, Staff',
      'Assassin, Ice, Spear',
    ]
    return position(
      [
        `start: ${mode}, active S1`,
        ...champions.map((champion, at) =>
          champion.startsWith('OUT')
            ? `S${at + 1} ${champion}`
            : `S${at + 1} ${champion} hand[${cards[at]}] reveal[] damage[]`,
        ),
      ].join('\n'),
    )
  }

  test.each<readonly [rule: string, what: string, setup: () => Setup, message: string]>([
    ['LB-002', 'a card twice', () => but(['Ranger', 'Knight']), 'fighters[1]: class.knight is there twice.'],
    [
      'LB-002',
      'a card twice, in other zones',
      () => but(['Wind', 'Fire']),
      'fighters[2]: element.fire is there twice.',
    ],
    ['LB-002', 'a Champion twice', () => but(['brakk!', 'rhosyn!']), 'fighters[1]: champion.rhosyn is there twice.'],
    [
      'LB-014',
      'a card too few',
      () => but(['hand[Knight]', 'hand[]']),
      'fighters[0]: each fighter has one Class, one Element and one Arms card.',
    ],
    [
      'LB-014',
      'two Elements, no Arms',
      () => but(['Fire, Bow', 'Fire, Water']),
      'fighters[0]: each fighter has one Class, one Element and one Arms card.',
    ],
    [
      'LB-014',
      'a card too many',
      () => but(['hand[Knight]', 'hand[Knight, Warrior]']),
      'fighters[0]: each fighter has one Class, one Element and one Arms card.',
    ],
    [
      'LB-014',
      'some cards of who fell',
      () => fighter(but(), 2, { out: true, hand: [], reveal: [], damage: ['class.cleric'] }),
      'fighters[2]: each fighter has one Class, one Element and one Arms card.',
    ],
    [
      'LB-060',
      'who fell, with a card revealed',
      () => fighter(but(), 2, { out: true }),
      'fighters[2]: who fell has no card left but in the Damage Zone.',
    ],
    [
      'LB-R14',
      'who fell, face down',
      () =>
        fighter(but(['reveal[Cleric] damage[Wind, Sword]', 'reveal[] damage[Cleric, Wind, Sword]']), 2, {
          out: true,
          faceUp: false,
        }),
      'fighters[2]: a Champion who fell lies face up.',
    ],
    [
      'LB-R6',
      'having shown another’s card',
      () => fighter(but(), 0, { shown: ['class.knight', 'arms.shield'] }),
      "fighters[0]: arms.shield is not this fighter's.",
    ],
    [
      'LB-130',
      'an empty seat to play',
      () => but(['active S1', 'active S5']),
      'active: there is nobody who could take a turn.',
    ],
    [
      'LB-130',
      'who fell to play',
      () => but(['active S1', 'active S3'], ['ysolde  hand[] reveal[Cleric] damage[Wind, Sword]', 'OUT ysolde']),
      'active: there is nobody who could take a turn.',
    ],
    [
      'LB-134',
      'one left',
      () =>
        but(
          ['S2 brakk!  hand[Ranger, Light] reveal[Shield] damage[]', 'S2 OUT brakk'],
          ['S3 ysolde  hand[] reveal[Cleric] damage[Wind, Sword]', 'S3 OUT ysolde'],
        ),
      'fighters: this bout is over.',
    ],
    [
      'LB-134',
      'one faction left',
      () => allied('total-annihilation', 'rhosyn', 'brakk', 'OUT ondrin', 'OUT tobiah'),
      'fighters: this bout is over.',
    ],
    [
      'LB-134',
      'no Leader left',
      () => allied('take-out-the-command', 'brakk', 'OUT rhosyn', 'tobiah', 'OUT ondrin'),
      'fighters: this bout is over.',
    ],
    [
      'LB-134',
      'one Leader left',
      () => allied('take-out-the-command', 'rhosyn', 'brakk', 'OUT ondrin', 'tobiah'),
      'fighters: this bout is over.',
    ],
    [
      'LB-155',
      'a campaign won',
      () => but(['free-for-all', 'campaign of wins'], ['damage[]', 'damage[] points 2']),
      'points: this campaign is over.',
    ],
    [
      'LB-155',
      'a campaign of defeats won',
      () => but(['free-for-all', 'campaign of defeats, to 7'], ['damage[]', 'damage[] points 7']),
      'points: this campaign is over.',
    ],
    [
      'LB-R66',
      'a stall of three',
      () => but(['active S1', 'active S1, stall counter 6']),
      'stall: 6 turns without a change would have ended the bout.',
    ],
    [
      'LB-141',
      'Noor in Allied Combat',
      () => allied('total-annihilation', 'rhosyn', 'brakk', 'ondrin', 'noor'),
      'fighters: Noor Waywalker has no place in Allied Combat of 4.',
    ],
    [
      'LB-141',
      'Gray among four',
      () => allied('take-out-the-command', 'rhosyn', 'brakk', 'ondrin', 'vesper'),
      'fighters: Vesper Ashgrave has no place in Allied Combat of 4.',
    ],
    [
      'LB-141',
      'three of Red among four',
      () => allied('take-out-the-command', 'rhosyn', 'brakk', 'ysolde', 'ondrin'),
      'fighters: Brakk Threefold has no place in Allied Combat of 4.',
    ],
    [
      'LB-141',
      'Gray among six',
      () => allied('take-out-the-command', 'rhosyn', 'brakk', 'ysolde', 'ondrin', 'mirelle', 'vesper'),
      'fighters: Vesper Ashgrave has no place in Allied Combat of 6.',
    ],
    [
      'LB-014',
      'who fell without a Class to keep',
      () =>
        but(
          ['free-for-all', 'campaign of wins, nation'],
          ['ysolde  hand[] reveal[Cleric] damage[Wind, Sword]', 'OUT ysolde'],
        ),
      'fighters[2]: each fighter has one Class, one Element and one Arms card.',
    ],
  ])('[%s] %s', (rule, _what, setup, message) => {
    expect(refusalOf(() => fromSetup(setup()))).toEqual({ code: 'illegal-setup', rule, message })
  })

  test('[LB-001] another number of fighters than of seats', () => {
    expect(refusalOf(() => Match.start(lastBrave, { seats: 4, setup: position(START) }))).toMatchObject({
      code: 'illegal-setup',
      rule: 'LB-001',
      message: 'fighters: there are 3 for 4 seats.',
    })
  })

  test.each([
    ['no fighters', { active: 0 }],
    ['two fighters', { ...position(START), fighters: position(START).fighters.slice(1) }],
    ['an unknown card', fighter(position(START), 0, { hand: ['class.baker'] })],
    ['an unknown Champion', fighter(position(START), 0, { champion: 'champion.nobody' })],
    ['a type instead of a card', fighter(position(START), 0, { hand: ['class'] })],
    ['a Champion as a card', fighter(position(START), 0, { hand: ['champion.noor'] })],
    ['an unknown field', fighter(position(START), 0, { life: 6 })],
    ['an unknown preference', fighter(position(START), 0, { prefs: { always: true } })],
    ['a turn past the cap', { ...position(START), turn: 301 }],
    ['turn 0', { ...position(START), turn: 0 }],
    ['three ties in a row', { ...position(START), tiesInARow: 3 }],
    ['negative points', fighter(position(START), 0, { points: -1 })],
    ['nonsense', 'S1 rhosyn'],
  ])('%s: not of the schema', (_what, setup) => {
    expect(() => Match.start(lastBrave, { seats: 3, setup })).toThrow(IllegalSetup)
  })

  test('what is dealt can always be', () => {
    for (let deal = 0; deal < 50; deal++) {
      const random = SeededRandom.from(`deal ${deal}`)
      const seats = 3 + (deal % 5)
      const mode = seats > 3 && deal % 2 === 0 ? 'command' : 'free-for-all'
      const setup = lastBrave.deal({ mode, campaign: 'none', points: 0, nation: false }, seats, random)
      expect(() => lastBrave.begin(setup, { random }, seats)).not.toThrow()
    }
  })
})
