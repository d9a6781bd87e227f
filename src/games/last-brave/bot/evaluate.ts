import type { Seat } from '#engine/game'
import { standing } from '#games/last-brave/bot/worth'
import { CHAMPION } from '#games/last-brave/cards'
import { isAllied, target } from '#games/last-brave/options'
import type { State } from '#games/last-brave/types'

/** How much of a lead lasts: less than the worths say, so that the weak are still worth a blow. */
const LASTS = 0.68
/** What is left of the chances of Gray in Total Annihilation once everybody knows it: all others are against it. */
const EXPOSED = 0.4

/** The chance of each seat to be the last one standing, were everyone alone. */
function chances(state: State): number[] {
  let sum = 0
  const all = state.fighters.map(({ out }, seat) => {
    if (out) return 0
    const chance = Math.exp(LASTS * standing(state, seat))
    sum += chance
    return chance
  })
  return all.map((chance) => chance / sum)
}

/** What a position is worth to each seat. */
export function evaluate(state: State): number[] {
  const alike = isAllied(state.options) ? factionChances(state) : chances(state)
  // A fight that stands still is worth less to everybody.
  const patience = 1 - state.stall / 12
  const bout = alike.map((chance) => chance * patience)
  return state.options.campaign === 'none' ? bout : campaignChances(state, bout)
}

/** A faction stands as well as its fighters together, or in Take Out the Command as its Leader, helped by the others. */
function factionChances(state: State): number[] {
  const { fighters, options } = state
  const alone = chances(state)
  const people = fighters.map(({ champion }) => CHAMPION[champion])
  const weight = (seat: Seat): number => {
    if (options.mode === 'command') return people[seat]!.isLeader ? 1 : 0.25
    return people[seat]!.faction === 'gray' && fighters[seat]!.faceUp ? EXPOSED : 1
  }
  const isLost = (seat: Seat): boolean =>
    options.mode === 'command' &&
    people.some(({ faction, isLeader }, other) => faction === people[seat]!.faction && isLeader && fighters[other]!.out)
  const parts = alone.map((chance, seat) => (isLost(seat) ? 0 : chance * weight(seat)))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return people.map(
    ({ faction }) =>
      parts.reduce((sum, part, seat) => (people[seat]!.faction === faction ? sum + part : sum), 0) / whole,
  )
}

/** What this bout means for the campaign: the nearer to the points, the better, and the winner of the bout comes nearer. */
function campaignChances({ points, options }: State, bout: readonly number[]): number[] {
  const goal = target(options)
  const gain = options.campaign === 'wins' ? 1 : 3.5
  const near = points.map((have, seat) => 1 / Math.max(0.15, goal - have - gain * bout[seat]!) ** 2)
  const sum = near.reduce((all, one) => all + one, 0)
  return near.map((one) => one / sum)
}
