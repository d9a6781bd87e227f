import Type, { type Static } from 'typebox'
import { Tick } from '#engine/beat'
import type { Seat, Viewer } from '#engine/game'
import { optionsSchema } from '#engine/options'
import { about } from '#games/roll-and-fight/about'
import { BOSS_IDS, type BossId } from '#games/roll-and-fight/content/bosses'
import { BOARDS, type BoardNumber, DEN_IDS, type DenId, type Side, SIDES } from '#games/roll-and-fight/content/dens'
import {
  ABILITY_IDS,
  type AbilityId,
  HERO_IDS,
  type HeroId,
  ITEM_IDS,
  type ItemId,
  TILE_IDS,
  type TileId,
} from '#games/roll-and-fight/content/heroes'
import {
  type Action,
  ACTIONS,
  type Effect,
  type Face,
  FACES,
  MINION_TYPES,
  type MinionType,
  ROOM_IDS,
  type RoomId,
} from '#games/roll-and-fight/content/vocabulary'
import type { Options } from '#games/roll-and-fight/options'

// What passes through the doors is described by schemas; the types are read off them.

const CLOSED = { additionalProperties: false } as const
const SeatId = Type.Integer({ minimum: 0, maximum: 3 })
const Count = Type.Integer({ minimum: 0, maximum: 99 })
const Switch = Type.Boolean()
const HeroName = Type.Unsafe<HeroId>(Type.Enum([...HERO_IDS]))
const TileName = Type.Unsafe<TileId>(Type.Enum(TILE_IDS))
const ItemName = Type.Unsafe<ItemId>(Type.Enum(ITEM_IDS))
const AbilityName = Type.Unsafe<AbilityId>(Type.Enum([...ABILITY_IDS]))
const BossName = Type.Unsafe<BossId>(Type.Enum([...BOSS_IDS]))
const DenName = Type.Unsafe<DenId>(Type.Enum(DEN_IDS))
const Board = Type.Unsafe<BoardNumber>(Type.Enum([...BOARDS]))
const SideName = Type.Enum([...SIDES])
const RoomName = Type.Unsafe<RoomId>(Type.Enum([...ROOM_IDS]))
const FaceName = Type.Unsafe<Face>(Type.Enum([...FACES]))
const MinionName = Type.Unsafe<MinionType>(Type.Enum([...MINION_TYPES]))
const ActionName = Type.Unsafe<Action>(Type.Enum([...ACTIONS]))
const DieId = Type.Integer({ minimum: 1, maximum: 99 })
const Minion = Type.Integer({ minimum: 0, maximum: 8, description: 'The place of a Minion in its room, from 0.' })
const Enemy = Type.Union([Minion, Type.Literal('boss')])
export type Enemy = Static<typeof Enemy>

/** The three dice of the Flashback tile, and the bonus action. */
export const SLOTS = [0, 1, 2, 'bonus'] as const
const Slot = Type.Unsafe<(typeof SLOTS)[number]>(Type.Enum([...SLOTS]))
export type FlashSlot = (typeof SLOTS)[number]

export const HEALINGS = ['extend', 'clear'] as const
export type Healing = (typeof HEALINGS)[number]
const Arg = Type.Unsafe<ItemId | AbilityId | Healing>(
  Type.Enum([...new Set([...ITEM_IDS, ...HEALINGS, ...ABILITY_IDS])]),
)
export type Arg = ItemId | AbilityId | Healing

const Die = Type.Object(
  { id: DieId, face: Type.Union([FaceName, Type.Null()], { description: 'Not rolled: null.' }) },
  CLOSED,
)
export type Die = Static<typeof Die>

const START = ['set-up', 'flashback', 'rolling', 'fighting', 'resolution'] as const
const Faces = Type.Array(FaceName, { minItems: 1, maxItems: 4 })

const Kills = Object.fromEntries(MINION_TYPES.map((type) => [type, Type.Optional(Count)])) as Record<
  MinionType,
  Type.TOptional<typeof Count>
>

