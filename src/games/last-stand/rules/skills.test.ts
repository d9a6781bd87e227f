import { describe, expect, test } from 'vitest'
import {
  end,
  foe,
  foes,
  hero,
  kinds,
  minions,
  position,
  rampage,
  skill,
  Table,
  the,
  those,
} from '#games/last-stand/testing/table'
import type { Setup } from '#games/last-stand/types'

/** The first of these heroes is acting. */
function act(heroes: ReturnType<typeof hero>[], more: Partial<Setup> = {}, dice: number[] = []): Table {
  return new Table(position({ heroes, turn: { hero: heroes[0]!.hero }, ...more }), dice)
}

describe('the Brawler', () => {
  test('[LS-064] Bottle Throw within 2, Walk It Off', () => {
    const table = act([hero('brawler', { damage: 2 })], { enemies: foes('rifleman', 'R1') }, [4, 1, 1])
    table.play(skill('bottle-throw', { enemy: 'R1' }), skill('walk-it-off'))
    expect([table.foe('R1'), table.health('brawler')]).toEqual(['rifleman 2', '9/9'])
  })

  test('[LS-152, LS-R70] Shove does not push what is Immovable, nor where there is no room', () => {
    const ox = act([hero('brawler')], { enemies: foes('ox', 'F1') }, [1, 1, 1, 1])
    expect(kinds(ox.play(skill('shove', { enemy: 'F1' })))).toEqual(['used', 'rolled', 'stayed'])
    expect(ox.foe('F1')).toBe('ox 6')
    const miss = act([hero('brawler')], { enemies: foes('grunt', 'F1') }, [1, 1, 1, 1])
    miss.play(skill('shove', { enemy: 'F1' }))
    expect(miss.foe('R1')).toBe('grunt 3')
  })
})

describe('the Femme Fatale', () => {
  test('[LS-155, LS-156] Beckon puts an enemy out of position, and Parting Shot is for such', () => {
    const table = act([hero('femme-fatale')], { enemies: foes('sniper', 'R1', 'R6') }, [4, 4, 1, 1])
    const shots = () => table.choices().filter((one) => one.kind === 'skill' && one.skill === 'skill.parting-shot')
    expect(shots()).toEqual([])
    table.play(skill('beckon', { enemy: 'R1' }))
    expect(table.foe('F1')).toBe('sniper 2')
    expect(shots()).toEqual([skill('parting-shot', { enemy: 'F1' })])
    table.play(skill('parting-shot', { enemy: 'F1' }))
    expect(table.foe('F1')).toBe('')
  })

  test('[LS-062] Slip Away goes diagonally, too', () => {
    const table = act([hero('femme-fatale')])
    table.play(skill('slip-away', { to: 'SE' }))
    expect([table.hero('femme-fatale').at, table.health('femme-fatale')]).toEqual(['SE', '5/5+1'])
  })

  test('[LS-R76] Dead to Rights: lists of one to three, each once; `damage` does not use a mark', () => {
    const heroes = [hero('femme-fatale', { cubes: 3 }), hero('spotter')]
    const table = act(heroes, { enemies: [foe('F1', 'ox', { mark: 3 }), ...foes('grunt', 'F3', 'F8')] })
    const lists = table.choices().filter(({ kind }) => kind === 'rampage')
    expect(lists).toHaveLength(7)
    table.play(rampage({ enemies: ['F1', 'F8'] }))
    expect([table.foe('F1'), table.foe('F8'), table.at('F1')?.mark]).toEqual(['ox 3', '', 3])
  })
})

