import type { Seat } from '#engine/game'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import type { Choice, View } from '#games/roll-and-fight/types'
import { choices } from '#games/roll-and-fight/rules/why-not'
import { askedOf } from '#games/roll-and-fight/rules/pending'

/** RF-R113 What is chosen for a seat whose time is up. */
export function timeUp(view: View, seat: Seat): readonly Choice[] {
  const asked = askedOf(view, seat)
  const offered = choices(view, seat)
  return asked && offered.length > 0 ? [offered[0]!] : BASIC_IDS.length ? [] : []
}
