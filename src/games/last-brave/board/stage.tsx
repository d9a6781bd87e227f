import type { Seat } from '#engine/game'
import { accountOf, blowSaid } from '#games/last-brave/text/account'
import { Crest } from '#games/last-brave/board/crest.tsx'
import { Keyword } from '#games/last-brave/board/keyword.tsx'
import { preview } from '#games/last-brave/board/preview'
import type { Desk } from '#games/last-brave/board/use-desk'
import { Tip, useTip } from '#web/design/tip.tsx'
import './stage.css'

/** Power × Hits, from whom to whom, and what is left of the blow: as planned, announced or locked. */
export function Stage({ desk }: { readonly desk: Desk }) {
  const { view, words, plan, near } = desk
  const { active, attack, blow } = view
  const isPlanning = desk.targets.length > 0 || plan.uses.length > 0
  const now = attack.lock
    ? { ...attack.lock, scatter: attack.scatter, again: attack.again }
    : preview(view, active, plan.uses)
  const targets = attack.lock?.targets ?? (now.scatter ? desk.targets : plan.target === null ? [] : [plan.target])
  const account = accountOf(now.parts, words.language)
  const tip = useTip(true)
  return (
    <div
      className="tlb-stage"
      data-back={blow?.reflected || undefined}
      data-planned={(isPlanning && active === near) || undefined}
    >
      <Crest seat={active} />
      <span className="tlb-way">
        <button type="button" className="tlb-sum" {...tip.trigger} onClick={tip.open}>
          <span className="unseen">{account}</span>
          <span className="tlb-shown" aria-hidden="true">
            <b data-what="power" key={`p${now.power}`}>
              {now.power}
            </b>
            <small>{words.power}</small>
            <i>×</i>
            <b data-what="hits" key={`h${now.hits}`}>
              {now.hits}
            </b>
            <small>{words.hits(now.hits)}</small>
          </span>
        </button>
        <Tip of={tip}>{account}</Tip>
        <span className="tlb-shaft" />
        <span className="tlb-also">
          {now.negates.map((what) => (
            <Keyword key={what} keyword={{ do: 'negate', what }} words={words.cards} />
          ))}
          {now.scatter && <Keyword keyword={{ do: 'scatter-shot' }} words={words.cards} />}
          {now.again > 0 && <Keyword keyword={{ do: 're-engage' }} words={words.cards} />}
        </span>
      </span>
      <Targets targets={targets} desk={desk} />
      {blow && attack.lock && <Blow desk={desk} />}
    </div>
  )
}

function Targets({ targets, desk: { view, words } }: { readonly targets: readonly Seat[]; readonly desk: Desk }) {
  return (
    <span className="tlb-targets" data-many={targets.length > 2 || undefined}>
      {targets.length === 0 && (
        <span className="tlb-nobody" role="img" aria-label={words.noTarget}>
          ?
        </span>
      )}
      {targets.map((seat) => (
        <span
          key={seat}
          data-now={view.blow?.target === seat || undefined}
          data-out={view.fighters[seat]!.out || undefined}
        >
          <Crest seat={seat} />
        </span>
      ))}
    </span>
  )
}

/** The Hit that is being taken, a pip a point. */
function Blow({ desk: { view, words, board } }: { readonly desk: Desk }) {
  const { damage, left } = view.blow!
  return (
    <p className="tlb-blow">
      <span className="tlb-pips" aria-hidden="true">
        {Array.from({ length: damage }, (_, at) => (
          <i key={at} data-left={at < left || undefined} />
        ))}
      </span>
      <span>{blowSaid(view, words.language, board)}</span>
    </p>
  )
}
