import { SeededRandom } from '#engine/random'
import { about } from '#games/last-stand/about'
import { bots } from '#games/last-stand/bot/bot'
import type { Options } from '#games/last-stand/options'
import type { Choice, View } from '#games/last-stand/types'
import type { NewTable } from '#protocol/acts'
import type { Player } from '#web/testing/player'

const HUMAN = { kind: 'human' } as const

interface Wanted extends Omit<Partial<NewTable>, 'options'> {
  readonly options?: Partial<Options>
}

/** A table at which these have sat down, in the order of their seats; the first one is first player unless told. */
export async function sitDown(players: readonly Player[], { options, ...more }: Wanted = {}): Promise<string> {
  const seats = players.map(() => HUMAN)
  const table = await players[0]!.open({ game: about.id, seats, options: { first: 0, ...options }, ...more })
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  return table
}

/** How somebody without a page plays. */
type Way = (view: View, choices: readonly Choice[]) => Choice

const luck = SeededRandom.from('tables')
const quick = bots.greedy!({ budget: {}, now: () => 0 })

/** At first sight, which mostly wins. */
export const well: Way = (view, choices) => quick(view, choices, luck)

/** Does nothing but what must be done, which soon loses. */
export const idly: Way = (_view, choices) => choices.at(-1)!

/** Lets whoever is asked play on until the moment is there; `false` if the match is over first. */
export async function playOn(
  table: string,
  players: readonly Player[],
  way: Way,
  isThere: (view: View) => boolean = () => false,
): Promise<boolean> {
  for (;;)
    for (const player of players) {
      const { view, own, outcome } = await player.now(table)
      if (outcome) return false
      if (isThere(view as View)) return true
      if (!own || own.choices.length === 0) continue
      const choice = way(view as View, own.choices as readonly Choice[])
      await player.act(table, { do: 'choose', decision: own.decision, choice })
      break
    }
}
