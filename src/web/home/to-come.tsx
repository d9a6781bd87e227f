import { GAMES } from '#games/shelf'
import { Badge } from '#web/design/badge.tsx'
import { Icon } from '#web/design/icon.tsx'
import { EMBLEMS } from '#web/home/emblems'
import { GAMES_TO_COME } from '#web/home/games-to-come'
import { Lid } from '#web/home/lid.tsx'
import { language } from '#web/settings'
import { useWords } from '#web/words/words'
import './to-come.css'

type GameToCome = (typeof GAMES_TO_COME)[number]

/** Those that have not come meanwhile. */
const TO_COME = GAMES_TO_COME.filter(({ id }) => !GAMES.some(({ about }) => about.id === id))

/** The boxes that are not to be had yet; they say so. */
export function ToCome() {
  const { home } = useWords()
  return (
    <section aria-labelledby="home-to-come">
      <h2 id="home-to-come">{home.onTheWay}</h2>
      <ul className="home-to-come">
        {TO_COME.map((game) => (
          <Box key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

function Box({ game }: { readonly game: GameToCome }) {
  const { home } = useWords()
  const { name, seats, pitch } = game
  return (
    <li className="box-to-come">
      <LidToCome game={game} />
      <h3 className="unseen">{name}</h3>
      <p>
        <Badge kind="warn">{home.toCome}</Badge> <small>{home.players(seats[0], seats[1])}</small>
      </p>
      <p>{pitch[language()]}</p>
    </li>
  )
}

function LidToCome({ game: { id, name } }: { readonly game: GameToCome }) {
  return (
    <Lid game={id} name={name}>
      <span className="lid-emblem">
        <Icon of={EMBLEMS[id]} />
      </span>
    </Lid>
  )
}

/** Their lids alone. */
export const LidsToCome = () => TO_COME.map((game) => <LidToCome key={game.id} game={game} />)
