import { connection } from '#web/client/connection'
import type { Line } from '#web/client/talk'
import { deviceLine, isOfDevice } from '#web/local/device-line'

export { type Line, type LineStatus, NotDone } from '#web/client/talk'

/** The line to whoever keeps this table. */
export const lineOf = (table: string): Line => (isOfDevice(table) ? deviceLine() : connection())
