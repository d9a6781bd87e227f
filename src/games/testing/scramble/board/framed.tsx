import { useEffect, useState } from 'react'
import type { Scramble } from '#engine/testing/scramble'
import type { FramedBoardProps } from '#web/design/board-props'
import { Button } from '#web/design/button.tsx'
import { texts } from '../texts.ts'
import './board.css'

const WORDS = {
  en: { dice: 'Dice', choices: 'Choices', time: 'Seconds' },
  de: { dice: 'Würfel', choices: 'Auswahl', time: 'Sekunden' },
}

/** The whole seconds of the match, while time passes. */
function Seconds({ matchTime, says }: { readonly matchTime: () => number | undefined; readonly says: string }) {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const read = (): void => setSeconds(Math.floor((matchTime() ?? 0) / 1000))
    const timer = setInterval(read, 100)
    return () => clearInterval(timer)
  }, [matchTime])
  return (
    <p role="timer" aria-label={says}>
      {seconds}
    </p>
  )
}

/** Everybody's dice, and a button for each choice. */
export function FramedBoard({ now, names, sending, language, onChoose, matchTime }: FramedBoardProps) {
  const view = now.view as Scramble['View']
  const words = WORDS[language]
  const own = (now.own?.choices ?? []) as readonly Scramble['Choice'][]
  return (
    <div className="scramble-board" data-game="scramble">
      {view.phase === 'race' && matchTime && <Seconds matchTime={matchTime} says={words.time} />}
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
