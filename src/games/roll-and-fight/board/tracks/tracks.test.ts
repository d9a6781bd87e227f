import { expect, test } from 'vitest'
import { itemSquaresSaid, tracksSaid } from '#games/roll-and-fight/board/tracks/said'
import { alone, player, Table } from '#games/roll-and-fight/testing/table'

const board = (more: Parameters<typeof player>[2]) => new Table(alone(player('kaja', '1A', more))).board()

test('every number of the tracks is said', () => {
  const one = board({ boss: 'sickle', bossHits: 4, spaces: 4, wounds: 1, loot: 4, xp: 9, spent: 7, beatings: 1 })
  expect(tracksSaid(one, 'en')).toEqual([
    'Health: 4 spaces, 1 Wound, 3 free, 2 still locked.',
    '1 Beating of 2: 3 dice.',
    'Loot: 4 of 5 crossed out, worth 7 points.',
    'Training: 9 of 20 marked, 2 to spend, worth 3 points.',
    'Mother Sickle: 4 of 7 damage, worth 4 points.',
  ])
  expect(tracksSaid(one, 'de')).toEqual([
    'Leben: 4 Felder, 1 Wunde, 3 frei, 2 noch verschlossen.',
    '1 Abreibung von 2: 3 Würfel.',
    'Beute: 4 von 5 durchgestrichen, das bringt 7 Punkte.',
    'Training: 9 von 20 markiert, 2 auszugeben, das bringt 3 Punkte.',
    'Mutter Sichel: 4 von 7 Schaden, das bringt 4 Punkte.',
  ])
})

test('a dead Boss is worth his bonus, too', () => {
  expect(tracksSaid(board({ boss: 'zemun', bossHits: 6 }), 'en').at(-1)).toBe('Don Zemun is dead, worth 11 points.')
})

test('an Item says what is left of it', () => {
  const { items } = board({ items: [{ item: 'katana', marked: 2, spent: 1 }] })
  expect(itemSquaresSaid(items[0]!, 'en')).toBe('Katana: 1 charge, 0 squares to mark')
  expect(itemSquaresSaid(items[1]!, 'de')).toBe('Verbände: 0 Ladungen, 2 Kästchen frei')
})
