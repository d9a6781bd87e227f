import { afterAll, describe, expect, test } from 'vitest'
import { LEVELS } from '#bots/bot'
import { Match } from '#engine/match'
import { braveRats } from '#games/brave-rats/game'
import { refused } from '#server/testing/house'
import type { ThinkerQuestion } from '#house/thinker'
import { startThinker } from '#server/thinker'

const worker = new URL('testing/bad-worker.ts', import.meta.url)
const choices = [{ kind: 'stay' }, { kind: 'go', far: [1, 2] }]
const mood = (name: string, more: Partial<ThinkerQuestion> = {}): ThinkerQuestion => ({
  game: 'any',
  level: 'easy',
  view: { mood: name },
  choices,
  host: 'ann',
  table: 'a',
  ...more,
})

describe('bots of a game', () => {
  const thinker = startThinker({ threads: 1, patience: 30_000 })
  afterAll(() => thinker.close())

  test.each(LEVELS)('the %s one answers with one of its choices', async (level) => {
    const match = Match.start(braveRats, { seats: 2, seed: 'think', options: { luckyDraw: true } })
    const offered = match.choices(1)
    const of = { game: 'brave-rats', host: 'ann', table: 'a' }
    const choice = await thinker.think({ ...of, level, view: match.view(1), choices: offered })
    expect(offered).toContain(choice)
  })

  test('of a game that there is not fail', async () => {
    await expect(thinker.think({ ...mood('copy'), game: 'chess' })).rejects.toThrow('There is no easy bot of "chess".')
  })
})

describe('a bot', () => {
  const thinker = startThinker({ threads: 1, worker, patience: 100 })
  afterAll(() => thinker.close())

  test('answers with the choice itself, which it was given a copy of', async () => {
    expect(await thinker.think(mood('copy'))).toBe(choices[1])
  })

  test.each([
    ['hang', 'aborted'],
    ['sleep', 'aborted'],
    ['throw', 'I cannot.'],
    ['die', ''],
    ['nonsense', 'not offered'],
    ['more', 'not offered'],
  ])('that does this fails, and the next one does not: %s', async (name, message) => {
    await expect(thinker.think(mood(name))).rejects.toThrow(message)
    // A thread that was ended has been replaced; that may take longer than a bot may think.
    for (;;) {
      const answer = await thinker.think(mood('copy')).catch(() => undefined)
      if (answer) break
    }
    expect(thinker.queue).toBe(0)
  })
})

describe('those who wait', () => {
  test('are counted, and are not too many', async () => {
    const thinker = startThinker({ threads: 1, worker, patience: 30_000, mostWaiting: 2 })
    const sleeping = thinker.think(mood('sleep')).catch((error: unknown) => error)
    const waiting = [mood('copy'), mood('copy')].map((one) => thinker.think(one).catch((error: unknown) => error))
    expect(thinker.queue).toBe(2)
    expect((await refused(thinker.think(mood('copy')))).code).toBe('busy')
    await thinker.close()
    for (const one of [sleeping, ...waiting]) expect(await one).toBeInstanceOf(Error)
    await expect(thinker.think(mood('copy'))).rejects.toThrow('Nothing is done here any more.')
  })

  test('get their turn, and their time begins with it', async () => {
    // Six times a quarter of a second is more than one bot may take.
    const thinker = startThinker({ threads: 1, worker, patience: 900 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => thinker.think(mood('ponder'))))
    expect(answers).toEqual(Array.from({ length: 6 }, () => choices[0]))
    await thinker.close()
  })

  test('get their turn: one of each guest, and of each table; what is easy need not wait for all that is hard', async () => {
    const thinker = startThinker({ threads: 1, worker, patience: 30_000 })
    const order: string[] = []
    const ask = async (name: string, more: Partial<ThinkerQuestion>, how = 'copy'): Promise<void> => {
      await thinker.think(mood(how, { level: 'hard', ...more }))
      order.push(name)
    }
    await Promise.all([
      ask('a1', {}, 'ponder'),
      ask('a2', {}),
      ask('a3', {}),
      ask('a4', {}),
      ask('b1', { table: 'b' }),
      ask('c1', { host: 'ben', table: 'c' }),
      ask('d1', { host: 'ben', table: 'd', level: 'easy' }),
    ])
    expect(order).toEqual(['a1', 'd1', 'a2', 'c1', 'b1', 'a3', 'a4'])
    await thinker.close()
  })

  test('are not turned away because of one who has too many', async () => {
    const thinker = startThinker({ threads: 1, worker, patience: 30_000, mostWaiting: 3 })
    const pondering = thinker.think(mood('ponder'))
    const many = [1, 2, 3].map(() => thinker.think(mood('copy')))
    const other = thinker.think(mood('copy', { host: 'ben', table: 'b' }))
    expect((await refused(many[2]!)).code).toBe('busy')
    expect(await Promise.all([pondering, many[0], many[1], other])).toHaveLength(4)
    await thinker.close()
  })

  test('with something brief never wait for those who think long', async () => {
    const thinker = startThinker({ threads: 1, worker, patience: 30_000 })
    const long = [1, 2].map(() => thinker.think(mood('sleep')).catch((error: unknown) => error))
    expect(await thinker.think(mood('copy', { brief: true }))).toBe(choices[1])
    expect(thinker.queue).toBe(1)
    await thinker.close()
    expect(await Promise.all(long)).toEqual([expect.any(Error), expect.any(Error)])
  })

  test('are not thought about if nobody wants to know any more', async () => {
    const thinker = startThinker({ threads: 1, worker, patience: 30_000 })
    const pondering = thinker.think(mood('ponder'))
    const late = new AbortController()
    const waiting = thinker.think(mood('copy'), late.signal)
    expect(thinker.queue).toBe(1)
    late.abort()
    expect(thinker.queue).toBe(0)
    await expect(waiting).rejects.toThrow('Nobody waits for it.')
    await pondering
    await thinker.close()
  })
})
