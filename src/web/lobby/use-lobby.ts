import { useEffect, useState } from 'react'
import type { LobbyTold } from '#protocol/told'
import { connection } from '#web/client/connection'
import { useServerIsThere } from '#web/client/tables'

/** The public tables, live; `undefined` until they are known, and while there is no server. */
export function useLobby(): readonly LobbyTold[] | undefined {
  const isServed = useServerIsThere()
  const [tables, setTables] = useState<readonly LobbyTold[]>()
  useEffect(() => {
    if (!isServed) return undefined
    const stop = connection().lobby(setTables)
    return () => {
      stop()
      setTables(undefined)
    }
  }, [isServed])
  return tables
}
