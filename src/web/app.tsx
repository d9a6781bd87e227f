import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect } from 'react'
import { Home } from '#web/pages/home.tsx'
import { Lost } from '#web/pages/lost.tsx'
import { usePath } from '#web/route.tsx'
import { Boundary } from '#web/shell/boundary.tsx'
import { Shell } from '#web/shell/shell.tsx'

/** A page that is loaded when someone goes there. */
function later<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}

const loadTable = async () => (await import('#web/pages/table.tsx')).TablePage
const TablePage = later(loadTable)
const Lobby = later(async () => (await import('#web/pages/lobby.tsx')).Lobby)
const Setup = later(async () => (await import('#web/pages/setup.tsx')).Setup)
const Mine = later(async () => (await import('#web/pages/mine.tsx')).Mine)
const RulesList = later(async () => (await import('#web/pages/rules-list.tsx')).RulesList)
const Learn = later(async () => (await import('#web/pages/learn.tsx')).Learn)
const Rules = later(async () => (await import('#web/pages/rules.tsx')).Rules)
const SettingsPage = later(async () => (await import('#web/pages/settings.tsx')).SettingsPage)
const Credits = later(async () => (await import('#web/pages/credits.tsx')).Credits)
const Guide = later(async () => (await import('#web/pages/guide.tsx')).Guide)
const ReplayPage = later(async () => (await import('#web/pages/replay.tsx')).ReplayPage)
const Kit = later(async () => (await import('#web/kit/kit.tsx')).Kit)

/** Whether the server lets its builders look at the kit. */
const hasKit = (): boolean => document.documentElement.hasAttribute('data-kit')

/** Which page a path shows. */
function pageOf(path: string) {
  const [, place, id, part, beyond] = path.split('/')
  if (place === 'learn' && id && beyond === undefined) return <Learn game={id} part={part} />
  if (part !== undefined) return <Lost />
  if (!id)
    switch (place) {
      case '':
        return <Home />
      case 'lobby':
        return <Lobby />
      case 'mine':
        return <Mine />
      case 'rules':
        return <RulesList />
      case 'settings':
        return <SettingsPage />
      case 'credits':
        return <Credits />
      case 'replay':
        return <ReplayPage />
      case 'kit':
        return hasKit() ? <Kit /> : <Lost />
      default:
        return <Lost />
    }
  switch (place) {
    case 'table':
      return <TablePage id={id} />
    case 'new':
      return <Setup game={id} />
    case 'rules':
      return <Rules game={id} />
    case 'replay':
      return <ReplayPage id={id} />
    case 'guide':
      return <Guide game={id} />
    default:
      return <Lost />
  }
}

/** The table has no room for more, and neither has a board that is shown alone. */
const isBare = (path: string): boolean =>
  path.startsWith('/table/') || path.startsWith('/guide/') || new URLSearchParams(window.location.search).has('bare')

export function App() {
  const path = usePath()
  useEffect(() => {
    // Nearly everybody goes to a table next: it is there by then. Without a network it is asked for once more.
    loadTable().catch(() => {})
  }, [])
  const page = (
    <Boundary key={path}>
      <Suspense fallback={<main className="page" aria-busy="true" />}>{pageOf(path)}</Suspense>
    </Boundary>
  )
  return isBare(path) ? page : <Shell>{page}</Shell>
}
