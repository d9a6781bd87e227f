import type { ReactNode } from 'react'
import { comb } from '#games/last-brave/board/art/graver'
import { star } from '#web/design/graver'
import { Mirrored } from '#games/last-brave/board/art/mirrored.tsx'
import type { CardId } from '#games/last-brave/cards'

const Fire = (
  <>
    <path
      className="flame"
      d="M62 2C66 26 96 40 96 74C96 100 80 116 60 116C40 116 24 100 24 74C24 58 32 50 38 36C42 46 46 52 53 54C48 36 52 16 62 2Z"
    />
    <path
      className="hatch"
      d={comb({ from: [92, 66], to: [78, 106], bend: [96, 90], count: 8, turn: [190, 220], length: 10 })}
    />
    <path
      className="gold"
      d="M62 46C66 60 82 68 82 88C82 104 72 113 60 113C48 113 38 104 38 88C38 76 47 70 49 60C54 64 57 68 58 72C58 62 58 54 62 46Z"
    />
    <path className="bone" d="M60 80C65 86 72 90 72 99C72 108 67 113 60 113C53 113 48 108 48 99C48 90 56 88 60 80Z" />
  </>
)

const Water = (
  <>
    <path
      className="sea"
      d="M4 104C-2 56 24 12 66 10C94 9 112 28 108 52C102 42 92 40 86 44C96 48 100 60 94 68C88 58 78 56 70 62C58 72 64 88 80 92C94 95 108 90 118 84V120H4Z"
    />
    <path
      className="bone"
      d="M20 40C30 20 48 10 66 10C94 9 112 28 108 52C102 42 92 40 86 44C96 48 100 60 94 68C90 60 82 57 76 59C82 52 80 44 72 42C78 36 74 28 64 30C54 22 36 26 20 40Z"
    />
    <path className="fine" d="M16 96C12 66 26 44 48 40M28 100C24 78 34 60 52 54M42 104C38 88 44 76 56 70" />
    <path className="line" d="M4 112C18 102 28 102 40 110C52 118 64 118 76 110C88 102 102 104 118 112" />
    <path className="bone" d="M100 78a5 5 0 1 0 .1 0ZM112 66a3.4 3.4 0 1 0 .1 0Z" />
  </>
)

const GUSTS = [
  'M4 44H72C92 44 96 14 74 12C60 11 56 28 67 32',
  'M0 64H92C114 64 116 98 92 98C78 98 76 81 89 79',
  'M16 84H52C70 84 70 110 52 110C42 110 40 99 49 96',
].join('')

const Wind = (
  <>
    <path className="rope-ink" d={GUSTS} />
    <path className="rope bone" d={GUSTS} />
    <path className="leaf" d="M90 44C92 30 104 24 118 26C116 40 106 50 90 44Z" />
    <path className="fine" d="M84 47L108 33" />
    <path className="leaf" d="M10 24C16 12 28 12 36 18C30 28 20 32 10 24Z" />
    <path className="fine" d="M6 27L27 20" />
  </>
)

const Earth = (
  <>
    <path className="stone" d="M-4 112L34 40L48 60L70 12L124 112Z" />
    <path className="bone" d="M70 12L91 51L82 46L76 58L69 46L61 54L55 45Z" />
    <path className="bone" d="M34 40L45 56L40 62L34 56L28 64L23 61Z" />
    <path
      className="hatch"
      d={comb({ from: [92, 56], to: [116, 106], count: 12, turn: [165, 175], length: 22, width: 2.6 })}
    />
    <path
      className="hatch"
      d={comb({ from: [46, 64], to: [58, 104], count: 8, turn: [165, 175], length: 14, width: 2.4 })}
    />
    <path className="leaf" d="M-4 112C12 98 30 100 44 108C64 96 96 98 124 112V124H-4Z" />
  </>
)

const Lightning = (
  <>
    <path className="gold" d="M62 34L30 80H54L40 122L94 64H68L84 34Z" />
    <path className="shine" d="M68 44L50 72" />
    <path
      className="night"
      d="M20 54C0 52 0 26 20 24C22 4 48-2 58 12C70-4 98 2 100 22C120 24 122 50 102 54C94 58 84 56 80 52C72 60 54 60 46 52C40 58 28 58 20 54Z"
    />
    <path
      className="hatch"
      d={comb({ from: [16, 50], to: [104, 50], bend: [60, 60], count: 17, turn: -90, length: 11 })}
    />
    <path className="shine" d="M24 32C28 24 36 22 40 24M62 22C68 12 80 12 86 18" />
  </>
)

const Ice = (
  <>
    <Mirrored>
      <path className="ice" d="M14 36L32 56L40 116H22L4 68Z" />
      <path className="bone" d="M14 36L20 66L22 116L4 68Z" />
    </Mirrored>
    <path className="ice" d="M60 0L82 34L74 118H46L38 34Z" />
    <path className="bone" d="M60 0L56 38L46 118L38 34Z" />
    <path className="fine" d="M38 34L56 38L82 34M56 38L62 118" />
    <path className="hatch" d={comb({ from: [80, 44], to: [74, 110], count: 11, turn: [195, 185], length: 11 })} />
    <path className="bone eye" d={star(102, 18, 14, 5, 6)} />
  </>
)

const Light = (
  <>
    <path className="gold" d={star(60, 60, 60, 36, 16)} />
    <circle className="bone" cx="60" cy="60" r="31" />
    <circle className="gold" cx="60" cy="60" r="26" />
    <Mirrored>
      <path className="fine" d="M42 55C45 59.5 52 59.5 55 55M41 49C45 46 51 46 55 49" />
    </Mirrored>
    <path className="fine" d="M60 54C60 60 57 63 57.4 66C59 67.6 61 67.6 63 66.4" />
    <path className="line" d="M49 72C54 78.5 66 78.5 71 72" />
    <path
      className="hatch"
      d={comb({ from: [84, 50], to: [70, 83], bend: [88, 74], count: 8, turn: [180, 225], length: 8, width: 1.8 })}
    />
  </>
)

const Shadow = (
  <>
    <path className="bone" d={star(60, 52, 58, 44, 28)} />
    <circle className="dark" cx="60" cy="52" r="43" />
    <path className="night flat" d="M60 13A39 39 0 1 1 24 66C46 78 82 58 60 13Z" />
    <Mirrored>
      <path className="bone" d="M34 50C41 48 50 52 54 59C46 62 37 58 34 50Z" />
    </Mirrored>
    <path
      className="dark"
      d="M2 122C14 118 16 104 26 90H94C104 104 106 118 118 122C104 124 100 118 96 110C96 122 84 124 80 110C78 122 66 124 60 112C54 124 42 122 40 110C36 124 24 122 24 110C20 118 16 124 2 122Z"
    />
  </>
)

/** What the Champion is born to. */
export const ELEMENTS: { readonly [Id in CardId & `element.${string}`]: ReactNode } = {
  'element.fire': Fire,
  'element.water': Water,
  'element.wind': Wind,
  'element.earth': Earth,
  'element.lightning': Lightning,
  'element.ice': Ice,
  'element.light': Light,
  'element.shadow': Shadow,
}
