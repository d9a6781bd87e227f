import type { Strength } from '#games/brave-rats/cards'
import { type Leftovers, leftoversOf } from '#games/brave-rats/solution/hands'
import {
  type Lens,
  type Pair,
  type Seat,
  type Standing,
  type Standings,
  standingsFrom,
} from '#games/brave-rats/solution/standing'

/** Where a game, or the rest of one, starts; what is not said is as in a new game. */
export interface Start extends Partial<Standing> {
  /** As many cards each; a hand may have several of a character, or none. */
  readonly hands: Pair<readonly Strength[]>
  /** Victories that win the game: 4, or 3 in Fast Rat (BR-040, BR-150). */
  readonly target: number
}

/** A position at the start of a round, or in a spied round with the first card open. */
export interface Position extends Partial<Standing> {
  readonly hands: Pair<readonly Strength[]>
  /** The card that already lies open in a spied round; it is still counted in its hand. */
  readonly revealed?: Strength | null
}

/** A round about to be played. Only good until the next one is looked at. */
export interface Round {
  /** The different characters in each hand, strongest first. */
  readonly moves: Pair<readonly Strength[]>
  readonly spySeat: Seat | null
  /**
   * What follows each pair of cards, seat 0's first card with each of seat 1's, then its second card, and so on: the
   * number of the next position, `SEAT_0_WINS`, `SEAT_1_WINS`, or less for a tie.
   */
  readonly outcomes: Int32Array
}

/** The cards run out and nobody has won (BR-042). */
const TIE = -3

const NEW_GAME: Standing = { victories: [0, 0], pending: [0, 0], bonus: [0, 0], spySeat: null }

/**
 * Every position at the start of a round that play can come to, numbered so that each stands after all that can follow
 * it. Each pair of hands has a bit for each standing; a position's number is the count of set bits before its own.
 */
export class Positions {
  readonly count: number
  readonly #rounds: number
  readonly #hands: Pair<Leftovers>
  readonly #standings: Standings
  /** Words of bits that a pair of hands has. */
  readonly #stride: number
  /** The first word of the pairs of hands with so many cards. */
  readonly #level: readonly number[]
  readonly #bits: Int32Array
  /** How many bits are set before each word. */
  readonly #before: Int32Array
  readonly #round = { moves: [[], []] as Round['moves'], spySeat: null as Seat | null, outcomes: new Int32Array(64) }

