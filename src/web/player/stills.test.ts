import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { PACE as LAST_BRAVE } from '#games/last-brave/board/pace'
import { lastBrave } from '#games/last-brave/game'
import type { Event } from '#games/last-brave/types'
import { PACE as LAST_STAND } from '#games/last-stand/board/pace'
import type { Event as LastStandEvent } from '#games/last-stand/types'
import type { Pace } from '#protocol/pace'
import type { StepTold } from '#protocol/told'
import type { BoardPace } from '#web/design/board-props'
import { hasteOf, lastsAt, shownAt, type Still, stillsOf } from '#web/player/stills'

type BoutOver = Extract<Event, { kind: 'bout-over' }>

const PACE: BoardPace = {
  lasts: { used: 700, hit: 700, over: 1800, sealed: 0 },
  own: ['used'],
  before: { dealt: 3500 },
}

/** Events of lines, written as `1 used, 1 hit`; the view of each is its place in the row. */
const told = (written: string): StepTold[] =>
  written.split(', ').map((one, at) => {
    const [n, kind] = one.split(' ')
    return { n: Number(n), event: { kind }, view: { at } }
  })
/** Stills, written as `line/events:view`, with `!` for a break. */
const written = (stills: readonly Still[]) =>
  stills.map(
    ({ soFar, view, isBreak }) =>
      `${soFar.n}/${soFar.events}:${(view as { readonly at: number }).at}${isBreak ? '!' : ''}`,
  )

describe('what was told, as stills', () => {
  test('each has the view of its moment, and all that was told up to there', () => {
    expect(written(stillsOf(told('3 used, 3 hit, 4 hit'), PACE))).toEqual(['3/1:0', '3/2:1', '4/1:2'])
  })

  test('what has no time comes together with the next that has, and what is left over with the end', () => {
    expect(written(stillsOf(told('3 begun, 3 used, 3 sealed, 3 begun, 3 hit, 3 begun'), PACE))).toEqual([
      '3/2:1',
      '3/5:4',
    ])
    expect(stillsOf(told('3 begun, 3 sealed'), PACE)).toEqual([])
  })

  test('what one has just chosen is no news; what comes of it is', () => {
    const isOwn = (n: number) => n === 4
    expect(written(stillsOf(told('4 used, 4 hit'), PACE, { isOwn }))).toEqual(['4/2:1'])
    expect(written(stillsOf(told('4 used, 5 used'), PACE, { isOwn }))).toEqual(['5/1:1'])
    expect(written(stillsOf(told('4 hit, 4 used'), PACE, { isOwn }))).toEqual(['4/1:0', '4/2:1'])
    expect(written(stillsOf(told('4 begun, 4 used, 4 used'), PACE, { isOwn }))).toEqual(['4/3:2'])
  })

  test('what is unspoken is seen at its moment, and all words stay as they were', () => {
    const stills = stillsOf(told('3 begun, 3 hit, 4 hit'), { ...PACE, unspoken: ['hit'] })
    expect(written(stills)).toEqual(['3/1:1', '4/0:2'])
    expect(stills.map(({ event, isUnspoken }) => [event, isUnspoken])).toEqual([
      [{ kind: 'hit' }, true],
      [{ kind: 'hit' }, true],
    ])
  })

  test('before something new begins, what was seen last is held, with all that was told since', () => {
    const stills = stillsOf(told('4 hit, 4 over, 4 scored, 4 dealt, 4 begun, 5 used'), PACE)
    expect(written(stills)).toEqual(['4/1:0', '4/3:2!', '5/1:5'])
    expect(stills[1]).toMatchObject({ lasts: 3500, event: { kind: 'over' } })
    expect(written(stillsOf(told('4 over, 4 dealt'), PACE))).toEqual(['4/1:0!'])
    expect(written(stillsOf(told('4 scored, 4 dealt'), PACE))).toEqual(['4/1:0!'])
    expect(stillsOf(told('4 dealt, 4 begun'), PACE)).toEqual([])
  })
})