const PlayerSetup = Type.Object(
  {
    hero: HeroName,
    den: DenName,
    boss: BossName,
    at: Type.Optional(RoomName),
    visited: Type.Optional(Type.Array(RoomName)),
    dead: Type.Optional(
      Type.Array(
        Type.Object(
          {
            room: RoomName,
            minions: Type.Optional(Type.Array(Minion, { description: 'All of the room if left out.' })),
            round: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 4, description: 'When; in this round if left out.' }),
            ),
          },
          CLOSED,
        ),
      ),
    ),
    evaded: Type.Optional(Type.Array(Type.Object({ room: RoomName, minion: Minion }, CLOSED))),
    dots: Type.Optional(Type.Array(Type.Object({ room: RoomName, minion: Minion }, CLOSED))),
    collected: Type.Optional(Type.Array(RoomName, { description: 'A room for each Loot icon taken there.' })),
    objectives: Type.Optional(Type.Array(RoomName, { description: 'Rooms whose Objective is marked.' })),
    kills: Type.Optional(
      Type.Object(Kills, { ...CLOSED, description: 'Of each type in the whole game, if more than lie dead.' }),
    ),
    bossHits: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })),
    hitBoss: Type.Optional(Switch),
    spaces: Type.Optional(Type.Integer({ minimum: 3, maximum: 6, description: 'Health spaces unlocked.' })),
    wounds: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
    bled: Type.Optional(Type.Integer({ minimum: 0, maximum: 6, description: 'Dice on the Health Track.' })),
    loot: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
    xp: Type.Optional(Type.Integer({ minimum: 0, maximum: 20, description: 'Experience spaces marked.' })),
    spent: Type.Optional(Type.Integer({ minimum: 0, maximum: 20, description: 'And so many of them crossed out.' })),
    beatings: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    items: Type.Optional(
      Type.Array(
        Type.Object(
          {
            item: ItemName,
            marked: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
            spent: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
          },
          CLOSED,
        ),
        { maxItems: 4, description: 'In their slots; those not named follow in printed order.' },
      ),
    ),
    tiles: Type.Optional(Type.Array(TileName, { maxItems: 4 })),
    recon: Type.Optional(
      Type.Array(Type.Object({ ability: AbilityName, marks: Type.Integer({ minimum: 1, maximum: 2 }) }, CLOSED)),
    ),
    dice: Type.Optional(
      Type.Array(Type.Union([FaceName, Type.Null()]), {
        maxItems: 4,
        description: 'The personal pool; not rolled: null.',
      }),
    ),
    sets: Type.Optional(Type.Array(Type.Object({ ability: AbilityName, faces: Faces }, CLOSED))),
    taken: Type.Optional(Count),
    stopped: Type.Optional(Switch),
  },
  { ...CLOSED, description: 'What is not said is as a new game has it.' },
)
export type PlayerSetup = Static<typeof PlayerSetup>

export const Setup = Type.Object(
  {
    options: Type.Optional(Type.Unsafe<Partial<Options>>(optionsSchema(about.options))),
    seats: Type.Integer({ minimum: 1, maximum: 4 }),
    phase: Type.Optional(Type.Enum([...START], { description: 'What starts now.' })),
    order: Type.Optional(Type.Array(SeatId, { description: 'Who picks a Hero when.' })),
    boards: Type.Optional(
      Type.Array(Board, { description: 'The den board of each seat, where Heroes are still picked.' }),
    ),
    round: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    faces: Type.Optional(
      Type.Array(ActionName, { minItems: 3, maxItems: 3, description: 'How the Flashback dice fall in this round.' }),
    ),
    players: Type.Optional(Type.Array(PlayerSetup, { maxItems: 4 })),
  },
  { ...CLOSED, description: 'A position; from the set-up on if no players are named.' },
)
export type Setup = Static<typeof Setup>

const choice = <Kind extends string, Fields extends Type.TProperties>(
  kind: Kind,
  fields: Fields,
  description: string,
) => Type.Object({ kind: Type.Literal(kind), ...fields }, { ...CLOSED, description })

const Dice = Type.Array(DieId, { maxItems: 4 })
const Take = Type.Optional(Type.Boolean({ description: 'Refills from the pool; so it is if left out.' }))

