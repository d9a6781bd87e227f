import type { MatchRecord } from '#engine/match'
import type { LineTold, TableTold } from '#protocol/told'
import type { House } from '#house/house'
import { tellTable } from '#house/tell'
import type { GuestId, TableId } from '#house/entry'

/** A match that still runs, as any spectator is told it: no inputs, no seed. */
export interface RunningReplay {
  readonly kind: 'running'
  readonly table: TableTold
  readonly lines: readonly LineTold[]
}

const ANYONE = { guest: { id: '', name: '' }, viewer: 'spectator', muted: new Set<string>() } as const

/** A match that is over, as far as `guest` may know, with the proof of its luck; of others, what spectators were told. */
export async function replayOf(house: House, id: TableId, guest?: GuestId): Promise<MatchRecord | RunningReplay> {
  return (await house.record(id, guest)) ?? runningReplay(house, id)
}

/** What spectators were told by now. */
export async function runningReplay(house: House, id: TableId): Promise<RunningReplay> {
  const table = await house.read(id, tellTable)
  let lines = await house.earlier(id, ANYONE, Infinity)
  while (lines.length > 0 && lines[0]!.n > 1) lines = [...(await house.earlier(id, ANYONE, lines[0]!.n)), ...lines]
  return { kind: 'running', table, lines }
}
