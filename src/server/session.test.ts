import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Refused } from '#engine/refusal'
import type { Doors } from '#server/doors'
import { LINE, Session } from '#server/session'

// What leaves by a socket, whatever it says.

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A socket, and who is at its other end. */
async function open(more: object = {}): Promise<{ session: Session; reader: WebSocket; line: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer(LINE)
  const doors = { messageRate: { most: 0, ms: 1 }, now: () => 0, lobby: { unlisten() {} }, ...more } as unknown as Doors
  const presence = { guest: { id: 'ann-0123456789', name: 'Ann' }, muted: new Set<string>() }
  const entered = new Promise<{ session: Session; line: Socket }>((resolve) => {
    server.on('upgrade', (request, line: Socket, head) => {
      sockets.handleUpgrade(request, line, head, (ws) => {
        const session = new Session(ws, line, doors, { presence, address: '', era: 0 })
        ws.on('close', () => session.closed())
        resolve({ session, line })
      })
    })
  })
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  ends.push(() => {
    reader.terminate()
    server.close()
  })
  const [come] = await Promise.all([entered, once(reader, 'message')])
  return { ...come, reader }
}

const refuse = ({ refusal }: Refused): object => refusal
const dear = (): never => {
  throw new Refused({ code: 'dear', message: 'It is too dear.' })
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
  const { reader } = await open({ admitBytes() {}, admit, refuse })
  for (const text of ['nonsense', '{"do":"dance"}', '{"do":"ping"}', '{"do":"ping","ref":7}']) reader.send(text)
  const heard: string[] = []
  reader.on('message', (told) => heard.push((told as Buffer).toString()))
  while (!heard.at(-1)?.includes('"ref":7')) await once(reader, 'message')
  expect(asked).toEqual(['nonsense', 'nonsense'])
})

test('a choice that waits for the next beat keeps nothing else waiting, and is answered when it is done', async () => {
  let play = (): void => {}
  const act = (): Promise<object> => new Promise((resolve) => (play = () => resolve({})))
  const { reader } = await open({ admitBytes() {}, house: { isRacing: () => true }, act, refuse })
  const heard: string[] = []
  reader.on('message', (told) => heard.push((told as Buffer).toString()))
  reader.send('{"do":"choose","table":"race-0123","choice":{"kind":"roll"},"ref":1}')
  reader.send('{"do":"ping","ref":2}')
  while (heard.length < 1) await once(reader, 'message')
  play()
  while (heard.length < 2) await once(reader, 'message')
  expect(heard.map((told) => (JSON.parse(told) as { ref: number }).ref)).toEqual([2, 1])
})

/** More than the buffers of the system and of a stream take. */
const [LONG, MUCH] = ['x'.repeat(16_000), 2000]
const LITTLE = 2 ** 20

test('whoever is refused is not read for a while, and then again', async () => {
  const { reader, line } = await open({ admitBytes: dear, refuse })
  for (let at = 0; at < MUCH; at++) reader.send(LONG)
  await once(reader, 'message')
  await sleep(500)
  const read = line.bytesRead
  expect(read).toBeLessThan(LITTLE)
  await expect.poll(() => line.bytesRead, { timeout: 3000 }).toBeGreaterThan(read)
})

test('whoever was warned often enough is not read any more, and cut', async () => {
  const { reader, line } = await open({ admitBytes: dear, refuse })
  for (let at = 0; at < 100; at++) reader.send('{"do":"ping"}')
  for (let at = 0; at < MUCH; at++) reader.send(LONG)
  await once(line, 'close')
  expect(line.bytesRead).toBeLessThan(LITTLE)
})

test.each(['ping', 'pong'] as const)('a %s counts as a message', async (kind) => {
  const { reader } = await open({ messageRate: { most: 10, ms: 20_000 }, admitBytes() {}, refuse })
  let pongs = 0
  reader.on('pong', () => pongs++)
  for (let at = 0; at < 10; at++) reader[kind]()
  reader.send('{"do":"ping","ref":1}')
  const [told] = (await once(reader, 'message')) as [Buffer]
  expect(told.toString()).toContain('slow-down')
  expect(pongs).toBe(kind === 'ping' ? 10 : 0)
  for (let at = 0; at < 100; at++) reader[kind]()
  const [code] = (await once(reader, 'close')) as [number]
  expect(code).toBe(1008)
})
