import type { Actor, Seat } from '#engine/game'
import { asked } from '#engine/steps'
import type { MinionId } from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, type HeroId, RAMPAGE, SKILL, type SkillId } from '#games/last-stand/content/heroes'
import { type Space, SPACES, SQUAD_SPACES, type SquadSpace, stepsFrom, within } from '#games/last-stand/rules/geometry'
import { abilityAt, acting, CUBES, hpLeft, isDugIn } from '#games/last-stand/rules/read'
import { addRampage, addSkill } from '#games/last-stand/rules/targets'
import type { Choice, Hero, Question, Step, View } from '#games/last-stand/types'

// Section E: what may be chosen when.

const STAND_UP: Choice = { kind: 'stand-up' }
const STAMP_OUT: Choice = { kind: 'stamp-out' }
const END_TURN: Choice = { kind: 'end-turn' }
const PASS: Choice = { kind: 'pass' }
const LOSE_HITS: Choice = { kind: 'lose-hits' }
const MOVES = Object.fromEntries(SQUAD_SPACES.map((to) => [to, { kind: 'move', to } satisfies Choice])) as Readonly<
  Record<SquadSpace, Choice>
>

/** All that an actor may choose now. */
export function choices(view: View, actor: Actor): Choice[] {
  const question = asked<Step>(view)
  return question?.of.includes(actor as Seat) ? answers(view, actor as Seat, question) : []
}

function answers(view: View, seat: Seat, question: Question): Choice[] {
  const { heroes } = view
  switch (question.ask) {
    case 'pick-hero':
      return freeHeroes(view).map((hero) => ({ kind: 'pick-hero', hero }))
    case 'pick-actor':
      return heroes.flatMap((hero) =>
        hero.seat === seat && !hero.acted ? [{ kind: 'pick-actor', hero: hero.id }] : [],
      )
    case 'act':
      return acts(view)
    case 'split-hits':
      return splits(view, question)
    case 'ordered-action':
      return ordered(view, heroes[question.hero]!)
    case 'recon-discard':
      return view.pile.map((card, at) => ({ kind: 'recon-discard', at, card: card as MinionId }))
    case 'order-triggers':
      return view.triggers.map((one) => ({ kind: 'order-triggers', space: SPACES[one.at]!, trigger: one.do }))
    case 'choose-space':
      return question.spaces.map((space) => ({ kind: 'choose-space', space }))
    default:
      question.ask satisfies 'choose-target' | 'choose-quarry'
      return question.heroes.map((place) => ({ kind: question.ask, hero: heroes[place]!.id }))
  }
}

/** LS-R1 Each hero exists once. */
function freeHeroes({ heroes }: View): HeroId[] {
  return HERO_IDS.filter((id) => heroes.every((hero) => hero.id !== id))
}

/** LS-053 All that the acting hero may do. */
function acts(view: View): Choice[] {
  const hero = acting(view)
  if (hero.down) return [STAND_UP] // LS-071, LS-R13
  const { left } = view.turn!
  const choices: Choice[] = []
  if (left > 0) {
    if (!isDugIn(view.turn!)) for (const to of stepsFrom(hero.at)) choices.push(MOVES[to])
    for (const skill of HERO[hero.id].skills)
      if (isReady(view, skill)) addSkill(view, hero, skill, SKILL[skill], choices)
    for (const other of view.heroes)
      if (other.down && other.at === hero.at) choices.push({ kind: 'revive', hero: other.id })
    if (canStampOut(view, hero)) choices.push(STAMP_OUT)
  }
  if (hero.cubes === CUBES) addRampage(view, hero, RAMPAGE[HERO[hero.id].rampage], choices)
  choices.push(END_TURN)
  return choices
}

/** Whether a skill can be paid for and is not barred in this turn (LS-R24). */
function isReady({ turn }: View, skill: SkillId): boolean {
  const { cost, limit, needs } = SKILL[skill]
  return cost <= turn!.left && !(limit && turn!.used.includes(skill)) && !(needs && turn!.moved)
}

export const canStampOut = (view: View, hero: Hero): boolean =>
  view.fires.includes(hero.at) && abilityAt(view, 'action') !== undefined

/** LS-082, LS-R20 Whether the acting hero has the cubes for its rampage, and a target. */
export function canRampage(view: View): boolean {
  const hero = acting(view)
  if (hero.cubes < CUBES || hero.down) return false
  const choices: Choice[] = []
  addRampage(view, hero, RAMPAGE[HERO[hero.id].rampage], choices)
  return choices.length > 0
}

/** LS-R24 Orders grant one step, or a skill of cost 1 without a limit; or nothing. */
export const canBeOrdered = (skill: SkillId): boolean => SKILL[skill].cost === 1 && !SKILL[skill].limit

function ordered(view: View, hero: Hero): Choice[] {
  const choices: Choice[] = stepsFrom(hero.at).map((to) => MOVES[to])
  for (const skill of HERO[hero.id].skills) if (canBeOrdered(skill)) addSkill(view, hero, skill, SKILL[skill], choices)
  choices.push(PASS)
  return choices
}

/** The most hits that an enemy can be given: its HP left and its armor. */
export function mostHits({ enemies }: View, at: Space): number {
  const enemy = enemies[at]
  return enemy ? hpLeft(enemy) + enemy.armor : 0
}

function splits(view: View, { hits, given }: Extract<Question, { ask: 'split-hits' }>): Choice[] {
  const choices: Choice[] = []
  for (const at of within(acting(view).at, 3)) {
    if (given.includes(at)) continue
    const most = Math.min(hits, mostHits(view, at))
    for (let some = 1; some <= most; some++) choices.push({ kind: 'split-hits', enemy: SPACES[at]!, hits: some })
  }
  choices.push(LOSE_HITS)
  return choices
}
