import { comb } from '#web/design/graver'
import { Head } from '#games/brave-rats/board/art/head.tsx'
import { Paw } from '#games/brave-rats/board/art/paw.tsx'

const FOLDS = [
  comb({ from: [30, 236], to: [60, 264], bend: [36, 256], count: 7, turn: -20, length: 26 }),
  comb({ from: [196, 236], to: [176, 264], bend: [196, 254], count: 6, turn: 200, length: 24 }),
].join('')

/** Crowned, in ermine, with a sceptre he does not intend to share. */
export function Prince() {
  return (
    <>
      <path className="cloth" d="M12 272C16 222 46 184 84 164L142 174C180 188 212 224 218 272Z" />
      <path className="hatch" d={FOLDS} />
      <path
        className="bone"
        d="M66 168C86 194 132 204 164 180C184 190 200 206 208 228C164 254 82 256 24 230C30 204 46 182 66 168Z"
      />
      <path
        className="hatch"
        d="M52 204l-5 14l5-4l5 4ZM80 220l-5 14l5-4l5 4ZM112 226l-5 14l5-4l5 4ZM144 222l-5 14l5-4l5 4ZM174 208l-5 14l5-4l5 4ZM72 190l-4 12l4-3l4 3ZM104 204l-4 12l4-3l4 3ZM138 202l-4 12l4-3l4 3Z"
      />
      <path className="line" d="M74 160C94 190 136 198 158 178" />
      <Head eye="proud" />
      <path className="gold" d="M98 82L92 36L114 58L126 22L140 55L160 32L159 62L177 56L163 90C144 74 118 71 98 82Z" />
      <path className="fine" d="M98 74C120 62 146 66 165 81" />
      <path className="cloth" d="M128 60l7-8l7 9l-6 8Z" />
      <circle className="gold" cx="92" cy="34" r="5" />
      <circle className="gold" cx="126" cy="20" r="6" />
      <circle className="gold" cx="160" cy="29" r="5" />
      <circle className="gold" cx="179" cy="54" r="4.5" />
      <path className="gold" d="M205 192L213 192L207 272L196 272Z" />
      <path className="gold" d="M209 148C222 160 224 172 210 190C196 174 197 160 209 148Z" />
      <path
        className="gold"
        d="M193 178C200 174 206 182 208 192C212 182 219 174 226 180C228 190 220 198 209 197C198 197 191 188 193 178Z"
      />
      <Paw x={204} y={230} turn={8} />
    </>
  )
}
