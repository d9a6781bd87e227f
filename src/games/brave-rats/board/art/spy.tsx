import { comb } from '#web/design/graver'
import { Head } from '#games/brave-rats/board/art/head.tsx'
import { Paw } from '#games/brave-rats/board/art/paw.tsx'

const HAT = [
  comb({ from: [80, 78], to: [104, 38], bend: [82, 50], count: 10, turn: [0, 50], length: 20 }),
  comb({ from: [46, 104], to: [112, 97], bend: [80, 94], count: 12, turn: [-80, -100], length: 11, width: 2.6 }),
].join('')
const COAT = [
  comb({ from: [44, 254], to: [88, 170], bend: [50, 200], count: 13, turn: [-6, 24], length: 22 }),
  comb({ from: [150, 262], to: [140, 206], bend: [150, 230], count: 8, turn: [-10, 20], length: 20 }),
].join('')

/** All collar and brim; he has already seen the card you have not played yet. */
export function Spy() {
  return (
    <g style={{ '--art-fur': '#8d8378' }}>
      <path className="cloth" d="M12 272C16 226 46 192 84 170L142 180C180 192 212 226 218 272Z" />
      <Head eye="sly" ears="none" />
      <path className="deep" d="M34 272C34 214 50 166 84 136C86 168 108 196 146 204L160 272Z" />
      <path className="deep" d="M196 272C200 234 190 206 170 184C164 196 156 202 146 204L160 272Z" />
      <path className="hatch" d={COAT} />
      <path className="gold" d="M152 96L192 86L197 108L157 116Z" />
      <path className="gold" d="M190 80L226 70L234 104L198 114Z" />
      <path className="steel" d="M224 66L233 64L242 106L233 108Z" />
      <path className="fine" d="M202 82L208 110M166 94L170 113" />
      <Paw x={186} y={120} turn={-14} />
      <path className="cloth" d="M76 86C72 44 94 26 124 28C154 30 168 50 168 84C138 76 106 78 76 86Z" />
      <path className="deep" d="M74 78C104 66 140 66 168 76L168 90C138 80 106 82 76 92Z" />
      <path
        className="cloth"
        d="M26 104C60 78 160 66 224 90C232 94 226 100 218 99C180 92 138 92 108 98C78 104 56 116 36 118C22 118 18 110 26 104Z"
      />
      <path className="hatch" d={HAT} />
    </g>
  )
}
