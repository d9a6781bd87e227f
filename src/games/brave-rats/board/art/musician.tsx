import { comb } from '#web/design/graver'
import { Head, NearEar } from '#games/brave-rats/board/art/head.tsx'
import { Paw } from '#games/brave-rats/board/art/paw.tsx'

const SHADE = [
  comb({ from: [30, 236], to: [84, 272], bend: [34, 272], count: 10, turn: [-10, -50], length: 26 }),
  comb({ from: [70, 92], to: [106, 56], bend: [74, 64], count: 10, turn: [10, 60], length: 18, width: 2.6 }),
].join('')

/** Eyes shut, mouth open: while he sings nobody wins anything. */
export function Musician() {
  return (
    <g style={{ '--art-fur': '#a97d55' }}>
      <path className="cloth" d="M14 272C18 222 48 186 84 164L142 174C180 188 212 224 218 272Z" />
      <path
        className="gold"
        d="M64 178L80 166L98 184L120 178L140 194L160 180L172 196L158 214L136 204L114 216L92 202L68 208Z"
      />
      <Head eye="shut" ears="none" mouth="singing" />
      <path
        className="cloth"
        d="M62 98C66 52 108 34 142 48C164 58 186 74 210 78C176 92 128 82 98 98C84 106 70 108 62 98Z"
      />
      <path className="hatch" d={SHADE} />
      <path className="pale" d="M64 98C96 76 148 80 210 78C184 96 130 90 100 104C86 110 70 110 64 98Z" />
      <NearEar />
      <path
        className="bone"
        d="M96 64C82 30 50 8 16 10C28 18 32 26 32 34C24 34 18 38 14 44C30 46 40 52 44 60C60 58 80 62 92 72Z"
      />
      <path className="fine" d="M92 68C72 44 50 28 26 20M60 42L54 24M64 44L46 48" />
      <path className="wood" d="M44 214C62 184 104 178 130 198C154 218 150 258 118 278L48 282C26 264 28 236 44 214Z" />
      <path className="wood" d="M126 196L214 158L222 172L138 216Z" />
      <path className="dark" d="M212 160L230 138L240 148L222 172Z" />
      <circle className="dark" cx="98" cy="226" r="16" />
      <circle className="line" cx="98" cy="226" r="22" />
      <path className="fine pale-line" d="M64 246L214 162M68 252L218 168M60 240L210 158" />
      <Paw x={184} y={184} turn={-20} />
      <Paw x={82} y={248} turn={30} />
      <path className="line" d="M205 97V62L229 56V91M205 72L229 66" />
      <ellipse className="dark" cx="198" cy="98" rx="7" ry="5" />
      <ellipse className="dark" cx="222" cy="92" rx="7" ry="5" />
    </g>
  )
}
