import type { Seat } from '#engine/game'
import { asked } from '#engine/steps'
import { secretChoices, useChoices, type Window } from '#games/last-brave/rules/abilities'
import { legalTargets } from '#games/last-brave/rules/fighters'
import type { Choice, Pref, Step, View } from '#games/last-brave/types'

// Section E: what may be chosen in each window, and whether anyone is asked at all.

const PASS: Choice = Object.freeze({ kind: 'pass' })
const FALL: Choice = Object.freeze({ kind: 'fall' })
const ATTACK_ALL: Choice = Object.freeze({ kind: 'attack-all' })

/** What each window offers besides abilities. */
const PLAIN: Readonly<Record<Window, (view: View, seat: Seat, choices: Choice[]) => void>> = {
  turn(view, seat, choices) {
    if (view.attack.scatter) choices.push(ATTACK_ALL)
    else for (const target of legalTargets(view, seat)) choices.push({ kind: 'attack', seat: target })
  },
  damage(view, seat, choices) {
    const { hand, reveal } = view.fighters[seat]!
    for (const card of hand) choices.push({ kind: 'reveal', card } as Choice)
    for (const { card } of reveal) choices.push({ kind: 'move', card })
    if (hand.length + reveal.length === 0) choices.push(FALL) // LB-060, LB-R52
  },
  between: (_view, _seat, choices) => void choices.push(PASS),
  after: (_view, _seat, choices) => void choices.push(PASS),
  react: (_view, _seat, choices) => void choices.push(PASS),
}

/** What everybody can see that a seat may choose: all but its Secret Skill. */
export function openChoices(view: View, seat: Seat, window: Window): Choice[] {
  const choices: Choice[] = []
  PLAIN[window](view, seat, choices)
  if (window !== 'react') useChoices(view, seat, window, choices) // LB-R25
  return choices
}

/** All that a seat may choose in a window. */
export function windowChoices(view: View, seat: Seat, window: Window): Choice[] {
  const choices = openChoices(view, seat, window)
  secretChoices(view, seat, window, choices)
  return choices
}

/** The window that is open for a seat, if one is. */
export function windowOf(view: View, seat: Seat): Window | undefined {
  const question = asked<Step>(view)
  return question?.of.includes(seat) ? question.ask : undefined
}

/**
 * E4 Whether a seat is asked may depend on what everybody sees and on its own preferences, never on hidden cards. So an
 * unused Secret Skill asks in `turn` and `damage` whatever it is, and elsewhere only where its owner wants to be asked.
 */
export function isAsked(view: View, seat: Seat, window: Window, open: readonly Choice[]): boolean {
  const { faceUp, prefs } = view.fighters[seat]!
  const wants = (pref: Pref): boolean => !faceUp && prefs![pref]
  switch (window) {
    case 'turn':
      return open.length > 1 || !faceUp
    case 'damage':
      return open.length > 1 || wants('askForced')
    case 'between':
    case 'after':
      return open.length > 1 || wants(window)
    default:
      return false
  }
}
