import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { kindsOf } from '#engine/schema'
import { plain, plainTable, screenOf } from '#engine/terminal'
import { abilityOf, HERO, ITEM, TILE, TILE_IDS } from '#games/roll-and-fight/content/heroes'
import { rollAndFight } from '#games/roll-and-fight/game'
import { lockedDice, roomIds } from '#games/roll-and-fight/rules/read'
import { enemyLetter, keysOf } from '#games/roll-and-fight/terminal/codes'
import { denLines, DEN_WIDTH } from '#games/roll-and-fight/terminal/den'
import { table } from '#games/roll-and-fight/terminal/table'
import { alone, at, dead, player, set, several, Table, use, via } from '#games/roll-and-fight/testing/table'
import { allMoments } from '#games/roll-and-fight/testing/words'
import { roomNumber } from '#games/roll-and-fight/text/forms'
import { roomName } from '#games/roll-and-fight/text/names'
import { text } from '#games/roll-and-fight/text/text'
import type { Board, Choice } from '#games/roll-and-fight/types'

const COMPANY = { players: ['you', 'normal', 'hard', 'easy'], locked: [] }
const name = (id: Parameters<typeof abilityOf>[0]): string => abilityOf(id).name
const ACTIONS = { training: 'train', purchase: 'buy', healing: 'heal', recon: 'recon', loot: 'loot' }

function acted({ action, arg }: Pick<Extract<Choice, { kind: 'flash' }>, 'action' | 'arg'>): string {
  if (arg === undefined || arg === 'clear') return ACTIONS[action]
  if (arg === 'extend') return 'extend'
  return `${ACTIONS[action]} ${action === 'recon' ? name(arg as 'dash') : ITEM[arg as 'stims'].name}`
}

/** A choice in full words. */
function typed(choice: Choice, board: Board): string {
  switch (choice.kind) {
    case 'pick-hero':
      return HERO[choice.hero].name
    case 'order-items':
      return choice.items.map((item) => ITEM[item].name.split(' ')[0]).join(', ')
    case 'pick-side':
      return `side ${choice.side}`
    case 'flash':
      return `${choice.slot === 'bonus' ? 'bonus' : `die ${choice.slot + 1}`} ${acted(choice)}`
    case 'buy':
      return `buy ${name(choice.tile)}${choice.discard ? ` drop ${name(choice.discard)}` : ''}`
    case 'roll':
      return choice.dice.length === 0 ? 'roll none' : `roll ${choice.dice.join(' ')}`
    case 'assign': {
      const { dice, release, take } = choice
      const locked = lockedDice(board).filter((id) => !dice.includes(id))
      const free = typeof release === 'number' ? ` free ${release}` : locked.length > 0 ? ' keep' : ''
      return `${name(choice.ability)} ${dice.join(' ')}${free}${take === false ? ' stay' : ''}`
    }
    case 'bleed': {
      const { die, release = [], take } = choice
      return `bleed ${die} ${release.length > 0 ? `free ${release.join(' ')}` : 'keep'}${take === false ? ' stay' : ''}`
    }
    case 'start':
      return name(choice.tile)
    case 'use':
      return `use ${name(choice.ability)} ${choice.set === null ? 'recon' : choice.set + 1}`
    case 'item':
      return `use ${ITEM[choice.item].name}`
    case 'target': {
      const { room, enemy, via: through } = choice
      if (through) return `jump through ${roomName(board.den!, through, 'en')!} to ${roomName(board.den!, room, 'en')!}`
      if (enemy === undefined) return `move to ${roomName(board.den!, room, 'en')!}`
      return `r${roomNumber(room)}${enemyLetter(enemy)}`
    }
    case 'choose':
      return choice.option
    case 'gain':
      return acted({ action: choice.action, ...(choice.item && { arg: choice.item }) })
    case 'collect':
      return `collect ${roomName(board.den!, choice.room, 'en')!} ${acted(choice)}`
    case 'mark':
      return 'mark'
    case 'skip':
      return 'skip'
    case 'end-start':
      return 'go'
    case 'take':
    case 'stop':
      return choice.kind
    default:
      return 'done'
  }
}

/** Fields in the order of their names. */
const sorted = (choice: unknown): string =>
  JSON.stringify(Object.entries(choice ?? {}).toSorted(([one], [two]) => (one < two ? -1 : 1)))

