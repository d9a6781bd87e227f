import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AttackDie, PlacementDie } from '#games/last-stand/board/art/die.tsx'
import { kindOf } from '#games/last-stand/board/art/field.tsx'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { PEOPLE } from '#games/last-stand/board/art/people'
import { Medallion, Portrait } from '#games/last-stand/board/art/portrait.tsx'
import { type Sign, SIGNS } from '#games/last-stand/board/art/signs'
import { Token, TOKEN_IDS } from '#games/last-stand/board/art/token.tsx'
import { CARD, type CardId } from '#games/last-stand/content/enemies'
import { HERO_IDS, type HeroId } from '#games/last-stand/content/heroes'
import { KEYWORDS } from '#games/last-stand/content/vocabulary'

const EVERYBODY: readonly (HeroId | CardId)[] = [...HERO_IDS, ...(Object.keys(CARD) as CardId[])]

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

test('everybody in the box has a face, and nobody else', () => {
  expect(Object.keys(PEOPLE).toSorted()).toEqual([...EVERYBODY].toSorted())
})

test.each([
  ['portraits', all(EVERYBODY, (of) => createElement(Portrait, { of }))],
  ['medallions', all(EVERYBODY, (of) => createElement(Medallion, { of }))],
  ['signs', all(Object.keys(SIGNS) as Sign[], (sign) => createElement(Mark, { sign }))],
  ['tokens', all(TOKEN_IDS, (of) => createElement(Token, { of }))],
  [
    'tokens with a number',
    all(
      TOKEN_IDS.filter((of) => of !== 'mine'),
      (of) => createElement(Token, { of, count: 2 }),
    ),
  ],
  [
    'attack dice',
    all(['1', '2', '3', '4', '5', '6'], (face) => createElement(AttackDie, { face: +face, hits: +face > 3 })),
  ],
  [
    'placement dice',
    all(['1', '2', '3', '4', '5', '6', '7', '8'], (face) => createElement(PlacementDie, { face: +face })),
  ],
])('no two %s are alike, even without colours', (_what, drawn) => {
  expect(alike(drawn)).toEqual([])
})

test('what is alike is noticed', () => {
  const red = createElement('path', { d: 'M0 0', className: 'red' })
  expect(alike({ red, gold: createElement('path', { d: 'M0 0', className: 'gold' }) })).toEqual(['red', 'gold'])
})

test('every keyword has its sign', () => {
  expect(KEYWORDS.filter((keyword) => !Object.hasOwn(SIGNS, keyword))).toEqual([])
})

describe('ranks and types are seen', () => {
  const shown = (of: HeroId | CardId): string => renderToStaticMarkup(createElement(Medallion, { of }))

  test('a lieutenant and a general bear a sign on the shoulder', () => {
    const signed = EVERYBODY.filter((of) => shown(of).includes('class="rank"'))
    expect(signed).toEqual(Object.keys(CARD).filter((id) => CARD[id as CardId].rank !== 'minion'))
  })

  test('[LS-006] heroes, Frontline and Ranged enemies have frames of their own', () => {
    const rims = new Set(EVERYBODY.map((of) => `${kindOf(of)} ${/class="rim" d="([^"]*)"/.exec(shown(of))![1]}`))
    expect(rims.size).toBe(3)
    expect(new Set([...rims].map((rim) => rim.slice(rim.indexOf(' ')))).size).toBe(3)
  })
})
