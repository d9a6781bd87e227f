import type { Seat } from '#engine/game'
import { Refused } from '#engine/refusal'
import type { NewTable } from '#protocol/acts'
import { calledAt, checkAlone, type Guest, type Intended, ownSeat } from '#house/acts'
import { randomHex } from '#house/chance'
import { hashOf } from '#house/fair'
import { seriesOf } from '#house/seating'
import type { Store } from '#house/store'
import { type GuestId, type SeatPlan, type TableId, tableId } from '#house/entry'
import type { Sitter } from '#house/standing'
import type { Table } from '#house/table'

// What takes more than one entry: a seat that changes hands, and the same match again.

/** What a table carries on. */
export type Again = Pick<Table['created'], 'rematchOf' | 'expects' | 'series'>

/** What the house does for whoever deals. */
export interface Clerk {
  readonly store: Store
  now(): number
  readonly tablePrefix: string
  read<Result>(id: TableId, look: (table: Table) => Result): Promise<Result>
  append(id: TableId, intended: (table: Table) => Intended | undefined): Promise<void>
  /** Sets up a table under a name that was agreed on. */
  create(id: TableId, host: Guest, wanted: NewTable, again: Again): Promise<Table>
}

const LINK_LIFE = 24 * 3_600_000

/** Makes a link that hands a seat over: once, within a day, and only while the seat is this guest's. */
export async function offerSeat({ store, now, read }: Clerk, id: TableId, guest: Guest, named?: Seat): Promise<string> {
  const seat = await read(id, (table) => {
    checkNotOver(table)
    return ownSeat(table, guest, named)
  })
  const token = `${seat.toString(16)}${randomHex(24)}`
  await store.putLink(linkHash(id, seat, guest.id, token), { table: id, seat, expires: now() + LINK_LIFE })
  return token
}

/** Takes the seat that a link offers. */
export async function acceptSeat(
  { store, now, read, append }: Clerk,
  id: TableId,
  guest: Guest,
  token: string,
): Promise<Seat> {
  const seat = Number.parseInt(token.slice(0, 1), 16)
  // Whoever may not have the seat does not use the link up.
  const owner = await read(id, (table) => checkSeat(table, seat, guest))
  if (!(await store.takeLink(linkHash(id, seat, owner, token), now()))) throw new Refused(BAD_LINK)
  await append(id, (table) => {
    if (checkSeat(table, seat, guest) !== owner) throw new Refused(BAD_LINK)
    return { entry: { kind: 'handed', seat, ...calledAt(table, guest) } }
  })
  return seat
}

/**
 * The same again, by the same host; whoever asks sits where they sat, and everybody is told where it is. Bots come along,
 * and who else is expected is known there.
 */
export async function playAgain(clerk: Clerk, id: TableId, guest: Guest): Promise<TableId> {
  const { store, now, tablePrefix, read, append, create } = clerk
  const { plan, created, called, rematch, seats, own, series } = await read(id, (table) => {
    if (!table.isOverFor(guest.id, now())) throw new Refused({ code: 'not-now', message: 'The match is not over.' })
    const { created, host: called, rematch, seats } = table
    const plan = { ...table.plan, pace: table.pace }
    return { plan, created, called, rematch, seats, own: table.seatsOf(guest.id), series: seriesOf(table) }
  })
  if (own.length === 0 && !rematch) throw new Refused({ code: 'no-seat', message: 'You had no seat in this match.' })
  // Two who ask at once, even at two nodes, mean the same table.
  const next = rematch ?? tableId(tablePrefix, hashOf(`rematch of ${id}`).slice(0, 18))
  if (!rematch) {
    const host = { id: created.by, name: called, ...(guest.from !== undefined && { from: guest.from }) }
    const again = {
      rematchOf: id,
      expects: seats.map((sitter) => (sitter?.guest ? { guest: sitter.guest, name: sitter.name } : null)),
      ...(series && { series }),
    }
    const wanted = { ...plan, seats: plan.seats.map((seat, at) => botPlan(seats[at]!) ?? seat) }
    await create(next, host, wanted, again).catch(async (error: unknown) => {
      if (!(await store.load(next))) throw error
    })
    const by = own[0]!
    await append(id, (table) => (table.rematch ? undefined : { entry: { kind: 'rematch', table: next, by } }))
  }
  for (const seat of own)
    await append(next, (table) => {
      const isFree = table.status === 'open' && table.seats[seat] === null && table.seatsOf(guest.id).length === 0
      return isFree ? { entry: { kind: 'sat', seat, ...calledAt(table, guest), salt: '' } } : undefined
    })
  return next
}

/** A bot that took a seat while others waited for somebody. */
const botPlan = ({ guest, bot }: Sitter): SeatPlan | undefined =>
  guest === null && bot ? { kind: 'bot', level: bot } : undefined

const BAD_LINK = { code: 'bad-link', message: 'This link has been used or has expired.' }

/** A link is kept under all that it depends on: where anything is different, there is none. */
const linkHash = (table: TableId, seat: Seat, owner: GuestId, token: string): string =>
  hashOf(JSON.stringify([table, seat, owner, token]))

function checkNotOver({ status }: Table): void {
  if (status === 'over') throw new Refused({ code: 'not-now', message: 'The match is over.' })
}

/** Whose the seat is, if this guest may have it. */
function checkSeat(table: Table, seat: Seat, guest: Guest): GuestId {
  checkNotOver(table)
  const owner = table.seats[seat]?.guest
  if (!owner) throw new Refused(BAD_LINK)
  checkAlone(table, guest, seat)
  return owner
}
