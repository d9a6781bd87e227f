import { comb } from '#web/design/graver'
import { Head } from '#games/brave-rats/board/art/head.tsx'
import { Paw } from '#games/brave-rats/board/art/paw.tsx'

const VEIL = [
  comb({ from: [34, 252], to: [66, 108], bend: [34, 170], count: 15, turn: [-10, 30], length: 24, width: 2.4 }),
  comb({ from: [90, 262], to: [140, 266], bend: [116, 256], count: 7, turn: -90, length: 22, width: 2.6 }),
].join('')

/** The weakest sword arm of the clan, and the end of any Prince. */
export function Princess() {
  return (
    <g style={{ '--art-fur': '#e2cfae' }}>
      <path className="cloth" d="M30 272C34 224 56 190 90 166L142 174C176 188 204 226 210 272Z" />
      <Head eye="soft" ears="near">
        <path className="pale" d="M120 62C72 58 34 96 28 176C26 216 18 246 8 272L82 272C74 222 80 160 104 116Z" />
      </Head>
      <path className="hatch" d={VEIL} />
      <path className="fine" d="M134 106L125 101M136 101L128 94M141 97L135 89M147 95L144 86" />
      <path className="blush" d="M150 130h.1" />
      <g>
        {[
          [90, 178],
          [100, 187],
          [112, 193],
          [126, 195],
          [140, 192],
          [152, 185],
        ].map(([x, y]) => (
          <circle key={x} className="bone" cx={x} cy={y} r="5.4" />
        ))}
      </g>
      <path className="gold" d="M104 80L98 44L115 60L127 34L140 58L157 46L158 84C140 71 122 71 104 80Z" />
      <path className="cloth" d="M127 50l5 8l-5 8l-5-8Z" />
      <circle className="bone" cx="98" cy="42" r="4.5" />
      <circle className="bone" cx="127" cy="31" r="5" />
      <circle className="bone" cx="158" cy="43" r="4.5" />
      <path
        className="line"
        d="M206 204C204 226 200 246 196 268M203 226C212 220 220 222 226 228C218 234 208 234 203 226"
      />
      <path
        className="cloth"
        d="M206 158C222 156 232 168 228 184C224 200 206 208 194 200C182 192 182 174 190 166C194 160 200 158 206 158Z"
      />
      <path
        className="fine"
        d="M206 158C214 166 214 174 206 180C198 184 194 178 198 172M228 180C216 180 206 190 206 202M186 178C194 190 204 192 214 186"
      />
      <Paw x={197} y={240} turn={6} />
    </g>
  )
}
