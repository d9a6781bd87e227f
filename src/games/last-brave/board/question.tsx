import type { Seat } from '#engine/game'
import { pickingOf } from '#games/last-brave/cards'
import { abilityOf, preview } from '#games/last-brave/board/preview'
import type { Desk } from '#games/last-brave/board/use-desk'
import { comingHit } from '#games/last-brave/text/sentences'
import { hitNamed } from '#games/last-brave/text/account'
import { Button } from '#web/design/button.tsx'
import { crossedSwords } from '#web/design/icons'
import './question.css'

/** What the viewer is asked, and the answers that are no card. */
export function Question({ desk }: { readonly desk: Desk }) {
  const { words, window, picking, isBusy, announcing, isHalted } = desk
  if (isBusy)
    return (
      <div className="tlb-question" role="status">
        <p>{announcing > 0 ? words.announcing(announcing) : words.sending}</p>
        {announcing > 0 && (
          <Button kind="quiet" onClick={desk.cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    )
  if (!window) return <div className="tlb-question" data-offer-place />
  return (
    <div className="tlb-question" data-keep-clear>
      {isHalted && <p className="tlb-halted">{words.halted}</p>}
      {picking ? <Pick desk={desk} /> : QUESTIONS[window](desk)}
    </div>
  )
}

const QUESTIONS = {
  turn: (desk: Desk) => <Attack desk={desk} />,
  damage: (desk: Desk) => <Damage desk={desk} />,
  between: (desk: Desk) => <Pass desk={desk} says={coming(desk) ?? desk.words.between} />,
  after: (desk: Desk) => <Pass desk={desk} says={desk.words.after} />,
  react: (desk: Desk) => <Pass desk={desk} says={coming(desk) ?? desk.words.reactStart} />,
}

/** "Before Hit 2 of 2 on the Stag". */
function coming({ view, words, board }: Desk): string | undefined {
  const next = comingHit(view)
  return next && view.attack.lock
    ? words.before(hitNamed(next.target, next.hit, view.attack.lock.hits, words.language, board))
    : undefined
}

/** The attack as it is ticked together: announced with its target, or so far without. */
function Attack({ desk }: { readonly desk: Desk }) {
  const { words, plan, view, own, offers, board } = desk
  const { scatter } = preview(view, own as Seat, plan.uses)
  const isReady = scatter || plan.target !== null
  const verb = scatter ? words.attackAll : plan.target === null ? words.chooseTarget : words.attack(plan.target, board)
  return (
    <>
      {plan.target === null && !scatter && <p>{words.chooseTarget}</p>}
      {offers.abilities.length > 0 && plan.uses.length === 0 && isReady && (
        <p className="tlb-hint">{words.buildHint}</p>
      )}
      <span className="tlb-answers">
        {isReady && (
          <Button kind="primary" icon={crossedSwords} data-go onClick={() => desk.announce(true)}>
            {verb}
          </Button>
        )}
        {plan.uses.length > 0 && <Button onClick={() => desk.announce(false)}>{words.announce}</Button>}
      </span>
    </>
  )
}

function Damage({ desk }: { readonly desk: Desk }) {
  const { words, offers } = desk
  if (!offers.fall) return <p>{words.payPoint}</p>
  return (
    <>
      <p>{words.cannotPay}</p>
      <Button kind="danger" data-option onClick={() => desk.choose(offers.fall!)}>
        {words.fall}
      </Button>
    </>
  )
}

function Pass({ desk, says }: { readonly desk: Desk; readonly says: string }) {
  const { words, offers } = desk
  return (
    <>
      <p>{offers.abilities.length > 0 ? says : words.onlyPass}</p>
      {offers.pass && (
        <Button data-option data-go onClick={() => desk.choose(offers.pass!)}>
          {words.pass}
        </Button>
      )}
    </>
  )
}

/** A card is to be chosen for an ability; one with "&" goes without, too (LB-R17). */
function Pick({ desk }: { readonly desk: Desk }) {
  const { words, view, own } = desk
  const { plain, picks } = desk.picking!.offer
  const keyword = pickingOf(abilityOf(view, own as Seat, picks[0]!))!
  return (
    <>
      <p>{words.pick(keyword)}</p>
      <span className="tlb-answers">
        {plain && (
          <Button data-option onClick={() => desk.pick(plain)}>
            {words.without(keyword)}
          </Button>
        )}
        <Button kind="quiet" onClick={desk.cancel}>
          {words.cancel}
        </Button>
      </span>
    </>
  )
}
