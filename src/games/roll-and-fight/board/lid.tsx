import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { Figure } from '#games/roll-and-fight/board/art/people.tsx'
import { FACES } from '#games/roll-and-fight/content/vocabulary'
import { rays } from '#web/design/graver'
import './lid.css'

const FAR =
  'M-200 210V120H-160V92H-120V134H-84V70H-66V56H-48V70H-30V110H-6V78H24V128H52V96H84V60H96V40H108V60H120V120H280V60H292V40H304V60H316V96H348V128H376V78H406V110H430V70H448V56H466V70H484V134H520V92H560V120H600V210Z'
const NEAR =
  'M-200 300V164H-150V190H-110V150H-60V182H-20V146H36V176H80V300ZM600 300V164H550V190H510V150H460V182H420V146H364V176H320V300Z'
const WINDOWS = [
  [-130, 112],
  [-72, 88],
  [-58, 100],
  [-58, 118],
  [4, 96],
  [4, 112],
  [90, 84],
  [104, 70],
  [104, 96],
  [12, 166],
  [26, 158],
  [-40, 172],
  [50, 190],
] as const

/** Those in front come last. */
const CREW = ['nightjar', 'bruna', 'johnny', 'kaja'] as const

/** Four heroes in a night full of neon, the man they have come for behind them, and dice in the air. */
export function LidPicture() {
  return (
    <span className="rf-lid" data-game="roll-and-fight">
      <svg className="rf-lid-city" viewBox="0 0 400 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <rect className="sky" x="-200" width="800" height="300" />
        <path className="ray" d={rays(200, 112, 520, 11)} />
        <circle className="glow" cx="200" cy="104" r="122" />
        <circle className="moon" cx="200" cy="104" r="100" />
        <path className="far" d={FAR} />
        <path className="near" d={NEAR} />
        {WINDOWS.flatMap(([x, y]) =>
          [x, 395 - x].map((at) => <rect key={`${at} ${y}`} className="lamp" x={at} y={y} width="5" height="8" />),
        )}
      </svg>
      <span className="rf-lid-boss">
        <Figure of="zemun" />
      </span>
      {CREW.map((hero) => (
        <span key={hero} className="rf-lid-hero" data-hero={hero}>
          <Figure of={hero} />
        </span>
      ))}
      {FACES.map((face) => (
        <span key={face} className="rf-lid-die" data-face={face}>
          <DieFace face={face} />
        </span>
      ))}
    </span>
  )
}
