import { randomBytes } from 'node:crypto'
import { type AddressInfo, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { guard, makeApp } from '#server/app'
import { type Config, ConfigError, flagOf, SETTINGS } from '#server/config'
import { Connections } from '#server/connections'
import { type DeskSettings, startDesk } from '#server/desk'
import { Doors } from '#server/doors'
import { Guests } from '#server/guests'
import { healthRoutes } from '#server/health'
import { ATTEND_PACE } from '#house/attendance'
import { House } from '#house/house'
import type { Lives } from '#house/janitor'
import { apiRoutes } from '#server/http'
import { LobbyFeed } from '#server/lobby'
import { Metrics } from '#server/metrics'
import { mineRoutes } from '#server/mine'
import { Outage } from '#server/outage'
import { openApi } from '#server/openapi'
import { pageRoutes } from '#server/pages'
import { Present } from '#server/present'
import { replayRoutes } from '#server/replays'
import { Sockets } from '#server/sockets'
import { openStore } from '#server/store/open'
import { Streams } from '#server/streams'
import { startThinker } from '#server/thinker'
import { StoreFailed } from '#house/store'
import type { ServerStore } from '#server/store/statements'
import { BEAT, Vigil } from '#house/vigil'

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

export interface Surroundings {
  /** Where the log goes. */
  readonly log?: NodeJS.WritableStream
  /** Is told where the server listens, before the log is. */
  readonly told?: (url: string) => void
  /** How often, in milliseconds, a socket must give a sign of life. */
  readonly keepAlive?: number
  /** How long, in milliseconds, a request may take to arrive. */
  readonly patience?: number
  /** Where matches last, if not where the configuration says. */
  readonly store?: ServerStore
  /** Where matches are checked, if not as usual. */
  readonly desk?: DeskSettings
}

/** Puts everything together and listens. Throws `ConfigError` if it cannot listen there. */
export async function startServer(
  config: Config,
  { log: logStream = process.stderr, told, keepAlive, patience, store: own, desk: deskSettings }: Surroundings = {},
): Promise<Running> {
  const app = makeApp(config, logStream, patience)
  const { log } = app
  const store = own ?? (await openStore(config, log))
  const vigil = new Vigil(store)
  const [key, era] = await orClose(store, async () => {
    await vigil.beat()
    const fresh = randomBytes(32).toString('base64url')
    return [config.secret ?? (await store.setting('cookie-key', fresh)), await store.eraOfAll()] as const
  })
  const { now } = vigil
  const outage = new Outage(store, log, now)
  const report = (error: unknown): void => {
    if (error instanceof StoreFailed) outage.failed(error)
    else log.error({ err: error }, 'a bug')
  }
  const metrics = new Metrics()
  const thinker = startThinker({ threads: config.botThreads || Math.max(1, availableParallelism() - 1) })
  const desk = startDesk(deskSettings)
  const house = new House({
    ...{ store, thinker, counters: metrics, now, vigil, botPace: config.botPace, report },
    upkeep: { store, lives: livesOf(config) },
    // Neither a file nor a memory has other nodes.
    ...(store.kind === 'postgres' && { whereabouts: store }),
    ...(config.lobbyLimit > 0 && { lobbyPlaces: config.lobbyLimit }),
  })
  const guests = new Guests(store, key, era, now)
  const present = new Present(store)
  const lobby = new LobbyFeed(house, now, report)
  const doors = new Doors({ config, house, guests, present, lobby, metrics, log, report, now })
  const streams = new Streams(doors)
  const sockets = new Sockets(app.server, doors, keepAlive)
  // A proxy brings everybody's, and has limits of its own.
  const connections = new Connections(app.server, config.proxies > 0 ? 0 : config.connectionLimit)

  metrics.gauge({ name: 'ludus_connections', help: 'Connections that are open.', read: () => connections.size })
  metrics.gauge({ name: 'ludus_sockets', help: 'Sockets that are open.', read: () => sockets.size })
  metrics.gauge({ name: 'ludus_streams', help: 'Streams that are open.', read: () => streams.size })
  metrics.gauge({ name: 'ludus_rooms', help: 'Tables in memory.', read: () => house.rooms })
  // The next two roughly: exact, they would tell of each choice, sealed and secret ones too.
  metrics.gauge({
    name: 'ludus_bot_queue',
    help: 'Questions that wait for a bot, in tens.',
    read: () => Math.floor(thinker.queue / 10) * 10,
  })
  metrics.gauge({ name: 'ludus_desk_places', help: 'Matches being checked or written out.', read: () => desk.places })

  metrics.gauge({
    name: 'ludus_hint_lag_seconds',
    help: 'How long the last hint took to reach the other nodes, rounded up to 50 ms.',
    read: () => Math.ceil(store.hintLag / 50) / 20,
  })

  openApi(app)
  guard(app, doors)
  healthRoutes(app, doors, outage)
  pageRoutes(app, doors)
  apiRoutes(app, doors, streams)
  mineRoutes(app, doors)
  replayRoutes(app, doors, desk)

  const stopBeating = always(BEAT, () => vigil.beat(), report)
  const sweep = (): Promise<void> => outage.tryAgain().then(() => house.sweep())
  const stopSweeping = always(SWEEP, sweep, report)
  const stopAttending = always(ATTEND_PACE, () => house.attend(), report)
  const stopCatchingUp = always(SWEEP, () => guests.catchUp(), report)
  // Tables of an older version of this server; meanwhile everybody plays.
  void house
    .explain()
    .then(() => house.seatAll())
    .catch(report)
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
    await stopBeating()
    await stopCatchingUp()
    await stopAttending()
    await house.close()
    await Promise.all([thinker.close(), desk.close()])
    await store.close()
    metrics.close()
    log.info('stopped')
  }
  let stopping: Promise<void> | undefined
  const close = (): Promise<void> => (stopping ??= stop())

  const portTaken = (): number => (app.server.address() as AddressInfo).port
  const urlOf = (): string => `http://${nameOf(config.host)}:${portTaken()}`
  // What a person reads comes before what is logged of it.
  app.server.once('listening', () => told?.(urlOf()))
  try {
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' })
  } catch (error) {
    await close()
    throw cannotListen(error, config)
  }
  return { url: urlOf(), port: portTaken(), close }
}

const livesOf = ({ openMinutes, liveDays, keepDays }: Config): Lives => ({
  listed: openMinutes * MINUTE,
  invited: DAY,
  live: liveDays * DAY,
  ...(keepDays > 0 && { over: keepDays * DAY }),
})

/** What is open would keep a process alive that cannot start. */
async function orClose<Result>(store: ServerStore, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Does something again and again, so many milliseconds apart, once it is done; returns how to stop. */
function always(pause: number, work: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let working: Promise<void> | undefined
  const timer = setInterval(() => {
    working ??= work()
      .catch(report)
      .finally(() => {
        working = undefined
      })
  }, pause)
  return async () => {
    clearInterval(timer)
    await working
  }
}

/** How one calls this machine from itself. */
const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** What is wrong with the address, in words that say what to set. */
function cannotListen(error: unknown, { port, host }: Config): unknown {
  const { code } = error as { readonly code?: unknown }
  const other = `set ${SETTINGS.port.name} or --${flagOf(SETTINGS.port)} to another`
  if (code === 'EADDRINUSE') return new ConfigError(`Another program listens on port ${port} already; ${other}.`)
  if (code === 'EACCES') return new ConfigError(`Only the administrator may use port ${port}; ${other}.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${SETTINGS.host.name}: ${host} is not an address of this machine.`)
  return error
}
