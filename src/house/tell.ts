import type { Change } from '#engine/change'
import type { Question } from '#engine/frozen'
import type { Actor, Seat, Viewer } from '#engine/game'
import type {
  AskedTold,
  ClocksTold,
  LineTold,
  LobbyTold,
  NewsTold,
  NowTold,
  OwnTold,
  SeatTold,
  SocketTold,
  TableTold,
} from '#protocol/told'
import type { AnyBox } from '#games/box'
import { advisableTo, hasSides } from '#house/advice'
import { secretLeft, timeLeft } from '#house/clock'
import type { TableId } from '#house/entry'
import { botAt, firstFace } from '#house/faces'
import type { Sitter } from '#house/standing'
import type { Table } from '#house/table'
import { type Effect, isFor } from '#house/effect'
import { heardVotes, votesFor } from '#house/votes'

// The only place that makes messages about a table. Everything here is for one viewer, and made from what that
// viewer sees (`game.view`) and hears (`game.hear`); the truth itself never goes out.

/** What a table is; the same for everybody. */
export const tellTable = ({ id, plan, created, host, patience, pace }: Table): TableTold => ({
  id,
  game: plan.game,
  options: plan.options,
  clock: plan.clock,
  public: plan.public,
  delay: plan.delay ?? 0,
  pace,
  host,
  by: created.by,
  commitment: created.commitment,
  rematchOf: created.rematchOf ?? null,
  expects: created.expects ?? null,
  patience,
})

export const tellLobby = (table: Table): LobbyTold => ({
  id: table.id,
  game: table.plan.game,
  status: table.status,
  seats: tellSeats(table),
  clock: table.plan.clock,
  options: table.plan.options,
  at: table.heardAt,
})

/** As long as the same sit there the very same is told, so that nobody need compare it. */
const seatsTold = new WeakMap<Table['sitting'], readonly SeatTold[]>()

export function tellSeats({ id, sitting, plan }: Table): readonly SeatTold[] {
  const known = seatsTold.get(sitting)
  if (known) return known
  const told: SeatTold[] = []
  for (const [seat, sitter] of sitting.entries())
    told.push({
      plan: plan.seats[seat]!.kind,
      guest: sitter?.guest ?? null,
      bot: sitter?.bot ?? null,
      ...tellWho(id, sitter, seat),
      ...otherFace(sitting, seat, told),
    })
  seatsTold.set(sitting, told)
  return told
}

/** What whoever sits there is called, and looks like. */
function tellWho(table: TableId, sitter: Sitter | null, seat: Seat): Pick<SeatTold, 'name' | 'face'> {
  if (!sitter) return { name: null }
  if (sitter.guest === null) return botAt(table, seat)
  return { name: sitter.name, face: sitter.face ?? firstFace(sitter.guest) }
}

/** Where one guest has several seats at a screen, one face is not enough for all who sit there. */
function otherFace(
  sitting: readonly (Sitter | null)[],
  seat: Seat,
  before: readonly SeatTold[],
): Pick<SeatTold, 'face'> | undefined {
  const guest = sitting[seat]?.guest ?? null
  if (guest === null || !before.some((told) => told.guest === guest)) return undefined
  return {
    face: firstFace(
      `${guest}/${seat}`,
      [...before, ...sitting].map((one) => one?.face),
    ),
  }
}

/** Clocks that a late spectator cannot have seen start yet stand still. */
function tellClocks({ clocks, delay, at, pausedAt }: Table, viewer: Viewer, now: number): ClocksTold | null {
  if (!clocks || clocks.plan.kind === 'none') return null
  const then = viewer === 'spectator' ? now - delay : now
  const paused = pausedAt !== undefined && ({ isPaused: true } as const)
  if (then < at) return { left: timeLeft(clocks, at), running: [], at: now, ...paused }
  const left = timeLeft(clocks, then)
  const secret = clocks.secrets.find(({ seat }) => seat === viewer)
  if (!secret) return { left, running: clocks.running, at: now, ...paused }
  const { seat, runs } = secret
  const running = runs ? [...clocks.running, seat].toSorted((a, b) => a - b) : clocks.running
  return { left: left.with(seat, secretLeft(clocks, secret, now)), running, at: now, ...paused }
}

/** What is awaited, as far as `viewer` may know; those who share a screen must know to whom it goes next. */
export const pendingSeen = (
  pending: readonly Question[],
  seats: readonly Pick<SeatTold, 'guest'>[],
  viewer: Viewer,
): AskedTold[] =>
  pending
    .filter(({ actor, secret }) => !secret || isWith(seats, viewer, actor))
    .map(({ actor, kind, sealed, secret, locked }) => ({
      actor,
      kind,
      ...(sealed && { sealed }),
      ...(secret && { secret }),
      ...(locked && { locked }),
    }))

/** Whether one and the same person sits there. */
const isWith = (seats: readonly Pick<SeatTold, 'guest'>[], viewer: Viewer, actor: Actor): boolean =>
  actor === viewer ||
  (viewer !== 'spectator' &&
    actor !== 'clock' &&
    seats[viewer]!.guest !== null &&
    seats[viewer]!.guest === seats[actor]!.guest)

