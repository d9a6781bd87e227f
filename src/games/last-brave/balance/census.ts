import type { Census, Count, Watcher } from '#engine/census'
import type { Seat } from '#engine/game'
import type { Window } from '#games/last-brave/rules/abilities'
import { type CardId, CHAMPION, type ChampionId, inTypeOrder } from '#games/last-brave/cards'
import { PARTS, PROMPTED } from '#games/last-brave/balance/census-read'
import { tables } from '#games/last-brave/balance/census-tables'
import { allCards, life } from '#games/last-brave/rules/fighters'
import { isAllied, type Options } from '#games/last-brave/options'
import type { Choice, Event, LastBrave, State } from '#games/last-brave/types'

// Section H of the rules document: what is counted in each bout. `census-tables` and `census-targets` read it.

type Prompted = (typeof PROMPTED)[number]

/** Seconds that a prompt is taken to last (H2). */
const SECONDS: Readonly<Record<Prompted, number>> = { turn: 10, damage: 6, between: 5, after: 5 }
const SECONDS_A_TURN = 3

/** A seat as it was dealt. */
interface Dealt {
  readonly champion: ChampionId
  /** Class, Element, Arms. */
  readonly cards: readonly CardId[]
}

type BoutOver = Extract<Event, { kind: 'bout-over' }>

/** One bout, as far as it has been watched. */
class Bout {
  readonly #first: Seat
  #options: Options | undefined
  #dealt: readonly Dealt[] = []
  #turns = 0
  #prompts = 0
  readonly #byWindow: Record<Prompted, number> = { turn: 0, damage: 0, between: 0, after: 0 }
  #single = 0
  /** Prompts with a single choice where there should be none (H18). */
  #idle = 0
  #points = 0
  #recovered = 0
  /** The prompts there had been when the first player was out. */
  #firstOut: number | undefined
  #life: number[] = []
  readonly #out = new Set<Seat>()
  #whole = 0
  #left = 0
  /** Cards in Damage Zones. */
  readonly #spent = new Set<CardId>()
  /** Who had the least life when half of all life was gone (H13). */
  #trailing: Seat[] | undefined
  readonly #revealed = new Set<CardId>()
  readonly #used = new Set<string>()
  readonly #secrets = new Set<ChampionId>()

  constructor(first: Seat) {
    this.#first = first
  }

