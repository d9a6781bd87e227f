import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARD, type CardId, GENERAL_IDS } from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, RAMPAGE, RAMPAGE_IDS, SKILL, SKILL_IDS, type SkillId } from '#games/last-stand/content/heroes'
import { KEYWORDS } from '#games/last-stand/content/vocabulary'
import { cardName, deedName, heroName } from '#games/last-stand/text/names'
import { dem, den, der, des, vom } from '#games/last-stand/text/names-german'
import {
  abilitiesSaid,
  attackSaid,
  cardSaid,
  heroDeeds,
  keywordName,
  keywordSaid,
  numbersSaid,
  rampageSaid,
  skillSaid,
} from '#games/last-stand/text/sentences'

const LANGUAGES = ['en', 'de'] as const
const DOCUMENT = readFileSync(new URL('../../../../docs/rules/last-stand.md', import.meta.url), 'utf8')
const CARDS = Object.keys(CARD) as CardId[]

/** The sentence on each skill and rampage: what the effects of D4 mean. */
const DEEDS: readonly (readonly [name: string, english: string, german: string])[] = [
  ['haymaker', 'Power 6 against an adjacent enemy.', 'Stärke 6 gegen einen benachbarten Gegner.'],
  ['bottle-throw', 'Power 3 against an enemy within 2.', 'Stärke 3 gegen einen Gegner in Reichweite 2.'],
  [
    'wrecking-swing',
    'Power 5 against each enemy on a frontline space of an adjacent quadrant.',
    'Stärke 5 gegen jeden Gegner auf einem Frontfeld eines benachbarten Quadranten.',
  ],
  [
    'shove',
    'Power 4 against an adjacent enemy. Push it back where the space behind it is free.',
    'Stärke 4 gegen einen benachbarten Gegner. Stoß ihn zurück, wenn das Feld dahinter frei ist.',
  ],
  ['walk-it-off', 'Remove 3 of your damage. Once per turn.', 'Entferne 3 deiner Schadensmarken. Einmal pro Zug.'],
  [
    'beckon',
    'Lure an enemy on a ranged space within 3 to the free frontline space before it.',
    'Lock einen Gegner auf einem Rückraumfeld in Reichweite 3 auf das freie Frontfeld davor.',
  ],
  [
    'parting-shot',
    'Power 4 against an out-of-position enemy within 3.',
    'Stärke 4 gegen einen Gegner fehl am Platz in Reichweite 3.',
  ],
  [
    'slip-away',
    'Go to any other squad space. Gain 1 armor. Once per turn.',
    'Geh auf ein beliebiges anderes Truppfeld. Du bekommst 1 Panzerung. Einmal pro Zug.',
  ],
  [
    'lay-mine',
    'Put or move the mine to an empty enemy space of an adjacent quadrant: an enemy that enters its space takes 3 damage.',
    'Lege die Mine auf ein leeres Gegnerfeld eines benachbarten Quadranten, auch von anderswo: Ein Gegner, der das Feld betritt, nimmt 3 Schaden.',
  ],
  [
    'remote-trigger',
    "Set the mine off. Power 2, rolled once, against each enemy of the mine's quadrant.",
    'Zünde die Mine. Stärke 2, einmal gewürfelt, gegen jeden Gegner im Quadranten der Mine.',
  ],
  [
    'patch-up',
    'Remove 2 damage from a damaged hero on your space or one step away.',
    'Nimm einer verletzten Figur auf deinem oder einem angrenzenden Feld 2 Schaden ab.',
  ],
  [
    'pull-to-safety',
    'Drag a knocked-down hero one step away to your space. Revive that hero. This counts as a Revive: you gain a cube.',
    'Zieh eine Figur am Boden von einem angrenzenden Feld auf dein Feld. Hilf ihr auf. Das zählt als Aufhelfen: Du bekommst einen Wutstein.',
  ],
  [
    'tranq-dart',
    'An enemy within 3, but no general, skips its next attack.',
    'Halte einen Gegner in Reichweite 3, der kein General ist, auf: Der nächste Angriff entfällt.',
  ],
  [
    'burst',
    'Power 3 against an enemy within 3. Only if you have not moved in this turn.',
    'Stärke 3 gegen einen Gegner in Reichweite 3. Nur, wenn du dich in diesem Zug nicht bewegt hast.',
  ],
  [
    'pin-down',
    'The next attack of an enemy within 3 has 2 Power less, hit or miss. Power 2 against it.',
    'Der nächste Angriff von einem Gegner in Reichweite 3 hat 2 Stärke weniger, Treffer oder nicht. Stärke 2 gegen ihn.',
  ],
  [
    'dig-in',
    'Gain 2 armor. Once per turn. You cannot move for the rest of the turn.',
    'Du bekommst 2 Panzerung. Einmal pro Zug. Du kannst dich in diesem Zug nicht mehr bewegen.',
  ],
  [
    'shield-bash',
    'Power 4 against an adjacent enemy. If it took damage, push it back where the space behind it is free.',
    'Stärke 4 gegen einen benachbarten Gegner. Nahm er Schaden, dann stoß ihn zurück, wenn das Feld dahinter frei ist.',
  ],
  [
    'draw-fire',
    'Until the next Squad Phase, enemies that can choose you must choose you. Gain 2 armor. Once per turn.',
    'Bis zur nächsten Truppphase müssen Gegner, die dich wählen können, dich wählen. Du bekommst 2 Panzerung. Einmal pro Zug.',
  ],
  [
    'scattergun',
    'Power 5 against the frontline enemy of an adjacent lane. Power 3 against the ranged enemy of the same lane.',
    'Stärke 5 gegen den Gegner an der Front einer angrenzenden Bahn. Stärke 3 gegen den Gegner im Rückraum derselben Bahn.',
  ],
  [
    'silenced-shot',
    'Power 2 against an enemy within 3. This does not cause Retaliate.',
    'Stärke 2 gegen einen Gegner in Reichweite 3. Das löst keine Vergeltung aus.',
  ],
  [
    'knife-work',
    'Power 4 against an adjacent enemy, Power 6 if it is out of position.',
    'Stärke 4 gegen einen benachbarten Gegner, Stärke 6, wenn er fehl am Platz ist.',
  ],
  [
    'misdirect',
    'Send an enemy of an adjacent quadrant one space back, forward or round its ring, to a free space.',
    'Schick einen Gegner eines benachbarten Quadranten ein Feld zurück, vor oder im Ring weiter, auf ein freies Feld.',
  ],
  [
    'call-target',
    'The next hero attack against an unmarked enemy anywhere has 3 Power more.',
    'Der nächste Angriff des Trupps gegen einen unmarkierten Gegner irgendwo hat 3 Stärke mehr.',
  ],
  [
    'recon',
    'Turn the reinforcement pile up. Discard one of its cards. Once per turn.',
    'Decke den Verstärkungsstapel auf. Wirf eine seiner Karten ab. Einmal pro Zug.',
  ],
]

