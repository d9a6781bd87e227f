import { pick, type Random } from '#engine/random'
import type { AnyBox } from '#games/box'
import { CARDS, CHAMPIONS } from '#games/last-brave/cards'
import type { Options } from '#games/last-brave/options'
import type { State, View } from '#games/last-brave/types'
import type { GameLeaks } from '#house/testing/game-leaks'

const GARBAGE: readonly unknown[] = [
  'class.knight',
  { kind: 'reveal' },
  { kind: 'reveal', card: 'class' },
  { kind: 'reveal', card: 'class.knight', also: 'arms.bow' },
  { kind: 'attack', seat: 9 },
  { kind: 'prefer', what: 'silence', on: true },
]

const target = (luck: Random) => ({ seat: luck.below(8), card: pick(luck, [...CARDS, ...CHAMPIONS]) })
const table = (seats: number, options: Partial<Options>) => ({ seats, options })

/** Views in which a part of each fighter is as it is. */
const baring = (box: AnyBox, part: 'hand' | 'champion' | 'prefs'): AnyBox => ({
  ...box,
  game: {
    ...box.game,
    view(state, viewer) {
      const seen = box.game.view(state, viewer) as unknown as View
      const { fighters } = state as unknown as State
      const bare = seen.fighters.map((fighter, seat) => ({ ...fighter, [part]: fighters[seat]![part] }))
      return { ...seen, fighters: bare }
    },
  },
})

/** Rules that remember the truth they were asked about, and tell it to whoever is refused. */
function gossip({ game, ...rest }: AnyBox): AnyBox {
  let hands: unknown
  return {
    ...rest,
    game: {
      ...game,
      choices(view, actor) {
        hands = (view as unknown as View).fighters.map(({ hand }) => hand)
        return game.choices(view, actor)
      },
      whyNot(view, actor, choice) {
        const why = game.whyNot(view, actor, choice)
        return why && { ...why, message: JSON.stringify(hands) }
      },
    },
  }
}

export const leaks: GameLeaks = {
  // Every mode with as many as can play it, and every way of campaigning.
  tables: [
    ...[3, 4, 5, 6, 7].map((seats) => table(seats, {})),
    ...[4, 5, 6, 7].map((seats) => table(seats, { mode: 'annihilation' })),
    ...[4, 5, 6, 7].map((seats) => table(seats, { mode: 'command' })),
    table(3, { campaign: 'wins' }),
    table(4, { campaign: 'defeats' }),
    table(5, { campaign: 'wins', nation: true }),
    table(6, { mode: 'annihilation', campaign: 'wins', nation: true }),
    table(7, { mode: 'command', campaign: 'wins' }),
  ],
  // Cards of anybody, wherever they are; other people's decisions; things that nobody has said.
  probes: [
    (luck) => ({ kind: pick(luck, ['reveal', 'move']), card: pick(luck, CARDS) }),
    (luck) => ({ kind: 'use', card: pick(luck, CARDS), cost: pick(luck, ['fatigue', 'forfeit', 'continuous']) }),
    (luck) => ({
      kind: 'use',
      card: pick(luck, CARDS),
      cost: pick(luck, ['fatigue', 'forfeit']),
      choice: target(luck),
    }),
    (luck) => ({ kind: 'secret', ...(luck.below(2) === 0 && { choice: target(luck) }) }),
    (luck) => ({ kind: 'attack', seat: luck.below(8) }),
    (luck) => ({ kind: pick(luck, ['pass', 'fall', 'attack-all']) }),
    (luck) => ({ kind: 'prefer', what: pick(luck, ['turnStart', 'beforeHit', 'autoPass']), on: luck.below(2) === 0 }),
    (luck) => pick(luck, GARBAGE),
  ],
  keeps: ['secret', 'asides'],
  plantedAt: table(4, {}),
  planted: (box) => ({
    'the hands of others': baring(box, 'hand'),
    'a Champion who lies face down': baring(box, 'champion'),
    'what another prefers': baring(box, 'prefs'),
    'a refusal': gossip(box),
  }),
  plantedInDeals: (box) => ({
    'what is heard': { ...box, game: { ...box.game, hear: (event) => event } },
  }),
}
