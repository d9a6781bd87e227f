import type { AnalysedRound, Option } from '#games/brave-rats/analysis'
import type { Speech } from '#games/brave-rats/board/analysis/speech'
import { Pip } from '#games/brave-rats/board/card-face.tsx'
import { clanOfSeat } from '#games/brave-rats/board/clan'
import { strengthOf } from '#games/brave-rats/cards'
import './mix.css'

/** A share whose bar is as high as it can be; where all are smaller, differences would not be seen otherwise. */
const FULL = 0.4

interface MixProps {
  readonly round: AnalysedRound
  readonly seat: 0 | 1
  readonly speech: Speech
}

/** What perfect play picks: each card with a bar as high as it is frequent, and what it would have cost. */
export function Mix({ round, seat, speech }: MixProps) {
  const { words, board } = speech
  const { options, card } = round.picks[seat]
  const seen = round.spySeat === seat ? round.round.cards[seat === 0 ? 1 : 0] : undefined
  const clan = board.clan(seat)
  const tallest = Math.max(FULL, ...options.map(({ share }) => share))
  const isPicked = ({ strength }: Option): true | undefined => strength === strengthOf(card) || undefined
  return (
    <table className="br-mix" data-clan={clanOfSeat(seat)}>
      <caption>{seen === undefined ? words.mix(clan) : words.answer(clan, board.rat(strengthOf(seen)).name)}</caption>
      <thead>
        <tr>
          <td />
          {options.map((option) => (
            <th key={option.strength} scope="col" data-picked={isPicked(option)}>
              <span className="br-mix-pip">
                <Pip clan={clanOfSeat(seat)} strength={option.strength} />
              </span>
              <span className="unseen">
                {board.rat(option.strength).name}
                {isPicked(option) && ` (${words.picked})`}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="br-mix-shares">
          <th scope="row">{words.share}</th>
          {options.map((option) => (
            <td key={option.strength} data-picked={isPicked(option)} style={{ '--part': option.share / tallest }}>
              <span data-none={option.share === 0 || undefined}>{speech.percent(option.share)}</span>
            </td>
          ))}
        </tr>
        <tr className="br-mix-costs">
          <th scope="row">{words.cost}</th>
          {options.map((option) => (
            <td key={option.strength} data-picked={isPicked(option)}>
              <Cost of={option.cost} speech={speech} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** Nothing is written as such: a table full of zeros hides what matters. */
function Cost({ of: cost, speech }: { readonly of: number; readonly speech: Speech }) {
  const isNothing = cost < 0.000_5
  return <span data-none={isNothing || undefined}>{isNothing ? '0' : speech.words.points(speech.points(cost))}</span>
}
