import type { Io } from '#cli/command'
import { grouped } from '#engine/words'

const BAR = 16
/** Milliseconds between two looks of the bar. */
const PACE = 100

/** A line that says how far something is, on a terminal; elsewhere it says nothing. */
export class Progress {
  readonly #out: Io['stderr']
  readonly #label: string
  readonly #now: () => number
  /** When it was first shown, and how far it was then. */
  #start: { readonly at: number; readonly before: number } | undefined
  #shown = -Infinity

  constructor(out: Io['stderr'], label: string, now: () => number = () => performance.now()) {
    this.#out = out
    this.#label = label
    this.#now = now
  }

  /** `unit` names what is counted; without it only the share is shown. */
  show(done: number, total: number, unit?: string): void {
    const now = this.#now()
    this.#start ??= { at: now, before: done }
    const { at, before } = this.#start
    if (!this.#out.isTTY || (now - this.#shown < PACE && done < total)) return
    this.#shown = now
    const line = progressLine(this.#label, { done, total, before, ms: now - at, ...(unit && { unit }) })
    this.#out.write(`\r${line.slice(0, (this.#out.columns || 80) - 1)}\x1b[K`)
  }

  /** Takes the line away again. */
  end(): void {
    if (this.#out.isTTY && this.#shown > -Infinity) this.#out.write('\r\x1b[K')
  }
}

interface Done {
  readonly done: number
  readonly total: number
  /** How much of it was done when it began. */
  readonly before?: number
  /** How long it took since then. */
  readonly ms: number
  readonly unit?: string
}

/** `Playing ██████░░░░░░  50 %  5,000/10,000 matches  2,500/s  2 s left`. */
export function progressLine(label: string, { done, total, before = 0, ms, unit }: Done): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1
  const full = Math.floor(share * BAR)
  const parts = [`${label} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${`${Math.floor(share * 100)}`.padStart(3)} %`]
  if (unit) parts.push(`${grouped(done)}/${grouped(total)} ${unit}`)
  const rate = ((done - before) / ms) * 1000
  if (unit && ms > 0) parts.push(`${grouped(rate, rate < 10 && !Number.isInteger(rate) ? 1 : 0)}/s`)
  if (done > before && share < 1) parts.push(`${duration((ms / (done - before)) * (total - done))} left`)
  return parts.join('  ')
}

/** `8 s`, `3 min 05 s`, `2 h 10 min`, rounded up. */
function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const two = (number: number): string => `${number}`.padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes} min ${two(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}
