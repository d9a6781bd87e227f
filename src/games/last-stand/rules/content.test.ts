import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import {
  ALL_MINIONS,
  CARD,
  GENERAL,
  GENERAL_IDS,
  hasKeyword,
  LIEUTENANT,
  LIEUTENANT_IDS,
  MINION,
  MINION_IDS,
} from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, RAMPAGE, RAMPAGE_IDS, SKILL, SKILL_IDS } from '#games/last-stand/content/heroes'
import type { Deed, EnemyCard } from '#games/last-stand/content/vocabulary'
import { lastStand } from '#games/last-stand/game'
import { DEFAULTS } from '#games/last-stand/options'
import { rollAttack, rollPlacement } from '#games/last-stand/rules/dice'

const RULES = readFileSync(new URL('../../../../docs/rules/last-stand.md', import.meta.url), 'utf8')

/** The rows of the table under a heading of the rules document, cell by cell. */
function rowsUnder(heading: string): string[][] {
  const [section] = RULES.slice(RULES.indexOf(`### ${heading}.`)).split('\n### ')
  return section!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )
}

/** What the document says of a hero: the heading, and the rows under it. */
function heroPart(name: string): { readonly heading: string; readonly rows: string[][] } {
  const from = RULES.indexOf(`\`${name}\` **`)
  const [part] = RULES.slice(from).split(/\n\n(?=`|###)/)
  const lines = part!.split('\n')
  return {
    heading: lines[0]!,
    rows: lines
      .filter((line) => /^\| (`|rampage)/.test(line))
      .map((line) =>
        line
          .slice(1, line.lastIndexOf('|'))
          .split('|')
          .map((cell) => cell.trim()),
      ),
  }
}

/** The numbers in a piece of text, the smallest first. */
const numbers = (text: string): number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).toSorted((a, b) => a - b)

/** The numbers of a deed's effects, and of what it is aimed at, as the document writes them; `adj` is within 1. */
function figures({ aim, effects }: Deed): number[] {
  const of = effects.flatMap((effect): number[] => {
    switch (effect.do) {
      case 'attack':
        return [effect.power, ...(effect.outOfPosition === undefined ? [] : [effect.outOfPosition])]
      case 'blast':
        return [effect.power]
      case 'barrage':
        return [effect.dice]
      case 'damage':
      case 'heal':
      case 'armor':
        return [effect.amount]
      case 'move':
        return [effect.steps]
      case 'put':
        return effect.token === 'weaken' || effect.token === 'mark' ? [effect.amount] : []
      default:
        return []
    }
  })
  const at = 'within' in aim && typeof aim.within === 'number' && aim.within > 1 ? [aim.within] : []
  const count = 'upTo' in aim ? [aim.upTo] : []
  return [...of, ...at, ...count].toSorted((a, b) => a - b)
}

describe('heroes', () => {
  test('[LS-005, D8] 8 heroes with 33 skills and 8 rampages', () => {
    expect([HERO_IDS.length, SKILL_IDS.length, RAMPAGE_IDS.length]).toEqual([8, 33, 8])
    expect(HERO_IDS.flatMap((id) => HERO[id].skills).toSorted()).toEqual(SKILL_IDS.toSorted())
    expect(HERO_IDS.map((id) => HERO[id].rampage)).toEqual(RAMPAGE_IDS)
  })

  test.each(HERO_IDS)('[LS-005] %s: HP, skills, costs, limits and texts, word for word', (id) => {
    const { name, hp, skills, rampage } = HERO[id]
    const { heading, rows } = heroPart(id.slice('hero.'.length))
    expect(heading).toBe(`\`${id.slice('hero.'.length)}\` **${name}**, HP ${hp}`)
    expect(rows).toHaveLength(skills.length + 1)
    for (const [at, skill] of skills.entries()) {
      const [title, cost, effect, text] = rows[at]!
      const card = SKILL[skill]
      expect(title).toBe(`\`${skill.slice('skill.'.length)}\` ${card.name}`)
      expect(cost).toBe(card.limit ? `${card.cost}, once per turn` : `${card.cost}`)
      expect(text).toBe(card.text)
      expect([skill, ...figures(card)]).toEqual([skill, ...numbers(effect!.replace('any(1)', 'any'))])
    }
    const [title, , effect, text] = rows.at(-1)!
    expect(figures(RAMPAGE[rampage])).toEqual(numbers(effect!))
    expect(title).toBe(`rampage ${RAMPAGE[rampage].name}`)
    expect(text).toBe(RAMPAGE[rampage].text)
  })

  test('[LS-R72] no hero goes to an enemy space: every move is to a squad space', () => {
    const moving = SKILL_IDS.filter((id) => SKILL[id].effects.some((effect) => effect.do === 'move'))
    expect(moving.map((id) => `${id} ${SKILL[id].aim.at}`)).toEqual([
      'skill.slip-away squad-space',
      'skill.pull-to-safety hero',
      'skill.tumble squad-space',
    ])
  })
})

