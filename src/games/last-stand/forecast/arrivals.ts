import { CARD, LIEUTENANT, type MinionId } from '#games/last-stand/content/enemies'
import { charge } from '#games/last-stand/forecast/assault'
import { LT_SPACES, RING, type Row, SKULL, SPACES } from '#games/last-stand/rules/geometry'
import { unseenLieutenants, unseenMinions } from '#games/last-stand/rules/hidden'
import { roundOf } from '#games/last-stand/rules/read'
import { enlisters } from '#games/last-stand/rules/reinforcements'
import type { View } from '#games/last-stand/types'

// What the coming Reinforcements Phase brings as things stand, by what everybody may know: which cards have not been seen,
// and how the placement die can fall. A space on which the mine waits counts as taken by whoever is placed there.

export interface Arrivals {
  /** Where the track token goes at the end of the round. */
  readonly track: number
  readonly skull: boolean
  readonly lieutenant: boolean
  /** `comes` at the end of this round; a number is the first round at whose end it can. */
  readonly general: 'here' | 'comes' | number
  /** Lieutenants still to come, and those on the board: the general waits until all are gone. */
  readonly lieutenantsToCome: number
  readonly lieutenantsHere: number
  /** Minions that come: those of the pile and those that are added to it, the least and the most. */
  readonly minions: readonly [least: number, most: number]
  /** Cards of the pile that lie open. */
  readonly open: readonly MinionId[]
  /** By enemy space: how likely it is taken by somebody who comes. */
  readonly chances: readonly number[]
  /** How likely somebody finds no room. */
  readonly overwhelming: number
}

/** What comes besides the pile. */
interface Extras {
  readonly chance: number
  /** Minions that are added to the pile. */
  readonly added: number
  /** The type of the lieutenant or general that comes. */
  readonly leader: Row | null
}

/** One way in which so many cards of each type come. */
interface Influx {
  readonly chance: number
  readonly frontline: number
  readonly ranged: number
}

export function arrivalsOf(view: View): Arrivals {
  const then = atThatTime(view)
  const { track, villains, gone, entered, pile, shown, enemies } = then
  const isSkull = track === SKULL
  const isUnderWay = view.phase === 'reinforcements'
  const lieutenant = !isUnderWay && LT_SPACES.includes(track)
  const comes = !isUnderWay && !isSkull && !lieutenant && !entered && gone.length === LT_SPACES.length
  const extras = isSkull ? [] : isUnderWay ? [NOTHING] : extrasOf(then, lieutenant, comes)
  const influx = extras.flatMap((extra) => influxOf(then, extra))
  const frontline = fill(enemies.slice(0, RING), influx, 'frontline')
  const ranged = fill(enemies.slice(RING), influx, 'ranged')
  const minions = extras.map(({ added }) => pile.length + added)
  return {
    track,
    skull: isSkull,
    lieutenant,
    general: entered ? 'here' : comes ? 'comes' : Math.max(FIRST_ROUND, roundOf(view) + (isUnderWay ? 1 : 0)),
    lieutenantsToCome: villains.length,
    lieutenantsHere: LT_SPACES.length - villains.length - gone.length,
    minions: isSkull ? [0, 0] : [Math.min(...minions), Math.max(...minions)],
    open: pile.slice(0, shown) as MinionId[],
    chances: [...frontline, ...ranged],
    overwhelming: overwhelming(enemies, influx),
  }
}

const NOTHING: Extras = { chance: 1, added: 0, leader: null }
/** LS-R67 The first round at whose end the general can come: the one after the last lieutenant's. */
const FIRST_ROUND = LT_SPACES.at(-1)! + 1

/** The table when the track token has moved on and whoever charges has charged. */
function atThatTime(view: View): View {
  if (view.phase === 'reinforcements') return view
  const enemies = [...view.enemies]
  const then = { ...view, enemies, track: Math.min(view.track + 1, SKULL) }
  for (let at = RING; at < SPACES.length; at++) {
    const enemy = enemies[at]
    if (enemy && !enemy.suppressed) charge(then, at, enemy)
  }
  return then
}

