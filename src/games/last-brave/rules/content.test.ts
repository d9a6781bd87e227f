import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type Ability,
  ATTRIBUTE,
  type CardId,
  CARDS,
  type CardType,
  cardsOf,
  CHAMPION,
  CHAMPIONS,
  inTypeOrder,
  isKnown,
  type Keyword,
  pickingOf,
  typeOf,
} from '#games/last-brave/cards'
import { lastBrave } from '#games/last-brave/game'

const RULES = readFileSync(new URL('../../../../docs/rules/last-brave.md', import.meta.url), 'utf8')

/** The rows of the table under a heading of the rules document, cell by cell. */
function rowsUnder(heading: string): string[][] {
  const [section] = RULES.slice(RULES.indexOf(`### ${heading}`)).split('\n### ')
  return section!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

const WORDS: Record<Exclude<Keyword['do'], 'power' | 'negate'>, string> = {
  hits: 'Hits +1',
  defend: 'Defend',
  reflect: 'Reflect',
  're-engage': 'Re-engage',
  'scatter-shot': 'Scatter Shot',
  seal: 'Seal',
  revive: 'Revive',
  recover: 'Recover',
  resist: 'Resist 1',
}

/** An ability as the document prints it. */
const print = (ability: Ability | undefined): string =>
  ability
    ?.map((keyword) => {
      if (keyword.do === 'power') return `Power +${keyword.by}`
      if (keyword.do === 'negate') return keyword.what === 'defend' ? 'Negate Defend' : 'Negate Reflect'
      return WORDS[keyword.do]
    })
    .join(' & ') ?? '-'

const printed = (card: CardId): string[] => {
  const { name, continuous, fatigue, forfeit, flavour } = ATTRIBUTE[card]
  return [card, name, print(continuous), print(fatigue), print(forfeit), `"${flavour}"`]
}

const has = (ability: Ability | undefined, verb: Keyword['do']): boolean =>
  ability?.some((keyword) => keyword.do === verb) ?? false

describe('the cards are those of the document', () => {
  test.each([
    ['LB-007', 'D1', 'class'],
    ['LB-008', 'D2', 'element'],
    ['LB-009', 'D3', 'arms'],
  ] as const)('[%s] %s: the eight cards of type %s, word for word', (_clause, heading, type) => {
    const table = rowsUnder(`${heading}.`)
    expect(table).toHaveLength(8)
    expect(cardsOf(type).map(printed)).toEqual(table)
  })

  test('[LB-005, LB-006, LB-121] eight Champions with faction, rank and one Secret Skill, word for word', () => {
    const table = rowsUnder('D4.').map((row) => row.map((cell) => cell.replace(/ \(.*\)$/, '')))
    expect(table).toHaveLength(8)
    const rank = { true: 'Leader', false: 'Member' } as const
    expect(
      CHAMPIONS.map((id) => {
        const { name, faction, isLeader, skill, secret } = CHAMPION[id]
        const [colour, standing] = faction
          ? [faction[0]!.toUpperCase() + faction.slice(1), rank[`${isLeader}`]]
          : ['none', '-']
        return [id, name, colour, standing, skill, print(secret)]
      }),
    ).toEqual(table)
  })

  test('[LB-002] there are 32 cards, no two alike, and a complete set of matches shows what each of them does', () => {
    expect(CARDS).toHaveLength(24)
    expect(CHAMPIONS).toHaveLength(8)
    const cards = lastBrave.content.map((id) => id.split('.').slice(0, 2).join('.'))
    expect(new Set(cards)).toEqual(new Set([...CARDS, ...CHAMPIONS]))
    expect(new Set([...CARDS.map((card) => ATTRIBUTE[card].name), ...CHAMPIONS]).size).toBe(32)
  })

  test('[LB-138, LB-139, LB-140, LB-R69] Red and Blue have a Leader and two Members, Gray a Leader alone, Noor nobody', () => {
    const of = (faction: string | null) => CHAMPIONS.filter((id) => CHAMPION[id].faction === faction)
    for (const faction of ['red', 'blue'] as const)
      expect(of(faction).map((id) => CHAMPION[id].isLeader)).toEqual([true, false, false])
    expect(of('gray')).toEqual(['champion.vesper'])
    expect(CHAMPION['champion.vesper'].isLeader).toBe(true)
    expect(of(null)).toEqual(['champion.noor'])
  })

  test('[LB-152] no other Secret Skill has as many keywords as the one of the Gray Leader', () => {
    const most = CHAMPION['champion.vesper'].secret.length
    const others = CHAMPIONS.filter((id) => id !== 'champion.vesper')
    expect(Math.max(...others.map((id) => CHAMPION[id].secret.length))).toBeLessThan(most)
  })
})

describe('[D6] what keeps every game short', () => {
  const abilities = CARDS.flatMap((card) =>
    (['continuous', 'fatigue', 'forfeit'] as const).map((cost) => ({ card, cost, ability: ATTRIBUTE[card][cost] })),
  )

  test('1: only Power, Hits, Negate and Resist are Continuous, and Resist is nothing else', () => {
    for (const { cost, ability } of abilities)
      for (const { do: verb } of ability ?? []) {
        if (cost === 'continuous') expect(['power', 'hits', 'negate', 'resist']).toContain(verb)
        else expect(verb).not.toBe('resist')
      }
    for (const id of CHAMPIONS) expect(has(CHAMPION[id].secret, 'resist')).toBe(false)
  })

  test('2: Recover is the Forfeit of one card and the Secret Skill of one Champion; Revive is never a Fatigue', () => {
    const having = (verb: Keyword['do']) =>
      abilities.flatMap(({ card, cost, ability }) => (has(ability, verb) ? [`${card} ${cost}`] : []))
    expect(having('recover')).toEqual(['class.cleric forfeit'])
    expect(having('revive')).toEqual(['class.marshal forfeit', 'element.water forfeit'])
    expect(CHAMPIONS.filter((id) => has(CHAMPION[id].secret, 'recover'))).toEqual(['champion.tobiah'])
    expect(CHAMPIONS.filter((id) => has(CHAMPION[id].secret, 'revive'))).toEqual([])
  })

  test('4: every card has two abilities or three, and no two cards the same three', () => {
    for (const card of CARDS)
      expect(abilities.filter((one) => one.card === card && one.ability).length).toBeGreaterThanOrEqual(2)
    const alike = CARDS.map((card) => printed(card).slice(2, 5).join(' | '))
    expect(new Set(alike).size).toBe(CARDS.length)
  })

  test('[LB-R17] no ability picks more than one card, and in one joined with "&" only a Seal picks', () => {
    for (const ability of [
      ...abilities.map((one) => one.ability ?? []),
      ...CHAMPIONS.map((id) => CHAMPION[id].secret),
    ]) {
      const picking = ability.filter((keyword) => ['seal', 'revive', 'recover'].includes(keyword.do))
      expect(picking.length).toBeLessThanOrEqual(1)
      expect(pickingOf(ability)).toBe(picking[0]?.do)
      if (ability.length > 1) expect([undefined, 'seal']).toContain(pickingOf(ability))
    }
  })
})

describe('backs', () => {
  test('[LB-R7] the back of an attribute card shows its type, and nothing else', () => {
    const types: CardType[] = ['class', 'element', 'arms']
    for (const type of types) {
      expect(cardsOf(type)).toHaveLength(8)
      expect(cardsOf(type).map(typeOf)).toEqual(Array(8).fill(type))
      expect(typeOf(type)).toBe(type)
      expect(isKnown(type)).toBe(false)
    }
    expect(CARDS.every(isKnown)).toBe(true)
    expect(['arms', 'class.knight', 'element', 'arms.bow', 'class'].toSorted(inTypeOrder as never)).toEqual([
      'class.knight',
      'class',
      'element',
      'arms',
      'arms.bow',
    ])
  })
})
