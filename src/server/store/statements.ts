import type { Whereabouts } from '#house/attendance'
import type { Upkeep } from '#house/janitor'
import type { Listed, Store } from '#house/store'
import { type Awaited, levelsIn, type OwnMatch, type Seating, sittersIn } from '#house/seating'
import type { Entry, GuestId, Logged, Status, TableFact } from '#house/entry'

/** Who may come in. */
interface Admission {
  /** Begins the next era of a guest, and answers its number. */
  endEra(guest: GuestId, name: string, now: number): Promise<number>
  /** Those for whom an era has begun since then. */
  erasSince(at: number): Promise<readonly { readonly id: GuestId; readonly era: number }[]>
  dropToken(hash: string): Promise<void>
  /** Takes back every token, and begins an era of this name for all. */
  revokeAll(era: string): Promise<void>
  /** The era of all; nothing as long as there was but one. */
  eraOfAll(): Promise<string>
}

/** Where everybody's tables are kept. */
export interface ServerStore extends Store, Upkeep, Admission, Whereabouts {}

const ERA_OF_ALL = 'cookie-era'

type Value = string | number | null

/** Numbers may come as text: PostgreSQL counts further than JavaScript. */
export type Row = Readonly<Record<string, Value>>

/** A sentence of SQL, and a value for each of its question marks. */
export interface Statement {
  readonly text: string
  readonly values: readonly Value[]
}

/** A database, as far as the statements below need to know which one it is. */
export interface Database {
  /** A table whose column `value` is the texts of a list in JSON. */
  listed(json: string): Statement
  /** Said of rows to be changed: those that another node is changing are left to it. */
  readonly skipLocked: Statement
  read(statement: Statement): Promise<readonly Row[]>
  /** Answers once it is on the disk. */
  write(statement: Statement): Promise<readonly Row[]>
  /**
   * The same for statements that return nothing, all or none: the second, an `insert … select` of values alone, and
   * whatever else says that it wants it `ifFirst`, only if the first changes a row. Answers whether it did.
   */
  writeBoth(first: Statement, second: Statement, more?: readonly Statement[]): Promise<boolean>
  readonly ifFirst: Statement
}

const isStatement = (insertion: Value | Statement): insertion is Statement =>
  typeof insertion === 'object' && insertion !== null

/** The texts of statements that only values are put into, made once: what is appended thousands of times a second counts. */
const plainTexts = new WeakMap<TemplateStringsArray, string>()

/** Values in a statement become question marks; statements in it become part of it. */
export function sql(parts: TemplateStringsArray, ...insertions: readonly (Value | Statement)[]): Statement {
  if (!insertions.some(isStatement)) {
    let text = plainTexts.get(parts)
    if (text === undefined) plainTexts.set(parts, (text = parts.join('?')))
    return { text, values: insertions as readonly Value[] }
  }
  let text = parts[0]!
  const values: Value[] = []
  for (const [at, insertion] of insertions.entries()) {
    const { text: inserted, values: more } = isStatement(insertion) ? insertion : { text: '?', values: [insertion] }
    text += inserted + parts[at + 1]!
    values.push(...more)
  }
  return { text, values }
}

const addEntry = (table: string, { seq, at, entry, fact }: Logged): Statement =>
  sql`insert into entries (table_id, seq, at, entry, fact)
      select ${table}, ${seq}, ${at}, ${JSON.stringify(entry)}, ${fact ? JSON.stringify(fact) : null}`

/** Who sits at a table, and rows by which each of them finds it: as long as `condition` holds. */
function addSittings(table: string, seating: Seating, condition: Statement): readonly Statement[] {
  const { outcome, at } = seating
  const bots = levelsIn(seating).map((level) => ` ${level} `)
  return [
    sql`insert into seatings (table_id, body) select ${table}, ${JSON.stringify(seating)} where ${condition}
        on conflict (table_id) do update set body = excluded.body`,
    ...sittersIn(seating).map(
      (guest) => sql`insert into sittings (table_id, guest, bots, ended_at)
          select ${table}, ${guest}, ${bots.join('')}, ${outcome ? at : null} where ${condition}
          on conflict (table_id, guest) do update set bots = excluded.bots, ended_at = excluded.ended_at`,
    ),
  ]
}

