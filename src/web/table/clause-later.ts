import { lazy } from 'react'

/** A clause is read seldom: what shows it comes when it is asked for. */
export const ClauseDialog = lazy(async () => ({ default: (await import('#web/table/clause-dialog.tsx')).ClauseDialog }))
