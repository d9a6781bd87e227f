import type { Seat } from '#engine/game'
import { Refused } from '#engine/refusal'
import { withSeat } from '#engine/sides'
import type { Act } from '#protocol/acts'
import type { Entry, GuestId } from '#house/entry'
import { botAt, firstFace } from '#house/faces'
import { nameAmong, tidy } from '#house/names'
import type { Order } from '#house/orders'
import type { Table } from '#house/table'
import { intendWish, needsOthers } from '#house/wishes'

/** Someone who came: by a cookie, or a bot by its token. */
export interface Guest {
  readonly id: GuestId
  readonly name: string
  /** The face that they have chosen. */
  readonly face?: string
  /** From where, as a secret: tables that come from one place share theirs in the lobby. */
  readonly from?: string
}

/** What a guest wants to do, as the entry that does it, with the number in the match of the question it answers. */
export interface Intended {
  readonly entry: Entry
  readonly decision?: number
  /** When it happened, if not now. */
  readonly at?: number
}

type Simple = Exclude<Act['do'], 'mute' | 'offer' | 'accept' | 'rematch' | 'stand-in' | 'claim' | 'advise'>

const refuse = (code: string, message: string): never => {
  throw new Refused({ code, message })
}

/** Turns an act into the entry that does it; throws `Refused` if the guest may not. What the rules say comes later. */
export function intend(table: Table, guest: Guest, act: Extract<Act, { do: Simple }>, now: number): Intended {
  switch (act.do) {
    case 'sit': {
      const seat = freeSeat(table, act.seat)
      checkAlone(table, guest, seat)
      return { entry: { kind: 'sat', seat, ...calledAt(table, guest), salt: act.salt ?? '' } }
    }
    case 'seat-bot':
      return seatBot(table, guest, act)
    case 'stand': {
      if (table.status !== 'open') refuse('started', 'The match has started; one can leave or resign.')
      const seat = ownSeat(table, guest, act.seat)
      if (table.plan.seats[seat]!.kind !== 'human') refuse('not-yours', 'This seat belongs to the screen of the host.')
      return { entry: { kind: 'stood', seat } }
    }
    case 'resign': {
      // Where a match goes on without a seat a bot takes it over; in a team all must want to give up.
      if (!table.canConcede) return intend(table, guest, { ...act, do: 'leave' }, now)
      const seat = ownSeat(table, guest, act.seat)
      if (table.status !== 'live' || !needsOthers(table, 'concede', seat))
        return input(table, guest, act, { act: act.do })
      return { entry: intendWish(table, seat, { topic: 'concede', says: 'yes' }, now) }
    }
    case 'vote':
      // Several at one screen are one person.
      return { entry: intendWish(table, ownSeat(table, guest, act.seat ?? table.seatsOf(guest.id)[0]), act, now) }
    case 'leave': {
      if (table.status !== 'live') refuse('not-now', 'There is no running match to leave.')
      const seat = ownSeat(table, guest, act.seat)
      if (table.seats[seat]!.bot) refuse('not-now', 'A bot plays for you already.')
      return { entry: { kind: 'replaced', seat, level: 'normal', left: true } }
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
      return input(table, guest, act, { act: act.do })
    case 'kick': {
      checkHost(table, guest)
      if (table.status !== 'open') refuse('started', 'The match has started; nobody can be sent away.')
      const seat = table.seatsOf(act.guest)[0]
      if (seat === undefined || act.guest === guest.id) refuse('nobody', 'No such guest of yours sits here.')
      return { entry: { kind: 'kicked', seat: seat!, guest: act.guest, name: table.seats[seat!]!.name } }
    }
    case 'close': {
      checkHost(table, guest)
      const others = table.seats.some((sitter) => sitter?.guest && sitter.guest !== guest.id)
      // Said first: a host who watches and is told later must not learn by this that it is over.
      if (table.match && others) refuse('others-play', 'Others play here: the match is theirs, too.')
      if (table.status === 'over') refuse('not-now', 'It is over.')
      return { entry: { kind: 'closed', reason: 'host' } }
    }
    case 'lock-chat':
      checkHost(table, guest)
      if (table.isQuiet === act.on) refuse('not-now', `The chat is ${act.on ? 'locked' : 'open'} already.`)
      return { entry: { kind: 'chat-locked', on: act.on } }
    case 'pace':
      checkOnly(table, guest)
      if (table.pace === act.pace) refuse('not-now', `The bots are ${act.pace} already.`)
      return { entry: { kind: 'paced', pace: act.pace } }
    case 'hurry': {
      const seat = ownSeat(table, guest, act.seat)
      checkOnly(table, guest)
      if (table.match?.pending().some(({ actor, locked }) => actor === seat && !locked))
        refuse('not-now', 'You are asked: nobody else can hurry.')
      if (table.haste === 'instant') refuse('not-now', 'The bots do not wait as it is.')
      return { entry: { kind: 'hurried', seat } }
    }
    default: {
      act.do satisfies 'chat'
      const seat = table.seatsOf(guest.id)[0] ?? null
      if (table.isQuiet && seat === null && guest.id !== table.created.by)
        refuse('chat-locked', 'The host has locked the chat for those who watch.')
      const text = tidy(act.text)
      if (text === '') refuse('bad-request', 'There is nothing to say in that.')
      const said = { kind: 'chat', guest: guest.id, name: nameAt(table, guest), seat, text } as const
      return { entry: isForTeam(table, seat, act.to) ? { ...said, to: 'team' } : said }
    }
  }
}

/** Whether something is said to some of the players alone; throws `Refused` if one has no team. Where all play together it is for all. */
function isForTeam(table: Table, seat: Seat | null, to: 'team' | undefined): boolean {
  if (to === undefined || (seat !== null && table.isTogether)) return false
  if (seat === null || withSeat(table.sides, seat).length === 1) refuse('no-team', 'You have no team at this table.')
  return true
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

/** What is to be done at the next beat, if that is what somebody wants: a choice of what is asked again and again. */
export function orderIn({ beat, match }: Table, { entry, decision }: Intended): Omit<Order, 'at'> | undefined {
  if (!beat || entry.kind !== 'input' || !('choice' in entry.input)) return undefined
  const { actor, choice } = entry.input
  const isLasting = match!.pending().some((asked) => asked.actor === actor && asked.lasting)
  if (!isLasting || match!.isAside(actor, choice)) return undefined
  return { seat: actor as Seat, choice: choice as object, by: 'seat', ...(decision !== undefined && { decision }) }
}

/** What a guest is called at a table: otherwise than the host, and than all who sit there, bots too. */
function nameAt({ id: table, created, host, seats }: Table, { id, name }: Guest): string {
  const others = [{ guest: created.by, name: host }, ...seats].filter((other) => other?.guest && other.guest !== id)
  const bots = seats.flatMap((sitter, seat) => (sitter && !sitter.guest ? [botAt(table, seat).name] : []))
  return nameAmong(name, [...others.map((other) => other!.name), ...bots])
}

/** The faces of the others who sit there. */
const facesOf = (seats: Table['seats'], guest: GuestId): readonly (string | undefined)[] =>
  seats.flatMap((sitter) => (sitter && sitter.guest !== guest ? [sitter.face] : []))

/** Who a guest is at a table: what the entry says that seats them. */
export const calledAt = (
  table: Table,
  guest: Guest,
): { readonly guest: GuestId; readonly name: string; readonly face: string } => ({
  guest: guest.id,
  name: nameAt(table, guest),
  face: guest.face ?? firstFace(guest.id, facesOf(table.seats, guest.id)),
})

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

function checkHost({ created }: Table, { id }: Guest): void {
  if (created.by !== id) refuse('not-host', 'Only the host of this table may do that.')
}

/** How fast bots play is up to whoever is the only person at the table. */
function checkOnly(table: Table, { id }: Guest): void {
  if (table.status === 'over') refuse('not-now', 'It is over.')
  const isOnly = table.seatsOf(id).length > 0 && table.seats.every((sitter) => sitter && (sitter.guest ?? id) === id)
  if (!isOnly) refuse('not-alone', 'Only who plays alone among bots may change how fast they are.')
}

/** One guest has one seat, if the host wants them there; only the host, on one screen, may have several. */
export function checkAlone(table: Table, guest: Guest, seat: Seat): void {
  if (table.isBarred(guest.id)) refuse('barred', 'The host of this table does not want you to sit here.')
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

/** A bot for a free seat, or none again. Where the same is played again the host may not have come along. */
function seatBot(table: Table, guest: Guest, { seat, level }: Extract<Act, { do: 'seat-bot' }>): Intended {
  if (table.status !== 'open') refuse('started', 'The match has started.')
  if (table.seatsOf(guest.id).length === 0) refuse('sit-first', 'Sit down first; then you can let bots play with you.')
  if (table.created.rematchOf === undefined) checkHost(table, guest)
  if (level !== undefined) return { entry: { kind: 'bot-sat', seat: freeSeat(table, seat), level } }
  if (!table.seats[seat]?.bot || table.plan.seats[seat]!.kind === 'bot')
    refuse('nobody', 'There is no bot that could get up.')
  return { entry: { kind: 'stood', seat } }
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