  chosen(state: State, window: Window, seat: Seat, choices: readonly Choice[]): void {
    if (!this.#options) this.#look(state)
    // E3 With all holds off nobody reacts, and a face-down Champion alone opens no window but `turn` and `damage`.
    const isHeld =
      window === 'react' ||
      ((window === 'between' || window === 'after') && !choices.some(({ kind }) => kind === 'use'))
    if (isHeld) return
    this.#prompts++
    this.#byWindow[window]++
    if (choices.length > 1) return
    this.#single++
    if (state.fighters[seat]!.faceUp || (window !== 'turn' && window !== 'damage')) this.#idle++
  }

  /** Reads what lies on the table before the first choice. */
  #look({ options, fighters }: State): void {
    this.#options = options
    this.#dealt = fighters.map((fighter) => ({
      champion: fighter.champion,
      cards: allCards(fighter).sort(inTypeOrder),
    }))
    for (const [seat, { out, reveal, damage }] of fighters.entries()) {
      if (out) this.#out.add(seat)
      for (const { card } of reveal) this.#revealed.add(card)
      for (const card of damage) this.#spent.add(card)
    }
    this.#life = fighters.map(life)
    this.#whole = this.#left = this.#life.reduce((sum, has) => sum + has, 0)
  }

  told(event: Event): void {
    switch (event.kind) {
      case 'turn-begun':
        this.#turns++
        break
      case 'used':
        this.#used.add(`${event.card}/${event.cost}`)
        break
      case 'secret-used':
        this.#secrets.add(event.champion)
        break
      case 'recovered':
        this.#recovered++
        this.#live(event.of, this.#spent.delete(event.card) ? 2 : 1)
        break
      case 'point-revealed':
        this.#revealed.add(event.card)
        this.#points++
        this.#live(event.seat, -1)
        break
      case 'point-moved':
        this.#spent.add(event.card)
        this.#points++
        this.#live(event.seat, -1)
        break
      case 'defeated':
        this.#points++
        this.#firstOut ??= this.#prompts
        this.#out.add(event.seat)
        break
      default:
    }
  }

  #live(seat: Seat, gained: number): void {
    this.#life[seat]! += gained
    this.#left += gained
    if (this.#trailing || this.#left * 2 > this.#whole) return
    const standing = [...this.#life.keys()].filter((at) => !this.#out.has(at))
    const least = Math.min(...standing.map((at) => this.#life[at]!))
    this.#trailing = standing.filter((at) => this.#life[at] === least)
  }

  /** Counts the bout. */
  over(event: BoutOver, count: Count): void {
    // What is broken off has no end that one could count.
    if (!this.#options || event.reason === 'broken-off') return
    const won = payoffsOf(this.#options, event)
    const due = won.reduce((sum, parts) => sum + parts, 0) / won.length
    const ends = won.map((parts) => `@${parts}/${due}`)
    const held = (name: string, seat: Seat): void => count(name + ends[seat]!)
    count('bouts')
    count(`end/${event.reason}`)
    this.#countHoldings(held)
    this.#countLengths(count)
    for (const card of this.#revealed) count(`revealed/${card}`)
    for (const ability of this.#used) count(`used/${ability}`)
    for (const champion of this.#secrets) count(`secret/${champion}`)
    const trailing = this.#trailing ?? []
    for (const seat of trailing) {
      count('trailing/games', PARTS / trailing.length)
      count('trailing/won', won[seat]! / trailing.length)
    }
    if (!isAllied(this.#options) || event.winners.length === 0) return
    count('decided')
    count(`faction/${CHAMPION[event.champions[event.winners[0]!]!].faction}`)
  }

  #countHoldings(held: (name: string, seat: Seat) => void): void {
    const seats = this.#dealt.length
    for (const [seat, { champion, cards }] of this.#dealt.entries()) {
      held(`seat/${seat}`, seat)
      held(`distance/${(seat - this.#first + seats) % seats}`, seat)
      held(champion, seat)
      for (const [at, card] of cards.entries()) {
        held(card, seat)
        held(`${champion}+${card}`, seat)
        for (const other of cards.slice(at + 1)) held(`${card}+${other}`, seat)
      }
    }
  }

  #countLengths(count: Count): void {
    let seconds = this.#turns * SECONDS_A_TURN
    for (const window of PROMPTED) {
      count(`${window}=${this.#byWindow[window]}`)
      seconds += this.#byWindow[window] * SECONDS[window]
    }
    count(`prompts=${this.#prompts}`)
    count(`seconds=${seconds}`)
    count(`turns=${this.#turns}`)
    count(`points=${this.#points}`)
    count(`recovered=${this.#recovered}`)
    count(`single=${this.#single}`)
    count('single*prompts', this.#single * this.#prompts)
    count('idle', this.#idle)
    if (this.#firstOut !== undefined) count(`first-out=${Math.round((1000 * this.#firstOut) / this.#prompts)}`)
  }
}

/** LB-R68 What each seat won, in parts; allies share what their faction gets. */
function payoffsOf(options: Options, { winners, tied, champions }: BoutOver): number[] {
  const parts = isAllied(options) ? new Set(tied.map((seat) => CHAMPION[champions[seat]!].faction)).size : tied.length
  return champions.map((_, seat) => (winners.includes(seat) ? PARTS : tied.includes(seat) ? PARTS / parts : 0))
}

/** Watches all bouts of a match; one that a campaign breaks off is not counted. */
function watch(bots: readonly string[], count: Count): Watcher<LastBrave> {
  let bout = new Bout(0)
  return {
    told(event) {
      if (event.kind === 'bout-begun') bout = new Bout(event.first)
      else if (event.kind === 'bout-over') bout.over(event, count)
      else bout.told(event)
    },
    chosen: (state, { kind, actor }, choices) => bout.chosen(state, kind as Window, actor as Seat, choices),
    ended(_state, { payoffs }) {
      const due = (payoffs.reduce((sum, payoff) => sum + payoff, 0) * PARTS) / payoffs.length
      for (const [seat, bot] of bots.entries()) {
        count(`bot/${bot}@${Math.round(payoffs[seat]! * PARTS)}/${Math.round(due)}`)
      }
    },
  }
}

export const census: Census<LastBrave> = { watch, tables }
