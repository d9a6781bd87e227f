import { existsSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'

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
  '/settings',
  '/replay',
  '/table/device-abc',
  '/table/x',
  '/new/brave-rats',
  '/rules/brave-rats',
])('%s is the page', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await answer.text()).toContain('<title>Ludus</title>')
})

test('a browser on a wrong path is shown the page, a program is told so', async () => {
  const [browser, program] = [await get('/nothing/here', BROWSER), await get('/nothing/here')]
  expect([browser.status, program.status]).toEqual([404, 404])
  expect(await browser.text()).toContain('<title>Ludus</title>')
  expect(await program.json()).toMatchObject({ error: { code: 'no-such-page' } })
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
