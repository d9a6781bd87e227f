import { describe, expect, test } from 'vitest'
import { exhaust } from '#engine/exhaust'
import type { Game } from '#engine/game'
import { clone } from '#engine/json'
import type { Trial } from '#engine/laws'
import { lastBrave } from '#games/last-brave/game'
import { effects, printed, type Printed } from '#games/last-brave/testing/effects'
import { inTheOpen } from '#games/last-brave/testing/trials'
import type { Event, LastBrave, Part, Source, State } from '#games/last-brave/types'

// A card may be offered, paid for and told of, and yet do nothing: that is what the exhaustive runner has to notice.

/** Takes back what some keywords did, just before it is told. */
function withhold(isWithheld: (id: string) => boolean, before: State, event: Event, state: State): void {
  const held = (source: Pick<Part, 'from' | 'cost'>): Printed[] => printed(source).filter(({ id }) => isWithheld(id))
  const continuous = (seat: number): Printed[] =>
    state.fighters[seat]!.reveal.flatMap(({ card, down }) => (down ? [] : held({ from: card, cost: 'continuous' })))
  const isHeld = (source: Source, kind: string): boolean => held(source).some(({ keyword }) => keyword.do === kind)
  switch (event.kind) {
    case 'used':
    case 'secret-used': {
      const source: Source =
        event.kind === 'used' ? { from: event.card, cost: event.cost } : { from: event.champion, cost: 'secret' }
      const { paid, again, scatter } = state.attack
      const isPart = paid.length > before.attack.paid.length
      state.attack = {
        ...state.attack,
        paid: isPart ? [...before.attack.paid, weakened(paid.at(-1)!, held(source))] : paid,
        again: isHeld(source, 're-engage') ? before.attack.again : again,
        scatter: isHeld(source, 'scatter-shot') ? before.attack.scatter : scatter,
      }
      break
    }
    case 'locked': {
      const lock = state.attack.lock!
      state.attack = { ...state.attack, lock: { ...lock, ...weakened(lock, continuous(event.seat)) } }
      break
    }
    case 'hit': {
      const more = continuous(event.target).filter(({ keyword }) => keyword.do === 'resist').length
      const damage = Math.max(0, event.power - event.resist + more)
      state.blow = { ...state.blow!, damage, left: damage }
      break
    }
    case 'defended':
      if (isHeld(event, 'defend')) state.blow = before.blow
      break
    case 'reflected':
      if (isHeld(event, 'reflect')) state.blow = before.blow
      break
    case 'sealed':
    case 'revived':
    case 'recovered':
      if (held(event).length > 0) state.fighters[event.of] = clone(before.fighters[event.of]!)
      break
    default:
  }
}

type Strength = Pick<Part, 'power' | 'hits'> & { readonly negates: readonly Part['negates'][number][] }

/** Without these keywords. */
function weakened<Weak extends Strength>(strong: Weak, less: readonly Printed[]): Weak {
  let { power, hits, negates } = strong as Strength
  for (const { keyword } of less) {
    if (keyword.do === 'power') power -= keyword.by
    else if (keyword.do === 'hits') hits--
    else if (keyword.do === 'negate') negates = negates.filter((block) => block !== keyword.what)
  }
  return { ...strong, power, hits, negates }
}

/** The game in which some keywords are offered, paid for and told of, and do nothing. */
const without = (isWithheld: (id: string) => boolean): Game<LastBrave> => ({
  ...lastBrave,
  play(state, actor, choice, { random, tell }) {
    let before = clone(state)
    const withholding = (event: Event): void => {
      withhold(isWithheld, before, event, state)
      tell?.(event)
      before = clone(state)
    }
    lastBrave.play(state, actor, choice, { random, tell: withholding })
  },
})

const unseen = (game: Game<LastBrave>, ...trials: Trial<LastBrave>[]): readonly string[] =>
  exhaust(game, effects, trials).content

describe('a keyword is seen when it does something', () => {
  /** For each keyword a match in which it does. */
  const witnesses = new Map<string, Trial<LastBrave>>()
  for (let bout = 0; bout < 200 && witnesses.size < lastBrave.content.length; bout++) {
    const trial = inTheOpen(`withheld ${bout}`)
    const missing = new Set(unseen(lastBrave, trial))
    for (const id of lastBrave.content) if (!missing.has(id) && !witnesses.has(id)) witnesses.set(id, trial)
  }

  test.each(lastBrave.content)('and not when it is merely told: %s', (id) => {
    const trial = witnesses.get(id)!
    expect(unseen(lastBrave, trial)).not.toContain(id)
    expect(
      unseen(
        without((one) => one === id),
        trial,
      ),
    ).toContain(id)
  })

  test('[LB-002] with every ability withheld nothing is seen', () => {
    const trials = Array.from({ length: 20 }, (_, bout) => inTheOpen(`all withheld ${bout}`))
    expect(
      unseen(
        without(() => true),
        ...trials,
      ),
    ).toEqual(lastBrave.content)
  })

  test('a single one that is withheld is the only one missing', () => {
    const game = without((id) => id === 'class.warlock.forfeit.seal')
    const trials = [...new Set(witnesses.values())]
    expect(unseen(game, ...trials)).toEqual(['class.warlock.forfeit.seal'])
  })
})
