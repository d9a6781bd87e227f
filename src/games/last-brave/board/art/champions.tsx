import type { ReactNode } from 'react'
import { Bust } from '#games/last-brave/board/art/bust.tsx'
import { comb } from '#games/last-brave/board/art/graver'
import { star } from '#web/design/graver'
import { Mirrored } from '#games/last-brave/board/art/mirrored.tsx'
import type { ChampionId } from '#games/last-brave/cards'

const HAIR_LEFT = comb({ from: [24, 60], to: [34, 110], bend: [20, 88], count: 10, turn: [10, -10], length: 11 })
const BEARD = comb({ from: [46, 84], to: [74, 84], bend: [60, 96], count: 8, turn: [80, 100], length: 20, width: 1.8 })
const HELM = comb({ from: [84, 24], to: [88, 62], bend: [92, 42], count: 8, turn: [185, 180], length: 9 })
const WRAP = 'M36 36C48 28 72 26 86 34M34 28C50 18 76 18 88 26M40 18C52 10 70 10 82 18'
const WREATH = Array.from({ length: 9 }, (_, at) => {
  const turn = -104 + at * 26
  return `rotate(${turn} 60 52)`
})

/** Keeper of the last torch. */
const Rhosyn = (
  <g style={{ '--skin': '#efc3a0', '--hair': '#b8451c', '--cloth': '#7b2b3d' }}>
    <path
      className="hair"
      d="M60 14C30 14 24 40 24 64C24 86 18 100 12 112C26 114 40 108 46 98H74C80 108 94 114 108 112C102 100 96 86 96 64C96 40 90 14 60 14Z"
    />
    <path className="hatch" d={HAIR_LEFT} />
    <Bust look="stern" />
    <path
      className="hair"
      d="M38 62C36 34 46 22 60 22C74 22 84 34 82 62C80 48 74 40 62 36C56 44 46 48 42 50C40 54 39 58 38 62Z"
    />
    <path className="gold" d="M38 40C50 30 70 30 82 40L81 47C70 38 50 38 39 47Z" />
    <path className="flame" d="M60 16C66 24 70 30 66 37C63 41 57 41 54 37C50 31 57 26 60 16Z" />
    <path className="gold" d="M22 104C34 106 42 100 46 92L60 108L74 92C78 100 86 106 98 104L92 114L60 122L28 114Z" />
    <path className="wood" d="M97 66H109L106 126H100Z" />
    <path
      className="flame"
      d="M103 18C108 32 120 40 118 54C116 64 110 68 103 68C96 68 90 64 88 54C88 46 94 42 96 34C99 38 101 40 102 42C101 34 101 26 103 18Z"
    />
    <path
      className="gold"
      d="M103 46C106 52 110 54 109 60C108 64 106 66 103 66C100 66 97 64 97 59C97 54 101 52 103 46Z"
    />
  </g>
)

/** Three scars, three braids, three blows. */
const Brakk = (
  <g style={{ '--skin': '#c98a5f', '--hair': '#3a2417', '--cloth': '#6d4a2a' }}>
    <Bust look="wild" mouth="none" />
    <path
      className="iron"
      d="M2 126C2 104 16 92 36 92C42 104 38 116 30 126ZM118 126C118 104 104 92 84 92C78 104 82 116 90 126Z"
    />
    <path className="gold" d="M14 106l6-10l5 11ZM106 106l-6-10l-5 11Z" />
    <path className="hair" d="M56 27C54 16 52 8 46 2C60 4 72 4 80 0C74 8 68 18 66 27Z" />
    <path
      className="hair"
      d="M38 56C38 78 44 88 60 90C76 88 82 78 82 56C78 68 74 72 68 71C62 69.5 58 69.5 52 71C46 72 42 68 38 56Z"
    />
    <path className="line" d="M52 77C57 75 63 75 68 77" />
    <path
      className="hair"
      d="M42 82C38 92 40 104 46 114C52 106 54 96 52 87ZM78 82C82 92 80 104 74 114C68 106 66 96 68 87ZM54 88C52 100 54 112 60 124C66 112 68 100 66 88Z"
    />
    <path className="gold" d="M41 98H53V104H42ZM67 98H79L78 104H67ZM54 106H66V112H55Z" />
    <path className="fine" d="M66 34L74 44M70 31L78 42M62 36L70 47" />
  </g>
)

