import type { Decision, Seat } from '#engine/game'
import { awaited } from '#engine/steps'
import { leadOfBeat, ownQuestion } from '#games/roll-and-fight/rules/read'
import { picker, stageOf } from '#games/roll-and-fight/rules/set-up'
import type { Step, View } from '#games/roll-and-fight/types'

// Who is asked what.

const those = (view: View, kind: string, isAsked: (seat: Seat) => boolean, more: Partial<Decision> = {}): Decision[] =>
  view.boards.flatMap(({ dead }, actor) => (dead || !isAsked(actor) ? [] : { actor, kind, ...more }))

export function pending(view: View): Decision[] {
  const { phase, boards } = view
  switch (phase) {
    case 'set-up':
      return inSetUp(view)
    case 'rolling':
      return inRolling(view)
    case 'over':
      return []
    default:
      return boards.flatMap((board) => awaited<Step>(board))
  }
}

function inSetUp(view: View): Decision[] {
  const { boards } = view
  switch (stageOf(view)) {
    case 'heroes':
      return those(view, 'pick-hero', (seat) => seat === picker(view))
    case 'items':
      return those(view, 'order-items', (seat) => !boards[seat]!.ordered)
    default:
      return those(view, 'pick-side', (seat) => boards[seat]!.side === null, { sealed: true })
  }
}

function inRolling(view: View): Decision[] {
  const { race, boards, options } = view
  if (race === null) return []
  const isRolling = (seat: Seat): boolean => !boards[seat]!.stopped
  if (options.mode === 'real-time') {
    const racing = race.isOpen ? those(view, 'race', isRolling, { lasting: true }) : []
    racing.push({ actor: 'clock', kind: 'time' })
    return racing
  }
  const asked = race.throwing
    ? those(view, 'throw', (seat) => isRolling(seat) && !boards[seat]!.held, { sealed: true })
    : those(view, 'beat', (seat) => isRolling(seat) && !boards[seat]!.ready, { lasting: true })
  return fromLead(view, asked)
}

/** RF-R60 On one screen players act in the order of their seats, from the lead seat on. */
function fromLead(view: View, asked: readonly Decision[]): Decision[] {
  const lead = leadOfBeat(view)
  const place = ({ actor }: Decision): number => ((actor as Seat) - lead + view.seats) % view.seats
  return asked.toSorted((one, other) => place(one) - place(other))
}

/** What a seat is asked now. */
export function askedOf(view: View, seat: Seat): string | undefined {
  const { phase, boards, race, options } = view
  const board = boards[seat]
  if (!board || board.dead) return undefined
  switch (phase) {
    case 'set-up':
      return inSetUp(view).find(({ actor }) => actor === seat)?.kind
    case 'rolling':
      if (board.stopped || race === null) return undefined
      if (options.mode === 'real-time') return race.isOpen ? 'race' : undefined
      if (race.throwing) return board.held ? undefined : 'throw'
      return board.ready ? undefined : 'beat'
    default:
      return ownQuestion(board)?.ask
  }
}
