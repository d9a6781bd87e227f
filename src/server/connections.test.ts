import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

/** Connects, says this, and then nothing; keeps its own end open whatever happens at the other. */
async function say(server: TestServer, text: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  opened.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

/** How many connections the server has besides the one that asks. */
async function connections(server: TestServer): Promise<number> {
  const { body } = await new Visitor(server.url).call('GET', '/metrics', undefined, { connection: 'close' })
  return Number(/\nludus_connections (\d+)\n/.exec(body['text'] as string)?.[1]) - 1
}

async function limited(env: Record<string, string>, patience?: number): Promise<TestServer> {
  const server = await startTestServer({ ...UNLIMITED, ...env }, patience === undefined ? {} : { patience })
  onTestFinished(() => server.end())
  return server
}

describe('half a request', () => {
  const HEAD = 'GET /socket HTTP/1.1\r\nHost: x\r\n'
  const BODY = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

  test.each([
    ['that is nothing at all', ''],
    ['of half a line', 'GET /api'],
    ['of half its headers', HEAD],
    ['of half an upgrade', `${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: `],
    ['of half a body', BODY],
    ['that makes no sense, and a line that stays open', 'What?\r\n\r\n'],
    [
      'for a socket where there is none, and a line that stays open',
      `GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ],
  ])('%s is not held', async (_what, text) => {
    const server = await limited({}, 1500)
    for (let at = 0; at < 5; at++) await say(server, text)
    expect(await connections(server)).toBe(5)
    await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(0)
  })

  test('whose answer nobody reads is not held either', async () => {
    const server = await limited({}, 1500)
    const deaf = await say(server, 'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3000))
    await once(deaf, 'readable')
    await expect.poll(() => connections(server), { timeout: 15_000 }).toBe(0)
  })

  test('does not end those who play', async () => {
    const server = await limited({}, 1000)
    const ann = new Visitor(server.url)
    const table = await ann.newTable()
    const line = await ann.connect()
    const stream = await fetch(`${server.url}/api/tables/${table}/stream`, { headers: ann.headers() })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await line.ask({ do: 'chat', table, text: 'Still here.' })).toMatchObject({ kind: 'done' })
    const reader = stream.body!.getReader()
    let heard = ''
    while (!heard.includes('Still here.')) heard += new TextDecoder().decode((await reader.read()).value)
    await reader.cancel()
    await line.close()
  })
})

test('a socket that is closed, and whose other side stays, is cut', async () => {
  const server = await limited({})
  const line = await new Visitor(server.url).connect()
  line.ws.pause()
  line.ws.send(Buffer.from('no text'))
  const sockets = async () =>
    /\nludus_sockets (\d+)\n/.exec((await new Visitor(server.url).get('/metrics')).body['text'] as string)?.[1]
  await expect.poll(sockets, { timeout: 5000 }).toBe('0')
  line.ws.terminate()
})

describe('connections of an address', () => {
  test('are so many, and one more when one has gone', async () => {
    const server = await limited({ LUDUS_LIMIT_CONNECTIONS: '3' })
    const first = await say(server, '')
    await say(server, '')
    await say(server, '')
    const fourth = await say(server, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await new Promise((resolve) => fourth.resume().on('end', resolve).on('close', resolve))
    expect(fourth.bytesRead).toBe(0)
    first.destroy()
    await expect.poll(() => connections(server).catch(() => 'none')).toBe(2)
  })

  test('behind a proxy are the proxy\u2019s, which has its own limit', async () => {
    const server = await limited({ LUDUS_LIMIT_CONNECTIONS: '3', LUDUS_TRUST_PROXY: '1' })
    for (let at = 0; at < 6; at++) await say(server, '')
    expect(await connections(server)).toBe(6)
  })
})
