import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { network } from '#server/caller'

/** How long, in milliseconds, one who is turned away may take to read why. */
export const PARTING = 1000

/** All connections, whatever comes over them. One more than an address may have is cut; 0 is no limit at all. */
export class Connections {
  readonly #open = new Map<string, number>()

  constructor(server: Server, most: number) {
    const open = this.#open
    const countOf = (socket: Socket): [address: string, count: number] => {
      const address = network(socket.remoteAddress ?? '')
      return [address, open.get(address) ?? 0]
    }
    // One function for all of them: one for each would weigh on every socket.
    function leave(this: Socket): void {
      const [address, count] = countOf(this)
      if (count > 1) open.set(address, count - 1)
      else open.delete(address)
    }
    server.on('connection', (socket: Socket) => {
      const [address, count] = countOf(socket)
      if (most > 0 && count >= most) return void socket.destroy()
      open.set(address, count + 1)
      socket.on('close', leave)
    })
  }

  get size(): number {
    let size = 0
    for (const count of this.#open.values()) size += count
    return size
  }
}

/** Says why, and ends the connection even if the other side does not. */
export function hangUp(socket: Duplex, answer: string): void {
  if (!socket.writable) return void socket.destroy()
  socket.end(answer)
  setTimeout(() => socket.destroy(), PARTING).unref()
}
