import { useState } from 'react'
import type { Seat, Viewer } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Window } from '#games/last-brave/rules/abilities'
import { nearSeat } from '#games/last-brave/board/layout'
import { type Offer, type Offers, offersOf } from '#games/last-brave/board/offers'
import {
  announcements,
  isPlanned,
  NO_PLAN,
  type Plan,
  stillOffered,
  without,
  withUse,
} from '#games/last-brave/board/plan'
import { preview, type Use } from '#games/last-brave/board/preview'
import type { BoardProps } from '#games/last-brave/board/props'
import { useAnnouncing } from '#games/last-brave/board/use-announcing'
import type { Words } from '#games/last-brave/board/words'
import { legalTargets } from '#games/last-brave/rules/fighters'
import type { Choice, View } from '#games/last-brave/types'
import { windowOf } from '#games/last-brave/rules/windows'

/** An ability for which a card on the table is being chosen. */
interface Picking {
  readonly offer: Offer
  /** It becomes part of a plan, and is not used at once. */
  readonly isPlan: boolean
}

/** What every part of the board needs: the table as it is drawn, and what can be done about it. */
export interface Desk {
  readonly board: BoardProps
  readonly words: Words
  readonly view: View
  readonly near: Seat
  /** The seat of the viewer, if there is one. */
  readonly own: Viewer
  /** What the viewer is asked. */
  readonly window: Window | undefined
  readonly offers: Offers
  /** Those who may be attacked now: one of them, or all by a Scatter Shot. */
  readonly targets: readonly Seat[]
  readonly plan: Plan
  readonly picking: Picking | undefined
  /** Something is on its way. */
  readonly isBusy: boolean
  /** How much is still to be announced. */
  readonly announcing: number
  readonly isHalted: boolean
  choose(choice: Choice): void
  /** Presses an ability: into the plan of an attack or out of it, else uses it. */
  press(offer: Offer): void
  /** The card for an ability was pressed, or none is wanted. */
  pick(use: Use): void
  cancel(): void
  aim(seat: Seat): void
  /** Announces the plan, with the attack at its end or without; on this target rather than the one aimed at. */
  announce(withAttack: boolean, target?: Seat): void
  /** Why something is not offered, to one who plays here. */
  whyNot(attempt: Choice): Refusal | undefined
}

const NOTHING: readonly Choice[] = []

export function useDesk(board: BoardProps): Desk {
  const { words, view, viewer, you, sending, isPlaying, onChoose: choose } = board
  const isDeclaring = viewer !== 'spectator' && windowOf(view, viewer) === 'turn'
  const { left, isHalted, start, stop } = useAnnouncing(
    board.choices,
    // What came of the last announcement is seen before the next one is made.
    { isSending: sending !== null || isPlaying, isDeclaring },
    choose,
  )
  const isBusy = sending !== null || left.length > 0
  const choices = isBusy ? NOTHING : board.choices
  const offers = offersOf(choices)
  const window = viewer === 'spectator' || board.choices.length === 0 ? undefined : windowOf(view, viewer)

  const [wanted, setPlan] = useState(NO_PLAN)
  const [picking, setPicking] = useState<Picking>()
  // What the rules no longer offer leaves the plan; while it is announced it stays as it was seen.
  const plan = isBusy ? wanted : choices.some(isAttack) ? aimed(stillOffered(wanted, choices), offers) : NO_PLAN
  if (plan !== wanted && !same(plan, wanted)) setPlan(plan)
  if (picking && choices.length === 0) setPicking(undefined)

  function pick(use: Use) {
    if (picking?.isPlan) setPlan(withUse(plan, use))
    else choose(use)
    setPicking(undefined)
  }

  function press(offer: Offer) {
    const isPlan = window === 'turn'
    if (isPlan && isPlanned(plan, offer.source)) setPlan(without(plan, offer.source))
    else if (offer.picks.length > 0) setPicking({ offer, isPlan })
    else if (isPlan) setPlan(withUse(plan, offer.plain!))
    else choose(offer.plain!)
  }

  function announce(withAttack: boolean, target = plan.target) {
    const isScatter = preview(view, viewer as Seat, plan.uses).scatter
    setPlan({ ...plan, target })
    start(withAttack ? announcements({ ...plan, target }, isScatter) : plan.uses)
    setPicking(undefined)
  }

  return {
    board,
    words,
    view,
    near: nearSeat(viewer),
    own: viewer,
    window,
    offers,
    targets: offers.isAll ? legalTargets(view, viewer as Seat) : offers.targets,
    plan,
    picking,
    isBusy,
    announcing: left.length,
    isHalted,
    choose,
    press,
    pick,
    cancel() {
      if (picking) setPicking(undefined)
      else if (left.length > 0) stop()
      else setPlan(NO_PLAN)
    },
    aim: (seat) => setPlan({ ...plan, target: seat }),
    announce,
    // In a replay nobody is asked, and nobody is refused anything.
    whyNot: (attempt) => ((window === undefined && you === undefined) || isBusy ? undefined : board.whyNot(attempt)),
  }
}

/** A single target needs no aiming. */
const aimed = (plan: Plan, { targets }: Offers): Plan =>
  plan.target === null && targets.length === 1 ? { ...plan, target: targets[0]! } : plan

const isAttack = ({ kind }: Choice): boolean => kind === 'attack' || kind === 'attack-all'

const same = (a: Plan, b: Plan): boolean => a.target === b.target && a.uses === b.uses
