import Type, { type Static } from 'typebox'
import type { Seat, Viewer } from '#engine/game'
import { optionsSchema } from '#engine/options'
import { about } from '#games/last-stand/about'
import {
  type CardId,
  GENERAL_IDS,
  type GeneralId,
  LIEUTENANT_IDS,
  type LieutenantId,
  MINION_IDS,
  type MinionId,
} from '#games/last-stand/content/enemies'
import {
  HERO_IDS,
  type HeroId,
  RAMPAGE_IDS,
  type RampageId,
  SKILL_IDS,
  type SkillId,
} from '#games/last-stand/content/heroes'
import type { Options } from '#games/last-stand/options'
import {
  DIRECTIONS,
  QUADRANTS,
  RING,
  SKULL,
  SPACES,
  type Space,
  type SpaceId,
  SQUAD_SPACES,
  type SquadSpace,
} from '#games/last-stand/rules/geometry'

// What passes through the doors is described by schemas; the types are read off them.

const CLOSED = { additionalProperties: false } as const
const Who = Type.Unsafe<HeroId>(Type.Enum(HERO_IDS))
const SkillName = Type.Unsafe<SkillId>(Type.Enum(SKILL_IDS))
const RampageName = Type.Unsafe<RampageId>(Type.Enum(RAMPAGE_IDS))
const Minion = Type.Unsafe<MinionId>(Type.Enum(MINION_IDS))
const Lieutenant = Type.Unsafe<LieutenantId>(Type.Enum(LIEUTENANT_IDS))
const General = Type.Unsafe<GeneralId>(Type.Enum(GENERAL_IDS))
const Card = Type.Unsafe<CardId>(Type.Enum([...MINION_IDS, ...LIEUTENANT_IDS, ...GENERAL_IDS]))
const Place = Type.Unsafe<SpaceId>(Type.Enum([...SPACES]))
const SquadPlace = Type.Unsafe<SquadSpace>(Type.Enum([...SQUAD_SPACES]))
const QuadrantName = Type.Enum([...QUADRANTS])
const Way = Type.Enum([...DIRECTIONS])
const LaneNumber = Type.Unsafe<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>(Type.Integer({ minimum: 1, maximum: RING }))
const SeatId = Type.Integer({ minimum: 0, maximum: 3 })
const Count = Type.Integer({ minimum: 0, maximum: 99 })
const Switch = Type.Boolean()
const Track = Type.Integer({ minimum: 0, maximum: SKULL })

const PHASES = ['set-up', 'squad', 'assault', 'reinforcements'] as const
type Phase = (typeof PHASES)[number]

export const Setup = Type.Object(
  {
    options: Type.Optional(Type.Unsafe<Partial<Options>>(optionsSchema(about.options))),
    seats: Type.Integer({ minimum: 1, maximum: 4 }),
    first: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3,
        description: 'Who was first player in round 1; the token has gone left since.',
      }),
    ),
    general: Type.Optional(General),
    phase: Type.Optional(
      Type.Enum(['set-up', 'squad', 'turn', 'assault', 'reinforcements'], {
        description:
          'What starts now; `turn` is in the middle of a Squad Phase. The set-up goes on with heroes to pick.',
      }),
    ),
    track: Type.Optional(Track),
    lives: Type.Optional(Count),
    heroes: Type.Optional(
      Type.Array(
        Type.Object(
          {
            hero: Who,
            at: Type.Optional(SquadPlace),
            damage: Type.Optional(Count),
            armor: Type.Optional(Count),
            cubes: Type.Optional(Count),
            down: Type.Optional(Switch),
            dazed: Type.Optional(Switch),
            acted: Type.Optional(Type.Boolean({ description: 'Has had its turn of this round.' })),
          },
          CLOSED,
        ),
        { maxItems: 4, description: 'In the order in which they were picked, from the first player on.' },
      ),
    ),
    turn: Type.Optional(
      Type.Object(
        {
          hero: Who,
          left: Type.Optional(Type.Integer({ minimum: 0, maximum: 3, description: 'Actions left.' })),
          moved: Type.Optional(Switch),
          used: Type.Optional(Type.Array(SkillName, { description: 'Skills of once per turn that were used.' })),
        },
        { ...CLOSED, description: 'Whose turn it is, where the phase is `turn`.' },
      ),
    ),
    enemies: Type.Optional(
      Type.Array(
        Type.Object(
          {
            card: Card,
            at: Place,
            damage: Type.Optional(Count),
            armor: Type.Optional(Count),
            suppressed: Type.Optional(Switch),
            weakened: Type.Optional(Count),
            mark: Type.Optional(Count),
          },
          CLOSED,
        ),
        { maxItems: 16 },
      ),
    ),
    mine: Type.Optional(Place),
    fires: Type.Optional(Type.Array(SquadPlace, { maxItems: 2 })),
    aim: Type.Optional(SquadPlace),
    quarry: Type.Optional(Who),
    drawFire: Type.Optional(Who),
    villains: Type.Optional(
      Type.Array(Lieutenant, { maxItems: 3, description: 'The lieutenants still to come, the next one first.' }),
    ),
    gone: Type.Optional(Type.Array(Lieutenant, { maxItems: 3, description: 'Lieutenants that have left the board.' })),
    deck: Type.Optional(Type.Array(Minion, { description: 'The minion deck, the top card first.' })),
    pile: Type.Optional(Type.Array(Minion, { description: 'The reinforcement pile, the top card first.' })),
    shown: Type.Optional(Type.Integer({ minimum: 0, maximum: 48, description: 'Cards of the pile that lie open.' })),
    discard: Type.Optional(Type.Array(Minion)),
  },
  { ...CLOSED, description: 'A position; what is not said is as a new game has it. All 48 minions are somewhere.' },
)
export type Setup = Static<typeof Setup>

