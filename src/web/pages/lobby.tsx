import { GAMES } from '#games/shelf'
import type { LobbyTold } from '#protocol/told'
import { useServerIsThere } from '#web/client/tables'
import { knightBanner } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { TableRow } from '#web/lobby/table-row.tsx'
import { useLobby } from '#web/lobby/use-lobby'
import { useTitle } from '#web/route.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { useWords } from '#web/words/words'
import './lobby.css'

/** All public tables, live. */
export function Lobby() {
  const { lobby, common } = useWords()
  const isServed = useServerIsThere()
  const tables = useLobby()
  useTitle(lobby.title)
  if (!isServed)
    return (
      <main>
        <Message
          title={lobby.noServer.title}
          icon={knightBanner}
          actions={
            <LinkButton kind="primary" href="/">
              {common.allGames}
            </LinkButton>
          }
        >
          <p>{lobby.noServer.text}</p>
        </Message>
      </main>
    )
  const open = tables?.filter(({ status }) => status === 'open')
  const running = tables?.filter(({ status }) => status === 'live')
  return (
    <main className="page lobby">
      <header>
        <div>
          <h1>{lobby.title}</h1>
          <p>{lobby.about}</p>
        </div>
        {GAMES.map(({ about: { id, name } }) => (
          <LinkButton key={id} kind="primary" icon={knightBanner} href={`/new/${id}?public`}>
            {lobby.openOne(name)}
          </LinkButton>
        ))}
      </header>
      <Tables title={lobby.open} none={lobby.none} tables={open} />
      <Tables title={lobby.running} none={lobby.noneRunning} tables={running} />
    </main>
  )
}

interface TablesProps {
  readonly title: string
  readonly none: string
  readonly tables: readonly LobbyTold[] | undefined
}

function Tables({ title, none, tables }: TablesProps) {
  const { lobby } = useWords()
  return (
    <section aria-busy={tables === undefined} aria-live="polite">
      <h2>{title}</h2>
      {!tables?.length && <p className="lobby-none">{tables ? none : lobby.looking}</p>}
      <ul className="lobby-tables">
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}
