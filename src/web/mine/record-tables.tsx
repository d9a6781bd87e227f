import type { ReactNode } from 'react'
import type { RecordTold, TallyTold } from '#protocol/told'
import { nameOfGame } from '#web/lobby/said'
import { useBox, useText } from '#web/lobby/use-box'
import { mine as ownWords } from '#web/words/mine'
import { useWords, useWordsOf } from '#web/words/words'
import './record-tables.css'

/** How one has fared: in all, by seat, by level, and head to head. */
export function RecordTables({ record }: { readonly record: RecordTold }) {
  const { common } = useWords()
  const said = useWordsOf(ownWords)
  const { all, isWhole, seats, levels, opponents } = record
  return (
    <section aria-labelledby="mine-record">
      <h2 id="mine-record">{said.record}</h2>
      <p>
        {said.inAll(all.played, all.won, all.drawn)} {!isWhole && said.newestOnly}
      </p>
      <div className="record-tables">
        <Tallies
          title={said.headToHead}
          rows={opponents.map((tally) => ({ key: tally.guest, name: tally.name, tally }))}
          isHeadToHead
        />
        <Tallies
          title={said.byLevel}
          rows={levels.map((tally) => ({
            key: tally.level,
            name: common.bot(common.levels[tally.level as keyof typeof common.levels] ?? tally.level),
            tally,
          }))}
        />
        <Tallies
          title={said.bySeat}
          of={said.seat}
          rows={seats.map((tally) => ({
            key: `${tally.game} ${tally.seat}`,
            name: <SeatName game={tally.game} seat={tally.seat} />,
            tally,
          }))}
        />
      </div>
    </section>
  )
}

function SeatName({ game, seat }: { readonly game: string; readonly seat: number }) {
  const text = useText(useBox(game))
  return (
    <>
      {text?.seat(seat) ?? seat + 1} <small>{nameOfGame(game)}</small>
    </>
  )
}

interface TalliesProps {
  readonly title: string
  /** What each row is about. */
  readonly of?: string
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly tally: TallyTold }[]
  /** What was won stands against what was lost: 3 : 2. */
  readonly isHeadToHead?: boolean
}

function Tallies({ title, of, rows, isHeadToHead = false }: TalliesProps) {
  const said = useWordsOf(ownWords)
  if (rows.length === 0) return null
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of ?? said.who}</th>
          <th scope="col">{isHeadToHead ? said.score : said.wonOf}</th>
          <th scope="col">{said.drawn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, tally: { played, won, drawn } }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{isHeadToHead ? `${won} : ${played - won - drawn}` : said.of(won, played)}</td>
            <td>{drawn}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
