import { expect, test } from 'vitest'
import { causeName } from '#games/last-stand/board/analysis/words'

test('what is no person stands in quotation marks as a cause in German, where it would have to be bent', () => {
  expect(causeName('burning-ground', 'de')).toBe('„Brennender Boden“')
  expect(causeName('burning-ground', 'en')).toBe('Burning Ground')
  expect(causeName('minion.grunt', 'de')).toBe('Fußsoldat')
})
