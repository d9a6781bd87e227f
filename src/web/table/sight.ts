import type { GameTypes, Stand, Text } from '#engine/game'
import type { KnownTable } from '#web/client/use-table'
import { isOfDevice } from '#web/local/device-line'
import type { Acts } from '#web/table/use-acts'
import type { TableGame } from '#web/table/use-game'

/** A table as all parts of its frame are drawn from it. */
export interface Sight {
  /** As far as it has been shown: what is drawn and spoken of. */
  readonly shown: KnownTable
  /** As it is by now: what one acts on. */
  readonly known: KnownTable
  readonly game: TableGame
  readonly text: Text<GameTypes>
  readonly names: readonly string[]
  readonly acts: Acts
  /** Who looks, as far as that is known. */
  readonly guest: string | null
}

/** Whether whoever looks is the host of a table at which others can be. */
export const isHost = ({ known: { table }, guest }: Pick<Sight, 'known' | 'guest'>): boolean =>
  guest === table.by && !isOfDevice(table.id)

/** Who is out of the match, as far as it has been shown; not known before the rules are there. */
export const standingOf = ({ shown: { now }, game: { rules } }: Sight): readonly Stand[] | undefined =>
  now.view && rules?.standing?.(now.view as GameTypes['View'])

/** Whether those speak alone who sit at the table, and the host. */
export const isChatLocked = ({ lines }: Pick<KnownTable, 'lines'>): boolean =>
  lines.findLast(({ what }) => what === 'chat-locked' || what === 'chat-unlocked')?.what === 'chat-locked'
