import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, SETTINGS } from '#server/config'

describe('the configuration', () => {
  test('has a safe default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataFolder: 'data',
      databaseUrl: undefined,
      origins: [],
      proxies: 0,
      secret: undefined,
      metricsToken: undefined,
      botPace: 800,
      botThreads: 0,
      openMinutes: 30,
      liveDays: 30,
      keepDays: 0,
      kit: false,
      logLevel: 'info',
      messageLimit: 100,
      requestLimit: 600,
      workLimit: 2000,
      chatLimit: 60,
      tableLimit: 5,
      botTableLimit: 3,
      lobbyLimit: 10,
      socketLimit: 100,
      connectionLimit: 250,
    })
  })

  test('takes an empty variable for one that is not set', () => {
    const empty = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test('takes what is set', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        LUDUS_DATA: '/var/lib/ludus',
        DATABASE_URL: 'postgresql://ludus@db/ludus',
        LUDUS_ORIGIN: 'https://play.example.org, http://localhost:8080',
        LUDUS_TRUST_PROXY: '1',
        LUDUS_SECRET: '0123456789abcdef',
        LUDUS_KIT: '1',
        LUDUS_LOG: 'silent',
        LUDUS_LIMIT_TABLES: '0',
      }),
    ).toMatchObject({
      port: 0,
      host: '::1',
      dataFolder: '/var/lib/ludus',
      databaseUrl: 'postgresql://ludus@db/ludus',
      origins: ['https://play.example.org', 'http://localhost:8080'],
      proxies: 1,
      secret: '0123456789abcdef',
      kit: true,
      logLevel: 'silent',
      tableLimit: 0,
    })
  })

  test('takes flags before the environment, and no secret from them', () => {
    const flags = { port: '4000', data: '/srv/ludus', 'trust-proxy': '2', 'limit-tables': '0', secret: 'x'.repeat(20) }
    const { port, host, dataFolder, proxies, tableLimit, secret } = readConfig({ PORT: '1', HOST: '::1' }, flags)
    expect([port, host, dataFolder, proxies, tableLimit, secret]).toEqual([4000, '::1', '/srv/ludus', 2, 0, undefined])
  })

  test('a flag that cannot be is refused by its own name', () => {
    expect(() => readConfig({ PORT: '1' }, { port: 'x' })).toThrow('--port must be a whole number')
    expect(() => readConfig({}, { data: '' })).toThrow('--data must not be empty.')
  })

  test.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['HOST', 'http://here'],
    ['DATABASE_URL', 'mysql://root:hunter2@db'],
    ['LUDUS_ORIGIN', 'play.example.org'],
    ['LUDUS_ORIGIN', 'https://play.example.org/'],
    ['LUDUS_ORIGIN', '*'],
    ['LUDUS_TRUST_PROXY', 'true'],
    ['LUDUS_SECRET', 'too short'],
    ['LUDUS_METRICS_TOKEN', 'too short'],
    ['LUDUS_BOT_PACE', '-5'],
    ['LUDUS_BOT_THREADS', '1.5'],
    ['LUDUS_KIT', 'yes'],
    ['LUDUS_LOG', 'loud'],
    ['LUDUS_LIMIT_MESSAGES', 'none'],
    ['LUDUS_LIMIT_REQUESTS', ' '],
    ['LUDUS_LIMIT_WORK', '1.5'],
    ['LUDUS_LIMIT_CHAT', '-1'],
    ['LUDUS_LIMIT_TABLES', '1000001'],
    ['LUDUS_LIMIT_SOCKETS', '0x10'],
    ['LUDUS_LIMIT_CONNECTIONS', '-1'],
  ])('refuses %s=%s with a sentence that names it', (name, value) => {
    const reading = () => readConfig({ [name]: value })
    expect(reading).toThrow(ConfigError)
    expect(reading).toThrow(new RegExp(`^${name} must .+\\.$`))
  })

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db'],
    ['LUDUS_SECRET', 'too short'],
  ])('does not show what %s was set to', (name, value) => {
    expect(() => readConfig({ [name]: value })).not.toThrow(value)
  })
})
