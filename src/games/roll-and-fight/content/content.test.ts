import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BOSS, BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { DEN, DEN_IDS } from '#games/roll-and-fight/content/dens'
import { DIALS, FIGHTING_DIE, FLASHBACK_DIE, LEVELS, POOL } from '#games/roll-and-fight/content/dice'
import {
  ABILITY_IDS,
  abilityOf,
  HERO,
  HERO_IDS,
  ITEM,
  ITEMS_OF,
  TILE,
  TILE_IDS,
  TILES_OF,
} from '#games/roll-and-fight/content/heroes'
import {
  ABILITY_SLOTS,
  BASIC,
  BASIC_IDS,
  BEATING_TRACK,
  BOSS_TRACK,
  HEALTH,
  ITEM_SLOTS,
  LOOT_TRACK,
  RECON_MARKS,
  SQUARES_PER_ITEM,
  TRAINING_TRACK,
} from '#games/roll-and-fight/content/player-board'
import {
  type Effect,
  FACES,
  type MinionType,
  type Objective,
  ROOM_IDS,
  type Slot,
} from '#games/roll-and-fight/content/vocabulary'

const RULES = readFileSync(new URL('../../../../docs/rules/roll-and-fight.md', import.meta.url), 'utf8')

const section = (heading: string): string => RULES.slice(RULES.indexOf(`### ${heading}`)).split('\n### ')[0]!
const cells = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map(cells)

// The document's own notation, written from the data.

const TYPE: Readonly<Record<MinionType, readonly [letter: string, word: string]>> = {
  grunt: ['G', 'Grunt'],
  'tough-guy': ['T', 'Tough Guy'],
  blocker: ['B', 'Blocker'],
  henchman: ['H', 'Henchman'],
  gunman: ['N', 'Gunman'],
}
const SLOT: Readonly<Record<Slot, string>> = {
  run: 'R',
  blade: 'B',
  double: 'D',
  gun: 'G',
  wound: 'W',
  any: 'A',
  'blade-or-gun': 'B/G',
}
const words = (types: readonly MinionType[]): string => types.map((type) => TYPE[type][1]).join(', ')

function notation(effect: Effect): string {
  const times = 'times' in effect && effect.times ? ` ×${effect.times}` : ''
  switch (effect.do) {
    case 'move':
      return `MOVE${effect.past ? '!' : ''}${effect.optional ? '?' : ''}`
    case 'hit':
      return `HIT${effect.only ? '(boss)' : ''}${times}`
    case 'shoot':
      return `SHOOT${effect.room === 'another' ? '(distinct)' : effect.room ? '(same)' : ''}${times}`
    case 'evade':
      return `EVADE${effect.here ? '(here)' : effect.types ? `(${words(effect.types)})` : ''}${effect.optional ? '?' : ''}`
    case 'kill':
      return effect.evaded ? `KILL(evaded, one room here/adjacent, up to ${effect.evaded})` : 'KILL'
    case 'either':
      return effect.of.map((one) => one.toUpperCase()).join(' ∣ ')
    case 'per-die':
      return `PER_DIE(${notation(effect.effect)})`
    default:
      return effect.do.toUpperCase().replace('-', '_')
  }
}
const effectsOf = (effects: readonly Effect[]): string => effects.map(notation).join(', ')

/** How the document writes what a passive tile does. */
const PASSIVES: Readonly<Record<string, string>> = {
  luckythrow: 'INSTEAD(two-Hit Punch, SHOOT)',
  youthful: 'BEFORE_OR_AFTER(Charge, MOVE)',
  planner: 'AFTER(third Minion dead in an unvisited room, GAIN(TRAINING ∣ PURCHASE))',
  exploit: 'NEED(Tough Guy, 1)',
  kenjutsu: 'ALIAS(BLADE→DOUBLE)',
  follow: 'AFTER(Punch, MOVE)',
  backstab: 'AFTER(your Hit kills an evaded Minion, EVADE(here))',
  slip: 'CHANGE(the Move of Dash is MOVE!)',
  knuckles: 'UPGRADE(Punch whose set holds two or more D, HIT)',
  skin: 'SOAK(1)',
}
const MARKS = { 'one-use': '①', start: 'S', resolution: 'Z' } as const

