import type { ReactNode } from 'react'
import { comb } from '#games/last-stand/board/art/graver'
import { Mirrored } from '#games/last-stand/board/art/mirrored.tsx'
import { star } from '#web/design/graver'

const HAND = <path className="skin" d="M84 100C90 92 112 92 116 102L112 126H88Z" />
const FINGERS = <path className="fine" d="M88 106H112M88 113H111M89 120H110" />

const PISTOL = (
  <>
    <path className="iron" d="M88 40H104V86H88Z" />
    <path className="fine" d="M92 44V80M98 70H104M98 75H104" />
    <path className="dark" d="M90 84H106L112 112L98 116Z" />
    {HAND}
    {FINGERS}
  </>
)

const REVOLVER = (
  <>
    <path className="steel" d="M92 36H101V66H92Z" />
    <path className="iron" d="M88 62H105V84H88Z" />
    <path className="fine" d="M93 64V82M100 64V82" />
    <path className="wood" d="M92 82H106L112 112L98 116Z" />
    {HAND}
    {FINGERS}
  </>
)

const RIFLE = (
  <>
    <path className="iron" d="M94-8H101V44H94Z" />
    <path className="wood" d="M90 34H105V72H90Z" />
    <path className="iron" d="M89 70H106V90H89Z" />
    <path className="wood" d="M90 88H106L112 134H92Z" />
  </>
)

const SPARK = (x: number, y: number): ReactNode => (
  <>
    <path className="flame" d={star(x, y, 12, 5, 8)} />
    <path className="gold flat" d={star(x, y, 6.5, 3, 8)} />
  </>
)

