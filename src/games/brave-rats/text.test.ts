import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { everySetting } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { kindsOf } from '#engine/schema'
import { CARDS, CLANS, RATS, strengthOf } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import { branch, choose, fromSetup, newMatch, play, playRound, TIE } from '#games/brave-rats/testing'
import { text } from '#games/brave-rats/text'
import type { Event, Setup } from '#games/brave-rats/types'

const VIEWERS = [0, 1, 'spectator'] as const
const sentences = (events: readonly Event[]): string[] => events.map((event) => text.event(event))

/** What is said of a round from this position. */
const said = (round: string, setup: Setup = {}): string[] => sentences(playRound(fromSetup(setup), round))

/** Every kind of event once, or twice where part of it may be hidden. */
const EVENTS: readonly (readonly [Event, string])[] = [
  [
    {
      kind: 'dealt',
      rule: 'BR-005',
      game: 2,
      hands: [
        ['Y7', 'Y6'],
        ['A5', 'A0'],
      ],
      shows: true,
    },
    'Game 2. The Yargs hold Prince, General; the Applewoods hold Wizard, Musician.',
  ],
  [
    { kind: 'princes-taken', rule: 'BR-180', seat: 1 },
    'Princess Attack: the Applewoods hold both Princes, the Yargs both Princesses.',
  ],
  [
    { kind: 'exchanged', rule: 'BR-131', cards: ['Y6', 'A0'], shows: true },
    'Traitor: the Yargs lose the General and get the Musician of the Applewoods.',
  ],
  [
    { kind: 'drew', rule: 'BR-141', seat: 0, cards: ['Y7', 'Y2', 'Y0'], shows: true },
    'The Yargs draw Prince, Spy, Musician.',
  ],
  [{ kind: 'drew', rule: 'BR-141', seat: 0, cards: ['?', '?', '?'], shows: true }, 'The Yargs draw 3 cards.'],
  [{ kind: 'drew', rule: 'BR-143', seat: 1, cards: ['?'], shows: true }, 'The Applewoods draw 1 card.'],
  [
    { kind: 'pack-drawn', rule: 'BR-161', seat: 0, cards: ['Y7', 'A7', 'Y1', 'A0'], shows: true },
    'The Yargs draw a pack: Prince, Prince, Princess, Musician.',
  ],
  [
    { kind: 'pack-drawn', rule: 'BR-163', seat: 1, cards: ['?', '?', '?', '?'], shows: true },
    'The Applewoods draw a pack of 4.',
  ],
  [{ kind: 'picked', rule: 'BR-161', seat: 0, card: 'A7', shows: true }, 'The Yargs keep the Prince.'],
  [{ kind: 'picked', rule: 'BR-162', seat: 1, card: '?', shows: true }, 'The Applewoods keep a hidden card.'],
  [
    { kind: 'pack-passed', rule: 'BR-162', to: 1, cards: ['Y1', 'A0'], shows: true },
    'To the Applewoods go Princess, Musician.',
  ],
  [{ kind: 'pack-passed', rule: 'BR-162', to: 0, cards: ['Y1'], shows: true }, 'To the Yargs goes Princess.'],
  [{ kind: 'pack-passed', rule: 'BR-162', to: 1, cards: ['?', '?'], shows: true }, '2 cards go to the Applewoods.'],
  [{ kind: 'pack-passed', rule: 'BR-162', to: 1, cards: ['?'], shows: true }, '1 card goes to the Applewoods.'],
  [
    { kind: 'shown-first', rule: 'BR-110', seat: 1, card: 'A5', strength: 7, shows: true },
    'Spied on, the Applewoods show the Wizard first, at strength 7 (5+2).',
  ],
  [
    { kind: 'revealed', rule: 'BR-011', round: 2, cards: ['Y4', 'A5'], strengths: [6, 5], shows: true },
    'Round 2: Ambassador 6 (4+2) of the Yargs meets Wizard 5 of the Applewoods.',
  ],
  [{ kind: 'blanked', rule: 'BR-070', seat: 0, card: 'Y4' }, "A Wizard cancels the power of the Yargs' Ambassador."],
  [
    { kind: 'round-won', rule: 'BR-013', seat: 0, by: 'highest', cards: ['Y6', 'A2'], strengths: [6, 2], worth: 1 },
    '6 beats 2. Round to the Yargs.',
  ],
  [
    {
      kind: 'round-held',
      rule: 'BR-120',
      by: 'musician',
      round: 1,
      cards: ['Y7', 'A0'],
      strengths: [7, 0],
      worth: [1, 1],
    },
    'The Musician plays: the round is on hold, whatever the Prince can do.',
  ],
  [
    { kind: 'held-won', rule: 'BR-032', seat: 0, rounds: [2], worth: 1 },
    'The Yargs also win round 2 from hold, worth 1 victory to them.',
  ],
  [
    { kind: 'held-won', rule: 'BR-081', seat: 1, rounds: [1, 2], worth: 3 },
    'The Applewoods also win rounds 1, 2 from hold, worth 3 victories to them.',
  ],
  [
    { kind: 'scored', rule: 'BR-016', seat: 0, gained: 1, victories: [3, 2] },
    'The Yargs gain 1 victory: Yargs 3, Applewoods 2.',
  ],
  [{ kind: 'boosted', rule: 'BR-060', seat: 0 }, 'The General stands behind the Yargs: their next card has +2.'],
  [
    { kind: 'spying', rule: 'BR-110', seat: 1 },
    "The Applewoods' Spy is at work: next round the Yargs show their card first.",
  ],
  [{ kind: 'spies-cancelled', rule: 'BR-111' }, 'Two Spies meet and cancel each other.'],
  [
    { kind: 'game-won', rule: 'BR-040', game: 1, seat: 0, reason: 'victories', victories: [5, 2] },
    'The Yargs win game 1 with 5 victories to 2.',
  ],
  [
    { kind: 'game-won', rule: 'BR-100', game: 3, seat: 1, reason: 'princess', victories: [3, 0] },
    'The Applewoods win game 3: their Princess has met the enemy Prince.',
  ],
  [
    { kind: 'game-tied', rule: 'BR-042', game: 1, victories: [3, 2] },
    'Game 1 is tied: all cards are played, and 3-2 is not enough for either clan.',
  ],
  [{ kind: 'match-won', rule: 'BR-190', seat: 1, gameWins: [1, 2] }, 'The Applewoods win the match, 2 to 1 in games.'],
  [{ kind: 'match-drawn', rule: 'BR-R30' }, 'The match is a draw.'],
]

