import type { Trial } from '#engine/laws'
import { SeededRandom } from '#engine/random'
import { lastBrave } from '#games/last-brave/game'
import { DEFAULTS, type Options } from '#games/last-brave/options'
import { laws } from '#games/last-brave/testing/laws'
import type { LastBrave } from '#games/last-brave/types'

/** A random match to be played under all laws. */
export const trial = (options: Options, seats: number, seed: string): Trial<LastBrave> => ({
  options,
  seats,
  seed,
  mostChoices: laws.mostChoices!,
})

/** A bout in which all cards lie revealed from the start: their abilities are used at once and not now and then. */
export function inTheOpen(seed: string): Trial<LastBrave> {
  const { fighters, active } = lastBrave.deal(DEFAULTS, 4, SeededRandom.from(seed))
  const revealed = fighters.map(({ champion, hand }) => ({ champion, reveal: hand!.map((card) => ({ card })) }))
  return { ...trial(DEFAULTS, 4, seed), setup: { fighters: revealed, active } }
}
