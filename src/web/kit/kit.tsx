import { RadioRow } from '#web/design/radio-row.tsx'
import { Boards } from '#web/kit/boards.tsx'
import { Cards } from '#web/kit/cards.tsx'
import { Controls } from '#web/kit/controls.tsx'
import { Lids } from '#web/kit/lids.tsx'
import { GAME_SHOWS } from '#web/kit/shows.tsx'
import { TableParts } from '#web/kit/table-parts.tsx'
import { Tokens } from '#web/kit/tokens.tsx'
import { set, useSettings, VALUES } from '#web/settings'
import './kit.css'

/** All shared controls, and the boards in their stages. `?stage=first&bare` shows one board alone, `&lang=de` in German. */
export function Kit() {
  const query = new URLSearchParams(window.location.search)
  const wanted = query.get('stage')
  const found = GAME_SHOWS.find(({ shows }) => shows.some(({ id }) => id === wanted)) ?? GAME_SHOWS[0]!
  if (query.has('bare'))
    return (
      <main className="kit-bare">
        <h1 className="unseen">{found.game}</h1>
        {(found.shows.find(({ id }) => id === wanted) ?? found.shows[0]!).render()}
      </main>
    )
  return (
    <main className="kit">
      <header>
        <h1>Ludus: the kit</h1>
        <KitSettings />
      </header>
      {GAME_SHOWS.map(({ game }) => (
        <Boards key={game} game={game} first={wanted} />
      ))}
      <Cards />
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
