import { comb } from '#web/design/graver'
import { Head } from '#games/brave-rats/board/art/head.tsx'
import { Paw } from '#games/brave-rats/board/art/paw.tsx'

const HOOD = [
  comb({ from: [46, 168], to: [74, 66], bend: [42, 104], count: 16, turn: [-8, 44], length: 34 }),
  comb({ from: [30, 236], to: [90, 266], bend: [34, 266], count: 10, turn: [-14, -40], length: 34 }),
].join('')
const SHADOW = comb({
  from: [128, 92],
  to: [132, 166],
  bend: [108, 128],
  count: 15,
  turn: [10, -16],
  length: 26,
  width: 4.2,
})
const SCARF = comb({ from: [134, 172], to: [182, 152], bend: [164, 172], count: 9, turn: [-60, -118], length: 16 })

/** Hood, mask and a narrow blade: where he is, being strong does not help. */
export function Assassin() {
  return (
    <g style={{ '--art-fur': '#6d5c4e' }}>
      <path className="deep" d="M10 272C14 218 44 184 84 162L142 174C182 186 214 222 220 272Z" />
      <Head eye="sly" ears="none" />
      <path className="hatch" d={SHADOW} />
      <path
        className="cloth"
        d="M138 128C158 136 182 134 206 126C212 138 204 146 192 150C180 168 154 180 122 178C130 162 136 146 138 128Z"
      />
      <path className="hatch" d={SCARF} />
      <path
        className="deep"
        d="M34 214C20 128 48 38 126 28C170 26 194 60 192 92C178 76 152 76 138 92C120 112 118 148 136 184C106 208 70 220 34 214Z"
      />
      <path className="hatch" d={HOOD} />
      <path className="line" d="M126 28C112 40 104 58 104 76M36 206C70 210 104 200 132 180" />
      <path className="cloth" d="M34 214C70 220 106 208 140 184L152 200C120 232 70 242 30 232Z" />
      <path className="steel" d="M205 186L211 72L224 184Z" />
      <path className="fine" d="M211 82L214 182" />
      <path className="gold" d="M186 184L240 178L241 188L188 196Z" />
      <path className="wood" d="M208 192L222 190L222 238L210 240Z" />
      <circle className="gold" cx="216" cy="244" r="8" />
      <Paw x={214} y={214} turn={4} />
    </g>
  )
}