describe('the Demolitionist', () => {
  test('[LS-031, LS-R35] Lay Mine on an empty space of an adjacent quadrant; it can be moved', () => {
    const table = act([hero('demolitionist')], { enemies: foes('grunt', 'F1') })
    const spaces = table.choices().flatMap((one) => (one.kind === 'skill' && one.space ? [one.space] : []))
    expect(spaces).toEqual(['F2', 'F7', 'F8', 'R1', 'R2', 'R7', 'R8'])
    table.play(skill('lay-mine', { space: 'F2' }))
    expect(the(table.play(skill('lay-mine', { space: 'R7' })), 'mine-laid')).toMatchObject({ from: 'F2', space: 'R7' })
  })

  test('[LS-R30, LS-R76] Remote Trigger: one roll for the quadrant of the mine, and no mark is used', () => {
    const enemies = [foe('F1', 'grunt', { mark: 3 }), foe('R2', 'rifleman'), foe('F3', 'ox')]
    const table = act([hero('demolitionist', { at: 'SE' }), hero('spotter')], { enemies, mine: 'R1' }, [4, 4])
    const rolled = the(table.play(skill('remote-trigger')), 'rolled')
    expect(rolled).toMatchObject({ spaces: ['F1', 'R2'], power: 2, hits: 2, marked: 0 })
    expect([table.foe('F1'), table.foe('R2'), table.foe('F3'), table.state.mine]).toEqual([
      'grunt 1',
      'rifleman 1',
      'ox 6',
      null,
    ])
  })

  test('[LS-064] Sidearm, and Bring It Down on any quadrant', () => {
    const table = act(
      [hero('demolitionist', { cubes: 3 })],
      { enemies: [foe('F1', 'grunt'), ...foes('ox', 'F4', 'F5')] },
      [4, 1],
    )
    table.play(skill('sidearm', { enemy: 'F1' }), rampage({ quadrant: 'E' }))
    expect([table.foe('F1'), table.foe('F4'), table.foe('F5')]).toEqual(['grunt 2', 'ox 3', 'ox 6'])
  })
})

describe('the Field Medic', () => {
  test('[LS-064] Patch Up for somebody no farther than a step, and damaged', () => {
    const heroes = [hero('field-medic', { damage: 1 }), hero('brawler', { at: 'NE', damage: 3 }), hero('ghost')]
    const table = act(heroes)
    const whom = table
      .choices()
      .flatMap((one) => (one.kind === 'skill' && one.skill === 'skill.patch-up' ? [one.hero] : []))
    expect(whom).toEqual(['hero.field-medic', 'hero.brawler'])
    expect(the(table.play(skill('patch-up', { hero: 'hero.brawler' })), 'healed').rule).toBe('LS-064')
    expect(table.health('brawler')).toBe('8/9')
    const far = act([hero('field-medic'), hero('brawler', { at: 'SE', damage: 3 })])
    expect(far.choices().some((one) => one.kind === 'skill' && one.skill === 'skill.patch-up')).toBe(false)
  })

  test('[LS-069, LS-R17] Pull to Safety moves the fallen and counts as a Revive', () => {
    const table = act([hero('field-medic'), hero('brawler', { at: 'NE', down: true })])
    table.play(skill('pull-to-safety', { hero: 'hero.brawler' }))
    expect([table.hero('brawler').at, table.health('brawler'), table.hero('field-medic').cubes]).toEqual([
      'NW',
      '9/9',
      1,
    ])
  })

  test('[LS-064, LS-082] Triage: 4 for those who stand, and the others stand; no cube', () => {
    const heroes = [hero('field-medic', { cubes: 3 }), hero('brawler', { damage: 6 }), hero('ghost', { down: true })]
    const table = act(heroes)
    expect(the(table.play(rampage()), 'healed').rule).toBe('LS-082')
    expect([table.health('brawler'), table.health('ghost'), table.hero('field-medic').cubes]).toEqual(['7/9', '4/4', 0])
    expect(act([hero('field-medic', { cubes: 3 }), hero('brawler'), hero('ghost')]).choices()).not.toContainEqual(
      rampage(),
    )
  })

  test('[LS-R51] Tranq Dart on whoever is no general and not suppressed yet; Carbine', () => {
    const enemies = [foe('F1', 'grunt'), foe('R1', 'grunt', { suppressed: true }), foe('F3', 'warlord')]
    const table = act([hero('field-medic')], { options: { general: 'warlord' }, track: 7, enemies }, [4, 4, 4])
    const darts = table.choices().filter((one) => one.kind === 'skill' && one.skill === 'skill.tranq-dart')
    expect(darts).toEqual([skill('tranq-dart', { enemy: 'F1' })])
    table.play(darts[0]!, skill('carbine', { enemy: 'R1' }))
    expect([table.at('F1')?.suppressed, table.foe('R1')]).toEqual([true, ''])
  })
})

