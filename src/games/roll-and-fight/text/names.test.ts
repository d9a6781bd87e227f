import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { DEN, DEN_IDS } from '#games/roll-and-fight/content/dens'
import {
  ABILITY_IDS,
  HERO_IDS,
  isTile,
  ITEM_IDS,
  ITEMS_OF,
  TILE_IDS,
  TILES_OF,
} from '#games/roll-and-fight/content/heroes'
import { ACTIONS, FACES, MINION_TYPES, type Objective, ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import { abilitySaid, costSaid, itemSaid, objectiveSaid } from '#games/roll-and-fight/text/card-words'
import { fullText, plainText } from '#games/roll-and-fight/text/effect-words'
import {
  abilityName,
  abilityText,
  actionName,
  bossName,
  bossText,
  denName,
  faceName,
  heroName,
  itemName,
  itemText,
  minionName,
  roomName,
  traitName,
  traitText,
} from '#games/roll-and-fight/text/names'

const LANGUAGES = ['en', 'de'] as const
const DOCUMENT = readFileSync(new URL('../../../../docs/rules/roll-and-fight.md', import.meta.url), 'utf8')

const part = (heading: string): string => DOCUMENT.slice(DOCUMENT.indexOf(heading)).split(/\n(?:\*\*|### )/)[0]!
/** The cells of a row that begins with an id. */
const row = (text: string, id: string): readonly string[] =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| \`${id}\` |`))!
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1)

describe.each(HERO_IDS)('%s', (hero) => {
  const said = part(`**${heroName(hero)}** (\`${hero}\`)`)

  test('has the Trait of the document', () => {
    expect(said).toContain(`Trait *${traitName(hero, 'en')}*`)
    expect(said).toContain(`Card: "${traitText(hero, 'en')}"`)
  })

  test.each(TILES_OF[hero])('the tile %s is called and reads as in the document', (id) => {
    const cells = row(said, id)
    expect([cells[1], cells.at(-1)]).toEqual([abilityName(id, 'en'), abilityText(id, 'en')])
    expect(costSaid(id, 'en')).toMatch(new RegExp(`${cells[2]} Experience$`))
  })

  test.each(ITEMS_OF[hero])('the Item %s is called and reads as in the document', (id) => {
    const cells = row(said, id)
    expect([cells[1], cells.at(-1)]).toEqual([itemName(id, 'en'), itemText(id, 'en')])
  })
})

test.each(BOSS_IDS)('the Boss %s is called and reads as in the document', (id) => {
  const cells = row(part('### D7 Bosses'), id)
  expect([cells[1], cells[3]]).toEqual([bossName(id, 'en'), bossText(id, 'en')])
})

describe('German', () => {
  test('has texts of its own for everything that English has', () => {
    const texts = [
      ...ABILITY_IDS.map((id) => [abilityText(id, 'en'), abilityText(id, 'de')]),
      ...ITEM_IDS.map((id) => [itemText(id, 'en'), itemText(id, 'de')]),
      ...HERO_IDS.map((id) => [traitText(id, 'en'), traitText(id, 'de')]),
      ...BOSS_IDS.map((id) => [bossText(id, 'en'), bossText(id, 'de')]),
    ]
    for (const [english, german] of texts) {
      expect(german).toMatch(/^[A-ZÄÖÜ].*\.$/)
      expect(german).not.toBe(english)
    }
  })

  test('calls the rooms of a den, the faces, actions, enemies and tiles by names that differ', () => {
    for (const den of DEN_IDS) {
      const rooms = ROOM_IDS.map((room) => roomName(den, room, 'de')).filter((name) => name !== undefined)
      expect(rooms).toHaveLength(DEN[den].rooms.length)
      expect(new Set(rooms).size).toBe(rooms.length)
    }
    for (const language of LANGUAGES)
      for (const names of [
        DEN_IDS.map((id) => denName(id, language)),
        FACES.map((face) => faceName(face, language)),
        ACTIONS.map((action) => actionName(action, language)),
        MINION_TYPES.map((type) => minionName(type, language)),
        ABILITY_IDS.map((id) => abilityName(id, language)),
        ITEM_IDS.map((id) => itemName(id, language)),
        BOSS_IDS.map((id) => bossName(id, language)),
        HERO_IDS.map((id) => traitName(id, language)),
      ]) {
        expect(names.every((name) => name !== '')).toBe(true)
        expect(new Set(names).size).toBe(names.length)
      }
  })
})