function objective(one: Objective | undefined): string {
  if (!one) return '–'
  const more = {
    'clear-1r': () => '',
    health6: () => '',
    'visit-adj': () => '',
    'hit-boss': () => '',
    visit: () => ` ${(one as { count: number }).count}`,
    'kill-n': () => {
      const { count, type } = one as Extract<Objective, { kind: 'kill-n' }>
      return ` ${count} × ${TYPE[type][1]}`
    },
    'kill-adj': () =>
      ` ${(one as Extract<Objective, { kind: 'kill-adj' }>).types.map((type) => TYPE[type][1]).join(' + ')}`,
  }[one.kind]()
  return `${one.kind.toUpperCase().replace('-', '_')}${more} (${one.points})`
}

describe('the dice', () => {
  test('[RF-R1, RF-R4] show what the document says', () => {
    const [, fighting, flashback] = rows(section('D1 Dice'))
    expect(['Fighting', ...FIGHTING_DIE.map((face) => face.toUpperCase())]).toEqual(fighting)
    expect(['Flashback', ...FLASHBACK_DIE.map((action) => action.toUpperCase())]).toEqual(flashback)
  })

  test('[RF-002, RF-017, RF-181, RF-183, RF-187] how many there are, for how long, and for what', () => {
    const table = rows(section('D1 Dice'))
    const row = (first: string) => table.find(([cell]) => cell === first)!
    expect(row('2 / 3 / 4 players')[1]).toBe([POOL[2], POOL[3], POOL[4]].join(' / '))
    expect(row('solo easy / medium / hard').slice(1)).toEqual([
      LEVELS.map((level) => DIALS.dice[level]).join(' / '),
      `${LEVELS.map((level) => DIALS.seconds[level]).join(' / ')} s`,
      LEVELS.map((level) => DIALS.target[level]).join(' / '),
    ])
    expect(Math.max(...Object.values(POOL))).toBe(46)
  })

  test('[RF-R61] for how many beats the pool stays open', () => {
    const [, easy, medium, hard] = /open for (\d+) \(easy\), (\d+) \(medium\), (\d+) \(hard\)/.exec(RULES)!
    expect(LEVELS.map((level) => `${DIALS.beats[level]}`)).toEqual([easy, medium, hard])
  })
})

describe('the player board', () => {
  test('[RF-R6, RF-R7, RF-R8, RF-R9, RF-R10, RF-R11, RF-058] has the tracks and slots of D2', () => {
    const [, json] = section('D2 Player board').split('```json')
    expect({
      health: HEALTH,
      loot: LOOT_TRACK,
      training: TRAINING_TRACK,
      bossTrack: BOSS_TRACK,
      beating: BEATING_TRACK,
      abilitySlots: ABILITY_SLOTS,
      itemSlots: ITEM_SLOTS,
      squaresPerItem: SQUARES_PER_ITEM,
    }).toEqual(JSON.parse(json!.split('```')[0]!))
  })

  test('[RF-006, RF-R2, RF-R5, RF-084, RF-085, RF-087, RF-088] has four Basic Abilities', () => {
    const table = rows(section('D5 Basic Abilities')).slice(1)
    const said = BASIC_IDS.map((id) => {
      const { dice, effects } = BASIC[id]
      const effect = effectsOf(effects) + (id === 'punch' ? '; second HIT if the set holds a D' : '')
      return [`\`${id}\``, dice.map((slot) => SLOT[slot]).join(' '), `${RECON_MARKS[id]}`, effect]
    })
    expect(said).toEqual(table)
  })
})

