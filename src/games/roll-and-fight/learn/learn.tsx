import type { Language } from '#engine/game'
import { AbilityCard, markOf } from '#games/roll-and-fight/board/cards/ability-card.tsx'
import { DenCard } from '#games/roll-and-fight/board/cards/den-card.tsx'
import { ItemCard } from '#games/roll-and-fight/board/cards/item-card.tsx'
import { BossCard, HeroCard } from '#games/roll-and-fight/board/cards/person-card.tsx'
import { FaceCard, ObjectiveCard } from '#games/roll-and-fight/board/cards/plain-card.tsx'
import { BOSS, BOSS_IDS, type BossId } from '#games/roll-and-fight/content/bosses'
import { DEN, DEN_IDS, type DenId } from '#games/roll-and-fight/content/dens'
import { FIGHTING_DIE } from '#games/roll-and-fight/content/dice'
import {
  abilityOf,
  HERO_IDS,
  type HeroId,
  ITEM,
  ITEM_IDS,
  type ItemId,
  ITEMS_OF,
  TILE,
  type TileId,
  TILES_OF,
} from '#games/roll-and-fight/content/heroes'
import { BASIC_IDS, type BasicId } from '#games/roll-and-fight/content/player-board'
import { type Face, FACES, type Mark, type Requirement, ROOM_IDS } from '#games/roll-and-fight/content/vocabulary'
import {
  BASIC_RULES,
  BOSS_EFFECT_RULES,
  FACE_RULES,
  itemRules,
  markRules,
  OBJECTIVE_RULES,
  tileRules,
  TRAIT_RULES,
} from '#games/roll-and-fight/learn/clauses'
import { RaidPage } from '#games/roll-and-fight/learn/raid.tsx'
import { RoundPage } from '#games/roll-and-fight/learn/round.tsx'
import { SAID } from '#games/roll-and-fight/learn/said'
import type { Kind } from '#games/roll-and-fight/learn/words'
import { diceSaid, objectiveSaid } from '#games/roll-and-fight/text/card-words'
import { capital, listed } from '#games/roll-and-fight/text/forms'
import { fullText } from '#games/roll-and-fight/text/effect-words'
import {
  abilityName,
  abilityText,
  bossName,
  bossText,
  denName,
  faceName,
  heroName,
  itemName,
  roomName,
  traitName,
  traitText,
} from '#games/roll-and-fight/text/names'
import type { GalleryCard, LearnPart } from '#web/design/parts'
import './learn.css'

export const PAGES: LearnPart['PAGES'] = [
  { title: { en: 'A round, and the race', de: 'Eine Runde, und das Würfeln' }, Page: RoundPage },
  { title: { en: 'The raid, and the end', de: 'Der Überfall, und das Ende' }, Page: RaidPage },
]

type Line = GalleryCard['lines'][number]

/** When or how often something works, if that is special. */
function markLine(mark: Mark | 'passive' | undefined, language: Language): readonly Line[] {
  const { when, tile } = SAID[language]
  return mark ? [{ label: when, says: `${capital(tile.marks[mark])}.`, rules: markRules(mark) }] : []
}

const diceLine = (id: BasicId | TileId, language: Language): readonly Line[] =>
  abilityOf(id).dice.length === 0
    ? []
    : [{ label: SAID[language].dice, says: `${capital(diceSaid(id, language))}.`, rules: ['RF-066'] }]

const basic = (id: BasicId, language: Language): GalleryCard => ({
  id: `basic.${id}`,
  name: abilityName(id, language),
  note: SAID[language].kinds.ability,
  lines: [{ says: abilityText(id, language), rules: BASIC_RULES[id] }, ...diceLine(id, language)],
  kinds: ['ability'],
})

const tile = (id: TileId, hero: HeroId, language: Language): GalleryCard => ({
  id: `tile.${id}`,
  name: abilityName(id, language),
  note: SAID[language].tileOf(heroName(hero)),
  lines: [
    { says: fullText(id, language), rules: tileRules(id, TILE[id]) },
    ...diceLine(id, language),
    ...markLine(markOf(id), language),
  ],
  kinds: ['tile', hero],
})

/** Rage Brew belongs to two. */
function item(id: ItemId, language: Language): GalleryCard {
  const { itemOf } = SAID[language]
  const heroes = HERO_IDS.filter((hero) => ITEMS_OF[hero].includes(id))
  return {
    id: `item.${id}`,
    name: itemName(id, language),
    note: itemOf(listed(heroes.map(heroName), language === 'de' ? 'und' : 'and')),
    lines: [{ says: fullText(id, language), rules: itemRules(ITEM[id]) }, ...markLine(ITEM[id].mark, language)],
    kinds: ['item', ...heroes],
  }
}

