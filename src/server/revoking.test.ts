import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { type Running, startServer } from '#server/server'
import { openBeside } from '#server/store/open'
import { UNLIMITED } from '#server/testing/server'
import { turnedAway, Visitor } from '#server/testing/visitor'

// What lets someone in can be taken back, at every node.

let folder: string
let nodes: readonly Running[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludus-revoking-'))
  const config = readConfig({ PORT: '0', LUDUS_DATA: folder, LUDUS_LOG: 'silent', ...UNLIMITED })
  // The second over the same file, as it would be over the same PostgreSQL.
  nodes = [await startServer(config), await startServer(config, { store: await openBeside(config) })]
})
afterAll(async () => {
  await Promise.all(nodes.map(({ close }) => close()))
  await rm(folder, { recursive: true, force: true })
})

/** Someone at a node, with what another browser brings along. */
function visitor(node = 0, like?: Visitor): Visitor {
  const one = new Visitor(nodes[node]!.url)
  one.cookie = like?.cookie
  one.token = like?.token
  return one
}

const guestOf = async (one: Visitor): Promise<unknown> => (await one.get('/api/me')).body['guest']

/** A stream, and what it has told when it ends. */
async function follow(one: Visitor, table: string): Promise<{ readonly told: Promise<string> }> {
  const response = await fetch(`${one.url}/api/tables/${table}/stream`, { headers: one.headers() })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader.read()
  const told = (async () => {
    let text = first.value ?? ''
    for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value
    return text
  })()
  return { told }
}

describe('a guest who ends all other sessions', () => {
  test('is the same here, and nobody elsewhere, whichever node is asked', async () => {
    const here = visitor()
    const guest = await guestOf(here)
    const stolen = [visitor(0, here), visitor(1, here)]
    const { status, body } = await here.call('DELETE', '/api/me/sessions')
    expect([status, body['guest']]).toEqual([200, guest])
    expect(await guestOf(here)).toBe(guest)
    expect(await guestOf(visitor(1, here))).toBe(guest)
    for (const thief of stolen) {
      expect(await turnedAway(thief.url, { headers: thief.headers() })).toMatchObject({ status: 401 })
      expect(await guestOf(thief)).not.toBe(guest)
    }
    expect((await here.get('/')).headers.getSetCookie()).toHaveLength(1)
    expect(await guestOf(here)).toBe(guest)
  })

  test('keeps the name, and can do it again', async () => {
    const here = visitor()
    await here.call('PUT', '/api/me', { name: 'Ann' })
    for (let at = 0; at < 3; at++) expect((await here.call('DELETE', '/api/me/sessions')).body['name']).toBe('Ann')
    expect((await here.call('PUT', '/api/me', { name: 'Anna' })).status).toBe(200)
    expect((await here.get('/api/me')).body['name']).toBe('Anna')
  })

  test('closes sockets and streams that were opened before, at every node, and no others', async () => {
    const [here, other] = [visitor(), visitor()]
    const table = await here.newTable()
    const lines = [await here.connect(), await visitor(1, here).connect()]
    const streams = [await follow(here, table), await follow(visitor(1, here), table)]
    const others = await other.connect()
    await here.call('DELETE', '/api/me/sessions')
    const again = await visitor(1, here).connect()
    for (const line of lines) {
      await line.next('bye')
      expect(await line.closed).toBe(1008)
    }
    for (const { told } of streams) expect(await told).toContain('{"kind":"bye"')
    for (const line of [again, others]) {
      await line.do({ do: 'ping' })
      await line.close()
    }
  })

  test('cannot be made to by another site', async () => {
    const here = visitor()
    await here.get('/api/me')
    const headers = { origin: 'https://elsewhere.example.org' }
    expect((await here.call('DELETE', '/api/me/sessions', undefined, headers)).status).toBe(403)
  })
})

describe('a token that its owner takes back', () => {
  test('opens nothing any more, at any node, and what it had opened is closed', async () => {
    const bot = visitor()
    bot.token = String((await bot.call('POST', '/api/bots', { name: 'Rat' })).body['token'])
    const table = await bot.newTable()
    const line = await visitor(1, bot).connect()
    const stream = await follow(visitor(1, bot), table)
    expect((await bot.call('DELETE', '/api/bots/token')).status).toBe(200)
    for (const one of [bot, visitor(1, bot)]) expect((await one.get('/api/me')).status).toBe(401)
    await line.next('bye')
    expect(await stream.told).toContain('{"kind":"bye"')
    expect((await bot.call('DELETE', '/api/bots/token')).status).toBe(401)
  })

  test('must be shown: a cookie takes none back', async () => {
    const ann = visitor()
    await ann.get('/api/me')
    expect(await ann.call('DELETE', '/api/bots/token')).toMatchObject({
      status: 401,
      body: { error: { code: 'bad-token' } },
    })
  })
})
