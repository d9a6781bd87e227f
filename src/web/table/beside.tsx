import { Tabs } from '#web/design/tabs.tsx'
import { isOfDevice } from '#web/local/device-line'
import { Chat } from '#web/table/chat.tsx'
import { Log } from '#web/table/log.tsx'
import { RulesTab } from '#web/table/rules-tab.tsx'
import { isChatLocked, isHost, type Sight } from '#web/table/sight'
import type { BesideShown, Sheet } from '#web/table/use-beside'
import { useWords } from '#web/words/words'
import './beside.css'

interface BesideProps {
  readonly sight: Sight
  readonly shown: BesideShown
}

/** What lies beside the board: log, chat, rules. */
export function Beside({ sight, shown: { sheet, setSheet, unread } }: BesideProps) {
  const { table: words, common } = useWords()
  const { known, shown, game, text, names, acts, guest } = sight
  const { table, now, as } = shown
  const chat = {
    id: 'chat',
    label: (
      <>
        {words.chat}
        {unread > 0 && <span className="beside-unread">{words.unread(unread)}</span>}
      </>
    ),
    // What people say waits for nothing.
    children: (
      <Chat
        lines={known.lines}
        as={as}
        isLive={now.status === 'live'}
        isBarred={as === 'spectator' && isChatLocked(known) && !isHost(sight)}
        guest={guest}
        acts={acts}
      />
    ),
  }
  const tabs = [
    {
      id: 'log',
      label: words.log,
      children: <Log lines={shown.lines} names={names} text={text} game={table.game} />,
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
      <Tabs label={words.beside} tabs={tabs} current={sheet} onChange={(id) => setSheet(id as Sheet)} />
    </div>
  )
}
