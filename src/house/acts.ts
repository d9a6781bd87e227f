import type { Seat } from '#engine/game'
import { Refused } from '#engine/refusal'
import type { Act } from '#protocol/acts'
import type { Entry, GuestId } from '#house/entry'
import type { Table } from '#house/table'

/** Someone who came: by a cookie, or a bot by its token. */
export interface Guest {
  readonly id: GuestId
  readonly name: string
}

/** What a guest wants to do, as the entry that does it, with the number in the match of the question it answers. */
export interface Intended {
  readonly entry: Entry
  readonly decision?: number
  /** When it happened, if not now. */
  readonly at?: number
}

type Simple = Exclude<Act['do'], 'mute' | 'offer' | 'accept' | 'rematch'>

const refuse = (code: string, message: string): never => {
  throw new Refused({ code, message })
}

/** Turns an act into the entry that does it; throws `Refused` if the guest may not. What the rules say comes later. */
export function intend(table: Table, guest: Guest, act: Extract<Act, { do: Simple }>): Intended {
  switch (act.do) {
    case 'sit': {
      const seat = freeSeat(table, act.seat)
      checkAlone(table, guest, seat)
      return { entry: { kind: 'sat', seat, guest: guest.id, name: guest.name, salt: act.salt ?? '' } }
    }
    case 'stand': {
      if (table.status !== 'open') refuse('started', 'The match has started; one can leave or resign.')
      const seat = ownSeat(table, guest, act.seat)
      if (table.plan.seats[seat]!.kind !== 'human') refuse('not-yours', 'This seat belongs to the screen of the host.')
      return { entry: { kind: 'stood', seat } }
    }
    case 'leave': {
      if (table.status !== 'live') refuse('not-now', 'There is no running match to leave.')
      const seat = ownSeat(table, guest, act.seat)
      if (table.seats[seat]!.bot) refuse('not-now', 'A bot plays for you already.')
      return { entry: { kind: 'replaced', seat, level: 'normal' } }
    }
    case 'return': {
      if (table.status !== 'live') refuse('not-now', 'There is no running match to return to.')
      const seat = ownSeat(table, guest, act.seat)
      if (!table.seats[seat]!.bot) refuse('not-now', 'You are back already.')
      return { entry: { kind: 'returned', seat } }
    }
    case 'choose':
      return input(table, guest, act, { choice: act.choice })
    case 'take-back':
    case 'undo':
    case 'resign':
      return input(table, guest, act, { act: act.do })
    default: {
      act.do satisfies 'chat'
      const seat = table.seatsOf(guest.id)[0] ?? null
      const text = tidy(act.text)
      if (text === '') refuse('bad-request', 'There is nothing to say in that.')
      return { entry: { kind: 'chat', guest: guest.id, name: guest.name, seat, text } }
    }
  }
}

/**
 * Names the question that a choice answers, if it does not: another may be open by the time someone else was quicker. An
 * aside answers none.
 */
export function pin<Some extends Act>(table: Table, guest: Guest, act: Some): Some {
  if (act.do !== 'choose' || act.decision !== undefined) return act
  const seat = ownSeat(table, guest, act.seat)
  const { match } = table
  if (!match || match.isAside(seat, act.choice)) return act
  return match.pending().some(({ actor }) => actor === seat) ? { ...act, decision: table.nthOf(seat) } : act
}

/** The seat of this guest that is meant: the named one, or the only one. */
export function ownSeat(table: Table, guest: Guest, named: Seat | undefined): Seat {
  const own = table.seatsOf(guest.id)
  const seat = named === undefined && own.length === 1 ? own[0] : named
  if (seat === undefined && own.length > 1) refuse('which-seat', 'You have several seats; say which one.')
  if (seat === undefined || !own.includes(seat)) {
    const { 'no-seat': said } = table.box.game.refusals
    throw new Refused(said ?? { code: 'no-seat', message: 'You have no seat in this match.' })
  }
  return seat
}

/** One guest has one seat; only the host, on one screen, may have several. */
export function checkAlone(table: Table, guest: Guest, seat: Seat): void {
  const isOwnScreen = table.plan.seats[seat]!.kind === 'device' && guest.id === table.created.by
  if (!isOwnScreen && table.seatsOf(guest.id).length > 0) refuse('seated', 'You have a seat at this table already.')
}

function freeSeat(table: Table, named: Seat | undefined): Seat {
  if (table.status !== 'open') refuse('full', 'All seats are taken.')
  const free = table.seats.flatMap((sitter, seat) => (sitter ? [] : [seat]))
  const seat = named ?? free[0]
  if (seat === undefined || !free.includes(seat)) refuse('taken', 'That seat is taken.')
  return seat!
}

function input(
  table: Table,
  guest: Guest,
  act: { readonly seat?: Seat; readonly decision?: number },
  what: { readonly choice: object } | { readonly act: 'take-back' | 'undo' | 'resign' },
): Intended {
  const actor = ownSeat(table, guest, act.seat)
  if (table.seats[actor]!.bot) refuse('not-now', 'A bot plays for you; return first.')
  const decision = table.meant(actor, act.decision)
  return {
    entry: { kind: 'input', input: { actor, ...what }, by: 'seat' },
    ...(decision !== undefined && { decision }),
  }
}

/** Text as others may see it: no control characters, no direction tricks, no blank rows. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
