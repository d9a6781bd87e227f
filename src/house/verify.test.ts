import { expect, test } from 'vitest'
import { Match, type MatchRecord } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { openGame } from '#games/shelf'
import { box as ownDice } from '#games/testing/own-dice'
import type { Entry, Logged } from '#house/entry'
import { commitment } from '#house/fair'
import { recordOf } from '#house/record'
import { Table } from '#house/table'
import { playAgain, verify } from '#house/verify'

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

test('a match with streams of dice is verified, and a die that the seed did not show is found', async () => {
  const secret = 'd1ce'.repeat(16)
  const plan = {
    game: 'pebbles',
    options: {},
    seats: [{ kind: 'human' }, { kind: 'human' }],
    clock: { kind: 'none' },
    public: false,
  } as const
  const created = { kind: 'created', by: 'ann', name: 'Ann', plan, rules: 4, commitment: commitment(secret) } as const
  const table = new Table('table', secret, ownDice, { seq: 0, at: 1000, entry: created })
  const log: Logged[] = [table.opening.logged]
  const append = (entry: Entry) => log.push(table.apply({ seq: table.seq + 1, at: table.at + 1000, entry }).logged)
  append({ kind: 'sat', seat: 0, guest: 'ann', name: 'Ann', salt: 'from Ann' })
  append({ kind: 'sat', seat: 1, guest: 'ben', name: 'Ben', salt: '' })
  const random = SeededRandom.from('moves')
  while (!table.outcome) {
    const { actor } = table.awaited()[0]!
    const choices = table.match!.choices(actor) as readonly { readonly kind: string }[]
    const choice = choices.find(({ kind }) => kind === 'roll') ?? pick(random, choices)
    append({ kind: 'input', by: 'seat', input: { actor, choice } })
  }
  const record = JSON.parse(JSON.stringify(recordOf(table, log))) as MatchRecord
  expect(Object.keys(table.freeze().match!.now.dice.streams!)).toEqual(['seat/0', 'seat/1'])
  expect(await verify(ownDice, record)).toMatchObject({ verified: true, outcome: table.outcome })

  const told = await verify(ownDice, { ...record, dice: { 'seat/1': [6, 6] } })
  expect(told.verified).toBe(false)
  expect(told.checks).toContainEqual(expect.objectContaining({ check: 'luck', ok: false }))
  expect(told.checks).toContainEqual(expect.objectContaining({ check: 'facts', ok: false }))
})
