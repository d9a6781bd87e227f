import type { Seat } from '#engine/game'
import { refusal, Refused } from '#engine/refusal'
import { withSeat } from '#engine/sides'
import type { Act } from '#protocol/acts'
import type { Topic } from '#protocol/votes'
import type { Entry } from '#house/entry'
import type { Table } from '#house/table'
import { openVote, votersOf } from '#house/votes'

const refuse = (code: string, message: string): never => {
  throw new Refused({ code, message })
}

/**
 * How long, in milliseconds, clocks stand still at most if not all want them to run again: after that anybody may let them.
 * Where a question has days, as long as one question.
 */
const LONGEST_PAUSE = 3_600_000
const DAY = 86_400_000

const longestPause = ({ plan: { clock } }: Table): number => (clock.kind === 'days' ? clock.days * DAY : LONGEST_PAUSE)

/** Whether it needs others, too, if `seat` wants it. */
export function needsOthers(table: Table, topic: Topic, seat: Seat): boolean {
  const { guest } = table.seats[seat]!
  return votersOf(table, topic, seat).some((one) => table.seats[one]!.guest !== guest)
}

/** The entry by which somebody says what they think of something; throws `Refused` if that cannot be wanted here. */
export function intendWish(
  table: Table,
  seat: Seat,
  { topic, says }: Pick<Extract<Act, { do: 'vote' }>, 'topic' | 'says'>,
  now: number,
): Entry {
  if (table.status !== 'live') refuse('not-now', 'There is no running match.')
  const { guest, bot } = table.seats[seat]!
  if (bot) refuse('not-now', 'A bot plays for you; return first.')
  checkTopic(table, seat, topic)
  const open = openVote(table, topic, seat)
  const isAgreed = open?.agreed.includes(guest!) ?? false
  const isOverdue = topic === 'go-on' && now - table.pausedAt! >= longestPause(table)
  switch (says) {
    case 'yes':
      if (isOverdue) return { kind: 'went-on', seat }
      if (isAgreed) refuse('not-now', 'You have agreed already.')
      return { kind: 'voted', seat, topic, says: open ? 'agrees' : 'wants' }
    case 'no':
      if (!open) refuse('no-vote', 'There is nothing to say to that now.')
      return { kind: 'voted', seat, topic, says: 'refuses' }
    default:
      says satisfies 'back'
      if (!isAgreed) refuse('no-vote', 'There is nothing to say to that now.')
      return { kind: 'voted', seat, topic, says: 'withdraws' }
  }
}

/** Throws `Refused` if something cannot be wanted at this table now. */
function checkTopic(table: Table, seat: Seat, topic: Topic): void {
  const { game } = table.box
  if (!table.allows(topic))
    switch (topic) {
      case 'abandon':
        throw new Refused(refusal(game, 'no-abandoning'))
      case 'draw':
        throw new Refused(refusal(game, 'no-draw'))
      case 'concede':
        throw new Refused(refusal(game, 'no-resigning'))
      case 'pause':
        if (table.beat) refuse('racing', 'Time passes for all: wait until this part is over.')
        if (table.pausedAt === undefined) refuse('no-clock', 'No clock runs at this table.')
        refuse('not-now', 'The clocks stand still already.')
        break
      default:
        topic satisfies 'go-on'
        refuse('not-now', 'The clocks do not stand still.')
    }
  const own = withSeat(table.sides, seat)
  if (topic === 'draw' && votersOf(table, topic, seat).every((one) => own.includes(one)))
    refuse('no-opponent', 'Nobody plays against you who could agree.')
}
