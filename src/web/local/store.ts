import type { Hint, Life, Listed, Store, Wanted } from '#house/store'
import type { GuestId, Logged, TableId } from '#house/entry'
import { levelsIn, type OwnMatch, sittersIn } from '#house/seating'
import type { Database, Hands, TableRow } from '#web/local/database'

/** A store that its owner may clear out. */
export interface DeviceStore extends Store {
  /** Removes a table with all that is known of it. */
  forget(table: TableId): Promise<void>
}

/** How windows of one browser tell each other that they have appended something. */
export interface Hints {
  tell(table: TableId, seq: number): void
  hear(hint: Hint): void
}

/** The setting that has the times in which this device saw to its tables, and how many of them it remembers. */
const LIVES = 'lives'
const MOST_LIVES = 100

const livesIn = async (hands: Hands): Promise<readonly Life[]> =>
  JSON.parse((await hands.get('settings', [LIVES])) ?? '[]') as readonly Life[]

const byTouch = (one: TableRow, other: TableRow): number => other.touchedAt - one.touchedAt
const factIn = ({ fact }: Logged) => (fact ? { fact } : {})
const listed = ({ id, status }: TableRow): Listed => ({ id, status })

/** Where a match stands among those of its guest: what is over by its end, the rest by its name. */
const placeOf = ({ id, seating: { outcome, at } }: OwnMatch): Place => ({ id, at: outcome ? at : 0 })
interface Place {
  readonly id: TableId
  readonly at: number
}
/** The last first. */
const byOrder = (one: Place, other: Place): number =>
  other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)

const isWanted = ({ seating }: OwnMatch, guest: GuestId, { isOver, game, opponent, level }: Wanted): boolean => {
  const sitters = sittersIn(seating)
  return (
    // What bots play alone is here because somebody wanted to watch it.
    (sitters.includes(guest) || (sitters.length === 0 && seating.seats.length > 0)) &&
    isOver === (seating.outcome !== null) &&
    (game === undefined || game === seating.game) &&
    (opponent === undefined || sitters.includes(opponent)) &&
    (level === undefined || levelsIn(seating).includes(level))
  )
}

