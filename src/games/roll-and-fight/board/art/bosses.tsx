import type { ReactNode } from 'react'
import { Bust, Mirrored } from '#games/roll-and-fight/board/art/bust.tsx'
import type { BossId } from '#games/roll-and-fight/content/bosses'

const RIM = <path className="rim" d="M90 94C104 99 114 106 118 122" />

/** A jacket over a shirt. */
const SUIT = (
  <>
    <path className="bone" d="M47 88C54 98 66 98 73 88L60 124Z" />
    <path className="blood" d="M55 97H65L67 116L60 126L53 116Z" />
    <Mirrored>
      <path className="cloth" d="M46 86L34 92L40 126H58L44 104Z" />
    </Mirrored>
    <path className="shade" d="M62 98L76 86L86 92L80 126H62Z" />
  </>
)

const ZEMUN = (
  <>
    <Bust eyes="old" mouth="none" face="broad" />
    {SUIT}
    <path className="fine" d="M8 108L6 124M20 101L17 124M100 101L103 124M112 108L114 124" />
    <path className="hair" d="M36 44C33 54 36 62 41 66L42 46ZM84 44C87 54 84 62 79 66L78 46Z" />
    <path className="hair" d="M60 68C53 65 43 68 40 77C48 80 56 78 60 75C64 78 72 80 80 77C77 68 67 65 60 68Z" />
    <path className="line" d="M54 80C58 78.6 62 78.6 66 80" />
    <path className="wood" d="M66 78L88 84L87 90L64.6 83Z" />
    <path className="flame" d="M86 83L93 85L92 91.4L85 89.6Z" />
    <path
      className="smoke"
      d="M94 82C92 74 101 70 98 62C96 56 102 50 108 52C104 58 108 62 106 68C104 76 102 80 94 82Z"
    />
    <path className="trim" d="M35 38C33 14 44 2 55 9C58 11 62 11 65 9C76 2 87 14 85 38Z" />
    <path className="dark" d="M35 30C50 26 70 26 85 30V38H35Z" />
    <path className="trim" d="M10 38C26 30 42 34 60 34C78 34 94 30 110 38C102 50 80 46 60 44C40 46 18 50 10 38Z" />
    <path className="rim" d="M68 8C77 4 84 14 84.6 27M88 33.6C96 33 104 35 107 38" />
    {RIM}
  </>
)

const BANDABOI = (
  <>
    <Bust eyes="wide" mouth="none" isHidden />
    <path className="bone" d="M38 90C50 100 70 100 82 90L88 126H32Z" />
    <path className="fine" d="M37.4 99L83 107M36 112L85 103M34 121L84 116" />
    <path className="bone" d="M60 14C44 14 35 26 36 46C36 70 44 88 60 92C76 88 84 70 84 46C85 26 76 14 60 14Z" />
    <path className="dark" d="M40 46C52 42 68 46 82 42L83 55C70 60 52 54 39 57Z" />
    <circle className="gold flat" cx="50.5" cy="51" r="4" />
    <circle className="blood flat" cx="70" cy="50.6" r="4" />
    <circle className="dark flat" cx="50.5" cy="51" r="1.5" />
    <circle className="dark flat" cx="70" cy="50.6" r="1.5" />
    <path
      className="fine"
      d="M39 35L77 23M42 27L65 16M37.5 42L82 29M38 64L82 59.5M40 71L80 71M44 79L77 68M51 87L72 84"
    />
    <path className="dark" d="M49 76C56 73 66 74 72 78C64 80 56 80 49 76Z" />
    <path className="shade" d="M60 14C76 14 85 26 84 46C84 70 76 88 60 92L66 78L63 58L70 46Z" />
    <path className="bone" d="M82 40L104 30L100 40L112 44L98 48L84 50Z" />
    <path className="blood flat" d="M52 22C57 19 61 22 60 27C56 30 51 27 52 22Z" />
    <path className="rim" d="M80 30C83 40 83 52 80 66" />
    {RIM}
  </>
)

