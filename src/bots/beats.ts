import { beatAt, type Tick } from '#engine/beat'
import type { Dealer, Decision, Game, GameTypes, Seat } from '#engine/game'
import { offered } from '#engine/match'

/** What seats mean to do where time passes, and when, in the match's own time. */
export type Plans<T extends GameTypes> = Map<Seat, { readonly choice: T['Choice']; readonly at: number }>

/** How seats choose, and how long, in milliseconds, each takes until it does what it has chosen. */
interface Minds<T extends GameTypes> {
  choose(decision: Decision): T['Choice']
  takes(seat: Seat, choice: T['Choice']): number
}

/**
 * Lets time pass to the next beat at which something is done, without waiting for it: whoever has nothing in mind makes a
 * plan, those that are due are played, and the clock says how late it is. Answers how many choices were played.
 */
export function passBeat<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  plans: Plans<T>,
  { choose, takes }: Minds<T>,
  dealer: Dealer<T['Event']>,
): number {
  const { now, every, next } = game.beat!(state)!
  const racing = game.pending(state).filter(({ actor, lasting }) => lasting && actor !== 'clock')
  for (const seat of plans.keys()) if (!racing.some(({ actor }) => actor === seat)) plans.delete(seat)
  for (const decision of racing) {
    const seat = decision.actor as Seat
    if (plans.has(seat)) continue
    const choice = choose(decision)
    plans.set(seat, { choice, at: now + takes(seat, choice) })
  }
  const moments = [...plans.values()].map(({ at }) => Math.max(now + every, beatAt(at, every)))
  if (next !== null) moments.push(next)
  if (moments.length === 0) throw new Error(`${game.about.id}: time passes, and nothing will ever happen.`)
  const to = Math.min(...moments)
  let played = 0
  for (const [seat, { choice, at }] of [...plans].toSorted(([, one], [, other]) => one.at - other.at)) {
    if (at > to) continue
    plans.delete(seat)
    // Others may have been quicker: then it is thought about anew.
    if (offered(game, state, seat, choice) === undefined) continue
    game.play(state, seat, choice, { ...dealer, at })
    played++
  }
  const tick: Tick = { kind: 'tick', at: to }
  game.play(state, 'clock', tick, dealer)
  return played
}
