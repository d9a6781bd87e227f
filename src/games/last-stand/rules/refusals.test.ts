import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseOptions } from '#engine/options'
import { SeededRandom } from '#engine/random'
import { Match } from '#engine/match'
import { refusalOf } from '#engine/testing/refusals'
import { lastStand } from '#games/last-stand/game'
import { end, foe, foes, hero, minions, position, rampage, skill, Table } from '#games/last-stand/testing/table'
import type { Choice, LastStand, Setup } from '#games/last-stand/types'

const RULES = readFileSync(new URL('../../../../docs/rules/last-stand.md', import.meta.url), 'utf8')
/** The messages of section F by their codes, as the document says them. */
const MESSAGES = new Map(
  [...RULES.matchAll(/^\| `(LS-E\d+)` \| .* \| (.*) \|$/gm)].map(([, code, said]) => [
    code!,
    [...said!.matchAll(/"([^"]+)"/g)].map(([, message]) => message!),
  ]),
)

function act(heroes: ReturnType<typeof hero>[], more: Partial<Setup> = {}): Table {
  return new Table(position({ heroes, turn: { hero: heroes[0]!.hero }, ...more }))
}

function after(table: Table, ...choices: readonly Choice[]): Table {
  table.play(...choices)
  return table
}

/** The refusal has the code and one of the messages of the document, and names a clause. */
function check(code: string, said: string, why: { code: string; message: string; rule?: string }): void {
  expect([why.code, why.message]).toEqual([code, said])
  expect(why.rule).toMatch(/^LS-R?\d+$/)
  const isPrinted = MESSAGES.get(code)!.some((message) => {
    const parts = message.split('…')
    return said.startsWith(parts[0]!) && said.endsWith(parts.at(-1)!) && parts.every((part) => said.includes(part))
  })
  expect(isPrinted).toBe(true)
}

const busy = (): Table =>
  act([hero('brawler', { damage: 1 }), hero('ghost', { at: 'NE' }), hero('spotter', { at: 'SE' })], {
    seats: 3,
    enemies: foes('ox', 'F1', 'F4'),
  })

const four = (): Table => act([hero('femme-fatale', { cubes: 3 })], { enemies: foes('grunt', 'F1', 'F3', 'F6', 'F8') })

describe('who may act', () => {
  test('[LS-E01] a spectator, a stranger, the clock', () => {
    for (const actor of [9, -1, 0.5, 'clock'] as const)
      check('LS-E01', 'You have no seat in this game.', busy().refusal(end, actor))
    expect(lastStand.refusals['no-seat']).toMatchObject({ code: 'LS-E01' })
  })

  test.each<[clause: string, setup: Setup, choices: Choice[], dice: number[]]>([
    [
      'LS-161',
      position({
        options: { general: 'warlord' },
        heroes: [hero('femme-fatale', { cubes: 3 })],
        turn: { hero: 'hero.femme-fatale' },
        track: 7,
        enemies: [foe('F1', 'warlord', { damage: 25 })],
      }),
      [rampage({ enemies: ['F1'] })],
      [],
    ],
    ['LS-162', position({ heroes: [], phase: 'reinforcements', track: 12 }), [], []],
    [
      'LS-163',
      position({ heroes: [hero('ghost', { damage: 3 })], lives: 0, phase: 'assault', enemies: foes('grunt', 'F1') }),
      [],
      [6, 6, 6],
    ],
  ])('[LS-E02, %s] after the end, with the clause that ended it', (clause, setup, choices, dice) => {
    const over = new Table(setup, dice)
    over.play(...choices)
    check('LS-E02', 'The game is over.', over.refusal(end, 0))
    expect(over.refusal(end, 0).rule).toBe(clause)
    const match = Match.start(lastStand, { seats: 1, setup, dice: { attack: dice }, seed: 'over' })
    for (const choice of choices) match.submit({ actor: 0, choice })
    expect(match.whyNot(0, end)).toEqual(over.refusal(end, 0))
  })

  test('[LS-E03] out of turn, or with a hero of another', () => {
    check('LS-E03', "It is the Brawler's turn.", busy().refusal({ kind: 'move', to: 'NE' }, 1))
    const two = new Table(
      position({
        seats: 2,
        heroes: [hero('brawler'), hero('ghost'), hero('bulwark'), hero('spotter')],
        phase: 'squad',
      }),
    )
    const why = two.refusal({ kind: 'pick-actor', hero: 'hero.ghost' })
    check('LS-E03', 'The Ghost is a hero of player 2: choose one of your own.', why)
    expect(why.rule).toBe('LS-R10')
  })

  test('[LS-E04] a hero that has already acted', () => {
    const heroes = [hero('brawler'), hero('ghost'), hero('bulwark')]
    const table = new Table(position({ heroes, phase: 'squad' }))
    table.play({ kind: 'pick-actor', hero: 'hero.ghost' }, end)
    check(
      'LS-E04',
      'The Ghost has already acted this round.',
      table.refusal({ kind: 'pick-actor', hero: 'hero.ghost' }),
    )
  })

  test('[LS-E05] knocked down, anything but to stand up', () => {
    const table = act([hero('brawler', { down: true, cubes: 3 })], { enemies: foes('grunt', 'F1') })
    for (const choice of [end, rampage(), skill('haymaker', { enemy: 'F1' }), { kind: 'move', to: 'NE' }])
      check('LS-E05', 'The Brawler is knocked down and must stand up first.', table.refusal(choice))
  })

  test('[LS-E06] standing up while one stands', () => {
    check('LS-E06', 'The Brawler is already standing.', busy().refusal({ kind: 'stand-up' }))
  })

  test('[LS-E07] not enough actions', () => {
    const table = act([hero('brawler', { cubes: 3 }), hero('ghost', { down: true })], {
      turn: { hero: 'hero.brawler', left: 1 },
      enemies: foes('ox', 'F1'),
    })
    check(
      'LS-E07',
      'Not enough actions: this costs 2, left: 1.',
      table.refusal(skill('wrecking-swing', { quadrant: 'N' })),
    )
  })

  test('[LS-E07] none left for a step, a revival or a fire', () => {
    const table = act([hero('brawler', { cubes: 3 }), hero('ghost', { down: true })], {
      options: { general: 'firestarter' },
      turn: { hero: 'hero.brawler', left: 0 },
      fires: ['NW'],
      enemies: foes('ox', 'F1'),
    })
    for (const choice of [{ kind: 'move', to: 'NE' }, { kind: 'revive', hero: 'hero.ghost' }, { kind: 'stamp-out' }])
      check('LS-E07', 'Not enough actions: this costs 1, left: 0.', table.refusal(choice))
  })
})