const choice = <Kind extends string, Fields extends Type.TProperties>(
  kind: Kind,
  fields: Fields,
  description: string,
) => Type.Object({ kind: Type.Literal(kind), ...fields }, { ...CLOSED, description })

/** What a skill or a rampage is aimed at; which of these it takes, its aim says. */
const AIMED = {
  enemy: Type.Optional(Place),
  enemies: Type.Optional(Type.Array(Place, { maxItems: 3, description: 'Different ones, in board order.' })),
  quadrant: Type.Optional(QuadrantName),
  lane: Type.Optional(LaneNumber),
  space: Type.Optional(Place),
  to: Type.Optional(SquadPlace),
  hero: Type.Optional(Who),
  way: Type.Optional(Way),
}
const Aimed = Type.Object(AIMED, CLOSED)
export type Aimed = Static<typeof Aimed>

const Trigger = Type.Enum(['retaliate', 'blast'])

export const Choice = Type.Union([
  choice('pick-hero', { hero: Who }, 'LS-R1: a hero that nobody has.'),
  choice('pick-actor', { hero: Who }, 'LS-R10: which of the own heroes has its turn.'),
  choice('move', { to: SquadPlace }, 'LS-060: one step.'),
  choice('skill', { skill: SkillName, ...AIMED }, 'LS-064: a skill of the hero, and what it is aimed at.'),
  choice('revive', { hero: Who }, 'LS-067: a fallen hero on the same space.'),
  choice('stand-up', {}, 'LS-070'),
  choice('stamp-out', {}, 'Puts out the fire on the own space.'),
  choice('rampage', AIMED, 'LS-082: the rampage ability, for three cubes.'),
  choice('end-turn', {}, 'LS-R11: the other actions are lost.'),
  choice('split-hits', { enemy: Place, hits: Type.Integer({ minimum: 1, maximum: 12 }) }, 'Hits for one enemy.'),
  choice('lose-hits', {}, 'The other hits are for nobody.'),
  choice('pass', {}, 'Does nothing with Orders.'),
  choice('recon-discard', { at: Count, card: Minion }, 'A card of the pile, counted from the top, from 0.'),
  choice('order-triggers', { space: Place, trigger: Trigger }, 'LS-R31: what is carried out next.'),
  choice('choose-target', { hero: Who }, 'LS-115: who is attacked, of those with the same health.'),
  choice('choose-space', { space: SquadPlace }, 'LS-R47: which of the fullest squad spaces is attacked.'),
  choice('choose-quarry', { hero: Who }, 'LS-R47: who is hunted, of those with the same health.'),
])
export type Choice = Static<typeof Choice>

const SHOWS = Type.Literal(true)
const Rule = Type.String({ pattern: '^LS-R?[0-9]+$' })

const event = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields, description: string) =>
  Type.Object({ kind: Type.Literal(kind), rule: Rule, ...fields }, { ...CLOSED, description })

const Dice = Type.Array(Type.Integer({ minimum: 1, maximum: 6 }))
const Face = Type.Integer({ minimum: 1, maximum: RING })
const Occasion = Type.Enum(['assault', 'ambush', 'retaliate', 'command'])
export type Occasion = Static<typeof Occasion>

