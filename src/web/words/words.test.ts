import { expect, test } from 'vitest'
import type { Language } from '#engine/game'
import { GAMES } from '#games/shelf'

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts'], { eager: true })

type Part = Readonly<Record<Language, unknown>>
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'en' in value && 'de' in value

/** Every part of the catalogue, whoever loads it. */
const PARTS = Object.values(FILES).flatMap((file) =>
  Object.entries(file).filter((entry): entry is [string, Part] => entry[0] !== 'LANGUAGE_NAMES' && isPart(entry[1])),
)

test('the catalogue has all its parts', () => {
  expect(PARTS.map(([name]) => name)).toEqual(expect.arrayContaining(['common', 'home', 'rules', 'settings', 'table']))
})

/** What is the same word in both languages. */
const SAME = new Set(['Chat', 'Enter', 'Esc', 'Fairness', 'Link', 'Lobby'])

type Leaf = readonly [path: string, value: unknown]

/** All that a part says, by its path. */
const leaves = (value: unknown, path: string): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]]

/** The server says its refusals in English; only what they are in other languages is written here. */
const isOwnWord = ([path]: Leaf): boolean => !path.startsWith('line.refusals.')

const kindOf = ([path, value]: Leaf): string => `${path}: ${typeof value}`

test.each(PARTS)('"%s" says the same things in both languages', (name, { en, de }) => {
  expect(leaves(de, name).filter(isOwnWord).map(kindOf).sort()).toEqual(leaves(en, name).map(kindOf).sort())
})

test.each(PARTS)('nothing of "%s" was left in English', (name, { en, de }) => {
  const english = new Map(leaves(en, name))
  const left = leaves(de, name).filter(
    ([path, value]) =>
      typeof value === 'string' && /\p{L}/u.test(value) && value === english.get(path) && !SAME.has(value),
  )
  expect(left).toEqual([])
})

test.each(GAMES.filter(({ about }) => about.measure !== undefined))(
  'how long a match of $about.name took is said in every language',
  async ({ texts }) => {
    const said = Object.values(await texts()).map(({ measure }) => measure)
    expect(said).toEqual(said.map(() => expect.stringMatching(/\p{L}/u)))
  },
)
