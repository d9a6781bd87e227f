import { Match, type Start } from '#engine/match'
import type { CardId } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import type { BraveRats, Event } from '#games/brave-rats/types'
import type { KitStage, Reached } from '#web/design/parts'

/** A moment of a match: a start, rounds written as `Y5xA3`, and single cards as `0:Y5`. */
interface Moment extends Omit<KitStage, 'reach'> {
  readonly start?: Omit<Start, 'seats'>
  readonly moves?: string
}

/** Plays there with the real rules. */
export function reach({ start = {}, moves = '' }: Moment): Reached<BraveRats> {
  const match = Match.start(braveRats, { seats: 2, seed: 'kit', ...start })
  let last: readonly Event[] = match.opening
  for (const move of moves.split(' ').filter(Boolean)) {
    const [before, after] = move.split(/[x:]/) as [string, CardId]
    if (move.includes(':')) last = choose(match, Number(before), after)
    else {
      const cards = [before as CardId, after]
      for (let answers = 0; answers < 2; answers++) {
        const { actor } = match.pending().find(({ locked }) => !locked)!
        last = choose(match, actor as number, cards[actor as number]!)
      }
    }
  }
  return { match, last }
}

function choose(match: Match<BraveRats>, seat: number, card: CardId): readonly Event[] {
  const { kind } = match.pending().find(({ actor }) => actor === seat)!
  return match.submit({ actor: seat, choice: { kind, card } })
}

const STOCK: CardId[] = ['Y7', 'A5', 'Y1', 'A0', 'A7', 'Y6', 'Y3', 'A2', 'Y5', 'A6', 'A1', 'Y0', 'Y4', 'A4', 'Y2', 'A3']
const PILES: [CardId[], CardId[]] = [
  ['Y2', 'Y7', 'Y5', 'Y0', 'Y6', 'Y4', 'Y3', 'Y1'],
  ['A6', 'A1', 'A4', 'A7', 'A3', 'A5', 'A0', 'A2'],
]
const TIGHT = 'Y5xA3 Y4xA6 Y6xA1 Y1xA4 Y7xA2'

/** The moments at which the table is most different. */
export const MOMENTS: readonly Moment[] = [
  { id: 'first', title: 'First round' },
  { id: 'locked', title: 'Locked in, the other too', moves: 'Y5xA3 0:Y7' },
  { id: 'they-locked', title: 'The other is locked in', moves: '1:A5' },
  { id: 'won', title: 'A round won', moves: 'Y5xA3' },
  { id: 'lost', title: 'A round lost', moves: 'Y5xA3 Y4xA6' },
  { id: 'hold', title: 'After a hold', moves: 'Y4xA0' },
  { id: 'holds', title: 'Two rounds on hold', moves: 'Y4xA0 Y6xA6 0:Y7' },
  { id: 'boost', title: 'The +2 of a General', moves: 'Y6xA1' },
  { id: 'boost-used', title: 'The +2 is used', moves: 'Y6xA1 Y5xA7' },
  { id: 'spy', title: 'Our Spy waits', moves: 'Y2xA1' },
  { id: 'spy-answer', title: 'Our Spy has seen a card', moves: 'Y2xA1 1:A7' },
  { id: 'spied', title: 'Spied on: we show first', moves: 'Y3xA6 Y1xA2' },
  { id: 'spied-shown', title: 'Spied on: our card is shown', moves: 'Y6xA2 0:Y4' },
  { id: 'blanked', title: 'A Wizard cancels', moves: 'Y7xA5' },
  {
    id: 'lucky',
    title: 'Lucky Draw',
    start: { setup: { options: { luckyDraw: true }, piles: PILES } },
    moves: 'Y2xA4',
  },
  { id: 'draft', title: 'Draft: our pack', start: { setup: { options: { draft: true }, stock: STOCK, role: 0 } } },
  {
    id: 'draft-later',
    title: 'Draft: the pack comes back',
    start: { setup: { options: { draft: true }, stock: STOCK, role: 0 } },
    moves: '0:Y7 1:A5 0:Y1 1:A7 0:Y6 1:A2 0:A6 1:Y5',
  },
  {
    id: 'draft-theirs',
    title: 'Draft: the pack is with the other',
    start: { setup: { options: { draft: true }, stock: STOCK, role: 0 } },
    moves: '0:Y7',
  },
  {
    id: 'random-deal',
    title: 'Random Deal',
    start: { options: { randomDeal: true } },
  },
  {
    id: 'princes',
    title: 'Princess Attack',
    start: { options: { princessAttack: true, princesSeat: 0 } },
  },
  {
    id: 'emperor',
    title: 'The Emperor: a new game begins',
    start: { setup: { options: { emperor: true }, gameWins: [1, 0], game: 2 } },
    moves: 'Y7xA1',
  },
  { id: 'tight', title: 'Three all', moves: TIGHT },
  { id: 'over', title: 'Game over: won', moves: `${TIGHT} Y0xA7 Y3xA5`, viewer: 1 },
  { id: 'over-lost', title: 'Game over: lost', moves: `${TIGHT} Y0xA7 Y3xA5` },
  { id: 'princess', title: 'A Princess wins', moves: 'Y5xA3 Y1xA7' },
  { id: 'applewoods', title: 'From the other seat', moves: 'Y5xA3 Y6xA0 1:A4', viewer: 1 },
  { id: 'watch', title: 'Watching', moves: 'Y5xA3 Y2xA4', viewer: 'spectator' },
  { id: 'reveal', title: 'A round is turned up', moves: 'Y5xA3 Y7xA4', fresh: true },
]
