import type { ReactNode } from 'react'
import { rays, star } from '#web/design/graver'
import type { Strength } from '#games/brave-rats/cards'

/** Points of a staggered grid, as a heraldic field is strewn with charges. */
const strewn = (stepX: number, stepY: number): (readonly [number, number])[] => {
  const points: (readonly [number, number])[] = []
  for (let row = 0; row * stepY < 264; row++)
    for (let column = 0; column * stepX < 260; column++)
      points.push([column * stepX + (row % 2 ? stepX / 2 : 0) + 10, row * stepY + 16])
  return points
}

const each = (stepX: number, stepY: number, charge: (x: number, y: number) => string): string =>
  strewn(stepX, stepY)
    .map(([x, y]) => charge(x, y))
    .join('')

const STARS = each(52, 38, (x, y) => star(x, y, 9, 3.4, 6))
const ROSES = each(46, 40, (x, y) => `M${x} ${y - 9}q9-6 10 4q8 8-3 11q-7 8-13 0q-11-3-4-11q0-11 10-4Z`)
const KEYHOLES = each(44, 46, (x, y) => `M${x} ${y - 10}a7 7 0 0 1 4 13l3 12h-14l3-12a7 7 0 0 1 4-13Z`)
const WAVES = Array.from({ length: 9 }, (_, row) => {
  const y = row * 34
  return `M0 ${y}q20-14 40 0t40 0t40 0t40 0t40 0t40 0v15q-20-14-40 0t-40 0t-40 0t-40 0t-40 0t-40 0Z`
}).join('')
const LANCES = [20, 52, 196, 228].map((x) => `M${x - 3} 264V34L${x} 4L${x + 3} 34V264Z`).join('')

/** What each character stands before. */
const FIELDS: { readonly [Rat in Strength]: ReactNode } = {
  7: <path className="charge-gold" d={rays(126, 110, 260, 18)} />,
  6: (
    <>
      <path className="charge-pale" d="M120 0H240V264H120Z" />
      <path className="charge-deep" d={LANCES} />
    </>
  ),
  5: <path className="charge-gold" d={STARS} />,
  4: <path className="charge-pale" d="M0 264V150L120 40L240 150V264L120 150Z" />,
  3: (
    <>
      <path className="charge-deep" d="M0 0H240V264H0Z" />
      <path className="charge-moon" d="M84 92a76 76 0 1 0 152 0a76 76 0 1 0-152 0Z" />
    </>
  ),
  2: <path className="charge-deep" d={KEYHOLES} />,
  1: <path className="charge-rose" d={ROSES} />,
  0: <path className="charge-pale" d={WAVES} />,
}

/** The coloured ground of a card, with a pattern of its own for each character. */
export function Field({ rat }: { readonly rat: Strength }) {
  return (
    <g className="field">
      <rect className="ground" width="240" height="264" />
      {FIELDS[rat]}
    </g>
  )
}
