import { expect, test } from 'vitest'
import { lookedAt } from '#games/last-stand/board/look'

test('a sheet that is looked at while others act gives way when the own turn begins', () => {
  const look = { hero: 'hero.ghost', turn: undefined } as const
  expect(lookedAt(look, undefined)).toBe(look)
  expect(lookedAt(look, '3 hero.brawler')).toBeUndefined()
})

test('one that is looked at in the own turn stays for as long as it lasts, and no longer', () => {
  const look = { hero: 'hero.ghost', turn: '3 hero.brawler' } as const
  expect(lookedAt(look, '3 hero.brawler')).toBe(look)
  // Between two actions all is shown, and nothing is asked.
  expect(lookedAt(look, undefined)).toBe(look)
  expect(lookedAt(look, '4 hero.brawler')).toBeUndefined()
})
