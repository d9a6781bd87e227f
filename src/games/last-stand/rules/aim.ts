import { CARD, type CardId, GENERAL, isGeneral } from '#games/last-stand/content/enemies'
import type { Attack } from '#games/last-stand/content/vocabulary'
import {
  quadrantOf,
  reached,
  RING,
  type Space,
  spacesOf,
  SQUAD_SPACES,
  type SquadSpace,
} from '#games/last-stand/rules/geometry'
import { countStanding, health } from '#games/last-stand/rules/read'
import type { Because, Occasion, View } from '#games/last-stand/types'

// Whom an enemy attacks, and how hard (LS-096, LS-114, LS-R48 to LS-R50).

/** The attack that an enemy makes now; `null` if it never attacks. */
export function attackOf(view: View, at: Space, occasion: Occasion): Attack | null {
  const { card } = view.enemies[at]!
  const { attack } = CARD[card]
  if (!attack) return null
  if (occasion === 'ambush') return { ...attack, aims: 'lane', spread: 'all' } // LS-150
  if (!isGeneral(card)) return attack
  const { otherwise } = GENERAL[card]
  return otherwise && !hasItsTarget(view, attack) ? otherwise : attack
}

/** Whether an ATTACK finds whom it names: somebody on a burning space, the quarry. */
function hasItsTarget({ heroes, fires, quarry }: View, { aims }: Attack): boolean {
  if (aims === 'burning') return heroes.some(({ down, at }) => !down && fires.includes(at))
  return quarry !== null && !heroes[quarry]!.down
}

/** Who stands behind an enemy and makes it stronger, and by how much. */
export function helperOf(
  enemies: View['enemies'],
  at: Space,
): { readonly card: CardId; readonly amount: number } | undefined {
  const behind = at < RING ? enemies[at + RING] : null
  const effect = behind && CARD[behind.card].effect
  return effect?.when === 'always' && effect.of === 'enemy-in-front'
    ? { card: behind!.card, amount: effect.amount }
    : undefined
}

/** LS-R50 Power, with all that adds to it and takes from it; a general's too. */
export function powerOf({ enemies }: View, at: Space, attack: Attack): number {
  const enemy = enemies[at]!
  let power = attack.power - enemy.weakened + (helperOf(enemies, at)?.amount ?? 0)
  const { effect } = CARD[enemy.card]
  if (effect?.when === 'always' && effect.of === 'minions-of-quadrant')
    for (const space of spacesOf(quadrantOf(at))) {
      const other = enemies[space]
      if (other && CARD[other.card].rank === 'minion') power += effect.amount
    }
  return Math.max(0, power)
}

/** Whether an attack can reach a hero: one who stands in its lane, or anywhere where it is not bound to its range. */
export function canReach({ heroes, fires, quarry }: View, at: Space, place: number, { range, aims }: Attack): boolean {
  const hero = heroes[place]!
  if (hero.down) return false
  if (aims === 'burning') return fires.includes(hero.at)
  if (aims === 'quarry') return place === quarry
  return range === 'any' || reached(at, range).includes(hero.at)
}

/** All whom it can reach. */
export function eligible(view: View, at: Space, attack: Attack): number[] {
  const places: number[] = []
  for (let place = 0; place < view.heroes.length; place++) if (canReach(view, at, place, attack)) places.push(place)
  return places
}

/** LS-R48 Choice of one hero: who it is and why, or those among whom it must be decided. */
export function chooseOne(
  { heroes, drawFire, quarry }: View,
  places: readonly number[],
  { aims }: Attack,
): { readonly places: readonly number[]; readonly because: Because } {
  if (aims === 'quarry') return { places, because: 'named' }
  if (places.length === 1) return { places, because: 'only' }
  if (drawFire !== null && places.includes(drawFire)) return { places: [drawFire], because: 'draw-fire' }
  if (quarry !== null && places.includes(quarry)) return { places: [quarry], because: 'quarry' }
  const isWeakest = aims === 'weakest'
  let best: number[] = []
  let found = 0
  for (const place of places) {
    const value = isWeakest ? -health(heroes[place]!) : health(heroes[place]!)
    if (best.length === 0 || value > found) [best, found] = [[place], value]
    else if (value === found) best.push(place)
  }
  return { places: best, because: isWeakest ? 'weakest' : 'most-health' }
}

/** LS-115 Whether it is all the same which of these is chosen: they stand together, and all who stand there are hit. */
export const isMoot = ({ heroes }: View, places: readonly number[], { spread }: Attack): boolean =>
  spread === 'space' && new Set(places.map((place) => heroes[place]!.at)).size === 1

/** The squad spaces with the most standing heroes; none if nobody stands. */
export function fullest(view: View): SquadSpace[] {
  let most = 1
  let spaces: SquadSpace[] = []
  for (const space of SQUAD_SPACES) {
    const standing = countStanding(view, space)
    if (standing > most) [most, spaces] = [standing, [space]]
    else if (standing === most) spaces.push(space)
  }
  return spaces
}

export function standingOn({ heroes }: View, on: SquadSpace): number[] {
  const places: number[] = []
  for (let place = 0; place < heroes.length; place++)
    if (!heroes[place]!.down && heroes[place]!.at === on) places.push(place)
  return places
}
