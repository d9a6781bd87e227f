import { describe, expect, test } from 'vitest'
import { type Curve, curveOf, seatOf } from '#bots/outlook'
import { thinking, toy } from '#bots/testing'
import { ismctsBot } from '#bots/ismcts'
import type { Game, GameTypes } from '#engine/game'
import { Match, type MatchRecord } from '#engine/match'
import { SeededRandom } from '#engine/random'
import { type Chapter, chaptersOf } from '#engine/story'
import { pebbles } from '#engine/testing/pebbles'
import { bots as braveBots } from '#games/last-brave/bot/bot'
import { lastBrave } from '#games/last-brave/game'

const NO_BOTS = { easy: () => never, normal: () => never, hard: () => never }
const never = (): never => {
  throw new Error('Nobody is asked.')
}
const LITTLE = { plays: 20_000, points: 160 }

/** The whole curve, when all is done. */
function last(curves: Generator<Curve, void>): Curve {
  let curve: Curve | undefined
  for (curve of curves);
  return curve!
}

/** A record of a match in which everybody picks what a source of luck says. */
function record<T extends GameTypes>(game: Game<T>, seats: number, seed: string, options: object = {}): MatchRecord {
  const match = Match.start(game, { seats, seed, options })
  const luck = SeededRandom.from(`choices of ${seed}`)
  while (!match.outcome) {
    const { actor } = match.pending().find(({ locked }) => !locked)!
    const choices = match.choices(actor)
    match.submit({ actor, choice: choices[luck.below(choices.length)]! })
  }
  return match.save()
}

/** The chapters of a toy in which these numbers were picked. */
function picked(game: ReturnType<typeof toy>, ...numbers: number[]): Chapter[] {
  const match = Match.start(game, { seats: numbers.length, seed: 'toy' })
  for (const [actor, number] of numbers.entries()) match.submit({ actor, choice: { kind: 'pick', number } })
  return [...chaptersOf(game, match.save())]
}

