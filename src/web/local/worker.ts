import { VERSION } from '#web/client/version'
import { IndexedDatabase } from '#web/local/indexed-database'
import { LastingDatabase } from '#web/local/lasting-database'
import { MemoryDatabase } from '#web/local/memory-database'
import type { DeviceMessage, DeviceTold } from '#web/local/messages'
import { DeviceSession } from '#web/local/session'
import { type Hints, storeOver } from '#web/local/store'
import { startThinker } from '#web/local/thinker'
import { BEAT, Vigil } from '#house/vigil'

// The house of this device: what the server does for its tables, done here, beside the page that shows them.

/** How long, in milliseconds, a bot seems to think, at least. */
const BOT_PACE = 800
/** How often, in milliseconds, one looks for what nobody saw to. */
const SWEEP = 10_000

const report = (error: unknown): void => self.reportError(error)
const tell = (told: DeviceTold | string): void => self.postMessage(told)

/** Other windows of this browser keep the same tables. */
function windowHints(): Hints {
  const channel = new BroadcastChannel('ludus-hints')
  return {
    tell: (table, seq) => channel.postMessage([table, seq]),
    hear: (hint) => channel.addEventListener('message', ({ data }) => hint(...(data as [string, number]))),
  }
}

const database = new LastingDatabase(new IndexedDatabase(self.indexedDB), {
  otherwise: new MemoryDatabase(),
  failed: () => tell({ kind: 'unkept' }),
})
const store = storeOver(database, windowHints())
const vigil = new Vigil(store)
const session = new DeviceSession({
  store,
  thinker: startThinker({
    start: () => new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' }),
  }),
  version: VERSION,
  botPace: BOT_PACE,
  now: vigil.now,
  vigil,
  report,
  tell,
})

const sweep = (): void => void session.sweep().catch(report)

self.addEventListener('message', ({ data }: MessageEvent<DeviceMessage>) => session.hear(data))
sweep()
setInterval(sweep, SWEEP)
setInterval(() => void session.beat().catch(report), BEAT)
