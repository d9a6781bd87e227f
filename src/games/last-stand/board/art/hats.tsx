import type { ReactNode } from 'react'
import { comb } from '#games/last-stand/board/art/graver'
import { Mirrored } from '#games/last-stand/board/art/mirrored.tsx'
import { star } from '#web/design/graver'

const DOME = 'M33 48C31 22 44 10 60 10C76 10 89 22 87 48C78 42 42 42 33 48Z'
const RIM = 'M29 47C42 39 78 39 91 47L90 55C78 47 42 47 30 55Z'
const DOME_SHADE = comb({ from: [80, 18], to: [86, 40], bend: [86, 26], count: 7, turn: [195, 180], length: 9 })
const HOOD_SHADE = comb({ from: [90, 44], to: [78, 92], bend: [94, 76], count: 11, turn: [190, 215], length: 11 })
const BAR = 'M34 44V78C42 88 78 88 86 78V44Z'

/** What covers heads and faces, from the front. */
export const HATS = {
  headband: (
    <>
      <path className="trim" d="M80 42L102 34L97 44L106 52L82 49Z" />
      <path className="trim" d="M38.5 40C50 34 70 34 81.5 40V49C70 43 50 43 38.5 49Z" />
    </>
  ),
  bandana: (
    <>
      <path className="trim" d="M82 40L100 36L96 44L102 54L83 48Z" />
      <path className="trim" d="M37 49C33 26 45 14 60 14C75 14 87 26 83 49C72 40 48 40 37 49Z" />
      <path className="dots pale" d="M48 26h.1M60 22h.1M72 26h.1M54 33h.1M66 33h.1" />
    </>
  ),
  beret: (
    <>
      <path className="trim" d="M36 44C22 36 30 12 60 11C92 10 108 26 94 39C84 46 60 37 38 46Z" />
      <path className="dark" d="M37 42C50 34 70 34 83 42L82 48C70 40 50 40 38 48Z" />
      <path className="gold" d={star(47, 31, 8, 3.6, 5)} />
    </>
  ),
  pot: (
    <>
      <path className="steel" d={DOME} />
      <path className="hatch" d={DOME_SHADE} />
      <path className="steel" d={RIM} />
    </>
  ),
  net: (
    <>
      <path className="trim" d={DOME} />
      <path className="fine" d="M40 18L62 42M52 12L78 42M80 18L58 42M68 12L42 42M34 34L44 43M86 34L76 43" />
      <path className="trim" d={RIM} />
    </>
  ),
  cap: (
    <>
      <path className="cloth" d="M28 34C30 16 46 10 60 10C74 10 90 16 92 34C80 30 40 30 28 34Z" />
      <path className="trim" d="M36 32C50 28 70 28 84 32V43C70 38 50 38 36 43Z" />
      <path className="dark" d="M36 43C48 37 72 37 84 43C82 51 72 52.5 60 52.5C48 52.5 38 51 36 43Z" />
      <path className="gold" d={star(60, 24, 8, 3.6, 5)} />
    </>
  ),
  cowboy: (
    <>
      <path className="trim" d="M35 38C34 14 46 4 54 12C58 15 62 15 66 12C74 4 86 14 85 38Z" />
      <path className="dark" d="M35 30C50 26 70 26 85 30V38H35Z" />
      <path className="trim" d="M8 34C22 40 40 34 60 34C80 34 98 40 112 34C106 50 84 48 60 46C36 48 14 50 8 34Z" />
    </>
  ),
  campaign: (
    <>
      <path className="trim" d="M37 38C37 20 46 6 60 0C74 6 83 20 83 38Z" />
      <path className="fine" d="M60 2V22M52 10L50 26M68 10L70 26" />
      <path className="dark" d="M37 32C50 28 70 28 83 32V40H37Z" />
      <path className="trim" d="M10 42C30 32 90 32 110 42C102 51 82 46 60 46C38 46 18 51 10 42Z" />
    </>
  ),
  'top-hat': (
    <>
      <path className="dark" d="M38 35L33 0H87L82 35Z" />
      <path className="shine" d="M42 6L44 20" />
      <path className="red" d="M37 24C50 20 70 20 83 24L82 34H38Z" />
      <path className="dark" d="M22 34C40 30 80 30 98 34C96 42 80 41 60 41C40 41 24 42 22 34Z" />
    </>
  ),
  spiked: (
    <>
      <path className="gold" d="M54 14L60-14L66 14Z" />
      <path className="iron" d={DOME} />
      <path className="hatch" d={DOME_SHADE} />
      <path className="iron" d={RIM} />
      <path className="gold" d="M60 18L66 24L80 22L72 32L76 42L60 38L44 42L48 32L40 22L54 24Z" />
    </>
  ),
  horned: (
    <>
      <Mirrored>
        <path className="bone" d="M38 30C22 32 10 22 8 2C18 14 28 16 42 18Z" />
      </Mirrored>
      <path className="iron" d={DOME} />
      <path className="hatch" d={DOME_SHADE} />
      <path className="iron" d={RIM} />
    </>
  ),
  antlers: (
    <>
      <Mirrored>
        <path className="antler-ink" d="M42 22C28 14 22 2 24-10M30 10L14 8M26 0L12-8" />
        <path className="antler" d="M42 22C28 14 22 2 24-10M30 10L14 8M26 0L12-8" />
      </Mirrored>
      <path className="trim" d="M34 46C30 24 44 12 60 12C76 12 90 24 86 46Z" />
      <path
        className="fur"
        d="M30 40C36 36 40 40 44 36C48 40 52 34 56 38C60 34 64 38 68 36C72 40 78 34 80 38C84 36 88 38 90 40L88 52C84 48 80 52 76 48C72 52 68 46 64 50C60 46 54 52 50 48C46 52 42 46 38 50C36 48 34 52 32 52Z"
      />
    </>
  ),
  'goggles-up': (
    <>
      <path className="dark" d="M38 32C50 26 70 26 82 32V40C70 34 50 34 38 40Z" />
      <Mirrored>
        <circle className="gold" cx="49" cy="33" r="9.5" />
        <circle className="ice" cx="49" cy="33" r="5.5" />
      </Mirrored>
    </>
  ),
  goggles: (
    <>
      <path className="dark" d="M37 50H83V60H37Z" />
      <Mirrored>
        <circle className="iron" cx="49.5" cy="55" r="10.5" />
        <circle className="ice" cx="49.5" cy="55" r="6.5" />
        <path className="shine" d="M46.5 55L50 51.5" />
      </Mirrored>
    </>
  ),
  flyer: (
    <>
      <path
        className="wood"
        d="M34 70C28 30 42 14 60 14C78 14 92 30 86 70L78 78C82 62 82 48 76 40C66 36 54 36 44 40C38 48 38 62 42 78Z"
      />
      <path className="fine" d="M60 15V36" />
    </>
  ),
  shades: (
    <>
      <path
        className="dark"
        d="M39 50C46 48 54 48.5 58.5 50.5L57 60C52 63 45 62 42 59ZM81 50C74 48 66 48.5 61.5 50.5L63 60C68 63 75 62 78 59Z"
      />
      <path className="line" d="M57 51.5H63M39 51L36 49M81 51L84 49" />
      <path className="shine" d="M45 57L49 52.5M66 57L70 52.5" />
    </>
  ),
  patch: (
    <>
      <path className="line" d="M38 42L82 60" />
      <path className="dark" d="M62 50C67 48 74 49 79 53C79 61 75 65 70 65C64 64 62 58 62 50Z" />
    </>
  ),
  lens: (
    <>
      <path className="dark" d="M36 47C50 44 72 44 84 47L83 53C70 50 50 50 37 53Z" />
      <circle className="iron" cx="70" cy="55" r="14" />
      <circle className="red" cx="70" cy="55" r="9" />
      <path className="shine" d="M70 43V49M70 61V67M58 55H64M76 55H82" />
    </>
  ),
  spectacles: (
    <>
      <Mirrored>
        <circle className="line" cx="50" cy="56" r="9" />
      </Mirrored>
      <path className="fine" d="M59 55H61M41 54L37 52M79 54L83 52" />
    </>
  ),
  /** It leaves the eyes open. */
  balaclava: (
    <>
      <path
        className="trim open"
        d="M60 17C45 17 35 28 35 50C35 74 44 92 60 96C76 92 85 74 85 50C85 28 75 17 60 17ZM41 48C50 44 70 44 79 48C81 56 78 63 72 63C66 62 54 62 48 63C42 63 39 56 41 48Z"
      />
      <path className="fine" d="M50 76C56 79 64 79 70 76M48 70C44 74 42 78 42 80M72 70C76 74 78 78 78 80" />
    </>
  ),
  hood: (
    <>
      <path
        className="trim open"
        d="M60 4C34 12 24 40 26 72C28 90 38 100 48 106H72C82 100 92 90 94 72C96 40 86 12 60 4ZM60 26C76 30 82 44 82 58C82 76 74 88 60 92C46 88 38 76 38 58C38 44 44 30 60 26Z"
      />
      <path className="hatch" d={HOOD_SHADE} />
    </>
  ),
  leaves: (
    <path
      className="leaf"
      d="M24 52C18 42 24 34 32 34C26 22 38 14 46 18C46 6 60 4 66 12C74 4 88 10 86 22C96 20 102 32 94 38C102 44 100 54 92 56C90 48 82 44 74 44C62 40 48 42 40 46C34 46 28 48 24 52Z"
    />
  ),
  kerchief: (
    <>
      <path className="trim" d="M39 62C50 56 70 56 81 62C80 80 72 94 60 102C48 94 40 80 39 62Z" />
      <path className="fine" d="M50 70C56 73 64 73 70 70M54 82C58 84 62 84 66 82" />
    </>
  ),
  'surgeon-mask': (
    <>
      <path className="line" d="M41 66L36 58M79 66L84 58" />
      <path className="bone" d="M41 64C50 60 70 60 79 64C79 76 72 87 60 89C48 87 41 76 41 64Z" />
      <path className="fine" d="M44 71C54 68 66 68 76 71M46 78C54 75 66 75 74 78" />
    </>
  ),
  'surgeon-cap': (
    <>
      <path className="sea" d="M36 47C32 26 44 14 60 14C76 14 88 26 84 47C72 40 48 40 36 47Z" />
      <circle className="steel" cx="60" cy="28" r="9" />
      <circle className="dark" cx="60" cy="28" r="2.4" />
    </>
  ),
  cross: (
    <>
      <path className="bone" d={DOME} />
      <path className="hatch" d={DOME_SHADE} />
      <path className="bone" d={RIM} />
      <path className="leaf" d="M55 15H65V22H72V32H65V39H55V32H48V22H55Z" />
    </>
  ),
  visor: (
    <>
      <path className="iron" d={DOME} />
      <path className="hatch" d={DOME_SHADE} />
      <path className="glass" d={BAR} />
      <path className="shine" d="M42 76L52 52M48 80L55 64" />
      <path className="iron" d={RIM} />
    </>
  ),
  'visor-up': (
    <>
      <path className="iron" d={DOME} />
      <path className="glass" d="M32 40C30 18 42 2 60 2C78 2 90 18 88 40C76 32 44 32 32 40Z" />
      <path className="shine" d="M42 26C44 18 48 12 54 9" />
      <path className="iron" d={RIM} />
    </>
  ),
  rider: (
    <>
      <path className="trim" d="M28 60C26 28 42 12 60 12C78 12 94 28 92 60L86 88C76 98 44 98 34 88Z" />
      <path className="dark" d="M35 44C50 39 70 39 85 44L83 67C70 70 50 70 37 67Z" />
      <path className="ice" d="M40 48C52 45 68 45 80 48L78.5 62C68 64.5 52 64.5 41.5 62Z" />
      <path className="shine" d="M46 60L54 49M52 61L58 53" />
      <path className="bone" d="M44 74H76L72 92H48Z" />
      <path className="fine" d="M52 79V88M60 79V89M68 79V88" />
      <path className="trim" d="M20 34C28 8 92 8 100 34L94 38C80 26 40 26 26 38Z" />
    </>
  ),
  steel: (
    <>
      <path
        className="steel"
        d="M33 40C34 22 46 12 60 12C74 12 86 22 87 40L85 78C78 92 70 96 60 96C50 96 42 92 35 78Z"
      />
      <path
        className="hatch"
        d={comb({ from: [86, 40], to: [70, 92], bend: [86, 80], count: 12, turn: [180, 215], length: 11 })}
      />
      <path className="iron" d="M56 12H64V96H56Z" />
      <Mirrored>
        <path className="dark" d="M37 50L55 54V60L39 57Z" />
        <path className="dots" d="M43 70h.1M49 72h.1M44 78h.1M50 80h.1" />
      </Mirrored>
    </>
  ),
  'gas-mask': (
    <>
      <path className="iron" d="M38 50C36 34 46 28 60 28C74 28 84 34 82 50C82 66 76 80 70 86H50C44 80 38 66 38 50Z" />
      <Mirrored>
        <circle className="dark" cx="49" cy="52" r="9" />
        <circle className="leaf" cx="49" cy="52" r="5.6" />
      </Mirrored>
      <circle className="dark" cx="60" cy="80" r="14" />
      <path className="line pale" d="M54 74V86M60 72V88M66 74V86" />
    </>
  ),
  skull: (
    <>
      <path className="bone" d="M38 46C38 28 46 20 60 20C74 20 82 28 82 46L80 66L74 72V90H46V72L40 66Z" />
      <Mirrored>
        <path className="dark" d="M42 50C48 46 55 49 57 58C52 64 43 62 42 50Z" />
        <circle className="red flat" cx="50.5" cy="55.6" r="2.6" />
      </Mirrored>
      <path className="dark" d="M60 62L64 70H56Z" />
      <path className="fine" d="M52 78V90M57 78V90M63 78V90M68 78V90M46 78H74" />
    </>
  ),
  stitched: (
    <>
      <path
        className="wood open"
        d="M60 20C46 20 37 30 37 50C37 72 46 88 60 90C74 88 83 72 83 50C83 30 74 20 60 20ZM42 50C46 47 54 48 57.5 54C55 60 46 61 42 56ZM78 50C74 47 66 48 62.5 54C65 60 74 61 78 56ZM49 70H71V79H49Z"
      />
      <path className="fine" d="M60 20V46M55 26L65 28M55 34L65 36M55 42L65 43M53 68V81M60 68V81M67 68V81" />
    </>
  ),
  jaw: (
    <>
      <path className="steel" d="M38 62L48 67H72L82 62L80 76C76 88 70 94 60 94C50 94 44 88 40 76Z" />
      <path className="fine" d="M50 73V84M55 74V87M60 74V88M65 74V87M70 73V84" />
    </>
  ),
  ring: <path className="ring" d="M55 66C52 74 68 74 65 66" />,
  flames: (
    <>
      <path
        className="flame"
        d="M36 52C26 40 26 26 34 18C34 26 38 28 41 28C38 14 46 6 52-8C56 4 60 8 64 4C64-2 63-6 62-10C74-2 80 10 78 24C82 22 84 18 84 14C94 24 96 40 84 52C82 42 78 38 72 36C66 42 62 34 58 36C52 42 44 36 36 52Z"
      />
      <path
        className="gold"
        d="M44 38C42 28 48 24 52 14C55 22 58 24 62 18C66 24 74 26 73 36C68 34 64 38 60 34C54 38 50 34 44 38Z"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>
