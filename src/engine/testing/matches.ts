import fc from 'fast-check'
import type { Game, GameTypes } from '#engine/game'
import { clone } from '#engine/json'
import { Match, type Start } from '#engine/match'
import { pick, type Random, SeededRandom } from '#engine/random'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'

export const SETUP = {
  die: true,
  rounds: 1,
  pool: 20,
  hands: [
    ['agate', 'coral'],
    ['beryl', 'coral'],
  ],
  deck: ['diamond', 'agate'],
}

export const start = (more: Partial<Start> = {}, game: Game<Pebbles> = pebbles): Match<Pebbles> =>
  Match.start(game, { seats: 2, setup: SETUP, ...more })

export const TAKE = { kind: 'take' }
export const ROLL = { kind: 'roll' }
export const DRAW = { kind: 'draw' }
export const DONE = { kind: 'done' }
export const READY = { kind: 'ready' }
export const timeUp = (seat: number) => ({ kind: 'time-up', seat })
export const bid = (stone: string) => ({ kind: 'bid', stone })
export const PASS = { kind: 'pass' }
export const WARN = { kind: 'warn' }
export const watch = (on: boolean) => ({ kind: 'watch', on })
export const rat = (card: string) => ({ kind: 'choose-card', card })

/** Both turns are over; all are to bid. */
export function bidding(game: Game<Pebbles> = pebbles): Match<Pebbles> {
  const match = start({}, game)
  match.submit({ actor: 0, choice: DONE })
  match.submit({ actor: 1, choice: DONE })
  return match
}

/** The bids of three seats are turned up; all are to say that they are ready. */
export function readying(game: Game<Pebbles> = pebbles): Match<Pebbles> {
  const match = Match.start(game, { seats: 3, seed: 'ready' })
  for (const seat of [0, 1, 2]) match.submit({ actor: seat, choice: DONE })
  for (const seat of [0, 1, 2]) match.submit({ actor: seat, choice: match.choices(seat)[0] })
  return match
}

/** All that can be known of a match. */
export const snapshot = <T extends GameTypes>(match: Match<T>): unknown =>
  clone({
    record: match.save(),
    state: match.state,
    pending: match.pending(),
    sealed: [0, 1, 2, 3, 'clock' as const].map((actor) => match.sealedBy(actor) ?? null),
    undoers: match.undoers,
    outcome: match.outcome ?? null,
  })

/** Makes one of the possible inputs, now and then a take-back, an undo or an aside. */
export function move<T extends GameTypes>(match: Match<T>, luck: Random): readonly T['Event'][] {
  const { actor, decision, locked } = pick(luck, match.pending())
  const seat = luck.below(match.seats)
  const asides = match.asides(seat)
  if (asides.length > 0 && luck.below(6) === 0) return match.submit({ actor: seat, choice: pick(luck, asides) })
  if (locked && luck.below(2) === 0) return match.submit({ actor, act: 'take-back' }, decision)
  if (match.undoers.length > 0 && luck.below(3) === 0)
    return match.submit({ actor: pick(luck, match.undoers), act: 'undo' })
  return match.submit({ actor, choice: pick(luck, match.choices(actor)) }, decision)
}

/** Plays some way into a match of either game. */
export function playSome<T extends GameTypes>(game: Game<T>, { seats, seed, moves }: Way): Match<T> {
  const match = Match.start(game, { seats, seed })
  const luck = SeededRandom.from(`${seed}/luck`)
  for (let made = 0; made < moves && !match.outcome; made++) move(match, luck)
  return match
}

export interface Way {
  readonly seats: number
  readonly seed: string
  readonly moves: number
}
export const way = fc.record({ seats: fc.constantFrom(2, 3, 4), seed: fc.string(), moves: fc.nat(40) })
