import { lazy, Suspense } from 'react'
import { Tabs } from '#web/design/tabs.tsx'
import { isOfDevice } from '#web/local/device-line'
import { Log } from '#web/table/log.tsx'
import { teamOf } from '#web/table/seats'
import { isChatLocked, isHost, type Sight } from '#web/table/sight'
import type { BesideShown, Sheet } from '#web/table/use-beside'
import type { LookBack } from '#web/table/use-look-back'
import { useWords } from '#web/words/words'
import './beside.css'

// What is not seen at once comes after what is.
const Chat = lazy(async () => ({ default: (await import('#web/table/chat.tsx')).Chat }))

// What is not seen at once comes after what is.
const RulesTab = lazy(async () => ({ default: (await import('#web/table/rules-tab.tsx')).RulesTab }))

interface BesideProps {
  readonly sight: Sight
  readonly shown: BesideShown
  readonly back: LookBack
}

/** What lies beside the board: log, chat, rules. */
export function Beside({ sight, shown: { sheet, setSheet, show, unread, putAway }, back }: BesideProps) {
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
      <Suspense>
        <Chat
          lines={known.lines}
          as={as}
          isLive={now.status === 'live'}
          isBarred={as === 'spectator' && isChatLocked(known) && !isHost(sight)}
          guest={guest}
          hasTeam={teamOf(now, as).length > 0}
          acts={acts}
        />
      </Suspense>
    ),
  }
  const tabs = [
    {
      id: 'log',
      label: words.log,
      children: (
        <Log
          lines={shown.lines}
          names={names}
          text={text}
          game={table.game}
          current={back.place}
          // Before the match there is nothing to look back at.
          {...(now.view && {
            onJump: (line, events) => {
              putAway()
              back.seek(line, events)
            },
          })}
        />
      ),
    },
    ...(isOfDevice(table.id) ? [] : [chat]),
    {
      id: 'rules',
      label: common.rules,
      children: (
        <Suspense>
          <RulesTab table={table} about={game.about} text={text} />
        </Suspense>
      ),
    },
  ]
  return (
    <div className="beside">
      <Tabs
        label={words.beside}
        tabs={tabs}
        current={sheet}
        // Whoever opens the chat by hand is about to write; what they type is for nobody else.
        onChange={(id, byPointer) => (id === 'chat' && byPointer ? show('chat') : setSheet(id as Sheet))}
      />
    </div>
  )
}
