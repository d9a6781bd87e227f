// Section D of the rules document. The rulebook prints Fire, Fists, Shield and Knight, which stay as they are.

/** One thing that an ability does. */
export type Keyword =
  | { readonly do: 'power'; readonly by: number }
  | { readonly do: 'hits' }
  | { readonly do: 'negate'; readonly what: Block }
  | { readonly do: 'defend' }
  | { readonly do: 'reflect' }
  | { readonly do: 're-engage' }
  | { readonly do: 'scatter-shot' }
  | { readonly do: 'seal' }
  | { readonly do: 'revive' }
  | { readonly do: 'recover' }
  | { readonly do: 'resist' }

/** What a Negate forbids. */
export type Block = 'defend' | 'reflect'

/** Keywords that pick a card. */
export type Picking = 'seal' | 'revive' | 'recover'

/** Keywords joined with "&": one use, one cost (LB-R16). */
export type Ability = readonly Keyword[]

/** LB-067, LB-069 What a use costs: the card turns sideways, or face down. */
export const COSTS = ['fatigue', 'forfeit'] as const
export type Cost = (typeof COSTS)[number]

/** The abilities that a card may have, as they are printed. */
export const ABILITIES = ['continuous', ...COSTS] as const

export const TYPES = ['class', 'element', 'arms'] as const
/** LB-R7 The type is on the back, for all to see. */
export type CardType = (typeof TYPES)[number]

export interface AttributeCard {
  readonly name: string
  /** LB-074 Always on while the card lies face up in a Reveal Zone. */
  readonly continuous?: Ability
  readonly fatigue?: Ability
  readonly forfeit?: Ability
  readonly flavour: string
}

export type Faction = 'red' | 'blue' | 'gray'

export interface Champion {
  readonly name: string
  /** LB-006 Matters in Allied Combat only. */
  readonly faction: Faction | null
  readonly isLeader: boolean
  readonly skill: string
  readonly secret: Ability
}

const power = (by: number) => ({ do: 'power', by }) as const
const hits = { do: 'hits' } as const
const noDefend = { do: 'negate', what: 'defend' } as const
const noReflect = { do: 'negate', what: 'reflect' } as const
const defend = { do: 'defend' } as const
const reflect = { do: 'reflect' } as const
const reEngage = { do: 're-engage' } as const
const scatterShot = { do: 'scatter-shot' } as const
const seal = { do: 'seal' } as const
const revive = { do: 'revive' } as const
const recover = { do: 'recover' } as const
const resist = { do: 'resist' } as const

const ATTRIBUTES = {
  'class.knight': {
    name: 'Knight',
    fatigue: [defend],
    forfeit: [defend],
    flavour: 'The gate stands while I stand.',
  },
  'class.warrior': {
    name: 'Warrior',
    continuous: [power(1)],
    fatigue: [power(1)],
    forfeit: [defend],
    flavour: 'Scarred on the front, never on the back.',
  },
  'class.assassin': {
    name: 'Assassin',
    continuous: [noDefend],
    fatigue: [power(2)],
    forfeit: [seal],
    flavour: 'Your guard was up. I came from below.',
  },
  'class.ranger': {
    name: 'Ranger',
    fatigue: [power(1), noDefend],
    forfeit: [scatterShot],
    flavour: 'Nine arrows up before the first comes down.',
  },
  'class.cleric': {
    name: 'Cleric',
    fatigue: [noReflect],
    forfeit: [recover],
    flavour: "Rise. Your name is not on today's list.",
  },
  'class.warlock': {
    name: 'Warlock',
    fatigue: [seal],
    forfeit: [power(2), seal],
    flavour: 'I bought your talent from someone you trusted.',
  },
  'class.berserker': {
    name: 'Berserker',
    continuous: [power(1)],
    fatigue: [reEngage],
    forfeit: [power(2)],
    flavour: 'Somebody tell my arms it is over.',
  },
  'class.marshal': {
    name: 'Marshal',
    continuous: [noReflect],
    fatigue: [power(1), hits],
    forfeit: [revive],
    flavour: 'Second rank, forward. First rank, get up.',
  },
  'element.fire': {
    name: 'Fire',
    continuous: [power(1)],
    forfeit: [power(2), noDefend],
    flavour: 'It only asks for everything.',
  },
  'element.water': {
    name: 'Water',
    fatigue: [reflect],
    forfeit: [revive],
    flavour: 'Strike the sea and see who gets wet.',
  },
  'element.wind': {
    name: 'Wind',
    continuous: [hits],
    fatigue: [noReflect],
    forfeit: [defend],
    flavour: 'Gone before the first leaf lands.',
  },
  'element.earth': {
    name: 'Earth',
    continuous: [resist],
    forfeit: [hits, noReflect],
    flavour: 'The mountain does not duck.',
  },
  'element.lightning': {
    name: 'Lightning',
    fatigue: [hits],
    forfeit: [scatterShot],
    flavour: 'Every tall thing is a target.',
  },
  'element.ice': {
    name: 'Ice',
    continuous: [resist],
    forfeit: [power(1), seal],
    flavour: 'Cold enough to stop a thought.',
  },
  'element.light': {
    name: 'Light',
    fatigue: [defend],
    forfeit: [power(1), noDefend, noReflect],
    flavour: 'Nothing to hide behind at noon.',
  },
  'element.shadow': {
    name: 'Shadow',
    fatigue: [seal],
    forfeit: [reflect],
    flavour: 'You hit what I left standing there.',
  },
  'arms.fists': {
    name: 'Fists',
    continuous: [hits],
    fatigue: [power(1)],
    flavour: 'Two arguments, no waiting.',
  },
  'arms.shield': {
    name: 'Shield',
    fatigue: [reflect],
    forfeit: [reflect],
    flavour: 'Please, have it back.',
  },
  'arms.sword': {
    name: 'Sword',
    continuous: [power(1)],
    forfeit: [reflect],
    flavour: 'The parry is half of the cut.',
  },
  'arms.spear': {
    name: 'Spear',
    continuous: [power(1)],
    fatigue: [noDefend, noReflect],
    forfeit: [seal],
    flavour: 'Nine feet of last word.',
  },
  'arms.bow': {
    name: 'Bow',
    fatigue: [scatterShot],
    forfeit: [power(1)],
    flavour: 'Stand closer together, please.',
  },
  'arms.hammer': {
    name: 'Hammer',
    fatigue: [power(2)],
    forfeit: [power(1), seal],
    flavour: 'It fixes anything once.',
  },
  'arms.daggers': {
    name: 'Daggers',
    fatigue: [power(1), reEngage],
    forfeit: [power(1), hits],
    flavour: 'One you saw. That was the point.',
  },
  'arms.staff': {
    name: 'Staff',
    continuous: [resist],
    forfeit: [hits, noDefend],
    flavour: 'Six feet of polite distance.',
  },
} as const satisfies Record<`${CardType}.${string}`, AttributeCard>

