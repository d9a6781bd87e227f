import { comb, star } from '#web/design/graver'
import { Head } from '#games/brave-rats/board/art/head.tsx'
import { Paw } from '#games/brave-rats/board/art/paw.tsx'

const SHADE = comb({ from: [82, 80], to: [116, 20], bend: [90, 44], count: 12, turn: [10, 40], length: 22 })
const ROBE = comb({ from: [26, 240], to: [70, 264], bend: [32, 262], count: 8, turn: -24, length: 28 })

/** Old, grey, and quite able to make your best card forget why it came. */
export function Wizard() {
  return (
    <g style={{ '--art-fur': '#9d9a93' }}>
      <path className="cloth" d="M14 272C18 222 48 186 84 164L142 174C180 188 212 224 218 272Z" />
      <path className="hatch" d={ROBE} />
      <path className="gold" d={star(62, 226, 13, 5, 5)} />
      <path className="gold" d={star(184, 240, 10, 4, 5)} />
      <path className="wood" d="M206 178L215 178L212 272L201 272Z" />
      <path className="gold" d={star(211, 160, 27, 12, 8)} />
      <circle className="bone" cx="211" cy="160" r="9" />
      <Head eye="wise" ears="near" />
      <circle className="line" cx="148" cy="107" r="16" />
      <path className="fine" d="M132 104L104 98" />
      <path
        className="bone"
        d="M90 160C108 178 152 178 182 151C190 176 184 200 170 214C172 232 160 252 142 266C130 252 122 240 118 224C102 212 88 188 90 160Z"
      />
      <path
        className="fine"
        d="M106 178C112 200 122 214 130 232M126 182C130 204 138 222 142 248M148 180C150 200 152 214 150 236M168 170C170 186 166 198 162 210"
      />
      <path className="bone" d="M188 147C178 164 154 170 136 162C152 158 160 152 166 146Z" />
      <path
        className="cloth"
        d="M78 88C88 44 112 8 154 0C180-4 190 14 180 26C172 16 160 20 157 34C154 50 156 66 160 80C132 68 104 74 78 88Z"
      />
      <path className="hatch" d={SHADE} />
      <path className="gold" d={star(134, 40, 11, 4.5, 5)} />
      <path className="gold" d="M76 90C104 72 134 68 160 76L163 88C134 80 106 84 80 102Z" />
      <path
        className="deep"
        d="M44 106C70 82 88 88 118 82C150 76 176 78 198 92C168 92 136 90 104 100C84 106 62 120 48 118C40 116 40 110 44 106Z"
      />
      <Paw x={207} y={226} turn={6} />
    </g>
  )
}
