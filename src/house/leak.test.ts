import { describe, expect, test } from 'vitest'
import { everySetting } from '#engine/options'
import { pick } from '#engine/random'
import type { AnyBox } from '#games/box'
import { box } from '#games/brave-rats/box'
import { CARDS } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import type { Options } from '#games/brave-rats/options'
import type { View } from '#games/brave-rats/types'
import { tellAll } from '#house/tell'
import { huntLeak, huntLeakInDeals, type Leak, type Probe, type Telling, telling } from '#house/testing/leaks'
import { pebblesBox } from '#house/testing/tables'

const KINDS = ['choose-card', 'choose-first', 'choose-second', 'draft-pick']
const GARBAGE: readonly unknown[] = [
  null,
  7,
  'Y7',
  [],
  {},
  { kind: 'dance' },
  { kind: 'choose-card' },
  { kind: 'choose-card', card: 'Z9' },
]
const probes: readonly Probe[] = [
  (luck) => ({ kind: pick(luck, KINDS), card: pick(luck, CARDS) }),
  (luck) => ({ kind: 'choose-card', card: pick(luck, CARDS) }),
  (luck) => pick(luck, GARBAGE),
]

const STATES = 10_000
const settings = everySetting(braveRats)
const share = Math.ceil(STATES / settings.length)
let states = 0

/** Plays matches until so many states were looked at. */
function hunt(from: AnyBox, options: object, seats: number, most: number, say: Telling = telling): Leak | undefined {
  for (let match = 0, seen = 0; seen < most; match++) {
    const found = huntLeak({
      box: from,
      options,
      seats,
      seed: `${JSON.stringify(options)} ${match}`,
      probes,
      telling: say,
      clock: { kind: 'bank', ms: 900_000, increment: 3000 },
    })
    if (found.leak) return found.leak
    seen += found.states
    states += found.states
  }
  return undefined
}

const nameOf = (options: Options): string =>
  Object.entries(options)
    .filter(([, value]) => value === true)
    .map(([name]) => name)
    .join('+') || 'the base game'

describe('no byte that anyone is sent depends on what he may not know', () => {
  test.each(settings.map((options) => [nameOf(options), options] as const))('in %s', (_name, options) => {
    expect(hunt(box, options, 2, share)).toBeUndefined()
  })

  test.each([2, 3, 4])('in a game with undo, dice and a clock, with %i seats', (seats) => {
    expect(hunt(pebblesBox, {}, seats, 300)).toBeUndefined()
  })

  test('in ten thousand states', () => {
    expect(states).toBeGreaterThanOrEqual(STATES)
  })

  test('in the deals', () => {
    for (const options of settings) expect(huntLeakInDeals({ box, options, seats: 2 }, 60)).toBeUndefined()
    expect(huntLeakInDeals({ box: pebblesBox, seats: 3 }, 300)).toBeUndefined()
  })
})

describe('a leak is found where there is one', () => {
  const game = box.game
  const leaky = (more: Partial<typeof game>): AnyBox => ({ ...box, game: { ...game, ...more } })
  const options = { luckyDraw: true }

  /** Rules that remember the truth they were asked about, and tell it to whoever is refused. */
  function gossip(): AnyBox {
    let piles: unknown
    return leaky({
      choices(view, actor) {
        piles = (view as unknown as View).piles
        return game.choices(view, actor)
      },
      whyNot(view, actor, choice) {
        const why = game.whyNot(view, actor, choice)
        return why && { ...why, message: JSON.stringify(piles) }
      },
    })
  }

  test.each<[what: string, from: AnyBox, say?: Telling]>([
    [
      'in a view',
      leaky({ view: (state, viewer) => ({ ...game.view(state, viewer), piles: (state as unknown as View).piles }) }),
    ],
    ['in what is heard', leaky({ hear: (event) => event })],
    ['in a refusal', gossip()],
    [
      'in the sealed choice of another',
      box,
      {
        ...telling,
        now: (table, viewer, at) => [
          tellAll(table, viewer, [], at),
          [0, 1].map((seat) => table.match!.sealedBy(seat) ?? null),
        ],
      },
    ],
    ['in the salts', box, { ...telling, now: (table) => table.seats }],
    ['in how often a choice was exchanged', box, { ...telling, now: (table) => table.seq }],
    ['in the news', box, { ...telling, news: (_table, told) => told.logged.entry }],
    ['in the dice to come', box, { ...telling, now: (table) => table.freeze().match!.now.dice }],
  ])('%s', (_what, from, say) => {
    expect(hunt(from, options, 2, 400, say)).toBeDefined()
  })

  test.each<[what: string, say: Partial<Telling>]>([
    ['in who is asked in secret', { now: (table) => table.match!.pending().map(({ actor }) => actor) }],
    ['in how often the position has changed', { now: (table) => table.match!.plays }],
    ['in the clocks of secret questions', { now: (table) => table.clocks!.secrets }],
    ['in how often someone missed a secret question', { now: (table) => table.seats.map((one) => one!.missedOf) }],
    [
      'in who has answered in secret',
      { news: (_table, { logged: { entry } }) => 'input' in entry && entry.input.actor },
    ],
    ['in the asides of others', { now: (table) => [0, 1, 2, 3].map((seat) => table.match!.asides(seat)) }],
  ])('%s', (_what, say) => {
    expect(hunt(pebblesBox, {}, 4, 2000, { ...telling, ...say })).toBeDefined()
  })

  test('in the deals', () => {
    expect(huntLeakInDeals({ box: leaky({ hear: (event) => event }), options, seats: 2 }, 60)).toBeDefined()
  })
})