test.each(DEEDS)('%s', (name, english, german) => {
  const id = `skill.${name}` as SkillId
  expect(LANGUAGES.map((language) => skillSaid(id, language))).toEqual([english, german])
})

test.each([
  [
    'rampage.dead-to-rights',
    '3 damage to up to three different enemies within 3.',
    '3 Schaden für bis zu drei verschiedene Gegner in Reichweite 3.',
  ],
  [
    'rampage.triage',
    'Remove 4 damage from each standing hero. Revive each hero that was knocked down.',
    'Nimm jeder stehenden Figur 4 Schaden ab. Hilf jeder Figur auf, die am Boden lag.',
  ],
  [
    'rampage.human-wall',
    'Each standing hero gains 2 armor. Each enemy of both adjacent quadrants, but no general, skips its next attack.',
    'Jede stehende Figur bekommt 2 Panzerung. Halte jeden Gegner beider benachbarten Quadranten auf: Der nächste Angriff entfällt; nur ein General lässt sich nicht aufhalten.',
  ],
  [
    'rampage.no-witnesses',
    'Choose up to two different enemies anywhere: a minion is defeated, a lieutenant or general takes 4 damage.',
    'Wähle bis zu zwei verschiedene Gegner irgendwo: Ein Scherge ist besiegt, ein Leutnant oder General nimmt 4 Schaden.',
  ],
] as const)('%s', (id, english, german) => {
  expect(LANGUAGES.map((language) => rampageSaid(id, language))).toEqual([english, german])
})

