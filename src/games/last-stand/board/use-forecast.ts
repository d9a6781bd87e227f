import { useMemo } from 'react'
import { type Part, partsOf, pickable, type Plan, planned } from '#games/last-stand/board/plan'
import { type Arrivals, arrivalsOf } from '#games/last-stand/forecast/arrivals'
import { type Assault, assaultOf } from '#games/last-stand/forecast/assault'
import { type Forecast, forecastOf } from '#games/last-stand/forecast/forecast'
import { outcomesOf } from '#games/last-stand/forecast/outcomes'
import { reachOf } from '#games/last-stand/forecast/reach'
import { type Space, SPACES } from '#games/last-stand/rules/geometry'
import type { Choice, View } from '#games/last-stand/types'

/** What the board knows before one asks. */
export interface Outlook {
  /** What the plan leads to, once nothing is missing. */
  readonly forecast: Forecast | undefined
  /** The same for each target that would complete it. */
  readonly previews: ReadonlyMap<Part, Forecast>
  /** Enemy spaces that the deed in hand can be aimed at, taken or not. */
  readonly reach: ReadonlySet<string>
  /** The coming assault, as things stand and as they would stand after the plan, where that rolls no dice. */
  readonly assault: Assault | undefined
  readonly assaultThen: Assault | undefined
  readonly arrivals: Arrivals | undefined
}

const ACTS: readonly Choice['kind'][] = [
  'skill',
  'rampage',
  'move',
  'revive',
  'stand-up',
  'stamp-out',
  'end-turn',
  'split-hits',
  'choose-target',
  'choose-space',
]
/** Questions of the enemies: each answer is a whole choice, and says what it comes to before it is picked. */
const OF_ENEMIES: readonly Choice['kind'][] = ['choose-target', 'choose-space']
const NOTHING: ReadonlyMap<Part, Forecast> = new Map()

export function useForecast(
  view: View,
  choices: readonly Choice[],
  plan: Plan,
  chosen: Choice | undefined,
  isPlaying: boolean,
): Outlook {
  const isOn = !isPlaying && view.result === null && view.phase === 'squad'
  const key = plan.join(' ')
  const soon = useMemo(
    () =>
      isOn ? { assault: assaultOf(view), arrivals: arrivalsOf(view) } : { assault: undefined, arrivals: undefined },
    [view, isOn],
  )
  const ahead = useMemo(() => {
    const isActed = chosen !== undefined && ACTS.includes(chosen.kind)
    return {
      forecast: isActed ? forecastOf(view, chosen) : undefined,
      assaultThen: isActed && isOn ? assaultAfter(view, chosen) : undefined,
      previews: previewsOf(view, choices, plan),
      reach: reachOfPlan(view, choices, plan),
    }
    // The plan is data: what it says is what counts.
  }, [view, choices, key, isOn])
  return { ...soon, ...ahead }
}

/** The assault after something that can come out in one way only. */
function assaultAfter(view: View, choice: Choice): Assault | undefined {
  const outcomes = outcomesOf(view, choice)
  const first = outcomes.next()
  if (first.done || !outcomes.next().done || first.value.state.result) return undefined
  return assaultOf({ ...first.value.state, viewer: view.viewer })
}

/** What each part would lead to that completes the plan. */
function previewsOf(view: View, choices: readonly Choice[], plan: Plan): ReadonlyMap<Part, Forecast> {
  const [deed] = plan
  const found = new Map<Part, Forecast>()
  if (choices.some(({ kind }) => OF_ENEMIES.includes(kind))) {
    for (const choice of choices) found.set(partsOf(choice)[0]!, forecastOf(view, choice))
    return found
  }
  if (deed === undefined || !isDeed(deed)) return NOTHING
  for (const part of pickable(choices, plan)) {
    const choice = planned(choices, [...plan, part])
    if (choice) found.set(part, forecastOf(view, choice))
  }
  return found
}

const isDeed = (part: Part): boolean => part === 'rampage' || part.startsWith('skill.')

function reachOfPlan(view: View, choices: readonly Choice[], plan: Plan): ReadonlySet<string> {
  const [deed] = plan
  const choice = choices.find((one) => (one.kind === 'skill' ? one.skill === deed : one.kind === deed))
  const spaces: readonly Space[] = choice && deed !== undefined && isDeed(deed) ? reachOf(view, choice) : []
  return new Set(spaces.map((at) => SPACES[at]!))
}