describe('the Heavy Gunner', () => {
  test('[LS-064] Burst needs a firm stand, and who has dug in stays', () => {
    const table = act([hero('heavy-gunner')], { enemies: foes('ox', 'F1', 'F3') }, [4, 1, 1])
    table.play(skill('burst', { enemy: 'F1' }), skill('dig-in'))
    expect([table.foe('F1'), table.health('heavy-gunner')]).toEqual(['ox 5', '6/6+2'])
    expect(table.choices().some(({ kind }) => kind === 'move')).toBe(false)
    const moved = act([hero('heavy-gunner')], { enemies: foes('ox', 'F1', 'F3') })
    moved.play({ kind: 'move', to: 'NE' })
    expect(moved.choices().some((one) => one.kind === 'skill' && one.skill === 'skill.burst')).toBe(false)
  })

  test('[LS-R30] Sweep: both enemies of a direction, each with a roll of its own', () => {
    const enemies = [foe('F6', 'ox'), foe('R6', 'rifleman'), foe('R3', 'rifleman')]
    const table = act([hero('heavy-gunner')], { enemies }, [4, 1, 1, 1, 4, 4, 4, 4])
    const lines = table.choices().flatMap((one) => (one.kind === 'skill' && one.lane ? [one.lane] : []))
    expect(lines).toEqual([3, 6])
    table.play(skill('sweep', { lane: 6 }))
    expect([table.foe('F6'), table.foe('R6')]).toEqual(['ox 5', ''])
  })

  test('[LS-R51] Pin Down weakens before it is rolled', () => {
    const table = act([hero('heavy-gunner')], { enemies: foes('hothead', 'F1') }, [4, 1, 6])
    const events = table.play(skill('pin-down', { enemy: 'F1' }))
    expect(the(events, 'token-put')).toMatchObject({ token: 'weaken', amount: 2 })
    expect(the(events, 'attacked')).toMatchObject({ occasion: 'retaliate', power: 1, dice: [6] })
    expect(table.at('F1')?.weakened).toBe(0)
  })

  test('[LS-R51] Weaken adds up', () => {
    const table = act([hero('heavy-gunner')], { enemies: foes('enforcer', 'F1') }, [1, 1, 1, 1])
    table.play(skill('pin-down', { enemy: 'F1' }))
    const events = table.play(skill('pin-down', { enemy: 'F1' }))
    expect(the(events, 'token-put')).toMatchObject({ token: 'weaken', amount: 4 })
    expect(table.at('F1')?.weakened).toBe(4)
  })

  test('[LS-064, LS-082] Empty the Belt: hits are given to one enemy after the other', () => {
    const enemies = [foe('F1', 'grunt'), foe('R1', 'riot-guard'), foe('F3', 'ox')]
    const table = act([hero('heavy-gunner', { cubes: 3 })], { enemies }, [4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1])
    expect(the(table.play(rampage()), 'rolled')).toMatchObject({ power: 12, hits: 7 })
    const most = (enemy: string) =>
      Math.max(
        ...table.choices().flatMap((one) => (one.kind === 'split-hits' && one.enemy === enemy ? [one.hits] : [])),
      )
    expect([most('F1'), most('R1'), most('F3')]).toEqual([3, 4, 6])
    table.play({ kind: 'split-hits', enemy: 'R1', hits: 4 })
    expect(table.foe('R1')).toBe('')
    expect([most('F1'), most('F3')]).toEqual([3, 3])
    table.play({ kind: 'split-hits', enemy: 'F1', hits: 1 })
    expect(the(table.play({ kind: 'lose-hits' }), 'hits-lost').hits).toBe(2)
    expect([table.foe('F1'), table.foe('F3'), table.hero('heavy-gunner').cubes]).toEqual(['grunt 2', 'ox 6', 0])
  })
})

test('[LS-082] Empty the Belt: hits for which there is no enemy left are lost unasked', () => {
  const table = act([hero('heavy-gunner', { cubes: 3 })], { enemies: foes('grunt', 'F1') }, Array(12).fill(6))
  table.play(rampage())
  const events = table.play({ kind: 'split-hits', enemy: 'F1', hits: 2 })
  expect(events.at(-1)).toMatchObject({ kind: 'hits-lost', hits: 10 })
  expect(table.asked).toBe('0 act')
})

test('[LS-R36] Empty the Belt: when the general falls nobody is asked about the other hits', () => {
  const enemies = [foe('F1', 'iron-marshal', { damage: 26, armor: 0 }), foe('F3', 'ox')]
  const table = act([hero('heavy-gunner', { cubes: 3 })], { track: 7, enemies }, Array(12).fill(6))
  table.play(rampage())
  expect(table.play({ kind: 'split-hits', enemy: 'F1', hits: 1 }).at(-1)).toMatchObject({ kind: 'match-over' })
  expect([table.asked, table.foe('F3')]).toEqual(['', 'ox 6'])
  expect(table.state.todo).toEqual([])
})

