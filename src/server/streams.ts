import type { FastifyReply } from 'fastify'
import type { Viewer } from '#engine/game'
import { Refused } from '#engine/refusal'
import type { SocketTold } from '#protocol/told'
import type { Doors } from '#server/doors'
import { DRAINING, SIGNED_OUT, SLOW_DOWN } from '#server/errors'
import type { Known } from '#server/guests'
import type { TableId } from '#house/entry'

/** How often, in milliseconds, an empty line says that a stream still lives. */
const HEARTBEAT = 15_000
/** What may wait for a reader, in bytes; whoever is to be told something while there is more is cut. */
export const MOST_UNREAD = 2 ** 20

interface Following {
  readonly table: TableId
  readonly viewer: Viewer
  /** The last line that is known already. */
  readonly since: number | undefined
  readonly guest: Known
  readonly address: string
}

/** Tables watched over plain HTTP: what a socket would be told, one message a line. */
export class Streams {
  readonly #doors: Doors
  readonly #open = new Set<{ readonly known: Known; end(reason: string): void }>()

  constructor(doors: Doors) {
    this.#doors = doors
    doors.guests.onDismiss((isGone) => {
      for (const stream of this.#open) if (isGone(stream.known)) stream.end(SIGNED_OUT)
    })
  }

  get size(): number {
    return this.#open.size
  }

  /** Answers with a stream that lasts until either side has enough; throws `Refused` before anything is sent. */
  async follow(reply: FastifyReply, { table, viewer, since, guest, address }: Following): Promise<FastifyReply> {
    const { house, present, places, isDraining } = this.#doors
    if (isDraining) throw new Refused(DRAINING)
    const leave = places.take(address)
    if (!leave) throw new Refused(SLOW_DOWN)
    const { raw } = reply
    const send = (line: string): void => {
      if (raw.destroyed) return
      // As at a socket: whoever has read all may be told anything.
      if (raw.writableLength > MOST_UNREAD) return void raw.destroy()
      if (!raw.headersSent)
        raw.writeHead(200, { ...reply.getHeaders(), 'content-type': 'application/x-ndjson' } as Headers)
      raw.write(`${line}\n`)
    }
    try {
      const { presence, release } = await present.hold(guest)
      raw.once('close', release)
      const stop = await house.watch(
        table,
        { guest: presence.guest, viewer, muted: presence.muted, wantsWhole: true, isGone: () => raw.destroyed, send },
        since,
      )
      const heart = setInterval(send, HEARTBEAT, '').unref()
      const stream = {
        known: guest,
        end(reason: string) {
          send(JSON.stringify({ kind: 'bye', reason } satisfies SocketTold))
          raw.end()
        },
      }
      this.#open.add(stream)
      const close = (): void => {
        clearInterval(heart)
        stop()
        leave()
        this.#open.delete(stream)
      }
      if (raw.destroyed) close()
      else raw.once('close', close)
    } catch (error) {
      leave()
      throw error
    }
    return reply.hijack()
  }

  /** Ends all streams. */
  close(reason: string): void {
    for (const stream of this.#open) stream.end(reason)
  }
}

type Headers = Record<string, string | number | string[]>
