import { IllegalSetup } from '#engine/refusal'
import { ALL_MINIONS, CARD, type CardId, GENERAL, isGeneral, isLieutenant } from '#games/last-stand/content/enemies'
import { HERO, type HeroId, SKILL } from '#games/last-stand/content/heroes'
import { generalId, LIVES } from '#games/last-stand/options'
import { LT_SPACES, SKULL, SPACES } from '#games/last-stand/rules/geometry'
import { abilityAt, CUBES, generalOf, headStart, placeOfHero, seatAt, wantedHeroes } from '#games/last-stand/rules/read'
import { the } from '#games/last-stand/text/names-english'
import type { Hero, Setup, State } from '#games/last-stand/types'

// What cannot be is refused, with the place in the position and the clause.

const MOST_ARMOR = 3
/** Of Call Target. */
const MARK = 3
/** Of Pin Down, each time. */
const WEAKEN = 2

const illegal = (place: string, words: string, rule: string): never => {
  throw new IllegalSetup(`${place}: ${words}`, rule)
}

/**
 * Throws `IllegalSetup` for a position in which a rule is broken. How it came about is not asked: a general may be
 * late, and a fallen hero need not have cost a token.
 */
export function check(state: State, setup: Setup, start: NonNullable<Setup['phase']>): void {
  const { seats, heroes, track, lives, options } = state
  if ((setup.first ?? 0) >= seats) illegal('first', 'there is no such seat.', 'LS-R3')
  if (new Set(heroes.map(({ id }) => id)).size < heroes.length) illegal('heroes', 'each hero exists once.', 'LS-R1')
  if (heroes.length > wantedHeroes(state)) illegal('heroes', `there are ${wantedHeroes(state)} of them.`, 'LS-004')
  if (lives > LIVES[options.difficulty]) illegal('lives', `there are ${LIVES[options.difficulty]} at most.`, 'LS-033')
  if (track >= SKULL) illegal('track', 'the match would be over.', 'LS-162')
  if (options.general !== 'random' && state.general !== `general.${options.general}`)
    illegal(
      'general',
      `this is ${the(state.general)}, but the options say ${the(generalId(options.general))}.`,
      'LS-035',
    )
  if (start === 'set-up') {
    checkUntouched(state, setup)
    return
  }
  if (heroes.length < wantedHeroes(state)) illegal('heroes', `there are ${wantedHeroes(state)} of them.`, 'LS-004')
  for (const place of heroes.keys()) checkHero(state, setup, place)
  checkEnemies(state, setup, start)
  checkVillains(state)
  checkTokens(state, setup, start)
  checkTurn(state, setup, start)
}

/** Before heroes are picked there is nothing on the table but what the deal has laid. */
function checkUntouched(
  { heroes, track, enemies, mine, fires, aim, quarry, drawFire, pile, discard, villains }: State,
  setup: Setup,
): void {
  const isFresh = ({ damage, armor, cubes, at, acted, dazed }: Hero): boolean =>
    damage + armor + cubes === 0 && at === 'NW' && !acted && !dazed
  const touched: Readonly<Record<string, boolean>> = {
    track: track > 0,
    enemies: enemies.some((enemy) => enemy !== null),
    heroes: !heroes.every(isFresh),
    mine: mine !== null,
    fires: fires.length > 0,
    aim: aim !== null,
    quarry: quarry !== null,
    drawFire: drawFire !== null,
    pile: pile.length > 0,
    discard: (setup.discard ?? []).length > 0,
    turn: setup.turn !== undefined,
    shown: (setup.shown ?? 0) > 0,
  }
  for (const [field, isTouched] of Object.entries(touched))
    if (isTouched) illegal(field, 'in the set-up nothing has happened yet.', 'LS-030')
  if (discard.length > 0) illegal('deck', `in the set-up all ${ALL_MINIONS.length} minions are in it.`, 'LS-042')
  if (villains.length !== 3) illegal('villains', 'in the set-up all three are still to come.', 'LS-040')
  checkVillainCards(villains)
}

