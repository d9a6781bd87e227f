import { useMemo } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { chatBubble, cog, openBook, returnArrow } from '#web/design/icons'
import { sentencesOf } from '#web/table/sentences'
import type { Sheet } from '#web/table/use-beside'
import { useWords } from '#web/words/words'
import './bar.css'

interface BarProps {
  readonly lines: readonly LineTold[]
  /** What was summed up last; it stands here instead of the newest line. */
  readonly recap: string | undefined
  readonly names: readonly string[]
  readonly text: Text<GameTypes>
  readonly hasChat: boolean
  readonly unread: number
  readonly canUndo: boolean
  readonly onSheet: (sheet: Sheet) => void
  readonly onUndo: () => void
  readonly onMenu: () => void
}

/** The last sentence of the log; many a line says nothing. */
function newestOf(lines: readonly LineTold[], speech: Parameters<typeof sentencesOf>[1]): string {
  for (const line of lines.toReversed()) {
    const said = sentencesOf([line], speech).at(-1)
    if (said) return said.says
  }
  return ''
}

/** Where there is no room beside the board: the newest line of the log, which opens it, and the way to the rest. */
export function Bar({ lines, recap, names, text, hasChat, unread, canUndo, onSheet, onUndo, onMenu }: BarProps) {
  const words = useWords()
  const { table: said } = words
  const newest = useMemo(() => newestOf(lines, { names, text, words }), [lines, names, text, words])
  return (
    <footer className="bar">
      <button type="button" className="bar-log" aria-haspopup="dialog" onClick={() => onSheet('log')}>
        <Icon of={openBook} />
        <span className="unseen">{said.log}: </span>
        <span className={recap === undefined ? 'bar-newest' : 'bar-newest recap'}>{recap ?? newest}</span>
      </button>
      {canUndo && (
        <Button kind="quiet" className="bar-undo" icon={returnArrow} onClick={onUndo}>
          {said.takeBack}
        </Button>
      )}
      {hasChat && (
        <span className="bar-chat">
          <IconButton
            icon={chatBubble}
            label={unread > 0 ? `${said.chat}, ${said.unread(unread)}` : said.chat}
            aria-haspopup="dialog"
            onClick={() => onSheet('chat')}
          />
          {unread > 0 && <b aria-hidden="true">{unread}</b>}
        </span>
      )}
      <IconButton icon={cog} label={said.menu} aria-haspopup="dialog" onClick={onMenu} />
    </footer>
  )
}
