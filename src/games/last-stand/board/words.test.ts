import { expect, test } from 'vitest'
import { english } from '#games/last-stand/board/english'
import { german } from '#games/last-stand/board/german'

test('how far it is to the skull, and in the last round that it comes after it', () => {
  expect([2, 1].map(english.skullIn)).toEqual(['Skull in 2 rounds', 'Skull after this round'])
  expect([2, 1].map(german.skullIn)).toEqual(['Totenkopf in 2 Runden', 'Totenkopf nach dieser Runde'])
})
