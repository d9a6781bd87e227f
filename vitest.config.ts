import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Much of it waits: for browsers, clocks, servers that start.
    maxWorkers: 3,
    reporters: ['default', './scripts/plain-reporter.ts'],
  },
})
