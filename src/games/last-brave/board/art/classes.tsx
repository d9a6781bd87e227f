import type { ReactNode } from 'react'
import { Bust } from '#games/last-brave/board/art/bust.tsx'
import { comb } from '#games/last-brave/board/art/graver'
import { star } from '#web/design/graver'
import { Mirrored } from '#games/last-brave/board/art/mirrored.tsx'
import type { CardId } from '#games/last-brave/cards'

const HELM = comb({ from: [83, 38], to: [68, 86], bend: [84, 74], count: 12, turn: [180, 215], length: 12 })
const HOOD = comb({ from: [90, 44], to: [78, 92], bend: [94, 76], count: 11, turn: [190, 215], length: 11 })
const CREST = comb({
  from: [28, 38],
  to: [92, 38],
  bend: [60, -24],
  count: 17,
  turn: [-10, 190],
  length: 9,
  width: 1.8,
})
const FUR = comb({ from: [12, 112], to: [108, 112], bend: [60, 92], count: 21, turn: 90, length: 13, width: 3.2 })
const CAP = comb({ from: [40, 38], to: [62, 24], bend: [44, 26], count: 7, turn: [20, 60], length: 9 })
const VEIL = comb({ from: [88, 46], to: [90, 96], bend: [92, 70], count: 9, turn: 190, length: 8 })

/** The shut gate of a great helm under a plume. */
const Knight = (
  <>
    <path className="cloth" d="M60 24C52 6 70-4 90 4C108 10 108 32 98 44C98 28 84 18 60 24Z" />
    <path className="steel" d="M4 126C6 102 24 92 44 88H76C96 92 114 102 116 126Z" />
    <Mirrored>
      <path className="iron" d="M4 126C4 104 16 94 34 92C40 102 36 116 28 126Z" />
    </Mirrored>
    <path className="steel" d="M34 34C40 25 50 21 60 21C70 21 80 25 86 34L83 72C79 84 71 92 60 96C49 92 41 84 37 72Z" />
    <path className="hatch" d={HELM} />
    <path
      className="gold"
      d="M56 21.5C58.5 21 61.5 21 64 21.5V45L84.5 42L84 51L64 55V94L60 96L56 94V55L36 51L35.5 42L56 45Z"
    />
    <Mirrored>
      <path className="dark" d="M37.5 56L55 59V64L38 61Z" />
      <path className="dots" d="M44 71h.1M50 73h.1M45.5 78h.1M51 80h.1" />
    </Mirrored>
  </>
)

/** Scarred in front, under a plain helmet with a nose guard. */
const Warrior = (
  <g style={{ '--hair': '#8a4a1f' }}>
    <path className="steel" d="M88 96L104 40L112 43L98 100Z" />
    <path className="gold" d="M96 34L120 42L117 49L93 41Z" />
    <Bust look="stern" mouth="none" />
    <path
      className="hair"
      d="M39 58C40 76 46 92 60 100C74 92 80 76 81 58C77 68 72 71 67 70C62 68.5 58 68.5 53 70C48 71 43 68 39 58Z"
    />
    <path className="line" d="M54 75C58 73.5 62 73.5 66 75" />
    <path className="fine" d="M52 82C54 88 57 92 60 95M68 82C66 88 63 92 60 95" />
    <path
      className="steel"
      d="M35 56C33 24 44 12 60 12C76 12 87 24 85 56L79 54C79 44 72 41 65 42V62L60 67L55 62V42C48 41 41 44 41 54Z"
    />
    <path className="gold" d="M36 42C50 34 70 34 84 42L84.5 50C70 41 50 41 35.5 50Z" />
    <path className="hatch" d={comb({ from: [80, 22], to: [84, 38], count: 5, turn: 190, length: 9 })} />
    <path className="fine" d="M69 58L76 70M70.5 65L75.5 62" />
  </g>
)