/** What the viewer may settle alone; nothing is told where a game knows no such thing. */
function tellAsides({ match }: Table, viewer: Viewer): { readonly asides?: readonly object[] } {
  return match?.game.asides && viewer !== 'spectator' ? { asides: match.asides(viewer) } : {}
}

function tellOwn(table: Table, viewer: Viewer): OwnTold | null {
  const { match } = table
  if (!match || viewer === 'spectator') return null
  const asked = match.pending().find(({ actor }) => actor === viewer)
  const canUndo = match.undoers.includes(viewer)
  if (!asked) return canUndo ? { decision: -1, kind: 'none', choices: [], locked: null, canUndo } : null
  return {
    decision: table.nthOf(viewer),
    kind: asked.kind,
    choices: match.choices(viewer),
    locked: match.sealedBy(viewer) ?? null,
    canUndo,
  }
}

/** What has changed since a viewer was last told how things stand; the rest goes without saying. */
export interface Changed {
  /** The view is told whole; or what has changed in it besides what the lines tell, if anything has. */
  readonly view: 'whole' | Change | undefined
  readonly seats: boolean
  readonly pending: boolean
  readonly own: boolean
  readonly asides: boolean
  readonly votes: boolean
  readonly sides: boolean
  readonly time: boolean
}

/** All of how things stand. */
export const tellNow = (table: Table, viewer: Viewer, now: number): NowTold => ({
  status: table.status,
  seats: tellSeats(table),
  clocks: tellClocks(table, viewer, now),
  pending: tellPending(table, viewer),
  own: tellOwn(table, viewer),
  ...tellAsides(table, viewer),
  ...tellView(table, viewer),
  ...tellSides(table, viewer),
  ...tellTime(table, viewer),
  ...(table.hasVoted && tellVotes(table, viewer)),
  outcome: table.outcome ?? null,
  fairness: table.fairness ?? null,
  rematch: table.rematch ?? null,
  ...tellSeries(table, viewer, now),
})

/** Who plays with whom, and at what of what others are asked the viewer may point. */
const tellSides = (table: Table, viewer: Viewer): Pick<NewsTold, 'sides' | 'advisable'> =>
  hasSides(table)
    ? { sides: table.sides, ...(viewer !== 'spectator' && { advisable: advisableTo(table, viewer) }) }
    : {}

/** When the match's own time began; nothing is told where a game knows no such time. Whoever is told later sees it pass later. */
function tellTime({ box, beat, delay }: Table, viewer: Viewer): Pick<NewsTold, 'time'> {
  if (!box.game.beat) return {}
  return { time: beat ? { origin: beat.origin + (viewer === 'spectator' ? delay : 0), every: beat.every } : null }
}

/** What is wanted, as far as it concerns the viewer. */
const tellVotes = (table: Table, viewer: Viewer): Pick<NewsTold, 'votes'> => ({
  votes: votesFor(heardVotes(table), viewer),
})

/**
 * The score that this match carries on. Spectators who are told later may not know yet how the match before has ended:
 * so long after this one was set up, they do.
 */
function tellSeries(table: Table, viewer: Viewer, now: number): Pick<NewsTold, 'series'> {
  const { created, delay, opening } = table
  const isEarly = viewer === 'spectator' && delay > 0 && now < opening.logged.at + delay
  return created.series && !isEarly ? { series: created.series } : {}
}

function tellChanged(table: Table, viewer: Viewer, now: number, changed: Changed): NewsTold {
  const { view, seats, pending, own, asides, votes, sides, time } = changed
  const { outcome, rematch, fairness } = table
  const clocks = tellClocks(table, viewer, now)
  return {
    status: table.status,
    ...(seats && { seats: tellSeats(table) }),
    ...(clocks && { clocks }),
    ...(pending && { pending: tellPending(table, viewer) }),
    ...(own && { own: tellOwn(table, viewer) }),
    ...(asides && tellAsides(table, viewer)),
    ...(votes && tellVotes(table, viewer)),
    ...(sides && tellSides(table, viewer)),
    ...(time && tellTime(table, viewer)),
    ...(view === 'whole' ? tellView(table, viewer) : view && { change: view }),
    // None of these is ever taken back.
    ...(outcome && { outcome }),
    ...(fairness && { fairness }),
    ...(rematch !== undefined && { rematch }),
    ...(table.delay > 0 && tellSeries(table, viewer, now)),
  }
}

const tellPending = (table: Table, viewer: Viewer): AskedTold[] =>
  pendingSeen(table.match?.pending() ?? [], tellSeats(table), viewer)

function tellView(table: Table, viewer: Viewer): Pick<NewsTold, 'view'> {
  const view = table.state && table.view(table.state, viewer)
  return view ? { view } : {}
}

type WelcomeTold = Extract<SocketTold, { kind: 'table' | 'lines' }>

/** What someone is told who comes to watch: everything. */
export const tellAll = (table: Table, viewer: Viewer, lines: readonly LineTold[], now: number): WelcomeTold => ({
  kind: 'table',
  table: tellTable(table),
  as: viewer,
  lines,
  now: tellNow(table, viewer, now),
})

