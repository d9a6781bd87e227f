import { everySetting } from '#engine/options'
import { pick } from '#engine/random'
import type { AnyBox } from '#games/box'
import { CARDS } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import type { View } from '#games/brave-rats/types'
import type { GameLeaks } from '#house/testing/game-leaks'

const KINDS = ['choose-card', 'choose-first', 'choose-second', 'draft-pick']
const GARBAGE: readonly unknown[] = ['Y7', { kind: 'choose-card' }, { kind: 'choose-card', card: 'Z9' }]

/** Rules that remember the truth they were asked about, and tell it to whoever is refused. */
function gossip({ game, ...rest }: AnyBox): AnyBox {
  let piles: unknown
  return {
    ...rest,
    game: {
      ...game,
      choices(view, actor) {
        piles = (view as unknown as View).piles
        return game.choices(view, actor)
      },
      whyNot(view, actor, choice) {
        const why = game.whyNot(view, actor, choice)
        return why && { ...why, message: JSON.stringify(piles) }
      },
    },
  }
}

const hearsAll = (box: AnyBox): AnyBox => ({ ...box, game: { ...box.game, hear: (event) => event } })

export const leaks: GameLeaks = {
  tables: everySetting(braveRats).map((options) => ({ seats: 2, options })),
  probes: [
    (luck) => ({ kind: pick(luck, KINDS), card: pick(luck, CARDS) }),
    (luck) => ({ kind: 'choose-card', card: pick(luck, CARDS) }),
    (luck) => pick(luck, GARBAGE),
  ],
  keeps: ['sealed'],
  plantedAt: { seats: 2, options: { luckyDraw: true } },
  planted: (box) => ({
    'a view': {
      ...box,
      game: {
        ...box.game,
        view: (state, viewer) => ({ ...box.game.view(state, viewer), piles: (state as unknown as View).piles }),
      },
    },
    'what is heard': hearsAll(box),
    'a refusal': gossip(box),
  }),
  plantedInDeals: (box) => ({ 'what is heard': hearsAll(box) }),
}
