import { describe, expect, test } from 'vitest'
import { arrivalsOf } from '#games/last-stand/forecast/arrivals'
import { assaultOf } from '#games/last-stand/forecast/assault'
import { forecastOf } from '#games/last-stand/forecast/forecast'
import { foe, hero, minions, position, rampage, skill, Table } from '#games/last-stand/testing/table'
import {
  arrivalsSaid,
  assaultSaid,
  blowerSaid,
  blowSaid,
  chanceSaid,
  forecastSaid,
  threatSaid,
} from '#games/last-stand/text/forecasts'
import type { Choice, Setup, View } from '#games/last-stand/types'

const LANGUAGES = ['en', 'de'] as const
const seen = (setup: Setup): View => new Table(setup).view(0)
/** German puts a space that does not break before the sign. */
const plain = (said: string): string => said.replaceAll('\u00a0', ' ')

describe('what a choice leads to', () => {
  const said = (setup: Setup, choice: Choice, language: 'en' | 'de' = 'en'): string[] => {
    const view = seen(setup)
    return forecastSaid(forecastOf(view, choice), view, language).map(plain)
  }
  const turn = (name: 'ghost' | 'bulwark' | 'heavy-gunner' | 'spotter', more: Partial<Setup> = {}): Setup =>
    position({
      heroes: [hero(name), hero('brawler', { acted: true })],
      turn: { hero: `hero.${name}` },
      phase: 'turn',
      lives: 2,
      ...more,
    })

  test('an attack and what it triggers', () => {
    const setup = turn('ghost', { enemies: [foe('F1', 'hothead', { armor: 1 })] })
    const choice = skill('knife-work', { enemy: 'F1' })
    expect(said(setup, choice)).toEqual([
      'Hothead (F1): 4 dice, 1.1 damage, −0.9 armor',
      'Hothead (F1) attacks 94%: Brawler −1.4',
      'Brawler: −1.4 health',
    ])
    expect(said(setup, choice, 'de')).toEqual([
      'Hitzkopf (F1): 4 Würfel, 1,1 Schaden, −0,9 Panzerung',
      'Hitzkopf (F1) greift an 94 %: Raufbold −1,4',
      'Raufbold: −1,4 Leben',
    ])
  })

  test('a push, a token, armor, a step, hits to divide', () => {
    const enemies = [foe('F1', 'ox'), foe('F8', 'grunt')]
    expect(said(turn('bulwark', { enemies }), skill('shield-bash', { enemy: 'F8' }))).toEqual([
      'Grunt (F8): 4 dice, 1.9 damage, defeated 31%, to R8 63%',
      'Bulwark: +0.3 cubes on average',
    ])
    expect(said(turn('spotter', { enemies }), skill('call-target', { enemy: 'F1' }))).toEqual(['Ox (F1): marked'])
    expect(said(turn('bulwark', { enemies }), skill('cover'))).toEqual(['Bulwark: +1 armor', 'Brawler: +1 armor'])
    expect(said(turn('ghost'), { kind: 'move', to: 'NE' }, 'de')).toEqual(['Phantom: nach NO'])
    const belt = turn('heavy-gunner', { enemies, heroes: [hero('heavy-gunner', { cubes: 3 })] })
    expect(said(belt, rampage())).toEqual(['12 dice, about 6 hits to divide', 'Heavy Gunner: −3 cubes'])
  })

  test('one is one, and what does not come out even is an average', () => {
    const enemies = [foe('F1', 'grunt', { damage: 2 }), foe('F8', 'grunt', { damage: 2 })]
    const cubed = (at: number) => ({
      place: 0,
      at: 'NW',
      health: 0,
      armor: 0,
      cubes: at,
      falls: 0,
      stands: 0,
      dazed: 0,
    })
    const view = seen(turn('bulwark', { enemies }))
    const none = { enemies: [], triggers: [], barrage: 0, won: 0, lost: 0 }
    const heroes = (cubes: number, language: 'en' | 'de') =>
      forecastSaid({ ...none, heroes: [cubed(cubes)] } as never, view, language)[0]
    expect([1, 0.999, 2, 0.7].map((cubes) => heroes(cubes, 'en'))).toEqual([
      'Bulwark: +1 cube',
      'Bulwark: +1 cube',
      'Bulwark: +2 cubes',
      'Bulwark: +0.7 cubes on average',
    ])
    expect([heroes(1, 'de'), heroes(0.7, 'de')]).toEqual([
      'Bollwerk: +1 Wutstein',
      'Bollwerk: im Mittel +0,7 Wutsteine',
    ])
    const lost = (tokens: number) => assaultSaid({ blows: [], heroes: [], tokens, lost: 0, skull: null }, 'en')
    expect([lost(1), lost(1.2)]).toEqual([
      'The assault as things stand: 1 squad token lost',
      'The assault as things stand: 1.2 squad tokens lost on average',
    ])
  })

  test('the end of the match', () => {
    const setup = turn('ghost', {
      heroes: [hero('ghost', { damage: 3 }), hero('brawler', { at: 'SE' })],
      lives: 0,
      enemies: [foe('F1', 'hothead')],
    })
    expect(said(setup, skill('knife-work', { enemy: 'F1' }))).toContain('77% risk of losing the match')
  })
})

