import type { Viewer } from '#engine/game'
import type { LineTold } from '#protocol/told'
import { type Effect, effectOf, isFor } from '#house/effect'
import { Recent } from '#house/recent'
import type { Store } from '#house/store'
import type { Table } from '#house/table'
import { tellLines } from '#house/tell'
import type { Pauses } from '#house/pauses'

/** How many lines someone is told at once, and how many bytes of them; who wants more asks for them. */
const PAGE = 200
const PAGE_BYTES = 2 ** 18
/** Entries that are read at a time. */
const CHUNK = 200

const NOBODY: ReadonlySet<string> = new Set()

/** What is known of the lines of one viewer. */
interface Known {
  /** The last entry that was looked at for them. */
  readonly seq: number
  /** The newest of them, a page. */
  readonly newest: Page
  /** How many there were before each chunk of the log: not every entry is a line for everybody. */
  readonly before: Map<number, number>
}

/** The lines that viewers are told who come, as they are told to those who have muted nobody. */
export class Lines {
  readonly #store: Store
  readonly #turns: Pauses
  readonly #recent = new Recent<Known>()

  constructor(store: Store, turns: Pauses) {
    this.#store = store
    this.#turns = turns
  }

  /** A page of them up to and with the one of the number `last`. */
  async upTo(table: Table, viewer: Viewer, last: number): Promise<readonly LineTold[]> {
    const { newest, before } = await this.#know(table, viewer)
    return last < table.linesOf(viewer) ? (await this.#read(table, viewer, last, before)).lines : newest.lines
  }

  /** The newest page of them, and where older ones are. What was read once is not read again. */
  async #know(table: Table, viewer: Viewer): Promise<Known> {
    // The name of a table may be given once more; what its luck is made of, never.
    const key = `${table.created.commitment}/${viewer}`
    const { seq } = table
    const kept = this.#recent.get(key)
    const known = kept && kept.seq <= seq ? kept : undefined
    const before = known?.before ?? new Map<number, number>()
    const newest =
      known?.seq === seq ? known.newest : await this.#read(table, viewer, table.linesOf(viewer), before, known)
    const now = { seq, newest, before }
    this.#recent.set(key, now, newest.bytes)
    return now
  }

  /**
   * Reads the log backwards until there is a page of lines, from the nearest place of which one knows how many were before
   * it, or down to what is known already.
   */
  async #read(table: Table, viewer: Viewer, last: number, before: Map<number, number>, known?: Known): Promise<Page> {
    let end = table.seq
    let many = table.linesOf(viewer)
    for (const [chunk, lines] of before)
      if (lines >= last && chunk * CHUNK <= end) [end, many] = [chunk * CHUNK - 1, lines]
    let lines: readonly LineTold[] = []
    for (;;) {
      const chunk = Math.floor(end / CHUNK)
      const start = chunk * CHUNK - 1
      const isKnown = known !== undefined && known.seq >= start
      const heard = await this.#heard(table, viewer, isKnown ? known.seq : start, end)
      many -= heard.length
      const told = tellLines(table, heard, viewer, many + 1, NOBODY).filter(({ n }) => n <= last)
      if (isKnown) return pageOf([...known.newest.lines, ...told, ...lines])
      before.set(chunk, many)
      const page = pageOf([...told, ...lines])
      if (page.isFull || chunk === 0) return page
      lines = page.lines
      end = start
      // A viewer may have heard of few entries among many.
      await this.#turns.next()
    }
  }

  async #heard({ id }: Table, viewer: Viewer, seq: number, until: number): Promise<readonly Effect[]> {
    const log = await this.#store.since(id, seq, until)
    return log.map(effectOf).filter((effect) => isFor(effect, viewer))
  }
}

/** Lines as they are told at once. */
interface Page {
  readonly lines: readonly LineTold[]
  readonly bytes: number
  /** No more of them are told at once. */
  readonly isFull: boolean
}

const encoder = new TextEncoder()

/** The newest of these lines that are told at once, and at least one. */
function pageOf(all: readonly LineTold[]): Page {
  let bytes = 0
  let first = all.length
  for (; first > 0 && all.length - first < PAGE; first--) {
    const more = encoder.encode(JSON.stringify(all[first - 1])).length
    if (bytes > 0 && bytes + more > PAGE_BYTES) break
    bytes += more
  }
  return { lines: all.slice(first), bytes, isFull: first > 0 || all.length >= PAGE }
}

/** The same of what was heard, of which the first `last` are looked at. */
export function pageOfHeard(table: Table, heard: readonly Effect[], viewer: Viewer, last: number): readonly LineTold[] {
  const first = Math.max(0, last - PAGE)
  return pageOf(tellLines(table, heard.slice(first, last), viewer, first + 1, NOBODY)).lines
}
