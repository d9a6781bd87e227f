import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Counters } from '#house/house'
import { isByTheRules } from '#server/errors'

/** Upper ends of the classes of the latency, in seconds. */
const CLASSES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * So many choices, and so many refusals by the rules, are shown together. One by one they would tell that someone has
 * chosen in secret, or tried to, which nobody at the table may know.
 */
const TOGETHER = 20
const together = (count: number): number => count - (count % TOGETHER)

/** How often, in milliseconds, the event loop is looked at. */
const RESOLUTION = 20

interface Counted {
  readonly moves: number
  readonly seconds: number
  readonly classes: readonly number[]
  readonly conflicts: number
}

/** By hand: `structuredClone` would take half as long as what it is done after. */
const copyOf = (counted: Counted): Counted => ({ ...counted, classes: [...counted.classes] })

/** How things stand at the moment someone asks. */
export interface Gauge {
  readonly name: string
  readonly help: string
  read(): number
}

/** What is measured, in the text format of Prometheus; a few counters and one histogram need no package. */
export class Metrics implements Counters {
  readonly #gauges: Gauge[] = [...PROCESS_GAUGES]
  readonly #refusals = new Map<string, number>()
  readonly #lag = monitorEventLoopDelay({ resolution: RESOLUTION })
  #counted = { moves: 0, seconds: 0, classes: CLASSES.map(() => 0), conflicts: 0 }
  /** What was counted when the last of some choices came in. */
  #shown = copyOf(this.#counted)
  #refusedByRules = 0
  #botFailures = 0

  constructor() {
    this.#lag.enable()
  }

  moved(ms: number): void {
    const counted = this.#counted
    const seconds = ms / 1000
    counted.moves++
    counted.seconds += seconds
    const at = CLASSES.findIndex((most) => seconds <= most)
    if (at >= 0) counted.classes[at]!++
    if (together(counted.moves) === counted.moves) this.#shown = copyOf(counted)
  }

  conflicted(): void {
    this.#counted.conflicts++
  }

  botFailed(): void {
    this.#botFailures++
  }

  /** `code` is one of ours, never something that came from outside. */
  refused(code: string): void {
    if (isByTheRules(code)) this.#refusedByRules++
    else this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1)
  }

  gauge(gauge: Gauge): void {
    this.#gauges.push(gauge)
  }

  /** Everything, as Prometheus reads it. The lag is that since the last time. */
  text(): string {
    const metric = (name: string, type: string, help: string, ...rows: readonly string[]): string =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...rows].join('\n')
    const { moves, seconds, conflicts, ...shown } = this.#shown
    let below = 0
    const classes = shown.classes.map(
      (count, at) => `ludus_move_seconds_bucket{le="${CLASSES[at]}"} ${(below += count)}`,
    )
    const lag = [0.5, 0.99, 1].map((part) => {
      // What it measures is the time from one look to the next.
      const ms = this.#lag.count > 0 ? this.#lag.percentile(part * 100) / 1e6 - RESOLUTION : 0
      return `ludus_event_loop_lag_seconds{quantile="${part}"} ${Math.max(0, ms / 1000)}`
    })
    this.#lag.reset()
    return [
      metric(
        'ludus_move_seconds',
        'histogram',
        'From the arrival of a choice until it is on the disk.',
        ...classes,
        `ludus_move_seconds_bucket{le="+Inf"} ${moves}`,
        `ludus_move_seconds_sum ${seconds}`,
        `ludus_move_seconds_count ${moves}`,
      ),
      metric('ludus_moves_total', 'counter', 'Choices that were taken.', `ludus_moves_total ${moves}`),
      metric(
        'ludus_conflicts_total',
        'counter',
        'Entries that another node was quicker to write.',
        `ludus_conflicts_total ${conflicts}`,
      ),
      metric(
        'ludus_bot_failures_total',
        'counter',
        'Choices that a bot failed to make, or not in time; chance or the game made them instead.',
        `ludus_bot_failures_total ${this.#botFailures}`,
      ),
      metric(
        'ludus_refusals_total',
        'counter',
        'What was refused, by the reason.',
        `ludus_refusals_total{code="rules"} ${together(this.#refusedByRules)}`,
        ...[...this.#refusals].map(([code, count]) => `ludus_refusals_total{code="${code}"} ${count}`),
      ),
      metric('ludus_event_loop_lag_seconds', 'gauge', 'How late the event loop was since the last reading.', ...lag),
      ...this.#gauges.map(({ name, help, read }) => metric(name, 'gauge', help, `${name} ${read()}`)),
      '',
    ].join('\n')
  }

  close(): void {
    this.#lag.disable()
  }
}

const PROCESS_GAUGES: readonly Gauge[] = [
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    read: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_heap_used_bytes',
    help: 'Memory in use by objects.',
    read: () => process.memoryUsage().heapUsed,
  },
  {
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970.',
    read: () => performance.timeOrigin / 1000,
  },
]
