import { configDefaults, defineConfig } from 'vitest/config'

const MEASURED = 'src/web/browser/pace.test.ts'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default', './scripts/plain-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, MEASURED],
        },
      },
      // What is measured must have the machine for itself: it comes last, and alone.
      { extends: true, test: { name: 'measured', include: [MEASURED], sequence: { groupOrder: 1 } } },
    ],
  },
})
