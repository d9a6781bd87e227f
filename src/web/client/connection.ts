import type { SocketTold } from '#protocol/told'
import { IS_ALONE } from '#web/client/alone'
import { type Listener, notDone, Talk } from '#web/client/talk'
import { VERSION } from '#web/client/version'

/** How long to wait before the next try, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 5000]
/** How long, in milliseconds, a line may be silent when asked for a sign of life. */
const PATIENCE = 5000

const isKnown = (): Promise<boolean> =>
  fetch('/api/me', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The one line to the server. It comes back by itself, and then everyone hears exactly what they have missed. */
class Connection extends Talk {
  /** The server writes everything down. */
  readonly kept = true
  #socket: WebSocket | undefined
  #tries = 0
  #timer: number | undefined

  constructor() {
    super()
    if (IS_ALONE) return
    void this.#connect()
    // A server on the same machine is there without any network: what the browser says is only a reason to look.
    for (const event of ['online', 'offline']) window.addEventListener(event, () => this.#checkLife())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#checkLife()
    })
  }

  override listen(listener: Listener): () => void {
    if (IS_ALONE) queueMicrotask(() => listener.failed(notDone('no-server')))
    return super.listen(listener)
  }

  protected override send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  protected override hear(told: SocketTold): void {
    if (told.kind === 'hello' && told.version !== VERSION) this.#grownOld()
    else super.hear(told)
  }

  async #connect(): Promise<void> {
    // The cookie came with the page. If the server wants none of it, this answer brings another.
    if (this.#tries > 0 && !(await isKnown())) return this.#lose()
    const { protocol, host } = window.location
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`)
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      this.#tries = 0
      this.hear(JSON.parse(String(data)) as SocketTold)
    })
    socket.addEventListener('close', () => {
      if (this.status !== 'old') this.#lose()
    })
  }

  #lose(): void {
    this.#socket = undefined
    this.cut('lost')
    this.#timer = window.setTimeout(
      () => {
        this.#timer = undefined
        void this.#connect()
      },
      PAUSES[Math.min(this.#tries++, PAUSES.length - 1)],
    )
  }

  #connectNow(): void {
    if (this.#timer === undefined) return
    window.clearTimeout(this.#timer)
    this.#timer = undefined
    void this.#connect()
  }

  /** A device that was asleep may have slept through the end of its line. */
  #checkLife(): void {
    const socket = this.#socket
    if (this.status === 'lost') return this.#connectNow()
    if (this.status !== 'open' || !socket) return
    const late = window.setTimeout(() => socket.close(), PATIENCE)
    this.ask({ do: 'ping' })
      .catch(() => {})
      .finally(() => window.clearTimeout(late))
  }

  #grownOld(): void {
    this.cut('old')
    this.#socket?.close()
  }
}

let line: Connection | undefined

/** The line of this page to its server, made when it is first needed. */
export const connection = (): Connection => (line ??= new Connection())