describe('events', () => {
  test.each(EVENTS.map(([event, sentence]) => [event.kind, sentence, event] as const))(
    '%s: %s',
    (_kind, sentence, event) => {
      expect(text.event(event)).toBe(sentence)
    },
  )

  test('every kind of event has its sentence here', () => {
    expect(new Set(EVENTS.map(([{ kind }]) => kind))).toEqual(new Set(kindsOf(braveRats.schemas.event)))
  })

  test.each([
    ['BR-072', 'Y5xA0', 'The Wizard cancels the Musician: 5 beats 0. Round to the Yargs.'],
    ['BR-074', 'Y5xA7', 'The Prince wins although the Wizard cancels it: 7 beats 5. Round to the Applewoods.'],
    ['BR-052', 'Y7xA3', 'The Prince wins the round against the Assassin. Round to the Yargs.'],
    ['BR-090', 'Y3xA6', 'An Assassin is there, so the lower strength wins: 3 beats 6. Round to the Yargs.'],
    ['BR-100', 'Y1xA7', 'The Princess meets the Prince. The Yargs win the game.'],
    ['BR-080', 'Y4xA2', '4 beats 2. Round to the Yargs, and their Ambassador doubles it.'],
    ['BR-013', 'Y2xA6', '6 beats 2. Round to the Applewoods.'],
    ['BR-030', 'Y2xA2', '2 against 2 is equal: the round is on hold.'],
    ['BR-120', 'Y0xA6', 'The Musician plays: the round is on hold, whatever the General can do.'],
  ])('[%s] %s is told with its reason: %s', (_clause, round, sentence) => {
    expect(said(round)).toContain(sentence)
  })

  test('[BR-R6] the +2 is told beside the printed strength', () => {
    expect(said('Y4xA5', { bonus: [2, 0] })).toContain(
      'The Ambassador wins although the Wizard cancels it: 6 (4+2) beats 5. Round to the Yargs.',
    )
    expect(said('Y5xA5', { bonus: [2, 0] })).toContain(
      'The Wizard cancels the Wizard: 7 (5+2) beats 5. Round to the Yargs.',
    )
  })

  test('[BR-016] a whole round is told in order', () => {
    const setup: Setup = {
      bonus: [2, 0],
      hands: [
        ['Y6', 'Y5'],
        ['A5', 'A2'],
      ],
      held: [{ round: 6, worth: [1, 1] }],
    }
    expect(said('Y6xA2', setup)).toEqual([
      'Round 7: General 8 (6+2) of the Yargs meets Spy 2 of the Applewoods.',
      '8 (6+2) beats 2. Round to the Yargs.',
      'The Yargs also win round 6 from hold, worth 1 victory to them.',
      'The Yargs gain 2 victories: Yargs 2, Applewoods 0.',
      'The General stands behind the Yargs: their next card has +2.',
      "The Applewoods' Spy is at work: next round the Yargs show their card first.",
    ])
  })
})

