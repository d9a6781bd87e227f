import { io, type Socket } from 'socket.io-client'
import type { State } from 'boardgame.io'
import type { Result, Seat } from '../../src/games/testing/bench.ts'
import { contest } from './contest.ts'
import type { Listener, LiveMatch } from './players.ts'

/** Two people at a boardgame.io server, through its lobby and the messages of its own client. */
export async function openMatch(port: number, listener: Listener): Promise<LiveMatch> {
  const lobby = `http://127.0.0.1:${port}/games/${contest.id}`
  const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: 2, unlisted: true })
  // One after the other: of two who join at the same time, its FlatFile store forgets one.
  const credentials = [await join(lobby, matchID, 0), await join(lobby, matchID, 1)] as const
  const seats = [
    await connect(port, matchID, 0, credentials[0], listener),
    await connect(port, matchID, 1, credentials[1], listener),
  ] as const
  return {
    moves: (seat) => contest.boardgameIoMoves(seats[seat].state, seat),
    play: (seat, move) => {
      const { socket, state, credentials } = seats[seat]
      const payload = { type: 'play', args: [move], playerID: String(seat), credentials }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, String(seat))
    },
    result: (seat) => seats[seat].state.ctx.gameover as Result | undefined,
    close: () => {
      for (const { socket } of seats) socket.disconnect()
    },
  }
}

async function join(lobby: string, matchID: string, seat: Seat): Promise<string> {
  const body = { playerID: String(seat), playerName: `Seat ${seat}` }
  const { playerCredentials } = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, body)
  return playerCredentials
}

interface Connected {
  readonly socket: Socket
  readonly credentials: string
  state: State
}

function connect(
  port: number,
  matchID: string,
  seat: Seat,
  credentials: string,
  listener: Listener,
): Promise<Connected> {
  const socket = io(`http://127.0.0.1:${port}/${contest.id}`, { transports: ['websocket'], forceNew: true })
  return new Promise((resolve, reject) => {
    socket.on('connect', () => socket.emit('sync', matchID, String(seat), credentials, 2))
    socket.on('connect_error', reject)
    socket.on('sync', (_match: string, { state }: { state: State }) => {
      const connected: Connected = { socket, credentials, state }
      socket.on('update', (_match: string, next: State) => {
        if (next._stateID <= connected.state._stateID) return
        connected.state = next
        listener.seen(seat)
      })
      socket.on('disconnect', (reason) => {
        if (reason !== 'io client disconnect') listener.failed(`a socket was closed: ${reason}`)
      })
      resolve(connected)
    })
  })
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
