import { pointingAt } from '#web/design/advice'
import type { FramedBoardProps } from '#web/design/board-props'
import { Button } from '#web/design/button.tsx'
import { CARD } from '#games/last-stand/content/enemies'
import { HERO } from '#games/last-stand/content/heroes'
import { SPACES } from '#games/last-stand/rules/geometry'
import { health, hpLeft } from '#games/last-stand/rules/read'
import { cardName, heroName, squadSpaceName } from '#games/last-stand/text/names'
import { texts } from '#games/last-stand/texts'
import type { Choice, View } from '#games/last-stand/types'
import './board.css'

const WORDS = {
  en: {
    squad: 'Squad',
    enemies: 'Enemies',
    choices: 'Choices',
    show: (who: string, what: string) => `Show ${who}: ${what}`,
  },
  de: {
    squad: 'Trupp',
    enemies: 'Gegner',
    choices: 'Auswahl',
    show: (who: string, what: string) => `${who} zeigen: ${what}`,
  },
}

/** How everything stands, in words, and a button for each choice: the own ones, and those of others at which one may point. */
export function FramedBoard(props: FramedBoardProps) {
  const { now, names, sending, language, onChoose, viewer, onAdvise } = props
  const view = now.view as View
  const words = WORDS[language]
  const own = (now.own?.choices ?? []) as readonly Choice[]
  const say = (choice: object): string => texts[language].choice(choice as Choice, view)
  const withNames = (to: number, choice: object): string => {
    const by = pointingAt(now, viewer, to, choice)
    return by.length > 0 ? ` (${by.map((seat) => names[seat]).join(', ')})` : ''
  }
  return (
    <div className="ls-board" data-game="last-stand">
      <ul aria-label={words.squad}>
        {view.heroes.map((hero) => (
          <li key={hero.id}>
            {`${heroName(hero.id, language)} ${squadSpaceName(hero.at, language)} ${health(hero)}/${HERO[hero.id].hp} +${hero.armor}, ${hero.cubes}/3`}
          </li>
        ))}
      </ul>
      <ul aria-label={words.enemies}>
        {view.enemies.map(
          (enemy, at) =>
            enemy && (
              <li key={SPACES[at]}>
                {`${SPACES[at]} ${cardName(enemy.card, language)} ${hpLeft(enemy)}/${CARD[enemy.card].hp} +${enemy.armor}`}
              </li>
            ),
        )}
      </ul>
      <div role="group" aria-label={words.choices}>
        {own.map((choice) => (
          <Button key={JSON.stringify(choice)} busy={sending !== null} onClick={() => onChoose(choice)}>
            {say(choice)}
            {withNames(Number(viewer), choice)}
          </Button>
        ))}
        {now.advisable?.flatMap((asked) =>
          asked.choices.map((choice) => {
            const isMine = pointingAt(now, viewer, asked.seat, choice).some((by) => by === viewer)
            return (
              <Button
                key={`${asked.seat} ${JSON.stringify(choice)}`}
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
