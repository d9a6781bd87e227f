import type { ReactNode } from 'react'
import { comb } from '#games/last-brave/board/art/graver'
import { Mirrored } from '#games/last-brave/board/art/mirrored.tsx'

type Look = 'stern' | 'calm' | 'wild' | 'shut' | 'sly'

/** Of the left eye: the ball, where its pupil is, and the brow. */
const EYES: { readonly [Name in Exclude<Look, 'shut'>]: readonly [ball: string, pupil: number, brow: string] } = {
  stern: ['M43 55C47 51 53 52 57 57C52 59.5 46 59 43 55Z', 2.8, 'M41 46.5C46 46.5 52 48.5 57 52'],
  calm: ['M43 56C46 50.5 54 50.5 57 56C53 59.5 47 59.5 43 56Z', 3, 'M42 48.5C46 45 53 45 57 48.5'],
  wild: ['M44 55A6.2 6.2 0 1 0 56.4 55A6.2 6.2 0 1 0 44 55Z', 2.2, 'M41 43C46 44 52 46.5 57 50'],
  sly: ['M42.5 54.5L57 55.5C54 60 46 60 42.5 54.5Z', 2.6, 'M41 50C46 47.5 52 48.5 57 51'],
}
const LIDS = 'M43 55C46 59.5 54 59.5 57 55M45 58L43.5 61M50 59.2V62.4M55 58L56.5 61M42 49C46 46 53 46 57 49'

const MOUTHS = {
  firm: <path className="line" d="M53 74.5C57 73.2 63 73.2 67 74.5" />,
  smile: <path className="line" d="M51.5 72.5C56 77.5 64 77.5 68.5 72.5" />,
  roar: (
    <>
      <path className="dark" d="M50 70C55 67.5 65 67.5 70 70C70 79 66 82 60 82C54 82 50 79 50 70Z" />
      <path className="bone flat" d="M53 70.6C57 69.4 63 69.4 67 70.6L66 73.6H54Z" />
    </>
  ),
  none: null,
}

const CHEEK = comb({ from: [79, 50], to: [66, 82], bend: [79, 72], count: 8, turn: [178, 215], length: 9, width: 1.8 })
const NECK = comb({ from: [52, 85], to: [68, 85], bend: [60, 89], count: 6, turn: 90, length: 5, width: 1.8 })

interface BustProps {
  readonly look: Look
  readonly mouth?: keyof typeof MOUTHS
  /** Drawn under the shoulders and the face. */
  readonly behind?: ReactNode
}

/** Shoulders and a face that looks at us; hats, hair and beards come on top. */
export function Bust({ look, mouth = 'firm', behind }: BustProps) {
  return (
    <>
      {behind}
      <path className="cloth" d="M4 126C6 104 24 94 46 88C52 95 68 95 74 88C96 94 114 104 116 126Z" />
      <path className="skin" d="M50 74V90C55 95 65 95 70 90V74Z" />
      <path className="hatch" d={NECK} />
      <Mirrored>
        <path className="skin" d="M41 52C36 50 35 58 38 63C39 66 42 66 43 64Z" />
      </Mirrored>
      <path className="skin" d="M40 48C40 32 48 26 60 26C72 26 80 32 80 48C80 68 72 85 60 85C48 85 40 68 40 48Z" />
      <path className="hatch" d={CHEEK} />
      <Mirrored>
        <Eye look={look} />
      </Mirrored>
      <path className="fine" d="M60.5 55C60.5 60 56.5 63.5 57 66.5C58.5 68 61.5 68 63 66.8" />
      {MOUTHS[mouth]}
    </>
  )
}

function Eye({ look }: { readonly look: Look }) {
  if (look === 'shut') return <path className="fine" d={LIDS} />
  const [ball, pupil, brow] = EYES[look]
  return (
    <>
      <path className="bone eye" d={ball} />
      <circle className="dark flat" cx="51" cy="55.6" r={pupil} />
      <path className="line" d={brow} />
    </>
  )
}