/** What someone is told who comes back: these lines are new, and how things stand is told as a whole. */
export const tellGap = (table: Table, viewer: Viewer, lines: readonly LineTold[], now: number): WelcomeTold => ({
  kind: 'lines',
  table: table.id,
  as: viewer,
  lines,
  now: tellNow(table, viewer, now),
})

/** What someone is told who knows all but these lines, and how things stood before. */
export const tellNews = (
  table: Table,
  viewer: Viewer,
  lines: readonly LineTold[],
  now: number,
  changed: Changed,
): Extract<SocketTold, { kind: 'lines' }> => ({
  kind: 'lines',
  table: table.id,
  as: viewer,
  lines,
  now: tellChanged(table, viewer, now, changed),
})

/**
 * The lines that `viewer` is told of these entries, the first of them with the number `first`. Of what people in `muted`
 * say, the words are left out. `changes` says what changed in the view with what is heard of an entry.
 */
export const tellLines = (
  { box }: Pick<Table, 'box'>,
  all: readonly Effect[],
  viewer: Viewer,
  first: number,
  muted: ReadonlySet<string>,
  changes?: ReadonlyMap<Effect, readonly (Change | null)[]>,
): LineTold[] =>
  all
    .filter((effect) => isFor(effect, viewer))
    .map((effect, place) => {
      const line = hushed({ n: first + place, ...tellLine(box.game, effect, viewer) }, muted)
      const told = line.events && changes?.get(effect)
      return told ? { ...line, changes: told } : line
    })

/** A line without the words of those whom one has muted. */
export const hushed = (line: LineTold, muted: ReadonlySet<string>): LineTold =>
  line.what === 'chat' && muted.has(line.guest!) ? { ...line, text: '' } : line

function tellLine(game: AnyBox['game'], effect: Effect, viewer: Viewer): Omit<LineTold, 'n'> {
  const { logged, seal } = effect
  const { entry } = logged
  const heard = effect.happened.flatMap(({ event }) => game.hear(event, viewer) ?? [])
  const { agreed } = effect
  const line = { at: logged.at, ...(heard.length > 0 && { events: heard }), ...(agreed && { agreed }) }
  switch (entry.kind) {
    case 'created':
      return { ...line, what: 'created', guest: entry.by, name: entry.name }
    case 'sat':
    case 'handed':
    case 'kicked':
      return { ...line, what: entry.kind, seat: entry.seat, guest: entry.guest, name: entry.name }
    case 'flagged': {
      const seats = 'seats' in entry ? entry.seats : [entry.seat]
      return { ...line, what: 'flagged', ...(seats.length > 1 ? { seat: null, seats } : { seat: seats[0]! }) }
    }
    case 'paced':
      return { ...line, what: 'paced', pace: entry.pace }
    case 'stood':
    case 'returned':
    case 'hurried':
      return { ...line, what: entry.kind, seat: entry.seat }
    case 'replaced':
    case 'bot-sat': {
      const asked = entry.kind === 'replaced' && entry.by !== undefined && { asked: entry.by }
      return { ...line, what: entry.kind, seat: entry.seat, level: entry.level, ...asked }
    }
    case 'claimed':
      return { ...line, what: 'claimed', seat: entry.seat, asked: entry.by }
    case 'settled':
      return { ...line, what: 'settled', seat: entry.seat, by: entry.by }
    case 'renamed':
      return {
        ...line,
        what: 'renamed',
        guest: entry.guest,
        name: entry.name,
        ...(entry.was !== undefined && { was: entry.was }),
      }
    case 'resumed':
      return { ...line, what: 'resumed', away: entry.away }
    case 'rematch':
      return { ...line, what: 'rematch', table: entry.table, ...(entry.by !== undefined && { asked: entry.by }) }
    case 'moved':
      return { ...line, what: 'moved' }
    case 'closed':
      return { ...line, what: 'closed', reason: entry.reason ?? 'rules' }
    case 'voted':
      return { ...line, what: 'voted', seat: entry.seat, topic: entry.topic, says: entry.says }
    case 'went-on':
      return { ...line, what: 'voted', seat: entry.seat, topic: 'go-on', says: 'wants' }
    case 'chat-locked':
      return { ...line, what: entry.on ? 'chat-locked' : 'chat-unlocked' }
    case 'chat': {
      const { guest, name, seat, text, to } = entry
      return { ...line, what: 'chat', guest, name, seat, text, ...(to && { to }) }
    }
    case 'ticked':
      return { ...line, what: 'played', seat: null, by: 'clock' }
    default: {
      entry.kind satisfies 'input'
      const { input, by } = entry
      const seat = input.actor === 'clock' ? null : input.actor
      if (effect.isSecret && seat !== viewer) return { ...line, what: 'played', seat: null }
      if (effect.isAside) return { ...line, what: 'settled', seat, by }
      if (seal) return { ...line, what: seal.locked ? 'locked' : 'unlocked', seat, by }
      return { ...line, what: 'act' in input ? input.act : 'played', seat, by }
    }
  }
}
