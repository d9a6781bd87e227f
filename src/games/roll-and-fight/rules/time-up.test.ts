import { describe, expect, test } from 'vitest'
import { Match } from '#engine/match'
import { ITEMS_OF } from '#games/roll-and-fight/content/heroes'
import { rollAndFight } from '#games/roll-and-fight/game'
import { timeUp } from '#games/roll-and-fight/rules/time-up'
import {
  alone,
  at,
  dead,
  faces,
  flash,
  item,
  mark,
  player,
  roll,
  set,
  SKIP,
  Table,
  use,
} from '#games/roll-and-fight/testing/table'
import type { Choice, PlayerSetup, Setup } from '#games/roll-and-fight/types'

// Section E: the default of each decision (RF-R113).

const chosen = (table: Table): Choice | undefined => timeUp(table.state, 0)[0]
const laid = (more: Partial<PlayerSetup>, rest: Partial<Setup> = {}, hero: PlayerSetup['hero'] = 'kaja'): Table =>
  new Table(alone(player(hero, '1A', more), rest))

/** What is chosen while time is always up, until nothing more of a phase is asked. */
function all(table: Table, kind: string): Choice[] {
  const made: Choice[] = []
  while (table.asked === `0 ${kind}`) {
    const choice = chosen(table)!
    made.push(choice)
    table.play(choice)
  }
  return made
}

test('[RF-R113] E1 the first free Hero, printed order, side A', () => {
  const match = Match.start(rollAndFight, { seats: 2, seed: 'idle' })
  const chooses = (actor: number) => rollAndFight.timeUp!(match.view(actor), actor, 1)[0]
  const [first, second] = match.state.order as [number, number]
  expect(chooses(first)).toEqual({ kind: 'pick-hero', hero: 'johnny' })
  match.submit({ actor: first, choice: chooses(first) })
  expect(chooses(second)).toEqual({ kind: 'pick-hero', hero: 'kaja' })
  match.submit({ actor: second, choice: chooses(second) })
  expect(chooses(first)).toEqual({ kind: 'order-items', items: ITEMS_OF.johnny })
  for (const actor of [0, 1]) match.submit({ actor, choice: chooses(actor) })
  expect(chooses(0)).toEqual({ kind: 'pick-side', side: 'A' })
})

describe('[RF-R113] E2 Flashback', () => {
  const FACES: NonNullable<Setup['faces']> = ['loot', 'purchase', 'recon']

  test.each([
    [1, flash('bonus', 'training')],
    [2, flash('bonus', 'training')],
    [3, flash('bonus', 'purchase', 'bandages')],
    [4, flash('bonus', 'recon', 'dash')],
  ])('dice as they were rolled, and in round %i %j', (round, bonus) => {
    const table = laid({ spaces: 5 }, { phase: 'flashback', faces: FACES, round }, 'kaja')
    expect(all(table, 'flashback').filter(({ kind }) => kind !== 'buy')).toEqual([
      flash(0, 'loot'),
      flash(1, 'purchase', 'bandages'),
      flash(2, 'recon', 'punch'),
      bonus,
      { kind: 'done-flashback' },
    ])
  })

  test('with one Health space at most the bonus is Healing; two Wounds are cleared, else a space is unlocked', () => {
    const bonus = (more: Partial<PlayerSetup>) =>
      all(laid(more, { phase: 'flashback', faces: FACES, round: 2 }), 'flashback')[3]
    expect(bonus({ wounds: 2 })).toEqual(flash('bonus', 'healing', 'clear'))
    expect(bonus({ wounds: 3, spaces: 4 })).toEqual(flash('bonus', 'healing', 'clear'))
    expect(bonus({ wounds: 1 })).toEqual(flash('bonus', 'training'))
  })

  test('then the cheapest tiles, and never a discard', () => {
    const table = laid({ xp: 8 }, { phase: 'flashback', faces: FACES, round: 2 })
    const buys = all(table, 'flashback').filter(({ kind }) => kind === 'buy')
    expect(buys).toEqual([
      { kind: 'buy', tile: 'wildrush' },
      { kind: 'buy', tile: 'kenjutsu' },
      { kind: 'buy', tile: 'kata' },
    ])
  })
})

