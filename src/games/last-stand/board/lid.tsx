import type { ReactNode } from 'react'
import './lid.css'

/** The lanes of the board, as beams of light. */
const BEAMS = [-72, -36, 0, 36, 72].map((turn) => (
  <path key={turn} className="beam" d="M200 196L172 -60H228Z" transform={`rotate(${turn} 200 196)`} />
))

/** Those who come nearer, by how far they are and where they stand. */
const FOES = [
  { x: 92, y: 120, size: 0.62 },
  { x: 138, y: 112, size: 0.54 },
  { x: 262, y: 112, size: 0.54 },
  { x: 308, y: 120, size: 0.62 },
  { x: 34, y: 132, size: 0.95 },
  { x: 366, y: 132, size: 0.95 },
] as const

/** A squad back to back in the light of a lamp, and a ring of enemies that closes. */
export function LidPicture() {
  return (
    <svg
      className="ls-lid"
      data-game="last-stand"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="night" x="-200" width="800" height="300" />
      <circle className="glow" cx="200" cy="128" r="150" />
      <circle className="lamp" cx="200" cy="118" r="88" />
      {BEAMS}
      <path
        className="town"
        d="M-200 170V60H-120V90H-70V40H-20V74H16V34H58V92H88V62H120V104H150V84H168V118H232V84H250V104H280V62H312V92H342V34H384V74H420V40H470V90H520V60H600V170Z"
      />
      <path className="street" d="M-200 164H600V300H-200Z" />
      {FOES.map((foe) => (
        <Foe key={foe.x} {...foe} />
      ))}
      <Hero at="translate(150 92) scale(-1 1)" coat="olive">
        <path className="hair" d="M34 30C30 10 72 8 68 32L62 26H40Z" />
        <path className="belt" d="M26 84L76 128" />
        <Arm />
        <path className="steel" d="M70 84H150V90H112V96H100L96 112H86L84 98H70Z" />
        <path className="steel" d="M118 90H146V96H118Z" />
        <Flash x={152} y={87} />
      </Hero>
      <Hero at="translate(250 92)" coat="wine">
        <path className="hair" d="M32 70C24 40 30 12 52 14C76 14 74 36 70 46C64 36 56 28 44 28C36 36 40 54 34 72Z" />
        <Arm />
        <path className="steel" d="M88 78H118V84H100L97 96H89Z" />
        <Flash x={120} y={81} />
      </Hero>
      <Hero at="translate(262 118) scale(-1 1)" coat="blue">
        <path className="helmet" d="M32 38C30 12 72 12 70 38V42H32Z" />
        <path className="visor" d="M36 34H66V41H36Z" />
        <path className="shield" d="M58 70L100 62L110 74V150L94 176H66L54 150Z" />
        <path className="mark" d="M70 92H98V104H70ZM78 84H90V112H78Z" transform="translate(-2 12)" />
      </Hero>
      <Hero at="translate(112 108)" coat="bare">
        <path className="hair" d="M35 30C34 12 68 12 67 30C58 22 46 22 35 30Z" />
        <path className="beard" d="M37 42C38 62 64 62 65 42C58 50 44 50 37 42Z" />
        <path className="vest" d="M30 74L46 64L51 86L57 64L72 74L74 160H28Z" />
        <path className="skin" d="M76 76C96 72 104 58 106 40L120 44C120 70 104 96 80 100Z" />
        <path className="skin" d="M104 24H122V46H102Z" />
        <path className="steel" d="M92 4H100L132 44H122Z" />
      </Hero>
      <path className="rubble" d="M-200 268L40 262L96 244L150 256L204 240L262 254L318 246L372 264L600 268V300H-200Z" />
    </svg>
  )
}

interface HeroProps {
  readonly at: string
  readonly coat: string
  readonly children: ReactNode
}

/** From the belt up, looking to the right. */
const Hero = ({ at, coat, children }: HeroProps) => (
  <g transform={at} data-coat={coat}>
    <path className="coat" d="M18 180L22 84C23 68 34 62 44 60H58C70 62 79 68 80 84L84 180Z" />
    <path className="skin" d="M44 48H58V64L51 70L44 64Z" />
    <path className="skin" d="M36 34C36 14 66 14 66 34C66 50 58 58 51 58C44 58 36 50 36 34Z" />
    <path className="eye" d="M52 35H55M60 35H63M50 30H56M59 30H64" />
    {children}
  </g>
)

const Arm = () => <path className="coat" d="M62 74L72 72L96 78L98 90L84 96L62 94Z" />

const Flash = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className="flash" d="M0 0L10 -9L12 -3L26 -6L16 0L26 6L12 3L10 9Z" transform={`translate(${x} ${y})`} />
)

/** One who comes out of the dark: not much more than a helmet and what glows in it. */
const Foe = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g className="foe" transform={`translate(${x} ${y}) scale(${x < 200 ? size : -size} ${size})`}>
    <path d="M-34 160L-30 62C-28 44 -14 40 -12 34C-20 12 -12 -8 4 -8C20 -8 26 10 18 34C20 40 34 44 34 62L38 160Z" />
    <path d="M24 58H74V64H52L48 76H38L36 66H24Z" />
    <path className="gleam" d="M4 10H18V16H4Z" />
  </g>
)
