import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '#engine/refusal'
import { GAMES } from '#games/shelf'
import { DEVICE_PREFIX, isTableId, type TableId } from '#house/entry'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { NO_SUCH_PAGE, refusalOf, statusOf } from '#server/errors'
import { identifier } from '#server/http'
import { PageFile } from '#server/page-file'

/** Where the page is built to. */
const BUILT = new URL('../../dist/web/', import.meta.url)

/** The name of an asset has a hash of what is in it. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Where the page always has something to show. */
const PATHS = ['/', '/lobby', '/mine', '/rules', '/settings', '/credits', '/replay']
/** Where it has something to show of every game. */
const OF_GAMES = ['/new/:name', '/guide/:name', '/learn/:name', '/learn/:name/2', '/learn/:name/cards', '/rules/:name']
/** Where it has something to show of every table. */
const OF_TABLES = ['/table/:name', '/replay/:name']

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
  const { kit } = doors.config
  const html = files.get('index.html') ?? Buffer.from(NOT_BUILT)
  // The page is the same everywhere; whether it has a kit to show, it reads off itself.
  const page = new PageFile('index.html', kit ? Buffer.from(html.toString().replace('<html', '<html data-kit')) : html)
  const show = (request: FastifyRequest, reply: FastifyReply) => page.send(request, reply)
  // A browser that has come a wrong way is shown the page, which says so and leads on.
  const lost = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isBrowser(request)) throw new Refused(NO_SUCH_PAGE)
    return show(request, reply.code(404))
  }
  // So is one that comes while the server can do nothing: the page tries again.
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!isBrowser(request) || statusOf(refusalOf(error)) !== 503) throw error
    doors.refuse(error)
    return show(request, reply.code(503))
  }
  const options = { onRequest, errorHandler }
  const showIf =
    (isThere: (name: string) => boolean | Promise<boolean>) => async (request: FastifyRequest, reply: FastifyReply) =>
      (await isThere((request.params as { readonly name: string }).name)) ? show(request, reply) : lost(request, reply)
  for (const path of kit ? [...PATHS, '/kit'] : PATHS) app.get(path, options, show)
  for (const path of OF_GAMES) app.get(path, options, showIf(isGame))
  for (const path of OF_TABLES)
    app.get(
      path,
      options,
      showIf((id) => isTable(doors, id)),
    )
  app.get('/*', options, lost)
  for (const [path, bytes] of files)
    if (path !== 'index.html') {
      const file = new PageFile(path, bytes)
      app.get(`/${path}`, { config: { unlimited: true } }, (request, reply) =>
        file.send(request, path.startsWith('assets/') ? reply.headers(FOR_EVER) : reply),
      )
    }
}

const isBrowser = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true

const isGame = (id: string): boolean => GAMES.some(({ about }) => about.id === id)

/** Whether there may be such a table; of those that a browser keeps for itself, it alone knows. */
const isTable = async ({ house }: Doors, id: TableId): Promise<boolean> =>
  id.startsWith(DEVICE_PREFIX) || (isTableId(id) && (await house.has(id)))

/** The few files of the page, kept in memory; none if it has not been built. */
function builtFiles(): ReadonlyMap<string, Buffer> {
  try {
    const found = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(
      found.map(({ parentPath, name }) => {
        const file = `${parentPath.replace(/\/?$/, '/')}${name}`
        const path = file.slice(file.lastIndexOf('/dist/web/') + '/dist/web/'.length)
        return [path, readFileSync(file)]
      }),
    )
  } catch {
    return new Map()
  }
}
