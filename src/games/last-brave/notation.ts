import type { Seat } from '#engine/game'
import {
  ATTRIBUTE,
  CARDS,
  type CardId,
  CHAMPION,
  type ChampionId,
  CHAMPIONS,
  type Cost,
  type Faction,
  isKnown,
  type SeenCard,
  type SeenChampion,
} from '#games/last-brave/cards'
import { life } from '#games/last-brave/rules/fighters'
import type { Options } from '#games/last-brave/options'
import type { Choice, Event, Fighter, Lying, Pref, Prefs, Setup, Target } from '#games/last-brave/types'

// The notation of the worked examples, section G of the rules document: reading and writing.

const BY_NAME = new Map<string, CardId>(CARDS.map((card) => [ATTRIBUTE[card].name, card]))
const COSTS: Readonly<Record<string, Cost>> = { Fa: 'fatigue', Fo: 'forfeit' }
const COST_MARKS: Readonly<Record<Cost, string>> = { fatigue: 'Fa', forfeit: 'Fo' }

const given = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`Not in the notation: ${what}`)
  return value
}

/** `S1` is seat 0. */
export const seatName = (seat: Seat): string => `S${seat + 1}`
export const parseSeat = (word: string): Seat => Number(given(/^S([1-7])$/.exec(word)?.[1], `the seat "${word}"`)) - 1

export const parseCard = (name: string): CardId => given(BY_NAME.get(name), `the card "${name}"`)
/** `Knight`, or the type of a card that is hidden. */
export const cardName = (card: SeenCard): string => (isKnown(card) ? ATTRIBUTE[card].name : card)

const parseChampion = (name: string): ChampionId =>
  given(
    CHAMPIONS.find((id) => id === `champion.${name}`),
    `the Champion "${name}"`,
  )
const championName = (champion: SeenChampion): string => champion.replace('champion.', '')

/** `S2:Shield`; a Champion too, although it can never be picked. */
function parseTarget(written: string): Target {
  const [seat, name] = written.split(':') as [string, string | undefined]
  const card = BY_NAME.get(given(name, `the choice "${written}"`)) ?? parseChampion(name!)
  return { seat: parseSeat(seat), card }
}

const formatTarget = ({ seat, card }: Target): string =>
  `->${seatName(seat)}:${card in CHAMPION ? championName(card as ChampionId) : cardName(card as CardId)}`

/** An answer as printed: `use Warlock.Fa ->S2:Shield`, `secret`, `attack S2`, `attack-all`, `reveal Fire`, `pass`. */
export function parseChoice(written: string): Choice {
  const [words, picked] = written.split('->').map((part) => part.trim()) as [string, string | undefined]
  const [kind, rest = ''] = words.split(' ') as [string, string | undefined]
  const choice = picked === undefined ? {} : { choice: parseTarget(picked) }
  switch (kind) {
    case 'use': {
      const [name, mark] = rest.split('.') as [string, string | undefined]
      return { kind, card: parseCard(name), cost: given(COSTS[mark ?? ''], `the cost "${mark}"`), ...choice }
    }
    case 'secret':
      return { kind, ...choice }
    case 'attack':
      return { kind, seat: parseSeat(rest) }
    case 'reveal':
    case 'move':
      return { kind, card: parseCard(rest) }
    case 'attack-all':
    case 'fall':
    case 'pass':
      return { kind }
    default:
      throw new Error(`Not in the notation: the answer "${written}"`)
  }
}

export function formatChoice(choice: Choice): string {
  switch (choice.kind) {
    case 'use':
    case 'secret': {
      const what = choice.kind === 'use' ? ` ${cardName(choice.card)}.${COST_MARKS[choice.cost]}` : ''
      return `${choice.kind}${what}${choice.choice ? ` ${formatTarget(choice.choice)}` : ''}`
    }
    case 'attack':
      return `attack ${seatName(choice.seat)}`
    case 'reveal':
    case 'move':
      return `${choice.kind} ${cardName(choice.card)}`
    case 'prefer':
      return `prefer ${choice.what} ${choice.on ? 'on' : 'off'}`
    default:
      return choice.kind
  }
}

/** What stands in `name[…]`, comma by comma; `undefined` if there is no such bracket. */
function bracket(line: string, name: string): string[] | undefined {
  const inside = new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(line)?.[1]
  return inside?.split(',').flatMap((word) => word.trim() || [])
}

const number = (line: string, name: string): number | undefined => {
  const found = new RegExp(`\\b${name} (\\d+)`).exec(line)?.[1]
  return found === undefined ? undefined : Number(found)
}

