import type { LastStand } from '#games/last-stand/types'
import type { GameLaws } from '#games/testing/laws'

export const laws: GameLaws<LastStand> = {
  matches: 20_000,
  // 13 rounds of four heroes, each with three actions and what they bring about.
  mostChoices: 3000,
}
