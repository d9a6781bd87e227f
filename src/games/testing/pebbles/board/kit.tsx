import { Match } from '#engine/match'
import { pebbles } from '#engine/testing/pebbles'
import type { KitPart } from '#web/design/parts'

export const STAGES: KitPart['STAGES'] = [
  {
    id: 'first',
    title: 'First turn',
    reach() {
      const match = Match.start(pebbles, { seats: 2, seed: 'kit' })
      return { match, last: match.opening }
    },
  },
]
