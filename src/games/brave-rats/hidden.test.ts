import { describe, expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import { everySetting } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { CLANS, type CardId } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import {
  type BraveMatch,
  choose,
  drafting,
  fromSetup,
  newMatch,
  play,
  playRound,
  refusalOf,
} from '#games/brave-rats/testing'
import type { Event, State, View } from '#games/brave-rats/types'

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const heard = (events: readonly Event[], viewer: Viewer) => events.map((event) => braveRats.hear(event, viewer))

describe('what everybody knows', () => {
  const PUBLIC = [
    'options',
    'round',
    'victories',
    'held',
    'pending',
    'bonus',
    'spySeat',
    'history',
    'starting',
    'game',
    'gameWins',
  ] as const satisfies readonly (keyof View)[]

  test('a view lists what it shows: what a state might come to have besides, nobody sees', () => {
    for (const { state } of [newMatch(), newMatch({ luckyDraw: true }, { seed: 'more' }), drafting()])
      for (const viewer of VIEWERS) {
        const more: State = Object.assign({ ...state }, { fate: 'the Yargs win' })
        expect(braveRats.view(more, viewer)).toEqual(braveRats.view(state, viewer))
      }
  })

  test('[BR-R32] options, round, scores, holds, +2, Spy and history, at every moment of every setting', () => {
    for (const [at, options] of everySetting(braveRats).entries()) {
      const match = newMatch(options, { seed: `public ${at}` })
      const luck = SeededRandom.from(`public ${at}`)
      for (let made = 0; made < 30 && !match.outcome; made++) {
        for (const viewer of VIEWERS)
          for (const field of PUBLIC) expect(match.view(viewer)[field]).toEqual(match.state[field])
        const { actor } = pick(luck, match.pending())
        match.submit({ actor, choice: pick(luck, match.choices(actor)) })
      }
    }
  })

  test('[BR-R32] what was revealed can be looked up for ever, also after its game', () => {
    const match = newMatch({ emperor: true })
    play(match, 'Y5xA3 Y1xA7 Y4xA2')
    for (const viewer of VIEWERS) {
      const { past, history } = match.view(viewer)
      expect(past.flatMap(({ rounds }) => rounds.map(({ cards }) => cards))).toEqual([
        ['Y5', 'A3'],
        ['Y1', 'A7'],
      ])
      expect(history).toMatchObject([{ cards: ['Y4', 'A2'], strengths: [4, 2], winner: 0 }])
    }
  })

  test('[BR-R33] both starting hands once dealt, whatever the setting', () => {
    for (const [at, options] of everySetting(braveRats).entries()) {
      const match = newMatch(options, { seed: `starting ${at}` })
      const events = [...match.opening]
      while (match.state.draft) {
        const { actor } = match.pending()[0]!
        events.push(...match.submit({ actor, choice: match.choices(actor).at(-1) }))
      }
      const { hands, piles } = match.state
      const all = ([0, 1] as const).map((seat) => [...hands[seat], ...piles[seat]].toSorted())
      for (const viewer of VIEWERS) {
        expect(match.view(viewer).starting!.map((cards) => cards.toSorted())).toEqual(all)
        const dealt = heard(events, viewer).find((event) => event?.kind === 'dealt')
        expect(dealt).toMatchObject({ hands: match.state.starting })
      }
    }
  })

  test('[BR-R33] without Lucky Draw both hands at all times', () => {
    const match = newMatch()
    play(match, 'Y5xA3 Y7xA4')
    for (const viewer of VIEWERS)
      expect(match.view(viewer).hands).toEqual([
        ['Y6', 'Y4', 'Y3', 'Y2', 'Y1', 'Y0'],
        ['A7', 'A6', 'A5', 'A2', 'A1', 'A0'],
      ])
  })
})

describe('Lucky Draw', () => {
  const lucky = (): BraveMatch =>
    fromSetup({ options: { luckyDraw: true }, piles: [CLANS[0].slice(), CLANS[1].slice()] })

  test('[BR-R33] a hand is known to its owner alone; others know what is left, and the size of the pile', () => {
    const match = lucky()
    playRound(match, 'Y6xA5')
    expect(match.view(0).hands).toEqual([
      ['Y7', 'Y5', 'Y4'],
      ['?', '?', '?'],
    ])
    expect(match.view(1).hands).toEqual([
      ['?', '?', '?'],
      ['A7', 'A6', 'A4'],
    ])
    expect(match.view('spectator').hands).toEqual([
      ['?', '?', '?'],
      ['?', '?', '?'],
    ])
    for (const viewer of VIEWERS) expect(match.view(viewer).piles.map((pile) => pile.length)).toEqual([4, 4])
  })

  test('[BR-R39] the order of a pile is known to nobody, its owner included', () => {
    const match = lucky()
    for (const viewer of VIEWERS)
      expect(match.view(viewer).piles).toEqual([
        ['?', '?', '?', '?', '?'],
        ['?', '?', '?', '?', '?'],
      ])
  })

  test('[BR-R33] a draw is heard by its owner; others hear how many', () => {
    const match = lucky()
    const drew = [...match.opening, ...playRound(match, 'Y6xA5')].filter(({ kind }) => kind === 'drew')
    const cards = (viewer: Viewer) => heard(drew, viewer).map((event) => event?.kind === 'drew' && event.cards.join(''))
    expect(cards(0)).toEqual(['Y7Y6Y5', '???', 'Y4', '?'])
    expect(cards(1)).toEqual(['???', 'A7A6A5', '?', 'A4'])
    expect(cards('spectator')).toEqual(['???', '???', '?', '?'])
  })

  test('[BR-R41] a card shown first is the only one that is seen of a hand', () => {
    const match = fromSetup({
      options: { luckyDraw: true },
      piles: [CLANS[0].slice(), CLANS[1].slice()],
      spySeat: 1,
    })
    choose(match, 0, 'Y6')
    for (const viewer of [1, 'spectator'] as const) {
      expect(match.view(viewer).committed).toEqual(['Y6', null])
      expect(match.view(viewer).hands[0]).toEqual(['?', '?', '?'])
    }
  })
})

describe('sealed cards', () => {
  test.each([0, 1] as const)('[BR-R31] in a state, what seat %i has chosen is seen by that seat alone', (seat) => {
    const state = braveRats.begin({}, { random: SeededRandom.from('no luck needed') })
    const card = CLANS[seat][4]!
    braveRats.play(state, seat, { kind: 'choose-card', card }, { random: SeededRandom.from('no luck needed') })
    const seen = VIEWERS.map((viewer) => braveRats.view(state, viewer).committed[seat])
    expect(seen).toEqual(VIEWERS.map((viewer) => (viewer === seat ? card : '?')))
    for (const viewer of VIEWERS) {
      const view = braveRats.view(state, viewer)
      // To others it still counts as one of the hand.
      expect(view.hands).toEqual(CLANS)
      expect(braveRats.pending(view)).toEqual([{ actor: 1 - seat, kind: 'choose-card', sealed: true }])
    }
  })

  test('[BR-R31] who has a sealed card is public; which one is known to its seat', () => {
    const match = newMatch()
    choose(match, 1, 'A3')
    expect(match.pending().map(({ actor, locked }) => [actor, locked])).toEqual([
      [0, undefined],
      [1, true],
    ])
    expect(match.sealedBy(1)).toEqual({ kind: 'choose-card', card: 'A3' })
    expect(match.sealedBy(0)).toBeUndefined()
    for (const viewer of VIEWERS) expect(match.view(viewer)).toEqual(newMatch().view(viewer))
  })

  test('[BR-R31] it may be exchanged as often as one likes, and nobody else learns of it', () => {
    const [match, other] = [newMatch(), newMatch()]
    choose(other, 0, 'Y7')
    for (const card of ['Y3', 'Y5', 'Y7', 'Y5', 'Y4'] as const) {
      expect(choose(match, 0, card)).toEqual([])
      expect(match.pending()).toEqual(other.pending())
      for (const viewer of VIEWERS) expect(match.view(viewer)).toEqual(other.view(viewer))
    }
    choose(match, 1, 'A2')
    expect(match.state.history).toMatchObject([{ cards: ['Y4', 'A2'], winner: 0, gained: [2, 0] }])
  })

  test('[BR-R31] it may be taken back, and then the seat has to choose again', () => {
    const match = newMatch()
    choose(match, 0, 'Y3')
    match.submit({ actor: 0, act: 'take-back' })
    expect(match.pending().some(({ locked }) => locked)).toBe(false)
    expect(match.sealedBy(0)).toBeUndefined()
    expect(choose(match, 1, 'A7')).toEqual([])
    expect(match.state.history).toEqual([])
    choose(match, 0, 'Y1')
    expect(match.state.history).toMatchObject([{ cards: ['Y1', 'A7'] }])
  })

  test('[BR-R31] with the second card both are revealed, and nothing can be changed', () => {
    const match = newMatch()
    choose(match, 0, 'Y3')
    choose(match, 1, 'A7')
    for (const seat of [0, 1] as const)
      for (const act of ['take-back', 'undo'] as const)
        expect(refusalOf(() => match.submit({ actor: seat, act })).code).toBe('BR-E05')
    expect(match.state.history).toMatchObject([{ cards: ['Y3', 'A7'] }])
  })
})

describe('a draft', () => {
  const pack = (match: BraveMatch, viewer: Viewer) => match.view(viewer).draft!.packs.at(-1)!
  const HIDDEN = ['?', '?', '?', '?']

  test('[BR-R33] a pack is seen by the seat that holds it, and the stock by nobody', () => {
    const match = drafting()
    expect(pack(match, 0).cards).toEqual(['Y7', 'A7', 'Y1', 'A0'])
    for (const viewer of [1, 'spectator'] as const) expect(pack(match, viewer).cards).toEqual(HIDDEN)
    for (const viewer of VIEWERS) expect(new Set(match.view(viewer).draft!.stock)).toEqual(new Set(['?']))
    choose(match, 0, 'A7')
    expect(pack(match, 1).cards).toEqual(['Y7', '?', 'Y1', 'A0'])
    expect(pack(match, 'spectator').cards).toEqual(HIDDEN)
  })

  test('[BR-R33] a pick is secret during the draft', () => {
    const match = drafting()
    choose(match, 0, 'A7')
    expect(match.view(0).hands).toEqual([['A7'], []])
    expect(match.view(1).hands).toEqual([['?'], []])
    choose(match, 1, 'Y1')
    // The pack came back without the Princess, so the drawer knows who has her; nobody else does.
    expect(match.view(1).hands).toEqual([['?'], ['Y1']])
    expect(match.view('spectator').hands).toEqual([['?'], ['?']])
    choose(match, 0, 'A0')
    expect(match.view('spectator').hands).toEqual([
      ['?', '?'],
      ['?', '?'],
    ])
    expect(match.view(1).hands).toEqual([
      ['?', 'A0'],
      ['Y1', 'Y7'],
    ])
    expect(match.view(1).starting).toBeNull()
  })

  test('[BR-R33] earlier packs are seen as each seat remembers them', () => {
    const match = drafting()
    for (const [seat, card] of [
      [0, 'A7'],
      [1, 'Y1'],
      [0, 'A0'],
    ] as const)
      choose(match, seat, card)
    const [first, second] = [0, 1].map((at) => VIEWERS.map((viewer) => match.view(viewer).draft!.packs[at]!.cards))
    expect(first).toEqual([['Y7', 'A7', 'Y1', 'A0'], ['Y7', '?', 'Y1', 'A0'], HIDDEN])
    expect(second).toEqual([HIDDEN, ['Y6', 'A6', 'Y5', 'A5'], HIDDEN])
  })

  test('[BR-R33] what happens is heard as it is seen', () => {
    const match = drafting()
    const events = [...match.opening, ...choose(match, 0, 'A7')]
    const say = (viewer: Viewer) =>
      heard(events, viewer).map((event) => {
        if (event?.kind === 'pack-drawn' || event?.kind === 'pack-passed')
          return `${event.kind} ${event.cards.join('')}`
        return event?.kind === 'picked' ? `picked ${event.card}` : event
      })
    expect(say(0)).toEqual(['pack-drawn Y7A7Y1A0', 'picked A7', 'pack-passed Y7Y1A0'])
    expect(say(1)).toEqual(['pack-drawn ????', 'picked ?', 'pack-passed Y7Y1A0'])
    expect(say('spectator')).toEqual(['pack-drawn ????', 'picked ?', 'pack-passed ???'])
  })

  test('[BR-162] of a pack only the first pick is hidden from the other: what it is shown besides, it hears', () => {
    const match = drafting()
    choose(match, 0, 'A7')
    const events = [...choose(match, 1, 'Y1'), ...choose(match, 0, 'A0')]
    const picks = (viewer: Viewer) =>
      heard(events, viewer).flatMap((event) => (event?.kind === 'picked' ? [event.card] : []))
    for (const seat of [0, 1]) expect(picks(seat)).toEqual(['Y1', 'A0', 'Y7'])
    expect(picks('spectator')).toEqual(['?', '?', '?'])
  })

  test('[BR-R33] after the draft all picks are public', () => {
    const match = drafting()
    while (match.state.draft) {
      const { actor } = match.pending()[0]!
      match.submit({ actor, choice: match.choices(actor)[0] })
    }
    for (const viewer of VIEWERS) expect(match.view(viewer).hands).toEqual(match.state.hands)
  })
})

describe('guesses', () => {
  /** What a seat may imagine of a hidden hand, in many guesses. */
  const imagined = (view: View, of: (guess: State) => CardId[]): Set<CardId> => {
    const luck = SeededRandom.from('imagine')
    return new Set(Array.from({ length: 200 }, () => of(braveRats.determinize(view, luck))).flat())
  }

  test('[BR-R39] a guess at a hidden hand ranges over every card that was not played, and no other', () => {
    const match = fromSetup({ options: { luckyDraw: true }, piles: [CLANS[0].slice(), CLANS[1].slice()] })
    playRound(match, 'Y6xA5')
    expect([...imagined(match.view(0), ({ hands }) => hands[1])].toSorted()).toEqual([
      'A0',
      'A1',
      'A2',
      'A3',
      'A4',
      'A6',
      'A7',
    ])
    expect([...imagined(match.view(0), ({ hands }) => hands[0])].toSorted()).toEqual(['Y4', 'Y5', 'Y7'])
    expect(imagined(match.view(0), ({ piles }) => piles[0].slice(0, 1)).size).toBe(4)
  })

  test('[BR-R18] a guess keeps the card that was shown', () => {
    const match = fromSetup({ options: { luckyDraw: true }, piles: [CLANS[0].slice(), CLANS[1].slice()], spySeat: 0 })
    choose(match, 1, 'A6')
    const luck = SeededRandom.from('shown')
    for (let guesses = 0; guesses < 50; guesses++) {
      const guess = braveRats.determinize(match.view(0), luck)
      expect(guess.committed).toEqual([null, 'A6'])
      expect(guess.hands[1]).toContain('A6')
    }
  })

  test('[BR-R31] a guess at a sealed card ranges over the hand', () => {
    const state = braveRats.begin({}, { random: SeededRandom.from('sealed') })
    braveRats.play(state, 1, { kind: 'choose-card', card: 'A3' }, { random: SeededRandom.from('sealed') })
    const sealed = imagined(braveRats.view(state, 0), ({ committed }) => [committed[1]!])
    expect([...sealed].toSorted()).toEqual(CLANS[1].toSorted())
  })
})
