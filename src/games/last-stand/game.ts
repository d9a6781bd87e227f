import type { Game, Seat } from '#engine/game'
import { answered, asked, awaited, run } from '#engine/steps'
import { about } from '#games/last-stand/about'
import { CONTENT } from '#games/last-stand/content/all'
import { clash } from '#games/last-stand/options'
import { answer } from '#games/last-stand/rules/answer'
import { begin } from '#games/last-stand/rules/begin'
import { choices } from '#games/last-stand/rules/choices'
import { abandoned } from '#games/last-stand/rules/end'
import { SKULL } from '#games/last-stand/rules/geometry'
import { determinize, hear, resample, view } from '#games/last-stand/rules/hidden'
import { roundOf } from '#games/last-stand/rules/read'
import { deal } from '#games/last-stand/rules/set-up'
import { STEPS } from '#games/last-stand/rules/steps'
import { timeUp } from '#games/last-stand/rules/time-up'
import { refusals, whyNot } from '#games/last-stand/rules/why-not'
import { Choice, Event, type LastStand, Setup, type Step, type View } from '#games/last-stand/types'

export const lastStand: Game<LastStand> = {
  about,
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: CONTENT,
  refusals,
  clash,
  deal,
  begin,

  pending: (view: View) => (view.result ? [] : awaited<Step>(view)),
  choices,
  whyNot,

  play(state, actor, choice, dealer) {
    const question = asked<Step>(state)!
    answered<Step>(state, actor as Seat)
    answer(state, actor as Seat, question, choice, dealer)
    run(STEPS, state, dealer)
  },

  timeUp,
  outcome: ({ result }: View) => result ?? undefined,
  abandon: abandoned,

  /** Rounds; the skull ends the last of them. */
  length: (view: View) => Math.min(roundOf(view), SKULL),

  /** No state is different: version 2 tells more, in version 3 generals have more HP and some lieutenants add more minions; versions 4 and 5 tell more. */
  migrate: (state) => state,

  view,
  hear,
  determinize,
  resample,
}