const RACE_CHOICES = [
  choice('roll', { dice: Dice }, 'RF-063: these dice.'),
  choice(
    'assign',
    {
      ability: AbilityName,
      dice: Dice,
      release: Type.Optional(Type.Union([DieId, Type.Null()], { description: 'The lowest locked die if left out.' })),
      take: Take,
    },
    'RF-066: a complete set.',
  ),
  choice(
    'bleed',
    {
      die: DieId,
      release: Type.Optional(Type.Array(DieId, { maxItems: 3, description: 'All locked dice if left out.' })),
      take: Take,
    },
    'RF-075: a die onto the Health Track.',
  ),
  choice('take', {}, 'RF-078: refill from the pool.'),
  choice('stop', {}, 'RF-080: no more rolling in this phase.'),
] as const
const RaceChoice = Type.Union([...RACE_CHOICES])
export type RaceChoice = Static<typeof RaceChoice>

export const Choice = Type.Union([
  choice('pick-hero', { hero: HeroName }, 'RF-R24: a Hero that nobody has.'),
  choice(
    'order-items',
    { items: Type.Array(ItemName, { minItems: 4, maxItems: 4 }) },
    'RF-021: the Items in their slots.',
  ),
  choice('pick-side', { side: SideName }, 'RF-023: a side of the den board.'),
  choice(
    'flash',
    { slot: Slot, action: ActionName, arg: Type.Optional(Arg) },
    'RF-039, RF-052: an action; with an Item, a way of Healing or an ability.',
  ),
  choice('buy', { tile: TileName, discard: Type.Optional(TileName) }, 'RF-055: an Ability tile.'),
  choice('mark', { room: RoomName }, 'RF-138: the Objective of the own room.'),
  choice('done-flashback', {}, 'RF-R30: what is left is forfeited.'),
  ...RACE_CHOICES,
  choice('end-beat', {}, 'RF-R60: nothing more in this beat.'),
  Tick,
  choice('start', { tile: TileName }, 'RF-092: a Start of Fighting ability.'),
  choice('end-start', {}, 'RF-R73: none of them any more.'),
  choice(
    'use',
    {
      ability: AbilityName,
      set: Type.Union([Count, Type.Null()], { description: 'The place of the set; Recon: null.' }),
    },
    'RF-094: an ability.',
  ),
  choice('item', { item: ItemName }, 'RF-133: a charge of an Item.'),
  choice(
    'target',
    { room: RoomName, enemy: Type.Optional(Enemy), via: Type.Optional(RoomName) },
    'Whom an effect is for, or where the Hero goes, and through which room.',
  ),
  choice('choose', { option: Type.Enum(['hit', 'shoot']) }, 'Which of two effects.'),
  choice(
    'gain',
    { action: ActionName, item: Type.Optional(ItemName) },
    'RF-R19: the Flashback action that was gained.',
  ),
  choice('skip', {}, 'RF-R63: not this optional effect.'),
  choice('done-fighting', {}, 'RF-R63: nothing more in this phase.'),
  choice(
    'collect',
    { room: RoomName, action: ActionName, arg: Type.Optional(Arg) },
    'RF-152: a Loot icon, and the action for it.',
  ),
  choice('done-collect', {}, 'RF-R100: the other icons are left.'),
  choice('done-resolution', {}, 'RF-160: no more Items.'),
])
export type Choice = Static<typeof Choice>

const Rule = Type.String({ pattern: '^RF-R?[0-9]+$' })
const SHOWS = Type.Literal(true)
const Nobody = Type.Null()

const event = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields, description: string) =>
  Type.Object({ kind: Type.Literal(kind), rule: Rule, ...fields }, { ...CLOSED, description })

const By = Type.String({
  pattern: '^(basic|tile|item|trait|boss)[.][a-z-]+$|^[a-z0-9-]+$',
  description: 'What did it: `tile.fan`, `item.stims`, `boss.sickle`, a die, the bonus action, Loot.',
})

