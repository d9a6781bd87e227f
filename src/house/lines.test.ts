import { expect, test } from 'vitest'
import { openGame } from '#games/shelf'
import { partOf } from '#games/testing/parts'
import { raceOnLines } from '#house/testing/lines'

// Whoever races has the same chances on every line. What luck would hide, `npm run bench race -- --delay` has many races for.

const GAME = 'roll-and-fight'

/** By how many per cent lines that are slower by so much differ in what they take: each has the luck of each seat in turn. */
async function offOf(delays: readonly number[], matches: number): Promise<number> {
  const box = (await openGame(GAME))!
  const { race: script } = (await partOf(GAME, 'bench/race'))!
  const sums = delays.map(() => 0)
  for (let race = 0; race < matches * delays.length; race++) {
    const lineOf = (seat: number): number => (seat + race) % delays.length
    const turned = delays.map((_, seat) => delays[lineOf(seat)]!)
    const seed = `lines ${Math.floor(race / delays.length)}`
    const taken = await raceOnLines({ box, script, delays: turned, seed })
    for (const [seat, many] of taken.entries()) sums[lineOf(seat)]! += many
  }
  const mean = sums.reduce((sum, one) => sum + one) / sums.length
  return (100 * (Math.max(...sums) - Math.min(...sums))) / mean
}

test('[RF-R44, RF-R45, RF-R46] lines that are slower by 20, 150 and 400 ms take as many dice, but for less than a tenth', async () => {
  expect(await offOf([0, 20, 150, 400], 12)).toBeLessThan(10)
})

test('a line that is far too slow is seen to be', async () => {
  expect(await offOf([0, 0, 0, 2000], 2)).toBeGreaterThan(10)
})
