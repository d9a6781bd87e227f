import { expect, test } from 'vitest'
import { seamed } from '#games/roll-and-fight/board/seams'
import { DEN, DEN_IDS } from '#games/roll-and-fight/content/dens'
import { ABILITY_IDS } from '#games/roll-and-fight/content/heroes'
import { ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import { abilityName, roomName } from '#games/roll-and-fight/text/names'

/** As much as fits beside a picture in the race. */
const WIDEST = 10

test('a name is broken with a hyphen, and reads as before', () => {
  expect(seamed('Sturmangriff')).toBe('Sturm\u00ADangriff')
  expect(seamed('Großer Spieltisch')).toBe('Großer Spiel\u00ADtisch')
  expect(seamed('Gate')).toBe('Gate')
})

test('no long word of a name is without a seam, in either language', () => {
  const names = (['en', 'de'] as const).flatMap((language) => [
    ...ABILITY_IDS.map((id) => abilityName(id, language)),
    ...DEN_IDS.flatMap((den) => ROOM_IDS.slice(0, DEN[den].rooms.length).map((room) => roomName(den, room, language)!)),
  ])
  const words = names.flatMap((name) => seamed(name).split(/[\s\u00AD-]/))
  expect(words.filter((word) => word.length > WIDEST)).toEqual([])
  for (const name of names) expect(seamed(name).replaceAll('\u00AD', '')).toBe(name)
})
