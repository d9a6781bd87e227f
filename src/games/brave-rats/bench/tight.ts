import type { Tally } from '#games/brave-rats/bench/tally'
import type { Strength } from '#games/brave-rats/cards'
import { duel } from '#games/brave-rats/duel'

// Counts of both seats lie in one number: the Yargs' in the low byte, the Applewoods' in the one above.
const YARGS = 0x00ff
const APPLEWOODS = 0xff00
/** The bits that 4 to 31 victories set in either byte. */
const FOUR = 0x1c1c
const EIGHT = 0x0808

const verdicts = Array.from({ length: 256 }, (_, at) =>
  duel((at >> 5) as Strength, ((at >> 2) & 7) as Strength, at & 2, (at & 1) << 1),
)
/** What a round is worth to each seat; a Princess who meets the Prince is worth the game. */
const WORTH = Uint16Array.from(verdicts, ({ by, worth }) => (by === 'princess' ? EIGHT : worth[0] | (worth[1] << 8)))
/** Whose victories it brings. */
const WINNER = Uint16Array.from(verdicts, ({ winner }) => (winner === null ? 0 : winner === 0 ? YARGS : APPLEWOODS))
/** What stays on hold: all or nothing. */
const HOLD = Uint16Array.from(verdicts, ({ winner }) => (winner === null ? YARGS | APPLEWOODS : 0))
/** The next round's +2, as the lowest bits of its index. */
const BONUS = Uint8Array.from(verdicts, ({ bonus }) => bonus[0] | (bonus[1] >> 1))

/** The card at a place of a hand: eight places for each set of cards. */
const CARD = Uint8Array.from({ length: 256 * 8 }, (_, at) => {
  const hand = [0, 1, 2, 3, 4, 5, 6, 7].filter((card) => (at >> 3) & (1 << card))
  return hand[at & 7] ?? 0
})

const luck = Int32Array.of(0x6c756475, 0x73212121, 0x2545f491, 1)

/**
 * The limit: whole matches in a few numbers, with nothing kept that could be shown, saved or asked for.
 * Random players do not look at a card they are shown, so a spied round needs no order here.
 */
export function play(matches: number, tally: Tally): void {
  let [a, b, c, count] = [luck[0]!, luck[1]!, luck[2]!, luck[3]!]
  let yargWins = 0
  let applewoodWins = 0
  let rounds = 0
  for (let match = 0; match < matches; match++) {
    let yargs = 255
    let applewoods = 255
    let bonus = 0
    let victories = 0
    let held = 0
    let cards = 8
    do {
      // One sfc32 word serves both picks: with 16 bits for 8 cards no card is favoured by more than 1 in 8000.
      const word = (a + b + count) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + word) | 0
      count = (count + 1) | 0
      const yarg = CARD[(yargs << 3) | (((word >>> 16) * cards) >> 16)]!
      const applewood = CARD[(applewoods << 3) | (((word & 0xffff) * cards) >> 16)]!
      yargs ^= 1 << yarg
      applewoods ^= 1 << applewood
      const pair = (yarg << 5) | (applewood << 2) | bonus
      bonus = BONUS[pair]!
      held += WORTH[pair]!
      victories += held & WINNER[pair]!
      held &= HOLD[pair]!
    } while (--cards > 0 && (victories & FOUR) === 0)
    rounds += 8 - cards
    if ((victories & FOUR & YARGS) !== 0) yargWins++
    else if ((victories & FOUR) !== 0) applewoodWins++
  }
  luck.set([a, b, c, count])
  tally.matches += matches
  tally.yargs += yargWins
  tally.applewoods += applewoodWins
  tally.ties += matches - yargWins - applewoodWins
  tally.rounds += rounds
}
