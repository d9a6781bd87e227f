import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { TILE } from '#games/roll-and-fight/content/heroes'
import { rollAndFight } from '#games/roll-and-fight/game'
import {
  alone,
  flash,
  FLASHED,
  kinds,
  mark,
  player,
  several,
  Table,
  the,
  those,
} from '#games/roll-and-fight/testing/table'
import type { Choice, PlayerSetup, Setup } from '#games/roll-and-fight/types'

type Faces = NonNullable<Setup['faces']>
const FACES: Faces = ['training', 'purchase', 'recon']

const flashback = (more: Partial<PlayerSetup> = {}, faces: Faces = FACES, round = 1): Table =>
  new Table(alone(player('bruna', '1A', more), { phase: 'flashback', faces, round }))

const buy = (tile: Extract<Choice, { kind: 'buy' }>['tile'], discard?: typeof tile): Choice => ({
  kind: 'buy',
  tile,
  ...(discard && { discard }),
})

describe('the start of the phase', () => {
  test('[RF-037, RF-038, RF-029] four dice for each, then three dice for all', () => {
    const setup = several([player('johnny', '1A'), player('bruna', '2A', { boss: 'king' })], { phase: 'flashback' })
    const table = new Table(setup, { flashback: [3, 4, 6] })
    expect(table.state.faces).toEqual(['purchase', 'healing', 'loot'])
    expect(kinds(table.opening)).toEqual([
      'set-up',
      'phase-begun',
      'dice-set-aside',
      'dice-set-aside',
      'flashback-rolled',
    ])
    expect(table.board(1).dice).toEqual([1, 2, 3, 4].map((id) => ({ id, face: null })))
    expect(table.pool).toBe(16)
    expect(table.asked).toBe('0 flashback, 1 flashback')
  })

  test('[RF-R46, RF-R42] what was taken in the round before does not count any more, and dice are numbered anew', () => {
    const table = new Table(alone(player('bruna', '1A'), { phase: 'resolution' }))
    Object.assign(table.board(), { taken: 5, nextDie: 9 })
    table.play({ kind: 'done-resolution' })
    expect(table.board()).toMatchObject({ taken: 0, nextDie: 5 })
  })

  test('[RF-R29, RF-165] three for whoever took a Beating', () => {
    expect(flashback({ beatings: 1 }).board().dice).toHaveLength(3)
  })

  test.each([
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
  ])(
    "[RF-R78, RF-036, RF-035] Kaja's Old Wounds: in round %i %i Wounds, before the dice are rolled",
    (round, wounds) => {
      const table = new Table(alone(player('kaja', '1A'), { phase: 'flashback', round }))
      expect(table.health()).toBe(`${wounds} of 3`)
      if (wounds > 0)
        expect(kinds(table.opening).indexOf('wounded')).toBeLessThan(kinds(table.opening).indexOf('flashback-rolled'))
    },
  )
})