/** Two eyes in a hood, and a blade that was not there. */
const Assassin = (
  <>
    <path className="deep" d="M4 126C8 104 24 96 40 92H80C96 96 112 104 116 126Z" />
    <path
      className="cloth"
      d="M60 4C34 12 22 40 24 72C26 88 36 98 46 104L60 112L74 104C84 98 94 88 96 72C98 40 86 12 60 4Z"
    />
    <path className="hatch" d={HOOD} />
    <path className="dark" d="M60 22C44 30 37 46 39 64C41 80 50 90 60 96C70 90 79 80 81 64C83 46 76 30 60 22Z" />
    <path className="deep" d="M40 66C48 61 72 61 80 66C78 80 70 90 60 96C50 90 42 80 40 66Z" />
    <Mirrored>
      <path className="bone" d="M42 51C47 49 54 52 57 57C51 60 44 57 42 51Z" />
      <circle className="dark flat" cx="51.5" cy="55" r="2.4" />
    </Mirrored>
    <path className="fine" d="M48 74C54 78 66 78 72 74M52 84C56 86 64 86 68 84" />
    <path className="steel" d="M76 124L86 92C90 80 96 70 104 62C106 74 104 86 98 98L88 126Z" />
    <path className="fine" d="M101 70L84 120" />
    <path className="gold" d="M66 106L98 116L96 123L64 113Z" />
  </>
)

/** A feathered cap, and more arrows than there are targets. */
const Ranger = (
  <g style={{ '--skin': '#c98f62', '--hair': '#40281a' }}>
    <path className="wood" d="M4 70L26 62L40 100L16 110Z" />
    <path className="bone" d="M2 68L-2 40L8 44L12 36L18 62ZM14 62L14 32L24 38L30 30L30 58Z" />
    <path className="hair" d="M36 44C32 64 34 80 40 88H80C86 80 88 64 84 44Z" />
    <Bust look="sly" mouth="smile" />
    <path className="hair" d="M38 60C36 48 40 42 46 40C44 48 42 54 38 60ZM82 60C84 48 80 42 74 40C76 48 78 54 82 60Z" />
    <path className="gold" d="M84 34C88 14 100 2 118 0C120 18 110 36 90 42Z" />
    <path className="fine" d="M88 38C94 24 102 14 112 6M94 28L104 26M99 20L108 17" />
    <path className="cloth" d="M34 44C34 24 50 10 68 14C84 17 92 28 94 40C76 32 54 34 34 44Z" />
    <path className="hatch" d={CAP} />
    <path className="deep" d="M22 50C40 34 76 28 106 42C98 48 88 46 80 45C64 43 46 46 34 54C26 58 18 56 22 50Z" />
  </g>
)

/** Under a halo, with a list that you are not on. */
const Cleric = (
  <g style={{ '--skin': '#e3b592' }}>
    <circle className="gold" cx="60" cy="50" r="48" />
    <circle className="bone" cx="60" cy="50" r="39" />
    <path
      className="hatch"
      d={comb({ from: [24, 50], to: [96, 50], bend: [60, -26], count: 15, turn: [180, 360], length: 9, width: 1.6 })}
    />
    <Bust look="shut" mouth="smile" />
    <path
      className="bone"
      d="M60 12C36 12 28 34 28 58C28 84 22 100 14 114C30 108 44 100 50 90C42 82 40 64 42 50C44 38 52 34 60 34C68 34 76 38 78 50C80 64 78 82 70 90C76 100 90 108 106 114C98 100 92 84 92 58C92 34 84 12 60 12Z"
    />
    <path className="hatch" d={VEIL} />
    <path className="gold eye" d={star(60, 22, 9.5, 4.4, 8)} />
    <path className="gold" d="M56 98H64V106H72V113H64V126H56V113H48V106H56Z" />
  </g>
)

