import type { Reporter, TestCase } from 'vitest/node'

/** Ends a run with one plain line that any program can read. */
export default class PlainReporter implements Reporter {
  #passed = 0
  #failed = 0
  #skipped = 0
  readonly #late: string[] = []

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'passed') this.#passed++
    else if (state === 'failed') this.#failed++
    else this.#skipped++
    if (state === 'passed' && test.diagnostic()?.retryCount) this.#late.push(test.fullName)
  }

  onTestRunEnd(_modules: unknown, errors: readonly unknown[], reason: string): void {
    // A file that cannot be loaded runs no test, and must not look like success.
    const failed = this.#failed === 0 && (errors.length > 0 || reason === 'failed') ? 1 : this.#failed
    const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : ''
    for (const name of this.#late) process.stdout.write(`\nOnly at another try: ${name}`)
    process.stdout.write(`\n${this.#passed} passed, ${failed} failed${skipped}\n`)
  }
}