export type CardId = keyof typeof ATTRIBUTES
export const ATTRIBUTE: Readonly<Record<CardId, AttributeCard>> = ATTRIBUTES
export const CARDS = Object.keys(ATTRIBUTES) as CardId[]

const PEOPLE = {
  'champion.rhosyn': {
    name: 'Rhosyn Emberhall',
    faction: 'red',
    isLeader: true,
    skill: 'The Last Torch',
    secret: [power(3)],
  },
  'champion.brakk': {
    name: 'Brakk Threefold',
    faction: 'red',
    isLeader: false,
    skill: 'Three Blows, One Breath',
    secret: [hits, hits],
  },
  'champion.ysolde': {
    name: 'Ysolde Sablequill',
    faction: 'red',
    isLeader: false,
    skill: 'Struck from the Roll',
    secret: [power(2), seal],
  },
  'champion.ondrin': {
    name: 'Ondrin Tidewall',
    faction: 'blue',
    isLeader: true,
    skill: 'Not One Step',
    secret: [defend],
  },
  'champion.mirelle': {
    name: 'Mirelle Stillwater',
    faction: 'blue',
    isLeader: false,
    skill: 'See Yourself Fall',
    secret: [reflect],
  },
  'champion.tobiah': {
    name: 'Tobiah Greenward',
    faction: 'blue',
    isLeader: false,
    skill: 'Up Again',
    secret: [recover],
  },
  'champion.vesper': {
    name: 'Vesper Ashgrave',
    faction: 'gray',
    isLeader: true,
    skill: 'Against Every Banner',
    secret: [power(4), hits, noDefend, noReflect],
  },
  'champion.noor': {
    name: 'Noor Waywalker',
    faction: null,
    isLeader: false,
    skill: 'Miles Yet to Go',
    secret: [power(2), reEngage],
  },
} as const satisfies Record<`champion.${string}`, Champion>

export type ChampionId = keyof typeof PEOPLE
export const CHAMPION: Readonly<Record<ChampionId, Champion>> = PEOPLE
export const CHAMPIONS = Object.keys(PEOPLE) as ChampionId[]

/** What a keyword is called where it stands alone. */
export const nameOf = (keyword: Keyword): string => (keyword.do === 'negate' ? `negate-${keyword.what}` : keyword.do)

/** Every keyword of every ability: `class.knight.fatigue.defend`, `champion.rhosyn.secret.power`. */
export const PRINTED: readonly string[] = [
  ...CHAMPIONS.map((champion) => [`${champion}.secret`, CHAMPION[champion].secret] as const),
  ...CARDS.flatMap((card) => ABILITIES.map((cost) => [`${card}.${cost}`, ATTRIBUTE[card][cost] ?? []] as const)),
].flatMap(([id, ability]) => [...new Set(ability.map((keyword) => `${id}.${nameOf(keyword)}`))])

/** A hidden attribute card shows the type on its back, a hidden Champion nothing at all (LB-R7, LB-R8). */
export type SeenCard = CardId | CardType
export const FACE_DOWN = 'face-down'
export type SeenChampion = ChampionId | typeof FACE_DOWN

const TYPE_OF = Object.fromEntries(CARDS.map((card) => [card, card.slice(0, card.indexOf('.'))])) as Record<
  CardId,
  CardType
>
export const typeOf = (card: SeenCard): CardType => TYPE_OF[card as CardId] ?? (card as CardType)
export const isKnown = (card: SeenCard): card is CardId => card in TYPE_OF

export const cardsOf = (type: CardType): CardId[] => CARDS.filter((card) => typeOf(card) === type)

/** Class, Element, Arms, as the rulebook lists them. */
export const inTypeOrder = (a: SeenCard, b: SeenCard): number => TYPES.indexOf(typeOf(a)) - TYPES.indexOf(typeOf(b))

/** What an ability picks a card for, if it does. */
export const pickingOf = (ability: Ability): Picking | undefined => {
  for (const { do: does } of ability) if (does === 'seal' || does === 'revive' || does === 'recover') return does
  return undefined
}
