import type { Seat } from '#engine/game'
import type { LineTold } from '#protocol/told'

/** What the log tells of a whole match, in milliseconds. */
interface Statistics {
  readonly duration: number
  /** How long each seat took over its choices. */
  readonly thought: readonly number[]
}

/** A match begins with the first thing the game tells. */
export function statisticsOf(lines: readonly LineTold[], seats: number): Statistics {
  const begin = lines.findIndex(({ events }) => events !== undefined)
  const thought = Array.from({ length: seats }, () => 0)
  if (begin < 0) return { duration: 0, thought }
  let askedAt = lines[begin]!.at
  let lastAt = askedAt
  let answers = new Map<Seat, number>()
  let stoodStill = 0
  for (const { what, seat, at: told, away = 0 } of lines.slice(begin + 1)) {
    stoodStill += away
    const at = told - stoodStill
    const isAnswer = what === 'locked' || what === 'played'
    if (isAnswer && typeof seat === 'number') answers.set(seat, at)
    if (isAnswer || what === 'resign' || what === 'flagged' || what === 'undo') lastAt = at
    // A sealed choice may still change; what counts is when the question closed.
    if (what !== 'played') continue
    for (const [by, answeredAt] of answers) thought[by]! += answeredAt - askedAt
    answers = new Map()
    askedAt = at
  }
  return { duration: lastAt - lines[begin]!.at, thought }
}