/** What is held, at the right of the picture; what ends in `-back` is behind the shoulders. */
export const ARMS = {
  fist: (
    <>
      <path className="bone" d="M76 102H112L116 128H72Z" />
      <path className="fine" d="M75 110L113 106M74 118L114 114" />
      <path
        className="skin"
        d="M66 84C66 70 74 66 82 66H108C116 68 120 80 117 92C114 104 106 109 94 109C80 109 66 100 66 84Z"
      />
      {[67, 79, 91, 103].map((x) => (
        <rect key={x} className="skin" x={x} y="60" width="13.5" height="30" rx="6.5" />
      ))}
      <path className="skin" d="M66 90C74 83 88 88 99 91C105 93 105 102 97 103C86 104 74 104 66 90Z" />
    </>
  ),
  pistol: PISTOL,
  silenced: (
    <g transform="translate(0 10)">
      <path className="dark" d="M90 4H102V42H90Z" />
      <path className="fine pale" d="M90 12H102M90 20H102M90 28H102" />
      {PISTOL}
    </g>
  ),
  revolvers: (
    <Mirrored>
      <g transform="translate(2 10)">{REVOLVER}</g>
    </Mirrored>
  ),
  'rifle-back': <g transform="rotate(12 98 80)">{RIFLE}</g>,
  rifle: (
    <g transform="rotate(10 98 90)">
      {RIFLE}
      <path className="iron" d="M97 88L114 94L110 106L97 100Z" />
    </g>
  ),
  scoped: (
    <g transform="rotate(10 98 90)">
      {RIFLE}
      <path className="dark" d="M78 40H88V82H78Z" />
      <path className="ice" d="M76 32H90V42H76Z" />
      <path className="line" d="M88 54H94M88 72H94" />
    </g>
  ),
  minigun: (
    <>
      <path className="steel" d="M80 8H89V76H80ZM103 8H112V76H103ZM91 4H101V76H91Z" />
      <path className="iron" d="M76 22H116V32H76ZM76 52H116V62H76Z" />
      <path className="iron" d="M72 74H120V128H72Z" />
      <path className="fine" d="M80 86H112M80 96H112" />
      <path className="gold" d="M72 106H120V116H72Z" />
      <path className="fine" d="M82 106V116M92 106V116M102 106V116M112 106V116" />
    </>
  ),
  dynamite: (
    <>
      <path className="line" d="M97 60C96 48 104 44 108 36" />
      {[80, 92, 104].map((x, at) => (
        <path key={x} className="red" d={`M${x} ${at === 1 ? 58 : 64}h13V122h-13Z`} />
      ))}
      <path className="dark" d="M78 82H119V94H78Z" />
      {SPARK(108, 30)}
    </>
  ),
  syringe: (
    <g transform="rotate(14 98 90)">
      <path className="line" d="M98 38V14" />
      <path className="steel" d="M94 36H102V46H94Z" />
      <path className="ice" d="M88 46H108V98H88Z" />
      <path className="leaf" d="M88 70H108V98H88Z" />
      <path className="fine" d="M88 56H96M88 64H94M88 78H96M88 86H94" />
      <path className="steel" d="M82 98H114V105H82ZM94 105H102V118H94ZM86 118H110V126H86Z" />
    </g>
  ),
  shield: (
    <>
      <path className="steel" d="M58 66H116V102C116 114 102 124 87 130C72 124 58 114 58 102Z" />
      <path className="cloth" d="M66 74H108V100C108 108 98 116 87 120C76 116 66 108 66 100Z" />
      <path
        className="hatch"
        d={comb({ from: [107, 78], to: [96, 114], bend: [108, 104], count: 9, turn: [180, 220], length: 11 })}
      />
      <path className="gold" d={star(87, 95, 15, 6.6, 5)} />
    </>
  ),
  'riot-shield': (
    <>
      <path className="glass" d="M10 80H110V130H10Z" />
      <path className="shine" d="M22 108L40 86M30 114L52 88" />
      <path className="dark" d="M30 92H90V108H30Z" />
      <path className="dots pale" d="M40 100h.1M50 100h.1M60 100h.1M70 100h.1M80 100h.1" />
    </>
  ),
  knife: (
    <>
      <path className="steel" d="M84 92C84 66 90 42 108 26C114 50 112 72 102 94Z" />
      <path className="fine" d="M105 36L94 90" />
      <path className="dark" d="M78 90L110 95L108 103L77 98Z" />
      {HAND}
      {FINGERS}
    </>
  ),
  binoculars: (
    <>
      <Mirrored>
        <path className="iron" d="M30 88H54L58 120H24Z" />
        <path className="dark" d="M32 80H52V90H32Z" />
        <circle className="ice" cx="41" cy="112" r="10.5" />
        <path className="shine" d="M36 112L42 106" />
      </Mirrored>
      <path className="dark" d="M54 94H66V108H54Z" />
    </>
  ),
  'aerial-back': (
    <>
      <path className="line" d="M18 100V4" />
      <circle className="red" cx="18" cy="4" r="5" />
      <path className="leaf" d="M4 76H34V128H4Z" />
      <path className="fine" d="M10 84H28M10 90H28" />
    </>
  ),
  bat: (
    <g transform="rotate(14 96 110)">
      <path className="wood" d="M88 4C94-4 102-4 108 4L104 88H92Z" />
      <path className="fine" d="M96 10L97 60M102 14L101 50" />
      <path className="dark" d="M92 88H104V124H92Z" />
    </g>
  ),
  bayonet: (
    <g transform="rotate(12 98 90)">
      <path className="steel" d="M93 40L97-12L104 40Z" />
      <path className="wood" d="M90 38H107V134H90Z" />
      <path className="iron" d="M88 52H109V60H88ZM88 84H109V92H88Z" />
    </g>
  ),
  spear: (
    <g transform="rotate(10 98 110)">
      <path className="wood" d="M94 24H102V150H94Z" />
      <path className="red" d="M90 24H106L110 44L98 38L86 44Z" />
      <path className="steel" d="M98-26C112-6 112 10 104 26H92C84 10 84-6 98-26Z" />
      <path className="fine" d="M98-14V22" />
    </g>
  ),
  bottle: (
    <>
      <path className="flame" d="M90 34C84 22 92 14 94 2C104 10 112 20 104 34Z" />
      <path className="bone" d="M92 30H104V44H92Z" />
      <path className="leaf" d="M92 42H104V58C112 62 114 68 114 76V122H82V76C82 68 84 62 92 58Z" />
      <path className="bone" d="M82 82H114V104H82Z" />
    </>
  ),
  barrel: (
    <>
      <path className="line" d="M84 72C84 60 94 62 98 52" />
      <path className="wood" d="M54 78C56 70 108 70 110 78C118 94 118 112 110 128H54C46 112 46 94 54 78Z" />
      <path
        className="iron"
        d="M50 86C66 92 98 92 114 86V95C98 101 66 101 50 95ZM49 112C66 118 98 118 115 112V121C98 127 66 127 49 121Z"
      />
      <path className="dark" d="M77 98H87V112H77Z" />
      {SPARK(100, 48)}
    </>
  ),
  grenade: (
    <>
      <path className="iron" d="M88 58H108V70H88Z" />
      <path className="steel" d="M106 56L118 60L112 96L106 92Z" />
      <circle className="ring" cx="84" cy="62" r="7" />
      <path
        className="leaf"
        d="M80 88C80 76 88 69 98 69C108 69 116 76 116 88C116 104 108 114 98 114C88 114 80 104 80 88Z"
      />
      <path className="fine" d="M81 82H115M80 94H116M84 106H112M90 70V112M98 69V114M106 70V112" />
      <path className="skin" d="M78 102C88 110 108 110 118 102L114 128H82Z" />
    </>
  ),
  scalpel: (
    <>
      <path className="steel" d="M94 68C90 50 94 34 104 22C108 40 106 56 104 68Z" />
      <path className="iron" d="M94 66H105V112H94Z" />
      <path className="sea" d="M84 100C90 92 112 92 116 102L112 126H88Z" />
      <path className="fine" d="M88 106H112M88 113H111M89 120H110" />
    </>
  ),
  whistle: (
    <>
      <path className="line" d="M46 92C50 104 56 108 66 108" />
      <path className="gold" d="M64 102H96V110H88C88 119 82 125 75 125C68 125 64 119 64 112Z" />
      <circle className="dark" cx="76" cy="114" r="4" />
    </>
  ),
  mortar: (
    <>
      <path className="wood" d="M48 130L76 88L82 92L60 130ZM110 130L96 92L90 94L96 130Z" />
      <g transform="rotate(16 88 90)">
        <path className="iron" d="M76 52H102V128H76Z" />
        <path className="steel" d="M73 46H105V58H73Z" />
        <path className="leaf" d="M82 46V26L89 12L96 26V46Z" />
        <path className="hatch" d={comb({ from: [101, 62], to: [101, 120], count: 9, turn: 185, length: 10 })} />
      </g>
    </>
  ),
  cleaver: (
    <g transform="rotate(14 96 90)">
      <path className="steel" d="M76 18H114V76H86C80 60 76 40 76 18Z" />
      <circle className="dark" cx="106" cy="28" r="4" />
      <path className="fine" d="M82 24C82 44 86 60 90 72" />
      <path className="wood" d="M98 74H112V128H98Z" />
      <path className="dots" d="M105 88h.1M105 102h.1" />
    </g>
  ),
  horn: (
    <>
      <path
        className="bone"
        d="M60 80C76 88 92 84 98 70C102 60 100 50 96 42L118 32C124 52 122 78 106 92C92 104 72 102 56 86Z"
      />
      <path className="gold" d="M94 44L120 31L118 26L92 37ZM66 82L62 91L70 95L74 86Z" />
    </>
  ),
  cutters: (
    <g transform="rotate(20 96 84)">
      <path
        className="steel"
        d="M88 46C80 36 84 22 94 18C92 30 94 38 97 46C100 38 102 30 100 18C110 22 114 36 106 46L102 58H92Z"
      />
      <path className="red" d="M92 56H98L94 92C92 104 90 112 84 122L76 118C84 106 86 98 87 88Z" />
      <path className="red" d="M96 56H102L108 88C109 98 111 106 118 118L110 122C104 112 102 104 100 92Z" />
      <circle className="gold" cx="97" cy="57" r="5" />
    </g>
  ),
  whip: (
    <>
      <path className="rope-ink" d="M96 96C112 70 84 56 96 36C104 20 118 26 112 40" />
      <path className="rope" d="M96 96C112 70 84 56 96 36C104 20 118 26 112 40" />
      <path className="gold" d="M90 92H104V100H90Z" />
      {HAND}
      {FINGERS}
    </>
  ),
  torch: (
    <>
      <path
        className="flame"
        d="M98-2C104 16 118 26 116 44C114 56 106 62 98 62C90 62 82 56 80 44C80 34 88 30 90 20C93 24 95 26 96 28C95 18 96 8 98-2Z"
      />
      <path className="gold" d="M98 30C102 38 108 42 106 50C105 56 102 59 98 59C94 59 90 56 90 50C90 44 95 40 98 30Z" />
      <path className="iron" d="M92 60H104V72H92Z" />
      <path className="iron" d="M84 70H112V128H84Z" />
      <path className="red" d="M84 82H112V92H84Z" />
    </>
  ),
  /** A machine gun with a drum. */
  drum: (
    <g transform="rotate(12 98 90)">
      <path className="iron" d="M95-2H102V50H95Z" />
      <path className="dark" d="M92 12H105V38H92Z" />
      <path className="wood" d="M91 44H106V60H91Z" />
      <path className="iron" d="M89 58H108V100H89Z" />
      <circle className="steel" cx="84" cy="76" r="15" />
      <circle className="dark" cx="84" cy="76" r="4" />
      <path className="wood" d="M92 98H108L114 134H96Z" />
    </g>
  ),
  crate: (
    <>
      <path className="wood" d="M52 84H114V130H52Z" />
      <path className="fine" d="M52 98H114M52 114H114" />
      <path className="wood" d="M52 84H62V130H52ZM104 84H114V130H104Z" />
      <path className="dark" d="M83 96L93 114H73Z" />
    </>
  ),
  hammer: (
    <g transform="rotate(12 96 90)">
      <path className="wood" d="M92 50H102V134H92Z" />
      <path className="iron" d="M72 14H122V52H72Z" />
      <path className="steel" d="M68 10H80V56H68ZM114 10H126V56H114Z" />
      <path className="hatch" d={comb({ from: [82, 51], to: [112, 51], count: 8, turn: -90, length: 11 })} />
    </g>
  ),
  crossbow: (
    <g transform="rotate(10 100 80)">
      <path className="fine" d="M78 76L100 92L122 76" />
      <path className="rope-ink" d="M78 76C80 52 90 44 100 44C110 44 120 52 122 76" />
      <path className="rope" d="M78 76C80 52 90 44 100 44C110 44 120 52 122 76" />
      <path className="wood" d="M94 40H106V134H94Z" />
      <path className="bone" d="M98 30H102V92H98Z" />
      <path className="steel" d="M100 12L108 32H92Z" />
    </g>
  ),
  'banner-back': (
    <>
      <path className="wood" d="M98-10H105V130H98Z" />
      <path className="red" d="M98-4H60V34L70 28L79 36L88 28L98 36Z" />
      <path className="wood" d="M18-10H25V130H18Z" />
      <path className="red" d="M24-4H62V34L52 28L43 36L34 28L24 36Z" />
    </>
  ),
  axe: (
    <g transform="rotate(8 100 90)">
      <path className="wood" d="M96 30H105V130H96Z" />
      <path
        className="steel"
        d="M96 40C88 40 84 36 80 30C76 48 78 62 86 74C90 66 92 64 96 62ZM105 40C112 40 116 36 120 30C124 48 122 62 114 74C110 66 108 64 105 62Z"
      />
    </g>
  ),
  bomb: (
    <>
      <path className="line" d="M92 62C92 50 102 50 106 44" />
      <path className="iron" d="M84 60H104V72H84Z" />
      <circle className="dark" cx="92" cy="96" r="28" />
      <path className="shine" d="M74 92C75 84 80 78 87 76" />
      <path className="bone" d={star(94, 98, 11, 5, 5)} />
      {SPARK(108, 40)}
    </>
  ),
} as const satisfies Record<string, ReactNode>
