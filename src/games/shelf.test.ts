import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/game'
import { GAMES, openGame } from '#games/shelf'

const CLOSED = [
  ['rules-changed', /rules have changed|Regeln haben sich/],
  ['expired', /Nobody has been here|war niemand mehr hier/],
  ['closed-by-host', /host has closed|geschlossen/],
] as const

describe.each(GAMES.map((lid) => [lid.about.id, lid] as const))('%s', (id, lid) => {
  test('is opened once, however often it is asked for', async () => {
    expect(await lid.open()).toBe(await openGame(id))
  })

  test('has words for a match that was closed, and for what other rules told', async () => {
    for (const texts of [await lid.texts(), (await lid.open()).texts])
      for (const language of LANGUAGES) {
        const { outcome, event } = texts[language]
        for (const [reason, said] of CLOSED) expect(outcome({ payoffs: [], reason, rule: '' })).toMatch(said)
        expect(event({ kind: 'of-another-time', rule: '' })).toBe('of-another-time')
      }
  })
})

test('no game is on the shelf that is not in the list', async () => {
  expect(await openGame('no-such-game')).toBeUndefined()
})
