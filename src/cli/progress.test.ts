import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { Progress, progressLine } from '#cli/progress'

test.each([
  [{ done: 0, total: 10_000, ms: 0, unit: 'matches' }, 'Playing ░░░░░░░░░░░░░░░░   0 %  0/10,000 matches'],
  [
    { done: 5000, total: 10_000, ms: 2000, unit: 'matches' },
    'Playing ████████░░░░░░░░  50 %  5,000/10,000 matches  2,500/s  2 s left',
  ],
  [
    { done: 10, total: 1000, ms: 4000, unit: 'matches' },
    'Playing ░░░░░░░░░░░░░░░░   1 %  10/1,000 matches  2.5/s  6 min 36 s left',
  ],
  [{ done: 0.25, total: 1, ms: 3_600_000 }, 'Playing ████░░░░░░░░░░░░  25 %  3 h 00 min left'],
  [
    { done: 50, before: 30, total: 80, ms: 4000, unit: 'matches' },
    'Playing ██████████░░░░░░  62 %  50/80 matches  5/s  6 s left',
  ],
  [{ done: 7, total: 7, ms: 1000, unit: 'matches' }, 'Playing ████████████████ 100 %  7/7 matches  7/s'],
])('%o', (done, line) => {
  expect(progressLine('Playing', done)).toBe(line)
})

function terminal(isTTY: boolean) {
  let written = ''
  const out = Object.assign(new PassThrough(), { isTTY, columns: 40 })
  out.on('data', (chunk: Buffer) => {
    written += chunk.toString()
  })
  let now = 0
  return { out, written: () => written, now: () => now, wait: (ms: number) => (now += ms) }
}

test('on a terminal the line is written over itself, no wider than the terminal, and taken away at the end', () => {
  const { out, written, now, wait } = terminal(true)
  const progress = new Progress(out, 'Playing', now)
  progress.show(1, 4, 'matches')
  wait(200)
  progress.show(2, 4, 'matches')
  progress.end()
  const [nothing, first, second, end] = written().split('\r')
  expect(nothing).toBe('')
  expect(first).toMatch(/^Playing █{4}░{12} {2}25 %/)
  expect(second).toMatch(/^Playing █{8}░/)
  expect(first!.replace('\x1b[K', '').length).toBeLessThan(40)
  expect(end).toBe('\x1b[K')
})

test('it does not flicker: only the end is shown at once', () => {
  const { out, written, now, wait } = terminal(true)
  const progress = new Progress(out, 'Playing', now)
  for (let done = 1; done < 100; done++) progress.show(done, 100)
  expect(written().split('\r')).toHaveLength(2)
  wait(1)
  progress.show(100, 100)
  expect(written()).toContain('100 %')
})

test('elsewhere nothing is written', () => {
  const { out, written, now } = terminal(false)
  const progress = new Progress(out, 'Playing', now)
  progress.show(1, 2)
  progress.end()
  expect(written()).toBe('')
})

test('nothing shown, nothing to take away', () => {
  const { out, written, now } = terminal(true)
  new Progress(out, 'Playing', now).end()
  expect(written()).toBe('')
})