const SILK = (
  <>
    <path
      className="hair"
      d="M60 10C34 8 27 30 30 52C31 68 28 76 26 82C36 88 46 84 50 76H70C74 84 84 88 94 82C92 76 89 68 90 52C93 30 86 8 60 10Z"
    />
    <Bust eyes="sly" mouth="lips" face="slim" />
    <path
      className="smoke"
      d="M-4 126C-6 114 2 106 10 106C10 98 20 92 28 96C32 88 42 86 48 91C54 98 66 98 72 91C78 86 88 88 92 96C100 92 110 98 110 106C118 106 126 114 124 126C108 116 96 120 84 112C76 104 68 104 60 112C52 104 44 104 36 112C24 120 12 116-4 126Z"
    />
    <path
      className="shade"
      d="M72 91C78 86 88 88 92 96C100 92 110 98 110 106C118 106 126 114 124 126C108 116 96 120 84 112C78 106 72 104 66 106Z"
    />
    {[-14, -7, 0, 7, 14].map((x) => (
      <circle key={x} className="bone" cx={60 + x} cy={98.5 - (x * x) / 36} r="3.2" strokeWidth="1.6" />
    ))}
    <path className="hair" d="M38 66C33 40 38 14 60 14C82 14 87 40 82 66C82 54 80 46 75 40L40 44C38 52 38 58 38 66Z" />
    <path className="shine" d="M46 26C52 20 62 19 70 22" />
    <circle className="gold" cx="39" cy="70" r="3" />
    <path className="gold" d="M62 17C66 8 76 6 84 10C80 18 72 22 64 22Z" />
    <path className="dark" d="M68 75L100 62L101 65L69 78Z" />
    <path className="bone" d="M99 61.5L109 57.5L110.4 61.4L100.6 65.4Z" />
    <path className="flame flat" d="M108.5 57.8L111.6 56.6L113 60.2L110 61.4Z" />
    <path
      className="smoke flat"
      d="M112 54C108 46 118 42 112 32C108 24 114 20 118 14C116 24 122 28 118 36C114 44 118 48 112 54Z"
      opacity="0.7"
    />
    {RIM}
  </>
)

const ABBOT = (
  <>
    <Bust eyes="hard" mouth="none" face="broad" isHidden />
    <path
      className="trim"
      d="M60 2C32 8 20 40 24 70C26 88 34 100 46 108L60 118L74 108C86 100 94 88 96 70C100 40 88 8 60 2Z"
    />
    <path className="dark" d="M60 22C44 26 36 44 38 62C40 80 48 92 60 96C72 92 80 80 82 62C84 44 76 26 60 22Z" />
    <path className="iron" d="M60 32C50 32 43 40 42 50V62C44 78 50 88 60 92C70 88 76 78 78 62V50C77 40 70 32 60 32Z" />
    <path className="steel" d="M57 32H63V58L66 66H54L57 58Z" />
    <Mirrored>
      <path className="dark" d="M44 52L57 56V61L45 59Z" />
      <circle className="neon flat" cx="52" cy="57.4" r="2" />
      <circle className="dark flat" cx="47" cy="46" r="1.5" />
      <circle className="dark flat" cx="48" cy="72" r="1.5" />
    </Mirrored>
    <path className="fine" d="M54 72V84M60 72V88M66 72V84M49 68H71" />
    <path
      className="shade"
      d="M60 2C88 8 100 40 96 70C94 88 86 100 74 108L60 118V96C72 92 78 78 78 62V50C77 40 70 32 63 32L66 20Z"
    />
    <path className="rim" d="M66 6C84 14 94 40 92 66C91 78 87 88 81 95" />
    <path className="gold" d="M56 104H64V110H71V118H64V130H56V118H49V110H56Z" />
    {RIM}
  </>
)

