import { type Pace, PACES } from '#protocol/pace'
import type { KnownTable } from '#web/client/use-table'
import type { Acts } from '#web/table/use-acts'
import { isAlone } from '#web/table/seats'
import { useWords } from '#web/words/words'
import './pace-select.css'

interface PaceSelectProps {
  readonly known: KnownTable
  readonly acts: Acts
}

/** How fast the bots play: to be changed by whoever is alone with them, to be read by others. Nothing where there are none. */
export function PaceSelect({ known: { table, now, as }, acts }: PaceSelectProps) {
  const { table: words } = useWords()
  if (now.status === 'over' || now.seats.every(({ bot }) => bot === null)) return null
  if (!isAlone(now, as))
    return (
      <p className="pace-select">
        {words.bots}: {words.paces[table.pace]}
      </p>
    )
  return (
    <label className="pace-select">
      <span>{words.bots}</span>
      <select value={table.pace} onChange={(event) => void acts.act({ do: 'pace', pace: event.target.value as Pace })}>
        {PACES.map((pace) => (
          <option key={pace} value={pace}>
            {words.paces[pace]}
          </option>
        ))}
      </select>
    </label>
  )
}