describe('the Bulwark', () => {
  test('[LS-R55] Shield Bash pushes whom it hurts, armor included', () => {
    const table = act([hero('bulwark')], { enemies: foes('riot-guard', 'F1', 'F8') }, [4, 1, 1, 1, 1, 1, 1, 1])
    table.play(skill('shield-bash', { enemy: 'F1' }), skill('shield-bash', { enemy: 'F8' }))
    expect([table.foe('R1'), table.foe('F8')]).toEqual(['riot-guard 2+1', 'riot-guard 2+2'])
  })

  test('[LS-149] Cover for those who stand on the space', () => {
    const table = act([hero('bulwark'), hero('ghost'), hero('brawler', { at: 'NE' })])
    table.play(skill('cover'))
    expect([table.health('bulwark'), table.health('ghost'), table.health('brawler')]).toEqual(['8/8+1', '4/4+1', '9/9'])
  })

  test('[LS-R17] no armor for who lies there: neither by Cover nor by Human Wall', () => {
    const table = act([hero('bulwark', { cubes: 3 }), hero('ghost', { down: true })])
    table.play(skill('cover'), rampage())
    expect([table.hero('bulwark').armor, table.hero('ghost').armor]).toEqual([3, 0])
  })

  test('[LS-R48] Draw Fire until the next Squad Phase', () => {
    const table = act([hero('bulwark'), hero('ghost', { acted: true }), hero('brawler', { acted: true })], { pile: [] })
    table.play(skill('draw-fire'))
    expect(table.state.drawFire).toBe(0)
    expect(the(table.play(end), 'draw-fire-over').rule).toBe('LS-R48')
  })

  test('[LS-R30] Scattergun: 5 for the frontline, 3 for the ranged enemy of an adjacent lane', () => {
    const table = act([hero('bulwark')], { enemies: foes('rifleman', 'F1', 'R1', 'F3') }, [1, 1, 1, 1, 4, 4, 1, 1])
    const lanes = table.choices().flatMap((one) => (one.kind === 'skill' && one.lane ? [one.lane] : []))
    expect(lanes).toEqual([1])
    const events = table.play(skill('scattergun', { lane: 1 }))
    expect(those(events, 'rolled').map(({ spaces, power }) => `${spaces.join('')} ${power}`)).toEqual(['F1 5', 'R1 3'])
  })

  test('[LS-R51] Human Wall: armor for all who stand, and both quadrants are suppressed but for generals', () => {
    const enemies = [...foes('grunt', 'F1', 'F7', 'F4'), foe('F2', 'warlord')]
    const table = act([hero('bulwark', { cubes: 3 }), hero('ghost', { at: 'SE' })], {
      options: { general: 'warlord' },
      track: 7,
      enemies,
    })
    table.play(rampage())
    expect((['F1', 'F7', 'F4', 'F2'] as const).map((space) => table.at(space)?.suppressed)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(table.health('ghost')).toBe('4/4+2')
  })
})

describe('the Ghost', () => {
  test('[LS-R34] Silenced Shot does not cause Retaliate; any other damage does', () => {
    const table = act([hero('ghost')], { enemies: foes('hothead', 'F1') }, [4, 1, 4, 1, 1, 1, 1, 1, 1])
    expect(kinds(table.play(skill('silenced-shot', { enemy: 'F1' })))).toEqual(['used', 'rolled', 'enemy-hurt'])
    expect(kinds(table.play(skill('knife-work', { enemy: 'F1' })))).toContain('attacked')
  })

  test('[LS-155] Knife Work: Power 6 out of position', () => {
    const table = act([hero('ghost')], { enemies: [foe('F1', 'sniper'), foe('F8', 'ox')] })
    expect(the(table.play(skill('knife-work', { enemy: 'F1' })), 'rolled').power).toBe(6)
    expect(the(table.play(skill('knife-work', { enemy: 'F8' })), 'rolled').power).toBe(4)
  })

  test('[LS-062, LS-R70] Tumble anywhere; Misdirect back, forward or round the ring, across a corner', () => {
    const table = act([hero('ghost')], { enemies: [...foes('grunt', 'F1', 'F8'), foe('R2', 'ox'), foe('F4', 'grunt')] })
    const ways = table.choices().flatMap((one) => (one.kind === 'skill' && one.way ? [`${one.enemy} ${one.way}`] : []))
    expect(ways).toEqual(['F1 back', 'F1 cw', 'F8 back', 'F8 ccw'])
    table.play(skill('tumble', { to: 'SE' }), skill('misdirect', { enemy: 'F4', way: 'cw' }))
    expect([table.hero('ghost').at, table.foe('F5')]).toEqual(['SE', 'grunt 3'])
  })

  test('[LS-R22] No Witnesses removes minions, whatever their armor, and hurts leaders; no cube', () => {
    const table = act([hero('ghost', { cubes: 3 })], {
      track: 2,
      enemies: [foe('R5', 'butcher'), foe('F4', 'riot-guard'), foe('F1', 'ox')],
    })
    table.play(rampage({ enemies: ['F4', 'R5'] }))
    expect([table.foe('F4'), table.foe('R5'), table.foe('F1')]).toEqual(['', 'butcher 5', 'ox 6'])
    expect(table.hero('ghost').cubes).toBe(0)
  })
})

describe('the Spotter', () => {
  test('[LS-R76] Call Target marks anybody once; the next hero attack has 3 Power more', () => {
    const table = act([hero('spotter')], { enemies: foes('ox', 'F1', 'F2') }, [1, 1, 1, 1, 4])
    table.play(skill('call-target', { enemy: 'F1' }))
    expect(table.choices()).not.toContainEqual(skill('call-target', { enemy: 'F1' }))
    expect(table.choices()).toContainEqual(skill('call-target', { enemy: 'F2' }))
    const rolled = the(table.play(skill('marksman', { enemy: 'F1' })), 'rolled')
    expect(rolled).toMatchObject({ power: 5, marked: 3 })
    expect([table.at('F1')?.mark, table.foe('F1')]).toEqual([0, 'ox 5'])
  })

  test('[LS-R24, LS-R22] Orders: its player decides on a step, a skill of cost 1, or nothing', () => {
    const heroes = [hero('spotter'), hero('brawler', { damage: 1 }), hero('ghost', { down: true })]
    const table = act(heroes, { seats: 3, first: 0, enemies: foes('grunt', 'F1', 'F2') }, [4, 4, 4, 1, 1, 1])
    const orders = table
      .choices()
      .flatMap((one) => (one.kind === 'skill' && one.skill === 'skill.orders' ? [one.hero] : []))
    expect(orders).toEqual(['hero.brawler'])
    table.play(skill('orders', { hero: 'hero.brawler' }))
    expect(table.asked).toBe('1 ordered-action')
    const offered = table.choices().map((one) => (one.kind === 'skill' ? one.skill : one.kind))
    expect([...new Set(offered)]).toEqual(['move', 'skill.haymaker', 'skill.bottle-throw', 'skill.shove', 'pass'])
    table.play(skill('haymaker', { enemy: 'F1' }))
    expect([table.hero('brawler').cubes, table.hero('spotter').cubes, table.state.turn?.left]).toEqual([1, 0, 2])
    expect(table.asked).toBe('0 act')
  })

  test('[LS-R80] Recon turns the pile up for all, and one card of it is discarded', () => {
    const pile = minions('ox', 'sniper', 'grunt')
    const table = act([hero('spotter')], { pile, enemies: [] })
    expect(table.view().pile).toEqual([null, null, null])
    const shown = the(table.play(skill('recon')), 'pile-shown')
    expect(shown).toMatchObject({ cards: pile, shows: true })
    expect(table.choices()).toHaveLength(3)
    table.play({ kind: 'recon-discard', at: 1, card: 'minion.sniper' })
    expect(table.view().pile).toEqual(['minion.ox', 'minion.grunt'])
    expect(table.state.discard).toEqual(['minion.sniper'])
    expect(table.state).toMatchObject({ shown: 2, turn: { left: 1 } })
  })

  test('[LS-R34] Air Strike: 2 damage on every ranged space; whoever is hurt retaliates', () => {
    const table = act([hero('spotter', { cubes: 3 })], {
      enemies: [foe('R1', 'hothead'), foe('R5', 'sniper'), foe('F1', 'ox')],
    })
    const events = table.play(rampage())
    expect([table.foe('R1'), table.foe('R5'), table.foe('F1')]).toEqual(['hothead 2', '', 'ox 6'])
    expect(the(events, 'idle')).toMatchObject({ space: 'R1', occasion: 'retaliate' })
  })
})
