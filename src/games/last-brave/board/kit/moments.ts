import { Match } from '#engine/match'
import { lastBrave } from '#games/last-brave/game'
import { parseChoice, parseSeat, position } from '#games/last-brave/notation'
import type { Options } from '#games/last-brave/options'
import type { Event, LastBrave, Setup } from '#games/last-brave/types'
import type { KitStage, Reached } from '#web/design/parts'

/** A moment of a match: a dealt start, or one in the notation of the rules document; then answers. */
interface Moment extends Omit<KitStage, 'reach'> {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly start?: string
  readonly setup?: Partial<Setup>
  /** Points of a campaign, by seat. */
  readonly points?: readonly number[]
  /** `S1: attack S2`. */
  readonly moves?: readonly string[]
}

/** Plays there with the real rules. */
export function reach({ seats = 4, options = {}, start, setup, points = [], moves = [] }: Moment): Reached<LastBrave> {
  const match =
    start === undefined
      ? Match.start(lastBrave, { seats, options, seed: 'kit' })
      : startFrom({ ...position(start), ...setup }, points)
  let last: readonly Event[] = match.opening
  for (const move of moves) {
    const [seat, choice] = move.split(': ') as [string, string]
    last = match.submit({ actor: parseSeat(seat), choice: parseChoice(choice) })
  }
  return { match, last }
}

function startFrom(setup: Setup, points: readonly number[]): Match<LastBrave> {
  const fighters = setup.fighters.map((fighter, seat) => ({ ...fighter, points: points[seat] ?? 0 }))
  return Match.start(lastBrave, { seats: fighters.length, setup: { ...setup, fighters }, seed: 'kit' })
}

const FOUR = `start: free-for-all, active S1
  S1 rhosyn   hand[Knight] reveal[Fire, Fists] damage[]
  S2 brakk    hand[Ranger, Water, Shield] reveal[] damage[]
  S3 ysolde   hand[Cleric, Wind] reveal[Bow] damage[]
  S4 noor     hand[Marshal, Ice, Hammer] reveal[] damage[]`

const SEVEN = `start: allied, total-annihilation, active S4
  S1 ondrin   hand[Knight] reveal[Light, Shield] damage[]
  S2 brakk!   hand[Ranger] reveal[Water~] damage[Bow]
  S3 ysolde   hand[] reveal[Wind] damage[Cleric, Staff]
  S4 rhosyn   hand[Marshal] reveal[Fire, Hammer~] damage[]
  S5 mirelle! hand[] reveal[Warlock#, Ice] damage[Daggers]
  S6 OUT tobiah!
  S7 vesper   hand[] reveal[Assassin~, Shadow, Sword] damage[]`

const BUILDER = `start: free-for-all, active S1
  S1 ysolde   hand[] reveal[Marshal, Lightning, Spear] damage[]
  S2 brakk    hand[Ranger] reveal[Water, Shield] damage[]
  S3 rhosyn!  hand[Cleric] reveal[Earth~, Bow] damage[]
  S4 noor     hand[] reveal[Warrior#, Ice] damage[Hammer]
  S5 ondrin   hand[Knight] reveal[Shadow] damage[Fists]
  S6 mirelle! hand[] reveal[] damage[Warlock, Fire, Sword]
  S7 vesper   hand[Assassin] reveal[Wind~] damage[Daggers]`

/** The moments at which the table is most different. */
export const MOMENTS: readonly Moment[] = [
  { id: 'opening', title: 'Three at the table, first turn', seats: 3, moves: [] },
  { id: 'four', title: 'Four: the attack is ours to build', start: FOUR },
  { id: 'seven-build', title: 'Seven: every card has something to offer', start: BUILDER },
  { id: 'seven', title: 'Seven, allied: we take a Hit', start: SEVEN, moves: ['S4: use Fire.Fo', 'S4: attack S1'] },
  {
    id: 'reflected',
    title: 'Seven, allied: we reflect',
    start: SEVEN,
    moves: ['S4: attack S1', 'S1: reveal Knight', 'S1: use Shield.Fa'],
    viewer: 3,
  },
  {
    id: 'scatter',
    title: 'A Scatter Shot at four',
    start: `start: allied, take-out-the-command, active S3
  S1 rhosyn!  hand[] reveal[Warrior, Lightning~, Bow] damage[]
  S2 ondrin!  hand[] reveal[Light] damage[Knight, Sword]
  S3 vesper!  hand[] reveal[Ranger, Fire, Fists] damage[]
  S4 brakk!   hand[] reveal[Marshal, Earth, Hammer] damage[]
  S5 mirelle! hand[] reveal[Cleric, Ice, Staff] damage[]`,
    moves: ['S3: use Ranger.Fo'],
    viewer: 2,
  },
  {
    id: 'between',
    title: 'Between two Hits',
    start: `start: free-for-all, active S1
  S1 rhosyn   hand[Warlock] reveal[Shadow, Fists] damage[]
  S2 brakk!   hand[] reveal[Ranger, Water, Shield] damage[]
  S3 ysolde!  hand[] reveal[Wind, Bow] damage[Cleric]`,
    moves: ['S1: attack S2', 'S2: move Ranger'],
  },
  {
    id: 'last-moment',
    title: 'No card left for this point',
    start: `start: free-for-all, active S2
  S1 tobiah   hand[] reveal[] damage[Knight, Water, Shield]
  S2 rhosyn!  hand[Warrior] reveal[Fire, Bow] damage[]
  S3 ysolde!  hand[] reveal[] damage[Cleric, Wind, Staff]`,
    moves: ['S2: attack S1'],
  },
  {
    id: 'campaign',
    title: 'A campaign: the fourth turn without a change',
    start: `start: free-for-all, active S1, stall counter 4
  S1 rhosyn!  hand[] reveal[Ice, Staff] damage[Knight]
  S2 OUT brakk!
  S3 ondrin   hand[] reveal[Earth, Sword] damage[Cleric]
  S4 noor!    hand[] reveal[Wind] damage[Warrior, Bow]`,
    setup: { options: { campaign: 'defeats' }, bout: 2 },
    points: [2, 0, 4, 1],
  },
  {
    id: 'over',
    title: 'The end of a campaign',
    start: `start: free-for-all, active S1
  S1 rhosyn!  hand[] reveal[Warrior, Fire, Bow] damage[]
  S2 OUT brakk!
  S3 ondrin!  hand[] reveal[] damage[Cleric, Earth, Staff]`,
    setup: { options: { campaign: 'defeats' }, bout: 3 },
    points: [4, 3, 5],
    moves: ['S1: attack S3'],
  },
  {
    id: 'lost-cause',
    title: 'Seven, allied: our Leader has fallen',
    start: `start: allied, take-out-the-command, active S2
  S1 brakk    hand[] reveal[Knight, Light, Shield] damage[]
  S2 ondrin   hand[] reveal[Ranger, Water] damage[Bow]
  S3 ysolde   hand[] reveal[Wind] damage[Cleric, Staff]
  S4 OUT rhosyn!
  S5 mirelle! hand[] reveal[Warlock#, Ice] damage[Daggers]
  S6 tobiah!  hand[] reveal[Marshal] damage[Earth, Fists]
  S7 vesper   hand[] reveal[Assassin~, Shadow, Sword] damage[]`,
    moves: ['S2: use Ranger.Fa', 'S2: attack S1'],
  },
  { id: 'watching', title: 'Watching seven', start: BUILDER, viewer: 'spectator' },
]
