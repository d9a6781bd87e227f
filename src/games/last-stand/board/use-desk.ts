import { useMemo, useState } from 'react'
import type { Seat } from '#engine/game'
import { same } from '#engine/json'
import type { Refusal } from '#engine/refusal'
import { asked } from '#engine/steps'
import { lettersOf } from '#games/last-stand/board/letters'
import {
  NO_PLAN,
  type Part,
  partsOf,
  pickable,
  picked,
  type Plan,
  planned,
  stillOffered,
} from '#games/last-stand/board/plan'
import type { BoardProps } from '#games/last-stand/board/props'
import { isSquad } from '#games/last-stand/board/spots'
import { type Outlook, useForecast } from '#games/last-stand/board/use-forecast'
import type { Words } from '#games/last-stand/board/words'
import { type HeroId, isHero } from '#games/last-stand/content/heroes'
import type { Space } from '#games/last-stand/rules/geometry'
import { doerOf } from '#games/last-stand/text/forms'
import type { Choice, Hero, Question, Step, View } from '#games/last-stand/types'

/** What every part of the board needs: the table as it is drawn, and what can be done about it. */
export interface Desk {
  readonly board: BoardProps
  readonly words: Words
  readonly view: View
  readonly question: Question | undefined
  /** Where the enemy stands whose attack is being decided. */
  readonly attacker: Space | undefined
  /** The hero that may do something now. */
  readonly doer: Hero | undefined
  /** Whose question is on the desk: the viewer's own, that of another at which one may point, or none. */
  readonly mode: 'choose' | 'advise' | 'watch'
  readonly choices: readonly Choice[]
  readonly plan: Plan
  /** What the plan amounts to, if nothing is missing. */
  readonly chosen: Choice | undefined
  /** More may be added to it. */
  readonly hasMore: boolean
  /** By which key what has no digit is picked. */
  readonly letters: ReadonlyMap<Part, string>
  /** Something is on its way. */
  readonly isBusy: boolean
  /** A deed is to be picked first. */
  readonly isActing: boolean
  /** What is known before one asks. */
  readonly outlook: Outlook
  /** The whole coming assault is shown on the ring. */
  readonly isWatchful: boolean
  /** Whoever is pointed at without being pressed. */
  readonly peeked: string | undefined
  /** The hero whose sheet is shown. */
  readonly shown: HeroId | undefined
  /** Whether a choice begins with it, whatever is in hand. */
  offers(part: Part): boolean
  /** Whether pressing it does something now. */
  isLit(part: Part): boolean
  isPicked(part: Part): boolean
  press(part: Part): void
  confirm(): void
  cancel(): void
  look(hero: HeroId): void
  watch(isOn: boolean): void
  peek(at: string | undefined): void
  /** Those who point at a choice with this part. */
  advisers(part: Part): readonly Seat[]
  whyNot(attempt: object): Refusal | undefined
}

const NOTHING: readonly Choice[] = []
const ACTS: readonly Choice['kind'][] = [
  'move',
  'skill',
  'rampage',
  'revive',
  'stand-up',
  'stamp-out',
  'end-turn',
  'pass',
]

/** A plan that can come to one choice only is complete. */
function completed(choices: readonly Choice[], plan: Plan): Plan {
  const possible =
    plan.length === 0 ? [] : choices.map(partsOf).filter((parts) => plan.every((one) => parts.includes(one)))
  return possible.length === 1 ? possible[0]! : plan
}

export function useDesk(board: BoardProps): Desk {
  const { view, words, sending, isPlaying, asked: others, viewer } = board
  const isBusy = sending !== null
  const mode = board.choices.length > 0 ? 'choose' : others ? 'advise' : 'watch'
  const choices = isBusy || isPlaying ? NOTHING : mode === 'choose' ? board.choices : (others?.choices ?? NOTHING)
  const [wanted, setPlan] = useState(NO_PLAN)
  const [looked, setLooked] = useState<HeroId>()
  const [isWatchful, watch] = useState(false)
  const [peeked, peek] = useState<string>()
  // What the rules no longer offer leaves the plan; what has no alternative is in it from the start.
  const plan = choices.length === 1 ? partsOf(choices[0]!) : stillOffered(choices, wanted)
  if (choices.length !== 1 && !same(plan, wanted)) setPlan(plan)
  const parts = pickable(choices, plan)
  const chosen = planned(choices, plan)
  const letters = useMemo(() => lettersOf(view, choices), [view, choices])
  const outlook = useForecast(view, choices, plan, chosen, isPlaying)
  const question = asked<Step>(view)
  const isActing = choices.some(({ kind }) => ACTS.includes(kind))
  const doer = doerOf(view)
  const inPlan = doer ? undefined : plan.find(isHero)
  const shown = inPlan ?? looked ?? doer?.id ?? view.heroes.find(({ seat }) => seat === viewer)?.id

  function finish(choice: Choice) {
    setPlan(NO_PLAN)
    setLooked(undefined)
    if (mode === 'choose') board.onChoose(choice)
    else board.onAdvise(choice)
  }

  /** What pressing a part adds to what has been picked: a squad space alone is gone to, a fallen hero is revived. */
  function withPart(part: Part): Plan {
    if (!isActing || plan.length > 0) return picked(choices, plan, part)
    if (isSquad(part)) return picked(choices, ['move'], part)
    return part.startsWith('hero.') ? picked(choices, ['revive'], part) : picked(choices, plan, part)
  }

  function press(part: Part) {
    if (chosen && plan.at(-1) === part && !('enemies' in chosen)) {
      finish(chosen)
      return
    }
    const next = completed(choices, withPart(part))
    const choice = planned(choices, next)
    if (choice && !board.confirm && pickable(choices, next).size === 0) finish(choice)
    else setPlan(next)
  }

  function isLit(part: Part): boolean {
    if (!isActing || plan.length > 0) return parts.has(part)
    return choices.some((choice) => {
      if (choice.kind === 'move') return choice.to === part
      return choice.kind === 'revive' ? choice.hero === part : partsOf(choice)[0] === part
    })
  }

  return {
    board,
    words,
    view,
    question,
    attacker: question && 'at' in question ? question.at : undefined,
    doer,
    mode,
    choices,
    plan,
    chosen,
    hasMore: chosen !== undefined && parts.size > 0,
    letters,
    isBusy,
    isActing,
    outlook,
    isWatchful,
    peeked,
    shown,
    watch,
    peek,
    offers: (part) => choices.some((choice) => partsOf(choice)[0] === part),
    isLit,
    isPicked: (part) => plan.includes(part),
    press,
    confirm: () => chosen && finish(chosen),
    cancel: () => setPlan(NO_PLAN),
    look: (id) => setLooked(id === looked ? undefined : id),
    advisers: (part) => board.advice.filter(({ choice }) => partsOf(choice).includes(part)).map(({ by }) => by),
    whyNot: board.whyNot,
  }
}
