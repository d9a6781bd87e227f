import { describe, expect, test } from 'vitest'
import { GAMES } from '#games/shelf'
import { BOARD_PARTS, LID_PARTS, PACES, PITCHES } from '#web/parts'
import { ANALYSIS_PARTS, CREDITS_PARTS, KEYS_PARTS, KIT_PARTS } from '#web/parts-later'

const IDS = GAMES.map(({ about }) => about.id)

test.each(
  Object.entries({
    PITCHES,
    PACES,
    BOARD_PARTS,
    LID_PARTS,
    ANALYSIS_PARTS,
    CREDITS_PARTS,
    KEYS_PARTS,
    KIT_PARTS,
  }),
)('all of %s belong to a game on the shelf', (_name, parts) => {
  expect(IDS).toEqual(expect.arrayContaining(Object.keys(parts)))
})

/** A sentence in each language, not the same twice. */
const isSaid = (words: Readonly<Record<string, string>>): boolean =>
  ['en', 'de'].every((language) => /\p{L}{3}/u.test(words[language] ?? '')) && words['en'] !== words['de']

describe.each(GAMES)('$about.name', ({ about: { id, guided }, open }) => {
  test('stands on the shelf with a pitch and a picture', async () => {
    expect(isSaid(PITCHES[id]!)).toBe(true)
    expect((await LID_PARTS[id]!()).LidPicture).toBeTypeOf('function')
  })

  test('has a board', async () => {
    expect((await BOARD_PARTS[id]!()).FramedBoard).toBeTypeOf('function')
  })

  test('is in the kit, and every stage of it can be reached', async () => {
    const { STAGES } = await KIT_PARTS[id]!()
    expect(STAGES.length).toBeGreaterThan(0)
    expect(new Set(STAGES.map((stage) => stage.id)).size).toBe(STAGES.length)
    for (const { reach, viewer = 0 } of STAGES) {
      const { match } = reach()
      expect(match.game.about.id).toBe(id)
      expect(match.view(viewer).viewer).toBe(viewer)
    }
  })

  test('says on its lid whether there is a guide in the box', async () => {
    expect(guided === true).toBe((await open()).guide !== undefined)
  })
})

test.each(Object.entries(KEYS_PARTS))('the keys of %s are listed in both languages', async (_game, load) => {
  const { KEYS } = await load()
  expect(KEYS.en.length).toBeGreaterThan(0)
  expect(KEYS.de.length).toBe(KEYS.en.length)
})

test.each(Object.entries(CREDITS_PARTS))('whom %s is owed to is said in both languages', async (_game, load) => {
  expect(isSaid((await load()).CREDITS)).toBe(true)
})

test.each(Object.entries(ANALYSIS_PARTS))('the analysis of %s is there', async (_game, load) => {
  expect((await load()).Analysis).toBeTypeOf('function')
})