describe.each(HERO_IDS)('%s', (hero) => {
  const { name, trait } = HERO[hero]
  const part = section('D6 Heroes')
    .split(/\n(?=\*\*[A-Z])/)
    .find((one) => one.startsWith(`**${name}** (\`${hero}\`)`))!

  test('[RF-004, RF-R12, RF-R23] has one Trait, with its words', () => {
    expect(part).toContain(`Trait *${trait.name}*`)
    expect(part).toContain(`Card: "${trait.text}"`)
  })

  test('[RF-005, RF-R13, RF-R14, RF-R15, RF-R16, RF-R17, RF-R18, RF-R19, RF-R21, RF-R22, RF-057] has eight tiles', () => {
    const said = TILES_OF[hero].map((id) => {
      const { name, xp, dice, mark, passive, effects, text } = TILE[id]
      return [
        `\`${id}\``,
        name,
        `${xp}`,
        dice.map((slot) => SLOT[slot]).join(' ') || '–',
        passive ? '∞' : mark ? MARKS[mark] : '',
        passive ? PASSIVES[id]! : effectsOf(effects),
        text,
      ]
    })
    expect(said).toEqual(
      rows(part)
        .filter((row) => row.length === 7)
        .slice(1),
    )
    expect(said).toHaveLength(8)
  })

  test('[RF-005, RF-R20, RF-R12, RF-R18] has four Items', () => {
    const said = ITEMS_OF[hero].map((id) => {
      const { name, mark, only, effects, text } = ITEM[id]
      return [`\`${id}\``, name, mark ? MARKS[mark] : '', effectsOf(effects) + (only ? ', only by RF-R76' : ''), text]
    })
    expect(said).toEqual(
      rows(part)
        .filter((row) => row.length === 5)
        .slice(1),
    )
    expect(said).toHaveLength(4)
  })
})

test('[RF-R23, RF-022] the Bosses are those of D7', () => {
  const table = rows(section('D7 Bosses')).slice(1)
  const said = BOSS_IDS.map((id) => [`\`${id}\``, BOSS[id].name, `${BOSS[id].health}`, BOSS[id].text])
  expect(said).toEqual(table.map((row) => row.slice(0, 4)))
})

test('[RF-074, RF-R15] passive and Start of Fighting tiles take no dice, all others do', () => {
  for (const id of TILE_IDS) expect(TILE[id].dice.length > 0).toBe(!TILE[id].passive && TILE[id].mark !== 'start')
  for (const id of ABILITY_IDS) expect(abilityOf(id).dice.length).toBeLessThanOrEqual(4)
  expect(FACES).toHaveLength(5)
})

describe('the dens', () => {
  test('[RF-R25] are four boards with two sides', () => {
    expect(DEN_IDS).toEqual(['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B'])
  })

  test.each(DEN_IDS)('[RF-007, RF-011, RF-013] %s is as the document draws it', (id) => {
    const { name, entrance, bossRoom, rooms } = DEN[id]
    const from = RULES.indexOf(`**Den ${id}: ${name}**`)
    const [heading, table] = RULES.slice(from).split('\n\n')
    const said = rooms.map(({ name, area, doors, minions, loot, objective: one }, at) => {
      const room = ROOM_IDS[at]!
      return [
        `${room}${room === entrance ? ' E' : ''}${room === bossRoom ? ' ☠' : ''}`,
        name,
        area.join(),
        doors.join(' '),
        minions.map((type) => TYPE[type][0]).join(' ') || '–',
        loot === 0 ? '–' : `${loot}`,
        objective(one),
      ]
    })
    expect(said).toEqual(rows(table!).slice(1))
    const count = (type: MinionType) => rooms.flatMap(({ minions }) => minions).filter((one) => one === type).length
    const sum = (of: (room: (typeof rooms)[number]) => number) => rooms.reduce((total, room) => total + of(room), 0)
    const types = (Object.keys(TYPE) as MinionType[]).map((type) => `${TYPE[type][0]} ${count(type)}`).join(', ')
    expect(heading).toContain(
      `${rooms.length} rooms, ${sum(({ minions }) => minions.length)} Minions (${types}), ${sum(({ loot }) => loot)} Loot, ${sum((room) => room.objective?.points ?? 0)} Objective points.`,
    )
  })

  test.each(DEN_IDS)('[RF-009] every door of %s goes both ways, through a wall that both rooms share', (id) => {
    const { rooms } = DEN[id]
    for (const [at, { doors, area }] of rooms.entries())
      for (const door of doors) {
        const other = rooms[ROOM_IDS.indexOf(door)]!
        expect(other.doors).toContain(ROOM_IDS[at])
        const overlap = (from: 0 | 1): number => {
          const [size, there] = [area[from + 2]!, other.area[from + 2]!]
          return Math.min(area[from] + size, other.area[from] + there) - Math.max(area[from], other.area[from])
        }
        expect([overlap(0), overlap(1)].toSorted((a, b) => a - b)[0]).toBe(0)
        expect(Math.max(overlap(0), overlap(1))).toBeGreaterThan(0)
      }
  })
})
