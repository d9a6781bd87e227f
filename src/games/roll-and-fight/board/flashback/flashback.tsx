import { useState } from 'react'
import { FlashbackDie } from '#games/roll-and-fight/board/art/die.tsx'
import { DenMap } from '#games/roll-and-fight/board/den/den-map.tsx'
import { Ask, MarkOption } from '#games/roll-and-fight/board/fight/ask.tsx'
import { Final } from '#games/roll-and-fight/board/fight/final.tsx'
import { offeredTo } from '#games/roll-and-fight/board/fight/option.tsx'
import { Quiet } from '#games/roll-and-fight/board/fight/quiet.tsx'
import { Actions } from '#games/roll-and-fight/board/flashback/actions.tsx'
import { Basics } from '#games/roll-and-fight/board/flashback/basics.tsx'
import { Market } from '#games/roll-and-fight/board/flashback/market.tsx'
import { actionsFor, slotOf } from '#games/roll-and-fight/board/flashback/slots'
import { FLASHBACK_WORDS } from '#games/roll-and-fight/board/flashback/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import type { AbilityId } from '#games/roll-and-fight/content/heroes'
import { abilitiesOf, isReconned, ownQuestion } from '#games/roll-and-fight/rules/read'
import { abilityName, actionName } from '#games/roll-and-fight/text/names'
import { type FlashSlot, SLOTS } from '#games/roll-and-fight/types'
import './flashback.css'

/** The Flashback Phase of a seat: three dice and a bonus action, and tiles to buy. */
export function FlashbackPanel(board: BoardProps) {
  const { view, seat, language, onRule } = board
  const own = view.boards[seat]!
  const words = FLASHBACK_WORDS[language]
  const [wanted, want] = useState<FlashSlot>()
  if (own.den === null) return null
  const slot = slotOf(own, wanted)
  const isAsked = ownQuestion(own)?.ask === 'flashback'
  const half = abilitiesOf(own).filter((ability: AbilityId) => own.recon[ability] && !isReconned(own, ability))
  const left = SLOTS.length - own.flashed.length
  const warning = [
    ...(left > 0 ? [words.unused(left)] : []),
    ...(half.length > 0 ? [words.half(half.map((ability) => abilityName(ability, language)))] : []),
    words.final,
  ].join(' ')
  return (
    <Quiet
      board={board}
      scene="flashback"
      toggle={[words.showDen, words.showDice]}
      below={<Basics board={board} />}
      map={<DenMap den={own.den} board={own} round={view.round} language={language} onRule={onRule} />}
      head={
        <Ask board={board} over={words.over}>
          <Slots board={board} slot={isAsked ? slot : undefined} onPick={want} />
          <MarkOption board={board} />
        </Ask>
      }
      foot={
        <Final
          board={board}
          choice={{ kind: 'done-flashback' }}
          says={words.done}
          again={words.doneNow}
          warning={warning}
        />
      }
    >
      {slot !== undefined && isAsked && (
        <Actions
          board={board}
          actions={actionsFor(view.faces, slot, offeredTo(board))}
          choose={(action, arg) => ({ kind: 'flash', slot, action, ...(arg && { arg }) })}
        />
      )}
      <Market board={board} />
    </Quiet>
  )
}

const SLOT_KEYS = 'ABDF'

interface SlotsProps {
  readonly board: BoardProps
  readonly slot: FlashSlot | undefined
  readonly onPick: (slot: FlashSlot) => void
}

/** The dice as they lie, and the bonus action; one is taken in hand, and what it can be used for is shown. */
function Slots({ board: { view, seat, viewer, language }, slot, onPick }: SlotsProps) {
  const words = FLASHBACK_WORDS[language]
  const { flashed } = view.boards[seat]!
  return (
    <ul className="rf-flash-slots" aria-label={words.dice}>
      {SLOTS.map((one, at) => {
        const face = one === 'bonus' ? undefined : view.faces[one]
        const isUsed = flashed.includes(one)
        const name = face ? words.die(at + 1, actionName(face, language)) : words.bonus
        const canPick = viewer === seat && !isUsed && slot !== undefined
        return (
          <li key={one}>
            <button
              type="button"
              className="rf-flash-slot"
              data-used={isUsed || undefined}
              data-option={(canPick && slot !== one) || undefined}
              data-key={canPick && slot !== one ? SLOT_KEYS[at] : undefined}
              aria-pressed={canPick ? slot === one : undefined}
              aria-disabled={canPick ? undefined : true}
              onClick={() => canPick && onPick(one)}
            >
              <span className="unseen">
                {name}
                {isUsed && `, ${words.used}`}
              </span>
              <span aria-hidden="true" className="rf-flash-shown">
                <i>
                  <FlashbackDie action={face ?? null} />
                  {isUsed && (
                    <svg className="rf-cross" viewBox="0 0 24 24">
                      <path d="M4 4L20 20M20 4L4 20" />
                    </svg>
                  )}
                </i>
                <small>{face ? actionName(face, language) : words.bonus}</small>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
