import type { ReactNode } from 'react'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { Option } from '#games/roll-and-fight/board/fight/option.tsx'
import { FLASHBACK_WORDS } from '#games/roll-and-fight/board/flashback/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { type AbilityId, type ItemId, isItem } from '#games/roll-and-fight/content/heroes'
import { LOOT_TRACK, SQUARES_PER_ITEM, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { Action } from '#games/roll-and-fight/content/vocabulary'
import { argsOf } from '#games/roll-and-fight/rules/actions'
import { marksNeeded, traitOf, woundsOf } from '#games/roll-and-fight/rules/read'
import { abilitySaid, itemSaid } from '#games/roll-and-fight/text/card-words'
import { abilityName, actionName, itemName } from '#games/roll-and-fight/text/names'
import type { Arg, Board, Choice } from '#games/roll-and-fight/types'

interface ActionsProps {
  readonly board: BoardProps
  readonly actions: readonly Action[]
  /** Taking an action, for a die, as the bonus action or for Loot. */
  readonly choose: (action: Action, arg: Arg | undefined) => Choice
}

const DIGITS = '1234567890'

/** Actions, each with every way to carry it out; a way that is not open says why. */
export function Actions({ board, actions, choose }: ActionsProps) {
  const own = board.view.boards[board.seat]!
  const { language } = board
  const ways = actions.flatMap((action) => argsOf(own, action).map((arg) => ({ action, arg })))
  return (
    <div className="rf-actions">
      {actions.map((action) => (
        <section key={action} aria-label={actionName(action, language)} className="rf-action">
          <h3>
            <i className="rf-option-sign">
              <Sign name={action} />
            </i>
            <span>{actionName(action, language)}</span>
          </h3>
          <ul>
            {argsOf(own, action).map((arg) => (
              <li key={arg ?? action}>
                <Option
                  board={board}
                  choice={choose(action, arg)}
                  hotkey={DIGITS[ways.findIndex((way) => way.action === action && way.arg === arg)]}
                  label={wayName(own, action, arg, language)}
                  says={saysOf(arg, board)}
                >
                  <Way own={own} action={action} arg={arg} board={board} />
                </Option>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const isThing = (arg: Arg | undefined): arg is ItemId | AbilityId =>
  arg !== undefined && arg !== 'extend' && arg !== 'clear'

/** What stands on the Item or the ability that it is for. */
function saysOf(arg: Arg | undefined, { language }: BoardProps): ReactNode {
  if (!isThing(arg)) return undefined
  return (
    <>
      <b>{isItem(arg) ? itemName(arg, language) : abilityName(arg, language)}.</b>{' '}
      {isItem(arg) ? itemSaid(arg, language) : abilitySaid(arg, language)}
    </>
  )
}

interface WayProps {
  readonly own: Board
  readonly action: Action
  readonly arg: Arg | undefined
  readonly board: BoardProps
}

/** The same in words. */
function wayName(own: Board, action: Action, arg: Arg | undefined, language: BoardProps['language']): string {
  if (!isThing(arg)) return plainSaid(own, action, arg, language)
  return `${isItem(arg) ? itemName(arg, language) : abilityName(arg, language)}: ${countSaid(own, arg, language)}`
}

function countSaid(own: Board, arg: ItemId | AbilityId, language: BoardProps['language']): string {
  const words = FLASHBACK_WORDS[language]
  if (!isItem(arg)) return words.recon(own.recon[arg] ?? 0, marksNeeded(arg))
  const slot = own.items.find(({ item }) => item === arg)
  return words.squares(slot?.marked ?? 0, SQUARES_PER_ITEM)
}

/** One way to carry out an action, with what it leads to. */
function Way({ own, action, arg, board: { language } }: WayProps) {
  if (isThing(arg)) {
    return (
      <>
        <span className="rf-usable-picture">
          <ThingPicture id={arg} />
        </span>
        <span className="rf-usable-words">
          <b>{isItem(arg) ? itemName(arg, language) : abilityName(arg, language)}</b>
          <small>{countSaid(own, arg, language)}</small>
        </span>
      </>
    )
  }
  return <b>{plainSaid(own, action, arg, language)}</b>
}

export function plainSaid(own: Board, action: Action, arg: Arg | undefined, language: BoardProps['language']): string {
  const words = FLASHBACK_WORDS[language]
  if (arg === 'extend') return words.extend
  if (arg === 'clear') {
    const trait = traitOf(own)
    return words.clear(Math.min('change' in trait ? trait.clears : 2, Math.max(1, woundsOf(own))))
  }
  if (action === 'training') {
    const most = TRAINING_TRACK.values.length
    return own.xp >= most ? words.full : words.training(own.xp, Math.min(most, own.xp + 2), most)
  }
  const { values, maxCrossed } = LOOT_TRACK
  return own.loot >= maxCrossed ? words.full : words.lootTo(values[own.loot]!, values[own.loot + 1]!)
}
