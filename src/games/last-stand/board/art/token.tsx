import { type Sign, SIGNS } from '#games/last-stand/board/art/signs'
import { star } from '#web/design/graver'
import './token.css'

/** The shape of each token on a square of 48, which tells them apart without colour, and its sign, if it has one. */
const TOKENS = {
  damage: [star(24, 24, 23, 15, 9)],
  armor: ['M24 2C31 6 38 7 44 6C46 24 39 38 24 46C9 38 2 24 4 6C10 7 17 6 24 2Z'],
  cube: ['M24 2L44 12V36L24 46L4 36V12Z'],
  squad: ['M14 2H34L46 14V34L34 46H14L2 34V14Z', 'token'],
  mine: ['M24 4A20 20 0 1 1 24 44A20 20 0 1 1 24 4Z', 'mine'],
  fire: [
    'M26 1C27 12 42 17 42 30C42 40 34 47 24 47C14 47 6 40 6 30C6 23 10 19 13 14C15 18 17 20 20 21C18 13 20 6 26 1Z',
  ],
  aim: ['M24 4A20 20 0 1 1 24 44A20 20 0 1 1 24 4Z', 'aim'],
  adds: ['M6 3H42V45H6Z', 'adds'],
  first: [star(24, 24, 23, 19, 12), 'first'],
} as const satisfies Record<string, readonly [shape: string, sign?: Sign]>

type TokenId = keyof typeof TOKENS
export const TOKEN_IDS = Object.keys(TOKENS) as TokenId[]

interface TokenProps {
  readonly of: TokenId
  /** How many: a number on it. */
  readonly count?: number
}

/** A piece of cardboard that lies on the table; it fills what holds it, and what it means is said by whatever holds it. */
export function Token({ of, count }: TokenProps) {
  const [shape, sign]: readonly [string, Sign?] = TOKENS[of]
  return (
    <svg className="ls-piece" data-token={of} viewBox="0 0 48 48" aria-hidden="true">
      <path className="shape" d={shape} />
      {of === 'cube' && <path className="edge" d="M4 12L24 22L44 12M24 22V46" />}
      {of === 'fire' && count === undefined && (
        <path className="core" d="M25 22C25 30 34 30 34 37C34 42 30 45 25 45C20 45 16 42 16 37C16 31 24 30 25 22Z" />
      )}
      {sign && count === undefined && (
        <path className="sign" transform="translate(10.5 10.5) scale(1.125)" d={SIGNS[sign]} fillRule="evenodd" />
      )}
      {count !== undefined && (
        <text x="24" y={of === 'fire' ? 40 : 34} textAnchor="middle">
          {count}
        </text>
      )}
    </svg>
  )
}
