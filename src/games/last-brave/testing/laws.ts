import { bounds } from '#games/last-brave/testing/bounds'
import type { LastBrave } from '#games/last-brave/types'
import type { GameLaws } from '#games/testing/laws'

export const laws: GameLaws<LastBrave> = {
  matches: 20_000,
  // Nobody can be asked as often as this within 300 turns of a bout, in as many bouts as a campaign may take.
  mostChoices: 100_000,
  sight: bounds,
}