describe('[RF-R113] E3 Rolling', () => {
  const race = (more: Partial<PlayerSetup>): Table => {
    const table = laid(more, { phase: 'rolling' })
    table.until(table.state.race!.opens)
    return table
  }

  test('a set that is complete, tiles first; all Wounds bled where two spaces are free; else all but what fits', () => {
    expect(chosen(race({ dice: faces('RBRW'), tiles: ['parry'] }))).toMatchObject({
      ability: 'parry',
      release: 4,
      take: true,
    })
    expect(chosen(race({ dice: faces('RRBB') }))).toMatchObject({ ability: 'charge' })
    expect(chosen(race({ dice: faces('WWGB') }))).toEqual({ kind: 'bleed', die: 1, release: [2], take: true })
    expect(chosen(race({ dice: faces('GGRW') }))).toEqual(roll(3))
  })

  test('with nothing to roll and nothing to bleed, one stops', () => {
    expect(chosen(race({ dice: faces('WWWW'), wounds: 2 }))).toEqual({ kind: 'stop' })
  })
})

describe('[RF-R113] E4 Fighting', () => {
  test('attacks first, Bandages with two Wounds, no other Item', () => {
    const table = laid({
      wounds: 2,
      items: [
        { item: 'bandages', marked: 1 },
        { item: 'herbs', marked: 2 },
      ],
      sets: [set('dash', 'RR'), set('punch', 'BBB')],
    })
    expect(chosen(table)).toEqual(item('bandages'))
    table.play(item('bandages'))
    expect(chosen(table)).toEqual(use('punch', 1))
    expect(chosen(laid({ items: [{ item: 'herbs', marked: 2 }] }))).toEqual({ kind: 'done-fighting' })
  })

  test('a Hit takes the Boss, then Henchmen; a Shoot takes Gunmen; a Move goes towards the Boss', () => {
    const target = (more: Partial<PlayerSetup>, ability: 'punch' | 'fire' | 'dash'): Choice | undefined => {
      const table = laid(more)
      table.play(use(ability))
      return chosen(table)
    }
    expect(target({ at: 'r5', sets: [set('punch', 'BBB')] }, 'punch')).toEqual(at('r5', 2))
    expect(target({ at: 'r9', dead: dead(['r9']), sets: [set('punch', 'BBB')] }, 'punch')).toEqual(at('r9', 'boss'))
    expect(target({ at: 'r5', sets: [set('fire', 'GGG')] }, 'fire')).toEqual(at('r4', 2))
    expect(target({ sets: [set('dash', 'RR')] }, 'dash')).toEqual(at('r2'))
  })

  test('what is optional is left out, Objectives are marked at once', () => {
    const table = laid({ tiles: ['follow'], sets: [set('punch', 'BBB')] })
    table.play(use('punch'), at('r1', 0))
    expect(chosen(table)).toEqual(SKIP)
    expect(chosen(laid({ at: 'r3', dead: dead(['r3']) }))).toEqual(mark('r3'))
  })
})

describe('[RF-R113] E5 Resolution', () => {
  const resolving = (more: Partial<PlayerSetup>, hero: PlayerSetup['hero'] = 'kaja') =>
    chosen(laid({ visited: ['r5'], dead: dead(['r5', 'r1']), ...more }, { phase: 'resolution' }, hero))

  test('Loot; Healing where step 3 would fill the track; Training where the Loot Track is full', () => {
    expect(resolving({})).toEqual({ kind: 'collect', room: 'r5', action: 'loot' })
    expect(resolving({ at: 'r4', wounds: 1, visited: ['r5'] })).toEqual({
      kind: 'collect',
      room: 'r5',
      action: 'healing',
      arg: 'clear',
    })
    expect(resolving({ loot: 5 })).toEqual({ kind: 'collect', room: 'r5', action: 'training' })
  })

  test('an Item of Resolution if the track is full', () => {
    const wind = { visited: [], items: [{ item: 'wind', marked: 1 }] } satisfies Partial<PlayerSetup>
    expect(resolving({ ...wind, wounds: 3 }, 'bruna')).toEqual(item('wind'))
    expect(resolving({ ...wind, wounds: 2 }, 'bruna')).toEqual({ kind: 'done-resolution' })
  })
})
