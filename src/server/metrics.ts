import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Counters } from '#house/house'

/** Upper ends of the classes of the latency, in seconds. */
const CLASSES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** How often, in milliseconds, the event loop is looked at. */
const RESOLUTION = 20

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
  readonly #classes = CLASSES.map(() => 0)
  #moves = 0
  #moveSeconds = 0
  #conflicts = 0
  #botFailures = 0

  constructor() {
    this.#lag.enable()
  }

  moved(ms: number): void {
    const seconds = ms / 1000
    this.#moves++
    this.#moveSeconds += seconds
    const at = CLASSES.findIndex((most) => seconds <= most)
    if (at >= 0) this.#classes[at]!++
  }

  conflicted(): void {
    this.#conflicts++
  }

  botFailed(): void {
    this.#botFailures++
  }

  /** `code` is one of ours, never something that came from outside. */
  refused(code: string): void {
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1)
  }

  gauge(gauge: Gauge): void {
    this.#gauges.push(gauge)
  }

  /** Everything, as Prometheus reads it. The lag is that since the last time. */
  text(): string {
    const metric = (name: string, type: string, help: string, ...rows: readonly string[]): string =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...rows].join('\n')
    let below = 0
    const classes = this.#classes.map(
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
        `ludus_move_seconds_bucket{le="+Inf"} ${this.#moves}`,
        `ludus_move_seconds_sum ${this.#moveSeconds}`,
        `ludus_move_seconds_count ${this.#moves}`,
      ),
      metric('ludus_moves_total', 'counter', 'Choices that were taken.', `ludus_moves_total ${this.#moves}`),
      metric(
        'ludus_conflicts_total',
        'counter',
        'Entries that another node was quicker to write.',
        `ludus_conflicts_total ${this.#conflicts}`,
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
