import type { Refusal } from '#engine/refusal'
import type { NowTold } from '#protocol/told'

/** What the platform says of a choice that comes too late. */
const OVERTAKEN = new Set(['stale', 'not-now', 'not-offered'])

/** Whether time has gone on since it was offered: where time passes that is nobody's fault, and not worth a word. */
export const isOvertaken = ({ time }: Pick<NowTold, 'time'>, { code, rule }: Refusal): boolean =>
  time != null && (rule !== undefined || OVERTAKEN.has(code))
