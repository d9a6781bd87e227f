import { describe, expect, test } from 'vitest'
import { clone } from '#engine/json'
import { Match } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { outlookOf } from '#games/roll-and-fight/board/fight/outlook'
import { briefSaid, woundsSaid } from '#games/roll-and-fight/board/fight/outlook-said'
import { rollAndFight } from '#games/roll-and-fight/game'
import { ownQuestion, woundsOf } from '#games/roll-and-fight/rules/read'
import { totalOf } from '#games/roll-and-fight/rules/scoring'
import { alone, at, dead, DONE, item, player, set, Table, use } from '#games/roll-and-fight/testing/table'
import type { Choice, PlayerSetup, State } from '#games/roll-and-fight/types'

const outlook = (one: PlayerSetup, round = 1) => outlookOf(new Table(alone(one, { round })).state, 0)

describe('what it would come to', () => {
  test('[G5] a Henchman here and a Gunman next door wound', () => {
    const { sources, wounds, spaces, isBeaten } = outlook(player('kaja', '1A', { at: 'r3', spaces: 4, wounds: 1 }))
    expect(sources).toEqual([
      { room: 'r3', enemy: 2, fate: 'wound' },
      { room: 'r6', enemy: 2, fate: 'wound' },
    ])
    expect([wounds, spaces, isBeaten]).toEqual([3, 4, false])
  })

  test('[G10] a full Health Track is a Beating, the second one is death', () => {
    const full = { at: 'r3', spaces: 3, wounds: 2 } as const
    expect(outlook(player('johnny', '3A', full))).toMatchObject({ isBeaten: true, isDead: false })
    expect(outlook(player('johnny', '3A', { ...full, beatings: 1 }))).toMatchObject({ isBeaten: true, isDead: true })
  })

  test('[RF-102] Thick Skin ignores the first Wound, [RF-159] and there may be no space for the last', () => {
    const { sources } = outlook(player('bruna', '4B', { at: 'r4', tiles: ['skin'], spaces: 3, wounds: 2 }))
    expect(sources.map(({ fate }) => fate)).toEqual(['soaked', 'wound', 'no-space'])
  })

  test('[RF-036] the Trait of Nightjar wounds where somebody still watches', () => {
    expect(outlook(player('nightjar', '1A', { at: 'r2' })).traits).toBe(1)
    expect(outlook(player('nightjar', '1A', { at: 'r2', dead: dead(['r2']) })).traits).toBe(0)
  })

  test('Loot of rooms that are Visited and Cleared is worth its place on the track', () => {
    const { loot, lines, now, after } = outlook(
      player('kaja', '1A', { visited: ['r1', 'r5'], dead: dead(['r5']), loot: 2 }),
    )
    expect(loot).toEqual([['r5', 1]])
    expect(lines.find(({ line }) => line === 'loot')).toMatchObject({ now: 2, after: 4 })
    expect(after - now).toBe(2)
  })

  test('[RF-R90] an Objective that is met in the own room is marked', () => {
    expect(outlook(player('kaja', '1A', { at: 'r3', dead: dead(['r3']) })).marked).toEqual([['r3', 4]])
  })

  test('[G13] Bandaboi recovers: what he lost is worth nothing afterwards', () => {
    const { lines } = outlook(player('kaja', '1B', { boss: 'bandaboi', bossHits: 4 }))
    expect(lines.find(({ line }) => line === 'boss')).toMatchObject({ now: 4, after: 0 })
  })

  test('[G9] in the midst of an ability the rest is left out, and Johnny pays for standing still', () => {
    const table = new Table(alone(player('johnny', '1A', { at: 'r2', sets: [set('punch', 'BBD')] })))
    table.by(0, use('punch'), at('r2', 0))
    expect(outlookOf(table.state, 0).traits).toBe(0)
    table.by(0, at('r2', 1))
    expect(outlookOf(table.state, 0).traits).toBe(1)
  })

  test('looking ahead changes nothing', () => {
    const table = new Table(alone(player('johnny', '1A', { items: [{ item: 'stims', marked: 1 }] })))
    table.by(0, item('stims'))
    const before = clone(table.state)
    outlookOf(table.state, 0)
    expect(table.state).toEqual(before)
  })
})

test('a Beating is never said to be no Wounds', () => {
  const full = { at: 'r3', spaces: 3, wounds: 3 } as const
  const last = outlook(player('johnny', '3A', { ...full, beatings: 1 }))
  expect(last.sources.map(({ fate }) => fate)).toContain('no-space')
  const many = last.sources.length
  expect(briefSaid(last, 'en')).toMatch(new RegExp(`^Death: ${many} Wounds? finds? no free Health space · `))
  expect(briefSaid(outlook(player('johnny', '3A', full)), 'de')).toMatch(
    new RegExp(`^Abreibung: für ${many} Wunden? ist kein Lebensfeld frei · `),
  )
  const quiet = outlook(player('kaja', '1A', { spaces: 3, wounds: 3 }))
  expect([quiet.sources, quiet.isBeaten]).toEqual([[], true])
  expect([woundsSaid(quiet, 'en'), briefSaid(quiet, 'en')]).toEqual(['No more Wounds', 'Beating · −1 point'])
  expect(briefSaid(outlook(player('kaja', '1A', {})), 'en')).toBe('No Wounds · −1 point')
})

/** Ends the round of somebody alone who collects all Loot as Loot, and uses nothing more; the board before the next round. */
function ended(state: State): State {
  const copy = clone(state)
  const dealer = { random: SeededRandom.from('ending') }
  const choose = (choice: Choice): void => rollAndFight.play(copy, 0, choice, dealer)
  choose(DONE)
  for (;;) {
    const loot = rollAndFight.choices(copy, 0).find((choice) => choice.kind === 'collect' && choice.action === 'loot')
    if (!loot) break
    choose(loot)
  }
  if (ownQuestion(copy.boards[0]!)?.ask === 'collect') choose({ kind: 'done-collect' })
  return copy
}

test('it comes to what was foreseen, wherever a fight ends', () => {
  const random = SeededRandom.from('outlook')
  let [seen, beaten, wounded] = [0, 0, 0]
  for (let nth = 0; nth < 12; nth++) {
    const match = Match.start(rollAndFight, { seats: 1, seed: `outlook ${nth}`, options: { mode: 'relaxed' } })
    while (!match.outcome) {
      const actor = match.pending()[0]!.actor as 0
      const state = match.state
      const question = state.phase === 'fighting' ? ownQuestion(state.boards[0]!)?.ask : undefined
      if (question === 'fight') {
        const foreseen = outlookOf(state, 0)
        const then = ended(state)
        expect([woundsOf(then.boards[0]!), then.boards[0]!.health.length], `seed ${nth}`).toEqual([
          foreseen.wounds,
          foreseen.spaces,
        ])
        const dealer = { random: SeededRandom.from('round') }
        then.round = 4
        rollAndFight.play(then, 0, { kind: 'done-resolution' }, dealer)
        expect([totalOf(then.boards[0]!), then.boards[0]!.dead], `seed ${nth}`).toEqual([
          foreseen.after,
          foreseen.isDead,
        ])
        expect(then.boards[0]!.beatings > state.boards[0]!.beatings).toBe(foreseen.isBeaten)
        seen++
        if (foreseen.isBeaten) beaten++
        if (foreseen.sources.length > 0) wounded++
      }
      match.submit({ actor, choice: pick(random, match.choices(actor)) })
    }
  }
  expect([seen, beaten, wounded].map((many) => many > 5)).toEqual([true, true, true])
})
