import { describe, expect, test } from 'vitest'
import { IllegalSetup } from '#engine/refusal'
import { SeededRandom } from '#engine/random'
import { lastStand } from '#games/last-stand/game'
import { foe, foes, hero, minions, position, Table } from '#games/last-stand/testing/table'
import { inTheMiddle } from '#games/last-stand/testing/trials'
import type { Setup } from '#games/last-stand/types'

const squad = [hero('brawler'), hero('ghost'), hero('bulwark')]
const of = (more: Partial<Setup>): Setup => position({ heroes: squad, ...more })
const TURN = { hero: 'hero.brawler' } as const
const burning = (...fires: NonNullable<Setup['fires']>): Setup =>
  of({ options: { general: 'firestarter', heroes: 3 }, fires })
const setUp = (more: Partial<Setup>): Setup => ({ seats: 1, phase: 'set-up', ...more })

describe('a position that cannot be is refused, with a sentence and its clause', () => {
  test.each<[clause: string, says: string, setup: Setup]>([
    ['LS-R1', 'each hero exists once', of({ heroes: [hero('ghost'), hero('ghost'), hero('brawler')] })],
    ['LS-004', 'there are 3 of them', of({ heroes: [...squad, hero('spotter')] })],
    ['LS-004', 'there are 3 of them', { ...of({ phase: 'squad' }), heroes: squad.slice(1) }],
    ['LS-R3', 'there is no such seat', of({ first: 1 })],
    ['LS-033', 'there are 5 at most', of({ lives: 6 })],
    [
      'LS-033',
      'there are 1 at most',
      of({ options: { general: 'iron-marshal', heroes: 3, difficulty: 'heroic' }, lives: 2 }),
    ],
    ['LS-162', 'the match would be over', of({ track: 13 })],
    ['LS-035', 'this is the Warlord, but the options say the Iron Marshal', of({ general: 'general.warlord' })],
    ['LS-144', 'Brawler would be down', of({ heroes: [hero('brawler', { damage: 9 })] })],
    ['LS-144', 'Brawler is down, so it is 9', of({ heroes: [hero('brawler', { down: true, damage: 3 })] })],
    ['LS-R75', 'cannot have so much', of({ heroes: [hero('brawler', { armor: 4 })] })],
    ['LS-R75', 'Ironclad cannot have so much armor', of({ track: 2, enemies: [foe('F1', 'ironclad', { armor: 4 })] })],
    ['LS-R75', 'Vulture cannot have so much armor', of({ track: 2, enemies: [foe('R1', 'vulture', { armor: 5 })] })],
    [
      'LS-R75',
      'Marshal cannot have so much armor',
      of({ track: 7, enemies: [foe('F1', 'iron-marshal', { armor: 6 })] }),
    ],
    ['LS-R18', 'cannot have so much', of({ heroes: [hero('brawler', { armor: 1, down: true })] })],
    ['LS-081', 'there are 3 at most', of({ heroes: [hero('brawler', { cubes: 4 })] })],
    ['LS-R77', 'no Saboteur has come', of({ heroes: [hero('brawler', { dazed: true })] })],
    ['LS-R77', 'heroes[0].dazed: no Saboteur has come', of({ heroes: [hero('brawler', { dazed: true })], turn: TURN })],
    ['LS-025', 'one enemy at most', of({ enemies: foes('grunt', 'F1', 'F1') })],
    ['LS-042', 'There are 2 Ox cards, not more', of({ enemies: foes('ox', 'F1', 'F2', 'F3') })],
    ['LS-042', 'There are 2 Ox cards, not more', of({ enemies: foes('ox', 'F1', 'F2'), pile: minions('ox') })],
    ['LS-140', 'Grunt would be defeated', of({ enemies: [foe('F1', 'grunt', { damage: 3 })] })],
    ['LS-035', 'another general', of({ track: 7, enemies: foes('warlord', 'F1') })],
    ['LS-039', 'starts with 7 damage', of({ track: 7, enemies: [foe('F1', 'iron-marshal', { damage: 6 })] })],
    [
      'LS-125',
      'when all lieutenants are gone',
      of({ track: 7, enemies: [foe('F1', 'iron-marshal'), foe('F2', 'butcher')] }),
    ],
    ['LS-R67', 'cannot have come yet', of({ track: 6, enemies: foes('iron-marshal', 'F1') })],
    ['LS-R67', 'there is one general', of({ track: 7, enemies: foes('iron-marshal', 'F1', 'F2') })],
    [
      'LS-040',
      'three different ones',
      of({ villains: ['lieutenant.gemini', 'lieutenant.gemini', 'lieutenant.vulture'] }),
    ],
    ['LS-040', 'there are three, wherever they are', of({ villains: ['lieutenant.gemini'] })],
    [
      'LS-122',
      'gone: not more than 1 of the lieutenants can have come by now',
      of({
        track: 2,
        villains: ['lieutenant.gemini', 'lieutenant.vulture'].slice(0, 1) as [],
        gone: ['lieutenant.butcher', 'lieutenant.deadeye'],
      }),
    ],
    [
      'LS-122',
      'enemies: none of the lieutenants can have come by now',
      of({ enemies: [foe('F1', 'butcher')], villains: ['lieutenant.gemini', 'lieutenant.vulture'] }),
    ],
    [
      'LS-122',
      'by now 1 of them have come',
      of({ track: 2, gone: [], villains: ['lieutenant.butcher', 'lieutenant.gemini', 'lieutenant.vulture'] }),
    ],
    [
      'LS-R51',
      'generals cannot be suppressed',
      of({ track: 7, turn: TURN, enemies: [foe('F1', 'iron-marshal', { suppressed: true })] }),
    ],
    [
      'LS-R51',
      'enemies on F1: only the Heavy Gunner weakens, who is not in the squad',
      of({ turn: TURN, enemies: [foe('F1', 'grunt', { weakened: 2 })] }),
    ],
    [
      'LS-R51',
      'enemies on F1: the Heavy Gunner weakens by 2 each time, so 3 cannot be',
      {
        ...of({ turn: TURN, enemies: [foe('F1', 'grunt', { weakened: 3 })] }),
        heroes: [hero('brawler'), hero('ghost'), hero('heavy-gunner')],
      },
    ],
    [
      'LS-R51',
      'nobody here suppresses',
      {
        ...of({ turn: TURN, enemies: [foe('F1', 'grunt', { suppressed: true })] }),
        heroes: [hero('brawler'), hero('ghost'), hero('spotter')],
      },
    ],
    [
      'LS-R51',
      'end with the Enemy Assault Phase',
      of({ phase: 'squad', enemies: [foe('F1', 'grunt', { suppressed: true })] }),
    ],
    [
      'LS-R76',
      'enemies on F1: only the Spotter marks, who is not in the squad',
      of({ enemies: [foe('F1', 'grunt', { mark: 3 })] }),
    ],
    [
      'LS-R76',
      'enemies on F1: a mark is 3',
      {
        ...of({ enemies: [foe('F1', 'grunt', { mark: 2 })] }),
        heroes: [hero('brawler'), hero('ghost'), hero('spotter')],
      },
    ],
    ['LS-031', 'nobody has it', of({ mine: 'F1' })],
    [
      'LS-R35',
      'it would have gone off',
      of({ heroes: [hero('demolitionist')], mine: 'F1', enemies: foes('grunt', 'F1') }),
    ],
    ['LS-035', 'fires: the Iron Marshal sets none', of({ fires: ['NW'] })],
    ['LS-R78', 'fires: there are 2 tokens, not 3', burning('NW', 'NE', 'SE')],
    ['LS-R78', 'fires: NW burns once, not twice', burning('NW', 'NW')],
    ['LS-118', 'nobody aims at this moment', of({ aim: 'NW' })],
    [
      'LS-118',
      'the Bombardier has aimed by now: say at which squad space',
      of({ options: { general: 'bombardier', heroes: 3 }, turn: TURN }),
    ],
    ['LS-118', 'nobody hunts', of({ quarry: 'hero.brawler' })],
    [
      'LS-118',
      'the Huntmaster has named a hero by now: say which',
      of({ options: { general: 'huntmaster', heroes: 3 }, turn: TURN }),
    ],
    ['LS-118', 'not in the squad', of({ quarry: 'hero.spotter' })],
    ['LS-R48', 'draws none', of({ drawFire: 'hero.brawler' })],
    ['LS-132', 'there are 3 cards in it', of({ pile: minions('grunt', 'grunt', 'grunt', 'grunt') })],
    ['LS-R80', 'nobody has turned up so many', of({ shown: 1 })],
    ['LS-051', 'nobody has acted in this round', of({ phase: 'squad', heroes: [hero('brawler', { acted: true })] })],
    ['LS-051', 'has already acted this round', of({ turn: TURN, heroes: [hero('brawler', { acted: true })] })],
    ['LS-051', 'there is none in the phase assault', of({ phase: 'assault', turn: TURN })],
    ['LS-051', 'not in the squad', of({ turn: { hero: 'hero.spotter' } })],
    [
      'LS-051',
      'play has not come to this hero',
      { ...of({ seats: 3, turn: { hero: 'hero.ghost' } }), heroes: squad.map((one) => ({ ...one, acted: false })) },
    ],
    ['LS-R24', 'cannot have been used', of({ turn: { ...TURN, left: 3, used: ['skill.walk-it-off'] } })],
    ['LS-R24', 'cannot have been used', of({ turn: { ...TURN, left: 1, used: ['skill.haymaker'] } })],
    ['LS-R14', 'has no more of it', of({ turn: { ...TURN, left: 1 }, heroes: [hero('brawler', { down: true })] })],
    ['LS-030', 'track: in the set-up nothing has happened yet', of({ phase: 'set-up', track: 1 })],
    [
      'LS-030',
      'enemies: in the set-up nothing has happened yet',
      of({ phase: 'set-up', enemies: foes('grunt', 'F1') }),
    ],
    ['LS-030', 'heroes: in the set-up nothing', setUp({ heroes: [hero('ghost', { damage: 1 })] })],
    ['LS-030', 'mine: in the set-up nothing', setUp({ mine: 'F1' })],
    ['LS-030', 'fires: in the set-up nothing', setUp({ fires: ['NW'] })],
    ['LS-030', 'aim: in the set-up nothing', setUp({ aim: 'NW' })],
    ['LS-030', 'quarry: in the set-up nothing', setUp({ heroes: [hero('ghost')], quarry: 'hero.ghost' })],
    ['LS-030', 'drawFire: in the set-up nothing', setUp({ heroes: [hero('bulwark')], drawFire: 'hero.bulwark' })],
    ['LS-030', 'pile: in the set-up nothing', setUp({ pile: minions('grunt') })],
    ['LS-030', 'discard: in the set-up nothing', setUp({ discard: minions('grunt') })],
    ['LS-030', 'shown: in the set-up nothing', setUp({ shown: 1 })],
    ['LS-042', 'deck: in the set-up all 48 minions are in it', setUp({ deck: minions('grunt', 'ox') })],
    ['LS-040', 'villains: in the set-up all three are still to come', setUp({ villains: ['lieutenant.gemini'] })],
  ])('[%s] %s', (clause, says, setup) => {
    let refused: unknown
    try {
      lastStand.begin(setup, { random: SeededRandom.from('check') })
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(IllegalSetup)
    expect((refused as IllegalSetup).message).toContain(says)
    expect((refused as IllegalSetup).refusal.rule).toBe(clause)
  })

  test('[LS-002] for another number of seats', () => {
    expect(() => lastStand.begin(of({}), { random: SeededRandom.from('seats') }, 2)).toThrow(
      'the position is for 1, but the match for 2',
    )
  })
})

describe('what is accepted', () => {
  test('[LS-035] a general that is laid out alone is the one that is played against', () => {
    const { state } = new Table({ ...of({ general: 'general.warlord' }), options: { heroes: 3 } })
    expect([state.general, state.options.general]).toEqual(['general.warlord', 'warlord'])
    const dealt = lastStand.begin({ seats: 1, general: 'general.warlord' }, { random: SeededRandom.from('alone') })
    expect(dealt.general).toBe('general.warlord')
  })

  test('[LS-R77] a dazed hero whose turn it is has two actions, where a Saboteur has come', () => {
    const heroes = [hero('brawler', { dazed: true })]
    const table = new Table(of({ heroes, turn: TURN, track: 2, enemies: foes('saboteur', 'R1') }))
    expect([table.state.turn?.left, table.hero('brawler').dazed]).toEqual([2, false])
  })

  test('[LS-R10] who acted before is filled in where nobody is said to have', () => {
    const heroes = [hero('brawler'), hero('ghost'), hero('bulwark'), hero('spotter')]
    const table = new Table(position({ seats: 2, heroes, turn: { hero: 'hero.ghost' } }))
    expect(table.state.heroes.map(({ acted }) => acted)).toEqual([true, false, false, false])
  })

  test('[LS-R75] armor up to what a card names, and any where it names none', () => {
    const enemies = [
      foe('F1', 'ironclad', { armor: 3 }),
      foe('R1', 'vulture', { armor: 4 }),
      foe('F2', 'ox', { armor: 9 }),
    ]
    expect(new Table(of({ track: 4, enemies, turn: TURN })).foe('F2')).toBe('ox 6+9')
  })

  test('[LS-R37] is played to its end', () => {
    for (let match = 0; match < 200; match++) {
      const { setup, seats } = inTheMiddle(`accepted ${match}`)
      const random = SeededRandom.from(`play ${match}`)
      const state = lastStand.begin(setup!, { random }, seats)
      let made = 0
      for (; !state.result && made < 3000; made++) {
        const { actor } = lastStand.pending(state)[0]!
        const choices = lastStand.choices(state, actor)
        lastStand.play(state, actor, choices[random.below(choices.length)]!, { random })
      }
      expect(made).toBeLessThan(3000)
    }
  })
})