describe('what may be done', () => {
  test.each([
    ['LS-060', 'NW'],
    ['LS-060', 'X'],
    ['LS-060', 7],
    ['LS-062', 'SE'],
    ['LS-063', 'F1'],
  ])('[LS-E08, %s] a move to %s', (clause, to) => {
    const ordered = after(act([hero('spotter'), hero('brawler')]), skill('orders', { hero: 'hero.brawler' }))
    for (const table of [busy(), ordered]) {
      const why = table.refusal({ kind: 'move', to })
      check('LS-E08', 'The Brawler cannot move there.', why)
      expect(why.rule).toBe(clause)
    }
  })

  test('[LS-E08] Tumble to the own space, or to an enemy space', () => {
    const ghost = act([hero('ghost')])
    for (const [to, clause] of [
      ['NW', 'LS-R19'],
      ['F1', 'LS-063'],
    ]) {
      const why = ghost.refusal({ kind: 'skill', skill: 'skill.tumble', to })
      check('LS-E08', 'The Ghost cannot move there.', why)
      expect(why.rule).toBe(clause)
    }
  })

  test('[LS-E09] a move after Dig In', () => {
    const table = act([hero('heavy-gunner')])
    table.play(skill('dig-in'))
    check('LS-E09', 'The Heavy Gunner is dug in this turn.', table.refusal({ kind: 'move', to: 'NE' }))
  })

  test('[LS-E10] Burst after a move', () => {
    const table = act([hero('heavy-gunner')], { enemies: foes('ox', 'F3') })
    table.play({ kind: 'move', to: 'NE' })
    const why = table.refusal(skill('burst', { enemy: 'F3' }))
    check('LS-E10', 'Burst needs a firm stand: the Heavy Gunner has moved this turn.', why)
  })

  test('[LS-E11] a skill of another, or none', () => {
    check('LS-E11', 'The Brawler has no such skill.', busy().refusal(skill('burst', { enemy: 'F1' })))
    check('LS-E11', 'The Brawler has no such skill.', busy().refusal({ kind: 'skill', skill: 'toString' }))
  })

  test('[LS-E12] once per turn, and what Orders cannot grant', () => {
    const table = act([hero('brawler', { damage: 5 })])
    table.play(skill('walk-it-off'))
    check('LS-E12', 'This skill can be used once per turn.', table.refusal(skill('walk-it-off')))
    const ordered = act([hero('spotter'), hero('brawler', { damage: 1 })], { enemies: foes('ox', 'F1') })
    ordered.play(skill('orders', { hero: 'hero.brawler' }))
    check('LS-E12', 'Orders cannot grant this skill.', ordered.refusal(skill('walk-it-off')))
    expect(ordered.refusal(skill('walk-it-off')).rule).toBe('LS-R24')
    const dear = ordered.refusal(skill('wrecking-swing', { quadrant: 'N' }))
    check('LS-E12', 'Orders grant a skill of cost 1, and this costs 2.', dear)
    expect(dear.rule).toBe('LS-064')
    expect(ordered.refusal(skill('burst')).code).toBe('LS-E11')
    expect(ordered.refusal({ kind: 'move', to: 'SE' }).code).toBe('LS-E08')
    expect(ordered.refusal(skill('haymaker', { enemy: 'F4' })).code).toBe('LS-E13')
    expect(ordered.refusal(end).code).toBe('LS-E32')
  })

  test.each([
    ['Haymaker', 'F4', ': it is not adjacent', 'LS-091'],
    ['Haymaker', 'R1', ': it is not adjacent', 'LS-091'],
    ['Haymaker', 'F8', ': nobody is there', 'LS-R19'],
    ['Haymaker', 'X9', '', 'LS-R19'],
    ['Bottle Throw', 'R3', ': it is out of range', 'LS-093'],
    ['Bottle Throw', 'F2', ': it is out of line', 'LS-093'],
  ])('[LS-E13, %4$s] %s at a target that is none, and why: %s', (name, enemy, because, clause) => {
    const id = `skill.${name.toLowerCase().replace(' ', '-')}`
    const why = busy().refusal({ kind: 'skill', skill: id, enemy })
    check('LS-E13', `${enemy} is not a legal target for ${name}${because}.`, why)
    expect(why.rule).toBe(clause)
  })

  test('[LS-E13, LS-092] what takes an adjacent quadrant, lane or hero has no range', () => {
    const none = (table: Table, choice: Choice, said: string, clause: string): void => {
      const why = table.refusal(choice)
      check('LS-E13', `${said}: it is not adjacent.`, why)
      expect(why.rule).toBe(clause)
    }
    none(
      act([hero('ghost')], { enemies: foes('grunt', 'F4') }),
      skill('misdirect', { enemy: 'F4', way: 'back' }),
      'F4 is not a legal target for Misdirect',
      'LS-092',
    )
    none(
      act([hero('demolitionist')], { enemies: foes('grunt', 'F4') }),
      skill('grenade', { quadrant: 'E' }),
      'The east quadrant is not a legal target for Grenade',
      'LS-092',
    )
    none(
      act([hero('bulwark')], { enemies: foes('grunt', 'F3') }),
      skill('scattergun', { lane: 3 }),
      'Lane 3 is not a legal target for Scattergun',
      'LS-091',
    )
    none(
      act([hero('field-medic'), hero('ghost', { at: 'SE', damage: 1 })]),
      skill('patch-up', { hero: 'hero.ghost' }),
      'The Ghost is not a legal target for Patch Up',
      'LS-090',
    )
  })

  test('[LS-E13] Orders for oneself, for a fallen hero, or for nobody', () => {
    const table = act([hero('spotter'), hero('ghost', { down: true }), hero('brawler')])
    const orders = (name: string) => table.refusal({ kind: 'skill', skill: 'skill.orders', hero: name })
    check('LS-E13', 'The Spotter is not a legal target for Orders: it takes another hero.', orders('hero.spotter'))
    const fallen = orders('hero.ghost')
    check('LS-E13', 'The Ghost is not a legal target for Orders: it takes a hero who stands.', fallen)
    expect(fallen.rule).toBe('LS-R17')
    check('LS-E13', 'hero.nobody is not a legal target for Orders.', orders('hero.nobody'))
  })

  test('[LS-E13] why a quadrant, a lane, a line or a space of the wrong row is none', () => {
    const none = (table: Table, name: Parameters<typeof skill>[0], aimed: object, because: string): void =>
      check('LS-E13', because, table.refusal({ ...skill(name), ...aimed }))
    none(
      busy(),
      'wrecking-swing',
      { quadrant: 'W' },
      'The west quadrant is not a legal target for Wrecking Swing: nobody is there.',
    )
    const behind = act([hero('brawler')], { enemies: foes('ox', 'R1') })
    none(
      behind,
      'wrecking-swing',
      { quadrant: 'N' },
      'The north quadrant is not a legal target for Wrecking Swing: nobody is on its frontline spaces.',
    )
    const gunner = act([hero('heavy-gunner')], { enemies: foes('ox', 'F1') })
    none(gunner, 'sweep', { lane: 8 }, 'Lane 8 is not a legal target for Sweep: nobody is there.')
    const lure = act([hero('femme-fatale')], { enemies: foes('sniper', 'F1') })
    none(lure, 'beckon', { enemy: 'F1' }, 'F1 is not a legal target for Beckon: that is no ranged space.')
    none(lure, 'beckon', { enemy: 'R1' }, 'R1 is not a legal target for Beckon: nobody is there.')
  })

  test('[LS-E13] nothing to aim at, or nothing aimed at', () => {
    check('LS-E13', 'Haymaker needs a legal target.', busy().refusal(skill('haymaker')))
    const far = act([hero('brawler', { at: 'SE' })], { enemies: foes('ox', 'F1', 'R4') })
    check('LS-E13', 'Haymaker needs a legal target, and nobody is on F4, F5.', far.refusal(skill('haymaker')))
    const alone = act([hero('heavy-gunner', { cubes: 3 })])
    check('LS-E13', 'Empty the Belt needs a legal target.', alone.refusal({ kind: 'rampage' }))
  })

  test('[LS-E13] Recon is for the pile: aimed at a space, with no card to turn up, for a card that is not there', () => {
    const cards = minions('grunt', 'ox', 'grunt')
    const spotter = act([hero('spotter')], { enemies: foes('sniper', 'F1'), pile: cards })
    const aimless = 'Recon has no target: it turns up the reinforcement pile.'
    for (const aimed of [{ enemy: 'F1' as const }, { hero: 'hero.spotter' as const }, { quadrant: 'N' as const }])
      check('LS-E13', aimless, spotter.refusal(skill('recon', aimed)))
    const empty = 'Recon turns up the reinforcement pile, which is empty.'
    check('LS-E13', empty, act([hero('spotter')], { pile: [] }).refusal(skill('recon')))
    spotter.play(skill('recon'))
    const discard = (more: object) => spotter.refusal({ kind: 'recon-discard', ...more })
    check('LS-E13', 'The Ox is not card 1 of the pile: that is the Grunt.', discard({ at: 0, card: 'minion.ox' }))
    const which = 'Choose one of the cards of the pile: the Grunt, the Ox, the Grunt.'
    for (const wrong of [{ at: 3, card: 'minion.ox' }, { at: 1 }, { card: 'minion.ox' }, {}])
      check('LS-E13', which, discard(wrong))
    expect(discard({}).rule).toBe('LS-064')
  })

  test('[LS-E13] the wrong quadrant, or a list that is empty or names somebody else', () => {
    check(
      'LS-E13',
      'The east quadrant is not a legal target for Wrecking Swing: it is not adjacent.',
      busy().refusal(skill('wrecking-swing', { quadrant: 'E' })),
    )
    const aimed = (raw: object) => busy().refusal({ kind: 'skill', skill: 'skill.wrecking-swing', ...raw })
    expect(aimed({ quadrant: 'X' }).message).toMatch(/^X is not/)
    const gunner = act([hero('heavy-gunner')], { enemies: foes('ox', 'F1') })
    check(
      'LS-E13',
      'Lane 4 is not a legal target for Sweep: it is out of line.',
      gunner.refusal(skill('sweep', { lane: 4 })),
    )
    expect(gunner.refusal({ kind: 'skill', skill: 'skill.sweep', lane: 9 }).message).toMatch(/^9 is not/)
    check('LS-E13', 'Dead to Rights needs a legal target.', four().refusal(rampage({ enemies: [] })))
    for (const enemies of [['F2'], ['F3', 'F1', 'F2'], ['F1', 'F2', 'F6', 'F8']])
      check(
        'LS-E13',
        'F2 is not a legal target for Dead to Rights: it is out of line.',
        four().refusal({ kind: 'rampage', enemies }),
      )
    const empty = 'R1 is not a legal target for Dead to Rights: nobody is there.'
    check('LS-E13', empty, four().refusal(rampage({ enemies: ['R1'] })))
    expect(four().refusal({ kind: 'rampage', enemies: [7, null] }).message).toMatch(/^7 is/)
    expect(four().refusal({ kind: 'rampage', enemies: [{}] }).code).toBe('LS-E13')
    expect(four().refusal({ kind: 'rampage', enemies: ['F1'], enemy: 'F1' }).code).toBe('LS-E28')
  })

  test.each([
    [['F3', 'F1'], 'F1, F3'],
    [['F1', 'F1'], 'F1'],
    [['F8', 'F3', 'F6', 'F3'], 'F3, F6, F8'],
  ])('[LS-E13, LS-R30] a list in another order, or with the same twice: %j', (enemies, ordered) => {
    const why = four().refusal({ kind: 'rampage', enemies })
    check('LS-E13', `Name enemies in board order, each once: ${ordered}.`, why)
    expect(why.rule).toBe('LS-R30')
  })

  test('[LS-E13] a list that is too long', () => {
    const why = four().refusal({ kind: 'rampage', enemies: ['F1', 'F3', 'F6', 'F8'] })
    check('LS-E13', 'Dead to Rights has 3 targets at most.', why)
  })

  test('[LS-E14] shifting an Immovable enemy; [LS-E15] onto an occupied space', () => {
    const table = act([hero('ghost')], { enemies: [foe('F1', 'ox'), ...foes('grunt', 'F2', 'R2')] })
    check('LS-E14', 'The Ox cannot be moved.', table.refusal(skill('misdirect', { enemy: 'F1', way: 'back' })))
    check('LS-E15', 'The space R2 is occupied.', table.refusal(skill('misdirect', { enemy: 'F2', way: 'back' })))
    const nowhere = table.refusal(skill('misdirect', { enemy: 'F2', way: 'forward' }))
    check('LS-E15', 'The Grunt cannot go forward: there is no space that way.', nowhere)
    expect(nowhere.rule).toBe('LS-R70')
    const behind = act([hero('ghost')], { enemies: foes('gunslinger', 'R8') })
    const back = behind.refusal(skill('misdirect', { enemy: 'R8', way: 'back' }))
    check('LS-E15', 'The Gunslinger cannot go back: there is no space that way.', back)
    for (const way of [{}, { way: 'up' }]) {
      const lost = table.refusal({ kind: 'skill', skill: 'skill.misdirect', enemy: 'F2', ...way })
      check('LS-E13', 'Misdirect needs a way: back, forward, cw, ccw.', lost)
      expect(lost.rule).toBe('LS-R70')
    }
    expect(table.refusal({ kind: 'skill', skill: 'skill.misdirect', enemy: 'F5' }).message).toMatch(/^F5 is not/)
    const lure = act([hero('femme-fatale')], { enemies: [...foes('sniper', 'F1', 'R1'), foe('R8', 'mortar-crew')] })
    check('LS-E15', 'The space F1 is occupied.', lure.refusal(skill('beckon', { enemy: 'R1' })))
    check('LS-E14', 'The Mortar Crew cannot be moved.', lure.refusal(skill('beckon', { enemy: 'R8' })))
    expect(lure.refusal(skill('beckon', { enemy: 'F1' })).code).toBe('LS-E13')
  })

  test('[LS-E16] Parting Shot at an enemy in position', () => {
    const table = act([hero('femme-fatale')], { enemies: foes('grunt', 'F1') })
    check('LS-E16', 'The Grunt is not out of position.', table.refusal(skill('parting-shot', { enemy: 'F1' })))
  })

  test('[LS-E17] reviving one who stands, oneself, or one elsewhere', () => {
    const said = 'There is no knocked-down hero here to revive.'
    const table = act([hero('field-medic'), hero('ghost'), hero('spotter', { at: 'SE', down: true })])
    for (const name of ['hero.ghost', 'hero.field-medic', 'hero.spotter', 'hero.nobody'])
      check('LS-E17', said, table.refusal({ kind: 'revive', hero: name }))
    const nobody = table.refusal({ kind: 'skill', skill: 'skill.pull-to-safety', hero: 'hero.nobody' })
    check('LS-E13', 'hero.nobody is not a legal target for Pull to Safety.', nobody)
  })

  test('[LS-E17, LS-090] Pull to Safety of one who is not on an adjacent space, or who stands', () => {
    const heroes = [
      hero('field-medic'),
      hero('brawler', { down: true }),
      hero('spotter', { at: 'SE', down: true }),
      hero('ghost', { at: 'NE' }),
    ]
    const table = act(heroes, { options: { heroes: 4 } })
    for (const [name, said, clause] of [
      ['brawler', 'The Brawler is on NW, and not on an adjacent space.', 'LS-090'],
      ['spotter', 'The Spotter is on SE, and not on an adjacent space.', 'LS-090'],
      ['ghost', 'The Ghost is not knocked down.', 'LS-067'],
    ] as const) {
      const why = table.refusal(skill('pull-to-safety', { hero: `hero.${name}` }))
      check('LS-E17', said, why)
      expect(why.rule).toBe(clause)
    }
  })

  test('[LS-E18] rampage without three cubes; [LS-E19] outside the own turn', () => {
    check('LS-E18', 'Rampage needs 3 cubes.', busy().refusal(rampage()))
    check('LS-E19', 'Rampage is possible only in your own turn.', busy().refusal(rampage(), 1))
    const ordered = act([hero('spotter'), hero('brawler', { cubes: 3 })], { enemies: foes('ox', 'F1') })
    ordered.play(skill('orders', { hero: 'hero.brawler' }))
    check('LS-E19', 'Rampage is possible only in your own turn.', ordered.refusal(rampage()))
  })

  test('[LS-E20] the mine where it cannot go, and nothing to trigger', () => {
    const table = act([hero('demolitionist')], { enemies: foes('grunt', 'F1'), mine: 'F7' })
    for (const space of ['F1', 'F7', 'F4', 'X'])
      check('LS-E20', 'The mine cannot go there.', table.refusal({ kind: 'skill', skill: 'skill.lay-mine', space }))
    check('LS-E20', 'There is nothing to trigger.', table.refusal(skill('remote-trigger')))
    check('LS-E13', 'Lay Mine needs a legal target.', table.refusal(skill('lay-mine')))
  })

  test('[LS-E21] what would have no effect', () => {
    const said = 'That would have no effect.'
    const medic = act([hero('field-medic'), hero('ghost'), hero('bulwark', { down: true })], {
      options: { general: 'warlord' },
      track: 7,
      enemies: [foe('F1', 'warlord'), foe('F8', 'grunt', { suppressed: true })],
    })
    check('LS-E21', said, medic.refusal(skill('tranq-dart', { enemy: 'F8' })))
    const general = medic.refusal(skill('tranq-dart', { enemy: 'F1' }))
    check('LS-E21', 'The Warlord is a general and cannot be suppressed.', general)
    expect(general.rule).toBe('LS-R51')
    for (const name of ['hero.ghost', 'hero.bulwark'] as const)
      check('LS-E21', said, medic.refusal(skill('patch-up', { hero: name })))
    const spotter = act([hero('spotter')], { enemies: [foe('F5', 'grunt', { mark: 3 })] })
    check('LS-E21', said, spotter.refusal(skill('call-target', { enemy: 'F5' })))
    check('LS-E21', said, act([hero('brawler')]).refusal(skill('walk-it-off')))
  })

  test('[LS-E22] no fire here', () => {
    check('LS-E22', 'There is no fire here.', busy().refusal({ kind: 'stamp-out' }))
    const table = act([hero('brawler')], { options: { general: 'firestarter' }, fires: ['SE'] })
    check('LS-E22', 'There is no fire here.', table.refusal({ kind: 'stamp-out' }))
  })

  test('[LS-E23] hits divided wrongly', () => {
    const seed = 'belt'
    const setup = position({
      heroes: [hero('heavy-gunner', { cubes: 3 })],
      turn: { hero: 'hero.heavy-gunner' },
      enemies: foes('grunt', 'F1', 'F4', 'F8'),
    })
    const table = new Table(setup, [4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1], seed)
    table.play(rampage(), { kind: 'split-hits', enemy: 'F1', hits: 2 })
    for (const [enemy, hits, said] of [
      ['F8', 3, 'Hits for F8: 1 at least, 2 at most.'],
      ['F8', 0, 'Hits for F8: 1 at least, 2 at most.'],
      ['F4', 1, 'F4 can get no hits: it is out of line.'],
      ['F3', 1, 'Nobody within 3 spaces is on F3.'],
      ['X', 1, 'Nobody within 3 spaces is on X.'],
      ['F1', 1, 'F1 has got its hits already.'],
      [undefined, 1, 'These hits cannot be divided like that.'],
    ]) {
      const why = table.refusal({ kind: 'split-hits', enemy, hits })
      check('LS-E23', said as string, why)
      expect(why.rule).toBe(enemy === 'F4' ? 'LS-093' : 'LS-082')
    }
  })
})