function checkHero({ heroes, enemies, gone }: State, setup: Setup, place: number): void {
  const { id, damage, armor, cubes, down } = heroes[place]!
  const { hp } = HERO[id]
  const name = the(id)
  const where = `heroes[${place}]`
  if (down && damage !== hp) illegal(`${where}.damage`, `${name} is down, so it is ${hp}.`, 'LS-144')
  if (!down && damage >= hp) illegal(`${where}.damage`, `${name} would be down.`, 'LS-144')
  if (armor > (down ? 0 : MOST_ARMOR))
    illegal(`${where}.armor`, `${name} cannot have so much.`, down ? 'LS-R18' : 'LS-R75')
  if (cubes > CUBES) illegal(`${where}.cubes`, `there are ${CUBES} at most.`, 'LS-081')
  const saboteur = 'lieutenant.saboteur'
  // Whose turn it is, is not dazed any more, but was.
  const { dazed } = setup.heroes![place]!
  if (dazed && !gone.includes(saboteur) && !enemies.some((enemy) => enemy?.card === saboteur))
    illegal(`${where}.dazed`, 'no Saboteur has come.', 'LS-R77')
}

function checkEnemies(state: State, { enemies: said = [] }: Setup, start: string): void {
  if (new Set(said.map(({ at }) => at)).size < said.length)
    illegal('enemies', 'a space holds one enemy at most.', 'LS-025')
  const has = (...ids: readonly string[]): boolean => state.heroes.some(({ id }) => ids.includes(id))
  for (const [at, enemy] of state.enemies.entries()) {
    if (!enemy) continue
    const where = `enemies on ${SPACES[at]}`
    const { card, damage, armor, suppressed, weakened, mark } = enemy
    if (damage >= CARD[card].hp) illegal(where, `${the(card)} would be defeated.`, 'LS-140')
    if (armor > mostArmor(card)) illegal(where, `${the(card)} cannot have so much armor.`, 'LS-R75')
    if (isGeneral(card)) {
      if (card !== state.general) illegal(where, 'another general is played against.', 'LS-035')
      if (damage < headStart(state.heroes.length)) illegal(where, 'it starts with 7 damage.', 'LS-039')
      if (suppressed) illegal(where, 'generals cannot be suppressed.', 'LS-R51')
    }
    if (suppressed && !has('hero.field-medic', 'hero.bulwark')) illegal(where, 'nobody here suppresses.', 'LS-R51')
    if (weakened > 0 && !has('hero.heavy-gunner')) illegal(where, only('hero.heavy-gunner', 'weakens'), 'LS-R51')
    if (weakened % WEAKEN !== 0)
      illegal(where, `the Heavy Gunner weakens by ${WEAKEN} each time, so ${weakened} cannot be.`, 'LS-R51')
    if (mark > 0 && !has('hero.spotter')) illegal(where, only('hero.spotter', 'marks'), 'LS-R76')
    if (mark > 0 && mark !== MARK) illegal(where, `a mark is ${MARK}.`, 'LS-R76')
    if ((suppressed || weakened > 0) && start !== 'turn' && start !== 'assault')
      illegal(where, 'these tokens end with the Enemy Assault Phase.', 'LS-R51')
  }
}

const only = (hero: HeroId, does: string): string => `only ${the(hero)} ${does}, who is not in the squad.`

/** LS-R75 Enemies have no limit but one that their card names. */
function mostArmor(card: CardId): number {
  const { effect } = CARD[card]
  const gain = isGeneral(card) ? GENERAL[card].after : effect
  return gain && 'max' in gain ? gain.max : Infinity
}

function checkVillainCards(cards: readonly string[]): void {
  if (cards.length > 3 || new Set(cards).size < cards.length)
    illegal('villains', 'they are three different ones.', 'LS-040')
}

function checkVillains(state: State): void {
  const { villains, gone, enemies, track, entered } = state
  const here = enemies.flatMap((enemy) => (enemy && isLieutenant(enemy.card) ? [enemy.card] : []))
  const all = [...villains, ...gone, ...here]
  const drawn = LT_SPACES.filter((space) => space <= track).length
  if (here.length + gone.length > drawn) {
    const most = drawn === 0 ? 'none' : `not more than ${drawn}`
    illegal(here.length > drawn ? 'enemies' : 'gone', `${most} of the lieutenants can have come by now.`, 'LS-122')
  }
  checkVillainCards(all)
  if (all.length !== 3) illegal('villains', 'there are three, wherever they are.', 'LS-040')
  if (villains.length !== 3 - drawn) illegal('villains', `by now ${drawn} of them have come.`, 'LS-122')
  if (entered && gone.length < 3) illegal('enemies', 'the general comes when all lieutenants are gone.', 'LS-125')
  if (entered && track <= LT_SPACES.at(-1)!) illegal('track', 'the general cannot have come yet.', 'LS-R67')
  if (enemies.filter((enemy) => enemy?.card === state.general).length > 1)
    illegal('enemies', 'there is one general.', 'LS-R67')
}

