import { Cost, Keyword } from '#games/last-brave/board/keyword.tsx'
import { type Offer, sameSource, type Source } from '#games/last-brave/board/offers'
import { isPlanned } from '#games/last-brave/board/plan'
import type { Desk } from '#games/last-brave/board/use-desk'
import type { Ability as Keywords } from '#games/last-brave/cards'
import { abilitySaid } from '#games/last-brave/text/sentences'
import { Icon } from '#web/design/icon.tsx'
import { semiClosedEye } from '#web/design/icons'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'
import './ability.css'

interface AbilityProps {
  readonly desk: Desk
  readonly source: Source
  readonly keywords: Keywords
  readonly roving: object
}

/** An ability of one's own: a tick in the plan of an attack, else used at once. Not offered, it says why. */
export function Ability({ desk, source, keywords, roving }: AbilityProps) {
  const { words, offers, plan, picking, window, isBusy } = desk
  const offer = picking ? undefined : offers.abilities.find((one) => sameSource(one.source, source))
  const isOn = isPlanned(plan, source)
  const isPicking = picking !== undefined && sameSource(picking.offer.source, source)
  const why =
    offer || picking ? undefined : desk.whyNot(source === 'secret' ? { kind: 'secret' } : { kind: 'use', ...source })
  const says = abilitySaid(keywords, words.language)
  const cost = source === 'secret' ? 'secret' : source.cost
  const full = `${source === 'secret' ? '' : `${words.cards.nameOf(source.card)}, `}${words.ability(cost, says)}.`
  const label = offer ? labelOf(offer, full, desk) : full
  const tip = useTip(true)

  function pressed() {
    if (!offer) return tip.open()
    tip.close()
    desk.press(offer)
  }

  return (
    <>
      <button
        type="button"
        className="tlb-ability"
        {...roving}
        {...tip.trigger}
        data-cost={cost}
        data-option={offer ? true : undefined}
        data-picking={isPicking || undefined}
        aria-pressed={window === 'turn' && (offer !== undefined || isOn) ? isOn : undefined}
        aria-disabled={offer ? undefined : true}
        aria-busy={(isBusy && isOn) || undefined}
        onClick={pressed}
      >
        <span className="unseen">{[label, why?.message].filter(Boolean).join(' ')}</span>
        <span className="tlb-shown" aria-hidden="true">
          <span className="tlb-price">
            {cost === 'secret' ? <Icon of={semiClosedEye} /> : <Cost cost={cost} words={words.cards} />}
          </span>
          {/* In full where there is room; elsewhere by signs, with a name if it is a single one. */}
          <span className="tlb-does" data-as="names">
            {keywords.map((keyword, at) => (
              <Keyword key={at} keyword={keyword} words={words.cards} short={keywords.length > 3} />
            ))}
          </span>
          <span className="tlb-does" data-as="signs">
            {keywords.map((keyword, at) => (
              <Keyword key={at} keyword={keyword} words={words.cards} short />
            ))}
          </span>
          {keywords.length === 1 && <span className="tlb-word">{words.cards.keyword(keywords[0]!)}</span>}
        </span>
      </button>
      <Tip of={tip} isInteractive={why !== undefined}>
        <p className="tlb-note">{label}</p>
        {why && <Why of={tip} refusal={why} onRule={desk.board.onRule} />}
      </Tip>
    </>
  )
}

/** What pressing it does; where a card is to be picked, that comes after. */
function labelOf({ plain, picks }: Offer, full: string, { words, board }: Desk): string {
  if (plain && picks.length === 0) return `${words.text.choice(plain, board.view)}.`
  return `${full} ${words.thenPick}`
}