test('the end of a bout is looked at, with its score, before the next one is dealt', () => {
  const match = Match.start(lastBrave, { seats: 3, options: { campaign: 'wins' }, seed: 'bouts' })
  const luck = SeededRandom.from('bouts')
  const steps: StepTold[] = []
  for (let n = 1; match.state.bout === 1; n++) {
    const { actor } = match.pending()[0]!
    const happened = match.take({ actor, choice: pick(luck, match.choices(actor)) })
    steps.push(...happened.map(({ event, state }) => ({ n, event, view: lastBrave.view(state, 'spectator') })))
  }
  const stills = stillsOf(steps, LAST_BRAVE)
  const breaks = stills.filter(({ isBreak }) => isBreak)
  expect(breaks).toHaveLength(1)
  expect(stills.at(-1)).toBe(breaks[0])
  const { event, view } = breaks[0]!
  expect(event).toMatchObject({ kind: 'bout-over', bout: 1 })
  expect(view).toMatchObject({
    bout: 1,
    points: (event as BoutOver).winners.reduce((all, seat) => all.with(seat, 1), [0, 0, 0]),
  })
})

describe('how long it takes', () => {
  const stills = stillsOf(told('1 hit, 1 over, 1 dealt'), PACE)

  test('as the viewer likes it; at once shows nothing but breaks, which are held at any speed', () => {
    expect([0.5, 1, 2, 0].map((speed) => lastsAt(stills[0]!, speed))).toEqual([1400, 700, 350, 0])
    expect([0.5, 1, 2, 0].map((speed) => lastsAt(stills[1]!, speed, 0.1))).toEqual([3500, 3500, 3500, 3500])
    expect(written(shownAt(stills, 0))).toEqual(['1/2:1!'])
    expect(shownAt(stills, 1)).toEqual(stills)
  })

  test('where bots are quick nobody waits long for what they did; at once, only the last of it is seen in passing', () => {
    const many = stillsOf(told(Array.from({ length: 12 }, () => '1 hit').join(', ')), PACE)
    const all = (tempo: Pace, isAsked: boolean) => {
      const shown = shownAt(many, 1, tempo)
      const haste = hasteOf(shown, 1, isAsked, { tempo })
      return [shown.length, Math.round(shown.reduce((sum, still) => sum + lastsAt(still, 1, haste), 0))]
    }
    expect([all('brisk', true), all('brisk', false)]).toEqual([
      [12, 1200],
      [12, 2800],
    ])
    expect([all('instant', true), all('instant', false)]).toEqual([
      [1, 100],
      [1, 300],
    ])
    expect(written(shownAt(many, 1, 'instant'))).toEqual(['1/12:11'])
    expect(written(shownAt(stills, 0, 'instant'))).toEqual(['1/2:1!'])
  })

  test('nobody who is asked waits longer than two seconds and a half, and nothing is hurried without need', () => {
    const many = stillsOf(told(Array.from({ length: 12 }, () => '1 hit').join(', ')), PACE)
    const all = (speed: number, isAsked: boolean) =>
      many.reduce((sum, still) => sum + lastsAt(still, speed, hasteOf(many, speed, isAsked)), 0)
    expect(all(1, true)).toBeLessThanOrEqual(2500)
    expect(all(0.5, true)).toBeLessThanOrEqual(2500)
    expect(all(1, false)).toBeGreaterThan(2500)
    expect(all(1, false)).toBeLessThanOrEqual(6000)
    expect(hasteOf(many.slice(0, 2), 1, true)).toBe(1)
    expect(hasteOf(stills, 1, true)).toBe(1)
  })

  test('what has weight stands at any pace but at once, longer for whom it befalls', () => {
    const row = '1 hit, '.repeat(12)
    const falls = (tempo: Pace, viewer: number) => {
      const told = `${row}1 defeated`.split(', ').map((one, at) => {
        const [n, kind] = one.split(' ')
        return { n: Number(n), event: { kind, seat: 0 }, view: { at } }
      })
      const pace: BoardPace = { lasts: { hit: 700, defeated: 700 }, stands: { defeated: [1600, 2800] } }
      const shown = shownAt(stillsOf(told, pace, { viewer }), 1, tempo)
      return Math.round(lastsAt(shown.at(-1)!, 1, hasteOf(shown, 1, true, { tempo })))
    }
    expect((['calm', 'brisk', 'instant'] as const).map((tempo) => [falls(tempo, 0), falls(tempo, 1)])).toEqual([
      [2800, 1600],
      [2800, 1600],
      [100, 100],
    ])
  })

  test('nobody misses the own fall in The Last Brave, whoever chose that there is no card left', () => {
    const steps = [{ n: 4, event: { kind: 'defeated', seat: 0 }, view: {} }]
    expect(stillsOf(steps, LAST_BRAVE, { isOwn: () => true, viewer: 0 })).toMatchObject([{ lasts: 2800, least: 2800 }])
  })

  test('what is to be read is shown for as long as its sentence is, where somebody says it', () => {
    const pace: BoardPace = { lasts: { hit: [500, 20], over: 1800 } }
    const lasts = (says?: (event: object) => string) =>
      stillsOf(told('1 hit, 1 over'), pace, { says }).map((still) => still.lasts)
    expect(lasts()).toEqual([500, 1800])
    expect(lasts(() => 'A hit, and it hurts.')).toEqual([900, 1800])
  })

  test('what one attack does to several is read once, if it is as much', () => {
    const pace: BoardPace = {
      lasts: { attack: [1000, 20], hurt: [500, 20], falls: 1000, begun: 0 },
      again: { hurt: { lasts: 400, parts: ['by', 'amount'], between: ['falls'] } },
    }
    const times = (events: readonly object[]) =>
      stillsOf(
        events.map((event, at) => ({ n: 1, event, view: { at } })),
        pace,
        { says: () => 'Twenty letters long.' },
      ).map(({ lasts }) => lasts)
    const attack = { kind: 'attack' }
    const hurt = (amount: number, by = 'grenadier') => ({ kind: 'hurt', amount, by })
    expect(times([attack, hurt(2), hurt(2), hurt(2)])).toEqual([1400, 900, 400, 400])
    expect(times([attack, hurt(2), { kind: 'falls' }, hurt(2), hurt(1), hurt(1)])).toEqual([
      1400, 900, 1000, 400, 900, 400,
    ])
    expect(times([hurt(2), hurt(2, 'mine'), attack, hurt(2, 'mine'), { kind: 'begun' }, hurt(2, 'mine')])).toEqual([
      900, 900, 1400, 900, 900,
    ])
  })

  test('a game whose rules tell stories has more time for them', () => {
    const many = stillsOf(told(Array.from({ length: 12 }, () => '1 hit').join(', ')), PACE)
    const once = hasteOf(many, 1, true)
    expect(once).toBeLessThan(0.5)
    expect(hasteOf(many, 1, true, { patience: 2 })).toBeCloseTo(2 * once)
    expect(hasteOf(many, 1, true, { patience: 100 })).toBe(1)
  })
})