test.each<[CardId, string, string]>([
  ['minion.grunt', '', ''],
  ['minion.riot-guard', 'Enters with 2 armor.', 'Kommt mit 2 Panzerung.'],
  [
    'minion.powder-monkey',
    'When it is defeated, each hero standing on the near squad space of its lane takes 1 damage.',
    'Ist die Karte besiegt, nimmt jede stehende Figur auf dem nahen Truppfeld ihrer Bahn 1 Schaden.',
  ],
  [
    'minion.mortar-crew',
    'Immovable. Attacks every hero on the squad space with the most standing heroes.',
    'Standfest. Greift alle auf dem Truppfeld mit den meisten stehenden Figuren an.',
  ],
  [
    'lieutenant.ironclad',
    'Immovable. Enters with 3 armor. At the start of the Squad Phase it gains 1 armor, up to 3.',
    'Standfest. Kommt mit 3 Panzerung. Bekommt zu Beginn der Truppphase 1 Panzerung, bis zu 3.',
  ],
  [
    'lieutenant.gemini',
    'Attacks twice and chooses its target anew for each attack.',
    'Greift zweimal an und wählt das Ziel jedes Mal neu.',
  ],
  [
    'lieutenant.vulture',
    'Whenever a hero is knocked down, it gains 2 armor, up to 4.',
    'Geht jemand vom Trupp zu Boden, bekommt die Karte 2 Panzerung, bis zu 4.',
  ],
])('%s', (id, english, german) => {
  expect(LANGUAGES.map((language) => cardSaid(id, language))).toEqual([english, german])
})

