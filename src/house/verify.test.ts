import { expect, test } from 'vitest'
import { Match, type MatchRecord } from '#engine/match'
import { openGame } from '#games/shelf'
import { playAgain } from '#house/verify'

const box = (await openGame('brave-rats'))!

/** Somebody who cannot decide. */
const long: MatchRecord = {
  ...Match.start(box.game, { seats: 2, seed: 'long' }).save(),
  inputs: Array.from({ length: 15_000 }, () => ({ actor: 0, choice: { kind: 'choose-card', card: 'Y5' } })),
}

test('a long match is played again in pieces, so that others get their turn', async () => {
  let turns = 0
  const playing = playAgain(box, long)
  let done = false
  const count = (): void => {
    turns++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  const { match } = await playing
  done = true
  expect(match.inputs).toHaveLength(15_000)
  expect(turns).toBeGreaterThan(1)
})

test('what goes wrong in a later piece is still named by its place', async () => {
  const inputs = [...long.inputs, { actor: 1, choice: {} }]
  await expect(playAgain(box, { ...long, inputs })).rejects.toThrow(/^inputs\[15000\]: /)
})