/** All that is kept, in SQL that every database here understands. */
export function storeOver({
  listed,
  skipLocked,
  read,
  write,
  writeBoth,
  ifFirst,
}: Database): Omit<ServerStore, 'kind' | 'onHint' | 'hintLag' | 'close'> {
  const since = async (table: string, seq: number, until = NO_END): Promise<readonly Logged[]> => {
    const rows = await read(
      sql`select seq, at, entry, fact from entries
          where table_id = ${table} and seq > ${seq} and seq <= ${until} order by seq`,
    )
    return rows.map(toLogged)
  }

  /** Those who sit there now, and nobody else. */
  const sittings = (table: string, seating: Seating): readonly Statement[] => [
    sql`delete from sittings where table_id = ${table}
        and guest not in (select value from ${listed(JSON.stringify(sittersIn(seating)))}) and ${ifFirst}`,
    ...addSittings(table, seating, ifFirst),
  ]

  return {
    async create({ id, secret, at, entry, fact, status, due, seating, awaited, party = entry.by }) {
      const { game, public: open } = entry.plan
      const minute = minuteOf(at)
      await writeBoth(
        sql`insert into tables
              (id, secret, game, public, status, seq, due, lease, touched_at, party, seen_minute, host_minute,
              seated, awaited)
            values (${id}, ${secret}, ${game}, ${open ? 1 : 0}, ${status}, 0, ${due}, 0, ${at},
              ${party}, ${minute}, ${minute}, ${seating ? 1 : 0}, ${JSON.stringify(awaited)})`,
        addEntry(id, { seq: 0, at, entry, ...(fact && { fact }) }),
        seating && addSittings(id, seating, ifFirst),
      )
    },
    append({ table, logged, status, due, heardAt, seating, awaited }) {
      const { seq, at } = logged
      if (seating)
        return writeBoth(
          sql`update tables set seq = ${seq}, status = ${status}, due = ${due}, lease = 0, touched_at = ${heardAt},
                seen_minute = ${minuteOf(at)}, awaited = ${JSON.stringify(awaited)}, seated = 1
              where id = ${table} and seq = ${seq - 1}`,
          addEntry(table, logged),
          sittings(table, seating),
        )
      return writeBoth(
        sql`update tables set seq = ${seq}, status = ${status}, due = ${due}, lease = 0, touched_at = ${heardAt},
              seen_minute = ${minuteOf(at)}, awaited = ${JSON.stringify(awaited)}
            where id = ${table} and seq = ${seq - 1}`,
        addEntry(table, logged),
      )
    },
    async mine(guest, { isOver, game, opponent, level, after, most }) {
      const order = isOver ? sql`ended_at desc, mine.table_id desc` : sql`mine.table_id desc`
      const isPlain = game === undefined && opponent === undefined && level === undefined
      const own = sql`select table_id, bots, ended_at from sittings mine
          where guest = ${guest} and ${isOver ? sql`ended_at is not null` : sql`ended_at is null`}
            ${!after ? sql`` : isOver ? sql`and (ended_at, table_id) < (${after.at}, ${after.id})` : sql`and table_id < ${after.id}`}
          order by ${order} limit ${isPlain ? most : MOST_LOOKED_THROUGH}`
      const isThere = sql`exists (select 1 from sittings other where other.table_id = mine.table_id and other.guest = ${opponent ?? ''})`
      const rows = await read(
        sql`select id, status, body, awaited from (${own}) mine
              join tables on id = mine.table_id join seatings on seatings.table_id = id
            where ${game === undefined ? sql`true` : sql`game = ${game}`}
              and ${level === undefined ? sql`true` : sql`bots like ${`% ${level} %`}`}
              and ${opponent === undefined ? sql`true` : isThere}
            order by ${order} limit ${most}`,
      )
      return rows.map(toOwnMatch)
    },
    async unseated(most) {
      const rows = await read(sql`select id from tables where seated = 0 order by id limit ${most}`)
      return rows.map(({ id }) => String(id))
    },
    async seat(table, seating, awaited) {
      // Whoever sits down or stands up meanwhile writes it down as well, and knows better.
      const isUnseated = sql`exists (select 1 from tables where id = ${table} and seated = 0)`
      for (const statement of addSittings(table, seating, isUnseated)) await write(statement)
      await write(
        sql`update tables set seated = 1,
              awaited = case when awaited = '[]' then ${JSON.stringify(awaited)} else awaited end
            where id = ${table} and seated = 0`,
      )
    },
    async load(table) {
      const [row] = await read(
        sql`select secret, at, entry, fact, snapshots.seq as kept, body from tables
            join entries on entries.table_id = id and entries.seq = 0
            left join snapshots on snapshots.table_id = id
            where id = ${table}`,
      )
      if (!row) return undefined
      const snapshot = row['body'] === null ? undefined : { seq: Number(row['kept']), body: String(row['body']) }
      const log = await since(table, snapshot?.seq ?? 0)
      return { secret: String(row['secret']), created: toLogged({ ...row, seq: 0 }), snapshot, log }
    },
    since,
    async keep(table, { seq, body }) {
      await write(
        sql`insert into snapshots (table_id, seq, body) values (${table}, ${seq}, ${body})
            on conflict (table_id) do update set seq = excluded.seq, body = excluded.body
            where excluded.seq > snapshots.seq`,
      )
    },
    async explain(table, facts) {
      await Promise.all(
        facts.map(({ seq, fact }) =>
          write(
            sql`update entries set fact = ${fact ? JSON.stringify(fact) : null} where table_id = ${table} and seq = ${seq} and fact is null`,
          ),
        ),
      )
    },
    async unexplained(most) {
      const rows = await read(sql`select distinct table_id from entries where fact is null limit ${most}`)
      return rows.map(({ table_id: id }) => String(id))
    },
    async heads(tables) {
      const rows = await read(
        sql`select id, seq from tables where id in (select value from ${listed(JSON.stringify(tables))})`,
      )
      return new Map(rows.map(({ id, seq }) => [String(id), Number(seq)]))
    },

    async lobby(most, { each, hostedSince } = { each: most, hostedSince: 0 }) {
      const rows = await read(
        sql`select id, status from (
              select id, status, touched_at, row_number() over (partition by party order by touched_at desc) as place
              from tables
              where public = 1 and status <> 'over' and (status <> 'open' or host_minute >= ${minuteOf(hostedSince)})
            ) ranked
            where place <= ${each} order by touched_at desc limit ${most}`,
      )
      return rows.map(({ id, status }): Listed => ({ id: String(id), status: status as Status }))
    },
    async claimDue(now, lease, most) {
      const rows = await write(
        sql`with found as materialized (
              select id from tables where due <= ${now} and lease <= ${now} order by due limit ${most} ${skipLocked}
            )
            update tables set lease = ${now + lease} where id in (select id from found) returning id, due`,
      )
      return rows.toSorted((one, other) => Number(one['due']) - Number(other['due'])).map(({ id }) => String(id))
    },

    async live(now, patience) {
      await write(
        sql`insert into lives (since, until)
            select coalesce((select max(since) from lives where until >= ${now - patience}), ${now}), ${now} where true
            on conflict (since) do update set until = excluded.until where excluded.until > lives.until`,
      )
    },
    async lives() {
      const rows = await read(sql`select since, until from lives order by since desc limit ${MOST_LIVES}`)
      return rows.map(({ since, until }) => ({ since: Number(since), until: Number(until) })).toReversed()
    },

    async see(tables, hosted, now) {
      const minute = minuteOf(now)
      await write(
        sql`with found as materialized (
              select id from tables where seen_minute < ${minute}
                and id in (select value from ${listed(JSON.stringify(tables))}) ${skipLocked}
            )
            update tables set seen_minute = ${minute} where id in (select id from found)`,
      )
      await write(
        sql`with found as materialized (
              select id from tables where host_minute < ${minute}
                and id in (select value from ${listed(JSON.stringify(hosted))}) ${skipLocked}
            )
            update tables set host_minute = ${minute} where id in (select id from found)`,
      )
    },
    async claimUnseen({ status, public: open }, since, now, most) {
      const rows = await write(
        sql`with found as materialized (
              select id from tables
              where status <> 'over' and status = ${status} and public = ${open ? 1 : 0}
                and seen_minute <= ${minuteOf(since)}
              order by seen_minute limit ${most} ${skipLocked}
            )
            update tables set seen_minute = ${minuteOf(now)} where id in (select id from found) returning id`,
      )
      return rows.map(({ id }) => String(id))
    },
    async forgetOver(since, most) {
      // A table without a number takes no more entries: nobody can append to what is being removed.
      const rows = await write(
        sql`with found as materialized (
              select id from tables where status = 'over' and touched_at <= ${since}
              order by touched_at limit ${most} ${skipLocked}
            )
            update tables set seq = -1 where id in (select id from found) returning id`,
      )
      const ids = rows.map(({ id }) => String(id))
      if (ids.length === 0) return ids
      const these = sql`(select value from ${listed(JSON.stringify(ids))})`
      // The table itself goes last: should this be cut short, it is found again.
      await write(sql`delete from links where table_id in ${these}`)
      await write(sql`delete from snapshots where table_id in ${these}`)
      await write(sql`delete from sittings where table_id in ${these}`)
      await write(sql`delete from seatings where table_id in ${these}`)
      await write(sql`delete from entries where table_id in ${these}`)
      await write(sql`delete from tables where id in ${these}`)
      return ids
    },
    async forgetLinks(now) {
      await write(sql`delete from links where expires_at < ${now}`)
    },

    async beat(node, now, since) {
      await write(
        sql`insert into nodes (node, seen_at) values (${node}, ${now})
            on conflict (node) do update set seen_at = excluded.seen_at`,
      )
      const rows = await read(sql`select node from nodes where seen_at >= ${since} order by node`)
      return rows.map((row) => String(row['node']))
    },
    async putHere(node, here) {
      const [gone, there] = [[], []] as [string[], string[]]
      for (const [table, who] of here)
        if (who === '') gone.push(table)
        else there.push(table.padEnd(ID_WIDTH) + who)
      if (there.length > 0)
        await write(
          sql`insert into here (table_id, node, who)
              select rtrim(substr(value, 1, ${ID_WIDTH})), ${node}, substr(value, ${ID_WIDTH + 1})
              from ${listed(JSON.stringify(there))} where true
              on conflict (table_id, node) do update set who = excluded.who`,
        )
      if (gone.length > 0)
        await write(
          sql`delete from here where node = ${node}
                and table_id in (select value from ${listed(JSON.stringify(gone))})`,
        )
    },
    async hereAt(tables) {
      const rows = await read(
        sql`select table_id, node, who from here
            where table_id in (select value from ${listed(JSON.stringify(tables))}) order by table_id, node`,
      )
      return rows.map(({ table_id: table, node, who }) => ({
        table: String(table),
        node: String(node),
        who: String(who),
      }))
    },
    async forgetNodes(before) {
      await write(sql`delete from nodes where seen_at < ${before}`)
      await write(sql`delete from here where node not in (select node from nodes)`)
    },
    async forgetNode(node) {
      await write(sql`delete from here where node = ${node}`)
      await write(sql`delete from nodes where node = ${node}`)
    },

    async guestOf(guest) {
      const [row] = await read(sql`select name, face, era from guests where id = ${guest}`)
      if (!row) return undefined
      const { name, face, era } = row
      return { name: String(name), ...(face !== '' && { face: String(face) }), era: Number(era) }
    },
    async putGuest(guest, name, now, face = '') {
      await write(
        sql`insert into guests (id, name, seen_at, face) values (${guest}, ${name}, ${now}, ${face})
            on conflict (id) do update set name = excluded.name, seen_at = excluded.seen_at,
              face = case when excluded.face = '' then guests.face else excluded.face end`,
      )
    },
    async mutesOf(guest) {
      const rows = await read(sql`select muted from mutes where guest = ${guest} order by muted`)
      return rows.map(({ muted }) => String(muted))
    },
    async setMute(guest, muted, on) {
      await write(
        on
          ? sql`insert into mutes (guest, muted) values (${guest}, ${muted}) on conflict do nothing`
          : sql`delete from mutes where guest = ${guest} and muted = ${muted}`,
      )
    },

    async putLink(hash, { table, seat, expires }) {
      await write(
        sql`insert into links (hash, table_id, seat, expires_at) values (${hash}, ${table}, ${seat}, ${expires})`,
      )
    },
    async takeLink(hash, now) {
      const [row] = await write(sql`delete from links where hash = ${hash} returning table_id, seat, expires_at`)
      if (!row || Number(row['expires_at']) < now) return undefined
      return { table: String(row['table_id']), seat: Number(row['seat']) }
    },

    async putToken(hash, guest, now) {
      await write(sql`insert into tokens (hash, guest, created_at) values (${hash}, ${guest}, ${now})`)
    },
    async guestOfToken(hash) {
      const [row] = await read(sql`select guest from tokens where hash = ${hash}`)
      return row && String(row['guest'])
    },

    async endEra(guest, name, now) {
      const [row] = await write(
        sql`insert into guests (id, name, seen_at, era, ended_at) values (${guest}, ${name}, ${now}, 1, ${now})
            on conflict (id) do update set era = guests.era + 1, ended_at = excluded.ended_at returning era`,
      )
      return Number(row!['era'])
    },
    async erasSince(at) {
      const rows = await read(sql`select id, era from guests where ended_at >= ${at}`)
      return rows.map(({ id, era }) => ({ id: String(id), era: Number(era) }))
    },
    async dropToken(hash) {
      await write(sql`delete from tokens where hash = ${hash}`)
    },
    async revokeAll(era) {
      await write(sql`delete from tokens`)
      await write(
        sql`insert into settings (name, value) values (${ERA_OF_ALL}, ${era})
            on conflict (name) do update set value = excluded.value`,
      )
    },
    async eraOfAll() {
      const [row] = await read(sql`select value from settings where name = ${ERA_OF_ALL}`)
      return row ? String(row['value']) : ''
    },

    async setting(name, fresh) {
      // A row that is there is set to what it was: untouched, it would not be returned.
      const [row] = await write(
        sql`insert into settings (name, value) values (${name}, ${fresh})
            on conflict (name) do update set value = settings.value returning value`,
      )
      return String(row!['value'])
    },

    async ping() {
      await write(
        sql`insert into settings (name, value) values ('ping', ${PING})
            on conflict (name) do update set value = excluded.value`,
      )
      await read(sql`select value from settings where name = 'ping'`)
      await write(sql`delete from settings where name = 'ping'`)
    },
  }
}

/** Long enough that a full disk has no room for it: one word more goes into any page. */
const PING = 'ping'.repeat(4096)

/** Of how many matches of a guest those are picked out that are of a game, or against somebody: nobody asks for more at a time. */
const MOST_LOOKED_THROUGH = 5000
/** No table has a longer name. */
const ID_WIDTH = 24

/** How many lives are remembered; of what lies before, nobody asks. */
const MOST_LIVES = 1000
const minuteOf = (at: number): number => Math.floor(at / 60_000)

/** The number of no entry: the greatest that both databases know. */
const NO_END = 2 ** 31 - 1

const toOwnMatch = ({ id, status, body, awaited }: Row): OwnMatch => ({
  id: String(id),
  status: status as Status,
  seating: JSON.parse(String(body)) as Seating,
  awaited: JSON.parse(String(awaited)) as readonly Awaited[],
})

const toLogged = ({ seq, at, entry, fact }: Row): Logged => ({
  seq: Number(seq),
  at: Number(at),
  entry: JSON.parse(String(entry)) as Entry,
  ...(typeof fact === 'string' && { fact: JSON.parse(fact) as TableFact }),
})
