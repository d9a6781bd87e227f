import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/game'
import { GAMES, openGame } from '#games/shelf'

describe.each(GAMES.map((lid) => [lid.about.id, lid] as const))('%s', (id, lid) => {
  test('is opened once, however often it is asked for', async () => {
    expect(await lid.open()).toBe(await openGame(id))
  })

  test('has words for a match that its rules have left behind, and for what other rules told', async () => {
    for (const texts of [await lid.texts(), (await lid.open()).texts])
      for (const language of LANGUAGES) {
        const { outcome, event } = texts[language]
        expect(outcome({ payoffs: [], reason: 'rules-changed', rule: '' })).toMatch(
          /rules have changed|Regeln haben sich/,
        )
        expect(event({ kind: 'of-another-time', rule: '' })).toBe('of-another-time')
      }
  })
})

test('no game is on the shelf that is not in the list', async () => {
  expect(await openGame('no-such-game')).toBeUndefined()
})
