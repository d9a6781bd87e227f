import { describe, expect, test } from 'vitest'
import { done, exhaust } from '#engine/exhaust'
import type { Game } from '#engine/game'
import { clone } from '#engine/json'
import type { Trial } from '#engine/laws'
import { ScriptedRandom } from '#engine/random'
import { AMBASSADOR, type CardId, strengthOf } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import { DEFAULTS } from '#games/brave-rats/options'
import { effects } from '#games/brave-rats/testing/effects'
import type { BraveRats, Event, State } from '#games/brave-rats/types'

// A card may be played, turned up and told of, and yet do nothing: that is what the exhaustive runner has to notice.

/** Takes back what some cards did, just before it is told. */
function withhold(isWithheld: (card: CardId) => boolean, before: State, event: Event, state: State): void {
  const cards = state.history.at(-1)?.cards.filter(isWithheld) ?? []
  if (cards.length === 0) return
  switch (event.kind) {
    case 'round-held':
      state.held = [...before.held]
      state.pending = [...before.pending]
      break
    case 'scored':
      if (cards.every((card) => strengthOf(card) === AMBASSADOR)) state.victories[event.seat]--
      else state.victories = [...before.victories]
      break
    case 'boosted':
      state.bonus = [0, 0]
      break
    case 'spying':
      state.spySeat = null
      break
    case 'game-won':
      giveAway(state, event.seat)
      break
    default:
  }
}

/** The game goes to the other seat. */
function giveAway(state: State, seat: 0 | 1): void {
  const winner = seat === 0 ? 1 : 0
  state.past = [...state.past.slice(0, -1), { ...state.past.at(-1)!, winner }]
  state.gameWins[seat]--
  state.gameWins[winner]++
  if (state.result) state.result = { ...state.result, winner }
}

/** The game in which some cards are played and told of, and do nothing. */
const without = (isWithheld: (card: CardId) => boolean): Game<BraveRats> => ({
  ...braveRats,
  play(state, actor, choice, { random, tell }) {
    let before = clone(state)
    const withholding = (event: Event): void => {
      withhold(isWithheld, before, event, state)
      tell?.(event)
      before = clone(state)
    }
    braveRats.play(state, actor, choice, { random, tell: withholding })
  },
})

const trial = (seed: string): Trial<BraveRats> => ({ options: DEFAULTS, seats: 2, seed, mostChoices: 400 })

const unseen = (game: Game<BraveRats>, ...trials: Trial<BraveRats>[]): readonly string[] =>
  exhaust(game, effects, trials).content

describe('a card is seen when its power does something', () => {
  /** For each card a match in which it does. */
  const witnesses = new Map<string, Trial<BraveRats>>()
  for (let match = 0; match < 500 && witnesses.size < braveRats.content.length; match++) {
    const one = trial(`withheld ${match}`)
    const missing = new Set(unseen(braveRats, one))
    for (const card of braveRats.content) if (!missing.has(card) && !witnesses.has(card)) witnesses.set(card, one)
  }

  test.each(braveRats.content)('and not when it is merely told: %s', (card) => {
    const one = witnesses.get(card)!
    expect(unseen(braveRats, one)).not.toContain(card)
    expect(
      unseen(
        without((other) => other === card),
        one,
      ),
    ).toContain(card)
  })

  test('[BR-003] with every power withheld nothing is seen', () => {
    const trials = Array.from({ length: 50 }, (_, match) => trial(`all withheld ${match}`))
    expect(
      unseen(
        without(() => true),
        ...trials,
      ),
    ).toEqual(braveRats.content)
  })

  test.each([
    ['Y7', 'A6', ['A6']], // The Prince is the stronger one anyway, the General gives +2.
    ['Y7', 'A3', ['Y7']],
    ['Y7', 'A1', ['A1']],
    ['Y6', 'A3', ['Y6', 'A3']],
    ['Y5', 'A3', ['Y5']],
    ['Y5', 'A4', []],
    ['Y5', 'A0', ['Y5']],
    ['Y4', 'A2', ['Y4', 'A2']],
    ['Y4', 'A3', ['A3']],
    ['Y2', 'A2', []],
    ['Y0', 'A0', []],
    ['Y0', 'A1', ['Y0']],
    ['Y1', 'A2', ['A2']],
  ] as const)('%s against %s in the first round: %j', (yarg, applewood, expected) => {
    const random = new ScriptedRandom([])
    const state = braveRats.begin({}, { random })
    braveRats.play(state, 0, { kind: 'choose-card', card: yarg }, { random })
    let before = clone(state)
    const cards = new Set<string>()
    const tell = (event: Event): void => {
      for (const card of done(effects, before, event, state)) cards.add(card)
      before = clone(state)
    }
    braveRats.play(state, 1, { kind: 'choose-card', card: applewood }, { random, tell })
    expect(cards).toEqual(new Set(expected))
  })
})
