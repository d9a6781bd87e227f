import type { Effects } from '#engine/exhaust'
import { abilityId } from '#games/last-stand/content/all'
import { CARD, type CardId, GENERAL, hasKeyword, isGeneral, printedArmor } from '#games/last-stand/content/enemies'
import { lastStand } from '#games/last-stand/game'
import {
  DIRECTIONS,
  placeOf,
  quadrantOf,
  quadrantsNextTo,
  RING,
  shifted,
  type SpaceId,
  SPACES,
} from '#games/last-stand/rules/geometry'
import { acting, placeOfHero } from '#games/last-stand/rules/read'
import type { Event, Hero, LastStand, State } from '#games/last-stand/types'

// When a piece of content has done something: an event names it, and the two states show it.

const when = (isSo: boolean, ...ids: readonly string[]): readonly string[] => (isSo ? ids : [])

const foeAt = ({ enemies }: State, space: SpaceId) => enemies[placeOf(space)]
const heroOf = ({ heroes, ...state }: State, id: Hero['id']): Hero => heroes[placeOfHero({ heroes, ...state }, id)]!

const isHeroDeed = (by: string): boolean => /^(skill|rampage)\./.test(by)

/** What a card must do besides hurting somebody, for its own text to have worked: an event tells of it. */
const OWN: ReadonlySet<CardId> = new Set<CardId>([
  'minion.riot-guard',
  'minion.powder-monkey',
  'minion.sniper',
  'minion.grenadier',
  'minion.field-surgeon',
  'minion.drill-sergeant',
  'minion.mortar-crew',
  'lieutenant.deadeye',
  'lieutenant.ironclad',
  'lieutenant.gemini',
  'lieutenant.warcaller',
  'lieutenant.saboteur',
  'lieutenant.vulture',
  'lieutenant.ringleader',
  'lieutenant.quartermaster',
])

/** What an attack shows: of the card that makes it, its keywords, its general, and of whoever lends it Power. */
function shown(before: State, { space, card, because, heroes, occasion, power, hits }: Attacked): readonly string[] {
  const { attack } = CARD[card]
  const at = placeOf(space)
  const weakened = before.enemies[at]?.weakened ?? 0
  const behind = at < RING ? before.enemies[at + RING] : null
  const gained = power + weakened - attack!.power
  return [
    ...when(occasion === 'ambush', 'keyword.ambush'),
    ...when(occasion === 'retaliate', 'keyword.retaliate'),
    ...when(occasion === 'command', 'lieutenant.warcaller'),
    ...when(because === 'weakest' || (because === 'decided' && attack!.aims === 'weakest'), card),
    ...when(attack!.spread === 'space' && heroes.length > 1 && hits > 0, card),
    ...when(because === 'quarry', abilityId('The Quarry')),
    ...when(isGeneral(card) && hits > 0 && isItsOwn(card, because), card),
    ...when(behind?.card === 'minion.drill-sergeant' && gained >= 2, 'minion.drill-sergeant'),
    ...when(card === 'lieutenant.ringleader' && gained > 0, card),
    ...when(card === 'lieutenant.gemini' && before.todo.every((step) => 'ask' in step || step.do !== 'again'), card),
  ]
}

type Attacked = Extract<Event, { kind: 'attacked' }>

/** Whether an ATTACK was that of the sheet, and not what is done instead. */
const isItsOwn = (card: keyof typeof GENERAL, because: Attacked['because']): boolean =>
  !GENERAL[card].otherwise || because === 'burning' || because === 'named'

/** An Immovable enemy next to a free space, which the Ghost may not misdirect. */
function stays(now: State): boolean {
  const offered = lastStand.choices(now, acting(now).seat)
  const near = quadrantsNextTo(acting(now).at)
  return now.enemies.some((enemy, at) => {
    if (!enemy || !hasKeyword(enemy.card, 'immovable') || !near.includes(quadrantOf(at))) return false
    const isFree = DIRECTIONS.some((way) => {
      const to = shifted(at, way)
      return to !== undefined && !now.enemies[to]
    })
    const isOffered = offered.some((one) => one.kind === 'skill' && one.way && one.enemy === SPACES[at])
    return isFree && !isOffered
  })
}

