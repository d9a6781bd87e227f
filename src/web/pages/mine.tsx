import { useEffect, useState } from 'react'
import { GAMES } from '#games/shelf'
import type { RecordTold } from '#protocol/told'
import { ownRecord, type Past, pastMatches, type Which } from '#web/client/mine'
import { useServerIsThere } from '#web/client/tables'
import { Button } from '#web/design/button.tsx'
import { Select } from '#web/design/field.tsx'
import { MatchRow } from '#web/mine/match-row.tsx'
import { RecordTables } from '#web/mine/record-tables.tsx'
import { useRunning } from '#web/mine/use-running'
import { useTitle } from '#web/route.tsx'
import { mine as ownWords } from '#web/words/mine'
import { useWords, useWordsOf } from '#web/words/words'
import './mine.css'

const EVERYTHING = ''
const LEVEL = 'level '

/** One's own matches: those that run, those that are over, and how one has fared. */
export function Mine() {
  const said = useWordsOf(ownWords)
  const { common } = useWords()
  useTitle(said.title)
  const [game, setGame] = useState(EVERYTHING)
  const [opponent, setOpponent] = useState(EVERYTHING)
  const which = whichOf(game, opponent)
  const { matches: running, forget } = useRunning(which)
  const everything = useRecord('', '')
  const record = useRecord(game, opponent)
  const { past, more, forget: forgetPast } = usePast(game, opponent)
  const levels = (everything?.levels ?? []).map(({ level }) => ({
    value: LEVEL + level,
    label: common.bot(common.levels[level as keyof typeof common.levels] ?? level),
  }))
  const people = (everything?.opponents ?? []).map(({ guest, name }) => ({ value: guest, label: name }))
  return (
    <main className="page mine">
      <h1>{said.title}</h1>
      <form className="mine-filter" aria-label={said.filter} onSubmit={(event) => event.preventDefault()}>
        <Select
          label={said.game}
          value={game}
          options={[
            { value: EVERYTHING, label: common.allGames },
            ...GAMES.map(({ about: { id, name } }) => ({ value: id, label: name })),
          ]}
          onChange={setGame}
        />
        <Select
          label={said.opponent}
          value={opponent}
          options={[{ value: EVERYTHING, label: said.everybody }, ...people, ...levels]}
          onChange={setOpponent}
        />
      </form>
      <section aria-labelledby="mine-running" aria-busy={running === undefined}>
        <h2 id="mine-running">{said.running}</h2>
        {running?.length === 0 && <p className="mine-none">{said.noneRunning}</p>}
        <ul className="match-rows">
          {running?.map((match) => (
            <MatchRow key={match.id} match={match} onForget={forget} />
          ))}
        </ul>
      </section>
      {record && record.all.played > 0 && <RecordTables record={record} />}
      <section aria-labelledby="mine-over" aria-busy={past === undefined}>
        <h2 id="mine-over">{said.over}</h2>
        {past?.matches.length === 0 && <p className="mine-none">{said.noneOver}</p>}
        <ul className="match-rows">
          {past?.matches.map((match) => (
            <MatchRow key={match.id} match={match} onForget={forgetPast} />
          ))}
        </ul>
        {past?.more && <Button onClick={more}>{said.more}</Button>}
      </section>
    </main>
  )
}

function whichOf(game: string, opponent: string): Which {
  return {
    ...(game !== EVERYTHING && { game }),
    ...(opponent.startsWith(LEVEL) ? { level: opponent.slice(LEVEL.length) } : opponent !== EVERYTHING && { opponent }),
  }
}

/** How one has fared in some matches; `undefined` until it is known. */
function useRecord(game: string, opponent: string): RecordTold | undefined {
  const isServed = useServerIsThere()
  const [record, setRecord] = useState<RecordTold>()
  useEffect(() => {
    let isWanted = true
    void ownRecord(whichOf(game, opponent)).then((told) => isWanted && setRecord(told))
    return () => {
      isWanted = false
    }
  }, [isServed, game, opponent])
  return record
}

/** The matches that are over, and how to have more of them. */
function usePast(game: string, opponent: string) {
  const isServed = useServerIsThere()
  const [past, setPast] = useState<Past>()
  useEffect(() => {
    let isWanted = true
    void pastMatches(whichOf(game, opponent)).then((told) => isWanted && setPast(told))
    return () => {
      isWanted = false
    }
  }, [isServed, game, opponent])
  return {
    past,
    more: () => void past?.more?.().then(setPast, () => undefined),
    forget: (id: string) =>
      setPast((told) => told && { ...told, matches: told.matches.filter((match) => match.id !== id) }),
  }
}