describe('the actions', () => {
  test('[RF-039, RF-040, RF-052] each die once and a bonus action, in any order, with purchases of tiles between', () => {
    const table = flashback({ xp: 2 })
    table.play(flash('bonus', 'training'), buy('vstrike'), flash(2, 'recon', 'punch'), flash(0, 'training'))
    expect(table.refusal(flash(0, 'training'))).toBe('FLASH_SPENT')
    expect(table.refusal(flash(1, 'training'))).toBe('FLASH_MISMATCH')
    table.play(flash(1, 'purchase', 'ram'), FLASHED)
    expect(table.state.phase).toBe('rolling')
  })

  test('[RF-039] what one takes is taken from nobody else', () => {
    const setup = several([player('johnny', '1A'), player('bruna', '2A', { boss: 'king' })], {
      phase: 'flashback',
      faces: FACES,
    })
    const table = new Table(setup)
    table.by(0, flash(0, 'training'))
    table.by(1, flash(0, 'training'))
    expect(table.state.boards.map(({ xp }) => xp)).toEqual([2, 2])
  })

  test.each([
    [18, 20, 2],
    [19, 20, 1],
  ])('[RF-041, RF-R34, RF-014] Training marks two spaces: %i become %i', (xp, marked, amount) => {
    const events = flashback({ xp }).play(flash(0, 'training'))
    expect(the(events, 'trained')).toMatchObject({ amount, marked, by: 'die-1' })
  })

  test('[RF-042, RF-043, RF-135] Purchase marks a square, which is a charge; there are two', () => {
    const table = flashback({}, ['purchase', 'purchase', 'purchase'])
    table.play(flash(0, 'purchase', 'ram'), flash(1, 'purchase', 'ram'))
    expect(table.board().items.find(({ item }) => item === 'ram')).toEqual({ item: 'ram', marked: 2, spent: 0 })
    expect(table.refusal(flash(2, 'purchase', 'ram'))).toBe('NO_SQUARE')
    expect(table.refusal(flash(2, 'purchase', 'stims'))).toBe('WRONG_HERO')
  })

  test('[RF-044, RF-R33] Healing unlocks a space, which is free', () => {
    const table = flashback({ wounds: 3 }, ['healing', 'healing', 'healing'])
    table.play(flash(0, 'healing', 'extend'))
    expect(table.board().health).toEqual(['wound', 'wound', 'wound', 'free'])
  })

  test.each([
    ['kaja', 3, 1],
    ['kaja', 1, 0],
    ['bruna', 3, 2],
    ['bruna', 1, 0],
  ] as const)('[RF-045, RF-R33, RF-016, RF-036] or clears Wounds: %s has %i, then %i', (hero, wounds, left) => {
    const table = new Table(
      alone(player(hero, '1A', { wounds, spaces: 4 }), {
        phase: 'flashback',
        faces: ['healing', 'loot', 'loot'],
        round: 2,
      }),
    )
    table.play(flash(0, 'healing', 'clear'))
    expect(table.health()).toBe(`${left} of 4`)
  })

  test('[RF-044, RF-R6] there are six spaces at most', () => {
    const table = flashback({ spaces: 6, wounds: 1 }, ['healing', 'loot', 'loot'])
    expect(table.refusal(flash(0, 'healing', 'extend'))).toBe('NOTHING_TO_HEAL')
  })

  test.each([
    ['punch', 1],
    ['dash', 1],
    ['fire', 1],
    ['charge', 2],
    ['haymaker', 2],
  ] as const)('[RF-046, RF-047, RF-048, RF-R36] Recon on %s needs %i marks, and no more', (ability, needed) => {
    const table = flashback({ tiles: ['haymaker'] }, ['recon', 'recon', 'recon'])
    const events = [...Array(needed).keys()].flatMap((slot) => table.play(flash(slot as 0 | 1, 'recon', ability)))
    expect(those(events, 'reconned').map(({ ready }) => ready)).toEqual(
      [...Array(needed).keys()].map((at) => at === needed - 1),
    )
    expect(table.refusal(flash('bonus', 'recon', ability))).toBe('RECON_DONE')
  })

  test('[RF-049] abilities without dice cannot be reconned, nor tiles that are not there', () => {
    const table = flashback({ tiles: ['knuckles', 'vstrike'] })
    expect(table.refusal(flash(2, 'recon', 'knuckles'))).toBe('RECON_IMPOSSIBLE')
    expect(table.refusal(flash(2, 'recon', 'vstrike'))).toBe('RECON_IMPOSSIBLE')
    expect(table.refusal(flash(2, 'recon', 'haymaker'))).toBe('NOT_ON_BOARD')
  })

  test('[RF-050, RF-R7, RF-015] Loot crosses out the next space', () => {
    const events = flashback({ loot: 2 }, ['loot', 'loot', 'loot']).play(flash(1, 'loot'))
    expect(the(events, 'looted')).toMatchObject({ crossed: 3, value: 4 })
  })

  test('[RF-051] or is any other action', () => {
    const table = flashback({ wounds: 1 }, ['loot', 'loot', 'loot'])
    table.play(flash(0, 'training'), flash(1, 'purchase', 'ram'), flash(2, 'healing', 'clear'))
    expect(table.refusal(flash('bonus', 'loot'))).toBe('NO_LOOT_HERE')
  })

  test('[RF-R116] the bonus action may come first', () => {
    expect(the(flashback().play(flash('bonus', 'purchase', 'wind')), 'purchased').by).toBe('bonus')
  })

  test('[RF-054, RF-R31] against the Pawnbroker without Experience no Purchase can be carried out', () => {
    const table = flashback({ boss: 'pawn' })
    expect(table.refusal(flash(1, 'purchase', 'ram'))).toBe('TAX_UNPAID')
    table.play(flash(1, 'healing', 'extend'), flash(0, 'training'))
    expect(the(table.play(flash('bonus', 'purchase', 'ram')), 'taxed')).toMatchObject({ left: 1 })
    expect(table.board()).toMatchObject({ xp: 2, spent: 1 })
  })

  test('[RF-030, RF-061, RF-R30] whoever is done forfeits the rest; the phase ends with the last', () => {
    const setup = several([player('johnny', '1A'), player('bruna', '2A', { boss: 'king' })], {
      phase: 'flashback',
      faces: FACES,
    })
    const table = new Table(setup)
    expect(the(table.by(1, FLASHED), 'flashback-done')).toMatchObject({ unused: 4 })
    expect(table.asked).toBe('0 flashback')
    expect(table.refusal(flash(0, 'training'), 1)).toBe('FINISHED')
    expect(kinds(table.by(0, FLASHED))).toEqual(['flashback-done', 'phase-begun', 'countdown'])
  })
})