export const effects: Effects<LastStand> = {
  'enemy-hurt'(before, { space, by }, now) {
    const [then, since] = [foeAt(before, space), foeAt(now, space)]
    const isHurt = !since || (then && since.damage + then.armor > then.damage + since.armor)
    return when(isHurt === true && isHeroDeed(by), by)
  },
  'enemy-defeated': (before, { space, by }, now) =>
    when(Boolean(foeAt(before, space)) && !foeAt(now, space) && isHeroDeed(by), by),
  shifted: (before, { from, to, by }, now) =>
    when(!foeAt(before, to) && foeAt(now, to)?.card === foeAt(before, from)?.card, by),
  stayed: (before, { space, to, because }, now) =>
    when(
      because === 'immovable' &&
        to !== null &&
        !foeAt(before, to) &&
        foeAt(now, space)?.card === foeAt(before, space)?.card,
      'keyword.immovable',
    ),
  healed: (before, { hero, by }, now) => when(heroOf(before, hero).damage > heroOf(now, hero).damage, by),
  'hero-armored': (before, { hero, by }, now) => when(heroOf(before, hero).armor < heroOf(now, hero).armor, by),
  moved: (before, { hero, by }, now) => when(heroOf(before, hero).at !== heroOf(now, hero).at && by !== 'move', by),
  revived: (before, { hero, by }, now) =>
    when(heroOf(before, hero).down && !heroOf(now, hero).down && by !== 'revive', by),
  'mine-laid': (before, _event, now) => when(before.mine !== now.mine, 'skill.lay-mine'),
  'token-put'(before, { space, by }, now) {
    const [then, since] = [foeAt(before, space)!, foeAt(now, space)!]
    const isNew = then.suppressed !== since.suppressed || then.weakened !== since.weakened || then.mark !== since.mark
    return when(isNew, by)
  },
  'drew-fire': (before, _event, now) => when(before.drawFire === null && now.drawFire !== null, 'skill.draw-fire'),
  used: (_before, { ordered }) => when(ordered, 'skill.orders'),
  'pile-discarded': (before, _event, now) => when(before.pile.length > now.pile.length, 'skill.recon'),
  'hits-split': () => [],

  attacked: (before, event) => shown(before, event),
  charged: (before, { from }, now) => when(Boolean(foeAt(before, from)) && !foeAt(now, from), 'keyword.charge'),
  'turn-begun': (_before, { hero }, now) =>
    when(hero === 'hero.ghost' && !acting(now).down && stays(now), 'keyword.immovable'),
  'hero-hurt'(before, { hero, by, rule }, now) {
    const [then, since] = [heroOf(before, hero), heroOf(now, hero)]
    if (since.damage - since.armor <= then.damage - then.armor) return []
    if (by === 'burning-ground' || by === 'ranging-shot') return [`ability.${by}`]
    if (!Object.hasOwn(CARD, by)) return []
    const isBlast = by === 'minion.powder-monkey' && rule === 'LS-116'
    return when(isBlast || (!OWN.has(by as CardId) && !isGeneral(by as CardId)), by)
  },
  dazed: (before, { hero, card }, now) => when(!heroOf(before, hero).dazed && heroOf(now, hero).dazed, card),
  'enemy-armored': (before, { space, by }, now) =>
    when(foeAt(now, space)!.armor > (foeAt(before, space)?.armor ?? 0) && by !== 'general.iron-marshal', by),
  enlisted(before, { by }, now) {
    const isMore = now.pile.length > before.pile.length
    if (by === 'general.warlord') return when(isMore, abilityId('Endless Ranks'))
    return when(isMore && by === 'lieutenant.quartermaster', by)
  },
  placed(_before, { card, space, armor }, now) {
    const isTold = armor === foeAt(now, space)?.armor
    const more = armor - printedArmor(card)
    return [
      ...when(isTold && card === 'minion.riot-guard' && armor >= 2, card),
      ...when(isTold && more === 1 && now.general === 'general.iron-marshal', abilityId('Issued Plates')),
    ]
  },
  'flames-spread': (before, _event, now) => when(now.fires.length > before.fires.length, abilityId('Spreading Flames')),
  'stamped-out': (before, _event, now) => when(now.fires.length < before.fires.length, abilityId('Stamp Out')),
}
