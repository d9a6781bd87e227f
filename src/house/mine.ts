import { GAMES, isClosed } from '#games/shelf'
import type { OwnMatchTold, RecordTold, TallyTold } from '#protocol/told'
import type { GuestId } from '#house/entry'
import { levelsIn, type OwnMatch, sittersIn } from '#house/seating'

/** A match as one who sits there is told of it: no more than that seat is told at the table. */
export function tellOwnMatch({ id, status, seating, awaited }: OwnMatch, guest: GuestId): OwnMatchTold {
  const { game, seats, outcome, series, at } = seating
  const own = seats.flatMap((sitter, seat) => (sitter.guest === guest ? [seat] : []))
  const isFor = (actor: unknown): boolean => own.some((seat) => seat === actor)
  return {
    id,
    game,
    status,
    seats,
    own,
    awaited: awaited
      .filter(({ actor, secret }) => !secret || isFor(actor))
      .map(({ actor, since }) => ({ actor, since })),
    at,
    outcome,
    series,
  }
}

/** With how many people one is compared at most. */
const MOST_OPPONENTS = 100

const NOTHING: TallyTold = { played: 0, won: 0, drawn: 0 }

/** Counts by some key what came of matches. */
class Tallies<Key extends object> {
  readonly #all = new Map<string, Key & TallyTold>()

  /** `result` is above 0 for a match that was won, and 0 for a draw. The words of the first that is counted stay. */
  count(id: string, key: Key, result: number): void {
    const { played, won, drawn } = this.#all.get(id) ?? NOTHING
    this.#all.set(id, {
      ...(this.#all.get(id) ?? key),
      played: played + 1,
      won: won + (result > 0 ? 1 : 0),
      drawn: drawn + (result === 0 ? 1 : 0),
    })
  }

  get list(): readonly (Key & TallyTold)[] {
    return [...this.#all.values()]
  }
}

/** How a guest fared in matches, the newest of them first. Those that were closed, or played by one person alone, do not count. */
export function recordIn(matches: readonly OwnMatch[], guest: GuestId, isWhole: boolean): RecordTold {
  const all = new Tallies<object>()
  const bySeat = new Tallies<{ readonly game: string; readonly seat: number }>()
  const byLevel = new Tallies<{ readonly level: string }>()
  const byGuest = new Tallies<{ readonly guest: string; readonly name: string }>()
  for (const { seating } of matches) {
    const { game, seats, outcome } = seating
    const own = seats.flatMap((sitter, seat) => (sitter.guest === guest ? [seat] : []))
    const seat = own[0]
    if (!outcome || isClosed(outcome) || own.length !== 1 || seat === undefined) continue
    const { payoffs } = outcome
    const mine = payoffs[seat]!
    const result = mine === 1 ? 1 : mine === 0 || payoffs.includes(1) ? -1 : 0
    all.count('', {}, result)
    bySeat.count(`${game} ${seat}`, { game, seat }, result)
    // Who plays on one's own side is nobody to be compared with.
    if (GAMES.find(({ about }) => about.id === game)?.about.sides === 'together') continue
    for (const level of levelsIn(seating)) byLevel.count(level, { level }, result)
    for (const other of sittersIn(seating)) {
      const place = seats.findIndex((sitter) => sitter.guest === other)
      if (other !== guest) byGuest.count(other, { guest: other, name: seats[place]!.name! }, mine - payoffs[place]!)
    }
  }
  return {
    all: all.list[0] ?? NOTHING,
    isWhole,
    seats: bySeat.list.toSorted((one, other) =>
      one.game < other.game ? -1 : one.game > other.game ? 1 : one.seat - other.seat,
    ),
    levels: byLevel.list,
    opponents: byGuest.list.toSorted((one, other) => other.played - one.played).slice(0, MOST_OPPONENTS),
  }
}
