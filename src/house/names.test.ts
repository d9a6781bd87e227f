import { expect, test } from 'vitest'
import { nameAmong } from '#house/names'

test.each([
  ['Ann', ['Ben'], 'Ann'],
  ['Ann', ['Ann'], 'Ann 2'],
  ['Ann', ['ANN', 'ann 2'], 'Ann 3'],
  ['Zoë', ['Zoe'], 'Zoë 2'],
  ['STRASSE', ['Straße'], 'STRASSE 2'],
  ['A nn', ['Ann'], 'A nn 2'],
  ['A'.repeat(24), ['a'.repeat(24)], `${'A'.repeat(22)} 2`],
] as const)('%s among %j is called %s', (name, others, called) => {
  expect(nameAmong(name, others)).toBe(called)
})
