import type { Trial } from '#engine/laws'
import { pick, type Random, SeededRandom } from '#engine/random'
import { BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { BOARDS } from '#games/roll-and-fight/content/dens'
import { LEVELS } from '#games/roll-and-fight/content/dice'
import { DEFAULTS, type Options } from '#games/roll-and-fight/options'
import { laws } from '#games/roll-and-fight/testing/laws'
import type { RollAndFight } from '#games/roll-and-fight/types'

/** A random match to be played under all laws. */
export const trial = (options: Options, seats: number, seed: string): Trial<RollAndFight> => ({
  options,
  seats,
  seed,
  mostChoices: laws.mostChoices!,
})

/** Options that go together, every number of players as likely as the others. */
export function anyOptions(seats: number, luck: Random): Options {
  const mode = pick(luck, ['real-time', 'relaxed'] as const)
  if (seats > 1)
    return {
      ...DEFAULTS,
      mode,
      clocks: mode === 'relaxed' || luck.below(2) === 0,
      ties: pick(luck, ['shared', 'brawl'] as const),
    }
  return {
    ...DEFAULTS,
    mode,
    dice: pick(luck, LEVELS),
    time: pick(luck, LEVELS),
    target: pick(luck, LEVELS),
    den: pick(luck, ['random', ...BOARDS] as const),
    boss: pick(luck, ['random', ...BOSS_IDS] as const),
  }
}

/** A whole match from the set-up on. */
export function anyMatch(seed: string): Trial<RollAndFight> {
  const luck = SeededRandom.from(seed)
  const seats = 1 + luck.below(4)
  return trial(anyOptions(seats, luck), seats, seed)
}