const PHASES = ['set-up', 'flashback', 'rolling', 'fighting', 'over'] as const
type Phase = (typeof PHASES)[number]

const LINES = ['loot', 'training', 'boss', 'kill', 'objectives', 'escape'] as const
/** A line of the score. */
export type Line = (typeof LINES)[number]
const Points = Type.Integer({ minimum: -99, maximum: 99 })
const Scored = Type.Object({ line: Type.Enum([...LINES]), points: Points, rule: Rule }, CLOSED)

/** Why somebody has won, or nobody. */
const REASONS = [
  ...(['highest', 'survivor', 'stayed', 'tie-break', 'shared', 'brawl'] as const),
  ...(['target', 'missed', 'dead', 'left'] as const),
] as const

export const Event = Type.Union([
  event('set-up', { pool: Count, boards: Type.Array(Board) }, 'The dice in the pool and the den boards.'),
  event('hero-picked', { seat: SeatId, hero: HeroName, shows: SHOWS }, 'Who has which Hero.'),
  event('items-ordered', { seat: SeatId, items: Type.Array(ItemName), shows: SHOWS }, 'The Items in their slots.'),
  event('boss-dealt', { seat: SeatId, boss: BossName, shows: SHOWS }, 'The Boss of a seat.'),
  event(
    'side-picked',
    { seat: SeatId, den: DenName, health: Count, shows: SHOWS },
    'The den; the Boss has so much health.',
  ),
  event('phase-begun', { phase: Type.Enum([...PHASES]), round: Count }, 'A phase starts.'),
  event(
    'dice-set-aside',
    { seat: SeatId, dice: Count, left: Count },
    'Dice of the pool become personal; so many are left.',
  ),
  event('flashback-rolled', { faces: Type.Array(ActionName) }, 'The Flashback dice.'),
  event('trained', { seat: SeatId, amount: Count, marked: Count, by: By }, 'Experience spaces are marked.'),
  event('purchased', { seat: SeatId, item: ItemName, marked: Count, by: By }, 'A square of an Item is marked.'),
  event('taxed', { seat: SeatId, left: Count }, 'The Pawnbroker crosses out an Experience space; unspent ones left.'),
  event('extended', { seat: SeatId, spaces: Count, by: By }, 'An Additional Health space is marked.'),
  event('healed', { seat: SeatId, amount: Count, wounds: Count, by: By }, 'Wounds are cleared; so many are left.'),
  event('reconned', { seat: SeatId, ability: AbilityName, marks: Count, ready: Switch, by: By }, 'A Recon mark.'),
  event('recon-lost', { seat: SeatId, ability: AbilityName }, 'Recon marks are gone, unused.'),
  event('looted', { seat: SeatId, crossed: Count, value: Count, by: By }, 'A Loot Track space is crossed out.'),
  event(
    'bought',
    { seat: SeatId, tile: TileName, cost: Count, left: Count, discarded: Type.Union([TileName, Nobody]) },
    'A tile for Experience; so much is left.',
  ),
  event('flashback-done', { seat: SeatId, unused: Count, shows: SHOWS }, 'A seat has finished its Flashback Phase.'),
  event('countdown', { opens: Type.Integer() }, 'Rolling opens at this moment.'),
  event('rolling-opened', { lead: SeatId }, 'All may roll.'),
  event(
    'rolled',
    { seat: SeatId, dice: Type.Array(Die), locked: Type.Array(DieId), shows: SHOWS },
    'Dice and what they show; those of the pool that are locked now.',
  ),
  event('timer-started', { closes: Type.Integer() }, 'When the pool of somebody alone closes.'),
  event('pool-closed', { left: Count }, 'No more dice may be taken.'),
  event(
    'assigned',
    { seat: SeatId, ability: AbilityName, dice: Type.Array(Die), released: Type.Array(DieId), shows: SHOWS },
    'A set lies on an ability; what was picked up with it.',
  ),
  event(
    'bled',
    { seat: SeatId, die: DieId, space: Count, released: Type.Array(DieId), shows: SHOWS },
    'A die lies on a Health space; what was picked up with it.',
  ),
  event(
    'took',
    { seats: Type.Array(SeatId), left: Count, shows: SHOWS },
    'Who got each die of the pool, one after the other; so many are left.',
  ),
  event(
    'order-failed',
    { seat: SeatId, code: Type.String(), shows: SHOWS },
    'What was ordered is not possible any more.',
  ),
  event(
    'put-off',
    { seat: SeatId, until: Type.Integer(), shows: SHOWS },
    'A roll waits until dice may be rolled again.',
  ),
  event(
    'stopped',
    { seat: SeatId, because: Type.Enum(['said', 'hopeless', 'clock', 'last-beat']), shows: SHOWS },
    'A seat rolls no more in this phase.',
  ),
  event('thrown', { beat: Count, shows: SHOWS }, 'All dice of a beat are thrown.'),
  event('beat-over', { beat: Count, left: Count, shows: SHOWS }, 'A beat of the relaxed mode is over.'),
  event(
    'rolling-over',
    { returned: Type.Array(Count), left: Count, shows: SHOWS },
    'Dice go back to the pool, from each seat.',
  ),
  event(
    'start-over',
    { seat: SeatId, returned: Count, wounds: Count },
    'Dice leave the Health Track; so many Wounds now.',
  ),
  event(
    'began',
    { seat: SeatId, by: By, set: Type.Union([Faces, Nobody]), times: Count },
    'An ability or Item is begun, with its dice, so many times in a row.',
  ),
  event('performed', { seat: SeatId, by: By, left: Count }, 'One performance is over; so many follow.'),
  event(
    'cut-short',
    { seat: SeatId, by: By, effect: Type.String() },
    'An effect cannot be performed: the rest is lost.',
  ),
  event('skipped', { seat: SeatId, by: By, effect: Type.String() }, 'An optional effect is left out.'),
  event('used-up', { seat: SeatId, by: By, returned: Count, left: Count }, 'It is over; dice go back to the pool.'),
  event('moved', { seat: SeatId, from: RoomName, to: RoomName, visited: Switch, by: By }, 'The Hero enters a room.'),
  event(
    'jumped',
    { seat: SeatId, from: RoomName, via: RoomName, to: RoomName, visited: Switch, by: By },
    'The Hero leaps through a room.',
  ),
  event(
    'dotted',
    { seat: SeatId, room: RoomName, minion: Minion, type: MinionName, by: By },
    'A damage that does not kill yet.',
  ),
  event(
    'killed',
    { seat: SeatId, room: RoomName, minion: Minion, type: MinionName, by: By },
    'A Minion is crossed out.',
  ),
  event(
    'boss-hurt',
    { seat: SeatId, crossed: Count, health: Count, hit: Switch, by: By },
    'A Boss Track space is crossed out.',
  ),
  event('boss-killed', { seat: SeatId, boss: BossName, by: By }, 'The Boss is crossed out.'),
  event('evaded', { seat: SeatId, room: RoomName, minion: Minion, type: MinionName, by: By }, 'A Minion is inactive.'),
  event('wounded', { seat: SeatId, wounds: Count, spaces: Count, by: By }, 'A Health space is crossed out.'),
  event('wound-ignored', { seat: SeatId, by: By, because: Type.Enum(['no-space', 'soaked']) }, 'A Wound that is none.'),
  event('brewed', { seat: SeatId, times: Count, by: By }, 'The next ability is performed so many more times.'),
  event('brew-lost', { seat: SeatId }, 'No ability followed.'),
  event('exposed', { seat: SeatId, room: RoomName }, 'Two fell in one room, and the Hero stood still.'),
  event('exposure-over', { seat: SeatId }, 'The Hero has moved on.'),
  event(
    'objective-marked',
    { seat: SeatId, room: RoomName, points: Count, own: Switch },
    'By the player, or by itself.',
  ),
  event('dots-erased', { seat: SeatId, minions: Count }, 'Damage that did not kill is gone.'),
  event('fighting-done', { seat: SeatId, shows: SHOWS }, 'A seat has finished its Fighting Phase.'),
  event('sets-returned', { seat: SeatId, dice: Count, left: Count }, 'Unused sets go back to the pool.'),
  event(
    'collected',
    { seat: SeatId, room: RoomName, left: Count },
    'A Loot icon is crossed out; so many are left there.',
  ),
  event(
    'den-wounds',
    { seat: SeatId, sources: Type.Array(Type.Object({ room: RoomName, enemy: Enemy }, CLOSED)) },
    'Who wounds the Hero in step 3.',
  ),
  event('beaten', { seat: SeatId, beatings: Count, limit: Count }, 'A Beating; the dice limit from now on.'),
  event('died', { seat: SeatId }, 'The second Beating.'),
  event('evasion-over', { seat: SeatId, minions: Count }, 'Evaded Minions are active again.'),
  event('boss-recovered', { seat: SeatId, boss: BossName, cleared: Count }, 'All Wounds of the Boss are gone.'),
  event(
    'raised',
    { seat: SeatId, room: RoomName, minion: Minion, type: MinionName, by: By },
    'A Minion is not crossed out any more.',
  ),
  event('resolution-done', { seat: SeatId, shows: SHOWS }, 'A seat has finished its round.'),
  event(
    'scored',
    { seat: SeatId, lines: Type.Array(Scored), total: Points, path: Type.Array(RoomName) },
    'What a seat has come to.',
  ),
  event('brawled', { seat: SeatId, faces: Type.Array(FaceName), points: Points }, 'Dice of a brawl.'),
  event(
    'match-over',
    {
      winners: Type.Array(SeatId),
      reason: Type.Enum([...REASONS]),
    },
    'How it ended.',
  ),
])
export type Event = Static<typeof Event>

