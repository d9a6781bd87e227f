import { BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { DEN_IDS } from '#games/roll-and-fight/content/dens'
import { HERO_IDS, ITEM_IDS, TILE_IDS } from '#games/roll-and-fight/content/heroes'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import { FACES, type Requirement } from '#games/roll-and-fight/content/vocabulary'

const OBJECTIVE_KINDS: readonly Requirement['kind'][] = [
  'kill-adj',
  'visit',
  'kill-n',
  'health6',
  'hit-boss',
  'visit-adj',
  'clear-1r',
]

/** Everything that a complete set of matches must have seen do something. */
export const CONTENT: readonly string[] = [
  ...FACES.map((face) => `face.${face}`),
  ...BASIC_IDS.map((id) => `basic.${id}`),
  ...TILE_IDS.map((id) => `tile.${id}`),
  ...ITEM_IDS.map((id) => `item.${id}`),
  ...HERO_IDS.map((id) => `trait.${id}`),
  ...BOSS_IDS.map((id) => `boss.${id}`),
  ...DEN_IDS.map((id) => `den.${id}`),
  ...OBJECTIVE_KINDS.map((kind) => `objective.${kind}`),
]
