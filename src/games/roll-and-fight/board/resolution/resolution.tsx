import { useState } from 'react'
import { DenMap } from '#games/roll-and-fight/board/den/den-map.tsx'
import type { Lit } from '#games/roll-and-fight/board/den/lit'
import { Ask, MarkOption } from '#games/roll-and-fight/board/fight/ask.tsx'
import { Final } from '#games/roll-and-fight/board/fight/final.tsx'
import { Option, offeredTo } from '#games/roll-and-fight/board/fight/option.tsx'
import { OutlookBox, OutlookBrief } from '#games/roll-and-fight/board/fight/outlook-box.tsx'
import { useOutlook } from '#games/roll-and-fight/board/fight/use-outlook'
import { Quiet } from '#games/roll-and-fight/board/fight/quiet.tsx'
import { Actions } from '#games/roll-and-fight/board/flashback/actions.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { collectable, iconsIn } from '#games/roll-and-fight/board/resolution/collectable'
import { RESOLUTION_WORDS } from '#games/roll-and-fight/board/resolution/words'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { ITEM } from '#games/roll-and-fight/content/heroes'
import { ACTIONS, type RoomId } from '#games/roll-and-fight/content/vocabulary'
import { ownQuestion } from '#games/roll-and-fight/rules/read'
import { itemSaid } from '#games/roll-and-fight/text/card-words'
import { itemName, roomName } from '#games/roll-and-fight/text/names'
import './resolution.css'

/** The Resolution Phase of a seat: Loot room by room, what the den does then, and Items that are for now. */
export function ResolutionPanel(board: BoardProps) {
  const { view, seat, language, onRule } = board
  const own = view.boards[seat]!
  const words = RESOLUTION_WORDS[language]
  const outlook = useOutlook(board)
  const [wanted, want] = useState<RoomId>()
  if (own.den === null) return null
  const asked = ownQuestion(own)?.ask
  const rooms = asked === 'collect' ? collectable(own) : []
  const room = wanted && rooms.includes(wanted) ? wanted : rooms[0]
  const icons = rooms.reduce((sum, one) => sum + iconsIn(own, one), 0)
  const isOffered = offeredTo(board).length > 0
  const said = (one: RoomId): string => words.icons(roomName(own.den!, one, language)!, iconsIn(own, one))
  const lit = new Map(
    (isOffered ? rooms.filter((one) => one !== room) : []).map((one): [RoomId, Lit[]] => [
      one,
      [{ room: one, enemies: [], name: said(one), says: () => said(one), press: () => want(one) }],
    ]),
  )
  return (
    <Quiet
      board={board}
      scene="resolution"
      map={
        <DenMap
          den={own.den}
          board={own}
          round={view.round}
          language={language}
          lit={lit}
          chosen={room}
          threats={outlook?.sources ?? []}
          onRule={onRule}
        />
      }
      head={
        <Ask board={board} over={words.over}>
          <MarkOption board={board} />
        </Ask>
      }
      foot={
        <>
          {outlook && <OutlookBrief board={board} outlook={outlook} />}
          {asked === 'collect' ? (
            <Final
              board={board}
              choice={{ kind: 'done-collect' }}
              says={words.doneCollect}
              again={words.doneCollect}
              warning={words.left(icons)}
            />
          ) : (
            <Final
              board={board}
              choice={{ kind: 'done-resolution' }}
              says={words.done}
              again={words.doneNow}
              warning={words.final}
            />
          )}
        </>
      }
    >
      {room && (
        <section className="rf-collect" aria-label={words.rooms}>
          <ul className="rf-collect-rooms">
            {rooms.map((one) => (
              <li key={one}>
                <button type="button" className="rf-option" aria-pressed={one === room} onClick={() => want(one)}>
                  {said(one)}
                </button>
              </li>
            ))}
          </ul>
          <Actions
            board={board}
            actions={['loot', ...ACTIONS.filter((action) => action !== 'loot')]}
            choose={(action, arg) => ({ kind: 'collect', room, action, ...(arg && { arg }) })}
          />
        </section>
      )}
      {asked === 'resolution' && <ResolutionItems board={board} />}
      {outlook && <OutlookBox board={board} outlook={outlook} />}
    </Quiet>
  )
}

/** Items that are used now, and no others. */
function ResolutionItems({ board }: { readonly board: BoardProps }) {
  const { view, seat, language } = board
  const words = RESOLUTION_WORDS[language]
  const items = view.boards[seat]!.items.filter(({ item }) => ITEM[item].mark === 'resolution')
  const isNone = items.every(({ marked, spent }) => marked === spent)
  return (
    <section className="rf-collect" aria-label={words.items}>
      {isNone && <p className="rf-note">{words.noItems}</p>}
      <ul className="rf-collect-rooms">
        {items.map(({ item }, at) => (
          <li key={item}>
            <Option board={board} choice={{ kind: 'item', item }} hotkey={`${at + 1}`} className="rf-usable">
              <span className="rf-usable-picture">
                <ThingPicture id={item} />
              </span>
              <span className="rf-usable-words">
                <b>{itemName(item, language)}</b>
                <small>{itemSaid(item, language)}</small>
              </span>
            </Option>
          </li>
        ))}
      </ul>
    </section>
  )
}