test('where seats act beside each other, whoever is asked does not wait for what another does meanwhile', () => {
  const steps: StepTold[] = [1, 0, 1].map((seat, at) => ({ n: at + 1, event: { kind: 'hit', seat }, view: {} }))
  const pace: BoardPace = { lasts: { hit: 700 }, stands: { hit: [300, 300] }, isBeside: true }
  const seen = (viewer: number | 'spectator', isAsked: boolean) =>
    stillsOf(steps, pace, { viewer, isAsked }).map(({ soFar }) => soFar.n)
  expect([seen(0, true), seen(0, false), seen('spectator', false)]).toEqual([[2], [1, 2, 3], [1, 2, 3]])
  const { isBeside: _, ...inTurn } = pace
  expect(stillsOf(steps, inTurn, { viewer: 0, isAsked: true })).toHaveLength(3)
})

test('enemies in a row that do nothing for the same reason are told once', () => {
  const idle = (space: string, because: string) =>
    ({ kind: 'idle', rule: 'LS-113', card: 'minion.grunt', space, occasion: 'assault', because }) as const
  const tellOf = (...events: readonly object[]): readonly object[] =>
    stillsOf(
      events.map((event) => ({ n: 1, event, view: {} })),
      LAST_STAND,
    ).map(({ event }) => event)
  const [first, second, third] = [idle('F1', 'no-hero'), idle('F2', 'no-hero'), idle('F3', 'suppressed')]
  expect(tellOf(first, second, third)).toEqual([first, third])
  const blow: Pick<Extract<LastStandEvent, { kind: 'attacked' }>, 'kind' | 'rule'> = {
    kind: 'attacked',
    rule: 'LS-114',
  }
  expect(tellOf(first, blow, second)).toEqual([first, blow, second])
})
