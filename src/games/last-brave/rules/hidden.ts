import type { Seat, Viewer } from '#engine/game'
import { clone } from '#engine/json'
import { pick, type Random, shuffle } from '#engine/random'
import { asked } from '#engine/steps'
import {
  type CardId,
  cardsOf,
  type ChampionId,
  FACE_DOWN,
  isKnown,
  type SeenCard,
  TYPES,
  typeOf,
} from '#games/last-brave/cards'
import { cast } from '#games/last-brave/rules/deal'
import { allCards, clockwise } from '#games/last-brave/rules/fighters'
import { DEFAULT_PREFS, holdAt } from '#games/last-brave/rules/prefs'
import type { Event, Fighter, State, Step, View } from '#games/last-brave/types'

type Truth = Fighter<CardId, ChampionId>

/** E5 The table as `viewer` sees it; it shares with `state` what is public. */
export function view(state: State, viewer: Viewer): View {
  const { fighters } = state
  const isOpen = isBoutOver(state)
  return {
    ...state,
    viewer,
    fighters: fighters.map((fighter, seat) =>
      seat === viewer ? fighter : isOpen ? { ...fighter, prefs: null } : seenFromOutside(fighter),
    ),
    todo: isForOthers(state, viewer) ? withoutNames(state.todo) : state.todo,
  }
}

/** Once a bout is over all cards are shown, until the next one is dealt. */
const isBoutOver = ({ result, past, bout }: State): boolean => result !== null || past.at(-1)?.bout === bout

/** LB-R6 to LB-R8 Backs of cards show their type, backs of Champions nothing; what was once face up stays known. */
function seenFromOutside(fighter: Truth): View['fighters'][number] {
  const { champion, faceUp, hand, shown } = fighter
  return {
    ...fighter,
    champion: faceUp ? champion : FACE_DOWN,
    hand: hand.map((card) => (shown.includes(card) ? card : typeOf(card))),
    prefs: null,
  }
}

/** A secret question that `viewer` is not asked. */
function isForOthers(state: Pick<View, 'todo'>, viewer: Viewer): boolean {
  const question = asked<Step>(state)
  return question?.ask === 'react' && !question.of.includes(viewer as Seat)
}

/** Neither who is asked nor who may be asked next. */
const withoutNames = (todo: readonly Step[]): Step[] => {
  const { at } = todo.at(-2) as Extract<Step, { do: 'react' }>
  return [...todo.slice(0, -2), { do: 'react', at, left: [] }, { ask: 'react', of: [], secret: true, brief: true }]
}

/** What `viewer` learns of an event. */
export function hear(event: Event, viewer: Viewer): Event | undefined {
  if (event.kind === 'dealt' || event.kind === 'preferred') return event.seat === viewer ? event : undefined
  return event
}

/** A fair guess at what lies face down, from what one sees. */
export function determinize(view: View, random: Random): State {
  const guess = clone(view)
  guess.viewer = 'spectator'
  for (const fighter of guess.fighters) fighter.prefs ??= { ...DEFAULT_PREFS }
  if (isForOthers(view, view.viewer)) guessAsked(guess, view.viewer, random)
  return fill(guess, random)
}

/** Someone is asked in secret: any bystander whose Champion lies face down. */
function guessAsked(guess: View, viewer: Viewer, random: Random): void {
  const { todo, fighters, active } = guess
  const step = todo.at(-2) as Extract<Step, { do: 'react' }>
  const bystanders = bystandersOf(guess, step)
  const seat = pick(
    random,
    bystanders.filter((one) => one !== viewer && !fighters[one]!.faceUp && one !== active),
  )
  fighters[seat]!.prefs![holdAt(step.at)] = true
  todo[todo.length - 2] = { ...step, left: bystanders.slice(bystanders.indexOf(seat) + 1) }
  todo[todo.length - 1] = { ask: 'react', of: [seat], secret: true, brief: true }
}

/** Those who may react: all but the active player and, before a Hit, its target. */
function bystandersOf(view: View, { at }: Extract<Step, { do: 'react' }>): Seat[] {
  const others = clockwise(view, view.active)
  const next = view.todo.findLast((step): step is Extract<Step, { do: 'land' }> => 'do' in step && step.do === 'land')
  return at === 'turn-start' ? others : others.filter((seat) => seat !== next?.target)
}

/** Turns up what is face down, as any deal might have it. */
function fill(guess: View, random: Random): State {
  const { fighters, options } = guess
  const visible = new Set<string>(fighters.flatMap(allCards))
  for (const type of TYPES) {
    const holders = fighters.filter(({ hand }) => hand.some((card) => card === type))
    if (holders.length === 0) continue
    const pool = shuffle(
      random,
      cardsOf(type).filter((card) => !visible.has(card)),
    )
    for (const { hand } of holders) hand[hand.findIndex((card) => card === type)] = pool.pop()!
  }
  const known = new Set<string>(fighters.map(({ champion }) => champion))
  const hidden = fighters.filter(({ champion }) => champion === FACE_DOWN)
  const outOf = (members: readonly ChampionId[]): ChampionId =>
    pick(
      random,
      members.filter((champion) => !known.has(champion)),
    )
  if (hidden.length > 0) {
    const champions = shuffle(
      random,
      cast(options, fighters.length, outOf).filter((champion) => !known.has(champion)),
    )
    for (const fighter of hidden) fighter.champion = champions.pop()!
  }
  return guess as State
}

/** The state with all that `viewer` may not know drawn anew. Preferences stay: what they bring about is seen by all. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  if (state.result) return clone(state)
  const other: View = clone(state)
  for (const [seat, fighter] of other.fighters.entries()) {
    if (seat === viewer) continue
    if (!fighter.faceUp) fighter.champion = FACE_DOWN
    fighter.hand = fighter.hand.map((card): SeenCard =>
      isKnown(card) && fighter.shown.includes(card) ? card : typeOf(card),
    )
  }
  return fill(other, random)
}
