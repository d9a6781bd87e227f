import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { SeededRandom } from '#engine/random'
import { plain, plainTable, screenOf } from '#engine/terminal'
import { CARD } from '#games/last-stand/content/enemies'
import { HERO, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import { lastStand } from '#games/last-stand/game'
import { acting } from '#games/last-stand/rules/read'
import { SPACES } from '#games/last-stand/rules/geometry'
import { table } from '#games/last-stand/terminal/table'
import { foe, hero, position, rampage, skill, Table } from '#games/last-stand/testing/table'
import { allMoments } from '#games/last-stand/testing/words'
import { text } from '#games/last-stand/text/text'
import type { Aimed, Choice, View } from '#games/last-stand/types'

const COMPANY = { players: ['you', 'normal', 'hard', 'easy'], locked: [] }
const WAYS = { back: 'back', forward: 'forward', cw: 'cw', ccw: 'ccw' }

const name = (id: keyof typeof HERO): string => HERO[id].name.toLowerCase()

function aim({ enemy, enemies, quadrant, lane, space, to, hero: friend, way }: Aimed): string {
  const words = [enemy, way && WAYS[way], ...(enemies ?? []), quadrant, lane, space, to, friend && name(friend)]
  return words.flatMap((word) => (word === undefined ? [] : ` ${word}`)).join('')
}

/** A choice in full words. */
function typed(choice: Choice, view: View): string {
  switch (choice.kind) {
    case 'move':
      return `move ${choice.to}`
    case 'skill': {
      const { kind: _kind, skill: id, ...aimed } = choice
      return SKILL[id].name + aim(aimed)
    }
    case 'rampage': {
      const { kind: _kind, ...aimed } = choice
      return RAMPAGE[HERO[acting(view).id].rampage].name + aim(aimed)
    }
    case 'revive':
      return `revive ${name(choice.hero)}`
    case 'stand-up':
      return 'stand up'
    case 'stamp-out':
      return 'stamp out'
    case 'end-turn':
      return 'end'
    case 'split-hits':
      return `${choice.enemy} ${choice.hits}`
    case 'lose-hits':
      return 'lose'
    case 'pass':
      return 'pass'
    case 'recon-discard':
      return `discard ${choice.at + 1}`
    case 'order-triggers':
      return `first ${choice.space}`
    case 'choose-space':
      return choice.space
    default:
      return name(choice.hero)
  }
}

test('whatever happens, a table fits its screen, shows nothing hidden, and takes words for every choice', () => {
  const widest = { 40: 0, 60: 0, 100: 0 }
  const wrong: unknown[] = []
  let nth = 0
  for (const { state } of allMoments(12)) {
    if (nth++ % 3 !== 0) continue
    const decision = lastStand.pending(state)[0]
    const seat = (decision?.actor ?? 0) as Seat
    const view = lastStand.view(state, seat)
    const other = lastStand.view(lastStand.resample(state, seat, SeededRandom.from('other')), seat)
    const choices = lastStand.choices(view, seat)
    for (const columns of [40, 60, 100] as const) {
      const screen = screenOf(columns, plain)
      const lines = table.draw(view, choices, COMPANY, screen)
      const told = plainTable(text, table).draw(view, [], COMPANY, screen)
      for (const line of [...lines, ...told]) widest[columns] = Math.max(widest[columns], line.length)
      if (columns === 40) expect(table.draw(other, choices, COMPANY, screen)).toEqual(lines)
    }
    expect(table.tell(other, COMPANY)).toEqual(table.tell(view, COMPANY))
    if (!decision) continue
    for (const [at, choice] of choices.entries())
      for (const said of [`${at + 1}`, typed(choice, view), typed(choice, view).toUpperCase()]) {
        const read = table.read(said, view, choices, decision)
        if (JSON.stringify(sorted(read)) !== JSON.stringify(sorted(choice))) wrong.push([said, read, choice])
      }
  }
  expect(widest[40]).toBeLessThanOrEqual(40)
  expect(widest[60]).toBeLessThanOrEqual(60)
  expect(widest[100]).toBeLessThanOrEqual(80)
  expect(wrong).toEqual([])
})

/** Fields in the order of their names. */
const sorted = (choice: unknown): unknown =>
  Object.entries(choice ?? {}).toSorted(([one], [two]) => (one < two ? -1 : 1))

test('every enemy, hero and free space is said in words', () => {
  for (const { state } of allMoments(4)) {
    if (!state.enemies.some(Boolean)) continue
    const said = table.tell(lastStand.view(state, 0), COMPANY)
    for (const [at, enemy] of state.enemies.entries()) {
      const line = said.find((one) => one.startsWith(enemy ? `${SPACES[at]!}: ` : 'No enemy'))!
      expect(line).toContain(enemy ? CARD[enemy.card].name : SPACES[at]!)
    }
    for (const { id, at } of state.heroes) expect(said.join(' ')).toContain(`${HERO[id].name} on ${at}: `)
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/)
  }
})

