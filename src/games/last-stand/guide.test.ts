import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#engine/game'
import { hasTold, isScripted, reach } from '#engine/guide'
import { SKILL } from '#games/last-stand/content/heroes'
import { lastStand } from '#games/last-stand/game'
import { guide } from '#games/last-stand/guide'
import { placeOf, type SpaceId } from '#games/last-stand/rules/geometry'
import { hpLeft } from '#games/last-stand/rules/read'
import { attacks, kinds, the, those } from '#games/last-stand/testing/table'
import { deedName, heroName } from '#games/last-stand/text/names'
import type { Choice } from '#games/last-stand/types'

const { steps } = guide
const before = (step: number) => reach(lastStand, guide, { step, isDone: false })
const after = (step: number) => reach(lastStand, guide, { step, isDone: true })
const hp = (step: number, space: SpaceId): number => hpLeft(after(step).match.state.enemies[placeOf(space)]!)
const brawler = (step: number) => after(step).match.state.heroes[0]!

/** What a hint must name: the space, the skill and its target, the hero, or the rampage. */
function named(choice: Choice, language: Language): readonly string[] {
  switch (choice.kind) {
    case 'move':
      return [choice.to]
    case 'skill':
      return [deedName(choice.skill, language), choice.enemy!]
    case 'rampage':
      return [deedName('rampage.one-man-riot', language)]
    case 'revive':
    case 'choose-target':
      return [heroName(choice.hero, language)]
    default:
      throw new Error(`A hint for ${choice.kind}?`)
  }
}

describe('the script', () => {
  test('is legal, goes on to the end of the match, and all win it', () => {
    for (const at of steps.keys()) {
      const { match } = before(at)
      expect(match.outcome).toBeUndefined()
      expect(match.pending()).toEqual([expect.objectContaining({ actor: guide.seat })])
    }
    expect(after(steps.length - 1).match.outcome).toMatchObject({ payoffs: [1, 1, 1], reason: 'general-defeated' })
  })

  test('leaves nothing out that is written for the others, and no die', () => {
    const { match } = after(steps.length - 1)
    expect(match.inputs).toHaveLength(steps.length + steps.flatMap(({ others }) => others).length)
    const { attack, placement } = guide.start.dice as Readonly<Record<string, readonly number[]>>
    const states = steps.flatMap((_, at) => [...before(at).events, ...(hasTold(steps[at]!) ? after(at).events : [])])
    const fallen = states.flatMap((event) => ('dice' in event ? event.dice : []))
    expect(fallen).toEqual(attack)
    expect(states.flatMap((event) => ('face' in event ? [event.face] : []))).toEqual(placement)
  })

  test('asks for one of several choices in each step', () => {
    for (const [at, step] of steps.entries()) {
      const choices = before(at).match.choices(guide.seat)
      expect(choices.length).toBeGreaterThan(1)
      expect(choices.filter((choice) => isScripted(step, choice))).toHaveLength(1)
    }
  })

  test('names clauses of the rules document, and speaks both languages', () => {
    const document = readFileSync(new URL('../../../docs/rules/last-stand.md', import.meta.url), 'utf8')
    for (const { rules, words } of steps) {
      for (const rule of rules) expect(document).toContain(`\n- ${rule} `)
      for (const part of ['title', 'ask', 'hint', 'told'] as const) {
        expect(words.en[part]).not.toBe(words.de[part])
        for (const language of LANGUAGES) expect(words[language][part]!.length).toBeGreaterThan(5)
      }
    }
  })

  test('says in every hint what is meant', () => {
    for (const { choice, words } of steps)
      for (const language of LANGUAGES)
        for (const name of named(choice, language)) expect(words[language].hint).toContain(name)
  })
})

describe('what the coach says is so', () => {
  test('[LS-091] from NE one reaches F2 and F3 only, from NW the Butcher', () => {
    const targets = (at: number): string[] =>
      before(at)
        .match.choices(guide.seat)
        .flatMap((choice) => (choice.kind === 'skill' && choice.skill === 'skill.haymaker' ? [choice.enemy!] : []))
    expect(targets(0)).toEqual(['F3'])
    expect(before(0).match.choices(guide.seat)).toContainEqual({
      kind: 'skill',
      skill: 'skill.wrecking-swing',
      quadrant: 'N',
    })
    expect(targets(1)).toEqual(['F1'])
    expect(before(0).match.state.gone).toHaveLength(2)
    expect(SKILL['skill.haymaker']).toMatchObject({ cost: 1, effects: [{ do: 'attack', power: 6 }] })
  })

  test('[LS-065] three hits leave the Butcher 2 of 5, and the next two beat it: the second cube', () => {
    expect([hp(0, 'F1'), hp(1, 'F1')]).toEqual([5, 2])
    expect(the(after(2).events, 'enemy-defeated').card).toBe('lieutenant.butcher')
    expect([brawler(1).cubes, brawler(2).cubes]).toEqual([1, 2])
    expect(after(2).match.state.gone).toHaveLength(3)
  })

  test('[LS-114] [LS-115] the friends have shot two, the Grunt sees nobody, and two are tied at 4', () => {
    const { events, match } = before(3)
    expect(those(events, 'enemy-defeated').map(({ card }) => card)).toEqual(['minion.spearman', 'minion.sniper'])
    expect(the(events, 'idle')).toMatchObject({ space: 'F5', because: 'no-hero' })
    expect(match.choices(guide.seat)).toEqual([
      { kind: 'choose-target', hero: 'hero.brawler' },
      { kind: 'choose-target', hero: 'hero.field-medic' },
    ])
    expect(match.state.heroes[1]).toMatchObject({ damage: 4, down: false })
  })

  test('[LS-125] [LS-039] then comes the general, with 16 HP left, and a fire', () => {
    const { events } = after(3)
    expect(attacks(events)).toEqual(['R3 brawler decided 2'])
    expect(brawler(3).damage).toBe(7)
    expect(hp(3, 'R8')).toBe(16)
    expect(those(events, 'placed')).toHaveLength(4)
    expect(the(events, 'flames-spread')).toMatchObject({ space: 'NW', lit: true })
    expect(brawler(3).at).toBe('NW')
  })

  test('[LS-144] [LS-155] the Femme Fatale lures him, hits for 8 and falls in the fire; then she stands again', () => {
    const { events, match } = before(4)
    expect(the(events, 'shifted')).toMatchObject({ from: 'R8', to: 'F8' })
    expect(those(events, 'rolled').map(({ hits }) => hits)).toEqual([4, 4, 1])
    expect(kinds(events).filter((kind) => kind === 'burnt' || kind === 'knocked-down')).toEqual([
      'burnt',
      'knocked-down',
    ])
    expect(match.state.lives).toBe(1)
    expect(hpLeft(match.state.enemies[placeOf('F8')]!)).toBe(7)
    expect(the(events, 'healed')).toMatchObject({ hero: 'hero.brawler', left: 4 })
    expect(after(4).match.state.heroes[1]).toMatchObject({ damage: 0, down: false })
    expect(brawler(4).cubes).toBe(3)
  })

  test('[LS-084] Haymaker leaves him 3 HP, and One-Man Riot, for no action, takes them', () => {
    expect(hp(5, 'F8')).toBe(3)
    expect(before(6).match.state.turn!.left).toBe(1)
    const { events } = after(6)
    expect(those(events, 'rolled').map(({ spaces, hits }) => [...spaces, hits])).toEqual([
      ['F1', 3],
      ['F2', 2],
      ['F8', 3],
    ])
    expect(the(events, 'match-over').won).toBe(true)
  })
})
