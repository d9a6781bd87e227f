import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '#engine/refusal'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { NO_SUCH_PAGE } from '#server/errors'
import { identifier } from '#server/http'
import { PageFile } from '#server/page-file'

/** Where the page is built to. */
const BUILT = new URL('../../dist/web/', import.meta.url)

/** The name of an asset has a hash of what is in it. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Where the page has something to show; what is wrong with a name, it says itself. */
const PATHS = [
  '/',
  '/lobby',
  '/settings',
  '/credits',
  '/replay',
  '/kit',
  '/table/:name',
  '/new/:name',
  '/rules/:name',
  '/replay/:name',
  '/guide/:name',
]

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludus</title>
<h1>Ludus</h1>
<p>The server runs, but its page has not been built: start it with <code>npm start</code>.
Programs play already: see the <a href="/openapi.json">description of the API</a>.
</html>
`

/** What a browser is shown; every visit keeps its cookie alive. */
export function pageRoutes(app: App, doors: Doors): void {
  const onRequest = identifier(doors, { renew: true })
  const files = builtFiles()
  const page = files.get('index.html') ?? new PageFile('index.html', Buffer.from(NOT_BUILT))
  const show = (request: FastifyRequest, reply: FastifyReply) => page.send(request, reply)
  for (const path of PATHS) app.get(path, { onRequest }, show)
  // A browser that has come a wrong way is shown the page, which says so and leads on.
  app.get('/*', { onRequest }, async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw new Refused(NO_SUCH_PAGE)
    return show(request, reply.code(404))
  })
  for (const [path, file] of files)
    if (path !== 'index.html')
      app.get(`/${path}`, { config: { unlimited: true } }, (request, reply) =>
        file.send(request, path.startsWith('assets/') ? reply.headers(FOR_EVER) : reply),
      )
}

/** The few files of the page, kept in memory; none if it has not been built. */
function builtFiles(): ReadonlyMap<string, PageFile> {
  try {
    const found = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(
      found.map(({ parentPath, name }) => {
        const file = `${parentPath.replace(/\/?$/, '/')}${name}`
        const path = file.slice(file.lastIndexOf('/dist/web/') + '/dist/web/'.length)
        return [path, new PageFile(path, readFileSync(file))]
      }),
    )
  } catch {
    return new Map()
  }
}
