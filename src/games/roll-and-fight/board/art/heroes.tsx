import type { ReactNode } from 'react'
import { Bust, Mirrored } from '#games/roll-and-fight/board/art/bust.tsx'
import type { HeroId } from '#games/roll-and-fight/content/heroes'

const JOHNNY = (
  <>
    <Bust eyes="cool" mouth="smirk" />
    <path className="bone" d="M46 90L60 98L74 90L68 126H52Z" />
    <path className="shade" d="M60 98L74 90L68 126H60Z" />
    <Mirrored>
      <path className="leather" d="M-2 126C2 106 18 97 38 91L33 72L46 82L58 126Z" />
      <path className="fine" d="M33 72L44 108L56 122M14 104L18 126" />
      <path className="gold flat" d="M36 96l3 1-1 3-3-1zM41 108l3 1-1 3-3-1z" />
    </Mirrored>
    <path className="shade" d="M76 88L87 72L82 91C102 97 118 106 122 126H62L74 84Z" />
    <path className="rim" d="M88 94C102 99 114 106 118 122" />
    <path
      className="hair"
      d="M39 52C35 40 36 30 42 26C40 16 52 8 62 12C66 4 82 6 84 18C92 22 88 36 82 54L79 44C76 40 76 36 74 33C66 37 52 36 46 32C42 38 41 44 39 52Z"
    />
    <path className="fine" d="M46 32C44 24 50 18 58 19M62 12C56 14 54 18 56 24M84 18C78 16 72 20 72 28" />
    <path className="hatch" d="M44 68l1 3 1-3zM47 73l1 3 1-3zM51 78l1 3 1-3zM56 80.5l1 3 1-3zM46 78l.8 2.4.8-2.4z" />
    <g transform="rotate(8 100 92)">
      <path className="dark" d="M94 68H108L113 92L98 94Z" />
      <path className="steel" d="M96 10H104V50H96Z" />
      <path className="dark" d="M98 5H102V11H98Z" />
      <path className="iron" d="M91 48H108V68H91Z" />
      <path className="fine" d="M96.4 51V65M102 51V65M100 16V42" />
      <path className="line" d="M90 70C82 68 82 80 90 80" />
      <path className="steel" d="M82 78C82 72 88 70 92 72L110 73C116 74 117 81 114 87L112 99C110 105 88 105 86 99Z" />
      <path className="fine" d="M92 79.6H114M90 86.6H113M90 93.6H112" />
      <circle className="iron" cx="88" cy="83" r="2" />
      <path className="steel" d="M84 98H114L118 128H80Z" />
      <path className="fine" d="M84 106H115M83 114H116" />
      <path className="shine" d="M87 101L85 112M94 51V60" />
      <path className="rim" d="M104 14V46M114 82L111 96" />
    </g>
  </>
)

const KAJA = (
  <>
    <g transform="rotate(-32 60 60)">
      <path className="steel" d="M56 60H64V150H56Z" />
      <path className="dark" d="M56 -34H64V14H56Z" />
      <path className="gold" d="M57 -30l3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4H63V-34H57Z" />
      <path className="gold" d="M48 14H72V20H48Z" />
    </g>
    <path
      className="hair"
      d="M60 12C32 10 26 38 30 60C31 72 26 82 24 88C34 92 44 90 48 84H72C76 90 86 92 96 88C94 82 89 72 90 60C94 38 88 10 60 12Z"
    />
    <Bust eyes="sly" mouth="firm" face="slim" />
    <path className="trim" d="M38 90L60 108L82 90L92 95L66 126H54L28 95Z" />
    <path className="shade" d="M60 108L82 90L92 95L66 126H60Z" />
    <path className="fine" d="M34 93L58 118" />
    <path className="rim" d="M92 96C104 100 114 107 118 122" />
    <path
      className="hair"
      d="M37 66C32 40 38 16 60 16C82 16 88 40 83 66C84 54 80 44 74 38C72 44 70 46 66 48C68 42 66 36 62 32C58 40 46 42 42 50C39 56 38 60 37 66Z"
    />
    <path className="fine" d="M62 32C60 26 54 22 48 24M74 38C72 32 70 28 66 25" />
    <path className="blood" d="M37.5 40C50 33 70 33 82.5 40L83 46.5C70 39.5 50 39.5 37 46.5Z" />
    <path className="blood" d="M38 41L26 52L22 66L31 62L40 47Z" />
    <path className="fine" d="M49 46L46 68M45.4 52L49.6 53M45 58L49 59M44.8 63L48 64" />
  </>
)

