import type { Decision } from '#engine/game'
import { CARD, type CardId } from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, type HeroId, RAMPAGE, SKILL, SKILL_IDS, type SkillId } from '#games/last-stand/content/heroes'
import type { Aim, Deed } from '#games/last-stand/content/vocabulary'
import {
  type Direction,
  placeOf,
  type Quadrant,
  QUADRANTS,
  SPACES,
  type SpaceId,
  SQUAD_SPACES,
  type SquadSpace,
} from '#games/last-stand/rules/geometry'
import { doerOf } from '#games/last-stand/text/forms'
import type { Aimed, Choice, View } from '#games/last-stand/types'

// What is typed at the table of Last Stand: a number, or words such as `move ne`, `haymaker f1`, `end`.

/** Letters alone: `pull to safety` and `Pull-to-Safety` are the same. */
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The one that is called so, or the only one whose name begins so. */
function meant<Thing>(word: string, things: readonly Thing[], nameOf: (thing: Thing) => string): Thing | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined
  const begun = things.filter((thing) => letters(nameOf(thing)).startsWith(word))
  return begun.find((thing) => letters(nameOf(thing)) === word) ?? (begun.length === 1 ? begun[0] : undefined)
}

const spaceMeant = (word: string | undefined): SpaceId | undefined => SPACES.find((id) => id.toLowerCase() === word)
const squadMeant = (word: string | undefined): SquadSpace | undefined =>
  SQUAD_SPACES.find((id) => id.toLowerCase() === word)

const heroMeant = (words: readonly string[]): HeroId | undefined =>
  meant(words.map(letters).join(''), HERO_IDS, (id) => HERO[id].name)

const COMPASS: Readonly<Record<Quadrant, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }
const quadrantMeant = (word: string): Quadrant | undefined => meant(word, QUADRANTS, (one) => COMPASS[one])

const WAYS: Readonly<Record<string, Direction>> = {
  back: 'back',
  b: 'back',
  forward: 'forward',
  f: 'forward',
  cw: 'cw',
  clockwise: 'cw',
  ccw: 'ccw',
  'counter-clockwise': 'ccw',
}

const one = <Field extends keyof Aimed>(field: Field, value: Aimed[Field] | undefined, rest: readonly string[]) =>
  value === undefined || rest.length > 0 ? undefined : ({ [field]: value } as Aimed)

/** What a deed is aimed at by these words; `undefined` if they say something else. */
function aimMeant(aim: Aim, words: readonly string[]): Aimed | undefined {
  const [first = '', ...rest] = words
  switch (aim.at) {
    case 'enemy':
      return one('enemy', spaceMeant(first), rest)
    case 'enemies': {
      const spaces = words.map(spaceMeant)
      if (spaces.length === 0 || spaces.includes(undefined)) return undefined
      return { enemies: (spaces as SpaceId[]).toSorted((a, b) => placeOf(a) - placeOf(b)) }
    }
    case 'shift': {
      const enemy = spaceMeant(first)
      const way = WAYS[rest[0] ?? '']
      return enemy && way && rest.length === 1 ? { enemy, way } : undefined
    }
    case 'quadrant':
      return one('quadrant', quadrantMeant(first), rest)
    case 'lane':
    case 'line': {
      const number = first === 'lane' ? rest : words
      return number.length === 1 && /^[1-8]$/.test(number[0]!)
        ? { lane: Number(number[0]) as NonNullable<Aimed['lane']> }
        : undefined
    }
    case 'empty-space':
      return one('space', spaceMeant(first), rest)
    case 'squad-space':
      return one('to', squadMeant(first), rest)
    case 'hero':
      return one('hero', heroMeant(words), [])
    default:
      return words.length === 0 ? {} : undefined
  }
}

type Named = { readonly skill: SkillId } | { readonly skill?: undefined }

