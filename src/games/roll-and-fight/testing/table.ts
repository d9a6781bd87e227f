import type { Actor } from '#engine/game'
import { clone, same } from '#engine/json'
import { type Dice, ScriptedRandom, SeededRandom } from '#engine/random'
import type { DenId } from '#games/roll-and-fight/content/dens'
import { DEN } from '#games/roll-and-fight/content/dens'
import { FIGHTING_DIE } from '#games/roll-and-fight/content/dice'
import type { HeroId } from '#games/roll-and-fight/content/heroes'
import type { Face, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { rollAndFight } from '#games/roll-and-fight/game'
import { poolOf, woundsOf } from '#games/roll-and-fight/rules/read'
import type { Board, Choice, Event, PlayerSetup, Setup, State } from '#games/roll-and-fight/types'

// Positions written by hand, and a table to play them at with dice that fall as told.

/** A Boss whose effect plays no part. */
const QUIET = 'abbot'

export const player = (hero: HeroId, den: DenId, more: Partial<PlayerSetup> = {}): PlayerSetup => ({
  hero,
  den,
  boss: QUIET,
  ...more,
})

/** Somebody alone, with 16 dice unless the options say something else. */
export const alone = (one: PlayerSetup, more: Partial<Setup> = {}): Setup => ({
  seats: 1,
  phase: 'fighting',
  players: [one],
  ...more,
})

export const several = (players: readonly PlayerSetup[], more: Partial<Setup> = {}): Setup => ({
  seats: players.length,
  phase: 'rolling',
  players: [...players],
  ...more,
})

/** All Minions of these rooms, or those at places of one: `['r5', 'r7:0,1']`. */
export const dead = (rooms: readonly string[], round?: number): NonNullable<PlayerSetup['dead']> =>
  rooms.map((said) => {
    const [room, which] = said.split(':')
    return {
      room: room as RoomId,
      ...(which && { minions: which.split(',').map(Number) }),
      ...(round && { round }),
    }
  })

/** Every room of a den but these, with all its Minions. */
export const allBut = (den: DenId, ...rooms: readonly string[]): string[] =>
  DEN[den].rooms.map((_, at) => `r${at + 1}`).filter((room) => !rooms.includes(room))

/** Faces as the dice show them: RUN, BLADE, DOUBLE, GUN, WOUND. */
const SIDES: Readonly<Record<string, Face>> = { R: 'run', B: 'blade', D: 'double', G: 'gun', W: 'wound' }
export const faces = (letters: string): Face[] => letters.split('').map((letter) => SIDES[letter]!)

/** The sides of dice that show these faces. */
export const sides = (letters: string): number[] => faces(letters).map((face) => FIGHTING_DIE.indexOf(face) + 1)

export const set = (ability: NonNullable<PlayerSetup['sets']>[number]['ability'], letters: string) => ({
  ability,
  faces: faces(letters),
})

/** A match that is played from a position. */
export class Table {
  readonly state: State
  readonly opening: readonly Event[]
  readonly #dice: ScriptedRandom

  /** The dice fall as told, and then as they like. */
  constructor(setup: Setup, dice: Dice = {}, seed = 'table') {
    this.#dice = new ScriptedRandom(dice, SeededRandom.from(seed))
    const events: Event[] = []
    this.state = rollAndFight.begin(setup, { random: this.#dice, tell: (event) => events.push(event) })
    this.opening = events
  }

  get unused(): Dice {
    return this.#dice.unused
  }

  get asked(): string {
    return rollAndFight
      .pending(this.state)
      .map(({ actor, kind }) => `${actor} ${kind}`)
      .join(', ')
  }

  board(seat = 0): Board {
    return this.state.boards[seat]!
  }

  get pool(): number {
    return poolOf(this.state)
  }

  /** `1 of 3`, wounds and spaces. */
  health(seat = 0): string {
    return `${woundsOf(this.board(seat))} of ${this.board(seat).health.length}`
  }

  choices(actor: Actor = 0): readonly Choice[] {
    return rollAndFight.choices(this.state, actor)
  }

  /** Plays the choices of a seat, one after the other, and returns all that happened. */
  by(actor: Actor, ...choices: readonly Choice[]): Event[] {
    return choices.flatMap((choice) => this.#play(actor, choice))
  }

  play(...choices: readonly Choice[]): Event[] {
    return this.by(0, ...choices)
  }

  /** A command of the race that comes at a moment. */
  at(came: number, choice: Choice, seat = 0): Event[] {
    return this.#play(seat, choice, came)
  }

  /** The clock goes on to a moment, by ticks. */
  until(at: number): Event[] {
    const events: Event[] = []
    while (this.state.time < at && this.state.race)
      events.push(...this.#play('clock', { kind: 'tick', at: this.state.time + 200 }))
    return events
  }

  /** Rolls dice of a seat as told and lets a tick pass. */
  tell(dice: Dice): void {
    this.#dice.add(dice)
  }

  #play(actor: Actor, choice: Choice, at?: number): Event[] {
    const events: Event[] = []
    const why = rollAndFight.whyNot(this.state, actor, choice)
    if (why) throw new Error(`${JSON.stringify(choice)}: ${why.code} ${why.message} ${JSON.stringify(why)}`)
    rollAndFight.play(this.state, actor, choice, { random: this.#dice, tell: (event) => events.push(event), at })
    return events
  }

  /** Why something is refused, which must change nothing: `NO_LEGAL_EFFECT(MOVE_BLOCKED)`. */
  refusal(choice: unknown, actor: Actor = 0): string {
    const before = clone(this.state)
    const why = rollAndFight.whyNot(
      rollAndFight.view(this.state, actor === 'clock' ? 'spectator' : actor),
      actor,
      choice,
    )
    if (!why) throw new Error(`Not refused: ${JSON.stringify(choice)}`)
    if (!same(before, this.state)) throw new Error('Refused, but not without a trace.')
    return 'reason' in why ? `${why.code}(${String(why.reason)})` : why.code
  }
}

/** All events of a kind. */
export const those = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)

/** The only event of a kind. */
export function the<Kind extends Event['kind']>(events: readonly Event[], kind: Kind): Extract<Event, { kind: Kind }> {
  const [first, ...more] = those(events, kind)
  if (!first || more.length > 0) throw new Error(`Not one ${kind}, but in: ${kinds(events).join(', ')}`)
  return first
}

export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)

// Choices, short.

export const use = (ability: Extract<Choice, { kind: 'use' }>['ability'], at: number | null = 0): Choice => ({
  kind: 'use',
  ability,
  set: at,
})
export const item = (name: Extract<Choice, { kind: 'item' }>['item']): Choice => ({ kind: 'item', item: name })
export const at = (room: RoomId, enemy?: number | 'boss'): Choice => ({
  kind: 'target',
  room,
  ...(enemy !== undefined && { enemy }),
})
export const via = (through: RoomId, room: RoomId): Choice => ({ kind: 'target', room, via: through })
export const flash = (
  slot: Extract<Choice, { kind: 'flash' }>['slot'],
  action: Extract<Choice, { kind: 'flash' }>['action'],
  arg?: Extract<Choice, { kind: 'flash' }>['arg'],
): Choice => ({ kind: 'flash', slot, action, ...(arg && { arg }) })
export const mark = (room: RoomId): Choice => ({ kind: 'mark', room })
export const roll = (...dice: number[]): Choice => ({ kind: 'roll', dice })
export const SKIP: Choice = { kind: 'skip' }
export const STOP: Choice = { kind: 'stop' }
export const DONE: Choice = { kind: 'done-fighting' }
export const RESOLVED: Choice = { kind: 'done-resolution' }
export const FLASHED: Choice = { kind: 'done-flashback' }
