import { existsSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '#games/shelf'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers })

test.each([
  '/',
  '/lobby',
  '/rules',
  '/settings',
  '/credits',
  '/replay',
  '/table/device-abc',
  '/replay/device-abc',
  ...GAMES.flatMap(({ about: { id } }) => [
    `/new/${id}`,
    `/guide/${id}`,
    `/learn/${id}`,
    `/learn/${id}/2`,
    `/learn/${id}/cards`,
    `/rules/${id}`,
  ]),
])('%s is the page', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await answer.text()).toContain('<title>Ludus</title>')
})

test.each([
  '/nothing',
  '/nothing/here',
  '/kit',
  '/new/chess',
  '/guide/chess',
  '/rules/chess',
  '/learn',
  '/learn/chess',
  '/learn/brave-rats/3',
  '/learn/brave-rats/cards/1',
  '/table/nosuchtable1',
  '/table/a%00b',
  '/replay/nosuchtable1',
])('a browser at %s is shown the page as one that does not exist, a program is told so', async (path) => {
  const [browser, program] = [await get(path, BROWSER), await get(path)]
  expect([browser.status, program.status]).toEqual([404, 404])
  expect(await browser.text()).toContain('<title>Ludus</title>')
  expect(await program.json()).toMatchObject({ error: { code: 'no-such-page' } })
})

test('a table has a page as long as there is one, whether or not it is in memory', async () => {
  const first = await startTestServer(UNLIMITED)
  const table = await new Visitor(first.url).newTable()
  const pages = ({ url }: TestServer) =>
    Promise.all(
      [`/table/${table}`, `/replay/${table}`].map(
        async (path) => (await fetch(url + path, { headers: BROWSER })).status,
      ),
    )
  expect(await pages(first)).toEqual([200, 200])
  await first.close()
  const second = await startTestServer({ ...UNLIMITED, LUDUS_DATA: first.folder })
  expect(await pages(second)).toEqual([200, 200])
  await second.end()
  await first.end()
})

test('the kit is shown where one asked for it', async () => {
  const workshop = await startTestServer({ ...UNLIMITED, LUDUS_KIT: '1' })
  const answer = await fetch(`${workshop.url}/kit`, { headers: BROWSER })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<html data-kit')
  await workshop.end()
  expect(await (await get('/')).text()).not.toContain('data-kit')
})

/** What goes over the line: `fetch` would unpack it. */
const raw = (path: string, accepted: string) =>
  new Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }>((resolve, reject) => {
    request(`${server.url}${path}`, { headers: { 'accept-encoding': accepted } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['GZIP;q=0.5, identity', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
  ['br; q=0.0, gzip;q=0', undefined, (bytes: Buffer) => bytes],
])('for a browser that accepts %j the page is packed as %s', async (accepted, packing, unpack) => {
  const plain = await raw('/', 'identity')
  for (const { headers, body } of [await raw('/', accepted), await raw('/', accepted)]) {
    expect(headers['content-encoding']).toBe(packing)
    expect(headers.vary).toBe('accept-encoding')
    expect(unpack(body).equals(plain.body)).toBe(true)
    if (packing) expect(body.length).toBeLessThan(plain.body.length)
  }
})

const BUILT = new URL('../../dist/web/', import.meta.url)

// Whoever runs this test alone may not have built the page.
describe.runIf(existsSync(BUILT))('what makes the page work without a network', () => {
  test.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/icon-512.png', 'image/png'],
  ])('%s is served, and asked for again at every visit', async (path, type) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('every file that the service worker keeps is there', async () => {
    const script = readFileSync(new URL('service-worker.js', BUILT), 'utf8')
    const files = script.match(/"\/[^"]*"|`\/[^`]*`/g)!.map((quoted) => quoted.slice(1, -1))
    expect(files).toEqual(expect.arrayContaining(['/', '/manifest.webmanifest', '/icon.svg']))
    for (const path of files.filter((one) => !one.startsWith('/api')))
      expect([path, (await get(path)).status]).toEqual([path, 200])
  })
})