describe('tiles', () => {
  test('[RF-055, RF-056, RF-190, RF-091] are bought for Experience, as many as one likes; what pays stays marked', () => {
    const table = flashback({ xp: 14 })
    table.play(buy('vstrike'), buy('grit'), buy('skin'))
    expect(table.board()).toMatchObject({
      xp: 14,
      spent: TILE.vstrike.xp + TILE.grit.xp + TILE.skin.xp,
      tiles: ['vstrike', 'grit', 'skin'],
    })
    expect(table.refusal(buy('bellow'))).toBe('NEEDS_XP')
    expect(table.refusal(buy('skin'))).toBe('ALREADY_OWNED')
    expect(table.refusal(buy('kata'))).toBe('WRONG_HERO')
  })

  test('[RF-058, RF-059, RF-060, RF-R38, RF-R39] four lie on the board; a fifth takes the place of one, which can be bought again', () => {
    const table = flashback({ xp: 20, tiles: ['vstrike', 'grit', 'skin', 'bellow'] }, ['recon', 'recon', 'recon'])
    table.play(flash(0, 'recon', 'grit'))
    expect(table.refusal(buy('table'))).toBe('SLOTS_FULL')
    expect(table.refusal(buy('table', 'knuckles'))).toBe('NOT_ON_BOARD')
    const lost = the(table.play(buy('table', 'grit')), 'recon-lost')
    expect(lost).toMatchObject({ ability: 'grit', rule: 'RF-R38' })
    expect(table.board().tiles).toEqual(['vstrike', 'skin', 'bellow', 'table'])
    expect(table.board().recon).toEqual({})
    table.play(flash(1, 'recon', 'table'), flash(2, 'recon', 'table'), buy('grit', 'skin'))
    expect(table.board().tiles).toContain('grit')
    expect(flashback({ xp: 20, tiles: ['skin'] }).refusal(buy('grit', 'skin'))).toBe('DISCARD_NOT_NEEDED')
  })
})

describe('the end of the phase', () => {
  test('[RF-R35, RF-048] a single mark on what needs two is lost', () => {
    const table = flashback({}, ['recon', 'recon', 'recon'])
    table.play(flash(0, 'recon', 'charge'), flash(1, 'recon', 'dash'))
    expect(those(table.play(FLASHED), 'recon-lost')).toMatchObject([{ ability: 'charge' }])
    expect(table.board().recon).toEqual({ dash: 1 })
  })

  test('[RF-138, RF-145, RF-R90, RF-R95] an Objective may be marked, and is marked by itself', () => {
    const more = { at: 'r8', spaces: 5 } as const
    const faces: Faces = ['healing', 'recon', 'loot']
    const table = flashback(more, faces)
    expect(table.refusal(mark('r8'))).toBe('NOT_MET')
    table.play(flash(0, 'healing', 'extend'))
    expect(the(table.play(mark('r8')), 'objective-marked')).toMatchObject({ points: 3, own: true })
    expect(table.refusal(mark('r8'))).toBe('ALREADY_MARKED')
    const other = flashback(more, faces)
    other.play(flash(0, 'healing', 'extend'))
    expect(the(other.play(FLASHED), 'objective-marked').own).toBe(false)
  })
})

test('[RF-R40, NO_UNDO] one undoes what one did in the phase, whatever the others do, until one is done', () => {
  const setup = several([player('johnny', '1A'), player('bruna', '2A', { boss: 'king' })], {
    phase: 'flashback',
    faces: FACES,
  })
  const match = Match.start(rollAndFight, { seats: 2, setup, seed: 'undo' })
  match.submit({ actor: 0, choice: flash(0, 'training') })
  match.submit({ actor: 1, choice: flash(0, 'training') })
  match.submit({ actor: 0, choice: flash(1, 'purchase', 'stims') })
  match.submit({ actor: 0, act: 'undo' })
  match.submit({ actor: 0, act: 'undo' })
  expect(match.state.boards.map(({ xp }) => xp)).toEqual([0, 2])
  expect(() => match.submit({ actor: 0, act: 'undo' })).toThrow('That cannot be undone.')
  match.submit({ actor: 1, choice: FLASHED })
  expect(match.undoers).toEqual([])
})