function checkTokens(state: State, setup: Setup, start: string): void {
  const { mine, enemies, fires, aim, quarry, pile, shown, heroes } = state
  if (mine !== null && placeOfHero(state, 'hero.demolitionist') < 0) illegal('mine', 'nobody has it.', 'LS-031')
  if (mine !== null && enemies[mine]) illegal('mine', 'it would have gone off.', 'LS-R35')
  const { tokens = 0 } = generalOf(state)
  if (fires.length > 0 && tokens === 0) illegal('fires', `${the(state.general)} sets none.`, 'LS-035')
  if (fires.length > tokens) illegal('fires', `there are ${tokens} tokens, not ${fires.length}.`, 'LS-R78')
  const twice = fires.find((space, at) => fires.indexOf(space) < at)
  if (twice) illegal('fires', `${twice} burns once, not twice.`, 'LS-R78')
  const ability = abilityAt(state, 'squad-phase')
  const aims = ability?.token === 'aim' && (start === 'turn' || start === 'assault')
  if ((aim !== null) !== aims)
    illegal(
      'aim',
      aims ? 'the Bombardier has aimed by now: say at which squad space.' : 'nobody aims at this moment.',
      'LS-118',
    )
  if (setup.quarry !== undefined && quarry === null) illegal('quarry', 'this hero is not in the squad.', 'LS-118')
  const hunts = ability?.token === 'quarry'
  if (quarry !== null && !hunts) illegal('quarry', 'nobody hunts.', 'LS-118')
  if (hunts && quarry === null && start !== 'squad')
    illegal('quarry', 'the Huntmaster has named a hero by now: say which.', 'LS-118')
  if (setup.drawFire !== undefined && !isDrawingFire(state, setup))
    illegal('drawFire', 'this hero draws none.', 'LS-R48')
  if (pile.length > heroes.length) illegal('pile', `there are ${heroes.length} cards in it.`, 'LS-132')
  if (shown > 0 && (shown > pile.length || placeOfHero(state, 'hero.spotter') < 0))
    illegal('shown', 'nobody has turned up so many.', 'LS-R80')
}

const isDrawingFire = ({ heroes, drawFire }: State, setup: Setup): boolean =>
  setup.drawFire === 'hero.bulwark' && drawFire !== null && !heroes[drawFire]!.down

/** LS-051 Play has reached this hero, and nobody has acted before their turn. */
function checkTurn({ turn, heroes, seats, token }: State, setup: Setup, start: string): void {
  if (setup.turn && start !== 'turn') illegal('turn', `there is none in the phase ${start}.`, 'LS-051')
  const acted = heroes.filter((hero) => hero.acted).length
  if (!turn) {
    if (acted > 0 && start !== 'assault') illegal('heroes', 'nobody has acted in this round.', 'LS-051')
    return
  }
  const { id, seat, acted: hasActed, down } = heroes[turn.hero]!
  if (hasActed) illegal('turn.hero', `${the(id)} has already acted this round.`, 'LS-051')
  const isInTurn = heroes.every((hero) => {
    const turns = Array.from({ length: acted }, (_, at) => seatAt(seats, token, at)).filter((one) => one === hero.seat)
    return turns.length === heroes.filter((other) => other.seat === hero.seat && other.acted).length
  })
  if (!isInTurn || seat !== seatAt(seats, token, acted))
    illegal('turn.hero', 'play has not come to this hero.', 'LS-051')
  const spent = turn.used.reduce((sum, skill) => sum + SKILL[skill].cost, 0)
  const isKnown = turn.used.every((skill) => HERO[id].skills.includes(skill) && SKILL[skill].limit)
  if (!isKnown || new Set(turn.used).size < turn.used.length || spent + turn.left > 3)
    illegal('turn.used', 'these skills cannot have been used in this turn.', 'LS-R24')
  if (down && (turn.left < 2 || turn.moved || turn.used.length > 0))
    illegal('turn', 'who falls in its turn has no more of it.', 'LS-R14')
}