/** What did it: a skill, a rampage, an enemy, a general's ability by its name, the mine, an assault. */
const By = Type.String({ pattern: '^(skill|rampage|minion|lieutenant|general)[.][a-z-]+$|^[a-z-]+$' })

const Because = Type.Enum([
  'only',
  'draw-fire',
  'quarry',
  'weakest',
  'most-health',
  'decided',
  'all-in-range',
  'crowd',
  'burning',
  'named',
])
export type Because = Static<typeof Because>

export const Event = Type.Union([
  event(
    'set-up',
    { general: General, damage: Count, lives: Count, heroes: Count, first: SeatId },
    'The table is laid: the general and its damage, squad tokens, how many heroes, who is first.',
  ),
  event('hero-picked', { seat: SeatId, hero: Who }, 'A hero and who plays it.'),
  event('phase-begun', { phase: Type.Enum([...PHASES]), round: Count, token: SeatId }, 'A phase starts.'),
  event('turn-begun', { hero: Who, seat: SeatId, actions: Count, dazed: Switch }, "A hero's turn starts."),
  event('turn-ended', { hero: Who, unused: Count }, "A hero's turn is over, with so many actions unused."),
  event('moved', { hero: Who, from: SquadPlace, to: SquadPlace, by: By }, 'A hero goes to another squad space.'),
  event('stood-up', { hero: Who, damage: Count }, 'A fallen hero stands up by itself.'),
  event('revived', { hero: Who, by: By, from: Who }, 'A fallen hero stands without damage, by the hero `from`.'),
  event('stamped-out', { hero: Who, space: SquadPlace }, 'A fire is put out.'),
  event('used', { hero: Who, skill: SkillName, ordered: Switch, aimed: Aimed }, 'A skill and what it is aimed at.'),
  event('rampaged', { hero: Who, rampage: RampageName, aimed: Aimed }, 'A rampage; its cubes are gone.'),
  event(
    'rolled',
    { hero: Who, by: By, spaces: Type.Array(Place), power: Count, marked: Count, dice: Dice, hits: Count },
    'A hero rolls against these; `marked` of the Power is by a mark.',
  ),
  event('hits-split', { hero: Who, space: Place, hits: Count, left: Count }, 'Hits of a barrage for one enemy.'),
  event('hits-lost', { hero: Who, hits: Count }, 'Hits of a barrage for nobody.'),
  event(
    'enemy-hurt',
    { space: Place, card: Card, amount: Count, armor: Count, damage: Count, left: Count, by: By },
    'Of the amount, armor takes so much and so much is damage; HP left.',
  ),
  event(
    'enemy-defeated',
    { space: Place, card: Card, by: By, hero: Type.Union([Who, Type.Null()]) },
    'An enemy leaves the board; the hero whose skill did it, if one did.',
  ),
  event('cube-gained', { hero: Who, cubes: Count }, 'A rampage cube.'),
  event('cube-lost', { hero: Who }, 'A rampage cube for which there is no room.'),
  event('healed', { hero: Who, amount: Count, left: Count, by: By }, 'Damage is removed; health left.'),
  event('hero-armored', { hero: Who, amount: Count, armor: Count, by: By }, 'A hero gains armor and has so much.'),
  event(
    'armor-lost',
    { hero: Who, amount: Count, armor: Count, by: By },
    'Armor for which a hero, who has so much, has no room.',
  ),
  event(
    'enemy-armored',
    { space: Place, card: Card, amount: Count, armor: Count, by: By, from: Type.Optional(Place) },
    'An enemy gains armor; `from` where another stands, if that one gives it.',
  ),
  event('shifted', { from: Place, to: Place, card: Card, by: By }, 'An enemy is moved by a skill.'),
  event(
    'stayed',
    {
      space: Place,
      card: Card,
      to: Type.Union([Place, Type.Null()]),
      because: Type.Enum(['immovable', 'occupied', 'outside']),
      by: By,
    },
    'An enemy is not moved by a skill that would have it go `to`, if there is such a space, and why.',
  ),
  event('charged', { from: Place, to: Place, card: Card }, 'An enemy charges to the frontline.'),
  event('mine-laid', { hero: Who, space: Place, from: Type.Union([Place, Type.Null()]) }, 'The mine is put or moved.'),
  event('mine-lifted', { hero: Who, space: Place }, 'The mine is set off from afar.'),
  event('mine-went-off', { space: Place, card: Card }, 'An enemy has entered the space of the mine.'),
  event(
    'token-put',
    { space: Place, card: Card, token: Type.Enum(['suppress', 'weaken', 'mark']), amount: Count, by: By },
    'A token is put on an enemy, which has so much of it now.',
  ),
  event('tokens-lifted', { spaces: Type.Array(Place) }, 'Suppress and Weaken end with the Enemy Assault Phase.'),
  event('drew-fire', { hero: Who }, 'Enemies that can choose this hero must.'),
  event('draw-fire-over', { hero: Who }, 'They need not any more.'),
  event('ordered', { hero: Who, by: Who }, 'A hero may act at the order of another.'),
  event('order-declined', { hero: Who }, 'It does nothing.'),
  event('pile-shown', { hero: Who, cards: Type.Array(Minion), shows: SHOWS }, 'The reinforcement pile is turned up.'),
  event('pile-discarded', { hero: Who, card: Minion, at: Count }, 'One of its cards is discarded.'),
  event(
    'attacked',
    {
      space: Place,
      card: Card,
      occasion: Occasion,
      because: Because,
      heroes: Type.Array(Who),
      power: Count,
      dice: Dice,
      hits: Count,
    },
    'An enemy attacks these heroes, because it must choose them.',
  ),
  event(
    'idle',
    {
      space: Place,
      card: Card,
      occasion: Occasion,
      because: Type.Enum(['no-hero', 'suppressed', 'no-power', 'nobody-to-help']),
    },
    'An enemy does nothing, and why.',
  ),
  event('commanded', { space: Place, card: Card, spaces: Type.Array(Place) }, 'An enemy has these attack at once.'),
  event(
    'hero-hurt',
    { hero: Who, amount: Count, armor: Count, damage: Count, left: Count, by: By },
    'Of the amount, armor takes so much and so much is damage; health left.',
  ),
  event('knocked-down', { hero: Who, lives: Count, paid: Switch }, 'A hero falls; squad tokens left, if one was paid.'),
  event('dazed', { hero: Who, card: Card }, 'The next turn of the hero has an action less.'),
  event(
    'blew-up',
    { space: Place, card: Card, squadSpace: SquadPlace },
    'A defeated enemy hurts those who stand close.',
  ),
  event(
    'flames-spread',
    { face: Face, space: SquadPlace, lit: Switch, because: Type.Optional(Type.Enum(['burns', 'no-token'])) },
    'Where the placement die puts a fire; if it is not lit, why: it burns there already, or no token is left.',
  ),
  event('burnt', { hero: Who, space: SquadPlace }, 'A turn ends on a burning space.'),
  event('aimed', { face: Face, space: SquadPlace }, 'Where the Bombardier aims.'),
  event('shot', { space: SquadPlace, heroes: Type.Array(Who) }, 'The shot falls there.'),
  event(
    'quarry-named',
    { hero: Type.Union([Who, Type.Null()]), because: Type.Enum(['weakest', 'decided', 'nobody-stands']) },
    'Who is hunted in this round; nobody stands: as before.',
  ),
  event('track-moved', { track: Track, lieutenant: Switch, skull: Switch }, 'The track token moves on.'),
  event('enlisted', { cards: Count, pile: Count, by: By }, 'Minions come to the bottom of the pile.'),
  event(
    'revealed',
    { card: Card, from: Type.Enum(['deck', 'pile', 'villains']), left: Count, shows: SHOWS },
    'A card is turned up, to be placed.',
  ),
  event(
    'placed',
    { card: Card, space: Place, face: Face, because: Type.Enum(['rolled', 'next-free', 'replaces']), armor: Count },
    'An enemy enters the board with so much armor: what its card says (LS-R68), and more by the general (LS-118).',
  ),
  event(
    'overwhelmed',
    { card: Card, face: Face, discarded: Card, space: Type.Union([Place, Type.Null()]) },
    'All spaces of the type are taken: what is discarded, from which space if it stood on one.',
  ),
  event('pile-drawn', { cards: Count }, 'The next reinforcement pile lies face down.'),
  event('reshuffled', { cards: Count }, 'The minion discard becomes the deck.'),
  event('token-passed', { seat: SeatId }, 'The first player token goes to the left.'),
  event('match-over', { won: Switch, reason: Type.Enum(['general-defeated', 'skull', 'no-tokens']) }, 'How it ended.'),
])
export type Event = Static<typeof Event>

