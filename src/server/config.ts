/** A variable of the environment, or a flag, whose value cannot be: one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** What is wrong with a value, as the rest of a sentence; the value itself may be a secret and is not shown. */
class Unfit extends Error {}

/** One thing that can be set from outside. */
export interface Setting<Value> {
  /** The variable of the environment. */
  readonly name: string
  /** Taken where neither the flag is given nor the variable set, or it is empty. */
  readonly fallback: string
  readonly help: string
  /** What stands for the value in the help, where it is not a number: `--host ADDRESS`. */
  readonly value?: string
  /** Everybody on a machine can read command lines, so what nobody may know is no flag. */
  readonly isSecret?: true
  /** Throws `Unfit`. */
  parse(text: string): Value
}

const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new Unfit(`must be a whole number from ${least} to ${most}`)
    return number
  }

const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (text: string): Word => {
    const word = words.find((known) => known === text)
    if (word === undefined) throw new Unfit(`must be one of ${words.join(', ')}`)
    return word
  }

function hostName(text: string): string {
  if (!/^[\w.:%-]+$/.test(text)) throw new Unfit('must be an address or the name of this machine, such as 0.0.0.0')
  return text
}

function databaseUrl(text: string): string | undefined {
  if (text !== '' && !/^postgres(ql)?:\/\//.test(text))
    throw new Unfit('must begin with postgres:// or postgresql://, or be left out')
  return text || undefined
}

const origins = (text: string): readonly string[] =>
  text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (!/^https?:\/\//.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new Unfit('must be origins such as https://play.example.org, separated by commas')
      return origin
    })

function secret(text: string): string | undefined {
  if (text !== '' && text.length < 16) throw new Unfit('must have at least 16 characters, or be left out')
  return text || undefined
}

