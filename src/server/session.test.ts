import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Refused } from '#engine/refusal'
import type { Doors } from '#server/doors'
import { Session } from '#server/session'

// What leaves by a socket, whatever it says.

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A socket, and who is at its other end. */
async function open(more: object = {}): Promise<{ session: Session; reader: WebSocket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer({ noServer: true })
  const doors = { config: { messageLimit: 0 }, now: () => 0, lobby: { unlisten() {} }, ...more } as unknown as Doors
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

test('messages of every size and script come as they were sent, in their order', async () => {
  const { session, reader } = await open()
  const sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]
  const sent = sizes.flatMap((size) => ['a'.repeat(size), `ä€🐀${'b'.repeat(size)}`, '\x7f'.repeat(size)])
  const heard: string[] = []
  reader.on('message', (told) => heard.push((told as Buffer).toString()))
  for (const text of sent) session.send(text)
  session.expel('bye')
  const [code] = (await once(reader, 'close')) as [number]
  expect(heard.slice(0, -1)).toEqual(sent)
  expect(heard.at(-1)).toContain('"bye"')
  expect(code).toBe(1008)
})

test('whoever pays for nothing they send is not listened to for long', async () => {
  const refuse = ({ refusal }: Refused): object => refusal
  const dear = (): never => {
    throw new Refused({ code: 'dear', message: 'It is too dear.' })
  }
  const { reader } = await open({ admitBytes: dear, refuse })
  const heard: string[] = []
  reader.on('message', (told) => heard.push((told as Buffer).toString()))
  for (let at = 0; at < 100; at++) reader.send('{"do":"ping","ref":1}')
  const [code] = (await once(reader, 'close')) as [number]
  expect(code).toBe(1008)
  expect(heard).toHaveLength(21)
  expect(heard.filter((text) => !text.includes('slow-down'))).toEqual([])
})

test('what is not understood is paid for', async () => {
  const asked: string[] = []
  const admit = (kind: string): void => void asked.push(kind)
  const { reader } = await open({ admitBytes() {}, admit, refuse: ({ refusal }: Refused) => refusal })
  for (const text of ['nonsense', '{"do":"dance"}', '{"do":"ping"}', '{"do":"ping","ref":7}']) reader.send(text)
  const heard: string[] = []
  reader.on('message', (told) => heard.push((told as Buffer).toString()))
  while (!heard.at(-1)?.includes('"ref":7')) await once(reader, 'message')
  expect(asked).toEqual(['nonsense', 'nonsense'])
})
