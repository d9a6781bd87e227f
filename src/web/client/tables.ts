import { useSyncExternalStore } from 'react'
import type { MatchRecord } from '#engine/match'
import type { RunningReplay } from '#house/replay'
import type { NewTable } from '#protocol/acts'
import { firstFace } from '#house/faces'
import { IS_ALONE } from '#web/client/alone'
import { connection } from '#web/client/connection'
import { request } from '#web/client/http'
import { keepOwnFace, keepOwnName, ownFace, ownName } from '#web/client/own-name'
import { notDone } from '#web/client/talk'
import { deviceLine, isOfDevice, renameOnDevice } from '#web/local/device-line'
import { DEVICE_GUEST } from '#web/local/messages'

/** Whether there is a server to play with others on, as far as is known. */
export const serverIsThere = (): boolean => !IS_ALONE && connection().status !== 'lost'

const subscribe = (changed: () => void): (() => void) => (IS_ALONE ? () => {} : connection().subscribe(changed))

/** The same, for a page that must change with it. */
export const useServerIsThere = (): boolean => useSyncExternalStore(subscribe, serverIsThere)

/** Sets up a table, sits down there if so wanted, and returns its id. Throws `NotDone`. */
export async function openTable(wanted: NewTable, where: 'server' | 'device', sit = false): Promise<string> {
  if (where === 'device') {
    const id = await deviceLine().create(wanted)
    if (sit) await deviceLine().act(id, { do: 'sit' })
    return id
  }
  if (IS_ALONE) throw notDone('no-server')
  const { table } = (await request('/api/tables', 'POST', wanted)) as { readonly table: { readonly id: string } }
  if (sit) await request(`/api/tables/${table.id}/acts`, 'POST', { do: 'sit' })
  return table.id
}

/** A match that is over with the proof of its luck; of a running one, what spectators were told. Throws `NotDone`. */
export async function replayOf(id: string): Promise<MatchRecord | RunningReplay> {
  if (isOfDevice(id)) return deviceLine().replay(id)
  if (IS_ALONE) throw notDone('no-server')
  return (await request(`/api/tables/${encodeURIComponent(id)}/replay`)) as MatchRecord | RunningReplay
}

/** Removes a table from this device for good. */
export const forgetTable = (id: string): Promise<void> => deviceLine().forget(id)

/** Who someone is: to the server, or where there is none, on this device. */
export interface Me {
  readonly guest: string
  readonly name: string
  readonly face: string
}

const onDevice = (): Me => ({ guest: DEVICE_GUEST, name: ownName(), face: ownFace() ?? firstFace(DEVICE_GUEST) })

export const whoAmI = async (): Promise<Me> => (serverIsThere() ? ((await request('/api/me')) as Me) : onDevice())

/** Signs out everywhere else: in other browsers whoever was signed in is someone new. Throws `NotDone`. */
export async function signOutElsewhere(): Promise<void> {
  await request('/api/me/sessions', 'DELETE')
}

const LONGEST_NAME = 24

/** Takes another name, and a face if one is chosen, here and on the server. Throws `NotDone`. */
export async function rename(wanted: string, face?: string): Promise<Me> {
  const body = { name: wanted, ...(face !== undefined && { face }) }
  const me = serverIsThere() ? ((await request('/api/me', 'PUT', body)) as Me) : undefined
  const name = me?.name ?? Array.from(wanted.trim()).slice(0, LONGEST_NAME).join('')
  if (name === '') throw notDone('bad-name')
  keepOwnName(name)
  if (face !== undefined) keepOwnFace(face)
  await renameOnDevice()
  return me ?? onDevice()
}
