import type { ReactNode } from 'react'
import { comb } from '#web/design/graver'

interface HeadProps {
  /** How the eye looks out of the card. */
  readonly eye: 'proud' | 'stern' | 'wise' | 'sly' | 'soft' | 'shut'
  /** What of the ears can be seen under a hat or a hood. */
  readonly ears?: 'both' | 'near' | 'none'
  readonly mouth?: 'closed' | 'singing'
  /** Drawn over the far ear and under the head. */
  readonly children?: ReactNode
}

const FUR = [
  comb({ from: [70, 118], to: [118, 172], bend: [72, 160], count: 13, turn: [8, -52], length: 22 }),
  comb({ from: [124, 173], to: [166, 158], bend: [150, 172], count: 8, turn: [-75, -120], length: 12, width: 2.6 }),
  comb({ from: [108, 82], to: [146, 82], bend: [126, 70], count: 7, turn: [110, 70], length: 9, width: 2.4 }),
].join('')

const SNOUT = comb({
  from: [160, 92],
  to: [190, 121],
  bend: [176, 104],
  count: 8,
  turn: [138, 128],
  length: 9,
  width: 2.2,
})

/** A rat's head in profile, looking to the right. */
export function Head({ eye, ears = 'both', mouth = 'closed', children }: HeadProps) {
  return (
    <g>
      {ears === 'both' && (
        <>
          <path className="fur" d="M112 76C102 48 116 32 132 34C150 37 154 60 140 82Z" />
          <path className="skin flat" d="M120 72C114 52 122 42 131 43C142 46 144 60 136 76Z" />
        </>
      )}
      {children}
      {mouth === 'singing' && <path className="dark" d="M190 147C184 170 166 178 148 170L152 150Z" />}
      <path
        className="fur"
        d="M78 98C90 74 122 66 146 78C160 86 180 106 198 123C206 130 206 139 198 143C190 147 182 149 176 152C168 165 146 175 124 175C92 175 64 152 66 126C66 114 70 106 78 98Z"
      />
      <path className="hatch" d={FUR} />
      <path className="hatch" d={SNOUT} />
      {mouth === 'closed' ? (
        <>
          <path className="line" d="M193 145C182 155 168 156 158 150" />
          <path className="bone" d="M180 150L189 147L190 158L182 160Z" />
        </>
      ) : (
        <path className="skin flat" d="M178 158C170 168 160 168 154 162C162 156 170 154 178 158Z" />
      )}
      <path className="skin" d="M194 122C203 121 209 128 205 135C201 140 193 138 191 132C190 128 191 124 194 122Z" />
      <path className="shine" d="M196 126C199 125 202 127 203 130" />
      <Eye look={eye} />
      <path className="dots" d="M166 138h.1M172 132h.1M174 142h.1M180 137h.1" />
      <path
        className="whisker"
        d="M172 138C192 128 212 118 228 117M174 141C196 138 214 138 230 142M172 145C190 150 206 156 218 166M164 142C152 152 138 158 122 158"
      />
      {ears !== 'none' && <NearEar />}
    </g>
  )
}

/** The ear on this side; hats that leave it free are drawn before it. */
export function NearEar() {
  return (
    <g>
      <path className="fur" d="M70 106C44 92 44 52 72 44C98 40 112 66 106 90C102 104 86 112 70 106Z" />
      <path className="skin flat" d="M72 98C54 88 54 60 74 54C92 51 102 70 97 88C94 98 82 102 72 98Z" />
      <path
        className="hatch"
        d={comb({ from: [60, 62], to: [78, 100], bend: [54, 88], count: 9, turn: [30, -30], length: 17, width: 2.6 })}
      />
    </g>
  )
}

const EYES = {
  proud: {
    ball: 'M134 106C140 97 154 97 161 107C154 113 141 114 134 106Z',
    brow: 'M130 100C138 90 154 90 164 100',
    pupil: 150,
  },
  stern: {
    ball: 'M134 106C142 101 154 103 162 110C154 115 142 115 134 106Z',
    brow: 'M128 94C140 94 154 98 166 106',
    pupil: 151,
  },
  wise: {
    ball: 'M134 107C141 99 154 99 161 108C154 114 141 115 134 107Z',
    brow: 'M126 92C138 82 154 84 166 98',
    pupil: 148,
  },
  sly: {
    ball: 'M132 106C142 102 154 103 163 109C154 113 142 113 132 106Z',
    brow: 'M128 98C140 94 154 97 166 104',
    pupil: 155,
  },
  soft: {
    ball: 'M134 107C138 94 154 93 162 107C155 115 141 115 134 107Z',
    brow: 'M132 92C140 83 154 83 162 92',
    pupil: 149,
  },
} as const

function Eye({ look }: { readonly look: HeadProps['eye'] }) {
  if (look === 'shut')
    return (
      <path
        className="line"
        d="M132 106C140 114 154 114 162 106M136 111L132 117M146 113L145 120M156 111L159 117M130 94C140 86 154 87 162 94"
      />
    )
  const { ball, brow, pupil } = EYES[look]
  return (
    <>
      <path className="bone" d={ball} />
      <circle className="dark flat" cx={pupil} cy="106.5" r="5.6" />
      <circle className="bone flat" cx={pupil + 2} cy="104.5" r="1.8" />
      <path className="line" d={brow} />
    </>
  )
}
