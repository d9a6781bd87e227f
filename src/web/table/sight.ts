import type { GameTypes, Text } from '#engine/game'
import type { KnownTable } from '#web/client/use-table'
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
}
