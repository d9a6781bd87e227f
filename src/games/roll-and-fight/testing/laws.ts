import type { RollAndFight } from '#games/roll-and-fight/types'
import type { GameLaws } from '#games/testing/laws'

export const laws: GameLaws<RollAndFight> = {
  matches: 2000,
  // Four races of four seats, in which whoever plays at random may order and wait for long.
  mostChoices: 20_000,
}