describe('chances', () => {
  // Seat 0 picks 0 and has lost, or 1 and leaves it to seat 1 to win by the higher of two numbers.
  const game = toy({
    numbers: [2, 2],
    payoffs: ([first, second]) => (first === 0 ? [0, 1] : second === 1 ? [0, 1] : [1, 0]),
  })

  test('are sure where a match is decided, though it is not over', () => {
    const { points } = last(curveOf({ game, bots: NO_BOTS }, picked(game, 0, 1), 'x', LITTLE))
    expect(points.slice(1)).toEqual([
      { step: 1, chances: [0, 1] },
      { step: 2, chances: [0, 1] },
    ])
  })

  test('are what the end would be on average where it is open, and the end itself in the end', () => {
    const { points } = last(curveOf({ game, bots: NO_BOTS }, picked(game, 1, 0), 'x', LITTLE))
    expect(points.map(({ step }) => step)).toEqual([0, 1, 2])
    expect(points[0]!.chances[0]).toBeCloseTo(0.25, 1)
    expect(points[1]!.chances[0]).toBeCloseTo(0.5, 1)
    expect(points[2]!.chances).toEqual([1, 0])
  })

  test('are told between times, each time for more of the work', () => {
    const curves = [...curveOf({ game, bots: NO_BOTS }, picked(game, 1, 0), 'x', LITTLE)]
    const done = curves.map((curve) => curve.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(done.at(-1)).toBe(1)
    expect(done.filter((part) => part < 1).length).toBeGreaterThan(3)
  })

  test('heed how a game is played quickly', () => {
    const outlook = {
      playout: (_state: unknown, _actor: unknown, choices: readonly { number: number }[]) => choices.at(-1)! as never,
    }
    const { points } = last(curveOf({ game, bots: { ...NO_BOTS, outlook } }, picked(game, 1, 0), 'x', LITTLE))
    expect(points[0]!.chances).toEqual([0, 1])
  })
})

describe('the turning point', () => {
  // Nobody's pick but the third's matters.
  const game = toy({ numbers: [2, 2, 2, 2], payoffs: ([, , third]) => [third!, 1 - third!, 0, 0] })

  test('is the step at which the chances of a seat changed most', () => {
    const { turning } = last(curveOf({ game, bots: NO_BOTS }, picked(game, 1, 1, 0, 1), 'x', LITTLE))
    expect([turning!.from.step, turning!.to.step]).toEqual([2, 3])
    expect(turning!.to.chances).toEqual([0, 1, 0, 0])
    expect(seatOf(turning!)).toBe(0)
  })

  test('is found to the step, though not every one is looked at', () => {
    const long = toy({
      numbers: Array.from({ length: 9 }, () => 2),
      payoffs: (picks) => picks.map((_, seat) => (seat === 0 ? picks[5]! : 0)),
    })
    const { points, turning } = last(
      curveOf({ game: long, bots: NO_BOTS }, picked(long, 1, 0, 1, 0, 1, 1, 0, 1, 0), 'x', { plays: 9000, points: 3 }),
    )
    expect(turning!.to.step).toBe(6)
    expect(turning!.from.step).toBe(5)
    expect(points.length).toBeLessThan(9)
  })

  test('where a game tells chances of some moments alone, lies between two of them, and the ends are told besides', () => {
    const outlook = {
      isMoment: ({ picks }: { picks: readonly unknown[] }) => picks.filter((one) => one !== null).length === 2,
    }
    const { points, turning, isCoarse } = last(
      curveOf({ game, bots: { ...NO_BOTS, outlook } }, picked(game, 1, 1, 0, 1), 'x', LITTLE),
    )
    expect(points.map(({ step }) => step)).toEqual([0, 2, 4])
    expect([turning!.from.step, turning!.to.step, isCoarse]).toEqual([2, 4, true])
  })

  test('is nowhere where nothing changed', () => {
    const dull = toy({ numbers: [2], payoffs: () => [0.5] })
    expect(last(curveOf({ game: dull, bots: NO_BOTS }, picked(dull, 1), 'x', LITTLE)).turning).toBeNull()
  })
})

describe.each([
  ['Pebbles', pebbles, { ...NO_BOTS }, 3],
  ['The Last Brave', lastBrave, braveBots, 4],
] as const)('%s', (_name, game, bots, seats) => {
  const players = { game, bots } as unknown as { game: Game<GameTypes>; bots: typeof NO_BOTS }
  const story = record(game as unknown as Game<GameTypes>, seats, 'match')
  const chapters = [...chaptersOf(players.game, story)]
  const curve = (from: readonly Chapter[], seed = 'x') =>
    last(curveOf(players, from, seed, { plays: 8000, points: 12 }))

  test('the same match and seed, the same curve', () => {
    expect(curve(chapters)).toEqual(curve(chapters))
    expect(curve(chapters, 'y').points).not.toEqual(curve(chapters).points)
  })

  test('what nobody could see at the time makes no difference', () => {
    const luck = SeededRandom.from('other cards')
    const others = chapters.map((chapter): Chapter => {
      const { now } = chapter.after
      if (now.outcome) return chapter
      const state = players.game.resample(now.state, 'spectator', luck)
      return { ...chapter, after: { ...chapter.after, now: { ...now, state } } }
    })
    expect(others).not.toEqual(chapters)
    expect(curve(others)).toEqual(curve(chapters))
  })
})

test('chances are worth something: in the midst of matches between bots they are nearer to the end than even ones', () => {
  const bot = ismctsBot(lastBrave, thinking(12), braveBots.outlook)
  const sums = { told: 0, even: 0 }
  for (let at = 0; at < 24; at++) {
    const match = Match.start(lastBrave, { seats: 4, seed: `midst ${at}` })
    const luck = SeededRandom.from(`bots ${at}`)
    while (!match.outcome) {
      const actor = match.pending()[0]!.actor as number
      match.submit({ actor, choice: bot(match.view(actor), match.choices(actor), luck) })
    }
    const chapters = [...chaptersOf(lastBrave, match.save())]
    const { payoffs } = match.outcome
    const middle = chapters[Math.floor(chapters.length * 0.6)]!
    const { points } = last(curveOf({ game: lastBrave, bots: braveBots }, [middle], 'x', { plays: 8000, points: 1 }))
    const miss = (chances: readonly number[]): number =>
      chances.reduce((sum, chance, seat) => sum + (chance - payoffs[seat]!) ** 2, 0)
    sums.told += miss(points[0]!.chances)
    sums.even += miss([0.25, 0.25, 0.25, 0.25])
  }
  expect(sums.told).toBeLessThan(sums.even * 0.9)
})