/** Writes names down, and strikes them out. */
const Ysolde = (
  <g style={{ '--skin': '#e9cdb8', '--hair': '#241c26', '--cloth': '#3b2f55' }}>
    <path className="hair" d="M60 12C30 12 28 40 30 70L34 100H86L90 70C92 40 90 12 60 12Z" />
    <Bust look="sly" />
    <path className="hair" d="M38 62C34 32 48 20 60 20C72 20 86 32 82 62C80 46 72 38 60 28C48 38 40 46 38 62Z" />
    <path className="bone" d="M44 90L60 104L76 90L88 98L68 118L60 110L52 118L32 98Z" />
    <circle className="line" cx="50" cy="56" r="9" />
    <circle className="line" cx="70" cy="56" r="9" />
    <path className="fine" d="M59 55H61M41 54L37 52M79 54L83 52" />
    <circle className="hair" cx="60" cy="10" r="11" />
    <path className="gold" d="M44 16L78 6L79 10L45 20Z" />
    <path className="bone" d="M84 126C86 92 94 58 118 30C124 62 114 96 92 114L88 126Z" />
    <path className="fine" d="M86 122C92 92 102 64 114 44M98 84L110 82M94 98L106 96M103 70L114 66" />
  </g>
)

/** A sea wall with a beard. */
const Ondrin = (
  <g style={{ '--skin': '#d9a67e', '--hair': '#e9e4da', '--cloth': '#234f6d' }}>
    <Bust look="stern" mouth="none" />
    <path
      className="steel"
      d="M4 126C4 104 18 94 38 92C44 106 40 118 32 126ZM116 126C116 104 102 94 82 92C76 106 80 118 88 126Z"
    />
    <path
      className="hair"
      d="M37 56C36 82 40 106 60 122C80 106 84 82 83 56C78 68 74 71 68 70C62 68.5 58 68.5 52 70C46 71 42 68 37 56Z"
    />
    <path className="hatch" d={BEARD} />
    <path className="line" d="M53 76C57 74.5 63 74.5 67 76" />
    <path className="steel" d="M34 60C30 24 42 10 60 10C78 10 90 24 86 60L80 52C78 43 70 42 60 42C50 42 42 43 40 52Z" />
    <path className="hatch" d={HELM} />
    <path className="gold" d="M36 42C48 34 72 34 84 42L86 52C72 43 48 43 34 52Z" />
    <path
      className="sea"
      d="M30 22C34 2 58-10 80-2C92 4 94 16 86 22C86 14 80 10 74 12C80 16 78 24 72 26C64 16 44 16 30 22Z"
    />
    <path className="shine" d="M40 14C50 4 64 2 74 5" />
  </g>
)

/** Still as a pond; look closely. */
const Mirelle = (
  <g style={{ '--skin': '#8f5d3f', '--hair': '#dfe6ea', '--cloth': '#57809a' }}>
    <path className="hair" d="M60 12C32 12 26 38 28 62C29 86 24 104 20 118H100C96 104 91 86 92 62C94 38 88 12 60 12Z" />
    <path className="hatch" d={HAIR_LEFT} />
    <Bust look="shut" mouth="smile" />
    <path className="hair" d="M38 66C34 36 46 20 60 20C74 20 86 36 82 66C80 52 76 42 60 32C44 42 40 52 38 66Z" />
    <path className="fine" d="M60 20V32" />
    <path className="gold" d="M40 42C50 33 55 31 60 30C65 31 70 33 80 42L80 46C72 38 66 36 60 35C54 36 48 38 40 46Z" />
    <path className="ice" d="M60 33C64 39 67 42 64 46C62 48 58 48 56 46C53 42 56 39 60 33Z" />
    <path className="gold" d="M88 104L96 106L90 130H82Z" />
    <circle className="gold" cx="98" cy="84" r="23" />
    <circle className="ice" cx="98" cy="84" r="17" />
    <path className="shine" d="M88 84C88 76 93 72 99 72M92 90L104 76" />
  </g>
)

