import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { identifier } from '#server/http'

/** Where the page is built to. */
const BUILT = new URL('../../dist/web/', import.meta.url)

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
}

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
  const page = files.get('index.html') ?? Buffer.from(NOT_BUILT)
  for (const url of ['/', '/table/:id', '/kit', '/credits'])
    app.get(url, { onRequest }, async (_request, reply) => reply.type(TYPES['.html']!).send(page))
  for (const [path, bytes] of files)
    if (path.startsWith('assets/'))
      app.get(`/${path}`, { config: { unlimited: true } }, async (_request, reply) =>
        // The name of an asset has a hash of what is in it.
        reply
          .type(TYPES[extname(path)] ?? 'application/octet-stream')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(bytes),
      )
}

/** The few files of the page, kept in memory; none if it has not been built. */
function builtFiles(): ReadonlyMap<string, Buffer> {
  try {
    const found = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(
      found.map(({ parentPath, name }) => {
        const file = `${parentPath.replace(/\/?$/, '/')}${name}`
        return [file.slice(file.lastIndexOf('/dist/web/') + '/dist/web/'.length), readFileSync(file)]
      }),
    )
  } catch {
    return new Map()
  }
}