const parseLying = (word: string): Lying => ({
  card: parseCard(word.replace(/[~#]+$/, '')),
  sideways: word.includes('~'),
  down: word.includes('#'),
})
const formatLying = ({ card, sideways, down }: Lying): string =>
  // The face decides: a card that is face down may lie either way.
  `${cardName(card)}${down ? '#' : sideways ? '~' : ''}`

/** `prefs[between, -askForced]`: switched on, and with a minus off. */
const parsePrefs = (words: readonly string[]): Partial<Prefs> =>
  Object.fromEntries(words.map((word) => [word.replace(/^-/, '') as Pref, !word.startsWith('-')]))

type SetupFighter = Setup['fighters'][number]

/** `S1 rhosyn!  hand[Knight^] reveal[Fire~, Fists#] damage[] prefs[after] points 2`; a `^` card has been seen by all. */
function parseFighter(line: string, at: number): SetupFighter {
  const [, seat = '', out, champion = '', faceUp] = /^(S\d)\s+(OUT\s+)?([a-z]+)(!?)/.exec(line) ?? []
  if (parseSeat(seat) !== at) throw new Error(`"${line}" should be about ${seatName(at)}.`)
  const points = number(line, 'points')
  const prefs = bracket(line, 'prefs')
  const base = { champion: parseChampion(champion), ...(points !== undefined && { points }) }
  if (out) return { ...base, out: true }
  const hand = bracket(line, 'hand') ?? []
  const shown = hand.filter((word) => word.endsWith('^')).map((word) => parseCard(word.slice(0, -1)))
  return {
    ...base,
    ...(faceUp && { faceUp: true }),
    hand: hand.map((word) => parseCard(word.replace('^', ''))),
    reveal: (bracket(line, 'reveal') ?? []).map(parseLying),
    damage: (bracket(line, 'damage') ?? []).map(parseCard),
    ...(shown.length > 0 && { shown }),
    ...(prefs && { prefs: parsePrefs(prefs) }),
  }
}

const MODES: Readonly<Record<string, Partial<Options>>> = {
  'free-for-all': {},
  'total-annihilation': { mode: 'annihilation' },
  'take-out-the-command': { mode: 'command' },
  'campaign of wins': { campaign: 'wins' },
  'campaign of defeats': { campaign: 'defeats' },
  nation: { nation: true },
}

/** A start as printed: `start: free-for-all, active S1, stall counter 5` and a line for each seat. */
export function position(text: string): Setup {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const head = lines[0]?.startsWith('start:') ? lines.shift()!.slice('start:'.length) : ''
  const words = head.split(',').map((word) => word.trim())
  const options: Partial<Options> = Object.assign({}, ...words.map((word) => MODES[word] ?? {})) as Partial<Options>
  const points = number(head, 'to')
  const [turn, stall, bout, tiesInARow] = ['turn', 'stall counter', 'bout', 'ties in a row'].map((name) =>
    number(head, name),
  )
  return {
    options: { ...options, ...(points !== undefined && { points: points as Options['points'] }) },
    fighters: lines.map(parseFighter),
    active: parseSeat(/active (S\d)/.exec(head)?.[1] ?? 'S1'),
    ...(turn !== undefined && { turn }),
    ...(stall !== undefined && { stall }),
    ...(bout !== undefined && { bout }),
    ...(tiesInARow !== undefined && { tiesInARow }),
  }
}

/** A fighter as the `end:` block prints it. */
export function formatFighter(fighter: Fighter<SeenCard, SeenChampion>, seat: Seat): string {
  const { champion, faceUp, out, hand, reveal, damage } = fighter
  if (out) return `${seatName(seat)} OUT ${championName(champion)}`
  const zones = [
    `hand[${hand.map(cardName).join(', ')}]`,
    `reveal[${reveal.map(formatLying).join(', ')}]`,
    `damage[${damage.map(cardName).join(', ')}]`,
  ].join(' ')
  return `${seatName(seat)} ${championName(champion)}${faceUp ? '!' : ''} ${zones} life ${life(fighter)}`
}

const NEGATES = { defend: 'NegateDefend', reflect: 'NegateReflect' } as const
const seatNames = (seats: readonly Seat[], by: string): string => seats.map(seatName).join(by)

/** What happened, as printed; `undefined` for what the notation does not show. An act is `S1: use Fire.Fo`. */
export function formatEvent(event: Event): string | undefined {
  const act = (choice: Choice): string => `${seatName((event as { seat: Seat }).seat)}: ${formatChoice(choice)}`
  switch (event.kind) {
    case 'used':
      return act({ kind: 'use', card: event.card, cost: event.cost, ...(event.choice && { choice: event.choice }) })
    case 'secret-used':
      return act({ kind: 'secret', ...(event.choice && { choice: event.choice }) })
    case 'point-revealed':
      return act({ kind: 'reveal', card: event.card })
    case 'point-moved':
      return act({ kind: 'move', card: event.card })
    case 'locked': {
      const marks = [...event.negates.map((what) => NEGATES[what]), ...(event.scatter ? ['Scatter'] : [])]
      const attack = [`power ${event.power} hits ${event.hits}`, ...marks].join(' ')
      return `lock: ${attack} targets ${seatNames(event.targets, ' ')}`
    }
    case 'hit': {
      const { target, hit, hits, power, resist, damage } = event
      return `hit ${hit}/${hits} on ${seatName(target)}: ${power} Power - ${resist} Resist = ${damage}`
    }
    case 'defended':
      return `defended: ${event.removed} removed`
    case 'reflected':
      return `reflected: ${event.amount} to ${seatName(event.onto)}`
    case 'defeated':
      return `${seatName(event.seat)} defeated, forced by ${seatName(event.by)}`
    case 'turn-over':
      return `turn ends; next active ${seatName(event.next)}`
    default:
      return undefined
  }
}

const FACTIONS: Readonly<Record<Faction, string>> = { red: 'Red', blue: 'Blue', gray: 'Gray' }

/** `game over: winner S3 (Gray)`, or `game over: TIE (stall) between S1, S3`. */
export function formatEnd({ winners, tied, reason, champions }: Extract<Event, { kind: 'bout-over' }>): string {
  if (reason === 'broken-off') return 'game over: broken off'
  if (winners.length === 0) return `game over: TIE (${reason}) between ${seatNames(tied, ', ')}`
  const { faction } = CHAMPION[champions[winners[0]!]!]
  const whose = reason === 'last-standing' || !faction ? '' : ` (${FACTIONS[faction]})`
  return `game over: winner${winners.length > 1 ? 's' : ''} ${seatNames(winners, ', ')}${whose}`
}
