import type { Scramble } from '#engine/testing/scramble'
import type { AnyBox } from '#games/box'
import type { GameLeaks } from '#house/testing/game-leaks'

/** Views in which everybody sees what everybody collects. */
const baring = (box: AnyBox): AnyBox => ({
  ...box,
  game: {
    ...box.game,
    view(state, viewer) {
      return { ...box.game.view(state, viewer), boards: (state as unknown as Scramble['State']).boards }
    },
  },
})

export const leaks: GameLeaks = {
  tables: [2, 3, 4].map((seats) => ({ seats, options: {} })),
  keeps: [],
  plantedAt: { seats: 3, options: {} },
  planted: (box) => ({ 'what others collect': baring(box) }),
}
