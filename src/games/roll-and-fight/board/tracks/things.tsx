import type { ReactNode } from 'react'
import type { Language } from '#engine/game'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { itemSquaresSaid } from '#games/roll-and-fight/board/tracks/said'
import { TRACK_WORDS } from '#games/roll-and-fight/board/tracks/words'
import type { AbilityId, ItemId } from '#games/roll-and-fight/content/heroes'
import { ABILITY_SLOTS, BASIC_IDS, SQUARES_PER_ITEM } from '#games/roll-and-fight/content/player-board'
import { marksNeeded } from '#games/roll-and-fight/rules/read'
import { abilitySaid, itemSaid } from '#games/roll-and-fight/text/card-words'
import { abilityName, itemName } from '#games/roll-and-fight/text/names'
import type { Board } from '#games/roll-and-fight/types'
import { Tip, useTip } from '#web/design/tip.tsx'

interface ThingsProps {
  readonly board: Board
  readonly language: Language
}

const places = (many: number): readonly number[] => Array.from({ length: many }, (_, at) => at)

/** Items with their squares, tiles in their slots and reconned Basic Abilities; each tells what it does. */
export function Things({ board, language }: ThingsProps) {
  const words = TRACK_WORDS[language]
  const { items, tiles, recon } = board
  const reconned = BASIC_IDS.filter((basic) => recon[basic])
  return (
    <ul className="rf-things" aria-label={words.things}>
      {items.map((slot) => (
        <li key={slot.item}>
          <Thing
            id={slot.item}
            name={itemName(slot.item, language)}
            label={itemSquaresSaid(slot, language)}
            says={itemSaid(slot.item, language)}
          >
            {places(SQUARES_PER_ITEM).map((at) => (
              <i
                key={at}
                className="rf-square"
                data-state={at < slot.spent ? 'spent' : at < slot.marked ? 'marked' : 'free'}
              />
            ))}
          </Thing>
        </li>
      ))}
      {[...tiles, ...reconned].map((ability) => (
        <li key={ability}>
          <Ability ability={ability} marks={recon[ability] ?? 0} language={language} />
        </li>
      ))}
      {places(ABILITY_SLOTS - tiles.length).map((at) => (
        <li key={at} className="rf-free-slot">
          <span className="unseen">{words.emptySlot}</span>
        </li>
      ))}
    </ul>
  )
}

interface AbilityProps {
  readonly ability: AbilityId
  readonly marks: number
  readonly language: Language
}

function Ability({ ability, marks, language }: AbilityProps) {
  const name = abilityName(ability, language)
  const said = marks > 0 ? `, ${TRACK_WORDS[language].recon(marks, marksNeeded(ability))}` : ''
  return (
    <Thing id={ability} name={name} label={`${name}${said}`} says={abilitySaid(ability, language)}>
      {marks > 0 &&
        places(marksNeeded(ability)).map((at) => <i key={at} className="rf-recon" data-on={at < marks || undefined} />)}
    </Thing>
  )
}

interface ThingProps {
  readonly id: AbilityId | ItemId
  readonly name: string
  readonly label: string
  readonly says: string
  readonly children: ReactNode
}

/** A thing on the board: its picture, and on a press what stands on it. */
function Thing({ id, name, label, says, children }: ThingProps) {
  const tip = useTip(true)
  return (
    <>
      <button type="button" className="rf-gear" {...tip.trigger}>
        <span className="unseen">{label}</span>
        <span className="rf-gear-shown" aria-hidden="true">
          <span className="rf-gear-picture">
            <ThingPicture id={id} />
          </span>
          <span className="rf-gear-name">{name}</span>
          <span className="rf-marks">{children}</span>
        </span>
      </button>
      <Tip of={tip}>
        <b>{label}.</b> {says}
      </Tip>
    </>
  )
}
