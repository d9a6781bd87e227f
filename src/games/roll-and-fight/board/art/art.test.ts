import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DEEDS } from '#games/roll-and-fight/board/art/deeds.tsx'
import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { GEAR } from '#games/roll-and-fight/board/art/gear.tsx'
import { BossPicture, HeroPicture, MinionPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { Sign, type SignName } from '#games/roll-and-fight/board/art/sign.tsx'
import { SIGNS } from '#games/roll-and-fight/board/art/signs'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { THINGS } from '#games/roll-and-fight/board/art/things'
import { BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { ABILITY_IDS, HERO_IDS, ITEM_IDS } from '#games/roll-and-fight/content/heroes'
import { FACES, MINION_TYPES } from '#games/roll-and-fight/content/vocabulary'

/** What is drawn, without its colours: they are never the only sign. */
const outline = (drawn: ReactElement): string =>
  renderToStaticMarkup(drawn).replaceAll(/ (?:class|style|data-[a-z]+)="[^"]*"/g, '')

/** Those of which another has the same outline. */
function alike(drawn: Readonly<Record<string, ReactElement>>): string[] {
  const outlines = Object.entries(drawn).map(([id, element]) => [id, outline(element)] as const)
  return outlines.filter(([id, d]) => outlines.some(([other, e]) => other !== id && d === e)).map(([id]) => id)
}

const all = <Id extends string>(
  ids: readonly Id[],
  draw: (id: Id) => ReactElement,
): Readonly<Record<string, ReactElement>> => Object.fromEntries(ids.map((id) => [id, draw(id)]))

test.each([
  ['heroes', all(HERO_IDS, (hero) => createElement(HeroPicture, { hero }))],
  ['Bosses', all(BOSS_IDS, (boss) => createElement(BossPicture, { boss }))],
  ['Minions', all(MINION_TYPES, (type) => createElement(MinionPicture, { type }))],
  ['abilities and Items', all([...ABILITY_IDS, ...ITEM_IDS], (id) => createElement(ThingPicture, { id }))],
  ['signs', all(Object.keys(SIGNS) as SignName[], (name) => createElement(Sign, { name }))],
  [
    'faces of a die',
    { ...all(FACES, (face) => createElement(DieFace, { face })), none: createElement(DieFace, { face: null }) },
  ],
])('no two %s are alike, even without colours', (_what, drawn) => {
  expect(alike(drawn)).toEqual([])
})

test('what is alike is noticed', () => {
  const red = createElement('path', { d: 'M0 0', className: 'red' })
  expect(alike({ red, gold: createElement('path', { d: 'M0 0', className: 'gold' }) })).toEqual(['red', 'gold'])
})

test('[RF-013] every type of Minion has a token of a shape of its own', () => {
  const shapes = MINION_TYPES.map(
    (type) => /class="shape" d="([^"]*)"/.exec(renderToStaticMarkup(createElement(MinionPicture, { type })))![1],
  )
  expect(new Set(shapes).size).toBe(MINION_TYPES.length)
})

test('all abilities and Items have a picture, and no shape is left over', () => {
  expect(Object.keys(THINGS).toSorted()).toEqual([...ABILITY_IDS, ...ITEM_IDS].toSorted())
  const used = new Set(
    Object.values(THINGS)
      .flat()
      .map(([shape]) => shape),
  )
  expect([...Object.keys(DEEDS), ...Object.keys(GEAR)].filter((shape) => !used.has(shape as never))).toEqual([])
})
