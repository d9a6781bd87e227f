import type { Choice, View } from '#engine/testing/pebbles-types'
import type { FramedBoardProps } from '#web/design/board-props'
import { Button } from '#web/design/button.tsx'
import { texts } from '../texts.ts'
import './board.css'

const WORDS = {
  en: { heaps: 'Heaps', choices: 'Choices', back: 'Take it back' },
  de: { heaps: 'Haufen', choices: 'Auswahl', back: 'Zurücknehmen' },
}

/** As plain as a board can be: who has how many, and a button for each choice. */
export function FramedBoard({ now, names, sending, language, onChoose, onTakeBack }: FramedBoardProps) {
  const view = now.view as View
  const words = WORDS[language]
  const choices = now.own && !now.own.locked ? (now.own.choices as Choice[]) : []
  return (
    <div className="pebbles-board" data-game="pebbles">
      <ul aria-label={words.heaps}>
        {view.pebbles.map((count, seat) => (
          <li key={names[seat]}>
            {names[seat]}: {count}
          </li>
        ))}
      </ul>
      <div role="group" aria-label={words.choices}>
        {choices.map((choice) => (
          <Button key={JSON.stringify(choice)} busy={sending !== null} onClick={() => onChoose(choice)}>
            {texts[language].choice(choice, view)}
          </Button>
        ))}
      </div>
      {now.own?.locked && <Button onClick={onTakeBack}>{words.back}</Button>}
    </div>
  )
}
