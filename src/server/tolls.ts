import { Refused } from '#engine/refusal'
import type { Act } from '#protocol/acts'
import type { GuestId, TableId } from '#house/entry'
import { slowDown } from '#server/errors'
import { Buckets } from '#server/limits'

export type TollKind =
  | Act['do']
  | 'watch'
  | 'follow'
  | 'look'
  | 'earlier'
  | 'back'
  | 'lobby'
  | 'mine'
  | 'record'
  | 'replay'
  | 'rename'
  | 'nonsense'

/** What each thing costs that one may ask for: 1 is a small entry in a log, or a fifth of a page of lines. */
const COSTS: { readonly [Kind in TollKind]: number } = {
  choose: 1,
  'take-back': 1,
  undo: 1,
  resign: 1,
  sit: 2,
  stand: 2,
  leave: 2,
  return: 2,
  mute: 2,
  chat: 2,
  vote: 2,
  advise: 2,
  offer: 2,
  accept: 2,
  kick: 2,
  close: 2,
  'lock-chat': 2,
  'seat-bot': 2,
  'stand-in': 2,
  claim: 2,
  pace: 2,
  hurry: 2,
  lobby: 2,
  mine: 2,
  // Whatever was not understood had to be read, and why not to be said.
  nonsense: 2,
  watch: 5,
  follow: 5,
  look: 5,
  earlier: 5,
  // A table is set up.
  rematch: 10,
  // All of one's matches are counted.
  record: 10,
  // All of a log is read.
  replay: 20,
  back: 20,
  // It is said at every table where one sits.
  rename: 50,
}

/** What is longer than anything that is ever meant costs as much more as it takes to read: so many bytes are worth 1. */
const BYTES = 2048

/** Who wants something, and where. */
export interface Payer {
  readonly address: string
  readonly guest?: GuestId
  readonly table?: TableId
  /** Whether the guest has a seat at that table. */
  readonly isSeated?: boolean
}

/** From whom it is taken; nothing if `undefined`. */
const PURSES = {
  address: ({ address }: Payer) => address,
  guest: ({ guest }: Payer) => guest,
  // Strangers may not use up what those have who play: each table has a share for either.
  seated: ({ table, isSeated }: Payer) => (isSeated ? table : undefined),
  strangers: ({ table, isSeated }: Payer) => (isSeated ? undefined : table),
} as const

/** So many times what the host has set, in so much time. */
interface Share {
  readonly of: keyof typeof PURSES
  readonly part: number
  readonly ms: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * 2000 in 20 seconds is 100 choices in each of them. Thirty pupils behind one address who all choose twice a second come to
 * 60; when all of them come at once, to 420 at most. A program that plays seven seats as fast as its sockets may (5 messages
 * a second each) comes to 35. A watch costs the server a millisecond or two: 400 at once, then 20 a second.
 * A guest is one person, or one program with some sockets; a table may be watched by 2000 people who all come back at once.
 */
const WORK: readonly Share[] = [
  { of: 'address', part: 1, ms: 20 * SECOND },
  { of: 'guest', part: 1 / 4, ms: 20 * SECOND },
  { of: 'strangers', part: 5, ms: 20 * SECOND },
]

/**
 * Lines are kept for ever and told to everybody. 60 in ten minutes is one every ten seconds, all the time; ten at once are a
 * lively talk. Thirty people behind one address say 300 a minute if each says ten.
 */
const CHAT: readonly Share[] = [
  { of: 'guest', part: 1 / 6, ms: 10 * SECOND },
  { of: 'guest', part: 1, ms: 10 * MINUTE },
  { of: 'address', part: 5, ms: MINUTE },
  { of: 'seated', part: 2, ms: MINUTE },
  { of: 'strangers', part: 1, ms: MINUTE },
]

/** What is pointed at is not kept, but told at once to all at the table. Whoever thinks aloud points at something three times a second. */
const ADVICE: readonly Share[] = [{ of: 'guest', part: 1 / 2, ms: 10 * SECOND }]

interface Purse {
  readonly of: Share['of']
  readonly buckets: Buckets
}

const pursesOf = (shares: readonly Share[], limit: number): readonly Purse[] =>
  limit === 0
    ? []
    : shares.map(({ of, part, ms }) => ({ of, buckets: new Buckets({ most: Math.max(1, limit * part), ms }) }))

/** What everyone may ask of the house in a while: each address, each guest, and all at one table. */
export class Tolls {
  readonly #work: readonly Purse[]
  /** What is taken besides, one for each time; what somebody wants is a line, too. */
  readonly #besides: { readonly [Kind in TollKind]?: readonly Purse[] }

  /** Work of an address in 20 seconds, and lines of a guest in ten minutes; 0 is no limit. */
  constructor({ work, chat }: { readonly work: number; readonly chat: number }) {
    this.#work = pursesOf(WORK, work)
    const lines = pursesOf(CHAT, chat)
    this.#besides = { chat: lines, vote: lines, advise: pursesOf(ADVICE, chat) }
  }

  /** Takes what something costs; throws `Refused` if somebody has not enough, and then nothing is taken from anybody. */
  take(kind: TollKind, payer: Payer, now: number): void {
    // Whoever comes to play is no stranger.
    const who = kind === 'sit' || kind === 'accept' ? { ...payer, isSeated: true } : payer
    this.#charge(who, now, COSTS[kind], this.#besides[kind] ?? [])
  }

  /** The same for reading a message of so many bytes, before it is known what it says. */
  read(bytes: number, payer: Payer, now: number): void {
    const cost = Math.floor(bytes / BYTES)
    if (cost > 0) this.#charge(payer, now, cost, [])
  }

  #charge(who: Payer, now: number, work: number, once: readonly Purse[]): void {
    const wait = Math.max(waitFor(this.#work, who, now, work), waitFor(once, who, now, 1))
    if (wait > 0) throw new Refused(slowDown(Math.ceil(wait / SECOND)))
    takeFrom(this.#work, who, now, work)
    takeFrom(once, who, now, 1)
  }

  /** How many are remembered. */
  get size(): number {
    const { chat = [], advise = [] } = this.#besides
    return [...this.#work, ...chat, ...advise].reduce((sum, { buckets }) => sum + buckets.size, 0)
  }
}

// Every message pays, so that nothing is made for it.

/** How long, in milliseconds, until all of these purses have so much. */
function waitFor(purses: readonly Purse[], who: Payer, now: number, cost: number): number {
  let wait = 0
  for (const { of, buckets } of purses) {
    const key = PURSES[of](who)
    if (key !== undefined) wait = Math.max(wait, buckets.wait(key, now, cost))
  }
  return wait
}

function takeFrom(purses: readonly Purse[], who: Payer, now: number, cost: number): void {
  for (const { of, buckets } of purses) {
    const key = PURSES[of](who)
    if (key !== undefined) buckets.take(key, now, cost)
  }
}
