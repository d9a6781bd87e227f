import { expect, test } from 'vitest'
import { Turns } from '#house/turns'

function waiting(...all: readonly (readonly [path: string, item: string])[]): Turns<string> {
  const turns = new Turns<string>()
  for (const [path, item] of all) turns.add(path.split('/'), item)
  return turns
}

function inTurn(turns: Turns<string>): string[] {
  const order: string[] = []
  for (let item = turns.next(); item !== undefined; item = turns.next()) order.push(item)
  return order
}

test('one who comes late and has little waits for one of everybody, not for all of one', () => {
  const turns = waiting(['ann/a', 'a1'], ['ann/a', 'a2'], ['ann/a', 'a3'], ['ann/b', 'b1'], ['ben/c', 'c1'])
  expect(turns.size).toBe(5)
  expect(inTurn(turns)).toEqual(['a1', 'c1', 'b1', 'a2', 'a3'])
  expect(turns.size).toBe(0)
})

test('whoever has had a turn and comes again stands behind the others', () => {
  const turns = waiting(['ann', 'a1'], ['ben', 'b1'])
  expect(turns.next()).toBe('a1')
  turns.add(['ann'], 'a2')
  expect(inTurn(turns)).toEqual(['b1', 'a2'])
})

test('whoever had the last turn lets the others go first, even if they came later', () => {
  const turns = waiting(['ann', 'a1'])
  expect(turns.next()).toBe('a1')
  for (const [guest, item] of [
    ['ann', 'a2'],
    ['ann', 'a3'],
    ['ben', 'b1'],
  ] as const)
    turns.add([guest], item)
  expect(inTurn(turns)).toEqual(['b1', 'a2', 'a3'])
})

test('where there are too many, the last of those goes who have most', () => {
  const turns = waiting(['ann/a', 'a1'], ['ann/b', 'b1'], ['ann/b', 'b2'], ['ben/c', 'c1'])
  expect(turns.last()).toBe('b2')
  expect(turns.size).toBe(3)
  turns.add(['ben', 'c'], 'c2')
  turns.add(['ben', 'c'], 'c3')
  expect(turns.last()).toBe('c3')
  expect(inTurn(turns)).toEqual(['a1', 'c1', 'b1', 'c2'])
})

test('one that waits no more is taken out once', () => {
  const turns = waiting(['ann/a', 'a1'], ['ann/a', 'a2'], ['ben/c', 'c1'])
  expect([turns.remove(['ann', 'a'], 'a1'), turns.remove(['ann', 'a'], 'a1')]).toEqual(['a1', undefined])
  expect(turns.remove(['ben', 'c'], 'c1')).toBe('c1')
  expect(turns.remove(['cat', 'd'], 'd1')).toBeUndefined()
  expect(turns.size).toBe(1)
  expect(inTurn(turns)).toEqual(['a2'])
})