/** What a seat has ordered in the race, and when that came; what others ordered is `null` in a view. */
export interface Order {
  readonly what: RaceChoice | null
  readonly came: number
}

/** A set of dice on an ability. */
export interface DiceSet {
  readonly ability: AbilityId
  readonly dice: readonly Die[]
}

export interface Minions {
  /** The round in which it was crossed out; 0 while it lives. */
  died: number
  evaded: boolean
  /** RF-110 */
  dot: boolean
}

/** A room of one's own den; what is printed there, the content says. */
export interface DenRoom {
  visited: boolean
  /** Loot icons crossed out. */
  collected: number
  marked: boolean
  /** RF-R84 Master Planner has been asked here. */
  planned: boolean
  minions: Minions[]
}

interface Item {
  readonly item: ItemId
  /** Squares marked, and those of them that are crossed out. */
  marked: number
  spent: number
}

/** An unlocked Health space: free, crossed out, or the die that lies there. */
type Space = 'free' | 'wound' | number

/** An ability or Item that is being resolved. */
export interface Use {
  readonly by: AbilityId | ItemId
  readonly what: 'ability' | 'item' | 'start'
  /** The set it was paid with, if any. */
  readonly set: DiceSet | null
  /** Performances still to come. */
  left: number
  /** Rooms shot at in this performance, in order. */
  shot: RoomId[]
  /** RF-R80 The spare step has been made in this performance. */
  stepped: boolean
  moved: boolean
  /** Where enemies died during it, once for each. */
  kills: RoomId[]
}

