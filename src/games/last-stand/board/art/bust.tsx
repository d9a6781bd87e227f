import type { ReactNode } from 'react'
import { comb } from '#games/last-stand/board/art/graver'
import { Mirrored } from '#games/last-stand/board/art/mirrored.tsx'

/** Of the left eye: the ball, how large its pupil is, and the brow. */
const EYES = {
  stern: ['M43 55C47 51 53 52 57 57C52 59.5 46 59 43 55Z', 2.8, 'M41 46.5C46 46.5 52 48.5 57 52'],
  calm: ['M43 56C46 50.5 54 50.5 57 56C53 59.5 47 59.5 43 56Z', 3, 'M42 48.5C46 45 53 45 57 48.5'],
  wild: ['M44 55A6.2 6.2 0 1 0 56.4 55A6.2 6.2 0 1 0 44 55Z', 2.2, 'M41 43C46 44 52 46.5 57 50'],
  sly: ['M42.5 54.5L57 55.5C54 60 46 60 42.5 54.5Z', 2.6, 'M41 50C46 47.5 52 48.5 57 51'],
} as const

export type Eyes = keyof typeof EYES

const MOUTHS = {
  firm: <path className="line" d="M53 74.5C57 73.2 63 73.2 67 74.5" />,
  smile: <path className="line" d="M51.5 72.5C56 77.5 64 77.5 68.5 72.5" />,
  smirk: <path className="line" d="M52 75.5C58 76.5 65 75 69 71" />,
  grin: (
    <>
      <path className="bone" d="M49 70C56 72.5 64 72.5 71 70C70 78 66 80.5 60 80.5C54 80.5 50 78 49 70Z" />
      <path className="fine" d="M55 72V79.5M60 72.4V80.5M65 72V79.5" />
    </>
  ),
  roar: (
    <>
      <path className="dark" d="M49 69C55 66.5 65 66.5 71 69C71 79 66 82.5 60 82.5C54 82.5 49 79 49 69Z" />
      <path className="bone flat" d="M52.6 70C57 68.6 63 68.6 67.4 70L66.4 73.4H53.6Z" />
    </>
  ),
  lips: (
    <path
      className="red"
      d="M50.5 73C54 70.6 57 69.6 60 71.4C63 69.6 66 70.6 69.5 73C66 77.6 63 78.6 60 78.6C57 78.6 54 77.6 50.5 73Z"
    />
  ),
  none: null,
} as const

export type Mouth = keyof typeof MOUTHS

const FACES = {
  plain: 'M40 48C40 32 48 26 60 26C72 26 80 32 80 48C80 68 72 85 60 85C48 85 40 68 40 48Z',
  broad: 'M37 47C37 32 46 25 60 25C74 25 83 32 83 47L82 66C81 79 74 88 60 88C46 88 39 79 38 66Z',
  slim: 'M42 48C42 33 49 27 60 27C71 27 78 33 78 48C78 63 71 86 60 86C49 86 42 63 42 48Z',
} as const

export type Face = keyof typeof FACES

const CHEEK = comb({ from: [79, 50], to: [66, 82], bend: [79, 72], count: 8, turn: [178, 215], length: 9, width: 1.8 })
const NECK = comb({ from: [52, 86], to: [68, 86], bend: [60, 90], count: 6, turn: 90, length: 5, width: 1.8 })

interface BustProps {
  readonly eyes: Eyes
  readonly mouth: Mouth
  readonly face: Face
}

/** Shoulders and a face that looks at us; all else is worn over them. */
export function Bust({ eyes, mouth, face }: BustProps) {
  const [ball, pupil, brow] = EYES[eyes]
  return (
    <>
      <path className="cloth" d="M4 126C6 104 24 94 46 88C52 95 68 95 74 88C96 94 114 104 116 126Z" />
      <path
        className="skin"
        d={face === 'broad' ? 'M44 72V92C53 99 67 99 76 92V72Z' : 'M50 74V90C55 95 65 95 70 90V74Z'}
      />
      <path className="hatch" d={NECK} />
      <Mirrored>
        <path className="skin" d="M41 52C36 50 35 58 38 63C39 66 42 66 43 64Z" />
      </Mirrored>
      <path className="skin" d={FACES[face]} />
      <path className="hatch" d={CHEEK} />
      <Mirrored>
        <path className="bone eye" d={ball} />
        <circle className="dark flat" cx="51" cy="55.6" r={pupil} />
        <path className="line" d={brow} />
      </Mirrored>
      <path className="fine" d="M60.5 55C60.5 60 56.5 63.5 57 66.5C58.5 68 61.5 68 63 66.8" />
      {MOUTHS[mouth] as ReactNode}
    </>
  )
}
