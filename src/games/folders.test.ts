import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES } from '#games/shelf'

// A game is one folder and one line.

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const HERE = fileURLToPath(new URL('./', import.meta.url))
const ids = GAMES.map(({ about }) => about.id)

/** The list itself, and what people read. */
const MAY_NAME = /^src\/games\/index\.ts$|^docs\/|\.md$|^NOTICE$/
/** Tests of the platform take a game as their example. */
const TESTS = /\.test\.tsx?$|\/testing\//

/** All files of the project, tracked or new. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: PROJECT })
  .toString()
  .trimEnd()
  .split('\n')
  .filter((path) => statSync(join(PROJECT, path), { throwIfNoEntry: false })?.isFile())

const elsewhere = (id: string): string[] =>
  files.filter((path) => !MAY_NAME.test(path) && !path.startsWith(`src/games/${id}/`))

/** Finds `brave-rats` and how it is written in code: `braveRats`, `BraveRats`; no longer word that begins like it. */
const naming = (id: string): RegExp => {
  const words = id.split('-').map(([first = '', ...rest]) => `[${first}${first.toUpperCase()}]${rest.join('')}`)
  return new RegExp(`${words.join('-?')}(?![a-z])`)
}

/** Where a text names a game: `3: …`. */
const linesNaming = (id: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => (naming(id).test(line) ? [`${at + 1}: ${line.trim().slice(0, 120)}`] : []))

test.each(['brave-rats', 'braveRats', 'BraveRats', "import '#games/brave-rats/game'"])('%s names a game', (words) => {
  expect(linesNaming('brave-rats', `nothing\n${words}`)).toEqual([`2: ${words}`])
})

test.each(['brave-ratsbane', 'braves rats'])('%s does not', (words) => {
  expect(linesNaming('brave-rats', words)).toEqual([])
})

describe.each(ids)('%s', (id) => {
  test('is named nowhere outside its folder', () => {
    const found = elsewhere(id)
      .filter((path) => !TESTS.test(path))
      .flatMap((path) => linesNaming(id, readFileSync(join(PROJECT, path), 'utf8')).map((line) => `${path}:${line}`))
    expect(found).toEqual([])
  })

  test('has no file outside its folder, not even a test', () => {
    expect(elsewhere(id).filter((path) => naming(id).test(path))).toEqual([])
  })

  test('has one line in the list', () => {
    const list = readFileSync(join(HERE, 'index.ts'), 'utf8').split('\n')
    expect(list.filter((line) => line.includes(id))).toHaveLength(1)
  })
})

// Rules may be there before words, players and a board are: a folder without a lid is not a game yet.
test('every folder with a lid is a game on the shelf, and called by its id', () => {
  const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const games = folders.map(({ name }) => name).filter((name) => existsSync(join(HERE, name, 'lid.ts')))
  expect(games.toSorted()).toEqual(ids.toSorted())
})
