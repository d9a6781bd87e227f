import { about } from '#games/roll-and-fight/about'
import type { Options } from '#games/roll-and-fight/options'
import type { Choice, View } from '#games/roll-and-fight/types'
import type { Player } from '#web/testing/player'

const HUMAN = { kind: 'human' } as const

/** A table at which these have sat down, in the order of their seats. */
export async function sitDown(players: readonly Player[], options: Partial<Options> = {}): Promise<string> {
  const table = await players[0]!.open({ game: about.id, options, seats: players.map(() => HUMAN) })
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  return table
}

/** What each phase is left with; whatever else is offered first is taken. */
const LEAVES: readonly Choice['kind'][] = [
  ...(['done-flashback', 'stop', 'done-fighting', 'done-collect', 'done-resolution'] as const),
]

/** Lets whoever is asked go on as quickly as can be until the moment is there. */
export async function hurryTo(
  table: string,
  players: readonly Player[],
  isThere: (view: View) => boolean,
): Promise<void> {
  for (;;)
    for (const player of players) {
      const { view, own, outcome } = await player.now(table)
      if (outcome) throw new Error('The match is over.')
      if (isThere(view as View)) return
      if (!own || own.locked || own.choices.length === 0) continue
      const choices = own.choices as readonly Choice[]
      const choice = choices.find(({ kind }) => LEAVES.includes(kind)) ?? choices[0]!
      await player.act(table, { do: 'choose', decision: own.decision, choice })
    }
}

/** All may roll, or will in a moment. */
export const isRolling = ({ phase }: View): boolean => phase === 'rolling'