test('a card says what it costs and when it can be used', () => {
  expect(abilitySaid('dss', 'en')).toBe(
    'Strike first, then fire twice (Hit, Shoot ×2; run, blade, gun; once a round; 5 Experience).',
  )
  expect(abilitySaid('dss', 'de')).toBe(
    'Erst zuschlagen, dann zweimal schießen (Hieb, Schuss ×2; Lauf, Klinge, Pistole; einmal pro Runde; 5 Erfahrung).',
  )
  expect(costSaid('kenjutsu', 'en')).toBe('always; 3 Experience')
  expect(costSaid('fire', 'de')).toBe('Pistole, Pistole, Klinge oder Pistole')
  expect(itemSaid('wind', 'en')).toBe('Before the count ends, clear two Wounds (Heal ×2; in Resolution only).')
  expect(itemSaid('star', 'de')).toBe('Ein leiser Wurf (Schuss).')
  for (const id of TILE_IDS.filter(isTile))
    for (const language of LANGUAGES) expect(abilitySaid(id, language)).not.toMatch(/undefined|\(\)/)
})

test('every tile and Item says what it does in the words of the rules', () => {
  expect([plainText('wildstrike', 'en'), plainText('wildstrike', 'de')]).toEqual(['Move, Hit ×2.', 'Schritt, Hieb ×2.'])
  expect([plainText('luckyshot', 'en'), plainText('parry', 'en'), plainText('ram', 'en')]).toEqual([
    'Shoot (each into another room) ×3.',
    'Hit, Evade (Henchman or Blocker).',
    'Move (past Blockers).',
  ])
  expect([plainText('vburst', 'en'), plainText('cantrips', 'en'), plainText('katana', 'de')]).toEqual([
    'Shoot for each die on your Health Track.',
    'Kill (up to 3 evaded in one room).',
    'Hieb (nur der Boss) ×2.',
  ])
  // What has no effect of its own, and what names it anyway, reads as printed.
  for (const id of ['kenjutsu', 'punch'] as const) expect(plainText(id, 'en')).toBe(abilityText(id, 'en'))
  expect(fullText('reverse', 'en')).toBe('Two Hits (Hit ×2).')
  expect([abilitySaid('parry', 'en'), itemSaid('katana', 'en')].join(' ')).not.toMatch(/\bcuts?\b/i)
  for (const id of [...ABILITY_IDS, ...ITEM_IDS])
    for (const language of LANGUAGES) expect(fullText(id, language)).not.toMatch(/undefined|\(\)|\bcuts?\b/i)
})

test('every Objective says what it asks for', () => {
  const all = DEN_IDS.flatMap((id) => DEN[id].rooms.flatMap(({ objective }) => objective ?? []))
  const said = (of: (one: Objective) => string): string[] => [...new Set(all.map(of))].toSorted()
  expect(said((one) => objectiveSaid(one, 'en'))).toEqual([
    'Hit the Boss once',
    'clear this room within one round',
    'kill 3 Gunmen',
    'kill 4 Tough Guys',
    'kill 7 Grunts',
    'kill 8 Grunts',
    'kill all Blockers and Gunmen in adjacent rooms',
    'kill all Gunmen in adjacent rooms',
    'kill all Tough Guys in adjacent rooms',
    'unlock the sixth Health space',
    'visit 7 rooms',
    'visit 8 rooms',
    'visit every adjacent room',
  ])
  expect(said((one) => objectiveSaid(one, 'de'))).toHaveLength(13)
})
