import type { Dealer } from '#engine/game'
import { parseOptions } from '#engine/options'
import { IllegalSetup } from '#engine/refusal'
import { run, todo } from '#engine/steps'
import { about } from '#games/last-stand/about'
import {
  ALL_MINIONS,
  isLieutenant,
  isMinion,
  LIEUTENANT_IDS,
  type LieutenantId,
  MINION,
  type MinionId,
  printedArmor,
} from '#games/last-stand/content/enemies'
import { HERO } from '#games/last-stand/content/heroes'
import { clash, generalId, type GeneralName, heroCount, LIVES, type Options } from '#games/last-stand/options'
import { check } from '#games/last-stand/rules/check'
import { LT_SPACES, placeOf, SPACES } from '#games/last-stand/rules/geometry'
import { actionsOf, generalDamage, headStart, seatAt } from '#games/last-stand/rules/read'
import { newEnemy } from '#games/last-stand/rules/reinforcements'
import { newHero } from '#games/last-stand/rules/set-up'
import { STEPS } from '#games/last-stand/rules/steps'
import { refusals } from '#games/last-stand/rules/why-not'
import type { Event, Hero, LastStand, Setup, State, Step } from '#games/last-stand/types'

/** When a position starts. */
type Start = NonNullable<Setup['phase']>

/** Puts a position on the table, checks that it can be, and plays on to the first question. */
export function begin(setup: Setup, dealer: Dealer<Event>, seats?: number): State {
  if (seats !== undefined && seats !== setup.seats)
    throw new IllegalSetup(`seats: the position is for ${setup.seats}, but the match for ${seats}.`, 'LS-002')
  const options = parseOptions<LastStand>({ about, clash, refusals }, optionsOf(setup), setup.seats)
  const start = startOf(setup, options)
  const state = layOut(setup, options, start)
  check(state, setup, start)
  if (dealer.tell) {
    const { general, lives, token } = state
    const heroes = heroCount(state.seats, options)
    dealer.tell({ kind: 'set-up', rule: 'LS-033', general, damage: generalDamage(state), lives, heroes, first: token })
  }
  todo<Step>(state, ...firstSteps(state, start))
  run(STEPS, state, dealer)
  return state
}

/** A general that is laid out alone is the one that is played against. */
const optionsOf = ({ general, options }: Setup): Partial<Options> => ({
  ...(general && { general: general.slice('general.'.length) as GeneralName }),
  ...options,
})

function startOf({ phase, turn, seats, heroes = [] }: Setup, options: Options): Start {
  if (phase) return phase
  if (turn) return 'turn'
  return heroes.length < heroCount(seats, options) ? 'set-up' : 'squad'
}

function firstSteps(state: State, start: Start): Step[] {
  switch (start) {
    case 'set-up':
      return [{ do: 'pick' }]
    case 'squad':
      return [{ do: 'squad-phase' }]
    case 'turn': {
      const { seat, down } = state.heroes[state.turn!.hero]!
      return down ? [{ ask: 'act', of: [seat] }] : [{ do: 'go-on' }]
    }
    case 'assault':
      return [{ do: 'assault-phase' }]
    default:
      start satisfies 'reinforcements'
      return [{ do: 'reinforcements' }]
  }
}

