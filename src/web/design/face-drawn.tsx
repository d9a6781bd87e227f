import { star } from '#web/design/graver'

/** What a shape is filled with: the coat, the light parts, what is drawn in ink, a beak or brass; or a line of ink. */
type Ink = 'coat' | 'light' | 'ink' | 'gold' | 'line'
type Shape = readonly [ink: Ink, path: string]

interface Drawn {
  /** The colour of the coat, by day and by night. */
  readonly coat: string
  readonly shapes: readonly Shape[]
}

const dot = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`

/** Two of the same, to the left and to the right. */
const pair = (x: number, y: number, r: number, ry = r): string => dot(x, y, r, ry) + dot(64 - x, y, r, ry)

const ANIMALS: Readonly<Record<string, Drawn>> = {
  fox: {
    coat: 'light-dark(#c4622d, #d77b45)',
    shapes: [
      ['coat', 'M10 12L23 24H41L54 12L53 36L32 57L11 36Z'],
      ['light', 'M11 36L27 39L32 57ZM53 36L37 39L32 57Z'],
      ['ink', 'M14 19L20 25L15 29ZM50 19L44 25L49 29ZM27.5 50H36.5L32 56Z'],
      ['ink', pair(24, 34, 2.7)],
    ],
  },
  owl: {
    coat: 'light-dark(#7a5a35, #a3804f)',
    shapes: [
      ['coat', 'M11 9L26 17H38L53 9V36A21 21 0 0 1 11 36Z'],
      ['light', pair(23, 31, 9)],
      ['ink', pair(23, 31, 4.4)],
      ['gold', 'M32 35L37 41L32 50L27 41Z'],
      ['line', 'M25 53L28 51M36 51L39 53'],
    ],
  },
  badger: {
    coat: 'light-dark(#5d5a57, #8b8782)',
    shapes: [
      ['coat', pair(14, 17, 6)],
      ['light', 'M32 9C47 9 55 22 53 35C51 47 40 57 32 57S13 47 11 35C9 22 17 9 32 9Z'],
      ['coat', 'M18 14C25 21 27 34 25 50L17 45C12 36 13 23 18 14ZM46 14C39 21 37 34 39 50L47 45C52 36 51 23 46 14Z'],
      ['light', pair(21.5, 34, 3)],
      ['ink', pair(21.5, 34, 1.8) + dot(32, 51, 5, 3.6)],
    ],
  },
  hare: {
    coat: 'light-dark(#9b7c58, #b99a74)',
    shapes: [
      ['coat', 'M23 32C13 14 15 2 20 2S30 14 30 28ZM41 32C51 14 49 2 44 2S34 14 34 28Z'],
      ['light', 'M23 25C18 15 18 7 20.5 7S26 16 26.5 25ZM41 25C46 15 46 7 43.5 7S38 16 37.5 25Z'],
      ['coat', dot(32, 42, 18, 17)],
      ['light', dot(32, 51, 8, 6)],
      ['ink', `${pair(24, 39, 2.8)}M29 46H35L32 50Z`],
      ['line', 'M32 50V54'],
    ],
  },
  stag: {
    coat: 'light-dark(#8a5230, #b07a50)',
    shapes: [
      ['line', 'M26 26V9M26 15L17 7M26 21L12 17M38 26V9M38 15L47 7M38 21L52 17'],
      ['coat', 'M21 29L7 27L19 37ZM43 29L57 27L45 37ZM24 23H40L45 33L39 57H25L19 33Z'],
      ['light', 'M27 46H37L36 57H28Z'],
      ['ink', `${pair(26, 35, 2.7)}M27 46H37L35 51H29Z`],
    ],
  },
  hedgehog: {
    coat: 'light-dark(#5e4630, #8c6d4d)',
    shapes: [
      ['coat', star(32, 33, 29, 21, 17)],
      ['light', 'M32 23C48 23 48 41 32 57C16 41 16 23 32 23Z'],
      ['ink', `${pair(26, 36, 2.7)}${dot(32, 53, 4, 3.6)}`],
      ['line', 'M27 45Q32 49 37 45'],
    ],
  },
  raven: {
    coat: 'light-dark(#2d3442, #55617a)',
    shapes: [
      ['coat', 'M25 15L30 5L33 13L39 6L40 16C50 20 53 28 53 36C53 48 43 57 32 57S11 48 11 36C11 26 16 18 25 15Z'],
      ['light', pair(23, 31, 5)],
      ['ink', pair(23.5, 31, 2.6)],
      ['gold', 'M26 36H38L32 56Z'],
      ['line', 'M26 36L32 41L38 36'],
    ],
  },
  cat: {
    coat: 'light-dark(#6d6a72, #96929d)',
    shapes: [
      ['coat', 'M11 9L25 20H39L53 9V37A21 19 0 0 1 11 37Z'],
      ['gold', 'M17 34Q23 26 29 34Q23 40 17 34ZM47 34Q41 26 35 34Q41 40 47 34Z'],
      ['ink', `${pair(23, 33.6, 1.7, 3.6)}M28.5 42H35.5L32 46Z`],
      ['line', 'M32 46V49M32 49Q28 53 25 50M32 49Q36 53 39 50M16 44L6 42M16 48L7 50M48 44L58 42M48 48L57 50'],
      ['ink', 'M30.5 20H33.5L32 28ZM25 20H28L28 26ZM36 20H39L36 26Z'],
    ],
  },
  bear: {
    coat: 'light-dark(#6b4a2f, #97714d)',
    shapes: [
      ['coat', pair(15, 17, 9)],
      ['light', pair(15, 17, 4)],
      ['coat', dot(32, 36, 22, 21)],
      ['light', dot(32, 46, 11, 8.5)],
      ['ink', `${pair(23.5, 32, 2.9)}${dot(32, 42, 5, 3.4)}`],
      ['line', 'M32 45V49M32 49Q28 52 26 50M32 49Q36 52 38 50'],
    ],
  },
  frog: {
    coat: 'light-dark(#4c7a3a, #79a961)',
    shapes: [
      ['coat', pair(18, 19, 10)],
      ['coat', dot(32, 38, 25, 18)],
      ['light', pair(18, 18, 6)],
      ['ink', pair(18.5, 18, 3.2)],
      ['line', 'M14 40Q32 56 50 40'],
      ['ink', pair(28.5, 33, 1.2)],
    ],
  },
}

// Bots are put together: a head of metal, something to see with, something on top.
const METALS = [
  'light-dark(#8f8a80, #a8a297)',
  'light-dark(#a9772c, #c9984a)',
  'light-dark(#4f7f78, #75a79f)',
  'light-dark(#96553a, #bd7b5e)',
]
const HEADS: readonly string[] = [
  'M14 20H50V46L42 56H22L14 46Z',
  'M12 38A20 22 0 0 1 52 38V50A6 6 0 0 1 46 56H18A6 6 0 0 1 12 50Z',
  'M12 18H52V36C52 47 43 54 32 58C21 54 12 47 12 36Z',
  'M17 16H47L52 56H12Z',
]
const SIGHTS: readonly (readonly Shape[])[] = [
  [
    ['light', pair(24, 34, 6)],
    ['ink', pair(24, 34, 3)],
    ['line', 'M25 48H39'],
  ],
  [
    ['ink', 'M17 29H47V37H17Z'],
    ['gold', pair(25, 33, 2.4)],
    ['line', 'M26 46V51M32 46V51M38 46V51'],
  ],
  [
    ['light', dot(32, 34, 9)],
    ['ink', dot(32, 34, 4.5)],
    ['line', 'M24 49H40'],
  ],
  [
    ['ink', 'M19 31H28V36H19ZM36 31H45V36H36ZM30.5 36H33.5V52H30.5Z'],
    ['line', 'M20 44H27M37 44H44'],
  ],
]
const TOPS: readonly (readonly Shape[])[] = [
  [
    ['line', 'M32 18V9'],
    ['gold', dot(32, 8, 4)],
  ],
  [['gold', 'M29 19V13H23V6H41V13H35V19Z']],
]

function botOf(number: number): Drawn {
  const place = number - 1
  const at = place % HEADS.length
  const turn = Math.floor(place / HEADS.length)
  return {
    coat: METALS[(at + turn) % METALS.length]!,
    shapes: [...TOPS[(at + turn) % TOPS.length]!, ['coat', HEADS[at]!], ...SIGHTS[(at + 2 * turn) % SIGHTS.length]!],
  }
}

function drawnOf(face: string): Drawn | undefined {
  const number = /^bot-([1-8])$/.exec(face)?.[1]
  return number === undefined ? ANIMALS[face] : botOf(Number(number))
}

/** A face as it is drawn. */
export function FaceDrawn({ of }: { readonly of: string }) {
  const drawn = drawnOf(of)
  if (!drawn) return null
  return (
    <svg className="ui-face" viewBox="0 0 64 64" aria-hidden="true" focusable="false" style={{ color: drawn.coat }}>
      {drawn.shapes.map(([ink, path], at) => (
        <path key={at} data-ink={ink} d={path} />
      ))}
    </svg>
  )
}
