import { expect, test } from 'vitest'
import { followed } from '#games/roll-and-fight/board/follow'
import type { Event } from '#games/roll-and-fight/types'

const MOVED: Event = { kind: 'evaded', rule: 'RF-091', seat: 2 } as Event
const BEGUN: Event = { kind: 'phase-begun', rule: 'RF-028', phase: 'fighting' } as Event

test('those who watch see the board of whoever acts, until another does', () => {
  expect(followed({ phase: 'fighting' }, MOVED, 0)).toBe(2)
  expect(followed({ phase: 'flashback' }, MOVED, 1)).toBe(2)
  expect(followed({ phase: 'fighting' }, BEGUN, 2)).toBe(2)
  expect(followed({ phase: 'fighting' }, undefined, 1)).toBe(1)
})

test('in a race, in which all act at once, the board stays', () => {
  expect(followed({ phase: 'rolling' }, MOVED, 0)).toBe(0)
})
