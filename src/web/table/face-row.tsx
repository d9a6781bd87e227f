import { FACES, type Face as FaceId } from '#protocol/faces'
import { Face } from '#web/design/face.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import { waiting } from '#web/words/waiting'
import { useWordsOf } from '#web/words/words'
import './face-row.css'

interface FaceRowProps {
  readonly value: string | undefined
  readonly onChange: (face: FaceId) => void
}

/** The faces to choose from. */
export function FaceRow({ value, onChange }: FaceRowProps) {
  const words = useWordsOf(waiting)
  return (
    <div className="face-row">
      <RadioRow
        label={words.face}
        value={value ?? ''}
        options={FACES.map((face) => ({
          value: face as string,
          label: (
            <>
              <Face of={face} />
              <span className="unseen">{words.faces[face]}</span>
            </>
          ),
        }))}
        onChange={(face) => onChange(face as FaceId)}
      />
    </div>
  )
}