const range = ({ attack }: EnemyCard): string => (attack ? `${attack.range}` : '-')
const letter = ({ type }: EnemyCard): string => (type === 'frontline' ? 'F' : 'R')
const power = ({ attack }: EnemyCard): string => `${attack?.power ?? 0}`

describe('enemies', () => {
  test('[LS-006] the 16 minion types, word for word', () => {
    const rows = MINION_IDS.map((id) => {
      const card = MINION[id]
      const { name, copies, hp, text } = card
      return [
        `\`${id.slice('minion.'.length)}\``,
        name,
        letter(card),
        `${copies}`,
        `${hp}`,
        range(card),
        power(card),
        text,
      ]
    })
    expect(rows).toEqual(rowsUnder('D5'))
  })

  test('[LS-042, D8] they are 48 cards, 25 Frontline and 23 Ranged', () => {
    expect(ALL_MINIONS).toHaveLength(48)
    expect(ALL_MINIONS.filter((id) => MINION[id].type === 'frontline')).toHaveLength(25)
  })

  test('[LS-040, LS-R7] the ten lieutenants, word for word', () => {
    const rows = LIEUTENANT_IDS.map((id) => {
      const card = LIEUTENANT[id]
      const { name, hp, adds, text } = card
      return [
        `\`${id.slice('lieutenant.'.length)}\``,
        name,
        letter(card),
        `${hp}`,
        range(card),
        power(card),
        `${adds[4]} / ${adds[3]}`,
        text,
      ]
    })
    expect(rows).toEqual(rowsUnder('D6'))
  })

  test('[LS-007, LS-035] the five generals: name, type, HP, keywords, and their abilities word for word', () => {
    const rows = rowsUnder('D7')
    expect(GENERAL_IDS).toHaveLength(5)
    for (const [at, id] of GENERAL_IDS.entries()) {
      const card = GENERAL[id]
      const [name, title, type, hp, keywords, always, attack] = rows[at]!
      expect([name, title, type, hp]).toEqual([
        `\`${id.slice('general.'.length)}\``,
        card.name,
        letter(card),
        `${card.hp}`,
      ])
      expect(keywords).toBe(card.keywords.length > 0 ? 'Immovable' : '-')
      for (const ability of card.abilities) {
        expect(always).toContain(`**${ability.name}**`)
        expect(always).toContain(ability.text)
      }
      expect(attack).toContain(`**${card.attackName}**: ${card.text}`)
      expect(attack).toContain(`(${card.attack.power})`)
      if (card.armor) expect(always).toContain(`Enters with ${card.armor} armor.`)
      if (card.tokens) expect(always).toContain(`Set-up: ${card.tokens} Firestarter tokens`)
    }
  })

  test('[LS-154] keywords are those that stand in bold in the text', () => {
    for (const id of [...MINION_IDS, ...LIEUTENANT_IDS]) {
      const bold = [...CARD[id].text.matchAll(/\*\*(\w+)\.?\*\*/g)].map(([, word]) => word!.toLowerCase())
      expect([id, ...CARD[id].keywords]).toEqual([id, ...bold])
      for (const word of bold) expect(hasKeyword(id, word as 'ambush')).toBe(true)
    }
  })

  test('[D8] a complete set of matches shows what each of them does', () => {
    for (const id of [...SKILL_IDS, ...RAMPAGE_IDS, ...Object.keys(CARD)]) expect(lastStand.content).toContain(id)
    expect(new Set(lastStand.content).size).toBe(lastStand.content.length)
  })
})

describe('the other pieces', () => {
  test('[LS-008] attack dice have 6 sides, the placement die has 8', () => {
    const sides: number[] = []
    const random = { below: (most: number) => sides.push(most) - 1 }
    expect(rollAttack({ random }, 2)).toHaveLength(2)
    expect(rollPlacement({ random })).toBe(3)
    expect(sides).toEqual([6, 6, 8])
  })

  test('[LS-009] a new table has room for every piece: cubes, armor, damage, tokens, the track, the mine, fires', () => {
    const random = SeededRandom.from('pieces')
    const state = lastStand.begin(lastStand.deal(DEFAULTS, 1, random), { random })
    expect(state).toMatchObject({
      lives: 5,
      track: 0,
      token: 0,
      mine: null,
      fires: [],
      aim: null,
      quarry: null,
      drawFire: null,
    })
    lastStand.play(state, 0, { kind: 'pick-hero', hero: 'hero.brawler' }, { random })
    expect(state.heroes[0]).toMatchObject({ damage: 0, armor: 0, cubes: 0, down: false, dazed: false })
  })
})
