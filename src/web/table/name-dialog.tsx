import { useEffect, useRef, useState } from 'react'
import type { Face } from '#protocol/faces'
import { rename, whoAmI } from '#web/client/tables'
import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { Field } from '#web/design/field.tsx'
import { FaceRow } from '#web/table/face-row.tsx'
import { waiting } from '#web/words/waiting'
import { useWords, useWordsOf } from '#web/words/words'
import './name-dialog.css'

interface NameDialogProps {
  readonly isOpen: boolean
  /** Whether a seat is taken with it. */
  readonly sits: boolean
  /** The name is taken. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks somebody who sits down for the first time what to call them; a name is suggested, and one key is enough. */
export function NameDialog({ isOpen, sits, onDone, onClose }: NameDialogProps) {
  const { common } = useWords()
  const words = useWordsOf(waiting)
  const [face, setFace] = useState<string>()
  const [manner] = useState(() => Math.floor(Math.random() * words.manners.length))
  const [written, setWritten] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isOpen) return
    // A dialog gives the focus to its first button, which is the one that closes it.
    form.current?.querySelector('input')?.focus()
    whoAmI()
      .then((me) => setFace((chosen) => chosen ?? me.face))
      .catch(() => undefined)
  }, [isOpen])
  const suggested = face === undefined ? '' : `${words.manners[manner]} ${words.faces[face as Face]}`
  const name = written ?? suggested
  // The suggestion comes after the focus, and whoever types means to replace it.
  useEffect(() => {
    if (isOpen && suggested !== '') form.current?.querySelector<HTMLInputElement>('input:focus')?.select()
  }, [isOpen, suggested])

  function take() {
    if (name.trim() === '') return setProblem(words.empty)
    setBusy(true)
    rename(name, face)
      .then(onDone, (error: Error) => setProblem(error.message))
      .finally(() => setBusy(false))
    return undefined
  }

  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose} closeLabel={common.close}>
      <form
        ref={form}
        className="name-dialog"
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <Field
          label={words.name}
          hint={words.text}
          {...(problem !== undefined && { error: problem })}
          autoComplete="nickname"
          maxLength={24}
          value={name}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setWritten(event.target.value)
            setProblem(undefined)
          }}
        />
        <FaceRow value={face} onChange={setFace} />
        <Button type="submit" kind="primary" busy={isBusy}>
          {sits ? words.sit : words.take}
        </Button>
      </form>
    </Dialog>
  )
}