/** A hero on the board. */
export interface Hero {
  readonly id: HeroId
  readonly seat: Seat
  at: SquadSpace
  /** Of one who is down as much as there are HP. */
  damage: number
  armor: number
  cubes: number
  down: boolean
  dazed: boolean
  /** Has had its turn of this round. */
  acted: boolean
}

/** An enemy on the board. */
export interface Enemy {
  readonly card: CardId
  damage: number
  armor: number
  suppressed: boolean
  /** LS-R51 Its next attack has so much less Power. */
  weakened: number
  /** The next hero attack against it has so much more Power (LS-R76). */
  mark: number
}

/** The turn of a hero. */
export interface Turn {
  /** The hero's place among the heroes. */
  readonly hero: number
  left: number
  moved: boolean
  /** Skills of once per turn that were used (LS-R24). */
  used: SkillId[]
}

/** LS-R31 What an action has caused and is still to be carried out. */
export interface Trigger {
  readonly do: 'retaliate' | 'blast'
  readonly at: Space
  readonly card: CardId
}

/** The steps of the game, as the rulebook names them. Heroes are named by their place. */
export type Step =
  | { readonly do: 'pick' }
  | { readonly do: 'deal-in'; readonly left: number }
  | { readonly do: 'squad-phase' }
  | { readonly do: 'rally' }
  | { readonly do: 'next-turn' }
  | { readonly do: 'go-on' }
  | { readonly do: 'triggers' }
  | { readonly do: 'assault-phase' }
  | { readonly do: 'assault'; readonly at: Space }
  | { readonly do: 'enemy'; readonly at: Space; readonly occasion: Occasion; readonly card: CardId }
  | { readonly do: 'again'; readonly at: Space; readonly occasion: Occasion; readonly card: CardId }
  | { readonly do: 'after-attack'; readonly at: Space; readonly card: CardId }
  | { readonly do: 'arrive'; readonly at: Space; readonly card: CardId }
  | { readonly do: 'reinforcements' }
  | { readonly do: 'pile' }
  | { readonly do: 'next-round' }
  | Question

