import type { Seat } from '#engine/game'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { Choice, View } from '#games/roll-and-fight/types'
import type { House } from '#house/house'
import type { NewTable } from '#protocol/acts'
import { ANN, BEN, HUMAN, Player, refused, seat, type Street, TestClock } from '#server/testing/house'

// A match with races, at a table whose time passes only when told to.

export const viewOf = (player: Player): View => player.now.view as View
export const boardOf = (player: Player, of = player.viewer as Seat): View['boards'][number] =>
  viewOf(player).boards[of]!

/** What whoever does not choose would choose (section E). */
export const usual = (player: Player): Choice => rollAndFight.timeUp!(viewOf(player), player.viewer as Seat, 1)[0]!

export interface Raid {
  readonly clock: TestClock
  readonly file: string
  readonly house: House
  readonly players: readonly Player[]
  readonly ann: Player
  readonly ben: Player
}

/** Ann, and unless she is alone Ben, after the set-up: round 1 begins. */
export async function raid(street: Street, wanted: Partial<NewTable> = {}): Promise<Raid> {
  const clock = new TestClock()
  const file = await street.file()
  const house = street.house(await street.sqlite(file), clock)
  const people = wanted.seats?.length === 1 ? [ANN] : [ANN, BEN]
  const table = { game: 'roll-and-fight', seats: people.map(() => HUMAN), ...wanted }
  const players = await seat(house, ANN, table, ...people)
  await goOn(players, ({ phase }) => phase !== 'set-up')
  return { clock, file, house, players, ann: players[0]!, ben: players[1]! }
}

export const choose = (player: Player, choice: object): Promise<object> =>
  player.act({ do: 'choose', seat: player.viewer as Seat, decision: player.now.own!.decision, choice })

const isAsked = (player: Player): boolean => {
  const { own } = player.now
  return own !== null && own.choices.length > 0 && !own.locked
}

/** All do what is usual until something is so; no time passes meanwhile. */
export async function goOn(players: readonly Player[], isSo: (view: View) => boolean): Promise<void> {
  while (!isSo(viewOf(players[0]!))) {
    const next = players.find(isAsked)
    if (!next) throw new Error('Nobody is asked anything.')
    await choose(next, usual(next))
  }
}

/** So much time passes, and all is done that is due by then. */
export async function pass({ clock, ann }: Raid, ms: number): Promise<void> {
  clock.pass(ms)
  await refused(ann.act({ do: 'take-back', seat: 0 }))
  await settled()
}

/** Whoever was answered has heard of it. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

/** Something is ordered, and is carried out at the next tick. */
export async function order(table: Raid, player: Player, choice: object): Promise<void> {
  const done = choose(player, choice)
  await settled()
  await pass(table, 200)
  await done
}
