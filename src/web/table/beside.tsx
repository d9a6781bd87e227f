import type { GameTypes, Text } from '#engine/game'
import type { KnownTable } from '#web/client/use-table'
import { Tabs } from '#web/design/tabs.tsx'
import { isOfDevice } from '#web/local/device-line'
import { Chat } from '#web/table/chat.tsx'
import { useGuest } from '#web/table/use-guest'
import { Log } from '#web/table/log.tsx'
import { RulesTab } from '#web/table/rules-tab.tsx'
import type { Acts } from '#web/table/use-acts'
import type { TableGame } from '#web/table/use-game'
import { useWords } from '#web/words/words'
import './beside.css'

export type Sheet = 'log' | 'chat' | 'rules'

interface BesideProps {
  readonly known: KnownTable
  readonly game: TableGame
  readonly text: Text<GameTypes>
  readonly names: readonly string[]
  readonly acts: Acts
  readonly sheet: Sheet
  readonly onSheet: (sheet: Sheet) => void
  /** How much of the chat is not read. */
  readonly unread: number
}

/** What lies beside the board: log, chat, rules. */
export function Beside({ known, game, text, names, acts, sheet, onSheet, unread }: BesideProps) {
  const { table: words, common } = useWords()
  const { table, lines, now, as } = known
  const guest = useGuest(known)
  const chat = {
    id: 'chat',
    label: (
      <>
        {words.chat}
        {unread > 0 && <span className="beside-unread">{words.unread(unread)}</span>}
      </>
    ),
    children: <Chat lines={lines} as={as} isLive={now.status === 'live'} guest={guest} acts={acts} />,
  }
  const tabs = [
    {
      id: 'log',
      label: words.log,
      children: <Log lines={lines} names={names} text={text} game={table.game} />,
    },
    ...(isOfDevice(table.id) ? [] : [chat]),
    {
      id: 'rules',
      label: common.rules,
      children: <RulesTab table={table} about={game.about} text={text} />,
    },
  ]
  return (
    <div className="beside">
      <Tabs label={words.beside} tabs={tabs} current={sheet} onChange={(id) => onSheet(id as Sheet)} />
    </div>
  )
}
