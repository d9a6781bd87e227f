import type { Seat } from '#engine/game'
import { CardBack } from '#games/last-brave/board/card-back.tsx'
import { CardFace } from '#games/last-brave/board/card-face.tsx'
import { describeCard } from '#games/last-brave/board/describe'
import { pickOf } from '#games/last-brave/board/offers'
import { type Act, Piece } from '#games/last-brave/board/piece.tsx'
import { abilityOf } from '#games/last-brave/board/preview'
import type { Desk } from '#games/last-brave/board/use-desk'
import { Whose } from '#games/last-brave/board/whose.tsx'
import type { Zone } from '#games/last-brave/board/words'
import { type CardId, isKnown, pickingOf, type SeenCard, typeOf } from '#games/last-brave/cards'
import type { Choice, Lying } from '#games/last-brave/types'

interface CardPieceProps {
  readonly desk: Desk
  readonly seat: Seat
  readonly zone: Zone
  readonly card: SeenCard
  /** How it lies in a Reveal Zone. */
  readonly lying: Lying | undefined
  readonly roving: object
}

/** A card of anybody, wherever it lies. */
export function CardPiece({ desk, seat, zone, card, lying, roving }: CardPieceProps) {
  const { words, view, near } = desk
  const act = isKnown(card) ? actOf(desk, seat, card) : undefined
  const why = act || !isKnown(card) ? undefined : whyOf(desk, seat, zone, card)
  const isShown = isKnown(card) && zone === 'hand' && view.fighters[seat]!.shown.includes(card)
  const note = isShown ? words.knownInHand : isKnown(card) ? undefined : words.hidden(card)
  const state = { sideways: lying?.sideways ?? false, down: lying?.down ?? false }
  return (
    <Piece
      desk={desk}
      glide={`${seat}-${typeOf(card)}`}
      label={[describeCard(card, words), lying ? words.lies(lying) : undefined].filter(Boolean).join(' ')}
      act={act}
      why={why}
      note={note}
      whose={<Whose desk={desk} seat={seat} says={words.zones[zone]} />}
      large={isKnown(card) ? <CardFace card={card} size="large" words={words.cards} /> : undefined}
      roving={roving}
    >
      {isKnown(card) ? (
        <CardFace card={card} size={seat === near ? 'small' : 'tiny'} words={words.cards} state={state} />
      ) : (
        <CardBack type={typeOf(card)} />
      )}
    </Piece>
  )
}

/** What pressing a card does: it is picked for an ability, or pays a point. */
function actOf(desk: Desk, seat: Seat, card: CardId): Act | undefined {
  const { words, picking, offers, own, view, board } = desk
  if (picking) {
    const use = pickOf(picking.offer, { seat, card })
    const keyword = use && pickingOf(abilityOf(view, own as Seat, use))
    if (!use || !keyword) return undefined
    return { verb: words.pick(keyword), label: `${words.text.choice(use, board.view)}.`, press: () => desk.pick(use) }
  }
  const pays = seat === own ? offers.pays.get(card) : undefined
  if (!pays) return undefined
  return {
    verb: pays.kind === 'reveal' ? words.reveal : words.move,
    label: `${words.text.choice(pays, board.view)}.`,
    press: () => desk.choose(pays),
    // What has been seen stays seen, and what was given up does not come back.
    isFinal: true,
  }
}

/** Why a card that looks as if it could do something cannot. */
function whyOf({ own, picking, window, whyNot }: Desk, seat: Seat, zone: Zone, card: CardId) {
  if (picking) {
    const { source } = picking.offer
    const choice = { seat, card }
    return whyNot(source === 'secret' ? { kind: 'secret', choice } : { kind: 'use', ...source, choice })
  }
  if (seat !== own || zone === 'damage') return undefined
  const attempt: Choice | undefined =
    zone === 'hand' ? { kind: 'reveal', card } : window === 'damage' ? { kind: 'move', card } : undefined
  return attempt && whyNot(attempt)
}
