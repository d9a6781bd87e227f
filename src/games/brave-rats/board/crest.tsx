import { comb } from '#web/design/graver'
import { type Clan, SHIELDS } from '#games/brave-rats/board/clan'
import './crest.css'

const CHEESE = comb({ from: [30, 62], to: [66, 68], bend: [48, 70], count: 9, turn: -90, length: 9, width: 2 })
const APPLE = comb({ from: [34, 52], to: [46, 78], bend: [32, 70], count: 9, turn: [0, -40], length: 11, width: 2 })

/** A clan's coat of arms: a cut cheese for the Yargs, an apple bough for the Applewoods. */
export function Crest({ clan }: { readonly clan: Clan }) {
  return (
    <svg className="br-crest" data-clan={clan} viewBox="0 0 100 100" aria-hidden="true">
      <path className="shield" d={SHIELDS[clan]} />
      <path className="rim" d={SHIELDS[clan]} transform="translate(6 5.5) scale(0.88)" />
      {clan === 'Y' ? <Cheese /> : <Apple />}
    </svg>
  )
}

function Cheese() {
  return (
    <>
      <path className="gold" d="M22 50L62 30C72 32 79 40 79 50Z" />
      <path className="bone" d="M22 50H79V68L22 68Z" />
      <path className="hatch" d={CHEESE} />
      <circle className="hole" cx="36" cy="59" r="4" />
      <circle className="hole" cx="58" cy="61" r="5" />
      <circle className="hole" cx="70" cy="55" r="2.6" />
      <ellipse className="hole" cx="56" cy="41" rx="5" ry="2.6" />
      <path className="gold" d="M34 26L31 15L39 20L44 12L49 20L57 15L54 26Z" />
    </>
  )
}

function Apple() {
  return (
    <>
      <path className="leaf" d="M52 32C54 20 66 14 80 18C78 30 66 36 52 32Z" />
      <path className="leaf" d="M48 32C44 20 32 16 20 20C24 32 36 36 48 32Z" />
      <path
        className="bone"
        d="M50 38C60 32 76 36 76 54C76 70 64 82 56 82C53 82 52 80 50 80C48 80 47 82 44 82C36 82 24 70 24 54C24 36 40 32 50 38Z"
      />
      <path className="hatch" d={APPLE} />
      <path className="stem" d="M50 40C49 34 50 28 54 24" />
      <path className="stem" d="M62 44C67 46 69 50 69 55" />
    </>
  )
}