/** What a seat's Fighting Phase keeps in mind. */
export interface Fight {
  /** Start of Fighting abilities may still be used. */
  starting: boolean
  started: TileId[]
  use: Use | null
  /** RF-R75 Performances that are added to the next ability. */
  brew: number
  /** RF-R76 Chances that Objectives have opened. */
  chances: number
  /** RF-R77 */
  exposed: RoomId | null
  /** The use before changed the Hero's room. */
  movedOn: boolean
  /** Damage that the Boss has taken in this phase. */
  bossDamage: number
}

/** The steps of a seat, on a stack of its own; an effect names the passive tile that adds it. */
export type Step =
  | { readonly do: 'start-fighting' }
  | { readonly do: 'perform'; readonly again?: true }
  | { readonly do: 'effect'; readonly effect: Effect; readonly tile?: TileId }
  | { readonly do: 'performed' }
  | { readonly do: 'end-use' }
  | { readonly do: 'clear-recon' }
  | { readonly do: 'collecting' }
  | { readonly do: 'forget-recon' }
  | { readonly do: 'den-wounds' }
  | { readonly do: 'beating' }
  | { readonly do: 'evasion-over' }
  | Question

export type Question =
  | { readonly ask: 'flashback' | 'fight' | 'collect' | 'resolution' | 'choose'; readonly of: readonly Seat[] }
  | { readonly ask: 'target'; readonly of: readonly Seat[]; readonly effect: Effect; readonly tile?: TileId }
  | { readonly ask: 'gain'; readonly of: readonly Seat[]; readonly actions: readonly Action[]; readonly tile: TileId }

