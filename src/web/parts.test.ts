import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/game'
import { kindsOf } from '#engine/schema'
import { GAMES, openGame } from '#games/shelf'
import { BOARD_PARTS, EMBLEM_PARTS, LEARN_PARTS, LID_PARTS, PACES, PITCHES } from '#web/parts'
import { clause } from '#web/rules/clauses'
import { ANALYSIS_PARTS, CREDITS_PARTS, KEYS_PARTS, KIT_PARTS, SOUNDS_PARTS } from '#web/parts-later'

const IDS = GAMES.map(({ about }) => about.id)

test.each(
  Object.entries({
    PITCHES,
    PACES,
    BOARD_PARTS,
    EMBLEM_PARTS,
    LEARN_PARTS,
    LID_PARTS,
    ANALYSIS_PARTS,
    CREDITS_PARTS,
    KEYS_PARTS,
    KIT_PARTS,
    SOUNDS_PARTS,
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

describe.each(Object.entries(LEARN_PARTS))('what explains %s', (game, load) => {
  test('has two pages, called something in both languages', async () => {
    const { PAGES } = await load()
    expect(PAGES).toHaveLength(2)
    for (const { title, Page } of PAGES) {
      expect(isSaid(title)).toBe(true)
      expect(Page).toBeTypeOf('function')
    }
  })

  test.each(LANGUAGES)('shows every card of its box in the gallery (%s)', async (language) => {
    const { content } = (await openGame(game))!.game
    const cards = (await load()).GALLERY.cards(language)
    const ids = cards.map(({ id }) => id)
    // Where a card can do several things, each is a piece of content: `class.knight.fatigue.defend`.
    const cardOf = (piece: string) =>
      cards.find(({ id, holds = [] }) => piece === id || piece.startsWith(`${id}.`) || holds.includes(piece))?.id
    expect(content.filter((piece) => cardOf(piece) === undefined)).toEqual([])
    expect(new Set(content.map(cardOf))).toEqual(new Set(ids))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(LANGUAGES)('can be searched by kinds that some cards have, and not all (%s)', async (language) => {
    const { GALLERY } = await load()
    const cards = GALLERY.cards(language)
    for (const { value } of GALLERY.filters(language).flatMap(({ kinds }) => kinds)) {
      const found = cards.filter(({ kinds }) => kinds.includes(value)).length
      expect([value, found > 0, found < cards.length]).toEqual([value, true, true])
    }
  })

  test('says the same of each card in both languages, and names clauses that there are', async () => {
    const { GALLERY } = await load()
    const [english, german] = LANGUAGES.map((language) => GALLERY.cards(language))
    const shape = (cards: typeof english) =>
      cards!.map(({ id, kinds, lines }) => [id, kinds, lines.map(({ rules }) => rules)])
    expect(shape(german)).toEqual(shape(english))
    const rules = new Set(english!.flatMap(({ lines }) => lines.flatMap((line) => line.rules)))
    expect(rules.size).toBeGreaterThan(0)
    for (const rule of rules)
      expect([rule, await clause(game, rule)]).toEqual([rule, expect.objectContaining({ id: rule })])
    for (const { name, note, lines } of [...english!, ...german!])
      for (const said of [name, note, ...lines.map(({ says }) => says)]) expect(said).toMatch(/\p{L}{2}/u)
  })
})

test.each(Object.entries(CREDITS_PARTS))('whom %s is owed to is said in both languages', async (_game, load) => {
  expect(isSaid((await load()).CREDITS)).toBe(true)
})

test.each(Object.entries(ANALYSIS_PARTS))('the analysis of %s is there', async (_game, load) => {
  expect((await load()).Analysis).toBeTypeOf('function')
})

test.each(Object.entries(SOUNDS_PARTS))('what is heard of %s can be played', async (game, load) => {
  const { soundOf } = await load()
  const { game: rules } = (await openGame(game))!
  const heard = kindsOf(rules.schemas.event).flatMap((kind) => [
    ...(soundOf({ kind, seat: 0, seats: [0], dice: [], left: 0, boards: [] }, 0) ?? []),
  ])
  expect(heard.length).toBeGreaterThan(0)
  for (const { pitch, to = pitch, at, rings, loud } of heard) {
    for (const hertz of [pitch, to]) expect(hertz).toBeGreaterThan(20)
    expect(at).toBeGreaterThanOrEqual(0)
    expect(rings).toBeGreaterThan(0)
    expect(loud).toBeGreaterThan(0)
    expect(loud).toBeLessThanOrEqual(1)
  }
})
