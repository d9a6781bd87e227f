import { about } from '#games/brave-rats/about'
import type { NewTable } from '#protocol/acts'
import { Player } from '#web/testing/player'

/** Four victories to three for the Applewoods in six rounds, with a General, a Spy and the Prince. */
export const CLOSE_MATCH = 'Y5xA3 Y4xA6 Y6xA1 Y1xA4 Y7xA2 Y3xA7'

const human = { kind: 'human' } as const

/** Sets up a table, for two people unless told otherwise, and returns its id. */
export const openTable = (player: Player, wanted: Partial<NewTable> = {}): Promise<string> =>
  player.open({ game: about.id, seats: [human, human], ...wanted })

/** Plays a card, if this one is asked for a card now. */
export async function maybeChoose(player: Player, table: string, card: string): Promise<boolean> {
  const { own } = await player.now(table)
  if (!own || own.locked) return false
  await player.act(table, { do: 'choose', decision: own.decision, choice: { kind: own.kind, card } })
  return true
}

/** Plays rounds written as `Y5xA3`; where a Spy is at work, in its order. */
export async function playRounds(table: string, players: readonly [Player, Player], rounds: string): Promise<void> {
  for (const round of rounds.split(' ')) {
    const [first, second] = round.split('x') as [string, string]
    const isFirst = await maybeChoose(players[0], table, first)
    await maybeChoose(players[1], table, second)
    if (!isFirst) await maybeChoose(players[0], table, first)
  }
}

/** A match between two that is over; returns its table. */
export async function playedMatch(url: string): Promise<string> {
  const players = [await Player.called('Ann', url), await Player.called('Ben', url)] as const
  const table = await openTable(players[0])
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  await playRounds(table, players, CLOSE_MATCH)
  return table
}
