import { comb } from '#web/design/graver'
import { Head } from '#games/brave-rats/board/art/head.tsx'

const STEEL = [
  comb({ from: [64, 118], to: [92, 150], bend: [66, 144], count: 8, turn: [0, -60], length: 20 }),
  comb({ from: [40, 230], to: [96, 264], bend: [46, 262], count: 9, turn: [-10, -60], length: 26 }),
  comb({ from: [74, 76], to: [110, 50], bend: [84, 56], count: 8, turn: [40, 75], length: 13, width: 2.4 }),
].join('')
const PLUME = comb({ from: [30, 40], to: [100, 50], bend: [64, 26], count: 12, turn: [60, 30], length: 18, width: 2.6 })

/** Plumed and scarred; whoever comes after him comes with his blessing. */
export function General() {
  return (
    <>
      <path className="steel" d="M14 272C16 220 44 186 84 166L144 172C182 188 212 222 218 272Z" />
      <path className="gold" d="M70 164C94 188 138 196 160 172L172 190C142 218 88 210 56 182Z" />
      <path
        className="line"
        d="M126 204C122 226 122 250 128 272M40 210C56 226 62 250 60 272M188 202C176 222 172 246 176 272"
      />
      <path className="gold" d="M148 222l5 11l12 1l-9 8l3 12l-11-6l-11 6l3-12l-9-8l12-1Z" />
      <Head eye="stern" ears="none" />
      <path className="bone" d="M182 148C172 166 150 174 130 168C146 164 156 156 162 147Z" />
      <path className="fine" d="M137 88L156 126M134 96l8-3M141 108l8-3M148 121l8-3" />
      <path
        className="cloth"
        d="M116 40C104 4 54-12 14 18C34 14 46 20 52 30C30 28 14 44 12 68C28 52 46 54 54 62C42 70 38 88 42 104C56 80 88 60 118 56Z"
      />
      <path className="hatch" d={PLUME} />
      <path
        className="steel"
        d="M60 122C50 66 92 34 134 46C158 54 170 74 176 98C158 90 140 88 126 94C114 102 112 118 114 136L88 154C72 148 62 138 60 122Z"
      />
      <path className="hatch" d={STEEL} />
      <path className="steel" d="M116 46C150 32 186 48 196 72C182 74 164 80 152 88C146 70 134 56 116 46Z" />
      <path className="fine" d="M150 52C162 58 172 66 178 75M138 50C150 58 158 68 164 80" />
      <path className="gold" d="M114 136L88 154L96 164L120 148Z" />
      <circle className="gold" cx="112" cy="92" r="7" />
      <path className="dots" d="M76 106h.1M72 122h.1M88 84h.1M78 138h.1" />
    </>
  )
}
