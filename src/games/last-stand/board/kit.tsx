import { MOMENTS, reach } from '#games/last-stand/board/kit/moments'
import type { KitPart } from '#web/design/parts'

export const STAGES: KitPart['STAGES'] = MOMENTS.map((moment) => ({
  ...moment,
  fresh: true,
  reach: () => reach(moment),
}))