const NIGHTJAR = (
  <>
    <path
      className="trim"
      d="M60 60C44 66 26 60 16 44C14 66 22 84 34 92L60 104L86 92C98 84 106 66 104 44C94 60 76 66 60 60Z"
    />
    <path className="neon flat" d="M21 54C22 70 28 82 38 89L60 99L52 88C38 80 28 70 21 54Z" />
    <path
      className="hair"
      d="M60 16C36 14 34 38 36 58C37 70 34 78 30 82C40 86 48 82 50 76H70C72 82 80 86 90 82C86 78 83 70 84 58C86 38 84 14 60 16Z"
    />
    <Bust eyes="sly" mouth="lips" face="slim" />
    <path className="bone" d="M48 90L60 98L72 90L66 126H54Z" />
    <path className="dark" d="M51 96L60 101L69 96V107L60 102L51 107Z" />
    <path className="shade" d="M62 98L72 90L66 126H62Z" />
    <path className="rim" d="M92 96C104 100 114 107 118 122" />
    <path
      className="dark open"
      d="M36 50C44 45 55 46 60 51C65 46 76 45 84 50C84 60 78 65 70 64C65 63 62 60 60 57C58 60 55 63 50 64C42 65 36 60 36 50ZM42.5 54.5C46 52 53 53 56 57C52 60 45 60 42.5 54.5ZM77.5 54.5C74 52 67 53 64 57C68 60 75 60 77.5 54.5Z"
    />
    <path className="shine" d="M39 53C41 50 44 49 47 49" />
    <g transform="rotate(-9 60 30)">
      <path className="dark" d="M40 30L36.5-2C52-6 72-6 86.5-2L82 30Z" />
      <path className="neon" d="M39.4 18C52 22 70 22 83.4 18L82 30H40Z" />
      <path className="dark" d="M20 30C40 22 82 22 102 30C98 40 82 39 61 39C40 39 24 40 20 30Z" />
      <path className="shine" d="M42 3L43.4 12M28 31C36 28 44 27 52 27" />
    </g>
    {[-46, -22, 2, 26].map((turn) => (
      <g key={turn} transform={`translate(6 7) rotate(${turn} 96 128) `}>
        <path className="steel" d="M91 88C91 74 93 62 96 54C99 62 101 74 101 88Z" />
        <path className="fine" d="M96 62V84" />
        <path className="neon" d="M89 87H103V93H89Z" />
        <path className="dark" d="M93 93H99V112H93Z" />
      </g>
    ))}
    <path className="bone" d="M84 116C86 107 112 106 117 114L118 128H85Z" />
    <path className="fine" d="M92 112V121M100 110.6V120M108 111V121" />
  </>
)

const BRUNA = (
  <>
    <path className="cloth" d="M60 56C34 58 16 70 10 96L44 100H76L110 96C104 70 86 58 60 56Z" />
    <Bust eyes="hard" mouth="firm" face="broad" />
    <path className="skin" d="M34 92L42 88C52 101 68 101 78 88L86 92L78 126H42Z" />
    <path className="trim" d="M38 96L48 108C54 114 66 114 72 108L82 96L86 126H34Z" />
    <path className="shade" d="M60 100C68 100 74 96 78 88L86 92L86 126H62Z" />
    <path className="rim" d="M94 96C106 100 114 107 118 122" />
    <path
      className="hair"
      d="M36 50C30 26 44 12 60 12C76 12 90 26 84 50C82 42 80 37 77 34C66 38 54 38 43 34C40 37 38 42 36 50Z"
    />
    {[44, 52, 60, 68, 76].map((x, at) => (
      <path
        key={x}
        className="fine"
        d={`M${x} ${35 + (at === 2 ? 2 : 0)}C${x - (60 - x) * 0.1} 28 ${60 - (60 - x) * 0.55} 20 ${60 - (60 - x) * 0.3} 13`}
      />
    ))}
    <path className="hair" d="M60 14C50 12 48 2 56-2C66-6 76 4 68 12C66 14 63 14 60 14Z" />
    <path className="bone eye" d="M51 59.4L67.4 61.6L66.8 66.4L50.4 64.2Z" />
    <path className="fine" d="M57 62.4h.1M61 63h.1M44 40L48 47M42 45L50 42" />
    {[0, 1].map((side) => (
      <g key={side} transform={side ? 'translate(114 6) scale(-0.94 0.94)' : 'translate(6 2)'}>
        <path className="bone" d="M6 100H38L40 128H4Z" />
        <path className="skin" d="M2 82C2 74 8 70 14 70H30C38 70 42 76 41 86C40 98 34 104 22 104C10 104 2 96 2 82Z" />
        <path className="bone" d="M1 80H42L41 92C30 98 12 98 3 90Z" />
        <path className="fine" d="M2 86C14 90 30 90 41 84M9 70V80M18 69V80M27 69V80M5 108L39 104M5 116L39 112" />
        <path className="skin" d="M3 90C10 86 22 88 30 91C36 93 35 101 28 101C18 102 8 100 3 90Z" />
      </g>
    ))}
  </>
)

export const HEROES: Readonly<Record<HeroId, ReactNode>> = {
  johnny: JOHNNY,
  kaja: KAJA,
  nightjar: NIGHTJAR,
  bruna: BRUNA,
}
