import { describe, expect, test } from 'vitest'
import { run } from '#cli/testing'
import type { Seat } from '#engine/game'
import { pick, SeededRandom } from '#engine/random'
import { plain, screenOf } from '#engine/terminal'
import { ATTRIBUTE, CARDS, type CardId } from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'
import { life } from '#games/last-brave/rules/fighters'
import { DEFAULTS, type Options } from '#games/last-brave/options'
import { table } from '#games/last-brave/terminal/table'
import { from } from '#games/last-brave/testing/matches'
import { text } from '#games/last-brave/text/text'
import type { Choice, State, Target } from '#games/last-brave/types'

const COMPANY = { players: ['you', 'normal', 'hard', 'easy', 'greedy', 'random', 'normal'], locked: [] }
const COSTS = { fatigue: 'fa', forfeit: 'fo' }

/** Every position of a random match, with everybody asked wherever one may be. */
function* positions(seed: string, seats: number, options: Partial<Options>): Generator<State> {
  const random = SeededRandom.from(seed)
  const state = lastBrave.begin(lastBrave.deal({ ...DEFAULTS, ...options }, seats, random), { random })
  for (let seat = 0; seat < seats; seat++)
    for (const choice of lastBrave.botAsides!(state, seat)) lastBrave.play(state, seat, choice, { random })
  for (yield state; !lastBrave.outcome(state); yield state) {
    const { actor } = lastBrave.pending(state)[0]!
    lastBrave.play(state, actor, pick(random, lastBrave.choices(state, actor)), { random })
  }
}

const name = (card: string): string => ATTRIBUTE[card as CardId].name.toLowerCase()
const crest = (seat: Seat): string => text.seat(seat).toLowerCase()
const picked = (choice: Target | undefined): string => (choice ? ` ${crest(choice.seat)} ${name(choice.card)}` : '')

/** A choice in full words. */
function words(choice: Choice): string {
  switch (choice.kind) {
    case 'use':
      return `use ${name(choice.card)} ${COSTS[choice.cost]}${picked(choice.choice)}`
    case 'secret':
      return `secret${picked(choice.choice)}`
    case 'attack':
      return `attack ${crest(choice.seat)}`
    case 'attack-all':
      return 'attack all'
    case 'reveal':
    case 'move':
      return `${choice.kind} ${name(choice.card)}`
    default:
      return choice.kind
  }
}

const SETTINGS: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [3, {}],
  [7, {}],
  [4, { mode: 'command', campaign: 'wins', nation: true }],
  [7, { mode: 'annihilation' }],
  [5, { campaign: 'defeats', points: 12 }],
]

describe.each(SETTINGS)('with %i seats and %o', (seats, options) => {
  test('every table fits a screen of 40 and of 80 columns and shows nothing that its viewer may not see', () => {
    for (const state of positions('table', seats, options))
      for (const viewer of [...Array(seats).keys(), 'spectator'] as const) {
        const view = lastBrave.view(state, viewer)
        const choices = viewer === 'spectator' ? [] : lastBrave.choices(view, viewer)
        const other = lastBrave.view(lastBrave.resample(state, viewer, SeededRandom.from('other')), viewer)
        for (const columns of [40, 80]) {
          const screen = screenOf(columns, plain)
          const lines = table.draw(view, choices, COMPANY, screen)
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
          expect(table.draw(other, choices, COMPANY, screen)).toEqual(lines)
        }
        expect(table.tell(other, COMPANY)).toEqual(table.tell(view, COMPANY))
      }
  })

  test('the life, the cards and the Champion of every seat are said in words', () => {
    for (const state of positions('said', seats, options)) {
      const view = lastBrave.view(state, 1)
      const said = table.tell(view, COMPANY)
      for (const [seat, fighter] of view.fighters.entries()) {
        const line = said.find((one) => one.startsWith(`${text.seat(seat)}, ${COMPANY.players[seat]}: `))!
        expect(line).toContain(fighter.out ? 'fallen' : `life ${life(fighter)}`)
        expect(line).toContain('Champion ')
        if (fighter.out) continue
        const zones = /Hand: (.+)\. Reveal Zone: (.+)\. Damage Zone: (.+)\.$/.exec(line)!.slice(1)
        const lengths = [fighter.hand, fighter.reveal, fighter.damage].map((zone) => zone.length)
        expect(zones.map((zone, at) => (zone === 'empty' ? 0 : zone.split(at === 1 ? '; ' : ', ').length))).toEqual(
          lengths,
        )
      }
    }
  })

  test('everything that is offered can be said by its number and in words', () => {
    for (const state of positions('words', seats, options))
      for (const decision of lastBrave.pending(state)) {
        const seat = decision.actor as Seat
        const view = lastBrave.view(state, seat)
        const choices = lastBrave.choices(view, seat)
        for (const [at, choice] of choices.entries())
          for (const typed of [`${at + 1}`, words(choice), words(choice).toUpperCase()])
            expect([typed, table.read(typed, view, choices, decision)]).toEqual([typed, choice])
      }
  })
})

