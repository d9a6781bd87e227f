import type { Seat, Viewer } from '#engine/game'
import { type Sides, withSeat } from '#engine/sides'
import type { Entry } from '#house/entry'
import type { Standing, Vote } from '#house/standing'
import type { VoteTold } from '#protocol/told'
import type { Topic } from '#protocol/votes'

/** Where people agree or not: who sits there, who plays with whom, and what is wanted. */
export interface Poll {
  readonly seats: Standing['seats']
  readonly sides: Sides
  readonly votes: readonly Vote[]
  /** Whether something can be wanted at all. */
  allows(topic: Topic): boolean
}

/** Whether what all agree on is done now, or later. */
type IsTime = (topic: Topic) => boolean

/** Whom it concerns if `seat` wants it: to give up is the affair of its own side, and nobody else hears of it before it is done. */
export const circleOf = ({ seats, sides }: Pick<Poll, 'seats' | 'sides'>, topic: Topic, seat: Seat): readonly Seat[] =>
  topic === 'concede' ? withSeat(sides, seat) : [...seats.keys()]

/**
 * Those without whom it is not done: all people there. Whoever has left, or was away so long that a bot plays, holds nobody
 * up; but nobody agrees in their stead on a draw, which a bot might have won for them.
 */
export const votersOf = (poll: Pick<Poll, 'seats' | 'sides'>, topic: Topic, seat: Seat): readonly Seat[] =>
  circleOf(poll, topic, seat).filter((one) => {
    const { guest, bot } = poll.seats[one]!
    return guest !== null && (bot === null || topic === 'draw')
  })

/** What is wanted already of what `seat` could want. */
export const openVote = (poll: Poll, topic: Topic, seat: Seat): Vote | undefined =>
  poll.votes.find((vote) => vote.topic === topic && circleOf(poll, topic, vote.seat).includes(seat))

/** What is wanted after somebody has said what they think of it. One who is against it is enough. */
export function votesAfter(poll: Poll, { seat, topic, says }: Extract<Entry, { kind: 'voted' }>): readonly Vote[] {
  const { votes } = poll
  const guest = poll.seats[seat]!.guest!
  const open = openVote(poll, topic, seat)
  if (!open) return [...votes, { topic, seat, agreed: [guest] }]
  const others = open.agreed.filter((one) => one !== guest)
  const agreed = says === 'refuses' ? [] : says === 'withdraws' ? others : [...others, guest]
  return votes.map((vote) => (vote === open ? { ...vote, agreed } : vote))
}

const agrees = ({ seats }: Pick<Poll, 'seats'>, { agreed }: Vote, seat: Seat): boolean =>
  agreed.includes(seats[seat]!.guest!)

/** What all agree on by now, and what is still wanted by somebody who has a say in it. */
export function countVotes(
  poll: Poll,
  isTime: IsTime,
): { readonly agreed: readonly Vote[]; readonly open: readonly Vote[] } {
  const voters = (vote: Vote): readonly Seat[] => votersOf(poll, vote.topic, vote.seat)
  const wanted = poll.votes.filter(
    (vote) => poll.allows(vote.topic) && voters(vote).some((seat) => agrees(poll, vote, seat)),
  )
  const isAgreed = (vote: Vote): boolean => isTime(vote.topic) && voters(vote).every((seat) => agrees(poll, vote, seat))
  return { agreed: wanted.filter(isAgreed), open: wanted.filter((vote) => !isAgreed(vote)) }
}

/** A vote as it is told, and to whom; to everybody if `ears` is left out. */
export interface HeardVote {
  readonly told: VoteTold
  readonly ears?: readonly Viewer[]
}

const NO_VOTES: readonly HeardVote[] = []

export function heardVotes(poll: Poll): readonly HeardVote[] {
  if (poll.votes.length === 0) return NO_VOTES
  return poll.votes.map((vote) => {
    const { topic, seat, agreed } = vote
    const voters = votersOf(poll, topic, seat)
    const order = (one: Seat): number => agreed.indexOf(poll.seats[one]!.guest!)
    const told = {
      topic,
      agreed: voters.filter((one) => agrees(poll, vote, one)).toSorted((a, b) => order(a) - order(b)),
      waits: voters.filter((one) => !agrees(poll, vote, one)),
    }
    return topic === 'concede' ? { told, ears: circleOf(poll, topic, seat) } : { told }
  })
}

export const votesFor = (all: readonly HeardVote[], viewer: Viewer): readonly VoteTold[] =>
  all.filter(({ ears }) => !ears || ears.includes(viewer)).map(({ told }) => told)
