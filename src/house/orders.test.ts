import { describe, expect, test } from 'vitest'
import type { GameTypes } from '#engine/game'
import { Match } from '#engine/match'
import { Refused } from '#engine/refusal'
import { openGame } from '#games/shelf'
import { type Order, Orders } from '#house/orders'
import { sitter } from '#house/standing'

const { game } = (await openGame('roll-and-fight'))!
const OPENS = 3000

/** Somebody alone, who rolls a die as soon as the race opens; whatever it shows, it is no Run. */
function race(): Match<GameTypes> {
  const player = { hero: 'bruna', den: '1A', boss: 'abbot', dice: ['run', 'run', 'gun', 'gun'] }
  const setup = { seats: 1, phase: 'rolling', players: [player] }
  const match = Match.start<GameTypes>(game, { seats: 1, setup, dice: { 'seat/0': [5] }, seed: 'orders' })
  match.submit({ actor: 'clock', choice: { kind: 'tick', at: OPENS } })
  match.submit({ actor: 0, choice: { kind: 'roll', dice: [3] } })
  match.submit({ actor: 'clock', choice: { kind: 'tick', at: OPENS + 200 } })
  return match
}

const seats = [sitter('ann', 'Ann', null, '')]

describe('[RF-R44] what a seat has ordered before a beat', () => {
  test('[RF-R57] all goes to rules that keep a queue: a take that came in time counts behind an own set', () => {
    const match = race()
    const closes = OPENS + 200 + 30_000
    match.submit({ actor: 'clock', choice: { kind: 'tick', at: closes } })
    const orders = new Orders()
    const failed: unknown[] = []
    const add = (order: Pick<Order, 'choice' | 'at'>) =>
      void orders.add({ seat: 0, by: 'seat', ...order }).catch((error: unknown) => failed.push(error))
    add({ choice: { kind: 'assign', ability: 'dash', dice: [1, 2], take: false }, at: closes + 50 })
    add({ choice: { kind: 'take' }, at: closes + 90 })
    const due = orders.take({ match, seats }, closes + 200)
    expect(due.map(({ choice }) => (choice as GameTypes['Choice']).kind)).toEqual(['assign', 'take'])
    for (const { seat, choice, at } of due) match.submit({ actor: seat, choice, at })
    const events = [200, 400].flatMap((after) =>
      match.submit({ actor: 'clock', choice: { kind: 'tick', at: closes + after } }),
    )
    expect(events.map(({ kind }) => kind)).toEqual(['assigned', 'pool-closed', 'took'])
    expect(failed).toEqual([])
  })

  test('what cannot be done after what came before it is refused, and uses up no beat', async () => {
    const match = race()
    const orders = new Orders()
    const now = OPENS + 300
    const refused = orders.add({ seat: 0, by: 'seat', at: now, choice: { kind: 'bleed', die: 9, release: [9, 9] } })
    void orders.add({ seat: 0, by: 'seat', at: now, choice: { kind: 'assign', ability: 'dash', dice: [1, 2] } })
    expect(orders.take({ match, seats }, OPENS + 400)).toHaveLength(1)
    await expect(refused).rejects.toThrow(Refused)
  })
})
