import { expect, test } from 'vitest'
import { enemyLabel, sentences } from '#games/last-stand/board/describe'
import { english } from '#games/last-stand/board/english'
import { german } from '#games/last-stand/board/german'
import { SPACES, type SpaceId } from '#games/last-stand/rules/geometry'
import { foe, hero, position, Table } from '#games/last-stand/testing/table'

test('[LS-R50] an enemy that is stronger because of whoever stands behind it says so', () => {
  const enemies = [foe('F1', 'grunt'), foe('R1', 'drill-sergeant'), foe('F3', 'grunt')]
  const { state } = new Table(position({ heroes: [hero('spotter')], phase: 'squad', enemies }))
  const label = (space: SpaceId, words = english): string => enemyLabel(state, SPACES.indexOf(space), words)
  expect(label('F1')).toContain('Power 5, 2 of it from Drill Sergeant behind')
  expect(label('F1', german)).toContain('Stärke 5, davon 2 durch')
  expect(label('F3')).toContain('Power 3')
  expect(label('F3')).not.toContain('behind')
})

test('what is read out in one go has one full stop after each sentence', () => {
  expect(sentences(['Scattergun (2 actions)', 'Power 5.', undefined, 'No cube is left'])).toBe(
    'Scattergun (2 actions). Power 5. No cube is left.',
  )
})
