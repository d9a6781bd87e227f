import { type SignName, SIGNS } from '#games/roll-and-fight/board/art/signs'
import './sign.css'

export type { SignName }

/** Fills what holds it, in the colour of its text, and says nothing. */
export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg className="rf-sign" data-sign={name} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[name]} fillRule="evenodd" />
  </svg>
)
