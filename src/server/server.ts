import { randomBytes } from 'node:crypto'
import { type AddressInfo, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { guard, makeApp } from '#server/app'
import { type Config, ConfigError, SETTINGS } from '#server/config'
import { Doors } from '#server/doors'
import { Guests } from '#server/guests'
import { healthRoutes } from '#server/health'
import { House } from '#house/house'
import type { Lives } from '#house/janitor'
import { apiRoutes } from '#server/http'
import { LobbyFeed } from '#server/lobby'
import { Metrics } from '#server/metrics'
import { openApi } from '#server/openapi'
import { pageRoutes } from '#server/pages'
import { Present } from '#server/present'
import { replayRoutes } from '#server/replays'
import { Sockets } from '#server/sockets'
import { openStore } from '#server/store/open'
import { Streams } from '#server/streams'
import { startThinker } from '#server/thinker'

/** How often, in milliseconds, one looks for what nobody saw to. */
const SWEEP = 1500
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long sockets and requests may take to end when the server stops. */
const PATIENCE = 2500

/** A server that runs. */
export interface Running {
  readonly url: string
  readonly port: number
  /** Begins nothing new, finishes what was begun, and stops; everybody is told. */
  close(): Promise<void>
}

interface Surroundings {
  /** Where the log goes. */
  readonly log?: NodeJS.WritableStream
  /** How often, in milliseconds, a socket must give a sign of life. */
  readonly keepAlive?: number
}

/** Puts everything together and listens. Throws `ConfigError` if it cannot listen there. */
export async function startServer(
  config: Config,
  { log: logStream = process.stderr, keepAlive }: Surroundings = {},
): Promise<Running> {
  const app = makeApp(config, logStream)
  const { log } = app
  const store = await openStore(config)
  const metrics = new Metrics()
  const thinker = startThinker({ threads: config.botThreads || Math.max(1, availableParallelism() - 1) })
  const now = (): number => Date.now()
  const report = (error: unknown): void => log.error({ err: error }, 'a bug')
  const house = new House({
    store,
    thinker,
    counters: metrics,
    now,
    botPace: config.botPace,
    report,
    upkeep: { store, lives: livesOf(config) },
    ...(config.lobbyLimit > 0 && { lobbyPlaces: config.lobbyLimit }),
  })
  const key = config.secret ?? (await store.setting('cookie-key', randomBytes(32).toString('base64url')))
  const guests = new Guests(store, key, await store.eraOfAll(), now)
  const present = new Present(store)
  const lobby = new LobbyFeed(house, now, report)
  const doors = new Doors({ config, house, guests, present, lobby, metrics, log, now })
  const streams = new Streams(doors)
  const sockets = new Sockets(app.server, doors, keepAlive)

  metrics.gauge({ name: 'ludus_sockets', help: 'Sockets that are open.', read: () => sockets.size })
  metrics.gauge({ name: 'ludus_streams', help: 'Streams that are open.', read: () => streams.size })
  metrics.gauge({ name: 'ludus_rooms', help: 'Tables in memory.', read: () => house.rooms })
  metrics.gauge({ name: 'ludus_bot_queue', help: 'Questions that wait for a bot.', read: () => thinker.queue })

  metrics.gauge({
    name: 'ludus_hint_lag_seconds',
    help: 'How long the last hint took to reach the other nodes.',
    read: () => store.hintLag / 1000,
  })

  openApi(app)
  guard(app, doors)
  healthRoutes(app, doors, store)
  pageRoutes(app, doors)
  apiRoutes(app, doors, streams)
  replayRoutes(app, doors)

  const stopSweeping = sweepAlways(() => house.sweep(), report)
  const stopCatchingUp = sweepAlways(() => guests.catchUp(), report)
  // Tables of an older version of this server; meanwhile everybody plays.
  void house.explain().catch(report)
  const stop = async (): Promise<void> => {
    log.info('stopping')
    doors.drain()
    lobby.close()
    streams.close('The server stops.')
    await sockets.close('The server stops.', PATIENCE)
    const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
    await app.close()
    clearTimeout(late)
    await stopSweeping()
    await stopCatchingUp()
    await house.close()
    await thinker.close()
    await store.close()
    metrics.close()
    log.info('stopped')
  }
  let stopping: Promise<void> | undefined
  const close = (): Promise<void> => (stopping ??= stop())

  try {
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' })
  } catch (error) {
    await close()
    throw cannotListen(error)
  }
  const { port } = app.server.address() as AddressInfo
  return { url: `http://${nameOf(config.host)}:${port}`, port, close }
}

const livesOf = ({ openMinutes, liveDays, keepDays }: Config): Lives => ({
  listed: openMinutes * MINUTE,
  invited: DAY,
  live: liveDays * DAY,
  ...(keepDays > 0 && { over: keepDays * DAY }),
})

/** Looks for what nobody saw to, again and again; returns how to stop. */
function sweepAlways(sweep: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let sweeping: Promise<void> | undefined
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch(report)
      .finally(() => {
        sweeping = undefined
      })
  }, SWEEP)
  return async () => {
    clearInterval(timer)
    await sweeping
  }
}

/** How one calls this machine from itself. */
const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** What is wrong with the address, in words that name the variable. */
function cannotListen(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown }
  const { port, host } = SETTINGS
  if (code === 'EADDRINUSE') return new ConfigError(`${port.name} names a port that another program listens on.`)
  if (code === 'EACCES') return new ConfigError(`${port.name} names a port that only the administrator may use.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${host.name} is not an address of this machine.`)
  return error
}
