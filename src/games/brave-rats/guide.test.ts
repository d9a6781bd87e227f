import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/game'
import { isScripted, outcomeOf, reach } from '#engine/guide'
import { CARDS, RATS, strengthOf } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import { guide } from '#games/brave-rats/guide'
import { RATTEN } from '#games/brave-rats/rats-german'
import type { Event } from '#games/brave-rats/types'

const { steps } = guide
const before = (step: number) => reach(braveRats, guide, { step, isDone: false }).match
const after = (step: number) => reach(braveRats, guide, { step, isDone: true })
const score = (step: number): string => after(step).match.state.victories.join('-')

/** How each card of the hand would come out: won, lost, held, and `game` where that ends the game. */
function outcomes(step: number): Record<string, string> {
  const said = ([verdict]: readonly Event[]): string => {
    if (verdict?.kind !== 'round-won') return 'held'
    return (verdict.seat === guide.seat ? 'won' : 'lost') + (verdict.by === 'princess' ? ' game' : '')
  }
  return Object.fromEntries(
    before(step)
      .choices(guide.seat)
      .map((choice) => [choice.card, said(outcomeOf(braveRats, guide, step, choice))]),
  )
}

describe('the script', () => {
  test('is legal, goes on to the end of the match, and the learner wins it', () => {
    for (const step of steps.keys()) {
      expect(before(step).outcome).toBeUndefined()
      expect(before(step).pending()).toContainEqual(expect.objectContaining({ actor: guide.seat }))
      expect(after(step).match.state.victories.every((count) => count < 4)).toBe(true)
    }
    expect(after(steps.length - 1).match.outcome).toMatchObject({ payoffs: [1, 0], reason: 'princess' })
  })

  test('lets all eight characters come up', () => {
    const seen = after(steps.length - 1).match.state.past[0]!.rounds.flatMap(({ cards }) => cards.map(strengthOf))
    expect(new Set(seen).size).toBe(8)
  })

  test('asks for one card in each step, and answers every other without playing it', () => {
    for (const [at, step] of steps.entries()) {
      const offered = before(at).choices(guide.seat)
      expect(offered.filter((choice) => isScripted(step, choice))).toHaveLength(1)
      for (const choice of offered) expect(outcomeOf(braveRats, guide, at, choice)).toHaveLength(1)
    }
  })

  test('names clauses of the rules document, and speaks both languages', () => {
    const document = readFileSync(new URL('../../../docs/rules/brave-rats.md', import.meta.url), 'utf8')
    for (const { rules, words } of steps) {
      for (const rule of rules) expect(document).toContain(`\n- ${rule} `)
      for (const part of ['title', 'ask', 'hint', 'told'] as const) {
        expect(words.en[part]).not.toBe(words.de[part])
        for (const language of LANGUAGES) expect(words[language][part]?.length).toBeGreaterThan(5)
      }
    }
  })

  test('says of every hint which card it means', () => {
    for (const { choice, words } of steps) {
      const strength = strengthOf(choice.card)
      expect(words.en.hint).toContain(RATS[strength].name)
      expect(words.de.hint).toContain(RATTEN[strength].name.replace(/en?r?$/, ''))
    }
  })
})

describe('what the coach says is so', () => {
  test('[BR-010] [BR-013] 6 beats 1, and the General leaves +2', () => {
    expect(score(0)).toBe('1-0')
    expect(after(0).events).toContainEqual(expect.objectContaining({ kind: 'round-won', strengths: [6, 1] }))
    expect(after(0).match.state.bonus).toEqual([2, 0])
  })

  test('[BR-060] [BR-070] the Ambassador is the weakest card that beats the Wizard, and counts 1', () => {
    const won = Object.entries(outcomes(1)).filter(([, end]) => end === 'won')
    expect(won.map(([card]) => card).sort()).toEqual(['Y4', 'Y5', 'Y7'])
    expect(after(1).events).toContainEqual(expect.objectContaining({ kind: 'blanked', card: 'Y4' }))
    expect(score(1)).toBe('2-0')
  })

  test('[BR-090] [BR-R5] Prince and Assassin beat the General, who gives them +2 all the same', () => {
    const won = Object.entries(outcomes(2)).filter(([, end]) => end === 'won')
    expect(won.map(([card]) => card).sort()).toEqual(['Y3', 'Y7'])
    expect(score(2)).toBe('3-0')
    expect(after(2).match.state.bonus).toEqual([0, 2])
  })

  test('[BR-050] [BR-120] their Princess is gone, and their Musician stops the Prince', () => {
    expect(before(3).state.hands[1]).not.toContain('A1')
    expect(after(3).events).toContainEqual(expect.objectContaining({ kind: 'round-held', by: 'musician' }))
    expect(after(3).match.state.held).toEqual([4])
    expect(score(3)).toBe('3-0')
  })

  test('[BR-032] [BR-080] [BR-110] the Ambassador takes 2 and the round on hold, and the Spy is at work', () => {
    expect(after(4).events).toContainEqual(expect.objectContaining({ kind: 'scored', seat: 1, gained: 3 }))
    expect(score(4)).toBe('3-3')
    expect(after(4).match.state.spySeat).toBe(guide.seat)
  })

  test('[BR-100] [BR-101] they show the Prince, and only the Princess wins', () => {
    expect(before(5).view(0).committed[1]).toBe('A7')
    expect(outcomes(5)).toEqual({ Y5: 'lost', Y1: 'won game', Y0: 'held' })
    expect(score(5)).toBe('3-3')
  })

  test('a card of theirs is told beforehand exactly where the coach names it', () => {
    const named = (said: string): boolean => /laid their|show their card first: the/.test(said)
    for (const { isOpen, words } of steps) expect(named(words.en.ask)).toBe(isOpen)
  })
})

test('a guide begins where its start says, whatever is left of the script', () => {
  const { match, events } = reach(braveRats, guide, { step: 0, isDone: false })
  expect(events).toEqual([])
  expect(match.pending()).toMatchObject([{ actor: 0 }, { actor: 1, locked: true }])
  expect(match.state.hands.flat()).toHaveLength(CARDS.length)
})