test('whatever happens, a table fits its screen and takes words for every choice', () => {
  const widest = { 40: '', 80: '', 120: '' }
  const wrong: unknown[] = []
  const odd = new Set<string>()
  const read = new Set<string>()
  let nth = 0
  for (const { state } of allMoments(8)) {
    const isRacing = state.phase === 'rolling'
    const isLookedAt = nth++ % (isRacing ? 60 : 8) === 0
    if (isRacing && !isLookedAt) continue
    for (const asked of rollAndFight.pending(state).filter(({ actor }) => actor !== 'clock')) {
      const seat = asked.actor as Seat
      const view = rollAndFight.view(state, seat)
      const choices = rollAndFight.choices(view, seat)
      if (!isLookedAt && choices.every(({ kind }) => read.has(kind))) continue
      const keys = table.keys(choices)
      for (const columns of [40, 80, 120] as const) {
        const screen = screenOf(columns, plain)
        const lines = [
          ...table.draw(view, choices, COMPANY, screen),
          ...plainTable(text, table).draw(view, choices.slice(0, 20), COMPANY, screen),
        ]
        for (const line of lines) {
          if (line.length > widest[columns].length) widest[columns] = line
          if (/undefined|null|NaN|\[object|RF_|[a-z]-guy/.test(line)) odd.add(line)
        }
      }
      if (new Set(keys).size < keys.length) odd.add(`keys ${keys.join(' ')}`)
      const step = choices.length > 60 ? 5 : 1
      for (const [which, choice] of choices.entries()) {
        if (which % step > 0) continue
        for (const said of [
          keys[which]!,
          typed(choice, view.boards[seat]!),
          typed(choice, view.boards[seat]!).toUpperCase(),
        ]) {
          read.add(choice.kind)
          const found = table.read(said, view, choices, asked)
          if (sorted(found) !== sorted(choice)) wrong.push([asked.kind, said, found, choice])
        }
      }
    }
    for (const viewer of isLookedAt ? ([0, 'spectator'] as const) : [])
      for (const said of table.tell(rollAndFight.view(state, viewer), COMPANY))
        if (!/^[A-Z0-9].*\.$/.test(said) || /undefined|null|NaN|\[object/.test(said)) odd.add(said)
  }
  expect(wrong.slice(0, 12)).toEqual([])
  expect([...odd].slice(0, 12)).toEqual([])
  expect(widest[40].length).toBeLessThanOrEqual(40)
  expect(widest[80].length).toBeLessThanOrEqual(80)
  expect(widest[120].length).toBeLessThanOrEqual(80)
  expect([...read, 'tick'].toSorted()).toEqual(kindsOf(rollAndFight.schemas.choice).toSorted())
})

describe('a den', () => {
  test('is drawn in 37 columns, with its doors, the Hero, enemies, Loot and Objectives', () => {
    const board = new Table(
      alone(player('kaja', '1A', { at: 'r2', visited: ['r2'], dead: dead(['r2:0', 'r4']), objectives: ['r9'] })),
    ).board()
    const lines = denLines(board)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(DEN_WIDTH)
    expect(lines).toEqual([
      '+-----------+-----------+-----------+',
      '|7$         |8$!        :9 GGX      |',
      '|GTT        :NHB        +----   ----+',
      '+----   ----+-----------+6          |',
      '|5$         |4!         :BTN        |',
      '|GGH        :           +----   ----+',
      '+----   ----+----   ----+3$!        |',
      '|1          |2@         |TTH        |',
      '|G          :GB         :           |',
      '+-----------+-----------+-----------+',
    ])
  })
})

describe('a position', () => {
  const fight = new Table(
    alone(
      player('johnny', '1A', {
        at: 'r2',
        visited: ['r2'],
        tiles: ['dss', 'luckyshot'],
        items: [{ item: 'stims', marked: 2, spent: 1 }],
        sets: [set('punch', 'BBD'), set('punch', 'BBB'), set('dash', 'RR')],
        recon: [{ ability: 'fire', marks: 1 }],
        dead: dead(['r2:2']),
      }),
    ),
  )
  const race = new Table(
    several(
      [
        player('johnny', '1A', { dice: ['run', 'wound', 'wound', 'run'], tiles: ['barrage'] }),
        player('kaja', '2A', { boss: 'silk' }),
      ],
      { options: { mode: 'real-time' } },
    ),
  )
  race.until(3000)

  const read = (on: Table, said: string): unknown => {
    const view = on.state.viewer === 'spectator' ? rollAndFight.view(on.state, 0) : on.state
    const asked = rollAndFight.pending(view).find(({ actor }) => actor === 0)!
    return table.read(said, view, rollAndFight.choices(view, 0), asked)
  }

  test.each<[said: string, choice: Choice | undefined]>([
    ['p', use('punch')],
    ['p2', use('punch', 1)],
    ['punch 2', use('punch', 1)],
    ['use punch', use('punch')],
    ['fr', use('fire', null)],
    ['fire', use('fire', null)],
    ['d', use('dash', 2)],
    ['dash recon', use('dash', null)],
    ['stims', { kind: 'item', item: 'stims' }],
    ['sti', { kind: 'item', item: 'stims' }],
    ['rage', { kind: 'item', item: 'rage' }],
    ['lucky', use('luckyshot', null)],
    ['barrage', use('barrage', null)],
    ['mark', { kind: 'mark', room: 'r2' }],
    ['done', { kind: 'done-fighting' }],
    ['end', { kind: 'done-fighting' }],
    ['skip', { kind: 'skip' }],
    ['dance', undefined],
    ['99', undefined],
    ['', undefined],
    ['toString', undefined],
  ])('in the fight "%s" is understood, allowed or not', (said, choice) => {
    expect(read(fight, said)).toEqual(choice)
  })

  test.each<[said: string, choice: Choice | undefined]>([
    ['roll', { kind: 'roll', dice: [1, 4] }],
    ['roll 4 1', { kind: 'roll', dice: [1, 4] }],
    ['r 1', { kind: 'roll', dice: [1] }],
    ['1 4', { kind: 'roll', dice: [1, 4] }],
    ['roll 2', { kind: 'roll', dice: [2] }],
    ['roll all', { kind: 'roll', dice: [1, 4] }],
    ['d 1 4', { kind: 'assign', ability: 'dash', dice: [1, 4], release: 2, take: true }],
    ['dash', { kind: 'assign', ability: 'dash', dice: [1, 4], release: 2, take: true }],
    ['dash 4, 1 free 3', { kind: 'assign', ability: 'dash', dice: [1, 4], release: 3, take: true }],
    ['dash 1 4 keep stay', { kind: 'assign', ability: 'dash', dice: [1, 4], release: null, take: false }],
    ['ba 1 4', { kind: 'assign', ability: 'barrage', dice: [1, 4], release: 2, take: true }],
    ['bleed', { kind: 'bleed', die: 2, release: [3], take: true }],
    ['bleed 3 keep', { kind: 'bleed', die: 3, release: [], take: true }],
    ['b 3 stay', { kind: 'bleed', die: 3, release: [2], take: false }],
    ['take', { kind: 'take' }],
    ['stop', { kind: 'stop' }],
    ['punch', undefined],
    ['dash 1 x', undefined],
    ['roll nothing', undefined],
  ])('in the race "%s" is understood, allowed or not', (said, choice) => {
    expect(read(race, said)).toEqual(choice)
  })

  test.each<[said: string, choice: Choice | undefined]>([
    ['5', at('r5')],
    ['r5', at('r5')],
    ['net loft', at('r5')],
    ['go to ice room', at('r2')],
    ['2-3', via('r2', 'r3')],
    ['2 gutting hall', via('r2', 'r3')],
    ['2b', at('r2', 1)],
    ['grunt', at('r2', 0)],
    ['grunt 2', at('r2', 1)],
    ['blocker ice', at('r2', 2)],
    ['tough guy 2 smokehouse', at('r7', 2)],
    ['gunman 4', undefined],
    ['auction gunman', at('r4', 2)],
    ['boss', at('r9', 'boss')],
    ['9x', at('r9', 'boss')],
    ['nobody', undefined],
  ])('as a target "%s" is understood, allowed or not', (said, choice) => {
    const aimed = new Table(
      alone(player('johnny', '1A', { at: 'r2', dead: dead(['r2:2']), sets: [set('punch', 'BBB')] })),
    )
    aimed.play(use('punch'))
    expect(read(aimed, said)).toEqual(choice)
  })

  test.each<[said: string, choice: Choice | undefined]>([
    ['1 train', { kind: 'flash', slot: 0, action: 'training' }],
    ['die 1', { kind: 'flash', slot: 0, action: 'training' }],
    ['2 loot', { kind: 'flash', slot: 1, action: 'loot' }],
    ['2 recon punch', { kind: 'flash', slot: 1, action: 'recon', arg: 'punch' }],
    ['3 heal', { kind: 'flash', slot: 2, action: 'healing', arg: 'clear' }],
    ['3 extend', { kind: 'flash', slot: 2, action: 'healing', arg: 'extend' }],
    ['b mirror', { kind: 'flash', slot: 'bonus', action: 'purchase', arg: 'mirror' }],
    ['bonus buy pocket mirror', { kind: 'flash', slot: 'bonus', action: 'purchase', arg: 'mirror' }],
    ['buy barrage', { kind: 'buy', tile: 'barrage' }],
    ['buy ba drop dss', undefined],
    ['buy ba drop ds', { kind: 'buy', tile: 'barrage', discard: 'dss' }],
    ['buy lucky', undefined],
    ['done', { kind: 'done-flashback' }],
    ['4 train', undefined],
  ])('in Flashback "%s" is understood, allowed or not', (said, choice) => {
    const phase = { phase: 'flashback', faces: ['training', 'loot', 'healing'] } as const
    const flashback = new Table(alone(player('johnny', '1A', { xp: 5 }), { ...phase, faces: [...phase.faces] }))
    expect(read(flashback, said)).toEqual(choice)
  })

  test('an ability, an Item or a room named alone is what one could choose with it', () => {
    const view = rollAndFight.view(fight.state, 0)
    const choices = rollAndFight.choices(view, 0)
    expect(table.about!('punch', view, choices)).toEqual([use('punch'), use('punch', 1)])
    expect(table.about!('stims', view, choices)).toEqual([{ kind: 'item', item: 'stims' }])
    expect(table.about!('nobody', view, choices)).toEqual([])
    expect(keysOf(choices)).toEqual(['p1', 'p2', 'd', 'fr', 'sti', 'end'])
  })

  test('many choices are shown by what one types, and dice by what can be set', () => {
    const loot = new Table(
      alone(player('johnny', '1A', { xp: 5, wounds: 1 }), {
        phase: 'flashback',
        faces: ['training', 'loot', 'healing'],
      }),
    )
    const view = rollAndFight.view(loot.state, 0)
    const drawn = table.draw(view, loot.choices(), COMPANY, screenOf(80, plain))
    expect(drawn.slice(drawn.lastIndexOf('') + 1)).toEqual([
      '1  die, Training: train',
      '2  die, Loot: train, sti, poc, rag, pla, extend, heal, recon d, recon p,',
      '   recon f, recon c, loot',
      '3  die, Healing: extend, heal',
      'b  bonus action: train, sti, poc, rag, pla, extend, heal, recon d, recon p,',
      '   recon f, recon c',
      'buy: ds (Dodge, Strike and Shoot, 5: run, blade, gun),',
      '   ba (Barrage, 3: gun, gun, blade or gun, blade or gun),',
      '   ls (Lucky Shot, 3: gun, gun), vb (Vengeful Burst, 3: no dice),',
      '   rs (Roll and Shoot, 4: run, run, gun), lt (Lucky Throw, 3: no dice),',
      '   ys (Youthful Speed, 3: no dice), mp (Master Planner, 3: no dice)',
      'or: end (Done; 4 actions unused)',
    ])
    const racing = rollAndFight.view(race.state, 0)
    const lines = table.draw(racing, rollAndFight.choices(racing, 0), COMPANY, screenOf(80, plain))
    expect(lines.slice(lines.lastIndexOf('') + 1)).toEqual([
      '  roll 1 4      rolls these dice, or fewer of them',
      '  d 1 4         Dash: run ×2',
      '  bleed 2       puts that Wound on the Health Track',
      '  wait          lets time pass',
      '  stop          stops rolling for this round',
    ])
  })

  test('help fits its screen and has every tile', () => {
    for (const columns of [40, 80]) {
      const lines = table.help(screenOf(columns, plain))
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
      for (const id of TILE_IDS) expect(lines.join('\n')).toContain(TILE[id].name)
    }
  })

  test('every room, enemy and wound is told in words', () => {
    const said = table.tell(rollAndFight.view(fight.state, 0), COMPANY).join('\n')
    for (const room of roomIds(fight.board())) expect(said).toContain(`${roomName('1A', room, 'en')!}: `)
    expect(said).toContain('Room 2 Ice Room: the Hero is here; a Grunt 1, b Grunt 2; Visited; doors to 1, 3 and 4.')
    expect(said).toContain('Sets: 1 Punch: blade ×2, double blade; 2 Punch: blade ×3; 3 Dash: run ×2.')
    expect(said).toContain('Fire is reconned.')
    expect(said).toContain('Player 1, you: Johnny Silverhand, in room 2 Ice Room, ')
  })
})