describe('a position', () => {
  const match = from(`
      start: free-for-all, active S1
        S1 rhosyn! hand[Fire] reveal[Warlock, Fists~] damage[]
        S2 brakk   hand[Ranger] reveal[Shield, Water#] damage[]
        S3 ysolde  hand[Cleric] reveal[Staff] damage[Light]`)
  const view = match.view(0)
  const choices = match.choices(0)
  const [asked] = match.pending()
  const read = (typed: string): unknown => table.read(typed, view, choices, asked!)

  test('as it is drawn', () => {
    expect(table.draw(view, [], { players: ['you', '', 'easy'], locked: [] }, screenOf(80, plain))).toEqual([
      'The Last Brave · turn 1',
      'Stag             life 4  face down',
      '    hand [class]  reveal [Shield, Water#]  damage []',
      'Raven (easy)     life 3  face down',
      '    hand [class]  reveal [Staff]  damage [Light]',
      'Wolf (you)       life 4  attacks  Rhosyn Emberhall',
      '    hand [Fire]  reveal [Warlock, Fists~]  damage []',
      '    Fire       continuous Power +1 · forfeit Power +2 & Negate Defend',
      '    Warlock    fatigue Seal · forfeit Power +2 & Seal',
      '    Fists      continuous Hits +1 · fatigue Power +1',
      "The Wolf's attack so far: 1 Power × 2 Hits: 1 base; Fists +1 Hit.",
    ])
  })

  test('as it is said to a voice that reads the screen', () => {
    expect(table.tell(view, { players: ['you', '', 'easy'], locked: [] })).toEqual([
      'The Last Brave, turn 1.',
      'Stag: life 4. Champion face down. Hand: a hidden class card. Reveal Zone: Shield; Water, face down. Damage Zone: empty.',
      'Raven, easy: life 3. Champion face down. Hand: a hidden class card. Reveal Zone: Staff. Damage Zone: Light.',
      'Wolf, you: life 4. Has the turn. Champion Rhosyn Emberhall, face up. Hand: Fire. Reveal Zone: Warlock; Fists, sideways. Damage Zone: empty.',
      'Your Fire: continuous Power +1; forfeit Power +2 & Negate Defend.',
      'Your Warlock: fatigue Seal; forfeit Power +2 & Seal.',
      'Your Fists: continuous Hits +1; fatigue Power +1.',
      "The Wolf's attack so far: 1 Power × 2 Hits: 1 base; Fists +1 Hit.",
    ])
  })

  test('a card or somebody named alone is what one could choose with it', () => {
    expect(table.about!('fists', view, choices)).toEqual([
      { kind: 'use', card: 'arms.fists', cost: 'fatigue' },
      { kind: 'reveal', card: 'arms.fists' },
      { kind: 'move', card: 'arms.fists' },
    ])
    const uses = table.about!('warlock', view, choices)
    expect(uses).toEqual(choices.filter((choice) => 'card' in choice && choice.card === 'class.warlock'))
    expect(uses.length).toBeGreaterThan(1)
    expect(table.about!('stag', view, choices)).toEqual([{ kind: 'attack', seat: 1 }])
    expect(table.about!('nobody', view, choices)).toEqual([])
  })

  test.each<[typed: string, choice: Choice]>([
    ['attack stag', { kind: 'attack', seat: 1 }],
    ['a r', { kind: 'attack', seat: 2 }],
    ['attack wolf', { kind: 'attack', seat: 0 }],
    ['use fists fa', { kind: 'use', card: 'arms.fists', cost: 'fatigue' }],
    ['use fists', { kind: 'use', card: 'arms.fists', cost: 'fatigue' }],
    ['use warlock fo', { kind: 'use', card: 'class.warlock', cost: 'forfeit' }],
    [
      'use warlock forfeit stag shield',
      { kind: 'use', card: 'class.warlock', cost: 'forfeit', choice: { seat: 1, card: 'arms.shield' } },
    ],
    [
      'use warl fa staff',
      { kind: 'use', card: 'class.warlock', cost: 'fatigue', choice: { seat: 2, card: 'arms.staff' } },
    ],
    ['secret', { kind: 'secret' }],
    ['reveal knight', { kind: 'reveal', card: 'class.knight' }],
    ['move kn', { kind: 'move', card: 'class.knight' }],
    ['fall', { kind: 'fall' }],
    ['pass', { kind: 'pass' }],
  ])('"%s" is understood, allowed or not', (typed, choice) => {
    expect(read(typed)).toEqual(choice)
  })

  test.each([
    '',
    'dance',
    '99',
    '1 2',
    'attack',
    'attack everyone',
    'attack boar',
    'attack stag raven',
    'use',
    'use war fa',
    'use warlock',
    'use warlock fa nowhere shield',
    'use warlock fa stag raven shield',
    'use warlock fa bow',
    'reveal',
    'reveal knight fists',
    'pass now',
  ])('"%s" means nothing', (typed) => {
    expect(read(typed)).toBeUndefined()
  })
})

