import { Picture } from '#games/last-brave/board/art/picture.tsx'
import { Crest } from '#games/last-brave/board/crest.tsx'
import './lid.css'

const TIERS = [
  { y: 66, high: 40, step: 50, wide: 30 },
  { y: 132, high: 52, step: 62, wide: 38 },
] as const

/** The arches of both tiers, from the middle outward so that both sides are alike. */
const ARCHES = TIERS.map(({ y, high, step, wide }) =>
  Array.from({ length: 9 }, (_, at) => {
    const x = 200 + (at - 4) * step - wide / 2
    return `M${x} ${y + high}V${y + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${y + high}Z`
  }).join(''),
).join('')

/** Three Champions enter the arena, under the banners of the Wolf and the Bear. */
export function LidPicture() {
  return (
    <span className="lb-lid" data-game="last-brave">
      <svg className="lb-lid-arena" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="sky" width="400" height="300" />
        <circle className="sun" cx="200" cy="44" r="62" />
        <path className="wall" d="M-40 60C60 38 340 38 440 60V220H-40Z" />
        <path className="ledge" d="M-40 52C60 30 340 30 440 52V62C340 40 60 40-40 62Z" />
        <path className="arch" d={ARCHES} />
        <path className="ledge" d="M-40 112H440V122H-40ZM-40 190H440V202H-40Z" />
        <path className="sand" d="M-40 202H440V300H-40Z" />
        <path className="furrow" d="M20 222H90M300 228H380M60 246H140M250 250H340" />
      </svg>
      <LidBanner seat={0} />
      <LidBanner seat={6} />
      <span className="lb-lid-left">
        <Picture of="champion.ondrin" bare />
      </span>
      <span className="lb-lid-right">
        <Picture of="champion.noor" bare />
      </span>
      <span className="lb-lid-middle">
        <Picture of="champion.rhosyn" bare />
      </span>
    </span>
  )
}

function LidBanner({ seat }: { readonly seat: 0 | 6 }) {
  return (
    <span className="lb-lid-banner" data-crest={seat === 0 ? 'wolf' : 'bear'}>
      <Crest seat={seat} />
    </span>
  )
}
