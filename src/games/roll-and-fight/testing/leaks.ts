import { pick } from '#engine/random'
import type { AnyBox } from '#games/box'
import { ABILITY_IDS, HERO_IDS, ITEM_IDS } from '#games/roll-and-fight/content/heroes'
import { ACTIONS, ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import type { State, View } from '#games/roll-and-fight/types'
import type { GameLeaks } from '#house/testing/game-leaks'

const GARBAGE: readonly unknown[] = [
  'roll',
  { kind: 'roll' },
  { kind: 'roll', dice: [1, 1] },
  { kind: 'pick-side', side: 'hidden' },
  { kind: 'tick', at: 200 },
  { kind: 'stop', seat: 1 },
]

type Board = State['boards'][number]

/** Views in which something of the boards of others that lies face down lies open. */
const baring = (box: AnyBox, bare: (board: Board) => Partial<Board>): AnyBox => ({
  ...box,
  game: {
    ...box.game,
    view(state, viewer) {
      const seen = box.game.view(state, viewer) as unknown as View
      const { boards } = state as unknown as State
      return { ...seen, boards: seen.boards.map((board, seat) => ({ ...board, ...bare(boards[seat]!) })) }
    },
  },
})

/** Rules that remember what was ordered, and tell it to whoever is refused. */
function boastful({ game, ...rest }: AnyBox): AnyBox {
  let orders: unknown
  return {
    ...rest,
    game: {
      ...game,
      choices(view, actor) {
        orders = (view as unknown as View).boards.map((board) => [board.orders, board.held])
        return game.choices(view, actor)
      },
      whyNot(view, actor, choice) {
        const why = game.whyNot(view, actor, choice)
        return why && { ...why, message: JSON.stringify(orders) }
      },
    },
  }
}

export const leaks: GameLeaks = {
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { mode: 'relaxed' } },
    { seats: 4, options: { clocks: false } },
    { seats: 1, options: { dice: 'hard' } },
    { seats: 2, options: { mode: 'relaxed', ties: 'brawl' } },
  ],
  // Dice of others, heroes that are taken, rooms of other dens.
  probes: [
    (luck) => ({ kind: 'roll', dice: [1 + luck.below(12)] }),
    (luck) => ({ kind: 'assign', ability: pick(luck, ABILITY_IDS), dice: [1 + luck.below(4), 5 + luck.below(4)] }),
    (luck) => ({ kind: 'bleed', die: 1 + luck.below(12) }),
    (luck) => ({ kind: 'pick-hero', hero: pick(luck, HERO_IDS) }),
    (luck) => ({ kind: 'pick-side', side: pick(luck, ['A', 'B']) }),
    (luck) => ({ kind: 'target', room: pick(luck, ROOM_IDS), enemy: luck.below(3) }),
    (luck) => ({ kind: 'flash', slot: luck.below(3), action: pick(luck, ACTIONS), arg: pick(luck, ITEM_IDS) }),
    (luck) => pick(luck, GARBAGE),
  ],
  keeps: ['sealed'],
  plantedAt: { seats: 3, options: {} },
  planted: (box) => ({
    'what others have ordered': baring(box, ({ orders }) => ({ orders })),
    'a roll of others that waits': baring(box, ({ held }) => ({ held })),
    'a refusal': boastful(box),
  }),
}
