import { useState } from 'react'
import type { Language } from '#engine/game'
import { DEN_WORDS } from '#games/roll-and-fight/board/den/words'
import { type Deed, deedOf, isIdle, openingOf, pastWith, stopsOf } from '#games/roll-and-fight/board/fight/deeds'
import { FIGHT_WORDS } from '#games/roll-and-fight/board/fight/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { isItem } from '#games/roll-and-fight/content/heroes'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { printed } from '#games/roll-and-fight/rules/read'
import { tally } from '#games/roll-and-fight/text/forms'
import { abilityName, itemName, roomName } from '#games/roll-and-fight/text/names'
import type { Board } from '#games/roll-and-fight/types'

/** The list of what was done in this phase, the latest first; what is being resolved is on top. */
export function DeedsList({ board: { view, seat, viewer, language } }: { readonly board: BoardProps }) {
  const own = view.boards[seat]!
  const words = FIGHT_WORDS[language]
  const [known, keep] = useState<readonly Board[]>(() => [openingOf(own, view.round), own])
  const past = pastWith(known, own)
  if (past !== known) keep(past)
  const boards = stopsOf(past)
  const deeds = boards.slice(1).flatMap((after, at) => {
    const deed = deedOf(boards[at]!, after)
    if (isIdle(deed)) return []
    // What was done before one looked, nobody knows with what.
    return at === 0
      ? [`${words.before}: ${deedSaid({ ...deed, by: undefined }, own, language)}`]
      : [deedSaid(deed, own, language)]
  })
  return (
    <section className="rf-deeds" aria-label={words.deeds}>
      <h3>{words.deeds}</h3>
      {deeds.length === 0 ? (
        <p className="rf-note">{words.noDeeds}</p>
      ) : (
        <ol>
          {deeds.toReversed().map((said, at) => (
            <li key={`${deeds.length - at} ${said}`}>{said}</li>
          ))}
        </ol>
      )}
      {deeds.length > 0 && viewer === seat && <p className="rf-note rf-key-note">{words.undo}</p>}
    </section>
  )
}

/** "Punch: 2 Grunts dead in Ice Room; 1 Wound" */
export function deedSaid(deed: Deed, board: Board, language: Language): string {
  const words = FIGHT_WORDS[language]
  const place = (room: RoomId): string => roomName(board.den!, room, language)!
  const { by, moved, struck, bossDamage, wounds, trained, purchased, marked } = deed
  const blows = tally(struck.map(({ room, what }) => `${room} ${what}`)).map(([key]) => {
    const those = struck.filter(({ room, what }) => key === `${room} ${what}`)
    const [{ room, what }] = those as [Deed['struck'][number]]
    const types = tally(those.map(({ enemy }) => printed(board, room).minions[enemy as number]!))
    return words.struck(
      types.map(([type, many]) => DEN_WORDS[language].minions(type, many)),
      what,
      place(room),
    )
  })
  const parts = [
    ...(moved ? [words.moved(place(moved))] : []),
    ...blows,
    ...(bossDamage > 0 ? [words.bossDamage(bossDamage)] : []),
    ...(wounds === 0 ? [] : [words.woundsMore(wounds)]),
    ...(trained > 0 ? [words.trained(trained)] : []),
    ...(purchased > 0 ? [words.purchased(purchased)] : []),
    ...marked.map((room) => words.marked(place(room))),
  ].join('; ')
  if (by === undefined) return parts
  const name = isItem(by) ? itemName(by, language) : abilityName(by, language)
  return parts === '' ? name : `${name}: ${parts}`
}
