import type { Result, Seat } from '../../src/games/testing/bench.ts'

/** A running match at some server, with a connection for each seat. */
export interface LiveMatch {
  /** What `seat` may play now, as far as it has been told; nothing if it is not asked. */
  moves(seat: Seat): readonly number[]
  play(seat: Seat, move: number): void
  /** How it ended, as far as `seat` has been told. */
  result(seat: Seat): Result | undefined
  close(): void
}

/** Hears of what the server says. */
export interface Listener {
  /** A seat has been told of one more move, its own or the other's. */
  seen(seat: Seat): void
  /** The server refused something, or hung up. */
  failed(reason: string): void
}

/** Opens a match with both seats taken and connected. */
export type OpenMatch = (port: number, listener: Listener) => Promise<LiveMatch>