/** A skill or the rampage at the head of what was typed, by as many words as its name has, and the words after it. */
function deedMeant(
  words: readonly string[],
  view: View,
): (Named & { deed: Deed; rest: readonly string[] }) | undefined {
  const hero = doerOf(view)
  const own: readonly SkillId[] = hero ? HERO[hero.id].skills : []
  const rampage = hero ? RAMPAGE[HERO[hero.id].rampage] : undefined
  for (let many = words.length; many > 0; many--) {
    const name = words.slice(0, many).map(letters).join('')
    const isPlain = words.slice(0, many).every((word) => /^[a-z'-]+$/.test(word))
    if (!isPlain) continue
    const rest = words.slice(many)
    const skill = meant(name, own, (id) => SKILL[id].name)
    if (skill) return { skill, deed: SKILL[skill], rest }
    if (rampage && (name === 'rampage' || letters(rampage.name) === name)) return { deed: rampage, rest }
    const other = SKILL_IDS.find((id) => letters(SKILL[id].name) === name)
    if (other) return { skill: other, deed: SKILL[other], rest }
  }
  return undefined
}

function useMeant(words: readonly string[], view: View, choices: readonly Choice[]): Choice | undefined {
  const found = deedMeant(words, view)
  if (!found) return undefined
  const { skill, deed, rest } = found
  const aimed = aimMeant(deed.aim, rest)
  if (aimed) return skill ? { kind: 'skill', skill, ...aimed } : { kind: 'rampage', ...aimed }
  const offered = usesOf(found, choices)
  return rest.length === 0 && offered.length === 1 ? offered[0] : undefined
}

const usesOf = ({ skill }: Named, choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => (skill ? choice.kind === 'skill' && choice.skill === skill : choice.kind === 'rampage'))

type Reader = (words: readonly string[], view: View, choices: readonly Choice[]) => Choice | undefined

/** A verb that says all, alone or with its second word. */
const alone =
  (choice: Choice, second?: string): Reader =>
  (words) =>
    words.length === 0 || (words.length === 1 && words[0] === second) ? choice : undefined

/** What each verb means with the words after it, while a hero acts. */
const VERBS: Readonly<Record<string, Reader>> = {
  move: ([word, ...rest]) => {
    const to = squadMeant(word)
    return to && rest.length === 0 ? { kind: 'move', to } : undefined
  },
  revive(words, _view, choices) {
    const hero = heroMeant(words)
    if (hero) return { kind: 'revive', hero }
    const offered = choices.filter(({ kind }) => kind === 'revive')
    return words.length === 0 && offered.length === 1 ? offered[0] : undefined
  },
  stand: alone({ kind: 'stand-up' }, 'up'),
  stamp: alone({ kind: 'stamp-out' }, 'out'),
  end: alone({ kind: 'end-turn' }, 'turn'),
  pass: alone({ kind: 'pass' }),
}

function acted(words: readonly string[], view: View, choices: readonly Choice[]): Choice | undefined {
  const [verb = '', ...rest] = words
  return Object.hasOwn(VERBS, verb) ? VERBS[verb]!(rest, view, choices) : useMeant(words, view, choices)
}

/** A hero's name, with or without a verb before it. */
const heroChosen =
  (kind: 'pick-hero' | 'pick-actor' | 'choose-target' | 'choose-quarry', verb: string): Reader =>
  (words) => {
    const hero = heroMeant(words[0] === verb ? words.slice(1) : words)
    return hero && ({ kind, hero } as Choice)
  }

const cardMeant = (words: readonly string[], at: number, { pile }: View): boolean => {
  const card = pile[at]
  return (
    card !== null &&
    card !== undefined &&
    meant(words.map(letters).join(''), [card], (id: CardId) => CARD[id].name) === card
  )
}

/** What words mean as an answer to each question. */
const ANSWERS: Readonly<Record<string, Reader>> = {
  'pick-hero': heroChosen('pick-hero', 'lead'),
  'pick-actor': heroChosen('pick-actor', 'act'),
  'choose-target': heroChosen('choose-target', 'attack'),
  'choose-quarry': heroChosen('choose-quarry', 'quarry'),
  'choose-space': (words) => {
    const said = words[0] === 'attack' ? words.slice(1) : words
    const space = squadMeant(said[0])
    return space && said.length === 1 ? { kind: 'choose-space', space } : undefined
  },
  'split-hits': (words) => {
    if (words[0] === 'lose' && words.length === 1) return { kind: 'lose-hits' }
    const enemy = spaceMeant(words[0])
    const hits = words[1]
    return enemy && words.length === 2 && /^(?:[1-9]|1[0-2])$/.test(hits!)
      ? { kind: 'split-hits', enemy, hits: Number(hits) }
      : undefined
  },
  'recon-discard': (words, view, choices) => {
    const said = words[0] === 'discard' ? words.slice(1) : words
    const isMeant = (at: number): boolean =>
      said.length === 1 && /^\d+$/.test(said[0]!) ? at === Number(said[0]) - 1 : cardMeant(said, at, view)
    return choices.find((choice) => choice.kind === 'recon-discard' && isMeant(choice.at))
  },
  'order-triggers': (words, _view, choices) => {
    const said = words[0] === 'first' ? words.slice(1) : words
    const space = spaceMeant(said[0])
    return said.length === 1
      ? choices.find((choice) => choice.kind === 'order-triggers' && choice.space === space)
      : undefined
  },
}

const wordsOf = (typed: string): string[] =>
  typed
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/** What is meant by something typed, allowed or not; `undefined` if it means nothing. */
export function readTyped(
  typed: string,
  view: View,
  choices: readonly Choice[],
  { kind }: Decision,
): Choice | undefined {
  const words = wordsOf(typed)
  if (words.length === 0) return undefined
  if (words.length === 1 && /^\d+$/.test(words[0]!)) return choices[Number(words[0]) - 1]
  return ANSWERS[kind]?.(words, view, choices) ?? acted(words, view, choices)
}

/** All that is offered with a skill, a space or a hero that is named alone. */
export function aboutTyped(typed: string, view: View, choices: readonly Choice[]): readonly Choice[] {
  const words = wordsOf(typed)
  const space = spaceMeant(words[0])
  if (space && words.length === 1) return choices.filter((choice) => JSON.stringify(choice).includes(`"${space}"`))
  const found = deedMeant(words, view)
  if (found && found.rest.length === 0) return usesOf(found, choices)
  const hero = heroMeant(words)
  return hero ? choices.filter((choice) => 'hero' in choice && choice.hero === hero) : []
}