describe('questions', () => {
  test('[LS-E24] of another seat, or no longer open', () => {
    const heroes = [hero('spotter'), hero('field-medic'), hero('ghost')]
    const table = new Table(position({ seats: 3, heroes, phase: 'assault', enemies: foes('grunt', 'F1') }))
    const choice = { kind: 'choose-target', hero: 'hero.spotter' }
    check('LS-E24', 'This is not yours to decide.', table.refusal(choice, 1))
    expect(table.refusal(choice, 1).rule).toBe('LS-115')
    const match = Match.start(lastStand, { seats: 3, seed: 'closed' })
    // No clause closes it: the game has gone on.
    const closed = { code: 'LS-E24', message: 'That decision is closed.' }
    expect(MESSAGES.get(closed.code)).toContain(closed.message)
    expect(match.whyNot(0, match.choices(0)[0], 7)).toEqual(closed)
    for (const why of ['stale', 'not-now', 'not-offered'] as const) expect(lastStand.refusals[why]).toEqual(closed)
  })

  const spitting = foes('hothead', 'F1', 'F8')
  test.each<[clause: string, awaited: string, table: () => Table, attempt: unknown]>([
    ['LS-R1', 'which hero joins the squad', () => new Table({ seats: 1 }), end],
    [
      'LS-R10',
      'which hero acts',
      () => new Table(position({ heroes: [hero('ghost'), hero('spotter')], phase: 'squad' })),
      { kind: 'move', to: 'NE' },
    ],
    ['LS-053', 'what the Brawler does', busy, { kind: 'choose-target', hero: 'hero.spotter' }],
    [
      'LS-064',
      'what the Ghost does as ordered',
      () => after(act([hero('spotter'), hero('ghost')]), skill('orders', { hero: 'hero.ghost' })),
      end,
    ],
    [
      'LS-064',
      'which card of the pile is discarded',
      () => after(act([hero('spotter', { cubes: 3 })]), skill('recon')),
      rampage(),
    ],
    [
      'LS-082',
      'how the hits are divided',
      () => after(act([hero('heavy-gunner', { cubes: 3 })], { enemies: foes('ox', 'F1', 'F3') }), rampage()),
      end,
    ],
    ...[end, { kind: 'order-triggers', space: 'F2', trigger: 'retaliate' }].map(
      (attempt): [string, string, () => Table, unknown] => [
        'LS-R31',
        'which comes next of F1, F8',
        () =>
          after(act([hero('femme-fatale', { cubes: 3 })], { enemies: spitting }), rampage({ enemies: ['F1', 'F8'] })),
        attempt,
      ],
    ),
    [
      'LS-115',
      'whom the Grunt attacks',
      () =>
        new Table(
          position({ heroes: [hero('spotter'), hero('field-medic')], phase: 'assault', enemies: foes('grunt', 'F1') }),
        ),
      end,
    ],
    [
      'LS-R47',
      'which squad space the Mortar Crew attacks',
      () =>
        new Table(
          position({
            heroes: [hero('spotter'), hero('field-medic', { at: 'SE' })],
            phase: 'assault',
            enemies: foes('mortar-crew', 'R1'),
          }),
        ),
      { kind: 'choose-target', hero: 'hero.spotter' },
    ],
    [
      'LS-R47',
      'who is the quarry',
      () =>
        new Table(
          position({
            options: { general: 'huntmaster' },
            heroes: [hero('spotter'), hero('field-medic')],
            phase: 'squad',
          }),
        ),
      end,
    ],
  ])('[LS-E32, %s] another question is open: %s', (clause, awaited, table, attempt) => {
    const why = table().refusal(attempt)
    check('LS-E32', `Now you must say ${awaited}.`, why)
    expect(why.rule).toBe(clause)
  })

  test('[LS-E32] a question that another seat is asked', () => {
    const heroes = [hero('spotter'), hero('ghost'), hero('brawler'), hero('bulwark')]
    const table = new Table(position({ seats: 2, heroes, turn: { hero: 'hero.spotter' } }))
    table.play(skill('orders', { hero: 'hero.ghost' }))
    for (const choice of [end, { kind: 'move', to: 'NE' }, rampage()])
      check('LS-E32', 'Now player 2 must say what the Ghost does as ordered.', table.refusal(choice, 0))
    check('LS-E24', 'This is not yours to decide.', table.refusal({ kind: 'pass' }, 0))
    expect(table.refusal({ kind: 'pass' }, 0).rule).toBe('LS-064')
  })

  const hunted = (): Table =>
    new Table(
      position({
        options: { general: 'huntmaster' },
        heroes: [hero('spotter'), hero('field-medic'), hero('brawler')],
        phase: 'squad',
      }),
    )
  const shelled = (): Table =>
    new Table(
      position({
        heroes: [hero('spotter'), hero('ghost', { at: 'SE' })],
        phase: 'assault',
        enemies: foes('mortar-crew', 'R1'),
      }),
    )
  const attacked = (): Table =>
    new Table(
      position({
        heroes: [hero('spotter'), hero('field-medic'), hero('ghost')],
        phase: 'assault',
        enemies: foes('grunt', 'F1'),
      }),
    )
  test.each<[clause: string, said: string, table: () => Table, attempt: object]>([
    [
      'LS-115',
      'The Ghost is none of those that tie: the Spotter, the Field Medic.',
      attacked,
      { kind: 'choose-target', hero: 'hero.ghost' },
    ],
    ['LS-115', 'That is none of those that tie: the Spotter, the Field Medic.', attacked, { kind: 'choose-target' }],
    ['LS-R47', 'NE is none of those that tie: NW, SE.', shelled, { kind: 'choose-space', space: 'NE' }],
    ['LS-R47', 'That is none of those that tie: NW, SE.', shelled, { kind: 'choose-space', space: null }],
    [
      'LS-R47',
      'The Brawler is none of those that tie: the Spotter, the Field Medic.',
      hunted,
      { kind: 'choose-quarry', hero: 'hero.brawler' },
    ],
  ])('[LS-E13, %s] %s', (clause, said, table, attempt) => {
    const why = table().refusal(attempt)
    check('LS-E13', said, why)
    expect(why.rule).toBe(clause)
  })

  test('[LS-E13] what has a name is called by it', () => {
    const aimed = { kind: 'skill', skill: 'skill.haymaker', enemy: 'lieutenant.gemini' }
    check('LS-E13', 'The Gemini is not a legal target for Haymaker.', busy().refusal(aimed))
  })

  test('[LS-E25] a hero that is taken or unknown, a general or a difficulty that there is not', () => {
    const setup = lastStand.deal(parseOptions<LastStand>(lastStand, {}, 2), 2, SeededRandom.from('pick'))
    const table = new Table(setup)
    table.play({ kind: 'pick-hero', hero: 'hero.ghost' })
    check('LS-E25', 'The Ghost is not available.', table.refusal({ kind: 'pick-hero', hero: 'hero.ghost' }))
    check('LS-E25', 'hero.nobody is not available.', table.refusal({ kind: 'pick-hero', hero: 'hero.nobody' }))
    for (const raw of [{ general: 'nobody' }, { difficulty: 'nobody' }])
      check(
        'LS-E25',
        'nobody is not available.',
        refusalOf(() => parseOptions<LastStand>(lastStand, raw, 4)),
      )
  })

  test('[LS-E26] five players, or none', () => {
    for (const seats of [0, 5])
      expect(refusalOf(() => Match.start(lastStand, { seats, seed: 'five' }))).toMatchObject({
        code: 'LS-E26',
        message: 'Last Stand is for 2 to 4 players (1 for solo).',
      })
  })

  test('[LS-E27] what is hidden', () => {
    for (const kind of ['look', 'peek', 'show'])
      check('LS-E27', 'That is hidden.', busy().refusal({ kind, what: 'pile' }))
    expect(busy().refusal({ kind: 'look' }).rule).toBe('LS-044')
  })

  test.each([null, 7, 'end-turn', [], {}, { kind: 7 }, { kind: 'toString' }])(
    '[LS-E28] no choice at all: %j',
    (raw) => {
      check('LS-E28', 'That is not a choice of this game.', busy().refusal(raw))
    },
  )

  test.each([
    [{ kind: 'end-turn', also: 1 }, 'also'],
    [{ kind: 'skill', skill: 'skill.haymaker', enemy: 'F1', way: 'back', lane: 3 }, 'way, lane'],
    [{ kind: 'move', to: 'NE', [`x${'y'.repeat(40)}`]: null }, `x${'y'.repeat(19)}`],
  ])('[LS-E28] a part too many: %j', (raw, parts) => {
    check('LS-E28', `Leave out ${parts}: this choice has no such part.`, busy().refusal(raw))
  })

  test.each<[table: () => Table, attempt: object, parts: string]>([
    [() => act([hero('spotter')], { enemies: foes('ox', 'R3') }), skill('marksman', { space: 'R3' }), 'space'],
    [four, rampage({ enemy: 'F8' }), 'enemy'],
    [four, { ...rampage({ enemies: ['F1'] }), skill: 'skill.beckon' }, 'skill'],
    [busy, skill('walk-it-off', { hero: 'hero.brawler' }), 'hero'],
    [() => act([hero('ghost')]), skill('tumble', { space: 'F1' }), 'space'],
  ])('[LS-E28] a part by which something else is aimed: %#', (table, attempt, parts) => {
    check('LS-E28', `Leave out ${parts}: this choice has no such part.`, table().refusal(attempt))
  })

  test.each<[table: () => Table, attempt: object, says: string]>([
    [four, { kind: 'rampage', enemies: 'F3' }, 'As enemies this choice takes a list of enemy spaces.'],
    [
      () => act([hero('heavy-gunner')], { enemies: foes('ox', 'F1') }),
      { kind: 'skill', skill: 'skill.sweep', lane: '1' },
      'As lane this choice takes a number from 1 to 8.',
    ],
    [busy, { kind: 'skill', skill: 'skill.haymaker', enemy: ['F1'] }, 'As enemy this choice takes one enemy space.'],
  ])('[LS-E28] a part of the wrong form: %#', (table, attempt, says) => {
    check('LS-E28', says, table().refusal(attempt))
  })

  test('[LS-E29] a first player who is not there; [LS-E30, LS-R2] three heroes for several players', () => {
    const parse = (raw: object, seats: number) => refusalOf(() => parseOptions<LastStand>(lastStand, raw, seats))
    check('LS-E29', 'There is no player 3 who could be the first.', parse({ first: 2 }, 2))
    for (const [seats, heroes] of [
      [2, 4],
      [3, 3],
      [4, 4],
    ] as const)
      check(
        'LS-E30',
        `Only one player alone chooses how many heroes there are; ${seats} players lead ${heroes}.`,
        parse({ heroes: 3 }, seats),
      )
    expect(lastStand.clash({ difficulty: 'normal', general: 'random', first: 3, heroes: 3 })).toBeUndefined()
  })

  test.each([
    [{ first: 4 }, '"first" must be "random", 0, 1, 2 or 3'],
    [{ heroes: 5 }, '"heroes" must be 4 or 3'],
    [{ speed: 1 }, '"speed" must be one of difficulty, general, first, heroes'],
  ])('[LS-E31] an option that there is not: %j', (raw, says) => {
    check(
      'LS-E31',
      `Option ${says}.`,
      refusalOf(() => parseOptions<LastStand>(lastStand, raw, 2)),
    )
  })
})
