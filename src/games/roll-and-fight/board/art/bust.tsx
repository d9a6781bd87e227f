import type { ReactNode } from 'react'
import { comb } from '#web/design/graver'

/** Something on the left half of a picture of 120, and the same on the right. */
export const Mirrored = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <g transform="translate(120 0) scale(-1 1)">{children}</g>
  </>
)

/** Of the left eye: the ball, where its pupil looks, how large that is, and the brow. */
const EYES = {
  hard: ['M43 54L57 56.5C54 60.5 46 60.5 43 54Z', 51.5, 56.6, 2.5, 'M40.5 50.5L43 46L58 52.5L57.5 55.5Z'],
  cool: [
    'M42.5 55C46 52 54 52 57.5 56C54 60 46 60 42.5 55Z',
    51,
    56,
    2.7,
    'M41 49.5C45 46 53 46.5 58 50L57 52C52 49.5 46 49.5 41 49.5Z',
  ],
  wide: [
    'M43 55C46 49.5 54 49.5 57.5 55.5C54 60.5 46 60.5 43 55Z',
    50.8,
    55.4,
    2.5,
    'M41 47C46 43 53 44 58 48L57 50.5C52 47 46 46.5 41 47Z',
  ],
  /** With a lash. */
  sly: [
    'M41 53.5C46 51 54 52.5 57.5 56.5C53 60 46 59.5 41 53.5Z',
    51,
    56,
    2.7,
    'M38.5 51C46 48 54 50 58.5 55.5L57 56.4C52 52.4 46 51.4 41.4 53.8Z',
  ],
  old: [
    'M44 55.5C47 53.5 53 53.5 56.5 56.5C53 59.5 47 59 44 55.5Z',
    51,
    56.3,
    2.2,
    'M40.5 49C45 45.5 53 47.5 58 51.5L56.5 54C51 50.5 45.5 50 41.5 52Z',
  ],
} as const

type Eyes = keyof typeof EYES

const MOUTHS = {
  firm: <path className="line" d="M52 74.5C57 73 63 73 68 74.5" />,
  grim: <path className="line" d="M51 76C57 72.6 63 72.6 69 76" />,
  smirk: <path className="line" d="M52 75.5C58 76.4 65 75 69.5 70.6" />,
  teeth: (
    <>
      <path
        className="bone"
        d="M49.5 70.5C56 72.5 64 72.5 70.5 70C70 77.5 66 79.5 60 79.5C54 79.5 50 77.5 49.5 70.5Z"
      />
      <path className="fine" d="M50.4 75H69.6M55 72.4V78.8M60 72.6V79.5M65 72.4V78.8" />
    </>
  ),
  lips: (
    <path
      className="blood"
      d="M50.5 73.4C54 70.8 57 70 60 71.8C63 70 66 70.8 69.5 73.4C66 77.6 63 78.6 60 78.6C57 78.6 54 77.6 50.5 73.4Z"
    />
  ),
  none: null,
} as const

type Mouth = keyof typeof MOUTHS

/** The whole face, and its side in the dark from the top down. */
const FACES = {
  plain: [
    'M40 46C39 31 47 23 60 23C73 23 81 31 80 46L79 61C78 71 70 83 60 87C50 83 42 71 41 61Z',
    'M60 23C73 23 81 31 80 46L79 61C78 71 70 83 60 87',
  ],
  broad: [
    'M37 46C36 30 46 22 60 22C74 22 84 30 83 46L82 66C81 77 72 87 60 88C48 87 39 77 38 66Z',
    'M60 22C74 22 84 30 83 46L82 66C81 77 72 87 60 88',
  ],
  slim: [
    'M42 46C41 31 49 23 60 23C71 23 79 31 78 46C78 60 75 68 69 77C66 81 63 85 60 86C57 85 54 81 51 77C45 68 42 60 42 46Z',
    'M60 23C71 23 79 31 78 46C78 60 75 68 69 77C66 81 63 85 60 86',
  ],
} as const

type Face = keyof typeof FACES

const DARK = 'L63 79L60.5 75L65 68.5C64 65 68 62 66 57L62.6 45C66 37 61 30 60 23Z'
const BREAST = comb({ from: [50, 122], to: [58, 98], count: 6, turn: 196, length: 9, width: 1.8 })

interface BustProps {
  readonly eyes: Eyes
  readonly mouth: Mouth
  readonly face?: Face
  /** What hides the face leaves nothing of it to be seen. */
  readonly isHidden?: boolean
}

/** Shoulders and a face, lit from the left, with the dark and a neon light on its other side. */
export function Bust({ eyes, mouth, face = 'plain', isHidden = false }: BustProps) {
  const [whole, side] = FACES[face]
  const [ball, x, y, pupil, brow] = EYES[eyes]
  return (
    <>
      <path className="cloth" d="M-2 126C2 105 20 96 44 88L60 98L76 88C100 96 118 105 122 126Z" />
      <path
        className="skin"
        d={face === 'broad' ? 'M43 72L42 91C52 101 68 101 78 91L77 72Z' : 'M50 74L48.5 90C55 97 65 97 71.5 90L70 74Z'}
      />
      <path
        className="shade"
        d="M48 84C54 90 64 90 72 82L78 90C98 97 118 105 122 126H62C64 114 62 104 60 98C56 96 51 94 48 90Z"
      />
      <path className="hatch" d={BREAST} />
      {!isHidden && (
        <>
          <Mirrored>
            <path className="skin" d="M41 52C36 49 34.5 58 38 63C39 66 42 66 43 64Z" />
          </Mirrored>
          <path className="skin" d={whole} />
          <Mirrored>
            <path className="bone eye" d={ball} />
            <circle className="dark flat" cx={x} cy={y} r={pupil} />
            <path className="dark flat" d={brow} />
          </Mirrored>
          <path className="fine" d="M58.5 57L55.5 66.5C57 68.6 61 69 64 67.4" />
          {MOUTHS[mouth]}
          <path className="shade" d={side + DARK} />
          <path className="rim" d={side} strokeDasharray="0 34 25 99" transform="translate(4.6 3.4) scale(0.925)" />
        </>
      )}
    </>
  )
}
