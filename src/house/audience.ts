import type { Viewer } from '#engine/game'
import { same } from '#engine/json'
import type { Guest } from '#house/acts'
import { type Advice, adviceFor, tellAdvice } from '#house/advice'
import { type Effect, isFor } from '#house/effect'
import { differenceFor, type Look, lookOf } from '#house/look'
import type { Table } from '#house/table'
import { tellLines, tellNews } from '#house/tell'
import type { AdviceTold, SocketTold } from '#protocol/told'

/** Someone who watches a table, through whichever door. */
export interface Watcher {
  readonly guest: Guest
  readonly viewer: Viewer
  /** People this one does not want to hear; shared with the guest's other watchers. */
  readonly muted: ReadonlySet<string>
  /** Is told the view as a whole whenever it changes, and not how it changed step by step. */
  readonly wantsWhole?: true
  /** Whether it is of no use to do anything for this one any more. */
  isGone?(): boolean
  /** Takes one message, as text, because many watchers are told the same. */
  send(text: string): void
}

/** Those who watch a table, and how it stood when they were last told. */
export class Audience {
  /** Whose eyes each watcher sees with. */
  readonly #watchers = new Map<Watcher, Viewer>()
  readonly #report: (error: unknown) => void
  #look: Look | undefined
  /** What each was last told that somebody points at, as text; nothing where that is nothing. */
  readonly #advised = new Map<Watcher, string>()

  /** `report` is told of watchers that cannot be reached. */
  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  get size(): number {
    return this.#watchers.size
  }

  /** Whoever comes is told everything first, `advice` with it. */
  add(watcher: Watcher, viewer: Viewer, welcome: string, advice: readonly AdviceTold[] = []): void {
    this.#watchers.set(watcher, viewer)
    this.#advised.delete(watcher)
    if (advice.length > 0) this.#advised.set(watcher, JSON.stringify(advice))
    this.#send(watcher, welcome)
  }

  delete(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    this.#advised.delete(watcher)
  }

  /** How the table stood when they were last told; `undefined` as long as it was never seen. */
  get look(): Look | undefined {
    return this.#look
  }

  /** Takes a table for known as it stands. */
  see(table: Table): Look {
    this.#look = lookOf(table)
    return this.#look
  }

  /**
   * Tells all of them what happened, each their part; those who see the same are told the same text. `linesOf` is how many
   * lines of the log a viewer has been told, these included. Answers who has lost the seat that they watched from.
   */
  tell(table: Table, all: readonly Effect[], linesOf: (viewer: Viewer) => number, now: number): readonly Watcher[] {
    const before = this.#look
    const after = this.see(table)
    if (all.length === 0 && same(before?.seats, after.seats)) return []
    const texts = new Map<string, string>()
    const unseated: Watcher[] = []
    for (const [watcher, viewer] of this.#watchers) {
      const { guest, muted, wantsWhole = false } = watcher
      if (!isOwn(table, guest, viewer)) {
        unseated.push(watcher)
        continue
      }
      const key = `${viewer}/${wantsWhole ? 'whole' : ''}/${muted.size > 0 ? guest.id : ''}`
      let text = texts.get(key)
      if (text === undefined) {
        const told = differenceFor(table, before ?? after, after, all, viewer, wantsWhole)
        const heard = all.filter((effect) => isFor(effect, viewer))
        const first = linesOf(viewer) - heard.length + 1
        const lines = told && tellLines(table, heard, viewer, first, muted, told.changes)
        text = told ? JSON.stringify(tellNews(table, viewer, lines!, now, told)) : ''
        texts.set(key, text)
      }
      if (text !== '') this.#send(watcher, text)
    }
    return unseated
  }

  /** Tells those who may know what is pointed at now, if that is not what they know. */
  advise(table: Table, all: readonly Advice[]): void {
    if (all.length === 0 && this.#advised.size === 0) return
    const heard = new Map<Viewer, readonly Advice[]>()
    for (const [watcher, viewer] of this.#watchers) {
      let advice = heard.get(viewer)
      if (!advice) heard.set(viewer, (advice = adviceFor(table, all, viewer)))
      const told = tellAdvice(advice, watcher.muted)
      const text = told.length > 0 ? JSON.stringify(told) : undefined
      if (text === this.#advised.get(watcher)) continue
      if (text === undefined) this.#advised.delete(watcher)
      else this.#advised.set(watcher, text)
      const { id } = table
      this.#send(watcher, JSON.stringify({ kind: 'advice', table: id, as: viewer, advice: told } satisfies SocketTold))
    }
  }

  /** The same to everybody. */
  sendAll(text: string): void {
    for (const watcher of this.#watchers.keys()) this.#send(watcher, text)
  }

  #send(watcher: Watcher, text: string): void {
    try {
      watcher.send(text)
    } catch (error) {
      this.#report(error)
    }
  }
}

/** Whether a guest may see with these eyes. */
export const isOwn = ({ seats }: Table, { id }: Guest, viewer: Viewer): boolean =>
  viewer === 'spectator' || seats[viewer]?.guest === id
