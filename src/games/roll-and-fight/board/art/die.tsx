import type { ReactNode } from 'react'
import { SIGNS as SIGN_PATHS } from '#games/roll-and-fight/board/art/signs'
import type { Action, Face, Slot } from '#games/roll-and-fight/content/vocabulary'
import './die.css'

/** Upright, its point at the top. */
const KNIFE =
  'M24 2.5C29.4 8 30.6 16 29.4 29H21.2V10C21.2 7 22.2 4.6 24 2.5ZM15.8 29H32.2V33H15.8ZM20.8 33H27.2V45.5H20.8Z'
const THIN_KNIFE =
  'M24 0.5C28.2 6 29.2 14 28.2 30H21.6V9C21.6 5.4 22.6 2.6 24 0.5ZM17.6 30H30.4V33.4H17.6ZM21 33.4H27V46.5H21Z'

/** D1 What each face shows, told apart without its colours. */
const SIGNS: Readonly<Record<Face, ReactNode>> = {
  run: (
    <>
      <circle cx="30.4" cy="10.4" r="4.6" />
      <path
        className="limb"
        d="M26.6 18L21.4 28L29 32.4L26.8 41.6M21.4 28L16.8 34.8L8.6 34.4M26.6 18L33.4 23.6L39 20M26.6 18L18 17.4L13.4 23.4"
      />
    </>
  ),
  blade: <path d={KNIFE} transform="rotate(42 24 24)" />,
  double: (
    <>
      <path d={THIN_KNIFE} transform="rotate(-40 24 26)" />
      <path className="rim" d={THIN_KNIFE} transform="rotate(40 24 26)" />
      <path d={THIN_KNIFE} transform="rotate(40 24 26)" />
    </>
  ),
  gun: (
    <path
      fillRule="evenodd"
      d="M8.2 12.5H40.5V15H43V22.5H28V24.4A5.4 5.4 0 0 1 22.6 29.8H18.8L16.4 39.6Q15.8 42 13.4 42H7Q4.6 42 5.2 39.6L8.8 24.4Q5 22.6 5 18.6V15.7Q5 12.5 8.2 12.5ZM20.8 23L19.6 27H22.2A2.8 2.8 0 0 0 25 24.2V23ZM30.5 15.4V17.4H39V15.4Z"
    />
  ),
  wound: (
    <path
      fillRule="evenodd"
      d="M24 4C28.4 14 38 20.4 38 30.6A14 13.4 0 0 1 10 30.6C10 20.4 19.6 14 24 4ZM15 30.8A9 8.6 0 0 0 22.8 39.4L23.4 36.6A6 6 0 0 1 18 30.8Z"
    />
  ),
}

/** What a space takes that is not one face alone. */
const EITHER: Readonly<Record<Exclude<Slot, Face>, ReactNode>> = {
  any: (
    <>
      <path className="limb" d="M15.5 17C15.5 6.5 32.5 6.5 32.5 17C32.5 24 24 23.5 24 31" />
      <circle cx="24" cy="40" r="3.6" />
    </>
  ),
  'blade-or-gun': (
    <>
      <g transform="translate(-5 -4) scale(0.64)">{SIGNS.blade}</g>
      <g transform="translate(20 20) scale(0.6)">{SIGNS.gun}</g>
      <path className="split" d="M8 42L42 6" />
    </>
  ),
}

interface Drawn {
  readonly face: Slot | 'none' | 'flashback'
  readonly children: ReactNode
}

const Drawn = ({ face, children }: Drawn) => (
  <svg className="rf-die" data-face={face} viewBox="0 0 48 48" aria-hidden="true">
    <rect className="side" x="1.2" y="2.6" width="45.6" height="45" rx="9" />
    <rect className="top" x="1.2" y="0.8" width="45.6" height="43.8" rx="9" />
    <g className="sign" transform="translate(2.6 1.2) scale(0.89)">
      {children}
    </g>
  </svg>
)

/** A Fighting die; a face of `null` has not been rolled. Fills what holds it, and says nothing. */
export const DieFace = ({ face }: { readonly face: Face | null }) => (
  <Drawn face={face ?? 'none'}>
    {face === null ? (
      <path className="blank" d="M24 10L36 17V31L24 38L12 31V17ZM12 17L24 24L36 17M24 24V38" />
    ) : (
      SIGNS[face]
    )}
  </Drawn>
)

/** What a space for a die takes: a face, any face, or either of two. */
export const SlotFace = ({ slot }: { readonly slot: Slot }) => (
  <Drawn face={slot}>{slot === 'any' || slot === 'blade-or-gun' ? EITHER[slot] : SIGNS[slot]}</Drawn>
)

/** A Flashback die; what everybody may choose instead of one is drawn in the same way. */
export const FlashbackDie = ({ action }: { readonly action: Action | null }) => (
  <Drawn face="flashback">
    {action === null ? (
      EITHER.any
    ) : (
      <path transform="translate(5 5) scale(1.58)" d={SIGN_PATHS[action]} fillRule="evenodd" />
    )}
  </Drawn>
)
