import { afterAll, describe, expect, test } from 'vitest'
import { LEVELS } from '#bots/bot'
import { Match } from '#engine/match'
import { braveRats } from '#games/brave-rats/game'
import { refused } from '#server/testing/house'
import { startThinker } from '#server/thinker'

const worker = new URL('testing/bad-worker.ts', import.meta.url)
const choices = [{ kind: 'stay' }, { kind: 'go', far: [1, 2] }]
const mood = (name: string) => ({ game: 'any', level: 'easy', view: { mood: name }, choices }) as const

describe('bots of a game', () => {
  const thinker = startThinker({ threads: 1, patience: 30_000 })
  afterAll(() => thinker.close())

  test.each(LEVELS)('the %s one answers with one of its choices', async (level) => {
    const match = Match.start(braveRats, { seats: 2, seed: 'think', options: { luckyDraw: true } })
    const offered = match.choices(1)
    const choice = await thinker.think({ game: 'brave-rats', level, view: match.view(1), choices: offered })
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
    await expect(thinker.think(mood('copy'))).rejects.toThrow('Nobody thinks here any more.')
  })

  test('get their turn, and their time begins with it', async () => {
    // Six times a quarter of a second is more than one bot may take.
    const thinker = startThinker({ threads: 1, worker, patience: 900 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => thinker.think(mood('ponder'))))
    expect(answers).toEqual(Array.from({ length: 6 }, () => choices[0]))
    await thinker.close()
  })
})
