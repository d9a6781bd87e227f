import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first: in a fresh clone nobody knows, and whatever begins last keeps all others waiting. */
const LONG = [
  '/web/browser/pace',
  '/web/browser/games',
  '/browser/',
  '/house/leak',
  '/rules/laws',
  '/server/kill',
  '/server/',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(part))
  return rank < 0 ? LONG.length : rank
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Much of it waits: for browsers, clocks, servers that start.
    maxWorkers: 3,
    // Where nobody looks on, a machine that stood still for a moment has another try; the last lines say who needed it.
    retry: process.env['CI'] ? 1 : 0,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/plain-reporter.ts'],
  },
})