const SICKLE = (
  <>
    <Bust eyes="old" mouth="none" face="slim" />
    <path
      className="fine"
      d="M50 76C56 73.6 64 73.6 70 76M53 80L52 84M60 80V85M67 80L68 84M47 66L44 74M73 66L76 74M48 45C54 43 58 44 60 46"
    />
    <path className="bone" d="M46 40C50 32 56 30 60 34C64 30 70 32 74 40C68 37 64 38 60 41C56 38 52 37 46 40Z" />
    <path
      className="trim open"
      d="M60 8C36 8 26 30 30 56C32 76 40 88 50 96L60 104L70 96C80 88 88 76 90 56C94 30 84 8 60 8ZM60 28C72 28 79 38 79 52C79 68 72 82 60 87C48 82 41 68 41 52C41 38 48 28 60 28Z"
    />
    <path
      className="shade open"
      d="M60 8C84 8 94 30 90 56C88 76 80 88 70 96L60 104V87C72 82 79 68 79 52C79 38 72 28 62 28Z"
    />
    <path className="dots" d="M40 28h.1M48 20h.1M60 17h.1M72 20h.1M36 42h.1M35 58h.1M39 72h.1M46 84h.1" />
    <path className="trim" d="M54 98L42 120L56 116L60 104L64 116L78 120L66 98Z" />
    <path className="rim" d="M68 11C84 16 90 34 87 54" />
    {RIM}
    <path
      className="steel"
      d="M98 96C118 86 126 60 112 38C102 22 84 18 70 26C88 24 100 34 104 48C108 64 102 78 92 86Z"
    />
    <path className="fine" d="M80 26C96 28 106 40 108 54C110 68 106 80 98 88" />
    <path className="wood" d="M90 84L101 94L92 128H80Z" />
    <path className="skin" d="M80 108C84 100 100 102 103 110L100 126H80Z" />
    <path className="fine" d="M84 112H101M83 118H101" />
  </>
)

const BRANDT = (
  <>
    <Bust eyes="hard" mouth="grim" face="broad" />
    <Mirrored>
      <path className="trim" d="M60 112L44 84L28 92L42 124Z" />
      <path className="gold" d="M0 112C6 102 18 96 30 93L34 102C22 105 12 111 6 120Z" />
    </Mirrored>
    <path className="shade" d="M60 112L76 84L92 92L120 112L122 126H60Z" />
    <path className="gold" d="M57 112H63V126H57Z" />
    <path className="blood" d="M26 106H34V114H26ZM36 110H44V118H36Z" />
    <circle className="gold" cx="30" cy="118" r="4" />
    <circle className="gold" cx="40" cy="122" r="4" />
    <path
      className="hair"
      d="M60 67C54 65 46 67 43 71L47 75C52 74 57 73 60 71C63 73 68 74 73 75L77 71C74 67 66 65 60 67Z"
    />
    <circle className="line" cx="70" cy="56" r="8.6" />
    <path className="shine" d="M66 58L71 52" />
    <path className="fine" d="M78 59C82 66 84 76 82 88" />
    <path className="cloth" d="M24 28C28 6 44 0 60 0C76 0 92 6 96 28C84 36 36 36 24 28Z" />
    <path className="trim" d="M34 28C48 33 72 33 86 28V41C72 46 48 46 34 41Z" />
    <path className="dark" d="M33 41C48 46 72 46 87 41C86 51 74 51.6 60 50.6C46 51.6 34 51 33 41Z" />
    <path className="gold" d="M60 6L64 15L60 26L56 15ZM46 16L57 18L57 21L49 22ZM74 16L63 18L63 21L71 22Z" />
    <path className="shine" d="M40 45C46 47 52 47.6 57 47.6" />
    <path className="rim" d="M76 4C86 8 92 16 94 26M85 30V38" />
    {RIM}
  </>
)