export type Question =
  | {
      readonly ask: 'pick-hero' | 'pick-actor' | 'act' | 'recon-discard' | 'order-triggers'
      readonly of: readonly Seat[]
    }
  | { readonly ask: 'ordered-action'; readonly of: readonly Seat[]; readonly hero: number }
  | {
      readonly ask: 'split-hits'
      readonly of: readonly Seat[]
      readonly hits: number
      /** Enemy spaces that have got theirs. */
      readonly given: readonly Space[]
    }
  | {
      readonly ask: 'choose-target'
      readonly of: readonly Seat[]
      readonly at: Space
      readonly occasion: Occasion
      readonly heroes: readonly number[]
    }
  | {
      readonly ask: 'choose-space'
      readonly of: readonly Seat[]
      readonly at: Space
      readonly occasion: Occasion
      readonly spaces: readonly SquadSpace[]
    }
  | { readonly ask: 'choose-quarry'; readonly of: readonly Seat[]; readonly heroes: readonly number[] }

/** How the match ended. */
export interface Result {
  readonly payoffs: readonly number[]
  readonly reason: 'general-defeated' | 'skull' | 'no-tokens' | 'abandoned'
  readonly rule: string
}

/** Everything on the table. */
interface Position<Minion, Lieutenant> {
  viewer: Viewer
  options: Options
  seats: number
  phase: Phase
  /** Who has the first player token. */
  token: Seat
  /** D2 0 on Start, 13 on the skull; the round is one more. */
  track: number
  /** Squad tokens. */
  lives: number
  /** In the order in which they were picked (LS-R1). */
  heroes: Hero[]
  turn: Turn | null
  /** 16 places in board order. */
  enemies: (Enemy | null)[]
  general: GeneralId
  /** The general has entered the board. */
  entered: boolean
  mine: Space | null
  fires: SquadSpace[]
  aim: SquadSpace | null
  /** Heroes by their place. */
  quarry: number | null
  drawFire: number | null
  /** Lieutenants still to come, the next one first. */
  villains: Lieutenant[]
  /** Lieutenants that have left the board. */
  gone: LieutenantId[]
  /** The minion deck, the top card first. */
  deck: Minion[]
  /** The reinforcement pile, the top card first. */
  pile: Minion[]
  /** So many cards of the pile lie open, from the top. */
  shown: number
  discard: MinionId[]
  /** The card that was turned up and has no place yet. */
  turned: CardId | null
  /** All that was turned up in the set-up or in the last Reinforcements Phase, in that order. */
  arrivals: CardId[]
  triggers: Trigger[]
  todo: Step[]
  result: Result | null
}

export type State = Position<MinionId, LieutenantId>
/** What lies face down is `null`. */
export type View = Position<MinionId | null, LieutenantId | null>

/** The types of Last Stand, for the contract. */
export interface LastStand {
  Options: Options
  Setup: Setup
  View: View
  State: State
  Choice: Choice
  Event: Event
}
