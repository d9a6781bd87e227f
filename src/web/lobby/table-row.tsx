import { useState } from 'react'
import type { GameTypes, Text } from '#engine/game'
import { GAMES } from '#games/shelf'
import type { LobbyTold } from '#protocol/told'
import { connection } from '#web/client/connection'
import { lineOf, NotDone } from '#web/client/line'
import { hasOwnName } from '#web/client/own-name'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { Icon } from '#web/design/icon.tsx'
import { crossedSwords, hourglass, semiClosedEye } from '#web/design/icons'
import { type ClockPlan, clockSaid } from '#web/lobby/clock-said'
import { nameOfGame, seatsSaid, sitterSaid } from '#web/lobby/said'
import { useBox, useText } from '#web/lobby/use-box'
import { goTo } from '#web/route.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { useWords } from '#web/words/words'
import './table-row.css'

/** A table in the lobby: what is played, who sits there, and the way to it. */
export function TableRow({ table }: { readonly table: LobbyTold }) {
  const words = useWords()
  const { lobby, home } = words
  const { join, isJoining, problem } = useJoining(table.id)
  const text = useText(useBox(table.game))
  const name = nameOfGame(table.game)
  const { guest } = connection()
  const isOwn = table.seats.some((seat) => seat.guest !== null && seat.guest === guest)
  return (
    <li className="table-row" data-lid={table.game} aria-label={lobby.tableOf(name, seatsSaid(table, words))}>
      <div>
        <h3>{name}</h3>
        <ul className="table-row-seats" aria-label={lobby.seats}>
          {table.seats.map((seat, at) => (
            <li key={at} data-free={(seat.guest === null && seat.bot === null) || undefined}>
              <small>{text?.seat(at)}</small> {sitterSaid(seat, words)}
            </li>
          ))}
        </ul>
        <p>
          <Icon of={hourglass} /> {clockSaid(table.clock as ClockPlan, words)}
          {optionsSaid(table, text, lobby.basic).map((option) => (
            <Badge key={option}>{option}</Badge>
          ))}
        </p>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
      <div className="table-row-acts">
        {table.status === 'open' && !isOwn && (
          <Button kind="primary" icon={crossedSwords} busy={isJoining} onClick={join}>
            {lobby.join}
          </Button>
        )}
        {isOwn ? (
          <LinkButton kind="primary" icon={crossedSwords} href={`/table/${table.id}`}>
            {home.resume}
          </LinkButton>
        ) : (
          <LinkButton icon={semiClosedEye} href={`/table/${table.id}`}>
            {lobby.watch}
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** The options that are not as usual, by name; switches without their value. */
function optionsSaid({ game, options }: LobbyTold, text: Text<GameTypes> | undefined, basic: string): string[] {
  const known = GAMES.find(({ about }) => about.id === game)?.about.options ?? {}
  if (!text) return []
  const said = Object.entries(known as Readonly<Record<string, { readonly default: unknown }>>).flatMap(
    ([key, option]) => {
      const value = (options as Readonly<Record<string, unknown>>)[key] ?? option.default
      const words = text.options[key]
      if (value === option.default || !words) return []
      return [value === true ? words.name : `${words.name}: ${words.values[String(value)] ?? String(value)}`]
    },
  )
  return said.length > 0 ? said : [basic]
}

/** Sits down and goes there; whoever sits there already just goes. */
function useJoining(id: string) {
  const [isJoining, setJoining] = useState(false)
  const [problem, setProblem] = useState<string>()
  const join = () => {
    // Whoever sits down for the first time is asked for a name there.
    if (!hasOwnName()) return goTo(`/table/${id}?sit`)
    setJoining(true)
    setProblem(undefined)
    lineOf(id)
      .act(id, { do: 'sit' })
      .catch((error: Error) => {
        if (!(error instanceof NotDone && error.code === 'seated')) throw error
      })
      .then(() => goTo(`/table/${id}`))
      .catch((error: Error) => {
        setJoining(false)
        setProblem(error.message)
      })
    return undefined
  }
  return { join, isJoining, problem }
}
