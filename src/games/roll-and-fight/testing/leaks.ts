import { pick } from '#engine/random'
import type { AnyBox } from '#games/box'
import { ABILITY_IDS, HERO_IDS, ITEM_IDS } from '#games/roll-and-fight/content/heroes'
import { SIDES } from '#games/roll-and-fight/content/dens'
import { ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import type { Board, State, View } from '#games/roll-and-fight/types'
import type { GameLeaks } from '#house/testing/game-leaks'

/** Views in which a part of everybody's board lies open. */
const baring = (box: AnyBox, part: keyof Board): AnyBox => ({
  ...box,
  game: {
    ...box.game,
    view(state, viewer) {
      const seen = box.game.view(state, viewer) as unknown as View
      const { boards } = state as unknown as State
      return { ...seen, boards: seen.boards.map((board, seat) => ({ ...board, [part]: boards[seat]![part] })) }
    },
  },
})

export const leaks: GameLeaks = {
  tables: [
    { seats: 1, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: { clocks: false } },
    { seats: 2, options: { mode: 'relaxed' } },
    { seats: 3, options: { mode: 'relaxed', ties: 'brawl' } },
  ],
  probes: [
    (luck) => ({ kind: 'roll', dice: [1 + luck.below(4), 1 + luck.below(8)] }),
    (luck) => ({ kind: 'assign', ability: pick(luck, ABILITY_IDS), dice: [1, 2, 3].slice(0, 1 + luck.below(3)) }),
    (luck) => ({ kind: 'bleed', die: 1 + luck.below(6) }),
    (luck) => ({ kind: 'pick-side', side: pick(luck, SIDES) }),
    (luck) => ({ kind: 'pick-hero', hero: pick(luck, HERO_IDS) }),
    (luck) => ({ kind: 'item', item: pick(luck, ITEM_IDS) }),
    (luck) => ({ kind: 'target', room: pick(luck, ROOM_IDS), enemy: luck.below(4) }),
  ],
  keeps: ['sealed'],
  plantedAt: { seats: 2, options: {} },
  planted: (box) => ({
    'what others have ordered': baring(box, 'orders'),
    'a roll of others that is held': baring(box, 'held'),
  }),
}
