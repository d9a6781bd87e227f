import { useEffect, useState } from 'react'
import type { MatchRecord } from '#engine/match'
import { IconButton } from '#web/design/icon-button.tsx'
import { help } from '#web/design/icons'
import { Toast, ToastStack } from '#web/design/toast.tsx'
import { download as save } from '#web/replay/download'
import { chain, download } from '#web/replay/icons'
import { ReplayKeys } from '#web/replay/keys.tsx'
import { isOfDevice } from '#web/local/device-line'
import { useKeys } from '#web/table/use-keys'
import { replay } from '#web/words/replay'
import { useWords, useWordsOf } from '#web/words/words'

/** How long, in milliseconds, a word in passing stays. */
const PASSES_AFTER = 4000

interface Note {
  readonly says: string
  /** Whether it goes by itself: what must be copied by hand stays. */
  readonly passes: boolean
}

interface ToolsProps {
  readonly record: MatchRecord
  readonly fileName: string
  readonly id: string | undefined
  readonly at: number
}

/** What one can do with a replay: link to a moment, keep it as a file, look up the keys. */
export function ReplayTools({ record, fileName, id, at }: ToolsProps) {
  const words = useWordsOf(replay)
  const { common } = useWords()
  const [note, setNote] = useState<Note>()
  const [hasKeys, setKeys] = useState(false)
  useKeys({ '?': () => setKeys(true) })
  useEffect(() => {
    if (!note?.passes) return undefined
    const timer = window.setTimeout(() => setNote(undefined), PASSES_AFTER)
    return () => window.clearTimeout(timer)
  }, [note])

  async function copy(table: string) {
    const link = `${window.location.origin}/replay/${table}#${at}`
    try {
      await navigator.clipboard.writeText(link)
      setNote({ says: isOfDevice(table) ? words.copiedHere : words.copied, passes: true })
    } catch {
      setNote({ says: words.notCopied(link), passes: false })
    }
  }

  return (
    <>
      {id !== undefined && <IconButton icon={chain} label={words.copyLink} onClick={() => void copy(id)} />}
      <IconButton icon={download} label={words.export} onClick={() => save(record, fileName)} />
      <IconButton icon={help} label={words.keys} onClick={() => setKeys(true)} />
      <ReplayKeys isOpen={hasKeys} onClose={() => setKeys(false)} />
      <ToastStack>
        {note !== undefined && (
          <Toast kind="good" onDismiss={() => setNote(undefined)} dismissLabel={common.dismiss}>
            {note.says}
          </Toast>
        )}
      </ToastStack>
    </>
  )
}
