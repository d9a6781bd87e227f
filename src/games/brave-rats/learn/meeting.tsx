import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { clanOfSeat, facingOf } from '#games/brave-rats/board/clan'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import { type CardId, strengthOf } from '#games/brave-rats/cards'
import { duel, type Verdict } from '#games/brave-rats/duel'
import type { Said } from '#games/brave-rats/learn/said'
import { Icon } from '#web/design/icon.tsx'
import { hourglass } from '#web/design/icons'
import { stoneThrone } from '#web/design/icons-later'
import './meeting.css'

interface MeetingProps {
  /** The Yargs' card and the Applewoods'. */
  readonly cards: readonly [CardId, CardId]
  readonly said: Said
  /** The Yargs have the +2 of a General. */
  readonly boosted?: boolean
  /** Rounds that were on hold before, each worth one. */
  readonly held?: number
  /** Turned up, but not decided yet. */
  readonly open?: boolean
}

/** Two cards meet. What comes of it, the rules say, so that no picture can be wrong. */
export function Meeting({ cards, said, boosted = false, held = 0, open = false }: MeetingProps) {
  const bonus = [boosted ? 2 : 0, 0] as const
  const verdict = duel(strengthOf(cards[0]), strengthOf(cards[1]), ...bonus)
  const end = (seat: 0 | 1) => (open || verdict.winner === null ? undefined : verdict.winner === seat ? 'won' : 'lost')
  return (
    <div className="br-meeting" role="img" aria-label={label(cards, bonus, open ? undefined : verdict, held, said)}>
      {([0, 1] as const).map((seat) => (
        <span key={seat} className="br-meeting-card" data-end={end(seat)}>
          <CardFace
            card={cards[seat]}
            words={said.board}
            bonus={bonus[seat]}
            blanked={!open && verdict.blanked[seat]}
            facing={facingOf(clanOfSeat(seat))}
          />
        </span>
      ))}
      {!open && (
        <span className="br-verdict" data-by={verdict.by} aria-hidden="true">
          <Mark verdict={verdict} />
          <b>{worth(verdict, held, said)}</b>
        </span>
      )}
    </div>
  )
}

function Mark({ verdict: { winner, by } }: { readonly verdict: Verdict }) {
  if (winner === null) return <Icon of={hourglass} />
  return by === 'princess' ? <Icon of={stoneThrone} /> : <Crest clan={clanOfSeat(winner)} />
}

/** What the winner gets, as short as a coin can say it. */
function worth({ winner, by, worth: each }: Verdict, held: number, { words }: Said): string {
  if (winner === null) return words.onHold
  return by === 'princess' ? '' : `+${each[winner] + held}`
}

/** The picture in words. */
function label(
  cards: MeetingProps['cards'],
  bonus: readonly [number, number],
  verdict: Verdict | undefined,
  held: number,
  { words, board }: Said,
): string {
  const [yargs, applewoods] = cards.map(
    (card, seat) => `${board.rat(strengthOf(card)).name} ${strengthOf(card) + bonus[seat]!}`,
  )
  const meets = board.meets(`${board.clan(0)}: ${yargs!}`, `${board.clan(1)}: ${applewoods!}`)
  if (!verdict) return `${meets}.`
  if (verdict.winner === null) return `${meets}: ${words.onHold}.`
  const gets = verdict.by === 'princess' ? words.gameWon : words.victories(verdict.worth[verdict.winner] + held)
  return `${meets}: ${board.clan(verdict.winner)}, ${gets}.`
}
