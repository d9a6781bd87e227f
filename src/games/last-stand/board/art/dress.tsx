import type { ReactNode } from 'react'
import { comb } from '#games/last-stand/board/art/graver'
import { Mirrored } from '#games/last-stand/board/art/mirrored.tsx'

const PLATE = comb({ from: [16, 104], to: [40, 96], bend: [26, 96], count: 7, turn: [80, 100], length: 9 })

/** What is worn on shoulders and breast. */
export const DRESS = {
  vest: (
    <>
      <path className="trim" d="M36 92L46 88C52 95 68 95 74 88L84 92L88 126H32Z" />
      <path className="fine" d="M60 94V126M40 108H54V120H40ZM66 108H80V120H66Z" />
    </>
  ),
  vee: <path className="skin" d="M46 88C52 95 68 95 74 88L60 120Z" />,
  straps: (
    <Mirrored>
      <path className="skin" d="M4 126C6 108 18 98 34 93L38 126Z" />
    </Mirrored>
  ),
  belts: (
    <>
      <path className="dark" d="M22 100L34 94L92 126H68ZM98 100L86 94L28 126H52Z" />
      <path
        className="gold"
        d="M34 99L40 96L44 104L39 107ZM48 107L54 104L58 112L53 115ZM86 99L80 96L76 104L81 107ZM72 107L66 104L62 112L67 115Z"
      />
    </>
  ),
  plates: (
    <>
      <Mirrored>
        <path className="steel" d="M2 126C2 104 16 92 38 90C46 104 42 118 34 126Z" />
        <path className="hatch" d={PLATE} />
        <circle className="dark flat" cx="14" cy="114" r="2" />
        <circle className="dark flat" cx="30" cy="102" r="2" />
      </Mirrored>
    </>
  ),
  collar: (
    <Mirrored>
      <path className="trim" d="M60 112L44 84L30 92L42 122Z" />
    </Mirrored>
  ),
  suit: (
    <>
      <path className="bone" d="M46 89C52 95 68 95 74 89L60 122Z" />
      <path className="red" d="M55 96H65L68 118L60 126L52 118Z" />
      <Mirrored>
        <path className="cloth" d="M46 88L36 92L46 126H58L44 104Z" />
      </Mirrored>
    </>
  ),
  fur: (
    <path
      className="fur"
      d="M4 126C2 116 8 108 14 108C12 100 22 94 28 98C30 90 40 88 44 92C48 98 54 96 60 98C66 96 72 98 76 92C80 88 90 90 92 98C98 94 108 100 106 108C112 108 118 116 116 126C108 120 104 124 100 118C94 122 88 114 84 116C78 110 70 116 66 112C62 114 58 114 54 112C50 116 42 110 36 116C32 114 26 122 20 118C16 124 12 120 4 126Z"
    />
  ),
  ruff: (
    <path
      className="bone"
      d="M22 112C14 104 22 94 30 96C28 86 40 82 46 88C52 96 68 96 74 88C80 82 92 86 90 96C98 94 106 104 98 112C92 106 88 112 84 108C78 114 72 106 66 112C62 106 58 106 54 112C48 106 42 114 36 108C32 112 28 106 22 112Z"
    />
  ),
  braid: (
    <>
      <path className="gold" d="M56 94H64V126H56Z" />
      <Mirrored>
        <path className="gold" d="M6 110C12 100 24 94 36 92L40 102C28 104 18 110 12 118Z" />
        <path className="fine" d="M14 108L20 113M22 102L27 108M30 98L33 104" />
      </Mirrored>
    </>
  ),
  'wings-back': (
    <Mirrored>
      <path
        className="iron"
        d="M40 100C16 96 2 70 6 26C14 34 18 40 20 46C20 38 22 32 26 26C28 36 30 44 31 52C34 46 36 42 40 38Z"
      />
      <path className="fine" d="M12 48C16 66 24 80 34 88M24 54C26 66 30 74 36 80" />
    </Mirrored>
  ),
  apron: (
    <>
      <path className="bone" d="M40 90C52 98 68 98 80 90L88 126H32Z" />
      <path
        className="red flat"
        d="M50 112C54 106 60 110 58 116C64 112 70 116 66 124H52ZM70 104C74 102 76 106 73 109Z"
      />
    </>
  ),
  satchel: (
    <>
      <path className="wood" d="M22 98L32 93L82 126H66Z" />
      <path className="bone" d="M30 104H50V122H30Z" />
      <path className="leaf" d="M37 107H43V110H46V116H43V119H37V116H34V110H37Z" />
    </>
  ),
  medals: (
    <>
      <path className="red" d="M78 100H84V110H78ZM88 102H94V112H88Z" />
      <circle className="gold" cx="81" cy="114" r="5" />
      <circle className="gold" cx="91" cy="116" r="5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
