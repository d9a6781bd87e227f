import { type Sign, SIGNS } from '#games/last-stand/board/art/signs'
import './mark.css'

/** A sign as large as the letters around it; it is named wherever it says more than the words beside it. */
export function Mark({ sign, says }: { readonly sign: Sign; readonly says?: string }) {
  return (
    <svg
      className="ls-mark"
      viewBox="0 0 24 24"
      data-sign={sign}
      {...(says === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': says })}
    >
      <path d={SIGNS[sign]} fillRule="evenodd" />
    </svg>
  )
}