test('a single target need not be named', () => {
  const match = from(`
      start: free-for-all, active S1
        S1 rhosyn hand[Knight, Fire, Fists] reveal[] damage[]
        S2 brakk  hand[Ranger, Water] reveal[Shield] damage[]
        S3 ysolde hand[Cleric] reveal[Staff] damage[Light]`)
  const [asked] = match.pending()
  expect(table.read('attack', match.view(0), match.choices(0), asked!)).toEqual({ kind: 'attack', seat: 1 })
})

describe('played', () => {
  const CRESTS = ['stag', 'raven', 'boar']
  /** Something for every question: what does not fit is refused, and the next line is read. */
  const ROUND = [
    ...CRESTS.map((one) => `attack ${one}`),
    ...CARDS.flatMap((card) => [`reveal ${name(card)}`, `move ${name(card)}`]),
    'fall',
    'pass',
  ]
  const often = (times: number): string[] => Array.from({ length: times }, () => ROUND).flat()
  const play = ['play', 'last-brave', '--seats', '4', '--bots', 'easy', '--seed', 'brave']

  test('a whole match of four in words from a pipe', async () => {
    const { code, out, err } = await run(play, often(60))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('The Wolf fights as ')
    expect(out).toMatch(/^Raven \(easy\) +life 6 {2}/m)
    expect(out).toMatch(/^Wolf \(you\) +life 6 {2}/m)
    expect(out).toContain('That card is not in your hand. LB-056')
    expect(out).toMatch(/^(The \w+ is the last one standing and wins|A tie between the .+)\. {2}LB-/m)
    expect(out).toContain('Keep the match?')
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  })

  test('a whole Allied match of seven by numbers', async () => {
    const { code, out, err } = await run(
      [...play.with(3, '7'), '--options', 'mode=command'],
      Array.from({ length: 400 }, () => '1'),
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^The Last Brave · turn \d+\nAllied: Take Out the Command$/m)
    expect(out).toMatch(/the Leaders of all other\sfactions\shave\sfallen|^A tie between/m)
  })

  test('each of the others can be another bot', async () => {
    const { out } = await run([...play.with(5, 'easy,random,greedy'), '--seat', '1'], ['1', 'quit'])
    for (const line of ['Raven (random)', 'Boar (greedy)', 'Wolf (easy)', 'Stag (you)']) expect(out).toContain(line)
  })

  test('help lists the commands and every card', async () => {
    const { out } = await run(play, ['?', 'settle', 'quit'])
    expect(out).toContain('use warlock fo stag shield')
    expect(out).toContain('Hammer     fatigue Power +2 · forfeit Power +1 & Seal')
    expect(out).toContain('Ask me before each further Hit when attacking')
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  })
})
