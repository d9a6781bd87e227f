import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { Option } from '#games/roll-and-fight/board/fight/option.tsx'
import { type Usable, usableOf } from '#games/roll-and-fight/board/fight/plan'
import { FIGHT_WORDS } from '#games/roll-and-fight/board/fight/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { isItem } from '#games/roll-and-fight/content/heroes'
import { abilitySaid, itemSaid } from '#games/roll-and-fight/text/card-words'
import { tallied } from '#games/roll-and-fight/text/forms'
import { abilityName, faceName, itemName } from '#games/roll-and-fight/text/names'

/** Digits of the keyboard, as they lie there. */
const DIGITS = '1234567890'

/** All that can be begun in this phase: sets with their dice, Recon, charges, and what opens the fight. */
export function Usables({ board }: { readonly board: BoardProps }) {
  const { view, seat, language } = board
  const words = FIGHT_WORDS[language]
  const usable = usableOf(view.boards[seat]!)
  if (usable.length === 0) return <p className="rf-note">{words.nothingUsable}</p>
  return (
    <ul className="rf-usables" aria-label={words.usable}>
      {usable.map((one, at) => (
        <li key={`${one.what} ${one.of} ${one.faces.join()}`}>
          <UsableOption board={board} usable={one} hotkey={DIGITS[at]} />
        </li>
      ))}
    </ul>
  )
}

interface UsableProps {
  readonly board: BoardProps
  readonly usable: Usable
  readonly hotkey: string | undefined
}

function UsableOption({ board, usable: { what, of, choice, faces, many }, hotkey }: UsableProps) {
  const { language } = board
  const words = FIGHT_WORDS[language]
  const name = isItem(of) ? itemName(of, language) : abilityName(of, language)
  const says = isItem(of) ? itemSaid(of, language) : abilitySaid(of, language)
  const how = what === 'set' ? tallied(faces.map((face) => faceName(face, language))) : words.how[what]
  const times = what === 'item' ? `, ${words.charges(many)}` : many > 1 ? ` ×${many}` : ''
  return (
    <Option
      board={board}
      choice={choice}
      hotkey={hotkey}
      className="rf-usable"
      label={`${name} (${how})${times}. ${says}`}
      says={
        <>
          <b>{name}</b> {says}
        </>
      }
    >
      <span className="rf-usable-picture">
        <ThingPicture id={of} />
      </span>
      <span className="rf-usable-words">
        <b>{name}</b>
        {what === 'set' ? (
          <span className="rf-usable-dice">
            {faces.map((face, at) => (
              <i key={`${face} ${at}`}>
                <DieFace face={face} />
              </i>
            ))}
          </span>
        ) : (
          <span className="rf-usable-how">
            {what !== 'item' && (
              <i className="rf-option-sign">
                <Sign name={what === 'start' ? 'start' : 'recon'} />
              </i>
            )}
            <small>{what === 'item' ? words.charges(many) : how}</small>
          </span>
        )}
      </span>
      {many > 1 && what !== 'item' && <b className="rf-times">×{many}</b>}
    </Option>
  )
}
