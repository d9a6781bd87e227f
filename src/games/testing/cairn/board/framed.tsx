import type { Cairn } from '#engine/testing/cairn'
import { pointingAt } from '#web/design/advice'
import type { FramedBoardProps } from '#web/design/board-props'
import { Button } from '#web/design/button.tsx'
import { texts } from '../texts.ts'
import './board.css'

const WORDS = {
  en: { heaps: 'Heaps', choices: 'Choices', show: (who: string, what: string) => `Show ${who}: ${what}` },
  de: { heaps: 'Haufen', choices: 'Auswahl', show: (who: string, what: string) => `${who} zeigen: ${what}` },
}

/** How high the heaps are, and a button for each choice: the own ones, and those of others at which one may point. */
export function FramedBoard(props: FramedBoardProps) {
  const { now, names, sending, language, onChoose, viewer, onAdvise } = props
  const view = now.view as Cairn['View']
  const words = WORDS[language]
  const own = (now.own?.choices ?? []) as readonly Cairn['Choice'][]
  const say = (choice: object): string => texts[language].choice(choice as Cairn['Choice'], view)
  /** Who points at a choice, behind what it says. */
  const withNames = (to: number, choice: object): string => {
    const by = pointingAt(now, viewer, to, choice)
    return by.length > 0 ? ` (${by.map((seat) => names[seat]).join(', ')})` : ''
  }
  return (
    <div className="cairn-board" data-game="cairn">
      <p>
        {words.heaps}: {view.heaps.join(', ')}
      </p>
      <div role="group" aria-label={words.choices}>
        {own.map((choice) => (
          <Button key={choice.stones} busy={sending !== null} onClick={() => onChoose(choice)}>
            {say(choice)}
            {withNames(Number(viewer), choice)}
          </Button>
        ))}
        {now.advisable?.flatMap((asked) =>
          asked.choices.map((choice) => {
            const isMine = pointingAt(now, viewer, asked.seat, choice).some((by) => by === viewer)
            return (
              <Button
                key={`${asked.seat} ${say(choice)}`}
                kind="quiet"
                aria-pressed={isMine}
                onClick={() => onAdvise?.(asked, isMine ? null : choice)}
              >
                {words.show(names[asked.seat]!, say(choice))}
                {withNames(asked.seat, choice)}
              </Button>
            )
          }),
        )}
      </div>
    </div>
  )
}
