import { type MouseEvent, useState } from 'react'
import type { Refusal } from '#engine/refusal'
import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { Seal } from '#games/brave-rats/board/seal.tsx'
import type { Words } from '#games/brave-rats/board/words'
import { type CardId, strengthOf } from '#games/brave-rats/cards'
import { Button } from '#web/design/button.tsx'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'
import './card-button.css'

interface CardButtonProps {
  readonly card: CardId
  readonly words: Words
  readonly label: string
  readonly bonus?: number
  /** What pressing it does; without it the card only tells what it is, and why it is not offered. */
  readonly press?: (() => void) | undefined
  /** What pressing it is called. */
  readonly verb?: string
  readonly why?: Refusal | undefined
  readonly state?: 'locked' | 'sending' | undefined
  /** It is large enough to be read as it lies. */
  readonly isReadable: boolean
  readonly confirm?: boolean | undefined
  /** What pressing it does cannot be taken back. */
  readonly isFinal?: boolean
  readonly onRule?: ((rule: string) => void) | undefined
  readonly roving: object
}

/** A card in a hand or a pack. */
export function CardButton({
  card,
  words,
  label,
  bonus = 0,
  press,
  verb,
  why,
  state,
  isReadable,
  confirm = true,
  isFinal = false,
  onRule,
  roving,
}: CardButtonProps) {
  const [wasArmed, setArmed] = useState(false)
  const tip = useTip(!isReadable || why !== undefined || wasArmed)
  const isArmed = wasArmed && tip.isOpen
  // Whoever comes back to it later means something new.
  if (wasArmed && !tip.isOpen) setArmed(false)

  function pressed({ nativeEvent }: MouseEvent) {
    if (!press) return tip.open()
    const byTouch =
      'pointerType' in nativeEvent && (nativeEvent.pointerType === 'touch' || nativeEvent.pointerType === 'pen')
    // A finger covers what it touches.
    const asksTwice = state === undefined && confirm && (isFinal || byTouch)
    if (asksTwice && !isArmed) {
      setArmed(true)
      tip.open()
    } else play()
  }

  function play() {
    setArmed(false)
    tip.close()
    press?.()
  }

  return (
    <>
      <button
        type="button"
        className="br-card-button"
        {...roving}
        {...tip.trigger}
        aria-disabled={press || !why ? undefined : true}
        data-tells={press ? undefined : true}
        data-digit={strengthOf(card)}
        aria-pressed={state === 'locked' ? true : undefined}
        aria-busy={state === 'sending' ? true : undefined}
        aria-expanded={isArmed || undefined}
        data-armed={isArmed || undefined}
        onClick={pressed}
      >
        <span className="unseen">{isArmed ? `${label} ${words.pressAgain}` : label}</span>
        <CardFace card={card} words={words} bonus={bonus} />
        {state !== undefined && <Seal state={state} />}
      </button>
      <Tip of={tip} isInteractive={isArmed || why !== undefined}>
        <CardTip card={card} words={words} bonus={bonus} />
        {why && <Why of={tip} refusal={why} onRule={onRule} />}
        {isArmed && (
          <Button kind="primary" className="br-play" onClick={play}>
            {verb}
          </Button>
        )}
      </Tip>
    </>
  )
}

interface CardTipProps {
  readonly card: CardId
  readonly words: Words
  readonly bonus: number
}

function CardTip({ card, words, bonus }: CardTipProps) {
  const strength = strengthOf(card)
  const { name, text } = words.rat(strength)
  return (
    <div className="br-tip">
      <strong>
        {name} <b>{bonus > 0 ? `${strength} + ${bonus} = ${strength + bonus}` : strength}</b>
      </strong>
      <p>{text}</p>
    </div>
  )
}
