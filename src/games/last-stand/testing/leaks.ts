import { pick } from '#engine/random'
import type { AnyBox } from '#games/box'
import { ALL_MINIONS } from '#games/last-stand/content/enemies'
import { HERO_IDS, SKILL_IDS } from '#games/last-stand/content/heroes'
import type { State, View } from '#games/last-stand/types'
import { SPACES, SQUAD_SPACES } from '#games/last-stand/rules/geometry'
import type { GameLeaks } from '#house/testing/game-leaks'

const GARBAGE: readonly unknown[] = [
  'minion.grunt',
  { kind: 'look', what: 'pile' },
  { kind: 'peek', deck: 0 },
  { kind: 'skill', skill: 'skill.recon', card: 'minion.ox' },
  { kind: 'recon-discard' },
]

/** Views in which something that lies face down lies open. */
const baring = (box: AnyBox, part: 'deck' | 'pile' | 'villains'): AnyBox => ({
  ...box,
  game: {
    ...box.game,
    view(state, viewer) {
      const seen = box.game.view(state, viewer) as unknown as View
      return { ...seen, [part]: (state as unknown as State)[part] }
    },
  },
})

/** Rules that remember the pile they were asked about, and tell it to whoever is refused. */
function gossip({ game, ...rest }: AnyBox): AnyBox {
  let pile: unknown
  return {
    ...rest,
    game: {
      ...game,
      choices(view, actor) {
        pile = (view as unknown as View).pile
        return game.choices(view, actor)
      },
      whyNot(view, actor, choice) {
        const why = game.whyNot(view, actor, choice)
        return why && { ...why, message: JSON.stringify(pile) }
      },
    },
  }
}

export const leaks: GameLeaks = {
  tables: [
    { seats: 1, options: { heroes: 3, general: 'warlord' } },
    { seats: 1, options: { general: 'huntmaster' } },
    { seats: 2, options: { general: 'firestarter' } },
    { seats: 3, options: { general: 'iron-marshal', difficulty: 'hard' } },
    { seats: 4, options: { general: 'bombardier' } },
    { seats: 4, options: { general: 'random', difficulty: 'heroic' } },
  ],
  // Cards that nobody sees, other people's heroes, things that nobody has said.
  probes: [
    (luck) => ({ kind: 'recon-discard', at: luck.below(5), card: pick(luck, ALL_MINIONS) }),
    (luck) => ({ kind: 'skill', skill: pick(luck, SKILL_IDS), enemy: pick(luck, SPACES) }),
    (luck) => ({
      kind: pick(luck, ['pick-hero', 'pick-actor', 'revive', 'choose-target']),
      hero: pick(luck, HERO_IDS),
    }),
    (luck) => ({ kind: 'move', to: pick(luck, SQUAD_SPACES) }),
    (luck) => ({ kind: 'rampage', enemies: [pick(luck, SPACES)] }),
    (luck) => pick(luck, GARBAGE),
  ],
  keeps: [],
  plantedAt: { seats: 2, options: {} },
  planted: (box) => ({
    'the order of the deck': baring(box, 'deck'),
    'the pile that lies face down': baring(box, 'pile'),
    'the lieutenants to come': baring(box, 'villains'),
    'a refusal': gossip(box),
  }),
}
