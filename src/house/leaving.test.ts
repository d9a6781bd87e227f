import { describe, expect, test } from 'vitest'
import type { Seat } from '#engine/game'
import type { MatchRecord } from '#engine/match'
import { pick, SeededRandom } from '#engine/random'
import { openGame } from '#games/shelf'
import { intend } from '#house/acts'
import { recordIn } from '#house/mine'
import { recordOf } from '#house/record'
import { awaitedAt, seatingOf } from '#house/seating'
import type { Table } from '#house/table'
import { Diary, guestAt } from '#house/testing/tables'
import { verify } from '#house/verify'

// Whoever leaves for good, in a game whose rules make a difference of that.

const box = (await openGame('roll-and-fight'))!
/** So many choices into the match somebody leaves. */
const MIDDLE = 40

/** Two people, one of whom does something in the middle; all else is chosen at random. */
function played(does: readonly ('leave' | 'return')[] = [], who: Seat = 0, secret = SURVIVED): Diary {
  const diary = new Diary({ box, options: { mode: 'relaxed' }, seats: 2, secret })
  const { table } = diary
  const luck = SeededRandom.from(secret)
  for (let at = 0; table.status === 'live'; at++) {
    if (at === MIDDLE)
      for (const what of does)
        diary.write(intend(table, { id: guestAt(who), name: '' }, { do: what }, table.at).entry, 100)
    const { actor } = table.awaited()[0]!
    const choice = pick(luck, table.match!.choices(actor))
    diary.write({ kind: 'input', input: { actor, choice }, by: 'seat' }, 100)
  }
  return diary
}

/** Luck with which somebody wins by points: nobody dies. */
const SURVIVED: string = Array.from({ length: 100 }, (_, at) => `leaving ${at}`).find(
  (secret) => played([], 0, secret).table.outcome!.reason === 'highest',
)!

/** Whether somebody's record says that they have won. */
const hasWon = (table: Table, seat: Seat): boolean => {
  const { id, status } = table
  const match = { id, status, seating: seatingOf(table), awaited: awaitedAt(table) }
  return recordIn([match], guestAt(seat), true).all.won === 1
}

describe('[RF-R114] whoever leaves for good', () => {
  const winner = played().table.outcome!.payoffs.indexOf(1)
  const other = 1 - winner

  test('has not won, whatever the bot made of it, and who stayed has', async () => {
    const diary = played(['leave'], winner)
    const { table } = diary
    expect(table.outcome).toMatchObject({ reason: 'stayed', rule: 'RF-R114' })
    expect([hasWon(table, winner), hasWon(table, other)]).toEqual([false, true])
    const record = JSON.parse(JSON.stringify(recordOf(table, diary.log))) as MatchRecord
    expect(record.inputs).toContainEqual({ actor: 'clock', act: 'left', seats: [winner] })
    expect(await verify(box, record)).toMatchObject({ verified: true, outcome: table.outcome })
    expect(diary.again().freeze()).toEqual(table.freeze())
    expect(diary.replayed().log).toEqual(diary.log)
  })

  test('has left nothing once they are back', () => {
    const { table } = played(['leave', 'return'], winner)
    expect([hasWon(table, winner), hasWon(table, other)]).toEqual([true, false])
  })

  test('leaves every question as it was, with its number', () => {
    const diary = new Diary({ box, seats: 2 })
    const before = diary.table.match!.pending()
    diary.write({ kind: 'replaced', seat: 0, level: 'normal', left: true })
    expect(diary.table.match!.pending()).toEqual(before)
  })

  test('is not whoever is just away', () => {
    const diary = new Diary({ box, seats: 2 })
    diary.write({ kind: 'replaced', seat: 0, level: 'normal', by: 1 })
    expect(diary.table.match!.inputs).toEqual([])
    diary.write({ kind: 'returned', seat: 0 })
    expect(diary.table.match!.inputs).toEqual([])
  })
})
