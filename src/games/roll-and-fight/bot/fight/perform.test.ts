import { expect, test } from 'vitest'
import { pick, SeededRandom } from '#engine/random'
import { choiceOf } from '#games/roll-and-fight/bot/fight/fighter'
import { answers, begin, settled } from '#games/roll-and-fight/bot/fight/perform'
import { caseOf, NOBODY } from '#games/roll-and-fight/bot/fight/position'
import { rollAndFight } from '#games/roll-and-fight/game'
import { inTheMiddle, rare } from '#games/roll-and-fight/testing/trials'
import type { Choice, Setup } from '#games/roll-and-fight/types'

/** Plays a fight at random in numbers and by the rules, and compares them at every question. */
function compare(setup: Setup, seed: string): number {
  const random = SeededRandom.from(seed)
  const dealer = { random }
  const state = rollAndFight.begin({ ...setup, phase: 'fighting' }, dealer)
  let asked = 0
  for (;;) {
    const board = state.boards[0]!
    if (!board.fight || board.dead) return asked
    const offered = rollAndFight.choices(rollAndFight.view(state, 0), 0)
    const mark = offered.find(({ kind }) => kind === 'mark')
    if (mark) {
      rollAndFight.play(state, 0, mark, dealer)
      continue
    }
    const { case: the, start } = caseOf(state, board)
    const now = settled(the, start)
    const after = now.use === NOBODY ? the.uses.flatMap((_, use) => begin(the, now, use) ?? []) : answers(the, now)
    const said = after.map((next) => [choiceOf(the, next.by, offered), next] as const)
    for (const [choice] of said) expect(choice).toBeDefined()
    const kinds = (choices: readonly Choice[]): string[] =>
      [...new Set(choices.flatMap(({ kind }) => (/end-start|done/.test(kind) ? [] : [kind])))].sort()
    expect(kinds(said.map(([choice]) => choice!))).toEqual(kinds(offered))
    const abilities = (choices: readonly Choice[]) =>
      [
        ...new Set(
          choices.flatMap((choice) => ('ability' in choice ? [choice.ability] : 'item' in choice ? [choice.item] : [])),
        ),
      ].sort()
    if (now.use === NOBODY) expect(abilities(said.map(([choice]) => choice!))).toEqual(abilities(offered))
    if (said.length === 0) return asked
    const [choice, next] = pick(random, said)
    rollAndFight.play(state, 0, choice!, dealer)
    for (let marks = rollAndFight.choices(state, 0).find(({ kind }) => kind === 'mark'); marks; marks = undefined)
      rollAndFight.play(state, 0, marks, dealer)
    const then = caseOf(state, state.boards[0]!)
    expect(settled(then.case, then.start).signature(then.case)).toBe(next.signature(the))
    asked++
  }
}

test('a fight in numbers goes as the rules have it', () => {
  let asked = 0
  for (let at = 0; at < 400; at++) {
    const { setup, seed } = at % 10 === 0 ? rare(at / 10) : inTheMiddle(`numbers ${at}`)
    asked += compare(setup as Setup, seed)
  }
  expect(asked).toBeGreaterThan(2000)
})