/** Horns, a pointed beard, and eyes that have read your contract. */
const Warlock = (
  <g style={{ '--skin': '#b9b39a', '--hair': '#2c2330', '--art-bone': '#d9ef6a' }}>
    <path className="deep" d="M60 96L18 60C8 84 4 104 2 126H118C116 104 112 84 102 60Z" />
    <Bust look="stern" mouth="firm" />
    <path className="hair" d="M50 78C52 92 56 106 60 116C64 106 68 92 70 78C64 82 56 82 50 78Z" />
    <path className="hair" d="M48 71C54 67 58 69 60 71C62 69 66 67 72 71C66 74 62 73 60 73C58 73 54 74 48 71Z" />
    <path
      className="deep"
      d="M60 12C40 12 32 30 34 54L40 72C40 56 42 42 60 34C78 42 80 56 80 72L86 54C88 30 80 12 60 12Z"
    />
    <g style={{ '--art-bone': '#f0e2c0' }}>
      <Mirrored>
        <path className="bone" d="M38 34C20 34 6 22 8-2C16 14 28 18 46 17Z" />
        <path className="fine" d="M17 15L12 20M25 20L21 28M34 22L32 31" />
      </Mirrored>
    </g>
    <path className="gold" d="M60 18L66 26L60 34L54 26Z" />
  </g>
)

/** Somebody tell the arms it is over. */
const Berserker = (
  <g style={{ '--skin': '#e0a67f', '--hair': '#b5521d' }}>
    <path className="hair" d={star(60, 54, 60, 42, 17)} />
    <Bust look="wild" mouth="roar" />
    <path className="wood" d="M2 126C6 106 22 94 44 90C50 100 70 100 76 90C98 94 114 106 118 126Z" />
    <path className="hatch" d={FUR} />
    <path
      className="hair"
      d="M38 60C34 36 44 20 60 20C76 20 86 36 82 60C80 50 78 44 74 40L70 46L64 36L58 46L52 36L47 44C42 46 40 52 38 60Z"
    />
    <path className="hair" d="M42 72C44 92 54 104 60 110C66 104 76 92 78 72C74 84 68 88 60 88C52 88 46 84 42 72Z" />
    <path className="flame flat" d="M40 62H54L52 65H41ZM80 62H66L68 65H79ZM42 67H50L49 70H43ZM78 67H70L71 70H77Z" />
  </g>
)

/** The crest runs from ear to ear, so that every rank can see it. */
const Marshal = (
  <g style={{ '--skin': '#a9744b', '--hair': '#2b1c12' }}>
    <path className="deep" d="M16 44C14 14 36-4 60-4C84-4 106 14 104 44L88 46C88 26 76 16 60 16C44 16 32 26 32 46Z" />
    <path className="hatch" d={CREST} />
    <Bust look="stern" />
    <path className="gold" d="M10 126C12 108 28 98 44 92C52 102 68 102 76 92C92 98 108 108 110 126Z" />
    <path className="fine" d="M30 108C44 118 76 118 90 108M24 118C42 128 78 128 96 118" />
    <path className="gold" d="M34 70C30 30 42 14 60 14C78 14 90 30 86 70L78 80V54C74 45 46 45 42 54V80Z" />
    <path className="steel" d="M40 40C48 32 72 32 80 40L82 50C72 41 48 41 38 50Z" />
    <path className="bone eye" d={star(60, 27, 8, 4, 6)} />
    <path className="hatch" d={comb({ from: [85, 44], to: [83, 72], count: 6, turn: 182, length: 6 })} />
  </g>
)

/** Who the Champion is at home. */
export const CLASSES: { readonly [Id in CardId & `class.${string}`]: ReactNode } = {
  'class.knight': Knight,
  'class.warrior': Warrior,
  'class.assassin': Assassin,
  'class.ranger': Ranger,
  'class.cleric': Cleric,
  'class.warlock': Warlock,
  'class.berserker': Berserker,
  'class.marshal': Marshal,
}
