import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a server that can be cut like a cable: what is open breaks off, and nothing new gets through. */
export class Relay {
  readonly #target: number
  readonly #ends = new Set<Socket>()
  #server: Server | undefined
  #port = 0

  private constructor(target: number) {
    this.#target = target
  }

  static async to(target: number): Promise<Relay> {
    const relay = new Relay(target)
    await relay.mend()
    return relay
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#target, '127.0.0.1')
      near.pipe(far).pipe(near)
      for (const end of [near, far]) {
        this.#ends.add(end)
        end
          .on('error', () => {})
          .on('close', () => {
            this.#ends.delete(end)
            near.destroy()
            far.destroy()
          })
      }
    }).listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
  }

  async cut(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    const closed = once(server, 'close')
    server.close()
    for (const end of this.#ends) end.destroy()
    await closed
  }
}
