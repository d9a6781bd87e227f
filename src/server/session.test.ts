import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Doors } from '#server/doors'
import { Session } from '#server/session'

// What leaves by a socket, whatever it says.

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A socket, and who is at its other end. */
async function open(): Promise<{ session: Session; reader: WebSocket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer({ noServer: true })
  const doors = { config: { messageLimit: 0 }, now: () => 0, lobby: { unlisten() {} } } as unknown as Doors
  const presence = { guest: { id: 'ann-0123456789', name: 'Ann' }, muted: new Set<string>() }
  const entered = new Promise<Session>((resolve) => {
    server.on('upgrade', (request, line, head) => {
      sockets.handleUpgrade(request, line, head, (ws) =>
        resolve(new Session(ws, line, doors, { presence, address: '', era: 0 })),
      )
    })
  })
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  ends.push(() => {
    reader.terminate()
    server.close()
  })
  const [session] = await Promise.all([entered, once(reader, 'message')])
  return { session, reader }
}

const MANY = 'x'.repeat(2 ** 24)

test('whoever has read all before is told a message of any size', async () => {
  const { session, reader } = await open()
  for (let at = 0; at < 3; at++) {
    session.send(MANY)
    const [told] = (await once(reader, 'message')) as [Buffer]
    expect(told).toHaveLength(MANY.length)
  }
})

test('whoever does not read is cut', async () => {
  const { session, reader } = await open()
  reader.pause()
  session.send(MANY)
  session.send('and this')
  reader.resume()
  const [code] = (await once(reader, 'close')) as [number]
  expect(code).toBe(1006)
})