/** All that is a seat's own. */
export interface Board {
  hero: HeroId | null
  readonly board: BoardNumber
  /** The side that was chosen; of others in a view it is `hidden` until all have chosen. */
  side: Side | 'hidden' | null
  den: DenId | null
  boss: BossId | null
  /** The items are in their slots. */
  items: Item[]
  /** The slots have been filled as the player likes. */
  ordered: boolean
  at: RoomId
  rooms: DenRoom[]
  /** Boss Track spaces crossed out. */
  bossHits: number
  bossDead: boolean
  /** RF-R96 */
  hitBoss: boolean
  kills: Record<MinionType, number>
  health: Space[]
  /** Loot Track spaces crossed out. */
  loot: number
  /** Experience spaces marked, and those of them that are crossed out. */
  xp: number
  spent: number
  beatings: number
  dead: boolean
  tiles: TileId[]
  recon: Partial<Record<AbilityId, number>>
  /** Flashback actions used. */
  flashed: FlashSlot[]
  /** The personal pool. */
  dice: Die[]
  sets: DiceSet[]
  /** Dice taken from the pool in this Rolling Phase, the first ones not counted. */
  taken: number
  /** The number of the next die (RF-R42). */
  nextDie: number
  stopped: boolean
  /** What is still to be done, the oldest first; and a roll that waits for its time (RF-R45). */
  orders: Order[]
  held: Order | null
  /** When commands of the last second came. */
  stamps: number[]
  /** Dice may be rolled again from then on. */
  restedAt: number
  /** Orders that failed or had to wait, in the whole match: that much everybody sees. */
  missed: number
  /** Orders that still waited when their seat was stopped, in the whole match: that much, too. */
  dropped: number
  /** The last command that was carried out. */
  last: RaceChoice | null
  /** RF-R60 Has ended this beat. */
  ready: boolean
  fight: Fight | null
  todo: Step[]
}

/** A Rolling Phase. */
interface Race {
  /** When the countdown is over. */
  readonly opens: number
  isOpen: boolean
  /** After this no more dice may be taken; not known before the first roll of somebody alone. */
  closes: number | null
  closed: boolean
  /** Since when only one seat has not stopped. */
  aloneSince: number | null
  /** When the last command was carried out. */
  lastCommand: number
  /** RF-R60 */
  beat: number
  /** Beats played since the pool was empty or closed. */
  emptyFor: number
  /** Beats in a row in which no die was assigned, bled or taken. */
  idleFor: number
  /** All are throwing, or assigning. */
  throwing: boolean
}

export interface Result {
  readonly payoffs: readonly number[]
  readonly reason: (typeof REASONS)[number]
  readonly rule: string
}

/** Everything on the table. */
export interface State {
  viewer: Viewer
  options: Options
  seats: number
  round: number
  phase: Phase
  /** Milliseconds that have been raced in this match. */
  time: number
  /** Who picks a Hero when. */
  order: readonly Seat[]
  /** The Flashback dice of this round. */
  faces: Action[]
  race: Race | null
  boards: Board[]
  /** RF-R114 Whose players have left for good, and not come back. */
  left: readonly Seat[]
  result: Result | null
}
export type View = State

/** The types of the game, for the contract. */
export interface RollAndFight {
  Options: Options
  Setup: Setup
  View: View
  State: State
  Choice: Choice
  Event: Event
}