describe('compared with the document', () => {
  const WORDS = { one: '1', two: '2', three: '3', einen: '1', zwei: '2', drei: '3', zweimal: '2', twice: '2' }
  /** Every number that is said, in figures or in words. */
  const numbers = (said: string): string[] =>
    (said.toLowerCase().match(/\d+|\b[a-zäöüß]+\b/g) ?? []).flatMap((word) =>
      /^\d+$/.test(word) ? word : ((WORDS as Record<string, string>)[word] ?? []),
    )

  /** Rows of a table: the first cell's id, and the other cells. */
  const rows = [...DOCUMENT.matchAll(/^\| `([a-z-]+)` (.*)\|$/gm)].map(
    ([, id, rest]) => [id!, rest!.split('|').map((cell) => cell.trim())] as const,
  )
  const row = (id: string): readonly string[] => rows.find(([one]) => one === id.split('.')[1])![1]

  test.each(SKILL_IDS)('[D4] the numbers of %s', (id) => {
    const [, cost, effect] = row(id)
    expect(cost).toMatch(new RegExp(`^${SKILL[id].cost}`))
    const printed = numbers(effect!.replaceAll(/move\(\d|any\(1\)|one card/g, '').replace('grant(action)', '1'))
    for (const language of LANGUAGES) expect(numbers(skillSaid(id, language))).toEqual(expect.arrayContaining(printed))
    if (cost!.includes('once per turn')) expect(skillSaid(id, 'en')).toContain('Once per turn.')
  })

  test.each(RAMPAGE_IDS)('[D4] the numbers of %s', (id) => {
    const found = new RegExp(`^\\| rampage ${RAMPAGE[id].name} \\| - \\| (.*?) \\|`, 'm').exec(DOCUMENT)
    const printed = numbers(found![1]!)
    for (const language of LANGUAGES)
      expect(numbers(rampageSaid(id, language))).toEqual(expect.arrayContaining(printed))
  })

  test.each(CARDS.filter((id) => CARD[id].rank !== 'general'))('[D5] [D6] the numbers and keywords of %s', (id) => {
    const cells = row(id)
    const text = cells.at(-1)!.replace('space Fn of its lane n while it stands on Rn', '')
    const { hp, attack } = CARD[id]
    expect(cells).toContain(`${hp}`)
    for (const language of LANGUAGES) {
      const said = `${numbersSaid(id, language)}. ${cardSaid(id, language)}`
      const power = attack ? [`${attack.power}`] : []
      expect(numbers(said)).toEqual(expect.arrayContaining([...numbers(text), `${hp}`, ...power]))
      for (const keyword of KEYWORDS)
        expect(cardSaid(id, language).includes(`${keywordName(keyword, language)}.`)).toBe(
          text.toLowerCase().includes(`**${keyword}`),
        )
    }
  })

  test.each(GENERAL_IDS)('[D7] the sheet of %s', (id) => {
    const [, , , hp, , abilities, attack] = row(id)
    expect(hp).toBe(`${CARD[id].hp}`)
    expect(numbersSaid(id, 'en')).toContain(`${hp} HP`)
    for (const language of LANGUAGES) {
      const said = attackSaid(id, language)
      expect(numbers(said.said)).toEqual(expect.arrayContaining(numbers(attack!)))
      const own = abilitiesSaid(id, language)
      expect(own.length).toBeGreaterThan(0)
      for (const { name, said: sentence } of own) {
        expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/)
        if (language === 'en') expect(abilities).toContain(`**${name}**`)
      }
    }
  })
})

test('names are of one language each, and no two the same', () => {
  for (const language of LANGUAGES) {
    const names = [
      ...HERO_IDS.map((id) => heroName(id, language)),
      ...CARDS.map((id) => cardName(id, language)),
      ...HERO_IDS.flatMap(heroDeeds).map((id) => deedName(id, language)),
    ]
    expect(new Set(names).size).toBe(names.length)
  }
  for (const keyword of KEYWORDS)
    for (const language of LANGUAGES) expect(keywordSaid(keyword, language)).toMatch(/^[A-Z].*\.$/)
  expect(deedName('skill.haymaker', 'en')).toBe('Haymaker')
  expect(HERO_IDS.map((id) => heroName(id, 'en'))).toEqual(HERO_IDS.map((id) => HERO[id].name))
})

test.each([
  ['minion.ox', 'der Ochse', 'den Ochsen', 'dem Ochsen', 'des Ochsen', 'vom Ochsen'],
  [
    'minion.riot-guard',
    'die Schildwache',
    'die Schildwache',
    'der Schildwache',
    'der Schildwache',
    'von der Schildwache',
  ],
  ['hero.ghost', 'das Phantom', 'das Phantom', 'dem Phantom', 'des Phantoms', 'vom Phantom'],
  [
    'lieutenant.ironclad',
    'der Stahlkoloss',
    'den Stahlkoloss',
    'dem Stahlkoloss',
    'des Stahlkolosses',
    'vom Stahlkoloss',
  ],
  ['minion.field-surgeon', 'der Feldarzt', 'den Feldarzt', 'dem Feldarzt', 'des Feldarztes', 'vom Feldarzt'],
  ['general.warlord', 'der Kriegsherr', 'den Kriegsherrn', 'dem Kriegsherrn', 'des Kriegsherrn', 'vom Kriegsherrn'],
] as const)('the cases of %s', (id, ...cases) => {
  expect([der, den, dem, des, vom].map((decline) => decline(id))).toEqual(cases)
})
