import { useEffect, useState } from 'react'
import { Select } from '#web/design/field.tsx'
import { Boards } from '#web/kit/boards.tsx'
import { Cards } from '#web/kit/cards.tsx'
import { Controls } from '#web/kit/controls.tsx'
import { Framed } from '#web/kit/framed.tsx'
import { Tokens } from '#web/kit/tokens.tsx'
import { STAGES } from '#web/kit/stages'
import './kit.css'

const THEMES = [
  { value: 'auto', label: 'As the device says' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const PACES = [
  { value: '1', label: 'As drawn' },
  { value: '0.5', label: 'Twice as fast' },
  { value: '3', label: 'Slow, to look at' },
  { value: '0', label: 'None' },
] as const

/** All shared controls, and the boards in their stages. `?stage=first&bare` shows one board alone, `&lang=de` in German. */
export function Kit() {
  const query = new URLSearchParams(window.location.search)
  const wanted = query.get('stage')
  const stage = STAGES.find(({ id }) => id === wanted) ?? STAGES[0]!
  if (query.has('bare'))
    return (
      <main className="kit-bare">
        <h1 className="unseen">BraveRats</h1>
        <Framed stage={stage} />
      </main>
    )
  return (
    <main className="kit">
      <header>
        <h1>Ludus: the kit</h1>
        <Settings />
      </header>
      <Boards first={stage} />
      <Cards />
      <Controls />
      <Tokens />
    </main>
  )
}

function Settings() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('auto')
  const [pace, setPace] = useState<(typeof PACES)[number]['value']>('1')
  useEffect(() => {
    const { dataset, style } = document.documentElement
    if (theme === 'auto') delete dataset['theme']
    else dataset['theme'] = theme
    if (pace === '1') style.removeProperty('--pace')
    else style.setProperty('--pace', pace)
  }, [theme, pace])
  return (
    <div className="kit-settings">
      <Select label="Theme" value={theme} options={THEMES} onChange={setTheme} />
      <Select label="Animation" value={pace} options={PACES} onChange={setPace} />
    </div>
  )
}
