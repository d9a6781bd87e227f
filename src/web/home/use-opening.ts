import { useState } from 'react'
import type { NewTable } from '#protocol/acts'
import { NotDone } from '#web/client/line'
import { openTable, serverIsThere } from '#web/client/tables'
import { goTo } from '#web/route.tsx'

/** `anywhere`: at the server if there is one, else on this device. */
type Place = 'server' | 'device' | 'anywhere'

interface Opening {
  /** What is being opened, by the name it was given. */
  readonly busy: string | undefined
  readonly problem: string | undefined
  readonly open: (name: string, wanted: NewTable, where: Place) => void
}

/** Whoever opens a table and has no seat by right takes the first free one. */
const mustSit = ({ seats }: NewTable): boolean =>
  seats.some(({ kind }) => kind === 'human') && !seats.some(({ kind }) => kind === 'device')

async function openAt(wanted: NewTable, where: Place): Promise<string> {
  const sit = mustSit(wanted)
  if (where !== 'anywhere') return openTable(wanted, where, sit)
  if (!serverIsThere()) return openTable(wanted, 'device', sit)
  return openTable(wanted, 'server', sit).catch((error: unknown) => {
    // The line may be dead before anyone has noticed.
    if (error instanceof NotDone && error.code === 'lost') return openTable(wanted, 'device', sit)
    throw error
  })
}

/** Opens a table and goes there, once however often it is pressed. */
export function useOpening(): Opening {
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  return {
    busy,
    problem,
    open(name, wanted, where) {
      if (busy !== undefined) return
      setBusy(name)
      setProblem(undefined)
      openAt(wanted, where).then(
        (id) => goTo(`/table/${id}`),
        (error: Error) => {
          setBusy(undefined)
          setProblem(error.message)
        },
      )
    },
  }
}
