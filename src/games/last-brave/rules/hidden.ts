import type { Seat, Viewer } from '#engine/game'
import { clone } from '#engine/json'
import { pick, type Random, shuffle } from '#engine/random'
import { asked, coming, type Secrets, seenSteps } from '#engine/steps'
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

/** LB-R41 Nobody sees who may be asked next. */
const SECRETS: Secrets<Step> = { react: ['left'] }

/** E5 The table as `viewer` sees it; it shares with `state` what is public. What is not listed here nobody sees. */
export function view(state: State, viewer: Viewer): View {
  const isOpen = isBoutOver(state)
  return {
    viewer,
    options: state.options,
    bout: state.bout,
    points: state.points,
    tiesInARow: state.tiesInARow,
    fighters: state.fighters.map((fighter, seat) => seen(fighter, seat === viewer, isOpen)),
    active: state.active,
    turn: state.turn,
    stall: state.stall,
    changed: state.changed,
    extra: state.extra,
    attack: state.attack,
    blow: state.blow,
    defeats: state.defeats,
    aimed: state.aimed,
    todo: seenSteps(state.todo, viewer, SECRETS),
    past: state.past,
    result: state.result,
  }
}

/** Once a bout is over all cards are shown, until the next one is dealt. */
const isBoutOver = ({ result, past, bout }: State): boolean => result !== null || past.at(-1)?.bout === bout

/** LB-R6 to LB-R8 Backs of cards show their type, backs of Champions nothing; what was once face up stays known. */
function seen(fighter: Truth, isOwn: boolean, isOpen: boolean): View['fighters'][number] {
  const { champion, faceUp, out, hand, reveal, damage, shown, prefs } = fighter
  const isKnownWhole = isOwn || isOpen
  return {
    champion: isKnownWhole || faceUp ? champion : FACE_DOWN,
    faceUp,
    out,
    hand: isKnownWhole ? hand : hand.map((card) => (shown.includes(card) ? card : typeOf(card))),
    reveal,
    damage,
    shown,
    prefs: isOwn ? prefs : null,
  }
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
  guessAsked(guess, view.viewer, random)
  return fill(guess, random)
}

/**
 * Bystanders may be asked in secret: either all of them are still to come, or someone is asked now, the guesser or anyone
 * whose Champion lies face down, and those after it are.
 */
function guessAsked(guess: View, viewer: Viewer, random: Random): void {
  const { todo, fighters } = guess
  const step = coming<Step, 'react'>(guess, 'react')
  if (!step) return
  const bystanders = bystandersOf(guess, step)
  const question = asked<Step>(guess)
  let left = bystanders
  if (question?.ask === 'react') {
    const isPossible = (one: Seat): boolean => one !== viewer && !fighters[one]!.faceUp
    const seat = question.of[0] ?? pick(random, bystanders.filter(isPossible))
    // The own preference is known, and may have been changed since.
    if (seat !== viewer) fighters[seat]!.prefs![holdAt(step.at)] = true
    left = bystanders.slice(bystanders.indexOf(seat) + 1)
    todo[todo.length - 1] = { ...question, of: [seat] }
  }
  todo[todo.indexOf(step)] = { ...step, left }
}

/** Those who may react: all but the active player and, before a Hit, its target. */
function bystandersOf(view: View, { at }: Extract<Step, { do: 'react' }>): Seat[] {
  const others = clockwise(view, view.active)
  const next = coming<Step, 'land'>(view, 'land')
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
