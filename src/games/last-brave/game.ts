import type { Dealer, Game, Seat } from '#engine/game'
import { answered, asked, awaited, run, todo } from '#engine/steps'
import { about } from '#games/last-brave/about'
import { lock } from '#games/last-brave/rules/attack'
import { begin } from '#games/last-brave/rules/begin'
import { PRINTED } from '#games/last-brave/cards'
import { fall, move, reveal } from '#games/last-brave/rules/damage'
import { dealBout } from '#games/last-brave/rules/deal'
import { determinize, hear, resample, view } from '#games/last-brave/rules/hidden'
import { clash } from '#games/last-brave/options'
import { asides, botAsides, settle } from '#games/last-brave/rules/prefs'
import { STEPS } from '#games/last-brave/rules/steps'
import { timeUp } from '#games/last-brave/rules/time-up'
import { Choice, Event, type LastBrave, Setup, type State, type Step, type View } from '#games/last-brave/types'
import { use, useSecret } from '#games/last-brave/rules/use'
import { refusals, whyNot } from '#games/last-brave/rules/why-not'
import { windowChoices, windowOf } from '#games/last-brave/rules/windows'

export const lastBrave: Game<LastBrave> = {
  about,
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: PRINTED,
  refusals,
  isFinal: true, // LB-R31
  clash,

  deal(options, seats, random) {
    const { champions, hands, first } = dealBout(options, seats, random)
    const fighters = champions.map((champion, seat) => ({ champion, hand: [...hands[seat]!] }))
    return { options, fighters, active: first }
  },

  begin,

  pending: (view: View) => (view.result ? [] : awaited<Step>(view)),

  choices(view: View, actor) {
    if (actor === 'clock' || view.result) return []
    const window = windowOf(view, actor)
    return window ? windowChoices(view, actor, window) : []
  },

  whyNot,

  play(state, actor, choice, dealer) {
    if (choice.kind === 'prefer') settle(state, actor as Seat, choice, dealer)
    else answer(state, actor as Seat, choice, dealer)
  },

  asides,
  botAsides,
  timeUp,

  outcome: ({ result }: View) => result ?? undefined,

  /** Version 3 tells of a bout that is broken off; a match that runs has none. */
  migrate: (state, from) => (from === 2 ? state : undefined),
  standing: ({ fighters }: View) => fighters.map(({ out }) => (out ? 'fallen' : 'in')),

  /** Turns, of all bouts. */
  length: ({ past, turn, bout }: View) =>
    past.reduce((sum, { turns }) => sum + turns, 0) + (past.at(-1)?.bout === bout ? 0 : turn),

  /** The points of a campaign; a bout alone has a winner and no score. */
  score: ({ options, points }: View) => (options.campaign === 'none' ? undefined : points),

  view,
  hear,
  determinize,
  resample,
}

/** What is asked again until the window is closed: in `react` an ability ends it. */
const AGAIN = { turn: 'declare', damage: 'damage', between: 'between', after: 'after' } as const

function answer(state: State, seat: Seat, choice: Exclude<Choice, { kind: 'prefer' }>, dealer: Dealer<Event>): void {
  const { ask } = asked<Step>(state)!
  answered<Step>(state, seat)
  switch (choice.kind) {
    case 'use':
    case 'secret':
      if (ask !== 'react') todo<Step>(state, { do: AGAIN[ask] })
      if (choice.kind === 'use') use(state, seat, choice, dealer)
      else useSecret(state, seat, choice.choice, dealer)
      break
    case 'attack':
      lock(state, choice.seat, dealer)
      break
    case 'attack-all':
      lock(state, 'all', dealer)
      break
    case 'reveal':
      reveal(state, choice.card, dealer)
      break
    case 'move':
      move(state, choice.card, dealer)
      break
    case 'fall':
      fall(state, dealer)
      break
    default:
      choice.kind satisfies 'pass'
  }
  run(STEPS, state, dealer)
}