/** Everything that can be set, the only list of it: the parser and the help are made from this. */
export const SETTINGS = {
  port: {
    name: 'PORT',
    fallback: '8080',
    help: 'the port to listen on; 0 takes any free one',
    parse: whole(0, 65_535),
  },
  host: {
    name: 'HOST',
    value: 'ADDRESS',
    fallback: '127.0.0.1',
    help: 'the address to listen on; 0.0.0.0 lets other machines in',
    parse: hostName,
  },
  dataFolder: {
    name: 'LUDUS_DATA',
    value: 'FOLDER',
    fallback: 'data',
    help: 'the folder of the database file, made if it is not there',
    parse: (text: string) => text,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    isSecret: true,
    help: 'postgres://… keeps everything there, for any number of nodes; without it, in a file',
    parse: databaseUrl,
  },
  origins: {
    name: 'LUDUS_ORIGIN',
    value: 'URL,…',
    fallback: '',
    help: 'origins whose pages may use the server, separated by commas; without it, its own alone',
    parse: origins,
  },
  proxies: {
    name: 'LUDUS_TRUST_PROXY',
    fallback: '0',
    help: 'how many proxies stand before the server and tell it addresses by X-Forwarded-For',
    parse: whole(0, 10),
  },
  secret: {
    name: 'LUDUS_SECRET',
    fallback: '',
    isSecret: true,
    help: 'the key that signs cookies; without it, one is made once and kept in the database',
    parse: secret,
  },
  metricsToken: {
    name: 'LUDUS_METRICS_TOKEN',
    fallback: '',
    isSecret: true,
    help: 'opens /metrics to those who send it as "Authorization: Bearer …"; without it, to this machine alone',
    parse: secret,
  },
  botPace: {
    name: 'LUDUS_BOT_PACE',
    fallback: '800',
    help: 'milliseconds that a bot seems to think, at least, at a calm table; at most 300 at a brisk one, and none at an instant one',
    parse: whole(0, 60_000),
  },
  botThreads: {
    name: 'LUDUS_BOT_THREADS',
    fallback: '0',
    help: 'threads in which bots think long; 0 leaves one core to the server and takes the others',
    parse: whole(0, 256),
  },
  openMinutes: {
    name: 'LUDUS_OPEN_MINUTES',
    fallback: '30',
    help: 'minutes after which a table of the lobby is closed that nobody is at and whose match has not begun',
    parse: whole(1, 1440),
  },
  liveDays: {
    name: 'LUDUS_LIVE_DAYS',
    fallback: '30',
    help: 'days after which a running match is closed that nobody is at',
    parse: whole(1, 3650),
  },
  keepDays: {
    name: 'LUDUS_KEEP_DAYS',
    fallback: '0',
    help: 'days after which a match that is over is removed for good; 0 keeps it for ever',
    parse: whole(0, 36_500),
  },
  kit: {
    name: 'LUDUS_KIT',
    fallback: '0',
    help: '1 shows /kit, a page with all controls and boards for those who build them; 0 knows no such page',
    parse: (text: string) => oneOf('0', '1')(text) === '1',
  },
  logLevel: {
    name: 'LUDUS_LOG',
    value: 'LEVEL',
    fallback: 'info',
    help: 'how much is logged: silent, error, warn, info or debug, which has every request',
    parse: oneOf('silent', 'error', 'warn', 'info', 'debug'),
  },
  messageLimit: {
    name: 'LUDUS_LIMIT_MESSAGES',
    fallback: '100',
    help: 'messages of a socket in 20 seconds; 0 sets no limit, here and below',
    parse: whole(0, 1_000_000),
  },
  requestLimit: {
    name: 'LUDUS_LIMIT_REQUESTS',
    fallback: '600',
    help: 'requests of an address in a minute',
    parse: whole(0, 1_000_000),
  },
  workLimit: {
    name: 'LUDUS_LIMIT_WORK',
    fallback: '2000',
    help: 'work for an address in 20 seconds: a choice is 1, a line of chat 2, watching a table 5',
    parse: whole(0, 1_000_000),
  },
  chatLimit: {
    name: 'LUDUS_LIMIT_CHAT',
    fallback: '60',
    help: 'lines of chat of a guest in ten minutes; an address has five times as many in a minute',
    parse: whole(0, 1_000_000),
  },
  tableLimit: {
    name: 'LUDUS_LIMIT_TABLES',
    fallback: '5',
    help: 'new tables, and as many new bot accounts, of an address in a minute',
    parse: whole(0, 1_000_000),
  },
  botTableLimit: {
    name: 'LUDUS_LIMIT_BOT_TABLES',
    fallback: '3',
    help: 'tables of bots alone, of a guest and of an address, at a time',
    parse: whole(0, 1_000_000),
  },
  lobbyLimit: {
    name: 'LUDUS_LIMIT_LOBBY',
    fallback: '10',
    help: 'tables of an address that the lobby lists',
    parse: whole(0, 1_000_000),
  },
  socketLimit: {
    name: 'LUDUS_LIMIT_SOCKETS',
    fallback: '100',
    help: 'sockets and streams of an address at a time',
    parse: whole(0, 1_000_000),
  },
  connectionLimit: {
    name: 'LUDUS_LIMIT_CONNECTIONS',
    fallback: '250',
    help: 'connections of an address at a time, whatever comes over them; behind a proxy it is the one to count them',
    parse: whole(0, 1_000_000),
  },
} as const satisfies Record<string, Setting<unknown>>

export type Config = {
  readonly [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['parse']>
}

/** `--trust-proxy` of `LUDUS_TRUST_PROXY`; a secret has none. */
export const flagOf = ({ name, isSecret }: Setting<unknown>): string | undefined =>
  isSecret
    ? undefined
    : name
        .replace(/^LUDUS_/, '')
        .toLowerCase()
        .replaceAll('_', '-')

type Given = Readonly<Record<string, string | boolean | undefined>>

/** Reads the environment and, before it, flags by their names; throws `ConfigError` for the first value that cannot be. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>, flags: Given = {}): Config =>
  Object.fromEntries(
    Object.entries(SETTINGS as Readonly<Record<string, Setting<unknown>>>).map(([key, setting]) => {
      const flag = flagOf(setting)
      const given = flag === undefined ? undefined : flags[flag]
      const isFlag = typeof given === 'string'
      if (given === '') throw new ConfigError(`--${flag} must not be empty.`)
      try {
        return [key, setting.parse(isFlag ? given : env[setting.name] || setting.fallback)]
      } catch (error) {
        if (error instanceof Unfit) throw new ConfigError(`${isFlag ? `--${flag}` : setting.name} ${error.message}.`)
        throw error
      }
    }),
  ) as Config
