import { GAMES } from '#games/index'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { identifier } from '#server/http'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludus</title>
<h1>Ludus</h1>
<p>The server runs. On its shelf: ${GAMES.map(({ about }) => about.name).join(', ')}.
<p>The page to play on is to come. Programs play already: see the <a href="/openapi.json">description of the API</a>.
</html>
`

/** What a browser is shown; every visit keeps its cookie alive. */
export function pageRoutes(app: App, doors: Doors): void {
  const onRequest = identifier(doors, { renew: true })
  for (const url of ['/', '/table/:id'])
    app.get(url, { onRequest }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
}