const PAWN = (
  <>
    <Bust eyes="cool" mouth="smirk" />
    <path className="bone" d="M46 88C54 98 66 98 74 88L82 126H38Z" />
    <Mirrored>
      <path className="trim" d="M46 86L32 93L38 126H54L46 108Z" />
    </Mirrored>
    <path className="dark" d="M50 95L60 100L70 95V108L60 103L50 108Z" />
    <path className="shade" d="M62 100L76 86L88 93L84 126H62Z" />
    <path className="hair" d="M38 48C33 56 34 68 40 74C43 68 42 60 41 54ZM82 48C87 56 86 68 80 74C77 68 78 60 79 54Z" />
    <path className="hair" d="M52 83C57 81 63 81 68 83C66 92 62 97 60 98C58 97 54 92 52 83Z" />
    <path className="fine" d="M50 29C56 27 64 27 70 29M52 33.5C57 32 63 32 68 33.5" />
    <path className="dark" d="M39 36C50 31 70 31 81 36V43C70 38 50 38 39 43Z" />
    <path
      className="leaf"
      d="M39 42C50 37 70 37 81 42C90 44 98 47 102 52C88 50 76 49 60 49C44 49 32 50 18 52C22 47 30 44 39 42Z"
    />
    <path className="shine" d="M30 48C36 45.6 42 44.4 48 43.8" />
    <path className="gold" d="M64 50L78 49L80 63L66 64Z" />
    <path className="iron" d="M66 49H79L77 44H68Z" />
    <circle className="ice" cx="72" cy="57" r="5.4" />
    <path className="shine" d="M69.6 58.6L73.6 54.6" />
    {RIM}
    <g>
      <path className="gold" d="M96 66H104V74H96ZM80 74H120L116 80H84Z" />
      <circle className="gold" cx="84" cy="92" r="8.6" />
      <circle className="gold" cx="116" cy="92" r="8.6" />
      <circle className="gold" cx="100" cy="104" r="8.6" />
      <path className="line" d="M84 80V84M116 80V84M100 80V96" />
      <path
        className="shine"
        d="M80 90A4.6 4.6 0 0 1 84 86.6M96 102A4.6 4.6 0 0 1 100 98.6M112 90A4.6 4.6 0 0 1 116 86.6"
      />
    </g>
  </>
)

const KING = (
  <>
    <Bust eyes="wide" mouth="none" isHidden />
    <path className="blood" d="M-2 126C2 106 18 96 32 92L60 108L88 92C102 96 118 106 122 126Z" />
    <path
      className="bone"
      d="M6 114C4 106 14 102 20 104C20 96 30 92 38 94L60 110L82 94C90 92 100 96 100 104C106 102 116 106 114 114C104 112 98 118 88 112C78 116 70 120 60 122C50 120 42 116 32 112C22 118 16 112 6 114Z"
    />
    <path
      className="hatch"
      d="M16 107l3 4 1-5zM34 99l2 6 2-6zM46 107l2 6 2-5zM72 107l2 6 2-5zM84 99l2 6 2-6zM101 107l3 4 1-5z"
    />
    <path
      className="bone"
      d="M60 20C42 20 34 32 35 50C36 58 38 62 43 66L44 80C46 90 52 96 60 96C68 96 74 90 76 80L77 66C82 62 84 58 85 50C86 32 78 20 60 20Z"
    />
    <Mirrored>
      <path className="dark" d="M40 50C45 45 54 47 57 54C57 62 50 66 44 63C40 60 39 54 40 50Z" />
      <circle className="neon flat" cx="49.5" cy="56" r="3.2" />
    </Mirrored>
    <path className="dark" d="M60 61L65 71H55Z" />
    <path className="fine" d="M46 78H74M51 74V84M57 74V86M63 74V86M69 74V84M46 34L52 40L49 45" />
    <path
      className="shade"
      d="M60 20C78 20 86 32 85 50C84 58 82 62 77 66L76 80C74 90 68 96 60 96L64 84L61 74L66 62L63 46L67 36Z"
    />
    <path className="gold" d="M34 36L26 6L44 18L52-6L60 14L68-6L76 18L94 6L86 36C70 28 50 28 34 36Z" />
    <path className="blood" d="M60 18L64 24L60 30L56 24Z" />
    <path className="ice" d="M44 24L47 28L44.6 32L41 28ZM76 24L79 28L75.4 32L73 28Z" />
    <path className="shade" d="M60 14L68-6L76 18L94 6L86 36C78 32 70 30 62 30Z" />
    <path className="rim" d="M82 40C84 48 83 56 79 61" />
    {RIM}
  </>
)

export const BOSSES: Readonly<Record<BossId, ReactNode>> = {
  zemun: ZEMUN,
  bandaboi: BANDABOI,
  silk: SILK,
  abbot: ABBOT,
  sickle: SICKLE,
  brandt: BRANDT,
  pawn: PAWN,
  king: KING,
}
