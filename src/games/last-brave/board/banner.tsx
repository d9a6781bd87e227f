import type { Seat } from '#engine/game'
import { bannerOf } from '#games/last-brave/text/banners'
import { Crest } from '#games/last-brave/board/crest.tsx'
import { FactionMark } from '#games/last-brave/board/faction-mark.tsx'
import { Count } from '#games/last-brave/board/marks.tsx'
import { roleOf } from '#games/last-brave/board/roles'
import type { Desk } from '#games/last-brave/board/use-desk'
import { CHAMPION, FACE_DOWN } from '#games/last-brave/cards'
import { life } from '#games/last-brave/rules/fighters'
import { isAllied, target } from '#games/last-brave/options'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'
import './banner.css'

interface BannerProps {
  readonly desk: Desk
  readonly seat: Seat
}

/** Whose place it is and how it stands there. While one aims, pressing it names the target. */
export function Banner({ desk, seat }: BannerProps) {
  const { words, view, board, offers, own, plan, picking, window } = desk
  const fighter = view.fighters[seat]!
  const crest = words.text.seat(seat)
  const name = board.names[seat]
  const isTarget = desk.targets.includes(seat)
  const canAim = offers.targets.includes(seat) && !picking
  const isAimed = plan.target === seat
  const role = roleOf(view, seat)
  const why = window === 'turn' && !isTarget && seat !== own ? desk.whyNot({ kind: 'attack', seat }) : undefined
  const tip = useTip(true)
  const points = view.options.campaign === 'none' ? undefined : words.points(view.points[seat]!, target(view.options))
  const standing = fighter.out ? words.fallen : words.life(life(fighter))
  const faction = factionOf(desk, seat)
  const facts = [`${crest}${name && name !== crest ? `, ${name}` : ''}${seat === own ? ` (${words.you})` : ''}.`]
  facts.push(
    `${standing}.`,
    ...[role && words.roles[role], points, faction?.says].flatMap((fact) => (fact ? [`${fact}.`] : [])),
  )

  function pressed() {
    if (!canAim) return tip.open()
    tip.close()
    // The second press on the same one is meant.
    if (isAimed || !board.confirm) desk.announce(true, seat)
    else desk.aim(seat)
  }

  return (
    <h3 className="tlb-banner">
      <button
        type="button"
        {...tip.trigger}
        data-option={canAim || undefined}
        aria-pressed={canAim ? isAimed : undefined}
        aria-disabled={why ? true : undefined}
        onClick={pressed}
      >
        <span className="unseen">
          {[isTarget ? `${words.attack(seat, board)}.` : undefined, ...facts, why?.message].filter(Boolean).join(' ')}
        </span>
        <span className="tlb-shown" aria-hidden="true">
          <Crest seat={seat} />
          <span className="tlb-name">
            <b>{name ?? crest}</b>
            {name !== undefined && name !== crest && <small>{crest}</small>}
          </span>
          {faction && <FactionMark faction={faction.of} isLeader={faction.isLeader} words={words.cards} />}
          {points !== undefined && <Count of="points">{view.points[seat]!}</Count>}
          {fighter.out ? <em>{words.fallen}</em> : <Count of="life">{life(fighter)}</Count>}
        </span>
      </button>
      <Tip of={tip} isInteractive={why !== undefined}>
        <p className="tlb-note">{facts.join(' ')}</p>
        {!fighter.out && <p className="tlb-note">{words.lifeText}</p>}
        {why && <Why of={tip} refusal={why} onRule={board.onRule} />}
      </Tip>
    </h3>
  )
}

/** LB-147 The faction of a seat as far as the viewer knows it; only in Allied Combat. */
function factionOf({ view, words }: Desk, seat: Seat) {
  const { champion } = view.fighters[seat]!
  if (!isAllied(view.options) || champion === FACE_DOWN) return undefined
  const { faction, isLeader } = CHAMPION[champion]
  if (!faction) return undefined
  return { of: faction, isLeader, says: bannerOf(champion, words.language) }
}
