import type { Scramble } from '#engine/testing/scramble'
import type { FramedBoardProps } from '#web/design/board-props'
import { Button } from '#web/design/button.tsx'
import { texts } from '../texts.ts'
import './board.css'

const WORDS = { en: { dice: 'Dice', choices: 'Choices' }, de: { dice: 'Würfel', choices: 'Auswahl' } }

/** Everybody's dice, and a button for each choice. */
export function FramedBoard({ now, names, sending, language, onChoose }: FramedBoardProps) {
  const view = now.view as Scramble['View']
  const words = WORDS[language]
  const own = (now.own?.choices ?? []) as readonly Scramble['Choice'][]
  return (
    <div className="scramble-board" data-game="scramble">
      {view.boards.map(({ dice }, seat) => (
        <p key={names[seat]}>
          {names[seat]}, {words.dice}: {dice.join(', ')}
        </p>
      ))}
      <div role="group" aria-label={words.choices}>
        {own.map((choice) => (
          <Button key={JSON.stringify(choice)} busy={sending !== null} onClick={() => onChoose(choice)}>
            {texts[language].choice(choice, view)}
          </Button>
        ))}
      </div>
    </div>
  )
}
