import type { MatchRecord } from '#engine/match'
import type { LineTold, SocketTold, TableTold } from '#protocol/told'
import type { House } from '#house/house'
import { recordOf } from '#house/record'
import type { TableId } from '#house/entry'

/** A match that still runs, as any spectator is told it: no inputs, no seed. */
export interface RunningReplay {
  readonly kind: 'running'
  readonly table: TableTold
  readonly lines: readonly LineTold[]
}

/** A match that is over with the proof of its luck; of a running one, what spectators were told. */
export const replayOf = async (house: House, id: TableId): Promise<MatchRecord | RunningReplay> =>
  (await house.read(id, recordOf)) ?? (await running(house, id))

/** What someone who comes to watch now would be told, by whoever tells spectators. */
async function running(house: House, id: TableId): Promise<RunningReplay> {
  let told = ''
  const stop = await house.watch(id, {
    guest: { id: '', name: '' },
    viewer: 'spectator',
    muted: new Set(),
    send(text) {
      told ||= text
    },
  })
  stop()
  const { table, lines } = JSON.parse(told) as Extract<SocketTold, { kind: 'table' }>
  return { kind: 'running', table, lines }
}
