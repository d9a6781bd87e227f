import { useEffect, useState } from 'react'
import type { Level } from '#bots/bot'
import { GAMES } from '#games/index'
import type { NewTable } from '#protocol/acts'
import type { LobbyTold } from '#protocol/told'
import { connection } from '#web/client/connection'
import { createTable } from '#web/client/http'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { Panel } from '#web/design/panel.tsx'
import { goTo, Link } from '#web/route.tsx'
import './home.css'

/** Games that are on their way, so that nobody looks for them in vain. */
const TO_COME = [
  { name: 'The Last Brave', summary: '3 to 7 champions, hidden cards, blows thrown back.' },
  { name: 'Last Stand', summary: '2 to 4 heroes together against the game.' },
  { name: 'Vengeance: Roll & Fight', summary: '1 to 4 players, dice in real time.' },
  { name: 'Arena: the Contest', summary: '1 to 8 heroes on a grid: versus, missions, bosses.' },
]

const LEVELS: readonly { readonly level: Level; readonly label: string }[] = [
  { level: 'easy', label: 'Easy' },
  { level: 'normal', label: 'Normal' },
  { level: 'hard', label: 'Hard' },
]

/** The shelf: one tap plays against a bot, one more invites a friend. */
export function Home() {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  function open(wanted: NewTable, sit: boolean) {
    setBusy(true)
    createTable(wanted)
      .then(async (id) => {
        if (sit) await connection().act(id, { do: 'sit' })
        goTo(`/table/${id}`)
      })
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false))
  }

  return (
    <main className="home">
      <header>
        <h1>Ludus</h1>
        <p>Fighting board games, each with its whole rulebook. Play a bot, or send a friend the link.</p>
      </header>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="home-shelf">
        {GAMES.map(({ about }) => (
          <Panel key={about.id} title={about.name}>
            <p>{about.summary}</p>
            <div className="home-row" role="group" aria-label={`Play ${about.name} against a bot`}>
              {LEVELS.map(({ level, label }) => (
                <Button
                  key={level}
                  kind={level === 'normal' ? 'primary' : 'plain'}
                  busy={busy}
                  onClick={() => open({ game: about.id, seats: [{ kind: 'human' }, { kind: 'bot', level }] }, true)}
                >
                  {label} bot
                </Button>
              ))}
            </div>
            <div className="home-row">
              <Button
                busy={busy}
                onClick={() => open({ game: about.id, seats: [{ kind: 'human' }, { kind: 'human' }] }, true)}
              >
                Invite a friend
              </Button>
              <Button
                kind="quiet"
                busy={busy}
                onClick={() =>
                  open({ game: about.id, seats: [{ kind: 'human' }, { kind: 'human' }], public: true }, true)
                }
              >
                Open table
              </Button>
            </div>
          </Panel>
        ))}
        {TO_COME.map(({ name, summary }) => (
          <Panel key={name} title={name} actions={<Badge>to come</Badge>}>
            <p>{summary}</p>
          </Panel>
        ))}
      </div>
      <Lobby />
      <footer>
        <Link href="/credits">Credits</Link>
      </footer>
    </main>
  )
}

function Lobby() {
  const [tables, setTables] = useState<readonly LobbyTold[]>([])
  useEffect(() => connection().lobby(setTables), [])
  const nameOf = (id: string): string => GAMES.find(({ about }) => about.id === id)?.about.name ?? id
  return (
    <section aria-labelledby="lobby">
      <h2 id="lobby">Tables</h2>
      {tables.length === 0 && <p>No public table is open just now.</p>}
      <ul className="home-tables">
        {tables.map(({ id, game, status, seats }) => (
          <li key={id}>
            <Link href={`/table/${id}`}>
              {nameOf(game)}: {seats.map(({ name }) => name ?? 'free seat').join(' against ')}
            </Link>{' '}
            <Badge kind={status === 'open' ? 'good' : 'word'}>{status === 'open' ? 'open' : 'running'}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
