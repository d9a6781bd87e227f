import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#engine/game'
import { hasTold, isScripted, reach } from '#engine/guide'
import { rollAndFight } from '#games/roll-and-fight/game'
import { guide } from '#games/roll-and-fight/guide'
import { isGuarded, poolOf } from '#games/roll-and-fight/rules/read'
import { linesOf, totalOf } from '#games/roll-and-fight/rules/scoring'
import { the, those } from '#games/roll-and-fight/testing/table'
import { abilityName, actionName, itemName, minionName, roomName } from '#games/roll-and-fight/text/names'
import type { GuideStepId } from '#games/roll-and-fight/text/guide-words'
import { english } from '#games/roll-and-fight/text/guide-english'
import type { Board, Choice } from '#games/roll-and-fight/types'

const { steps } = guide
const before = (step: number) => reach(rollAndFight, guide, { step, isDone: false })
const after = (step: number) => reach(rollAndFight, guide, { step, isDone: true })
const IDS = Object.keys(english) as GuideStepId[]
const at = (id: GuideStepId): number => IDS.indexOf(id)
const boardAfter = (id: GuideStepId): Board => after(at(id)).match.state.boards[0]!

/** What a hint must name; nothing where there is only one thing to press. */
function named(choice: Choice, language: Language): readonly string[] {
  switch (choice.kind) {
    case 'flash':
      return [choice.arg === 'katana' ? itemName('katana', language) : actionName(choice.action, language)]
    case 'buy':
      return [abilityName(choice.tile, language)]
    case 'assign':
      return choice.ability === 'dash' ? [abilityName('dash', language)] : []
    case 'use':
      return [abilityName(choice.ability, language)]
    case 'item':
      return [itemName(choice.item, language)]
    case 'target':
      return choice.enemy === 'boss'
        ? ['Don Zemun']
        : choice.enemy === undefined
          ? [roomName('1A', choice.room, language)!.replace("'", '’')]
          : [minionName('grunt', language)]
    default:
      return []
  }
}

describe('the script', () => {
  test('is legal, goes on to the end of the match, and wins it', () => {
    for (const step of steps.keys()) {
      const { match } = before(step)
      expect(match.outcome).toBeUndefined()
      expect(match.pending()).toEqual([expect.objectContaining({ actor: guide.seat })])
    }
    expect(after(steps.length - 1).match.outcome).toMatchObject({ payoffs: [1], reason: 'target' })
  })

  test('uses all the dice that are written for it', () => {
    const rolled = steps
      .flatMap((step, nth) => (hasTold(step) ? [after(nth)] : []))
      .flatMap(({ events }) => those(events, 'rolled').flatMap(({ dice }) => dice))
    expect(rolled).toHaveLength((guide.start.dice as { readonly 'seat/0': readonly number[] })['seat/0'].length)
  })

  test('asks for what is offered in this very form, as the board offers it', () => {
    for (const [nth, step] of steps.entries()) {
      const choices = before(nth).match.choices(guide.seat)
      expect([step.choice, choices.filter((choice) => isScripted(step, choice)).length]).toEqual([step.choice, 1])
    }
  })

  test('names clauses of the rules document, and speaks both languages', () => {
    const document = readFileSync(new URL('../../../docs/rules/roll-and-fight.md', import.meta.url), 'utf8')
    expect(steps).toHaveLength(IDS.length)
    for (const { rules, words } of steps) {
      for (const rule of rules) expect(document).toContain(`\n- **${rule}** `)
      for (const part of ['title', 'ask', 'hint', 'told'] as const) {
        expect(words.en[part] === undefined).toBe(words.de[part] === undefined)
        if (words.en[part] === undefined) continue
        if (part !== 'title') expect(words.en[part]).not.toBe(words.de[part])
        for (const language of LANGUAGES) expect(words[language][part]!.length).toBeGreaterThan(3)
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
  test('[RF-041] [RF-055] [RF-190] Training makes 5 unspent Experience, enough for Reverse Blade', () => {
    const { xp, spent } = boardAfter('training')
    expect(xp - spent).toBe(5)
    expect(the(after(at('buy')).events, 'bought')).toMatchObject({ cost: 5, left: 0 })
  })

  test('[RF-065] [RF-070] [RF-078] run, Wound, run, double blade; Dash frees the Wound; then blade, gun, run', () => {
    expect(boardAfter('first-roll').dice.map(({ face }) => face)).toEqual(['run', 'wound', 'run', 'double'])
    expect(boardAfter('dash').dice.map(({ face }) => face)).toEqual([null, 'double'])
    expect(boardAfter('next-beat').dice).toHaveLength(4)
    expect(boardAfter('second-roll').dice.map(({ face }) => face)).toEqual(['blade', 'double', 'gun', 'run'])
    expect(poolOf(after(at('reverse')).match.state)).toBeGreaterThan(0)
  })

  test('[RF-112] a Grunt guards the Boss until the first Hit', () => {
    expect(isGuarded(boardAfter('room'))).toBe(true)
    expect(isGuarded(boardAfter('grunt'))).toBe(false)
  })

  test('[RF-113] [RF-115] the Boss is at three of six, has two health left before the Katana, and dies of it', () => {
    expect(boardAfter('boss').bossHits).toBe(3)
    expect(boardAfter('blow').bossHits).toBe(4)
    expect(boardAfter('last-cut')).toMatchObject({ bossHits: 6, bossDead: true })
  })

  test('[RF-147] [RF-154] [RF-158] the Objective is worth 4, the Loot lies elsewhere, and one Gunman hits back', () => {
    const marked = those(after(at('objective')).events, 'objective-marked')
    expect(marked.at(-1)).toMatchObject({ room: 'r9', points: 4, own: true })
    const { events } = after(at('collect'))
    expect(the(events, 'collected')).toMatchObject({ room: 'r5', left: 0 })
    expect(the(events, 'den-wounds').sources).toEqual([{ room: 'r8', enemy: 0 }])
  })

  test('[RF-187] 30 points: 7, 4, 6, 5, 8 and nothing lost on the way out', () => {
    const board = boardAfter('end')
    expect(linesOf(board).map(({ points }) => points)).toEqual([7, 4, 6, 5, 8, 0])
    expect(totalOf(board)).toBe(30)
  })
})
