import { lazy, Suspense } from 'react'
import { Home } from '#web/pages/home.tsx'
import { TablePage } from '#web/pages/table.tsx'
import { Link, usePath } from '#web/route.tsx'

const Credits = lazy(async () => ({ default: (await import('#web/pages/credits.tsx')).Credits }))
const Kit = lazy(async () => ({ default: (await import('#web/kit/kit.tsx')).Kit }))

/** Which page a path shows. */
export function App() {
  const path = usePath()
  const [, place, id] = path.split('/')
  if (path === '/') return <Home />
  if (place === 'table' && id) return <TablePage key={id} id={id} />
  const Other = { '/kit': Kit, '/credits': Credits }[path]
  if (Other)
    return (
      <Suspense>
        <Other />
      </Suspense>
    )
  return (
    <main className="page-lost">
      <h1>There is nothing here</h1>
      <p>
        <Link href="/">All games</Link>
      </p>
    </main>
  )
}