describe('choices, decisions and outcomes', () => {
  test('[BR-004] a card is offered with its strength and its power, for every card', () => {
    const view = newMatch().view(0)
    for (const card of CARDS) {
      const { name, text: power } = RATS[strengthOf(card)]
      const strength = strengthOf(card)
      expect(text.choice({ kind: 'choose-card', card }, view)).toBe(
        `Play the ${name} at strength ${strength}: ${power}`,
      )
      expect(text.choice({ kind: 'draft-pick', card }, view)).toBe(`Keep the ${name} (${strength}): ${power}`)
    }
  })

  test('[BR-060] a card is offered with the +2 of its own seat', () => {
    const view = fromSetup({ bonus: [2, 0], spySeat: 0 }).view(0)
    expect(text.choice({ kind: 'choose-second', card: 'Y7' }, view)).toBe(
      'Play the Prince at strength 9 (7+2): You win the round.',
    )
    expect(text.choice({ kind: 'choose-first', card: 'A7' }, view)).toBe(
      'Play the Prince at strength 7: You win the round.',
    )
  })

  test('[BR-010] [BR-110] [BR-161] what is awaited is said', () => {
    const awaited = (match: ReturnType<typeof newMatch>): string[] =>
      match.pending().map((decision) => text.decision(decision, match.view('spectator')))
    expect(awaited(newMatch())).toEqual([
      'The Yargs choose a card for round 1 in secret.',
      'The Applewoods choose a card for round 1 in secret.',
    ])
    const spied = fromSetup({ spySeat: 0 })
    expect(awaited(spied)).toEqual(['The Applewoods are spied on and show a card first.'])
    choose(spied, 1, 'A4')
    expect(awaited(spied)).toEqual(['The Yargs have seen the Ambassador and choose their answer.'])
    expect(awaited(fromSetup({ options: { draft: true }, role: 1, stock: [...CARDS] }))).toEqual([
      'The Applewoods keep a card of the pack.',
    ])
  })

  test('[BR-040] [BR-100] [BR-190] [BR-R30] [BR-R50] an end is said with its reason', () => {
    const ended = (match: ReturnType<typeof newMatch>): string => text.outcome(match.outcome!)
    const victories = fromSetup({ victories: [3, 0] })
    play(victories, 'Y6xA5')
    expect(ended(victories)).toBe('The Yargs take the throne by victories.')
    const princess = newMatch()
    play(princess, 'Y7xA1')
    expect(ended(princess)).toBe('The Applewoods take the throne by the Princess.')
    const emperor = newMatch({ emperor: true })
    play(emperor, 'Y1xA7 Y1xA7')
    expect(ended(emperor)).toBe('The Yargs take the throne by games won.')
    const tie = newMatch({ ties: 'draw' })
    play(tie, TIE)
    expect(ended(tie)).toBe('The match ends in a draw: nobody takes the throne.')
    const resigned = branch(newMatch())
    resigned.submit({ actor: 0, act: 'resign' })
    expect(ended(resigned)).toBe('The Applewoods take the throne because the Yargs gave up.')
    const late = branch(newMatch())
    late.submit({ actor: 'clock', act: 'flag', seats: [0] })
    expect(ended(late)).toBe('The Applewoods take the throne because the Yargs ran out of time.')
    const both = branch(newMatch())
    both.submit({ actor: 'clock', act: 'flag', seats: [0, 1] })
    expect(ended(both)).toBe('The match ends in a draw: both clans ran out of time at the same moment.')
  })
})

