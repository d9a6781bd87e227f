import { heldRounds } from '#games/brave-rats/board/rounds'
import type { Words } from '#games/brave-rats/board/words'
import type { View } from '#games/brave-rats/types'
import { Icon } from '#web/design/icon.tsx'
import { hourglass } from '#web/design/icons'
import { Tip, useTip } from '#web/design/tip.tsx'
import './stake.css'

/** The rounds on hold: what lies on the table for whoever wins next, and what it is worth to each. */
export function Stake({ view, words }: { readonly view: View; readonly words: Words }) {
  const tip = useTip(true)
  const rounds = heldRounds(view)
  const [yargs, applewoods] = view.pending
  const worth = ([0, 1] as const).map((seat) => words.worthTo(words.clan(seat), view.pending[seat]))
  const title = words.stake(rounds.length)
  return (
    <>
      <button type="button" className="br-stake" {...tip.trigger}>
        <span className="unseen">{`${title}: ${worth.join(', ')}. ${words.stakeText}`}</span>
        <b data-clan="Y" aria-hidden="true">
          {yargs}
        </b>
        <span className="br-stake-coins" aria-hidden="true">
          {rounds.map(({ round }) => (
            <span key={round}>
              <Icon of={hourglass} />
              {round}
            </span>
          ))}
        </span>
        <b data-clan="A" aria-hidden="true">
          {applewoods}
        </b>
        <small aria-hidden="true">{title}</small>
      </button>
      <Tip of={tip}>
        <strong>{title}</strong>
        <br />
        {rounds.map(
          ({ round, worth: each }) =>
            each && (
              <span key={round}>
                {words.held(
                  round,
                  ([0, 1] as const).map((seat) => words.worthTo(words.clan(seat), each[seat]!)),
                )}{' '}
              </span>
            ),
        )}
        {words.stakeText}
      </Tip>
    </>
  )
}