  /** Throws a `RangeError` if there is nothing to play. */
  constructor(start: Start, lens: Lens) {
    const first = { ...NEW_GAME, ...start }
    this.#rounds = start.hands[0].length
    if (this.#rounds === 0 || this.#rounds !== start.hands[1].length)
      throw new RangeError('Both hands must have as many cards, and at least one.')
    if (Math.max(...first.victories) >= start.target) throw new RangeError('The game is already won.')
    this.#hands = [leftoversOf(start.hands[0]), leftoversOf(start.hands[1])]
    this.#standings = standingsFrom(first, this.#rounds, start.target, lens)
    this.#stride = Math.ceil(this.#standings.count / 32)
    const level = [0, 0]
    for (let size = 1; size <= this.#rounds; size++) level.push(level[size]! + this.#stride * this.#pairs(size))
    this.#level = level
    this.#bits = new Int32Array(level[this.#rounds + 1]!)
    this.#bits[level[this.#rounds]!] = 1
    for (let size = this.#rounds; size > 1; size--) this.#reach(size)
    this.#before = new Int32Array(this.#bits.length)
    let count = 0
    for (let word = 0; word < this.#bits.length; word++) {
      this.#before[word] = count
      count += bitsIn(this.#bits[word]!)
    }
    this.count = count
  }

  /** Visits all positions in the order of their numbers; `atLevel` hears how many are done after each number of cards. */
  walk(visit: (round: Round, number: number) => void, atLevel?: (done: number) => void): void {
    let number = 0
    for (let size = 1; size <= this.#rounds; size++) {
      this.#each(size, (mine, theirs, standing) => visit(this.#layOut(size, mine, theirs, standing), number++))
      atLevel?.(number)
    }
  }

  /** Throws a `RangeError` if the position cannot come about. */
  numberOf(position: Position): number {
    const [size, mine, theirs, standing] = this.#find(position)
    return this.#number(this.#word(size, mine, theirs), standing)
  }

  roundAt(position: Position): Round {
    return this.#layOut(...this.#find(position))
  }

  #find(position: Position): readonly [size: number, mine: number, theirs: number, standing: number] {
    const mine = this.#hands[0].placeOf(position.hands[0])
    const theirs = this.#hands[1].placeOf(position.hands[1])
    const standing = this.#standings.numberOf({ ...NEW_GAME, ...position })
    const size = position.hands[0].length
    if (
      mine === undefined ||
      theirs === undefined ||
      standing === undefined ||
      size === 0 ||
      size !== position.hands[1].length ||
      !(this.#bits[this.#word(size, mine, theirs) + (standing >> 5)]! & (1 << (standing & 31)))
    )
      throw new RangeError(`This game cannot come to ${JSON.stringify(position)}.`)
    return [size, mine, theirs, standing]
  }

  #pairs(size: number): number {
    return this.#hands[0].ofSize[size]!.length * this.#hands[1].ofSize[size]!.length
  }

  #word(size: number, mine: number, theirs: number): number {
    return this.#level[size]! + this.#stride * (mine * this.#hands[1].ofSize[size]!.length + theirs)
  }

  #number(word: number, standing: number): number {
    const at = word + (standing >> 5)
    return this.#before[at]! + bitsIn(this.#bits[at]! & ((1 << (standing & 31)) - 1))
  }

  /** Visits every position with so many cards in each hand. */
  #each(size: number, visit: (mine: number, theirs: number, standing: number) => void): void {
    const [many, others] = [this.#hands[0].ofSize[size]!.length, this.#hands[1].ofSize[size]!.length]
    for (let mine = 0; mine < many; mine++)
      for (let theirs = 0; theirs < others; theirs++) {
        const word = this.#word(size, mine, theirs)
        for (let at = 0; at < this.#stride; at++)
          for (let rest = this.#bits[word + at]!; rest !== 0; rest &= rest - 1)
            visit(mine, theirs, (at << 5) | (31 - Math.clz32(rest & -rest)))
      }
  }

  /** Sets the bits of all positions that follow those with so many cards. */
  #reach(size: number): void {
    this.#each(size, (mine, theirs, standing) => {
      const [left, right] = [this.#hands[0].ofSize[size]![mine]!, this.#hands[1].ofSize[size]![theirs]!]
      for (let a = 0; a < left.characters.length; a++)
        for (let b = 0; b < right.characters.length; b++) {
          const next = this.#standings.after[(standing << 6) | (left.characters[a]! << 3) | right.characters[b]!]!
          if (next < 0) continue
          this.#bits[this.#word(size - 1, left.without[a]!, right.without[b]!) + (next >> 5)]! |= 1 << (next & 31)
        }
    })
  }

  #layOut(size: number, mine: number, theirs: number, standing: number): Round {
    const [left, right] = [this.#hands[0].ofSize[size]![mine]!, this.#hands[1].ofSize[size]![theirs]!]
    const round = this.#round
    round.moves = [left.characters, right.characters]
    round.spySeat = this.#standings.spySeats[standing]!
    let at = 0
    for (let a = 0; a < left.characters.length; a++)
      for (let b = 0; b < right.characters.length; b++) {
        const next = this.#standings.after[(standing << 6) | (left.characters[a]! << 3) | right.characters[b]!]!
        if (next < 0) round.outcomes[at++] = next
        else if (size === 1) round.outcomes[at++] = TIE
        else round.outcomes[at++] = this.#number(this.#word(size - 1, left.without[a]!, right.without[b]!), next)
      }
    return round
  }
}

/** How many pairs of hands play can come to: a measure of how long a solve takes, 15 to 30 positions for each. */
export function handPairs({ hands }: Start): number {
  const [mine, theirs] = [leftoversOf(hands[0]).ofSize, leftoversOf(hands[1]).ofSize]
  return mine.reduce((pairs, ofSize, size) => (size === 0 ? 0 : pairs + ofSize.length * theirs[size]!.length), 0)
}

function bitsIn(word: number): number {
  word -= (word >>> 1) & 0x55555555
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
