import { expect, test } from 'vitest'
import { type EnemyPhase, enemyPhaseAfter, enemyPhaseSaid, recapOf } from '#games/last-stand/text/enemy-phase'
import { foe, hero, minions, position, Table } from '#games/last-stand/testing/table'
import type { Event } from '#games/last-stand/types'

const sum = (events: readonly Event[]): EnemyPhase | undefined =>
  events.reduce<EnemyPhase | undefined>((phase, event) => enemyPhaseAfter(phase, event), undefined)

test('sums up what the enemies did, from the assault to the next Squad Phase', () => {
  const heroes = [
    hero('ghost', { damage: 2 }),
    hero('brawler', { at: 'SE', armor: 1 }),
    hero('demolitionist', { at: 'SE' }),
  ]
  const enemies = [foe('F1', 'grunt'), foe('F4', 'grunt'), foe('R8', 'dirt-biker'), foe('R5', 'field-surgeon')]
  const table = new Table(
    position({ heroes, enemies, mine: 'F8', lives: 2, phase: 'squad', pile: minions('ox', 'ox', 'sniper') }),
    { attack: [4, 4, 4, 4, 4, 1], placement: [5, 6, 3] },
  )
  expect(sum(table.opening)).toBeUndefined()
  const events = table.endPhase()
  const phase = sum(events)!
  expect(phase).toEqual({
    damage: 3,
    armor: 1,
    fallen: ['hero.ghost'],
    defeated: ['minion.dirt-biker'],
    arrived: minions('ox', 'ox', 'sniper'),
    overwhelmed: 0,
    isOver: true,
  })
  expect(enemyPhaseSaid(phase, 'en')).toBe(
    'Assault: 3 damage, armor took 1, the Ghost fell, the mine got the Dirt Biker, 3 enemies came.',
  )
  expect(enemyPhaseSaid(phase, 'de')).toBe(
    'Angriff: 3 Schaden, 1 hielt die Panzerung ab, das Phantom ging zu Boden, die Mine erwischte den Motocrosser, 3 Gegner kamen.',
  )
})

test('says nothing of what was before, and keeps what was until the next assault', () => {
  const table = new Table(
    position({ heroes: [hero('brawler', { at: 'SE' })], enemies: [foe('F1', 'grunt')], phase: 'squad' }),
  )
  const phase = sum(table.endPhase())!
  expect(enemyPhaseAfter(phase, { kind: 'cube-gained', rule: 'LS-080', hero: 'hero.ghost', cubes: 1 })).toBe(phase)
  const assault: Event = { kind: 'phase-begun', rule: 'LS-110', phase: 'assault', round: 2, token: 0 }
  expect(enemyPhaseSaid(enemyPhaseAfter(phase, assault)!, 'en')).toBe('Assault: no damage.')
})

test('sums up once the phases are over, and names the event that ended them', () => {
  const table = new Table(
    position({ heroes: [hero('brawler', { at: 'SE' })], enemies: [foe('F1', 'grunt')], phase: 'squad' }),
  )
  const events = [...table.opening, ...table.endPhase()]
  const end = events.findLastIndex((event) => event.kind === 'phase-begun' && event.phase === 'squad')
  const begin = events.findIndex((event) => event.kind === 'phase-begun' && event.phase === 'assault')
  expect(recapOf(events, 'en')).toEqual({ says: expect.stringMatching(/^Assault: .*came\.$/), at: end })
  expect(recapOf(events.slice(0, end), 'en')).toBeUndefined()
  expect(recapOf([...events, events[begin]!], 'en')).toBeUndefined()
})