describe('all that is ever said', () => {
  const defined = new Set(
    readFileSync(new URL('../../../docs/rules/brave-rats.md', import.meta.url), 'utf8').match(/^- BR-R?\d+/gm),
  )
  const isSentence = (said: string): boolean =>
    /^[A-Z0-9].*\.$/.test(said) && !/undefined|null|NaN|\?|\[object|[YA][0-7]\b|  /.test(said)

  test('[BR-130] whole sentences for every viewer, and a clause of the document for every event', () => {
    const wrong = new Set<string>()
    const check = (said: string, seed: string): void => {
      if (!isSentence(said)) wrong.add(`${seed}: ${said}`)
    }
    let events = 0
    for (const [at, options] of everySetting(braveRats).entries()) {
      const seed = `sentences ${at}`
      const luck = SeededRandom.from(seed)
      const match = newMatch({ ...options, ties: pick(luck, ['replay', 'draw'] as const) }, { seed })
      const hear = (told: readonly Event[]): void => {
        for (const event of told) {
          events++
          if (!defined.has(`- ${event.rule}`)) wrong.add(`${seed}: no clause ${event.rule}`)
          for (const viewer of VIEWERS) check(text.event(braveRats.hear(event, viewer)!), seed)
        }
      }
      hear(match.opening)
      while (!match.outcome) {
        for (const viewer of VIEWERS)
          for (const decision of match.pending()) check(text.decision(decision, match.view(viewer)), seed)
        const { actor } = pick(luck, match.pending())
        for (const choice of match.choices(actor)) check(text.choice(choice, match.view(actor as 0 | 1)), seed)
        hear(match.submit({ actor, choice: pick(luck, match.choices(actor)) }))
      }
      check(text.outcome(match.outcome), seed)
    }
    expect([...wrong]).toEqual([])
    expect(events).toBeGreaterThan(1000)
  })

  test('[BR-200] a verdict and its reason agree with the cards, for every pair with and without +2', () => {
    const bonuses: [0 | 2, 0 | 2][] = [
      [0, 0],
      [0, 2],
      [2, 0],
      [2, 2],
    ]
    const wrong: string[] = []
    for (const bonus of bonuses)
      for (const yargs of CLANS[0])
        for (const applewoods of CLANS[1]) {
          const match = fromSetup({ bonus })
          const told = playRound(match, `${yargs}x${applewoods}`)
          const sentence = text.event(told.find(({ kind }) => kind === 'round-won' || kind === 'round-held')!)
          const { winner, strengths } = match.state.history[0]!
          const [, won, lost] = /(\d+)(?: \(\d\+2\))? beats (\d+)/.exec(sentence) ?? []
          const result = winner === null ? 'on hold' : text.seat(winner)
          const numbersAgree =
            won === undefined || (Number(won) === strengths[winner!] && Number(lost) === strengths[1 - winner!])
          if (!sentence.includes(result) || !numbersAgree || !isSentence(sentence))
            wrong.push(`${yargs}x${applewoods} with ${bonus.join(' and ')}: ${sentence}`)
        }
    expect(wrong).toEqual([])
  })
})
