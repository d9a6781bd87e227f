// A Colyseus server with rooms in memory, each of which sends a patch at every move.
import '../resolve.ts'
import { createServer, type AddressInfo } from 'node:net'
import { type Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { contest } from './contest.ts'

const { Match } = (await import(contest.peer('colyseus'))) as { readonly Match: new () => Room }

const server = new Server({ transport: new WebSocketTransport({}), greet: false, logger: { ...console, info() {} } })
server.define(contest.id, Match)
const port = await freePort()
await server.listen(port, '127.0.0.1')
console.log(`Colyseus listens on 127.0.0.1:${port}`)

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