/** LS-122, LS-123, LS-125 Any lieutenant that nobody has seen may be the next. */
function extrasOf(view: View, lieutenant: boolean, comes: boolean): Extras[] {
  const added = enlisters(view).reduce((sum, { amount }) => sum + amount, 0)
  if (!lieutenant) return [{ chance: 1, added, leader: comes ? CARD[view.general].type : null }]
  const unseen = unseenLieutenants(view)
  return unseen.map((card) => {
    const { adds, type } = LIEUTENANT[card]
    return { chance: 1 / unseen.length, added: added + adds[view.heroes.length as 3 | 4], leader: type }
  })
}

/** How many of each type come: what lies open is sure, the rest are any of the cards that nobody has seen. */
function influxOf(view: View, { chance, added, leader }: Extras): Influx[] {
  const { pile, shown, discard } = view
  const open = pile.slice(0, shown).filter((card) => CARD[card!].type === 'frontline').length
  const unseen = unseenMinions(view)
  const drawn = pile.length - shown + added
  const before = Math.min(drawn, unseen.length)
  const after = Math.min(drawn - before, discard.length) // LS-R64
  const leaders = { frontline: leader === 'frontline' ? 1 : 0, ranged: leader === 'ranged' ? 1 : 0 }
  return frontlineOdds(unseen, before).flatMap((odd, some) =>
    frontlineOdds(discard, after).map((other, more) => ({
      chance: chance * odd * other,
      frontline: open + some + more + leaders.frontline,
      ranged: shown - open + before - some + after - more + leaders.ranged,
    })),
  )
}

/** By how many: how likely so many of the cards that are drawn are frontline cards. */
function frontlineOdds(cards: readonly MinionId[], drawn: number): number[] {
  const frontline = cards.filter((card) => CARD[card].type === 'frontline').length
  let odds = [1]
  for (let draw = 0; draw < drawn; draw++) {
    const left = cards.length - draw
    odds = Array.from({ length: draw + 2 }, (_, many) => {
      const isNot = (odds[many] ?? 0) * (left - (frontline - many))
      const is = (odds[many - 1] ?? 0) * (frontline - (many - 1))
      return Math.max(0, (is + isNot) / left)
    })
  }
  return odds
}

/** LS-126, LS-127 By space of a ring: how likely it is taken by somebody who comes. */
function fill(ring: View['enemies'], influx: readonly Influx[], row: Row): number[] {
  const most = Math.max(0, ...influx.map((one) => one[row]))
  const taken = ring.map(() => 0)
  const at = ring.reduce((mask, enemy, space) => (enemy ? mask | (1 << space) : mask), 0)
  let rings = new Map([[at, 1]])
  for (let placed = 0; placed <= most; placed++) {
    const chance = influx.reduce((sum, one) => (one[row] === placed ? sum + one.chance : sum), 0)
    for (const [mask, odd] of rings)
      for (let space = 0; space < RING; space++)
        if (!ring[space] && (mask & (1 << space)) !== 0) taken[space]! += chance * odd
    rings = withOneMore(rings)
  }
  return taken
}

/** Spaces of a ring that are taken, as bits, when one more is placed by the die; where there is no room, nothing changes. */
function withOneMore(rings: ReadonlyMap<number, number>): Map<number, number> {
  const next = new Map<number, number>()
  for (const [mask, chance] of rings)
    for (let face = 0; face < RING; face++) {
      const then = mask | firstFree(mask, face)
      next.set(then, (next.get(then) ?? 0) + chance / RING)
    }
  return next
}

function firstFree(mask: number, face: number): number {
  for (let tries = 0; tries < RING; tries++) {
    const bit = 1 << ((face + tries) % RING)
    if ((mask & bit) === 0) return bit
  }
  return 0
}

/** LS-129 How likely one of the rings has too little room. */
function overwhelming(enemies: View['enemies'], influx: readonly Influx[]): number {
  const room = (ring: View['enemies']): number => ring.filter((enemy) => !enemy).length
  const [frontline, ranged] = [room(enemies.slice(0, RING)), room(enemies.slice(RING))]
  return influx.reduce((sum, one) => (one.frontline > frontline || one.ranged > ranged ? sum + one.chance : sum), 0)
}
