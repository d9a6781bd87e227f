import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { folder } from '#web/replay/icons'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'
import './opener.css'

interface FileButtonProps {
  readonly kind?: 'primary' | 'plain' | 'quiet'
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** Asks for a file of this device. */
export function FileButton({ kind = 'primary', onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} icon={folder} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen twice, after it was mended.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

/** The page that waits for a file, by button or dropped anywhere on it. */
export function Opener({ onFile }: { readonly onFile: (file: File) => void }) {
  const words = useWordsOf(replay)
  return (
    <main className="page">
      <h1>{words.file.title}</h1>
      <p>{words.file.text}</p>
      <DropZone onFile={onFile}>
        <Icon of={folder} />
        <FileButton onFile={onFile}>{words.file.choose}</FileButton>
        <p>{words.file.drop}</p>
      </DropZone>
    </main>
  )
}

interface DropZoneProps {
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** Takes files that are dropped here. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      {children}
    </div>
  )
}