/** Has been down before. */
const Tobiah = (
  <g style={{ '--skin': '#e6b58d', '--hair': '#a86c2b', '--cloth': '#4d6f37' }}>
    <path className="hair" d={star(60, 44, 36, 29, 13)} />
    <Bust look="calm" mouth="smile" />
    <path
      className="hair"
      d="M38 54C36 30 46 20 60 20C76 20 84 32 82 54C80 46 77 42 72 38L66 43L61 36L54 43L48 38C42 42 40 47 38 54Z"
    />
    {WREATH.map((transform) => (
      <path key={transform} className="leaf" transform={transform} d="M60 22C52 16 53 6 61 0C68 6 68 16 60 22Z" />
    ))}
    <path className="bone" d="M66 62L78 58L80 66L68 70Z" />
    <path className="fine" d="M70.5 61L73 68.5M74.5 60L77 67" />
    <path className="dots" d="M45 65h.1M49 67h.1M47.5 70h.1" />
    <path className="bone" d="M40 92C46 104 74 104 80 92L86 98C80 114 40 114 34 98Z" />
    <path className="wood" d="M52 104H68V126H52Z" />
    <path className="leaf" d="M60 108C54 112 54 118 60 124C66 118 66 112 60 108Z" />
  </g>
)

/** Ash on the hood, nobody's colours on the sleeve. */
const Vesper = (
  <g style={{ '--skin': '#cbb9ab', '--hair': '#55555a', '--cloth': '#4a4744', '--deep': '#2f2d2c' }}>
    <path className="deep" d="M60 0C28 6 16 40 20 74C22 92 10 108 4 126H116C110 108 98 92 100 74C104 40 92 6 60 0Z" />
    <path
      className="hatch"
      d={comb({ from: [96, 44], to: [98, 110], bend: [98, 80], count: 12, turn: [190, 170], length: 10 })}
    />
    <Bust look="stern" mouth="none" />
    <path className="hair" d="M38 60C34 34 46 20 60 20C74 20 86 34 82 60L78 44L68 36L56 58L52 40C44 44 40 50 38 60Z" />
    <path className="cloth" d="M36 64C48 70 72 70 84 64L86 84C80 98 70 104 60 106C50 104 40 98 34 84Z" />
    <path className="fine" d="M38 74C50 80 70 80 82 74M42 86C52 92 68 92 78 86M66 104L76 126" />
    <path
      className="flame flat"
      d="M22 30l4 6l-5 5l-4-6ZM98 18l4 5l-5 5l-3-6ZM104 58l3 5l-4 4l-4-5ZM12 62l4 5l-4 5l-4-5ZM30 6l3 5l-4 4l-3-5Z"
    />
    <path className="steel" d="M84 126L100 70L109 73L94 126Z" />
    <path className="gold" d="M90 68L118 76L116 84L88 76Z" />
    <path className="wood" d="M102 48L112 51L106 73L97 70Z" />
  </g>
)

/** Always on the way, never late. */
const Noor = (
  <g style={{ '--skin': '#6f4530', '--hair': '#1d1410', '--cloth': '#a5542a', '--deep': '#d98b2b' }}>
    <circle className="gold" cx="26" cy="30" r="22" />
    <path className="wood" d="M14 52L22 50L30 126H21Z" />
    <path className="bone" d="M10 62L28 58L30 68L13 72Z" />
    <Bust look="calm" />
    <path className="hair" d="M46 76C48 86 54 92 60 94C66 92 72 86 74 76C70 82 66 83 60 83C54 83 50 82 46 76Z" />
    <path className="deep" d="M34 48C26 24 40 4 62 4C86 4 96 26 86 48C76 36 48 34 34 48Z" />
    <path className="fine" d={WRAP} />
    <path className="deep" d="M82 40C92 44 98 58 96 76C94 92 102 106 108 114C94 114 84 104 82 88C80 74 84 60 78 46Z" />
    <path className="fine" d="M88 52C92 66 88 86 98 106" />
    <path className="bone" d="M60 18C66 24 66 32 60 38C54 32 54 24 60 18Z" />
    <Mirrored>
      <circle className="gold" cx="38" cy="70" r="3.6" />
    </Mirrored>
    <path className="bone" d="M26 108C40 112 46 104 48 94L60 104L72 94C74 104 80 112 94 108L78 120L60 114L42 120Z" />
  </g>
)

/** The eight, before the arches of the arena. */
export const PORTRAITS: { readonly [Id in ChampionId]: ReactNode } = {
  'champion.rhosyn': Rhosyn,
  'champion.brakk': Brakk,
  'champion.ysolde': Ysolde,
  'champion.ondrin': Ondrin,
  'champion.mirelle': Mirelle,
  'champion.tobiah': Tobiah,
  'champion.vesper': Vesper,
  'champion.noor': Noor,
}
