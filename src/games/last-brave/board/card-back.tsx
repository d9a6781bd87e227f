import { FRAMES } from '#games/last-brave/board/art/field.tsx'
import type { CardType } from '#games/last-brave/cards'
import './card.css'

/** What stands in the frame of each kind's back. */
const SIGNS: { readonly [Name in CardType]: string } = {
  class:
    'M38 40C46 30 74 30 82 40L80 72C76 82 68 88 60 92C52 88 44 82 40 72ZM44 54V60H56V54ZM64 54V60H76V54ZM57 64V84H63V64Z',
  element:
    'M62 24C66 42 88 52 88 72C88 88 76 96 60 96C44 96 32 88 32 72C32 60 40 56 44 44C48 50 50 52 54 54C52 42 56 32 62 24ZM60 62C66 68 72 72 72 79C72 86 67 89 60 89C53 89 48 86 48 79C48 72 57 70 60 62Z',
  arms: 'M36 30L42 28L60 50L78 28L84 30L82 38L65 57L78 74L85 70L88 75L80 80L84 88L78 92L72 82L60 66L48 82L42 92L36 88L40 80L32 75L35 70L42 74L55 57L38 38Z',
}

const LATTICE = Array.from({ length: 16 }, (_, at) => {
  const x = at * 16 - 80
  return `M${x} 0L${x + 140} 140M${x + 100} 0L${x - 40} 140`
}).join('')

/** The back of an attribute card: it shows the type, and nothing else. */
export function CardBack({ type }: { readonly type: CardType }) {
  return (
    <span className="lb-card" aria-hidden="true">
      <Back type={type} />
    </span>
  )
}

/** The back itself, for one side of a card that turns. */
export function Back({ type }: { readonly type: CardType }) {
  return (
    <span className="lb-back" data-kind={type}>
      <Lattice />
      <svg className="lb-back-sign" viewBox="-2 -2 124 126">
        <path className="frame" d={FRAMES[type]} />
        <path className="sign" d={SIGNS[type]} />
      </svg>
    </span>
  )
}

/** The weave that all backs have. */
export function Lattice() {
  return (
    <svg className="lb-lattice" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice">
      <path d={LATTICE} />
    </svg>
  )
}
