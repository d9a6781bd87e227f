import { rays } from '#web/design/graver'

// What people and things stand in front of. It reaches further than a square, for whatever shows more of it.

const TOWN =
  'M-300 130V70H-250V50H-220V84H-180V60H-150V40H-130V76H-90V58H-60V88H-30V64H-6V78H6V46H26V70H34V92H86V66H94V50H112V36H118V76H132V62H160V90H200V54H230V76H270V46H300V80H340V60H420V130Z'
const LAMPS = [
  [10, 54],
  [18, 54],
  [10, 64],
  [18, 74],
  [-20, 72],
  [98, 58],
  [106, 58],
  [106, 70],
  [98, 82],
  [126, 70],
  [-50, 66],
  [-44, 78],
  [-140, 52],
  [-76, 66],
  [150, 72],
  [142, 84],
  [214, 64],
  [280, 58],
] as const

const RAIN = Array.from({ length: 46 }, (_, at) => {
  const [x, y] = [((at * 53) % 720) - 300, ((at * 37) % 110) - 12]
  return `M${x} ${y}l-4 13`
}).join('')

/** A night in the city, with a sign that lights it up. */
export const City = () => (
  <g className="ground">
    <rect className="night" x="-300" y="-60" width="720" height="240" />
    <path className="ray" d={rays(60, 50, 420, 9)} />
    <circle className="halo" cx="60" cy="50" r="41" />
    <path className="town" d={TOWN} />
    {LAMPS.map(([x, y]) => (
      <rect key={`${x} ${y}`} className="lamp" x={x} y={y} width="3.6" height="5" />
    ))}
    <path className="rain" d={RAIN} />
  </g>
)

/** The last room of a den: a lamp behind whoever waits there. */
export const Lair = () => (
  <g className="ground">
    <rect className="night" x="-300" y="-60" width="720" height="240" />
    <path className="ray" d={rays(60, 46, 420, 18)} />
    <path className="halo" d="M60-8L118 50L60 108L2 50Z" />
    <path className="ray" d="M60-22L132 50L60 122L-12 50Z" />
  </g>
)