function layOut(setup: Setup, options: Options, start: Start): State {
  const { seats, first = 0, track = 0, enemies = [], mine, fires = [], aim, quarry, drawFire } = setup
  const token = seatAt(seats, first, track)
  const general = setup.general ?? generalId(options.general === 'random' ? 'firestarter' : options.general)
  const heroes = (setup.heroes ?? []).map((hero, place) => layHero(hero, seatAt(seats, first, place)))
  const place = (id: string | undefined): number | null => {
    const found = heroes.findIndex((hero) => hero.id === id)
    return found < 0 ? null : found
  }
  const state: State = {
    viewer: 'spectator',
    options,
    seats,
    phase: start === 'turn' ? 'squad' : start,
    token,
    track,
    lives: setup.lives ?? LIVES[options.difficulty],
    heroes,
    turn: null,
    enemies: SPACES.map(() => null),
    general,
    entered: enemies.some(({ card }) => card === general),
    mine: mine === undefined ? null : placeOf(mine),
    fires: [...fires],
    aim: aim ?? null,
    quarry: place(quarry),
    drawFire: place(drawFire),
    ...villainsOf(setup, track),
    ...minionsOf(setup, start === 'set-up' ? 0 : heroes.length),
    shown: setup.shown ?? 0,
    turned: null,
    arrivals: [],
    triggers: [],
    todo: [],
    result: null,
  }
  for (const { card, at, damage, armor, suppressed = false, weakened = 0, mark = 0 } of enemies) {
    const printed = card === general ? headStart(heroes.length) : 0
    const enemy = newEnemy(card, damage ?? printed, armor ?? printedArmor(card))
    state.enemies[placeOf(at)] = { ...enemy, suppressed, weakened, mark }
  }
  if (start === 'turn') layTurn(state, setup)
  return state
}

function layHero(
  {
    hero: id,
    at = 'NW',
    damage,
    armor = 0,
    cubes = 0,
    down = false,
    dazed = false,
    acted = false,
  }: NonNullable<Setup['heroes']>[number],
  seat: number,
): Hero {
  return { ...newHero(id, seat), at, damage: damage ?? (down ? HERO[id].hp : 0), armor, cubes, down, dazed, acted }
}

/** Whose turn it is; where nobody is said to have acted, those who must have. */
function layTurn(state: State, { turn, heroes: said = [] }: Setup): void {
  const { heroes, seats, token } = state
  const hero = heroes.findIndex(({ id }) => id === turn?.hero)
  if (!turn || hero < 0) throw new IllegalSetup('turn.hero: this hero is not in the squad.', 'LS-051')
  const left = turn.left ?? actionsOf(heroes[hero]!)
  state.turn = { hero, left, moved: turn.moved ?? false, used: [...(turn.used ?? [])] }
  heroes[hero]!.dazed = false
  if (said.some(({ acted }) => acted !== undefined)) return
  for (let before = 0; seatAt(seats, token, before) !== heroes[hero]!.seat; before++) {
    const other = heroes.find((one) => one.seat === seatAt(seats, token, before) && !one.acted)
    if (other) other.acted = true
  }
}

/** The lieutenants to come, and those that are gone: the first of the box where nothing is said. */
function villainsOf({ villains, gone, enemies = [] }: Setup, track: number): Pick<State, 'villains' | 'gone'> {
  const here = enemies.map(({ card }) => card).filter(isLieutenant)
  const spare = LIEUTENANT_IDS.filter((card) => ![...here, ...(villains ?? []), ...(gone ?? [])].includes(card))
  const take = (some: readonly LieutenantId[] | undefined, wanted: number): LieutenantId[] =>
    some ? [...some] : spare.splice(0, Math.max(0, wanted))
  const drawn = LT_SPACES.filter((space) => space <= track).length
  return { gone: take(gone, drawn - here.length), villains: take(villains, 3 - drawn) }
}

/** The minions that are not on the board: what is not said lies in the deck, or, where the deck is said, in the discard. */
function minionsOf(
  { deck, pile, discard, enemies = [] }: Setup,
  heroes: number,
): Pick<State, 'deck' | 'pile' | 'discard'> {
  const rest = [...ALL_MINIONS]
  const onBoard = enemies.map(({ card }) => card).filter(isMinion)
  for (const card of [...onBoard, ...(pile ?? []), ...(deck ?? []), ...(discard ?? [])]) {
    const at = rest.indexOf(card)
    if (at < 0) {
      const { name, copies } = MINION[card]
      throw new IllegalSetup(`There are ${copies} ${name} cards, not more.`, 'LS-042')
    }
    rest.splice(at, 1)
  }
  const laid: MinionId[] = deck ? [...deck] : rest.splice(0)
  return {
    pile: pile ? [...pile] : laid.splice(0, heroes),
    deck: laid,
    discard: [...(discard ?? []), ...rest],
  }
}
