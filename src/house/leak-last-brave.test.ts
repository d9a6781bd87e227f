import { describe, expect, test } from 'vitest'
import { pick, type Random } from '#engine/random'
import type { AnyBox } from '#games/box'
import { box } from '#games/last-brave/box'
import { CARDS, CHAMPIONS } from '#games/last-brave/cards'
import type { Options } from '#games/last-brave/options'
import type { State, View } from '#games/last-brave/types'
import type { ClockPlan } from '#house/clock'
import { huntLeak, huntLeakInDeals, type Leak, type Probe, type Telling, telling } from '#house/testing/leaks'

const GARBAGE: readonly unknown[] = [
  null,
  7,
  'class.knight',
  [],
  {},
  { kind: 'dance' },
  { kind: 'reveal' },
  { kind: 'reveal', card: 'class' },
  { kind: 'reveal', card: 'class.knight', also: 'arms.bow' },
  { kind: 'attack', seat: 9 },
  { kind: 'prefer', what: 'silence', on: true },
]

const target = (luck: Random) => ({ seat: luck.below(8), card: pick(luck, [...CARDS, ...CHAMPIONS]) })

/** Cards of anybody, wherever they are; other people's decisions; things that nobody has said. */
const probes: readonly Probe[] = [
  (luck) => ({ kind: pick(luck, ['reveal', 'move']), card: pick(luck, CARDS) }),
  (luck) => ({ kind: 'use', card: pick(luck, CARDS), cost: pick(luck, ['fatigue', 'forfeit', 'continuous']) }),
  (luck) => ({ kind: 'use', card: pick(luck, CARDS), cost: pick(luck, ['fatigue', 'forfeit']), choice: target(luck) }),
  (luck) => ({ kind: 'secret', ...(luck.below(2) === 0 && { choice: target(luck) }) }),
  (luck) => ({ kind: 'attack', seat: luck.below(8) }),
  (luck) => ({ kind: pick(luck, ['pass', 'fall', 'attack-all']) }),
  (luck) => ({ kind: 'prefer', what: pick(luck, ['turnStart', 'beforeHit', 'autoPass']), on: luck.below(2) === 0 }),
  (luck) => pick(luck, GARBAGE),
]

const CLOCKS: readonly ClockPlan[] = [
  { kind: 'none' },
  { kind: 'game' },
  { kind: 'bank', ms: 900_000, increment: 3000 },
  { kind: 'move', ms: 30_000 },
]

const STATES = 10_000
let states = 0
/** How many looks fell into a moment at which somebody was asked in secret, and how many things were settled. */
let secrets = 0
let settled = 0

const counting: Telling = {
  now(table, viewer, at) {
    if (table.match!.pending().some(({ secret }) => secret)) secrets++
    return telling.now(table, viewer, at)
  },
  news(table, told, viewer, at, before) {
    if (told.isAside) settled++
    return telling.news(table, told, viewer, at, before)
  },
}

/** Plays matches until so many states were looked at. */
function hunt(
  from: AnyBox,
  seats: number,
  options: Partial<Options>,
  most: number,
  say: Partial<Telling> = counting,
): Leak | undefined {
  for (let match = 0, seen = 0; seen < most; match++) {
    const found = huntLeak({
      box: from,
      options,
      seats,
      seed: `${seats} ${JSON.stringify(options)} ${match}`,
      probes,
      telling: { ...telling, ...say },
      clock: CLOCKS[match % CLOCKS.length]!,
    })
    if (found.leak) return found.leak
    seen += found.states
    states += found.states
  }
  return undefined
}

/** Every mode with as many as can play it, and every way of campaigning. */
const SETTINGS: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  ...[3, 4, 5, 6, 7].map((seats) => [seats, {}] as const),
  ...[4, 5, 6, 7].map((seats) => [seats, { mode: 'annihilation' }] as const),
  ...[4, 5, 6, 7].map((seats) => [seats, { mode: 'command' }] as const),
  [3, { campaign: 'wins' }],
  [4, { campaign: 'defeats' }],
  [5, { campaign: 'wins', nation: true }],
  [6, { mode: 'annihilation', campaign: 'wins', nation: true }],
  [7, { mode: 'command', campaign: 'wins' }],
]

describe('no byte that anyone is sent depends on what he may not know', () => {
  test.each(SETTINGS)('with %i seats and %o', (seats, options) => {
    expect(hunt(box, seats, options, Math.ceil(STATES / SETTINGS.length))).toBeUndefined()
  })

  test('in ten thousand states, with people asked in secret and settling things in between', () => {
    expect(states).toBeGreaterThanOrEqual(STATES)
    expect(secrets).toBeGreaterThan(STATES / 10)
    expect(settled).toBeGreaterThan(STATES / 10)
  })

  test('in the deals', () => {
    for (const [seats, options] of SETTINGS) expect(huntLeakInDeals({ box, options, seats }, 60)).toBeUndefined()
  })
})

describe('a leak is found where there is one', () => {
  const { game } = box
  const leaky = (more: Partial<typeof game>): AnyBox => ({ ...box, game: { ...game, ...more } })

  /** Views in which a part of each fighter is as it is. */
  const baring = (part: 'hand' | 'champion' | 'prefs'): AnyBox =>
    leaky({
      view(state, viewer) {
        const seen = game.view(state, viewer) as unknown as View
        const { fighters } = state as unknown as State
        const bare = seen.fighters.map((fighter, seat) => ({ ...fighter, [part]: fighters[seat]![part] }))
        return { ...seen, fighters: bare }
      },
    })

  /** Rules that remember the truth they were asked about, and tell it to whoever is refused. */
  function gossip(): AnyBox {
    let hands: unknown
    return leaky({
      choices(view, actor) {
        hands = (view as unknown as View).fighters.map(({ hand }) => hand)
        return game.choices(view, actor)
      },
      whyNot(view, actor, choice) {
        const why = game.whyNot(view, actor, choice)
        return why && { ...why, message: JSON.stringify(hands) }
      },
    })
  }

  test.each<[what: string, from: AnyBox, say?: Partial<Telling>]>([
    ['in the hands of others', baring('hand')],
    ['in a Champion who lies face down', baring('champion')],
    ['in what another prefers', baring('prefs')],
    ['in a refusal', gossip()],
    ['in the seat that is asked in secret', box, { now: (table) => table.match!.pending().map(({ actor }) => actor) }],
    ['in how often anyone has acted', box, { now: (table) => table.match!.plays }],
    ['in what another settles', box, { news: (_table, told) => (told.isAside ? told.logged.entry : null) }],
    ['in what others may settle', box, { now: (table) => [0, 1, 2, 3].map((seat) => table.match!.asides(seat)) }],
    ['in the dice to come', box, { now: (table) => table.freeze().match!.now.dice }],
  ])('%s', (_what, from, say) => {
    expect(hunt(from, 4, {}, 1000, { ...telling, ...say })).toBeDefined()
  })

  test('in the deals', () => {
    expect(huntLeakInDeals({ box: leaky({ hear: (event) => event }), seats: 4 }, 60)).toBeDefined()
  })
})
