import type { ReactNode } from 'react'
import { comb } from '#games/last-stand/board/art/graver'
import { Mirrored } from '#games/last-stand/board/art/mirrored.tsx'

const STUBBLE =
  'M42.5 70h.1M44.5 76h.1M48.5 80h.1M53 83h.1M47 73h.1M51 78h.1M67 83h.1M71.5 80h.1M75.5 76h.1M77.5 70h.1M73 73h.1M69 78h.1M60 84h.1'
const BEARD = comb({ from: [46, 86], to: [74, 86], bend: [60, 98], count: 8, turn: [80, 100], length: 14, width: 1.8 })
const WAVES = comb({ from: [27, 62], to: [36, 108], bend: [24, 88], count: 9, turn: [10, -10], length: 10 })

/** What grows on heads. Those that end in `-back` are behind them. */
export const HAIR = {
  'crew-cut': (
    <path
      className="hair"
      d="M39 50C35 28 46 17 60 17C74 17 85 28 81 50C79 42 76 37 72 35C62 38 52 38 48 35C44 37 41 42 39 50Z"
    />
  ),
  'mullet-back': (
    <path
      className="hair"
      d="M60 14C38 14 32 34 33 54C34 74 30 84 24 94C34 98 42 94 46 90H74C78 94 86 98 96 94C90 84 86 74 87 54C88 34 82 14 60 14Z"
    />
  ),
  fringe: (
    <path
      className="hair"
      d="M38 52C34 28 46 16 60 16C74 16 86 28 82 52C80 44 76 40 72 34C68 40 60 42 54 36C50 42 42 44 38 52Z"
    />
  ),
  'long-back': (
    <>
      <path
        className="hair"
        d="M60 12C30 12 26 40 26 64C26 84 20 98 16 110C28 114 40 108 46 98H74C80 108 92 114 104 110C100 98 94 84 94 64C94 40 90 12 60 12Z"
      />
      <path className="hatch" d={WAVES} />
    </>
  ),
  /** Over one eye. */
  veil: (
    <path
      className="hair"
      d="M37 60C32 30 46 15 61 15C78 15 88 30 83 60C82 48 78 40 70 34C62 46 66 58 58 70C54 77 46 80 40 76C40 70 38 66 37 60Z"
    />
  ),
  'curls-back': (
    <path
      className="hair"
      d="M60 12C50 6 42 12 41 18C32 16 26 24 29 31C21 34 20 44 26 49C20 55 24 65 31 66C30 74 38 79 44 76H76C82 79 90 74 89 66C96 65 100 55 94 49C100 44 99 34 91 31C94 24 88 16 79 18C78 12 70 6 60 12Z"
    />
  ),
  curls: (
    <path
      className="hair"
      d="M38 50C36 40 40 32 46 33C47 26 55 24 60 29C65 24 73 26 74 33C80 32 84 40 82 50C79 46 76 43 74 42C68 44 52 44 46 42C44 43 41 46 38 50Z"
    />
  ),
  'tail-back': (
    <>
      <path className="hair" d="M76 28C94 22 106 34 104 54C103 70 96 78 100 92C88 88 84 76 88 62C91 50 86 42 76 40Z" />
      <path className="fine" d="M92 36C98 46 94 60 94 76" />
    </>
  ),
  sleek: <path className="hair" d="M38 54C34 30 44 17 60 17C76 17 86 30 82 54C80 44 76 37 66 33C56 38 44 40 38 54Z" />,
  mohawk: (
    <path
      className="hair"
      d="M50 32C44 20 34 16 32 8C40 10 44 12 47 15C46 8 48 2 54-4C56 2 58 6 60 10C62 6 64 2 68-4C72 2 74 8 73 15C76 12 80 10 88 8C86 16 76 20 70 32C64 28 56 28 50 32Z"
    />
  ),
  beard: (
    <>
      <path
        className="hair"
        d="M37 54C36 80 42 102 60 110C78 102 84 80 83 54C78 66 74 70 68 69C62 67.5 58 67.5 52 69C46 70 42 66 37 54Z"
      />
      <path className="hatch" d={BEARD} />
      <path className="line" d="M53 76C57 74.5 63 74.5 67 76" />
    </>
  ),
  stubble: <path className="dots" d={STUBBLE} />,
  /** With points that turn up. */
  curled: (
    <Mirrored>
      <path className="hair" d="M60 70C54 67 47 70 44 76C41 80 36 79 36 74C32 82 40 88 47 83C52 79 56 75 60 75Z" />
    </Mirrored>
  ),
  walrus: (
    <Mirrored>
      <path className="hair" d="M60 68C52 65 43 70 40 82C48 82 55 80 60 76Z" />
    </Mirrored>
  ),
  goatee: <path className="hair" d="M52 79C56 77 64 77 68 79C68 88 64 95 60 98C56 95 52 88 52 79Z" />,
  scar: <path className="fine" d="M68 40L74 66M67 47L74 45M69 54L75 52M71 61L77 59" />,
} as const satisfies Record<string, ReactNode>
