import { comb } from '#web/design/graver'
import { Head, NearEar } from '#games/brave-rats/board/art/head.tsx'
import { Paw } from '#games/brave-rats/board/art/paw.tsx'

const DOUBLET = [
  comb({ from: [26, 244], to: [74, 264], bend: [32, 264], count: 8, turn: -24, length: 28 }),
  comb({ from: [68, 84], to: [104, 58], bend: [74, 62], count: 8, turn: [20, 60], length: 18, width: 2.6 }),
].join('')

/** The pleats of a ruff, seen a little from above. */
const PLEATS = Array.from({ length: 26 }, (_, at) => {
  const angle = (at / 26) * 2 * Math.PI
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  return `M${Math.round(116 + 44 * dx)} ${Math.round(182 + 9 * dy)}L${Math.round(116 + 80 * dx)} ${Math.round(186 + 28 * dy)}`
}).join('')

/** Feather, ruff and a sealed treaty: his rounds are worth twice their ink. */
export function Ambassador() {
  return (
    <g style={{ '--art-fur': '#b98f5f' }}>
      <path className="cloth" d="M14 272C18 224 48 190 84 168L142 178C180 190 212 226 218 272Z" />
      <path className="gold" d="M70 206L178 272L146 272L52 222Z" />
      <path className="hatch" d={DOUBLET} />
      <ellipse className="bone" cx="116" cy="186" rx="82" ry="29" />
      <path className="fine" d={PLEATS} />
      <Head eye="proud" ears="none" />
      <path className="cloth" d="M58 94C40 60 82 30 130 38C174 46 196 68 178 88C150 74 106 78 58 94Z" />
      <path
        className="hatch"
        d={comb({ from: [62, 84], to: [110, 44], bend: [66, 54], count: 10, turn: [10, 60], length: 20 })}
      />
      <path className="gold" d="M64 96C104 76 150 74 178 88L174 98C146 86 106 88 70 106Z" />
      <NearEar />
      <path
        className="bone"
        d="M164 66C136 16 78-6 14 20C32 22 42 28 48 36C34 36 24 44 18 56C40 50 56 54 64 62C90 50 126 52 164 66Z"
      />
      <path
        className="fine"
        d="M160 62C120 36 70 26 22 34M64 38L48 36M84 36L66 26M84 38L70 56M106 42L94 24M106 44L94 52M128 50L122 34"
      />
      <circle className="gold" cx="164" cy="70" r="8" />
      <path className="bone" d="M188 196L228 186L236 244L196 254Z" />
      <path className="bone" d="M184 192C184 184 194 184 196 190L232 182C236 176 228 176 224 178L190 186Z" />
      <path className="fine" d="M198 210L224 203M200 222L226 215M202 234L216 230" />
      <circle className="deep" cx="224" cy="240" r="8" />
      <Paw x={192} y={232} turn={-10} />
    </g>
  )
}
