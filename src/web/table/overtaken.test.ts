import { expect, test } from 'vitest'
import { isOvertaken } from '#web/table/overtaken'

const LATE = { code: 'TIME_UP', message: 'Time is up for this phase.', rule: 'RF-R56' }
const CLOSED = { code: 'stale', message: 'That decision is closed.' }
const CUT = { code: 'lost', message: 'The line is cut.' }
const time = { origin: 0, every: 200 }

test('what comes too late while time passes is not held against anybody; what never arrived is said', () => {
  expect([LATE, CLOSED, CUT].map((refusal) => isOvertaken({ time }, refusal))).toEqual([true, true, false])
})

test('where no time passes every refusal is said', () => {
  for (const now of [{}, { time: null }])
    expect([LATE, CLOSED, CUT].filter((refusal) => isOvertaken(now, refusal))).toEqual([])
})
