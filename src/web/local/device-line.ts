import type { MatchRecord } from '#engine/match'
import { DEVICE_PREFIX } from '#house/entry'
import type { RunningReplay } from '#house/replay'
import type { Wanted } from '#house/store'
import type { NewTable } from '#protocol/acts'
import type { OwnMatchesTold, RecordTold } from '#protocol/told'
import { ownFace, ownName } from '#web/client/own-name'
import { Talk } from '#web/client/talk'
import type { DeviceMessage, DeviceTold } from '#web/local/messages'

export const isOfDevice = (table: string): boolean => table.startsWith(DEVICE_PREFIX)

/** How long, in milliseconds, to wait before a house that could not be loaded is tried again. */
const PAUSE = 2000

/** The line to the house of this device, which runs in a worker. */
class DeviceLine extends Talk {
  #worker: Worker | undefined
  #kept = true

  constructor() {
    super()
    this.#start()
  }

  get kept(): boolean {
    return this.#kept
  }

  async create(wanted: NewTable): Promise<string> {
    remember()
    const { table } = await this.#ask({ do: 'create', wanted })
    return table as string
  }

  async replay(table: string): Promise<MatchRecord | RunningReplay> {
    const { replay } = await this.#ask({ do: 'replay', table })
    return replay as MatchRecord | RunningReplay
  }

  async matches(wanted: Wanted): Promise<OwnMatchesTold> {
    return (await this.#ask({ do: 'matches', wanted })) as unknown as OwnMatchesTold
  }

  async record(wanted: Omit<Wanted, 'isOver' | 'most'>): Promise<RecordTold> {
    return (await this.#ask({ do: 'record', wanted })) as unknown as RecordTold
  }

  async forget(table: string): Promise<void> {
    await this.#ask({ do: 'forget', table })
  }

  async rename(): Promise<void> {
    await this.#ask(called())
  }

  protected override send(message: object): boolean {
    this.#worker?.postMessage(message)
    return this.#worker !== undefined
  }

  #ask(message: DeviceMessage): Promise<Readonly<Record<string, unknown>>> {
    return this.ask(message)
  }

  #start(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<DeviceTold | string>) => {
      const told = typeof data === 'string' ? (JSON.parse(data) as DeviceTold) : data
      if (told.kind !== 'unkept') return this.hear(told)
      this.#kept = false
      this.changed()
    })
    worker.addEventListener('error', () => {
      // Bugs of a house that runs are told here, too; they are confined to their table.
      if (this.status === 'open' || this.#worker !== worker) return
      worker.terminate()
      this.#worker = undefined
      this.cut('lost')
      window.setTimeout(() => this.#start(), PAUSE)
    })
    worker.postMessage(called())
  }
}

/** Who plays at this device. */
function called(): DeviceMessage {
  const face = ownFace()
  return { do: 'name', name: ownName(), ...(face !== undefined && { face }) }
}

const KEY = 'ludus-device'

/** Remembers that there may be tables on this device. */
function remember(): void {
  try {
    localStorage.setItem(KEY, 'used')
  } catch {
    // Then there will be none when the page is opened again.
  }
}

let line: DeviceLine | undefined

/** Whether there may be tables on this device; if not, its house need not be loaded to find none. */
export function isDeviceUsed(): boolean {
  try {
    return line !== undefined || localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Tells the house of this device a new name, if it is there to hear it. */
export const renameOnDevice = async (): Promise<void> => line?.rename()

/** The line of this page to the house of its device, made when it is first needed. */
export const deviceLine = (): DeviceLine => (line ??= new DeviceLine())
