import { use } from 'react'
import { RadioRow } from '#web/design/radio-row.tsx'
import { Boards } from '#web/kit/boards.tsx'
import { Controls } from '#web/kit/controls.tsx'
import { Lids } from '#web/kit/lids.tsx'
import { Pieces } from '#web/kit/pieces.tsx'
import { SHOWS } from '#web/kit/shows'
import { Stage } from '#web/kit/stage.tsx'
import { TableParts } from '#web/kit/table-parts.tsx'
import { Tokens } from '#web/kit/tokens.tsx'
import { set, useSettings, VALUES } from '#web/settings'
import './kit.css'

/** All shared controls, and the boards in their stages. `?stage=<game>/<stage>&bare` shows one board alone, `&lang=de` in German. */
export function Kit() {
  const query = new URLSearchParams(window.location.search)
  const [game, wanted] = (query.get('stage') ?? '').split('/')
  const shows = use(SHOWS)
  const found = shows.find(({ about }) => about.id === game) ?? shows[0]!
  if (query.has('bare'))
    return (
      <main className="kit-bare">
        <h1 className="unseen">{found.about.name}</h1>
        <Stage show={found} stage={found.STAGES.find(({ id }) => id === wanted) ?? found.STAGES[0]!} />
      </main>
    )
  return (
    <main className="kit">
      <header>
        <h1>Ludus: the kit</h1>
        <KitSettings />
      </header>
      {shows.map((show) => (
        <Boards key={show.about.id} show={show} first={show === found ? wanted : undefined} />
      ))}
      {shows.map((show) => (
        <Pieces key={show.about.id} show={show} />
      ))}
      <Controls />
      <TableParts />
      <Lids />
      <Tokens />
    </main>
  )
}

function KitSettings() {
  const { theme, speed } = useSettings()
  return (
    <div className="kit-settings">
      <RadioRow
        label="Theme"
        value={theme}
        options={VALUES.theme.map((value) => ({ value, label: value }))}
        onChange={(value) => set({ theme: value })}
      />
      <RadioRow
        label="Speed of motion"
        value={speed}
        options={VALUES.speed.map((value) => ({ value, label: value }))}
        onChange={(value) => set({ speed: value })}
      />
    </div>
  )
}
