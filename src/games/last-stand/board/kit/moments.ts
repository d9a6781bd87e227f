import { Match } from '#engine/match'
import { lastStand } from '#games/last-stand/game'
import type { Options } from '#games/last-stand/options'
import type { Choice, Event, LastStand, Setup } from '#games/last-stand/types'
import type { KitStage, Reached } from '#web/design/parts'

/** A moment of a match: a dealt start, or one written by hand; then what is chosen, by whoever is asked. */
interface Moment extends Omit<KitStage, 'reach'> {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly setup?: Setup
  readonly moves?: readonly Choice[]
}

/** Plays there with the real rules. */
export function reach({ seats = 1, options = {}, setup, moves = [] }: Moment): Reached<LastStand> {
  const match = setup
    ? Match.start(lastStand, { seats: setup.seats, setup, seed: 'kit' })
    : Match.start(lastStand, { seats, options, seed: 'kit' })
  let last: readonly Event[] = match.opening
  for (const choice of moves) last = match.submit({ actor: match.pending()[0]!.actor, choice })
  return { match, last }
}

const SQUAD: NonNullable<Setup['heroes']> = [
  { hero: 'hero.heavy-gunner', at: 'NE', cubes: 3, damage: 2 },
  { hero: 'hero.field-medic', at: 'NW', damage: 4 },
  { hero: 'hero.spotter', at: 'SW', armor: 1, cubes: 1 },
  { hero: 'hero.ghost', at: 'SE', down: true, cubes: 2 },
]

const RING: Setup['enemies'] = [
  { card: 'minion.grunt', at: 'F1' },
  { card: 'minion.riot-guard', at: 'F2', armor: 1, damage: 1 },
  { card: 'minion.hothead', at: 'F4' },
  { card: 'minion.dirt-biker', at: 'R5' },
  { card: 'minion.rifleman', at: 'R1', suppressed: true },
  { card: 'minion.sniper', at: 'R3', mark: 3 },
  { card: 'minion.powder-monkey', at: 'F7', weakened: 2 },
  { card: 'lieutenant.butcher', at: 'F8', damage: 4 },
]

const MIDDLE: Setup = {
  seats: 1,
  options: { general: 'firestarter' },
  track: 3,
  lives: 3,
  heroes: SQUAD,
  enemies: RING,
  fires: ['NW', 'SE'],
  turn: { hero: 'hero.heavy-gunner' },
}

const GENERAL: Setup = {
  seats: 1,
  options: { general: 'warlord', heroes: 3 },
  track: 9,
  lives: 0,
  heroes: [
    { hero: 'hero.femme-fatale', at: 'NE', cubes: 3 },
    { hero: 'hero.brawler', at: 'NE', damage: 8 },
    { hero: 'hero.demolitionist', at: 'SW', damage: 3 },
  ],
  enemies: [
    { card: 'general.warlord', at: 'F2', damage: 24 },
    { card: 'minion.enforcer', at: 'F3' },
    { card: 'minion.grunt', at: 'R6' },
  ],
  mine: 'F7',
}
const LAST_TURN: Setup = { ...GENERAL, turn: { hero: 'hero.femme-fatale' } }

/** The moments at which the table is most different. */
export const MOMENTS: readonly Moment[] = [
  { id: 'pick', title: 'The squad is picked' },
  {
    id: 'three',
    title: 'Three players: another one picks',
    seats: 3,
    options: { first: 1 },
    moves: [{ kind: 'pick-hero', hero: 'hero.ghost' }],
  },
  { id: 'turn', title: 'In the middle of it, with a rampage to hand', setup: MIDDLE },
  {
    id: 'split',
    title: 'Hits to be divided',
    setup: MIDDLE,
    moves: [{ kind: 'rampage' }],
  },
  {
    id: 'recon',
    title: 'The pile lies open',
    setup: { ...MIDDLE, turn: { hero: 'hero.spotter' } },
    moves: [{ kind: 'skill', skill: 'skill.recon' }],
  },
  {
    id: 'tie',
    title: 'Who is attacked, of two with the same health',
    setup: {
      seats: 1,
      options: { general: 'bombardier', heroes: 3 },
      phase: 'assault',
      aim: 'SW',
      heroes: [
        { hero: 'hero.femme-fatale', at: 'NW' },
        { hero: 'hero.demolitionist', at: 'NW' },
        { hero: 'hero.spotter', at: 'SE', damage: 2 },
      ],
      enemies: [
        { card: 'minion.grunt', at: 'F1' },
        { card: 'minion.rifleman', at: 'R5' },
      ],
    },
  },
  {
    id: 'fire',
    title: 'The squad stands in the fire',
    setup: {
      ...MIDDLE,
      heroes: SQUAD.map((hero, place) => ({ ...hero, at: place < 3 ? ('NW' as const) : ('SE' as const) })),
    },
  },
  {
    id: 'brawl',
    title: 'Blows for a whole frontline',
    setup: {
      seats: 1,
      options: { general: 'warlord' },
      track: 2,
      lives: 3,
      heroes: [{ hero: 'hero.brawler', at: 'NW', cubes: 3, damage: 3 }, ...SQUAD.slice(1)],
      enemies: [
        { card: 'minion.grunt', at: 'F1' },
        { card: 'minion.riot-guard', at: 'F2' },
        { card: 'minion.rifleman', at: 'R1' },
        { card: 'minion.sniper', at: 'R3' },
        { card: 'lieutenant.butcher', at: 'F8', damage: 4 },
      ],
      turn: { hero: 'hero.brawler' },
    },
  },
  { id: 'general', title: 'The general is here, and no squad token is left', setup: LAST_TURN },
  {
    id: 'won',
    title: 'The general falls',
    setup: { ...LAST_TURN, enemies: [{ card: 'general.warlord', at: 'F2', damage: 25 }] },
    moves: [{ kind: 'rampage', enemies: ['F2'] }],
  },
  {
    id: 'lost',
    title: 'Nobody pays for the last who falls',
    setup: {
      ...GENERAL,
      phase: 'assault',
      heroes: GENERAL.heroes!.map((hero) => ({ ...hero, damage: 4 })),
      enemies: [
        { card: 'general.warlord', at: 'F2' },
        { card: 'minion.enforcer', at: 'F3' },
        { card: 'minion.grunt', at: 'F1' },
        { card: 'minion.rifleman', at: 'R6' },
        { card: 'minion.rifleman', at: 'R7' },
      ],
    },
  },
  { id: 'watching', title: 'Watching', setup: MIDDLE, viewer: 'spectator' },
]
