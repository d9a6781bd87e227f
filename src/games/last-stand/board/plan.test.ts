import { describe, expect, test } from 'vitest'
import { pick as pickAny, SeededRandom } from '#engine/random'
import {
  NO_PLAN,
  partOn,
  partsOf,
  pickable,
  picked,
  type Plan,
  planned,
  pressed,
  stillOffered,
  switchable,
} from '#games/last-stand/board/plan'
import { lastStand } from '#games/last-stand/game'
import { foes, hero, position, rampage, skill, Table } from '#games/last-stand/testing/table'
import type { Choice } from '#games/last-stand/types'

/** The Ghost on NW with three enemies in its lines. */
const ghost = () =>
  new Table(
    position({
      phase: 'turn',
      turn: { hero: 'hero.ghost', left: 3 },
      heroes: [hero('ghost', { cubes: 3 }), hero('brawler', { at: 'NE' })],
      enemies: foes('grunt', 'F1', 'F3', 'R8'),
    }),
  )

const pickAll = (choices: readonly Choice[], ...parts: Plan): Plan =>
  parts.reduce((plan, part) => picked(choices, plan, part), NO_PLAN)

describe('what is picked', () => {
  test('begins with what can be done, or with whom it is done to', () => {
    const parts = pickable(ghost().choices(), [])
    expect(parts).toContain('skill.knife-work')
    expect(parts).toContain('end-turn')
    expect(parts).toContain('F3')
    expect(parts).not.toContain('stand-up')
  })

  test('goes on with what the rest can be', () => {
    const choices = ghost().choices()
    expect([...pickable(choices, ['skill.knife-work'])]).toEqual(['F1'])
    expect([...pickable(choices, ['move'])]).toEqual(['NE', 'SW'])
    expect([...pickable(choices, ['skill.misdirect', 'F1'])].toSorted()).toEqual(['back', 'ccw', 'cw'])
    expect(pickable(choices, ['F3'])).not.toContain('skill.knife-work')
  })

  test('is complete once nothing is missing', () => {
    const choices = ghost().choices()
    expect(planned(choices, NO_PLAN)).toBeUndefined()
    expect(planned(choices, ['skill.misdirect', 'F1'])).toBeUndefined()
    const cw = skill('misdirect', { enemy: 'F1', way: 'cw' })
    expect(planned(choices, ['skill.misdirect', 'F1', 'cw'])).toEqual(cw)
  })

  test('may be complete and still take more', () => {
    const choices = ghost().choices()
    expect(planned(choices, ['rampage', 'F3'])).toEqual(rampage({ enemies: ['F3'] }))
    expect([...pickable(choices, ['rampage', 'F3'])]).toEqual(['F1', 'R8'])
    expect(planned(choices, ['rampage', 'F3', 'F1'])).toEqual(rampage({ enemies: ['F1', 'F3'] }))
  })

  test('another target takes the place of the last, another skill that of everything', () => {
    const choices = ghost().choices()
    expect(pickAll(choices, 'rampage', 'F1', 'F3', 'R8')).toEqual(['rampage', 'F1', 'R8'])
    expect(pickAll(choices, 'skill.misdirect', 'F1', 'cw', 'R8')).toEqual(['skill.misdirect', 'R8'])
    expect(pickAll(choices, 'skill.silenced-shot', 'F1', 'skill.tumble')).toEqual(['skill.tumble'])
    expect(pickAll(choices, 'F1', 'skill.knife-work')).toEqual(['F1', 'skill.knife-work'])
  })

  test('is put back by picking it again: the first with everything, others alone', () => {
    const choices = ghost().choices()
    expect(pickAll(choices, 'rampage', 'F1', 'F3', 'F1')).toEqual(['rampage', 'F3'])
    expect(pickAll(choices, 'rampage', 'F1', 'F3', 'rampage')).toEqual([])
  })

  test('another of the same kind can take its place: a target, a hero to lead, a squad space', () => {
    const choices = ghost().choices()
    const aims = switchable(choices, ['skill.misdirect', 'F1', 'cw'])
    for (const part of ['ccw', 'back', 'R8', 'NE', 'SW'] as const) expect(aims).toContain(part)
    expect(aims).not.toContain('end-turn')
    const skills = choices.filter(({ kind }) => kind === 'skill')
    expect(switchable(skills, ['F1'])).toContain('R8')
    expect(pressed(choices, ['skill.misdirect', 'F1', 'cw'], 'ccw')).toEqual(['skill.misdirect', 'F1', 'ccw'])
    expect(switchable(choices, NO_PLAN).size).toBe(0)
    const heroes: Choice[] = [
      { kind: 'pick-hero', hero: 'hero.ghost' },
      { kind: 'pick-hero', hero: 'hero.spotter' },
    ]
    expect([...switchable(heroes, ['hero.ghost'])]).toEqual(['hero.spotter'])
    expect(pressed(heroes, ['hero.ghost'], 'hero.spotter')).toEqual(['hero.spotter'])
  })

  test('a squad space that is no target of the deed in hand is gone to', () => {
    const choices = ghost().choices()
    expect(pressed(choices, NO_PLAN, 'NE')).toEqual(['move', 'NE'])
    expect(pressed(choices, ['skill.knife-work', 'F1'], 'NE')).toEqual(['move', 'NE'])
    expect(pressed(choices, ['move', 'NE'], 'SW')).toEqual(['move', 'SW'])
  })

  test('what cannot be picked changes nothing', () => {
    const choices = ghost().choices()
    expect(pickAll(choices, 'skill.knife-work', 'F8')).toEqual(['skill.knife-work'])
  })

  test('is kept as far as it is still offered', () => {
    const table = ghost()
    const plan: Plan = ['skill.silenced-shot', 'F1']
    expect(stillOffered(table.choices(), plan)).toBe(plan)
    table.play(rampage({ enemies: ['F1'] }))
    expect(stillOffered(table.choices(), plan)).toEqual(['skill.silenced-shot'])
    expect(stillOffered([], plan)).toEqual([])
  })

  test('an enemy stands for its quadrant or its lane, where one of those is asked for', () => {
    expect(partOn('R2', new Set(['F2', 'R2', 'N']))).toBe('R2')
    expect(partOn('R2', new Set(['N', 'W']))).toBe('N')
    expect(partOn('R2', new Set(['lane 2']))).toBe('lane 2')
    expect(partOn('R2', new Set(['R1', 'E', 'lane 3']))).toBeUndefined()
  })
})

test('in random matches every choice is picked part by part, and no two are the same', () => {
  const kinds = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const random = SeededRandom.from(`plan ${seed}`)
    const options = { difficulty: 'normal', general: 'random', first: 'random', heroes: 4 } as const
    const state = lastStand.begin(lastStand.deal(options, 1, random), { random })
    while (lastStand.pending(state).length > 0) {
      const choices = lastStand.choices(state, 0) as Choice[]
      for (const choice of choices.length > 12 ? [pickAny(random, choices)] : choices) {
        kinds.add(choice.kind)
        let plan = NO_PLAN
        for (const part of partsOf(choice)) {
          expect(pickable(choices, plan), `seed ${seed}`).toContain(part)
          plan = picked(choices, plan, part)
        }
        expect(planned(choices, plan), `seed ${seed}`).toEqual(choice)
      }
      lastStand.play(state, 0, pickAny(random, choices), { random })
    }
  }
  expect(kinds.size).toBeGreaterThan(12)
})
