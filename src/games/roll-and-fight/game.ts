import type { Game } from '#engine/game'
import { about } from '#games/roll-and-fight/about'
import { CONTENT } from '#games/roll-and-fight/content/all'
import { clash } from '#games/roll-and-fight/options'
import { begin } from '#games/roll-and-fight/rules/begin'
import { determinize, hear, resample, view } from '#games/roll-and-fight/rules/hidden'
import { pending } from '#games/roll-and-fight/rules/pending'
import { play } from '#games/roll-and-fight/rules/play'
import { beat } from '#games/roll-and-fight/rules/race'
import { scores } from '#games/roll-and-fight/rules/scoring'
import { deal } from '#games/roll-and-fight/rules/set-up'
import { part, timeUp } from '#games/roll-and-fight/rules/time-up'
import { accepts, choices, refusals, whyNot } from '#games/roll-and-fight/rules/why-not'
import { Choice, Event, type RollAndFight, Setup, type View } from '#games/roll-and-fight/types'

export const rollAndFight: Game<RollAndFight> = {
  about,
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: CONTENT,
  refusals,
  beside: 'boards',
  queues: true, // RF-R44
  clash,
  deal,
  begin,
  pending,
  choices,
  accepts,
  whyNot,
  play,
  beat,
  timeUp,
  part,
  outcome: ({ result }: View) => result ?? undefined,
  /** RF-R114 */
  leave(state, seats) {
    state.left = [...seats]
  },
  length: ({ round }: View) => round,
  score: scores,
  /** RF-168 The dead take no part any more. */
  standing: ({ boards }: View) => boards.map(({ dead }) => (dead ? 'fallen' : 'in')),
  view,
  hear,
  determinize,
  resample,
}
