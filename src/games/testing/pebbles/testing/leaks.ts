import type { State } from '#engine/testing/pebbles-types'
import type { AnyBox } from '#games/box'
import type { GameLeaks } from '#house/testing/game-leaks'

/** Views in which a part of the table is as it is. */
const baring = (box: AnyBox, part: 'hands' | 'deck' | 'watch'): AnyBox => ({
  ...box,
  game: {
    ...box.game,
    view(state, viewer) {
      return { ...box.game.view(state, viewer), [part]: (state as unknown as State)[part] }
    },
  },
})

export const leaks: GameLeaks = {
  tables: [2, 3, 4].map((seats) => ({ seats, options: {} })),
  keeps: ['sealed', 'secret', 'secret-to-several', 'asides'],
  plantedAt: { seats: 4, options: {} },
  planted: (box) => ({
    'the hands of others': baring(box, 'hands'),
    'the stones to be drawn': baring(box, 'deck'),
    'who keeps watch': baring(box, 'watch'),
  }),
}
