import type { Reporter, TestCase } from 'vitest/node'

/** Ends a run with one plain line that any program can read. */
export default class PlainReporter implements Reporter {
  #passed = 0
  #failed = 0
  #skipped = 0

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'passed') this.#passed++
    else if (state === 'failed') this.#failed++
    else this.#skipped++
  }

  onTestRunEnd(_modules: unknown, errors: readonly unknown[], reason: string): void {
    // A file that cannot be loaded runs no test, and must not look like success.
    const failed = this.#failed === 0 && (errors.length > 0 || reason === 'failed') ? 1 : this.#failed
    const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : ''
    process.stdout.write(`\n${this.#passed} passed, ${failed} failed${skipped}\n`)
  }
}
