import type { ReactNode } from 'react'
import { comb } from '#games/last-brave/board/art/graver'
import { star } from '#web/design/graver'
import type { CardId } from '#games/last-brave/cards'

const Fists = (
  <>
    <path className="bone" d={star(60, 56, 62, 46, 15)} />
    <path className="bone" d="M36 88H86L82 124H40Z" />
    <path className="fine" d="M37 98L85 106M38 108L84 116" />
    <path className="skin" d="M22 40H98C102 60 102 78 92 92C80 98 44 98 30 92C18 78 18 60 22 40Z" />
    {[20, 40, 60, 80].map((x) => (
      <rect key={x} className="skin" x={x} y="18" width="20" height="54" rx="9.5" />
    ))}
    <path className="fine" d="M26 58H34M46 60H54M66 60H74M86 58H94" />
    <path
      className="hatch"
      d={comb({ from: [99, 56], to: [82, 94], bend: [102, 84], count: 9, turn: [180, 225], length: 12 })}
    />
    <path className="skin" d="M14 70C20 58 40 66 66 70C76 72 77 86 67 88C54 89 46 90 40 97C24 100 10 86 14 70Z" />
    <path className="bone" d="M60 73C68 73 71 76 70 79C69 82 64 83 58 82Z" />
    <path className="iron" d="M16 30H104V42H16Z" />
    {[30, 50, 70, 90].map((x) => (
      <circle key={x} className="gold" cx={x} cy="36" r="4.6" />
    ))}
  </>
)

const Shield = (
  <>
    <path className="steel" d="M60 2C78 12 98 14 112 10C116 60 100 98 60 120C20 98 4 60 8 10C22 14 42 12 60 2Z" />
    <path className="cloth" d="M60 13C76 21 92 22 103 20C104 60 90 90 60 108C30 90 16 60 17 20C28 22 44 21 60 13Z" />
    <path className="bone" d="M17.5 40L60 66L102.5 40C102 48 101 54 99 60L60 86L21 60C19 54 18 48 17.5 40Z" />
    <path
      className="hatch"
      d={comb({ from: [101, 28], to: [70, 100], bend: [104, 76], count: 15, turn: [180, 225], length: 13 })}
    />
    <circle className="gold" cx="60" cy="50" r="15" />
    <path className="bone eye" d={star(60, 50, 10, 4.6, 6)} />
  </>
)

const Sword = (
  <g transform="rotate(42 60 60)">
    <path className="steel" d="M51 84V2L60-16L69 2V84Z" />
    <path className="fine" d="M60-4V76" />
    <path
      className="hatch"
      d={comb({ from: [68.5, 4], to: [68.5, 80], count: 15, turn: 190, length: 7, width: 1.6 })}
    />
    <path className="gold" d="M26 80C40 87 80 87 94 80L96 90C80 98 40 98 24 90Z" />
    <path className="wood" d="M54 94H66V120H54Z" />
    <path className="fine" d="M54 102L66 98M54 110L66 106M54 118L66 114" />
    <circle className="gold" cx="60" cy="127" r="9" />
  </g>
)

const Spear = (
  <g transform="rotate(45 60 60)">
    <path className="cloth" d="M62 36C78 28 88 46 108 34C104 46 100 50 108 62C88 70 78 54 62 60Z" />
    <path className="hatch" d={comb({ from: [64, 40], to: [64, 56], count: 5, turn: 0, length: 14, width: 2.4 })} />
    <path className="wood" d="M55 28H65V150H55Z" />
    <path className="fine" d="M60 70V144" />
    <path className="gold" d="M53 24H67V38H53Z" />
    <path className="steel" d="M60-28C76-6 76 10 66 26H54C44 10 44-6 60-28Z" />
    <path className="fine" d="M60-16V24" />
    <path
      className="hatch"
      d={comb({ from: [70, -6], to: [66, 22], bend: [73, 8], count: 6, turn: 185, length: 8, width: 1.8 })}
    />
  </g>
)

const LIMBS = 'M40 0C92 24 92 96 40 120'

const Bow = (
  <>
    <path className="fine" d="M40 0L12 60L40 120" />
    <path className="rope-ink" d={LIMBS} />
    <path className="rope wood" d={LIMBS} />
    <path className="gold" d="M71 46H87V74H71Z" />
    <path className="bone" d="M-2 52L14 60L-2 68L10 68L26 60L10 52Z" />
    <path className="wood" d="M12 57H98V63H12Z" />
    <path className="steel" d="M94 46L124 60L94 74L101 60Z" />
    <path className="gold" d="M30-4L46-2L42 10L32 6ZM30 124L46 122L42 110L32 114Z" />
  </>
)

const Hammer = (
  <g transform="rotate(-38 60 60)">
    <path className="wood" d="M53 40H67V136H53Z" />
    <path className="deep" d="M52 100H68V132H52Z" />
    <path className="fine" d="M52 108L68 104M52 117L68 113M52 126L68 122" />
    <path className="steel" d="M20-2H100V42H20Z" />
    <path className="iron" d="M4-8H26V48H4ZM94-8H116V48H94Z" />
    <path className="hatch" d={comb({ from: [30, 41], to: [90, 41], count: 13, turn: -90, length: 12 })} />
    <path className="gold" d="M46-6H74V48H46Z" />
    <path className="bone" d={star(60, 21, 11, 4.6, 4)} />
  </g>
)

const DAGGER = (
  <>
    <path className="steel" d="M50 72L46 14L60-14L74 14L70 72Z" />
    <path className="fine" d="M60 0V68" />
    <path className="hatch" d={comb({ from: [73, 18], to: [70, 68], count: 9, turn: 188, length: 9, width: 1.8 })} />
    <path className="gold" d="M36 68C46 76 74 76 84 68L86 77C74 86 46 86 34 77Z" />
    <path className="deep" d="M54 82H66V112H54Z" />
    <path className="gold" d="M60 108L69 117L60 126L51 117Z" />
  </>
)

const Daggers = (
  <>
    <g transform="rotate(-38 60 66)">{DAGGER}</g>
    <g transform="rotate(38 60 66)">{DAGGER}</g>
  </>
)

const CROOK = 'M52 130L58 56C36 50 32 20 54 10C76 2 94 22 84 40C77 50 64 46 66 35'

const Staff = (
  <g transform="rotate(14 60 60)">
    <path className="rope-ink" d={CROOK} />
    <path className="rope wood" d={CROOK} />
    <circle className="leaf" cx="62" cy="30" r="10" />
    <path className="shine" d="M57 28C58 25 61 24 63 24" />
    <path className="gold" d="M49 58L68 59L67 68L48 67ZM46 98L64 99L63 108L45 107Z" />
    <path className="gold eye" d={`${star(100, 22, 10, 3, 4)}${star(26, 40, 8, 2.6, 4)}${star(92, 66, 7, 2.2, 4)}`} />
  </g>
)

/** What the Champion has brought along. */
export const ARMS: { readonly [Id in CardId & `arms.${string}`]: ReactNode } = {
  'arms.fists': Fists,
  'arms.shield': Shield,
  'arms.sword': Sword,
  'arms.spear': Spear,
  'arms.bow': Bow,
  'arms.hammer': Hammer,
  'arms.daggers': Daggers,
  'arms.staff': Staff,
}
