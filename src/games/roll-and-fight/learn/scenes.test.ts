import { expect, test } from 'vitest'
import { LANGUAGES } from '#engine/game'
import { SAID } from '#games/roll-and-fight/learn/said'
import {
  BEATEN,
  BLEED,
  END,
  END_SETUP,
  FIGHT,
  FIGHT_CHOICES,
  FIGHT_SETUP,
  RACE,
  SCORE,
} from '#games/roll-and-fight/learn/scenes'
import { isCleared } from '#games/roll-and-fight/rules/read'
import { totalOf } from '#games/roll-and-fight/rules/scoring'
import { alone, DONE, player, roll, set, sides, Table, those, use } from '#games/roll-and-fight/testing/table'
import { scoreLines } from '#games/roll-and-fight/text/scores'

/** A race of somebody alone, in which a first roll shows these faces. */
function racing(letters: string): Table {
  const table = new Table(alone(player('bruna', '1A'), { phase: 'rolling' }), { 'seat/0': sides(letters) })
  table.until(table.state.race!.opens)
  table.play(roll(1, 2, 3, 4))
  table.until(table.state.time + 400)
  return table
}
const shown = (table: Table) => table.board().dice.map(({ face }) => face)

test('[RF-066] [RF-070] [RF-078] a Dash, and what is in hand afterwards', () => {
  const table = racing('RWRG')
  expect(shown(table)).toEqual(RACE.rolled)
  table.play({ kind: 'assign', ability: RACE.ability, dice: [...RACE.set] })
  table.until(table.state.time + 400)
  expect(shown(table)).toEqual(RACE.after)
  expect(table.board().sets).toHaveLength(1)
})

test('[RF-075] [RF-077] [RF-093] a Wound onto the Health Track, which is crossed out as the fight opens', () => {
  const table = racing('WWBG')
  expect(shown(table)).toEqual(BLEED.rolled)
  table.play({ kind: 'bleed', die: BLEED.bled })
  table.until(table.state.time + 400)
  expect(shown(table)).toEqual(BLEED.after)
  expect(table.board().health).toEqual([BLEED.bled, 'free', 'free'])
  table.play({ kind: 'stop' })
  table.until(table.state.time + 400)
  expect(table.board().health).toEqual(['wound', 'free', 'free'])
})

test('[RF-086] [RF-105] [RF-118] the raid goes as it is told: in, two Hits, a Shoot', () => {
  expect(FIGHT.map((board) => board.at)).toEqual(['r2', 'r2', 'r2'])
  const dead = (room: number, step: number) => FIGHT[step]!.rooms[room]!.minions.map(({ died }) => died > 0)
  expect(dead(1, 0)).toEqual([false, false, false])
  expect(dead(1, 1)).toEqual([true, false, true])
  expect(dead(3, 1)).toEqual([false, false, false])
  expect(dead(3, 2)).toEqual([false, false, true])
  const table = new Table(FIGHT_SETUP)
  expect(those(table.play(...FIGHT_CHOICES), 'killed').map(({ type }) => type)).toEqual(['blocker', 'grunt', 'gunman'])
  expect(table.refusal(use('punch'))).toBe('NO_USE_LEFT')
})

test('[RF-106] as long as the Blocker lives there is no way out of the Ice Room', () => {
  const twice = player('bruna', '1A', { sets: [set('dash', 'RR'), set('dash', 'RR')] })
  const table = new Table(alone(twice))
  table.play(...FIGHT_CHOICES.slice(0, 2))
  expect(table.refusal(use('dash'))).toBe('NO_LEGAL_EFFECT(MOVE_BLOCKED)')
})

test('[RF-151] [RF-154] [RF-156] [RF-158] Loot lies in a room she has left, and two hit back', () => {
  expect([END.rooms[4]!.visited, isCleared(END, 'r5'), END.rooms[4]!.collected]).toEqual([true, true, 0])
  const table = new Table(END_SETUP)
  table.play(DONE)
  expect(table.choices()).toContainEqual({ kind: 'collect', room: 'r5', action: 'loot' })
  const events = table.play({ kind: 'done-collect' })
  expect(those(events, 'den-wounds')[0]!.sources).toEqual([
    { room: 'r3', enemy: 2 },
    { room: 'r6', enemy: 2 },
  ])
  expect(table.health()).toBe('2 of 3')
})

test('[RF-161] three spaces crossed out are a Beating', () => {
  const table = new Table(alone(player('bruna', '1A', { wounds: BEATEN.length }), { phase: 'resolution' }))
  table.play({ kind: 'done-resolution' })
  expect(table.board()).toMatchObject({ beatings: 1, health: ['free', 'free', 'free'] })
})

test('[RF-170] [RF-175] the board at the end is worth what its lines say', () => {
  expect(totalOf(SCORE)).toBe(21)
  expect(scoreLines(SCORE, 'en').reduce((sum, { points }) => sum + points, 0)).toBe(21)
})

test.each(LANGUAGES)('every picture in a row is told of (%s)', (language) => {
  const { fight, race, wounds, end } = SAID[language]
  expect(fight.steps).toHaveLength(FIGHT.length)
  for (const { steps } of [race, wounds, end]) expect(new Set(steps).size).toBe(3)
})
