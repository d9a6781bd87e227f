import { describe, expect, test } from 'vitest'
import { openGame, GAMES } from '#games/shelf'
import { partOf } from '#games/testing/parts'
import { raceOnLines } from '#house/testing/lines'

// Whoever races has the same chances on every line.

const DELAYS = [0, 20, 150, 400]

test('x', async () => {
  const box = (await openGame('roll-and-fight'))!
  const { race: script } = (await partOf('roll-and-fight', 'bench/race'))!
  const sums = DELAYS.map(() => 0)
  let rounds = 0
  const start = performance.now()
  const all: number[][] = DELAYS.map(() => [])
  for (let match = 0; match < 50; match++) {
    const turned = DELAYS.map((_, seat) => DELAYS[(seat + match) % 4]!)
    const taken = await raceOnLines({ box, script, delays: turned, seed: `lines ${match}` })
    {
      rounds++
      taken.forEach((many, seat) => { const l = DELAYS.indexOf(turned[seat]!); sums[l]! += many; all[l]!.push(many) })
    }
  }
  console.log(rounds, sums.map((s) => s / rounds), performance.now() - start)
  console.log(all.map((x) => { const m = x.reduce((a,b)=>a+b)/x.length; return Math.sqrt(x.reduce((s,v)=>s+(v-m)**2,0)/x.length/x.length) }))
}, 600000)
