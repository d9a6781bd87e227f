import { expect, test } from 'vitest'
import type { MatchRecord } from '#engine/match'
import { text } from '#games/brave-rats/text'
import { namesOf, namesWithin } from '#web/replay/names'
import { common } from '#web/words/common'
import type { Words } from '#web/words/words'

const called = (names: readonly string[] | undefined, language: 'en' | 'de' = 'en') =>
  namesOf({ seats: 2, names } as unknown as MatchRecord, text, { common: common[language] } as Words)

test('people go by their names, bots by theirs with the level', () => {
  expect(called(['Ann', 'Bruno (hard)'])).toEqual(['Ann', 'Bruno (Hard bot)'])
  expect(called(['Ann', 'Bruno (hard)'], 'de')).toEqual(['Ann', 'Bruno, Bot (Schwer)'])
})

test('in a record of old a bot has its level alone, or nobody a name', () => {
  expect(called(['Ann', 'easy'])).toEqual(['Ann', 'Easy bot'])
  expect(called(undefined)).toEqual(['Yargs', 'Applewoods'])
})

test('two of one name go by their seats', () => {
  expect(called(['Ann', 'Ann'])).toEqual(['Yargs', 'Applewoods'])
})

test('within a sentence nobody goes by a level', () => {
  const within = (names?: readonly string[]) => namesWithin({ seats: 2, names } as unknown as MatchRecord, text)
  expect(within(['Ann', 'Bruno (hard)'])).toEqual(['Ann', 'Bruno'])
  expect(within(['easy', 'Ann'])).toEqual(['Yargs', 'Ann'])
  expect([within(['Ann', 'Ann (easy)']), within()]).toEqual([
    ['Yargs', 'Applewoods'],
    ['Yargs', 'Applewoods'],
  ])
})
