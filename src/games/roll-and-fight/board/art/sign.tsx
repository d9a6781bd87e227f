import type { Action } from '#games/roll-and-fight/content/vocabulary'

/** What is drawn on boards, dice and tiles: the Flashback actions, the verbs of effects, the parts of the den and of the tracks. */
export type SignName =
  | Action
  | 'move'
  | 'hit'
  | 'shoot'
  | 'wound'
  | 'heal'
  | 'jump'
  | 'evade'
  | 'kill'
  | 'heart'
  | 'loot-icon'
  | 'objective'
  | 'entrance'
  | 'visited'
  | 'one-use'
  | 'passive'
  | 'start'
  | 'resolution'
  | 'beating'
  | 'pool'

/** Fills what holds it, in the colour of its text, and says nothing. */
export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
    <text x="12" y="16" textAnchor="middle" fontSize="8">
      {name.slice(0, 3)}
    </text>
  </svg>
)
