import type { Room } from '@colyseus/sdk'
import type { Seat } from '../../src/games/testing/bench.ts'
import { contest } from './contest.ts'
import type { Listener, LiveMatch } from './players.ts'

// Its client takes the platform's WebSocket if there is one; the package `ws` is the faster one.
delete (globalThis as { WebSocket?: unknown }).WebSocket
const { Client, CloseCode } = await import('@colyseus/sdk')

/** What the room of any game tells; the rest the game knows. */
interface Position {
  readonly moves: number
  readonly over: boolean
  readonly winner: number
}

/** Two people in a Colyseus room, through its own client. */
export async function openMatch(port: number, listener: Listener): Promise<LiveMatch> {
  const client = new Client(`ws://127.0.0.1:${port}`)
  const host = await client.create<Position>(contest.id)
  const hosting = listen(host, 0, listener)
  const guest = await client.joinById<Position>(host.roomId)
  await Promise.all([hosting, listen(guest, 1, listener)])
  const rooms = [host, guest] as const
  return {
    moves: (seat) => contest.colyseusMoves(rooms[seat].state, seat),
    play: (seat, move) => rooms[seat].send('play', move),
    result: (seat) => {
      const { over, winner } = rooms[seat].state
      return over ? { winner: winner < 0 ? null : (winner as Seat) } : undefined
    },
    close: () => {
      for (const room of rooms) void room.leave()
    },
  }
}

function listen(room: Room<unknown, Position>, seat: Seat, listener: Listener): Promise<void> {
  let moves = -1
  room.reconnection.enabled = false
  room.onMessage('refused', (move) => listener.failed(`move ${String(move)} was refused`))
  room.onLeave((code) => {
    if (code !== CloseCode.CONSENTED) listener.failed(`a room was left: ${code}`)
  })
  return new Promise((resolve) =>
    room.onStateChange((state) => {
      if (moves < 0) resolve()
      else if (state.moves > moves) listener.seen(seat)
      moves = state.moves
    }),
  )
}
