import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import { kindsOf } from '#engine/schema'
import { about } from '#games/roll-and-fight/about'
import { box } from '#games/roll-and-fight/box'
import { rollAndFight } from '#games/roll-and-fight/game'
import { allMoments } from '#games/roll-and-fight/testing/words'
import { ASKED } from '#games/roll-and-fight/text/forms'
import { scoreLines } from '#games/roll-and-fight/text/scores'
import { texts } from '#games/roll-and-fight/texts'
import type { Choice, Event, View } from '#games/roll-and-fight/types'

const LANGUAGES = ['en', 'de'] as const
const both = (event: Event, you?: Seat): string[] => LANGUAGES.map((language) => texts[language].event(event, you))

/** Nothing that only programs know, and nothing that is missing. */
const ODD =
  /\b(?:basic|tile|item|trait|boss)\.[a-z]|undefined|null|NaN|\[object|…| {2}|\br[1-9]\b|\bdie-|tough-guy|blade-or-gun|\b[a-z]+-[a-z]+-[a-z]+\b|[A-Z]+_[A-Z]|\(\)|, \)/
const isPhrase = (said: string): boolean => /^[A-ZÄÖÜ„0-9]/.test(said) && !ODD.test(said)
const isSentence = (said: string): boolean => isPhrase(said) && /[^.][.!]$/.test(said)

/** In the race sentences come several a second. */
const RACE: readonly Event['kind'][] = ['rolled', 'assigned', 'bled', 'took', 'stopped', 'put-off', 'timer-started']
const SHORT = 60

test('every kind of event, choice and decision is said in both languages', () => {
  const odd = new Set<string>()
  const check = (said: string, isRight = isSentence): void => {
    if (!isRight(said)) odd.add(said)
  }
  const seen = { events: new Set<string>(), choices: new Set<string>(), asked: new Set<string>() }
  let past: readonly Choice[] = []
  let nth = 0
  for (const { state, events } of allMoments(12)) {
    // A choice has words whatever has happened since.
    for (const choice of past)
      for (const language of LANGUAGES)
        for (const viewer of [0, 'spectator'] as const)
          check(texts[language].choice(choice, rollAndFight.view(state, viewer)), isPhrase)
    past = []
    for (const event of events) {
      seen.events.add(event.kind)
      for (const said of [...both(event), ...both(event, 0)]) {
        check(said)
        if (RACE.includes(event.kind)) check(said, (one) => one.length <= SHORT)
      }
      for (let you = 0; you < state.seats; you++)
        for (const said of both(event, you))
          check(said, () => !said.includes(`Player ${you + 1}`) && !said.includes(`Platz ${you + 1}`))
    }
    const isRacing = state.phase === 'rolling'
    if (isRacing && nth++ % 12 !== 0) continue
    for (const decision of rollAndFight.pending(state)) {
      seen.asked.add(decision.kind)
      const { actor } = decision
      const view: View = rollAndFight.view(state, actor === 'clock' ? 'spectator' : actor)
      const choices = rollAndFight.choices(view, actor)
      for (const language of LANGUAGES) {
        const text = texts[language]
        for (const you of [undefined, 0, 3]) check(text.decision(decision, view, you))
        for (const choice of choices) {
          seen.choices.add(choice.kind)
          check(text.choice(choice, view), isPhrase)
        }
        const said = choices.map((choice) => text.choice(choice, view))
        if (actor !== 'clock' && new Set(said).size < said.length)
          odd.add(`twice: ${said.find((one, at) => said.indexOf(one) < at)!}`)
      }
      past = [...past, ...choices.slice(0, 3), ...choices.slice(-3)]
    }
    const outcome = rollAndFight.outcome(state)
    for (const viewer of [0, 'spectator'] as const) {
      const view = rollAndFight.view(state, viewer)
      for (const { goal, standings, finale, outcome: ended } of LANGUAGES.map((language) => texts[language])) {
        for (const sentence of goal!(view).split(/(?<=\.) /)) check(sentence)
        expect(
          standings!(view)
            .map(({ seat }) => seat)
            .toSorted(),
        ).toEqual([...Array(state.seats).keys()])
        for (const { says } of standings!(view)) check(says, (one) => !ODD.test(one))
        if (!outcome) continue
        for (const you of [undefined, 0]) check(ended(outcome, you))
        check(finale!(view))
      }
    }
    for (const language of LANGUAGES)
      for (const board of state.boards)
        for (const { says, rule } of scoreLines(board, language)) {
          check(says)
          expect(rule).toMatch(/^RF-17\d$/)
        }
  }
  expect([...odd]).toEqual([])
  expect([...seen.events].toSorted()).toEqual(kindsOf(rollAndFight.schemas.event).toSorted())
  expect([...seen.choices].toSorted()).toEqual(kindsOf(rollAndFight.schemas.choice).toSorted())
  expect([...seen.asked].filter((kind) => kind !== 'time').toSorted()).toEqual([...ASKED].toSorted())
})