const hero = (id: HeroId, language: Language): GalleryCard => ({
  id: `trait.${id}`,
  name: heroName(id),
  note: SAID[language].kinds.hero,
  lines: [
    {
      label: `${SAID[language].trait}, ${traitName(id, language)}`,
      says: traitText(id, language),
      rules: TRAIT_RULES[id],
    },
  ],
  kinds: ['hero', id],
})

const boss = (id: BossId, language: Language): GalleryCard => ({
  id: `boss.${id}`,
  name: bossName(id, language),
  note: SAID[language].bossNote(BOSS[id].health),
  lines: [{ says: bossText(id, language), rules: BOSS_EFFECT_RULES[id] }],
  kinds: ['boss'],
})

function den(id: DenId, language: Language): GalleryCard {
  const { denNote, denHas } = SAID[language]
  const { rooms } = DEN[id]
  const goals = rooms.flatMap(({ objective }, at) => (objective ? [{ objective, room: ROOM_IDS[at]! }] : []))
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  return {
    id: `den.${id}`,
    name: denName(id, language),
    note: denNote(Number(id[0]), id[1]!),
    lines: [
      {
        says: denHas(
          rooms.length,
          sum(rooms.map(({ minions }) => minions.length)),
          sum(rooms.map(({ loot }) => loot)),
          sum(goals.map(({ objective }) => objective.points)),
        ),
        rules: ['RF-007', 'RF-009'],
      },
      ...goals.map(({ objective, room }) => ({
        label: `${roomName(id, room, language)!} (${objective.points})`,
        says: `${capital(objectiveSaid(objective, language))}.`,
        rules: OBJECTIVE_RULES[objective.kind].slice(0, 1),
      })),
    ],
    kinds: ['den'],
  }
}

/** All Objectives of a kind, wherever they are. */
const goalsOf = (kind: Requirement['kind']) =>
  DEN_IDS.flatMap((id) =>
    DEN[id].rooms.flatMap(({ objective }) => (objective?.kind === kind ? [objective.points] : [])),
  )

const objective = (kind: Requirement['kind'], language: Language): GalleryCard => {
  const { objectives, objectiveNote } = SAID[language]
  const [name, text] = objectives[kind]
  return {
    id: `objective.${kind}`,
    name,
    note: objectiveNote([...new Set(goalsOf(kind))].toSorted((a, b) => a - b)),
    lines: [{ says: text, rules: ['RF-138', ...OBJECTIVE_RULES[kind]] }],
    kinds: ['objective'],
  }
}

const face = (id: Face, language: Language): GalleryCard => {
  const { faces, faceNote, times } = SAID[language]
  return {
    id: `face.${id}`,
    name: capital(faceName(id, language)),
    note: faceNote,
    lines: [
      { says: faces[id], rules: FACE_RULES[id].slice(1) },
      { says: times(FIGHTING_DIE.filter((side) => side === id).length), rules: ['RF-R1'] },
    ],
    kinds: ['face'],
  }
}

const OBJECTIVE_KINDS = Object.keys(OBJECTIVE_RULES) as Requirement['kind'][]
const KINDS: readonly Kind[] = ['ability', 'tile', 'item', 'hero', 'boss', 'den', 'objective', 'face']

/** Everything in the box. */
export const GALLERY: LearnPart['GALLERY'] = {
  cards: (language) => [
    ...HERO_IDS.map((id) => hero(id, language)),
    ...BASIC_IDS.map((id) => basic(id, language)),
    ...HERO_IDS.flatMap((id) => TILES_OF[id].map((one) => tile(one, id, language))),
    ...ITEM_IDS.map((id) => item(id, language)),
    ...BOSS_IDS.map((id) => boss(id, language)),
    ...DEN_IDS.map((id) => den(id, language)),
    ...OBJECTIVE_KINDS.map((kind) => objective(kind, language)),
    ...FACES.map((id) => face(id, language)),
  ],
  filters(language) {
    const { kind, kinds, whose } = SAID[language]
    return [
      { label: kind, kinds: KINDS.map((value) => ({ value, label: kinds[value] })) },
      { label: whose, kinds: HERO_IDS.map((value) => ({ value, label: heroName(value) })) },
    ]
  },
  Face: ({ card, language }) => {
    const [kind, id] = card.split('.') as [string, string]
    switch (kind) {
      case 'trait':
        return <HeroCard hero={id as HeroId} language={language} />
      case 'item':
        return <ItemCard item={id as ItemId} language={language} />
      case 'boss':
        return <BossCard boss={id as BossId} language={language} />
      case 'den':
        return <DenCard den={id as DenId} language={language} />
      case 'objective':
        return <ObjectiveCard kind={id as Requirement['kind']} name={SAID[language].objectives[id as 'visit'][0]} />
      case 'face':
        return <FaceCard face={id as Face} language={language} />
      default:
        return <AbilityCard ability={id as BasicId | TileId} language={language} />
    }
  },
}