describe('what the assault will do', () => {
  const view = seen(
    position({
      heroes: [hero('ghost', { damage: 2 }), hero('brawler', { at: 'NE', armor: 1 }), hero('spotter', { at: 'SE' })],
      enemies: [foe('F1', 'grunt'), foe('F6', 'grunt'), foe('R3', 'dirt-biker')],
      phase: 'squad',
      lives: 0,
    }),
  )
  const assault = assaultOf(view)

  test('by its attacks', () => {
    const said = assault.blows.map((blow) => `${blowerSaid(blow, 'en')}: ${blowSaid(blow, view, 'en')}`)
    expect(said).toEqual([
      'Grunt (F1): Ghost −1.4',
      'Grunt (F6): no hero in range',
      'Dirt Biker (R3 → F3): Brawler −1 (50%)',
    ])
    expect(blowerSaid(assault.blows[2]!, 'de')).toBe('Motocrosser (R3 → F3)')
  })

  test('[LS-R37] nothing of what would come after the end', () => {
    const over = { ...assault.blows[0]!, hits: [], idle: 'over' } as const
    expect(LANGUAGES.map((language) => blowSaid(over, view, language))).toEqual([
      'the match is lost by then',
      'da ist die Partie schon verloren',
    ])
  })

  test('by heroes, and in all', () => {
    expect(assault.heroes.map((threat) => plain(threatSaid(threat, 'en')))).toEqual([
      '−1.4 health, knocked down 50%',
      '−0.5 health, −0.5 armor',
      '',
    ])
    expect(plain(assaultSaid(assault, 'en'))).toBe(
      'Danger! The assault as things stand: 1.9 damage, 50% risk of losing the match',
    )
    expect(plain(assaultSaid(assault, 'en', 'then'))).toMatch(/^Danger! The assault after that: /)
    expect(plain(assaultSaid(assault, 'de'))).toBe(
      'Gefahr! Der Angriff, wie es jetzt steht: 1,9 Schaden, 50 % Risiko, die Partie zu verlieren',
    )
  })

  test('in the last round, of the skull before all', () => {
    const last = (track: number, ...enemies: Parameters<typeof foe>[1][]) =>
      LANGUAGES.map((language) => {
        const foes = enemies.map((card) => foe('F8', card))
        const heroes = [hero('ghost', { at: 'SE' })]
        const setup = position({ heroes, enemies: foes, phase: 'squad', track, general: 'general.iron-marshal' })
        return assaultSaid(assaultOf(seen(setup)), language)
      })
    expect(last(12)).toEqual([
      'Danger! The match is lost for certain: after this round comes the skull, and the general is not here. The assault as things stand: nothing hits',
      'Gefahr! Die Partie ist sicher verloren: Nach dieser Runde kommt der Totenkopf, und der General ist nicht da. Der Angriff, wie es jetzt steht: nichts trifft',
    ])
    expect(last(12, 'iron-marshal').map((said) => said.split('. ')[0])).toEqual([
      'Danger! The match is lost for certain unless the general falls this round',
      'Gefahr! Die Partie ist sicher verloren, wenn der General nicht in dieser Runde fällt',
    ])
    expect(last(11)[0]).toBe('The assault as things stand: nothing hits')
  })
})

describe('who comes when the round is over', () => {
  const said = (more: Partial<Setup>, language: 'en' | 'de' = 'en'): string[] =>
    arrivalsSaid(arrivalsOf(seen(position({ heroes: [hero('ghost')], phase: 'squad', ...more }))), language).map(plain)

  test('minions, a lieutenant, the general, the skull', () => {
    expect(said({})).toEqual([
      'After this round: 3 minions.',
      'The general comes once 3 more lieutenants are gone, after round 7 at the earliest.',
    ])
    expect(said({ track: 1, pile: minions('ox', 'ox', 'sniper'), shown: 3 }, 'de')).toEqual([
      'Nach dieser Runde: 3 bis 4 Schergen und ein Leutnant; im Stapel Ochse, Ochse, Scharfschütze.',
      'Der General kommt, wenn noch 3 Leutnants weg sind, frühestens nach Runde 7.',
    ])
    const gone: Setup['gone'] = ['lieutenant.butcher', 'lieutenant.gemini', 'lieutenant.vulture']
    expect(said({ track: 7, villains: [], gone })).toEqual(['After this round: 3 minions and the general.'])
    expect(said({ track: 12 })).toEqual(['After this round: the skull, and the match is lost'])
  })

  test('how likely it is', () => {
    expect(chanceSaid(-1e-9, 'en')).toBe('0%')
    expect([0, 0.001, 0.375, 0.999, 1].map((chance) => chanceSaid(chance, 'en'))).toEqual([
      '0%',
      '<1%',
      '38%',
      '>99%',
      '100%',
    ])
  })
})
