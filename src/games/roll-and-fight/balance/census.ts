import { addCount, type Census, type Count, type Counts, type Watcher } from '#engine/census'
import type { Outcome, Seat } from '#engine/game'
import { tables } from '#games/roll-and-fight/balance/census-tables'
import { denOf, roomIds } from '#games/roll-and-fight/rules/read'
import { COUNTDOWN } from '#games/roll-and-fight/rules/race'
import { scoreOf } from '#games/roll-and-fight/rules/scoring'
import type { Board, Event, RollAndFight, State } from '#games/roll-and-fight/types'

// Section H of the rules document: what is counted in each match. `census-tables` and `census-targets` read it.

/** A seat, as far as it has been watched. */
interface Watched {
  /** Times that it rolled in each Rolling Phase, and dice. */
  rolls: number[]
  beatings: number
  readonly bought: Set<string>
  /** What was assigned, purchased and reconned, and how often. */
  readonly done: Counts
}

const COUNTED: Readonly<Partial<Record<Event['kind'], (event: never) => string>>> = {
  assigned: ({ ability }: Extract<Event, { kind: 'assigned' }>) => `set/${ability}`,
  purchased: ({ item }: Extract<Event, { kind: 'purchased' }>) => `charge/${item}`,
  reconned: ({ ability }: Extract<Event, { kind: 'reconned' }>) => `recon/${ability}`,
  bled: () => 'bled',
}

class Match {
  readonly #seats: Watched[] = []
  /** When each Rolling Phase opened. */
  readonly #opened: number[] = []

  #seat(seat: Seat): Watched {
    return (this.#seats[seat] ??= { rolls: [], beatings: 0, bought: new Set(), done: {} })
  }

  told(event: Event): void {
    if (event.kind === 'phase-begun' && event.phase === 'rolling') for (const one of this.#seats) one.rolls.push(0)
    if (event.kind === 'hero-picked') this.#seat(event.seat)
    if (event.kind === 'countdown') this.#opened.push(event.opens)
    if (event.kind === 'rolled') this.#seat(event.seat).rolls[this.#seat(event.seat).rolls.length - 1]!++
    if (event.kind === 'beaten') this.#seat(event.seat).beatings++
    if (event.kind === 'bought') this.#seat(event.seat).bought.add(event.tile)
    const name = COUNTED[event.kind]?.(event as never)
    if (name && 'seat' in event) addCount(this.#seat(event.seat).done, name)
  }

  ended(state: State, { payoffs }: Outcome, bots: readonly string[], count: Count): void {
    count('games')
    for (const name of new Set(bots)) count(`player/${name}`)
    for (const [seat, board] of state.boards.entries()) {
      if (board.den === null) continue
      const isWon = payoffs[seat]! > 0
      countBoard(board, isWon, count)
      count(`seat/${seat}/${isWon ? 'won' : 'lost'}`)
      const { rolls, beatings, bought, done } = this.#seat(seat)
      for (const times of rolls) count(`rolls=${times}`)
      count(`beatings=${beatings}`)
      for (const tile of bought) {
        count(`tile/${tile}`)
        if (isWon) count(`tile/${tile}/won`)
      }
      for (const [name, times] of Object.entries(done)) count(name, times)
    }
    this.#countPhases(state, count)
  }

  /** How long the Rolling Phases were: time passes in them alone, and in the countdown before each. */
  #countPhases({ time }: State, count: Count): void {
    for (const [at, opened] of this.#opened.entries()) {
      const next = this.#opened[at + 1]
      count(`seconds=${Math.round(((next === undefined ? time : next - COUNTDOWN) - opened) / 1000)}`)
    }
  }
}

function countBoard(board: Board, isWon: boolean, count: Count): void {
  const { hero, den, boss, dead } = board
  const lines = scoreOf(board)
  const score = Object.values(lines).reduce((sum, points) => sum + points, 0)
  count('boards')
  if (isWon) count('won')
  if (dead) count('dead')
  count(`score=${score}`)
  for (const [line, points] of Object.entries({ ...lines, boss: lines.boss + lines.kill }))
    if (line !== 'kill') count(`line/${line}=${points}`)
  for (const name of [`hero/${hero}`, `den/${den}`, `boss/${boss}`]) {
    count(`${name}=${score}`)
    if (isWon) count(`${name}/won`)
  }
  if (board.bossDead) count(`killed/${boss}`)
  for (const [at, room] of roomIds(board).entries()) {
    if (!denOf(board).rooms[at]!.objective) continue
    count(`objective/${den}.${room}/${board.rooms[at]!.marked ? 'marked' : 'left'}`)
  }
}

function watch(bots: readonly string[], count: Count): Watcher<RollAndFight> {
  const match = new Match()
  return {
    told: (event) => match.told(event),
    chosen() {},
    ended: (state, outcome) => match.ended(state, outcome, bots, count),
  }
}

export const census: Census<RollAndFight> = { watch, tables }
