import { type Pace, PACES } from '#protocol/pace'
import { paceOf } from '#web/boards'
import type { KnownTable } from '#web/client/use-table'
import type { Acts } from '#web/table/use-acts'
import { isAlone, paceWhose } from '#web/table/seats'
import { useWords } from '#web/words/words'
import './pace-select.css'

interface PaceSelectProps {
  readonly known: KnownTable
  readonly acts: Acts
}

/** How fast bots play, and what the rules do by themselves is shown: to be changed by whoever is alone, to be read by others. */
export function PaceSelect({ known: { table, now, as }, acts }: PaceSelectProps) {
  const { table: words } = useWords()
  const whose = paceWhose(now, paceOf(table.game))
  if (!whose) return null
  const label = whose === 'bots' ? words.bots : words.pace
  if (!isAlone(now, as))
    return (
      <p className="pace-select">
        {label}: {words.paces[table.pace]}
      </p>
    )
  return (
    <label className="pace-select">
      <span>{label}</span>
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