describe('a position', () => {
  const laid = new Table(
    position({
      heroes: [
        hero('ghost', { at: 'NE', cubes: 3 }),
        hero('field-medic', { damage: 4, armor: 2 }),
        hero('spotter', { down: true }),
      ],
      turn: { hero: 'hero.ghost', left: 2 },
      track: 3,
      lives: 4,
      enemies: [
        foe('F2', 'ox', { damage: 2, mark: 3 }),
        foe('R3', 'riot-guard', { armor: 2, suppressed: true }),
        foe('R8', 'vulture'),
      ],
    }),
  )
  const view = laid.view(0)
  const choices = laid.choices(0)
  const [decision] = lastStand.pending(laid.state)
  const read = (said: string): unknown => table.read(said, view, choices, decision!)

  test('as it is drawn', () => {
    const lines = table.draw(view, [], COMPANY, screenOf(40, plain))
    expect(lines).toEqual([
      'Last Stand · Normal · round 4',
      'Squad Phase',
      'track 3 of 13, a lieutenant at 4',
      '4 squad tokens',
      '            R1    R2',
      '            ·     ·',
      '            F1    F2!',
      '            ·     Ox',
      '                  4',
      'R8    F8    [NW]  [NE]  F3    R3z?',
      'Vultu ·     FM sp Gh    ·     Riot',
      '8                             2+2',
      'R7    F7    [SW]  [SE]  F4    R4',
      '·     ·                 ·     ·',
      '            F6    F5',
      '            ·     ·',
      '            R6    R5',
      '            ·     ·',
      'Gh Ghost  NE  4/4  cubes 3/3',
      '   acting, 2 actions left',
      'FM Field Medic  NW  2/6 +2  cubes 0/3',
      'Sp Spotter  NW  0/6  cubes 0/3',
      '   knocked down',
      'F2 Ox  4/6  Range 1, Power 4  immovable',
      '   marked, 3 Power more against it',
      'R3 Riot Guard  2/2 +2  Range 1, Power 3',
      '   suppressed  out of position',
      'R8 Vulture  8/8  Range 3, Power 3',
      'General: The Iron Marshal, 20 of 27 HP,',
      'still away',
      'pile 3 cards · deck 43 · discard 0',
      '2 lieutenants to come',
      'The assault as things stand: 3.5 damage,',
      '0.1 squad tokens lost on average.',
      'After this round: 3 to 4 minions and a',
      'lieutenant.',
      'The general comes once 3 more',
      'lieutenants are gone, after round 7 at',
      'the earliest.',
    ])
  })

  test('with what is likely to come of each choice', () => {
    const lines = table.draw(view, choices, COMPANY, screenOf(100, plain))
    expect(lines.find((line) => line.includes('Knife Work on'))).toContain('(1 action): 3.2 damage, defeated 50%')
    expect(lines.find((line) => line.includes('Tumble to'))).toMatch(/\(1 action\)$/)
  })

  test('as it is said to a voice that reads the screen', () => {
    expect(table.tell(view, COMPANY)).toEqual([
      'Last Stand, Normal, round 4, Squad Phase.',
      'Track 3 of 13, a lieutenant at 4. 4 squad tokens. Player 1 has the first player token.',
      'General: The Iron Marshal, 20 of 27 HP, still away.',
      'Player 1, you: Ghost, Field Medic and Spotter.',
      'Ghost on NE: 4 of 4 health, 3 cubes. Acting, 2 actions left.',
      'Field Medic on NW: 2 of 6 health, 2 armor, 0 cubes.',
      'Spotter on NW: 0 of 6 health, 0 cubes. Knocked down.',
      'F2: Ox, 4 of 6 HP, Range 1, Power 4. Marked, 3 Power more against it. Lane 2: reaches NE. Immovable.',
      'R3: Riot Guard, 2 of 2 HP, 2 armor, Range 1, Power 3. Suppressed, out of position. Lane 3: reaches no squad space. Enters with 2 armor.',
      'R8: Vulture, lieutenant, 8 of 8 HP, Range 3, Power 3. Lane 8: reaches NW and NE. Whenever a hero is knocked down, it gains 2 armor, up to 4.',
      'No enemy on F1, F3, F4, F5, F6, F7, F8, R1, R2, R4, R5, R6 and R7.',
      'Pile 3 cards, deck 43, discard 0, 2 lieutenants to come.',
      'The assault as things stand: 3.5 damage, 0.1 squad tokens lost on average.',
      'Ox (F2): Ghost −2.',
      'Riot Guard (R3): suppressed.',
      'Vulture (R8): Ghost −0.1 (6%), Spotter −1.4 (94%), you choose whom.',
      'Ghost: −2.1 health, knocked down 6%.',
      'Spotter: −1.4 health.',
      'After this round: 3 to 4 minions and a lieutenant.',
      'The general comes once 3 more lieutenants are gone, after round 7 at the earliest.',
      'Issued Plates: Each frontline minion that is placed from the reinforcement pile gets 1 armor more.',
      'Hammer: Power 4, Range 2, against one hero in range. Then it gains 1 armor, up to 5, also if nobody was in range.',
      'Silenced Shot (1 action): Power 2 against an enemy within 3. This does not cause Retaliate.',
      'Knife Work (1 action): Power 4 against an adjacent enemy, Power 6 if it is out of position.',
      'Tumble (1 action): Go to any other squad space.',
      'Misdirect (1 action): Send an enemy of an adjacent quadrant one space back, forward or round its ring, to a free space.',
      'No Witnesses (3 cubes): Choose up to two different enemies anywhere: a minion is defeated, a lieutenant or general takes 4 damage.',
    ])
  })

  test.each<[said: string, choice: Choice]>([
    ['move nw', { kind: 'move', to: 'NW' }],
    ['knife f2', skill('knife-work', { enemy: 'F2' })],
    ['knife work f2', skill('knife-work', { enemy: 'F2' })],
    ['knife', skill('knife-work', { enemy: 'F2' })],
    ['silenced f2', skill('silenced-shot', { enemy: 'F2' })],
    ['haymaker f1', skill('haymaker', { enemy: 'F1' })],
    ['tumble sw', skill('tumble', { to: 'SW' })],
    ['misdirect r3 clockwise', skill('misdirect', { enemy: 'R3', way: 'cw' })],
    ['rampage r8 f2', rampage({ enemies: ['F2', 'R8'] })],
    ['no witnesses f2, r8', rampage({ enemies: ['F2', 'R8'] })],
    ['revive spotter', { kind: 'revive', hero: 'hero.spotter' }],
    ['stand up', { kind: 'stand-up' }],
    ['stamp out', { kind: 'stamp-out' }],
    ['end', { kind: 'end-turn' }],
    ['end turn', { kind: 'end-turn' }],
    ['lay mine f5', skill('lay-mine', { space: 'F5' })],
    ['grenade north', skill('grenade', { quadrant: 'N' })],
    ['sweep lane 3', skill('sweep', { lane: 3 })],
    ['patch up brawler', skill('patch-up', { hero: 'hero.brawler' })],
  ])('"%s" is understood, allowed or not', (said, choice) => {
    expect(read(said)).toEqual(choice)
  })

  test.each([
    '',
    'dance',
    '99',
    '1 2',
    'move',
    'move f1',
    'move nw ne',
    'knife f9',
    'misdirect r3',
    'misdirect r3 up',
    'end it',
    'rampage',
    'toString',
  ])('"%s" means nothing', (said) => {
    expect(read(said)).toBeUndefined()
  })

  test('a skill, a space or a hero named alone is what one could choose with it', () => {
    expect(table.about!('misdirect', view, choices)).toEqual(choices.filter((one) => 'way' in one))
    expect(table.about!('f2', view, choices)).toContainEqual(skill('knife-work', { enemy: 'F2' }))
    expect(table.about!('spotter', view, choices)).toEqual([])
    expect(table.about!('nobody', view, choices)).toEqual([])
  })

  test('of a rampage against any two, only single enemies are listed; the others can be typed', () => {
    const full = new Table(
      position({
        heroes: [hero('ghost', { cubes: 3 })],
        turn: { hero: 'hero.ghost' },
        enemies: [
          foe('F1', 'grunt'),
          foe('F2', 'grunt'),
          foe('F3', 'grunt'),
          foe('F4', 'ox'),
          foe('F5', 'ox'),
          foe('F8', 'lurker'),
        ],
      }),
    )
    const offered = full.choices()
    const lines = table.draw(full.view(0), offered, COMPANY, screenOf(80, plain))
    expect(lines.at(-1)).toBe('And 15 more with several enemies: rampage f1 r3')
    expect(lines.at(-2)).toMatch(/^ *\d+ {2}End the turn; 3 actions unused$/)
    const [asked] = lastStand.pending(full.state)
    expect(table.read('rampage f8 f1', full.view(0), offered, asked!)).toEqual(rampage({ enemies: ['F1', 'F8'] }))
    expect(table.read(/\d+/.exec(lines.at(-2)!)![0], full.view(0), offered, asked!)).toEqual({ kind: 'end-turn' })
  })

  test('help fits its screen and has every skill', () => {
    for (const columns of [40, 80]) {
      const lines = table.help(screenOf(columns, plain))
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
      for (const { name: called } of Object.values(SKILL)) expect(lines.join('\n')).toContain(called)
    }
  })
})
