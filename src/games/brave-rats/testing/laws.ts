import type { BraveRats } from '#games/brave-rats/types'
import type { GameLaws } from '#games/testing/laws'

export const laws: GameLaws<BraveRats> = {
  matches: 100_000,
  // The twelve games, each of a draft and eight rounds, that the longest match of an Emperor may take need fewer.
  mostChoices: 400,
}
