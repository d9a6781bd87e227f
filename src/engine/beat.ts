import Type, { type Static } from 'typebox'
import type { Beat } from '#engine/game'
import { fits } from '#engine/schema'

/** What the clock chooses where time passes: it is that late now, in the match's own time. */
export const Tick = Type.Object(
  { kind: Type.Literal('tick'), at: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
)
export type Tick = Static<typeof Tick>

/** The first moment of a beat that is not before `at`. */
export const beatAt = (at: number, every: number): number => Math.ceil(at / every) * every

/** What is listed for the clock: the next moment, and the last one that it may wait for. */
export function ticksOf({ now, every, next }: Beat): readonly Tick[] {
  const soon: Tick = { kind: 'tick', at: now + every }
  return next === null || next === soon.at ? [soon] : [soon, { kind: 'tick', at: next }]
}

/** Whether the clock may choose this: any moment from the next to the last one. */
export function isTick({ now, every, next }: Beat, choice: unknown): choice is Tick {
  if (!fits(Tick, choice)) return false
  const { at } = choice as Tick
  return at > now && at % every === 0 && (next === null || at <= next)
}