/** All that is kept, over whatever the browser has to keep it in. */
export function storeOver(database: Database, hints?: Hints): DeviceStore {
  const allTables = (): Promise<readonly TableRow[]> => database.read(['tables'], (hands) => hands.all('tables'))
  const isDue = ({ due, lease }: TableRow, now: number): boolean => due !== null && due <= now && lease <= now

  return {
    get kind() {
      return database.kind
    },

    create: ({ id, secret, at, entry, fact, status, due, seating, awaited }) =>
      database.write(['tables', 'entries'], async (hands) => {
        if (await hands.get('tables', [id])) throw new Error(`Table ${id} is not unique.`)
        const row = { id, secret, public: entry.plan.public, status, seq: 0, due, lease: 0, touchedAt: at, awaited }
        await hands.put('tables', [id], { ...row, ...(seating && { seating }) })
        await hands.put('entries', [id, 0], { seq: 0, at, entry, ...(fact && { fact }) })
      }),
    async append({ table, logged, status, due, heardAt, seating, awaited }) {
      const isDone = await database.write(['tables', 'entries'], async (hands) => {
        const row = await hands.get('tables', [table])
        const { seq } = logged
        if (row?.seq !== seq - 1) return false
        const changed = { seq, status, due, lease: 0, touchedAt: heardAt, awaited, ...(seating && { seating }) }
        await hands.put('tables', [table], { ...row, ...changed })
        await hands.put('entries', [table, seq], logged)
        return true
      })
      if (isDone) hints?.tell(table, logged.seq)
      return isDone
    },
    load: (table) =>
      database.read(['tables', 'entries', 'snapshots'], async (hands) => {
        const row = await hands.get('tables', [table])
        if (!row) return undefined
        const created = await hands.get('entries', [table, 0])
        const snapshot = await hands.get('snapshots', [table])
        const log = await hands.all('entries', table, snapshot?.seq ?? 0)
        return { secret: row.secret, created: created!, snapshot, log }
      }),
    since: (table, seq, until = Infinity) =>
      database.read(['entries'], async (hands) => {
        const entries = await hands.all('entries', table, seq)
        return entries.filter((logged) => logged.seq <= until)
      }),
    explain: (table, facts) =>
      database.write(['entries'], async (hands) => {
        for (const logged of facts) {
          const there = await hands.get('entries', [table, logged.seq])
          if (there && !there.fact) await hands.put('entries', [table, logged.seq], { ...there, ...factIn(logged) })
        }
      }),
    // What lies on a device is opened by whoever wants to see it, and written down then.
    unexplained: async () => [],
    keep: (table, snapshot) =>
      database.write(['snapshots'], async (hands) => {
        const before = await hands.get('snapshots', [table])
        if (!before || before.seq < snapshot.seq) await hands.put('snapshots', [table], snapshot)
      }),
    async heads(tables) {
      const rows = await allTables()
      return new Map(rows.filter(({ id }) => tables.includes(id)).map(({ id, seq }) => [id, seq]))
    },

    async mine(guest, wanted) {
      const rows = await allTables()
      const { after, most } = wanted
      const found = rows
        .flatMap(({ id, status, seating, awaited = [] }) => (seating ? [{ id, status, seating, awaited }] : []))
        .filter((match) => isWanted(match, guest, wanted))
        .toSorted((one, other) => byOrder(placeOf(one), placeOf(other)))
      return found
        .filter((match) => !after || byOrder(placeOf(match), { ...after, at: wanted.isOver ? after.at : 0 }) > 0)
        .slice(0, most)
    },
    async unseated(most) {
      const rows = await allTables()
      return rows.flatMap(({ id, seating }) => (seating ? [] : [id])).slice(0, most)
    },
    seat: (table, seating, awaited) =>
      database.write(['tables'], async (hands) => {
        const row = await hands.get('tables', [table])
        if (row && !row.seating) await hands.put('tables', [table], { ...row, seating, awaited })
      }),

    async lobby(most) {
      const rows = await allTables()
      const shown = rows.filter((row) => row.public && row.status !== 'over')
      return shown.toSorted(byTouch).slice(0, most).map(listed)
    },
    async claimDue(now, lease, most) {
      // Nothing is written as long as nothing is due, which is nearly always.
      if (!(await allTables()).some((row) => isDue(row, now))) return []
      return database.write(['tables'], async (hands) => {
        const due = (await hands.all('tables')).filter((row) => isDue(row, now))
        const claimed = due.toSorted((one, other) => one.due! - other.due!).slice(0, most)
        for (const row of claimed) await hands.put('tables', [row.id], { ...row, lease: now + lease })
        return claimed.map(({ id }) => id)
      })
    },
    forget: (table) =>
      database.write(['tables', 'entries', 'snapshots'], async (hands) => {
        await hands.remove('tables', [table])
        await hands.remove('entries', [table])
        await hands.remove('snapshots', [table])
      }),

    live: (now, patience) =>
      database.write(['settings'], async (hands) => {
        const known = await livesIn(hands)
        const last = known.at(-1)
        const isSame = last !== undefined && last.until >= now - patience
        const lives = isSame
          ? [...known.slice(0, -1), { ...last, until: Math.max(last.until, now) }]
          : [...known, { since: now, until: now }].slice(-MOST_LIVES)
        await hands.put('settings', [LIVES], JSON.stringify(lives))
      }),
    lives: () => database.read(['settings'], livesIn),

    async guestOf(guest) {
      const name = await database.read(['guests'], (hands) => hands.get('guests', [guest]))
      return name === undefined ? undefined : { name, era: 0 }
    },
    putGuest: (guest, name) => database.write(['guests'], (hands) => hands.put('guests', [guest], name)),
    mutesOf: (guest) => database.read(['mutes'], (hands) => hands.all('mutes', guest)),
    setMute: (guest, muted, on) =>
      database.write(['mutes'], (hands) =>
        on ? hands.put('mutes', [guest, muted], muted) : hands.remove('mutes', [guest, muted]),
      ),

    putLink: (hash, link) =>
      database.write(['tables', 'links'], async (hands) => {
        if (!(await hands.get('tables', [link.table]))) throw new Error(`There is no table ${link.table}.`)
        await hands.put('links', [hash], link)
      }),
    takeLink: (hash, now) =>
      database.write(['links'], async (hands) => {
        const link = await hands.get('links', [hash])
        if (!link) return undefined
        await hands.remove('links', [hash])
        return link.expires < now ? undefined : { table: link.table, seat: link.seat }
      }),

    putToken: (hash, guest) => database.write(['tokens'], (hands) => hands.put('tokens', [hash], guest)),
    guestOfToken: (hash) => database.read(['tokens'], (hands) => hands.get('tokens', [hash])),

    setting: (name, fresh) =>
      database.write(['settings'], async (hands) => {
        const value = await hands.get('settings', [name])
        if (value === undefined) await hands.put('settings', [name], fresh)
        return value ?? fresh
      }),

    onHint: (hint) => hints?.hear(hint),
    hintLag: 0,
    async ping() {
      await database.read(['settings'], (hands) => hands.get('settings', ['']))
    },
    close: () => database.close(),
  }
}
