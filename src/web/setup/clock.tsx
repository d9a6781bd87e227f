import type { ReactNode } from 'react'
import type { About } from '#engine/game'
import { Panel } from '#web/design/panel.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import type { ClockPlan } from '#web/lobby/clock-said'
import { CLOCKS, NEW_CLOCKS, type Where } from '#web/setup/draft'
import { NumberSelect } from '#web/setup/number-select.tsx'
import { setup as setupWords } from '#web/words/setup'
import { useWords, useWordsOf } from '#web/words/words'

interface ClockPanelProps {
  readonly clock: ClockPlan
  readonly where: Where
  /** How long the game itself says that each kind of question may take. */
  readonly limits: About<object>['limits']
  readonly onChange: (clock: ClockPlan) => void
  /** What goes with it. */
  readonly children?: ReactNode
}

const KINDS = ['none', 'game', 'move', 'bank', 'days'] as const

/** How much time there is to think. */
export function ClockPanel({ clock, where, limits, onChange, children }: ClockPanelProps) {
  const setup = useWordsOf(setupWords)
  const isOffered = { none: true, game: limits !== undefined, move: true, bank: true, days: where === 'server' }
  const kinds = KINDS.filter((kind) => isOffered[kind])
  return (
    <Panel title={setup.clock}>
      <RadioRow
        label={<span className="unseen">{setup.clock}</span>}
        value={clock.kind}
        options={kinds.map((kind) => ({ value: kind, label: setup.clocks[kind] }))}
        onChange={(kind) => onChange(NEW_CLOCKS[kind])}
        {...(clock.kind !== 'none' && { hint: hintFor(clock, limits, setup) })}
      />
      <Times clock={clock} onChange={onChange} />
      {children}
    </Panel>
  )
}

/** What the clock means, and what happens when it runs out. */
function hintFor(clock: ClockPlan, limits: ClockPanelProps['limits'], setup: typeof setupWords.en): string {
  if (clock.kind === 'days') return setup.daysHint
  if (clock.kind !== 'game') return setup.whatThen
  const seconds = Object.values(limits ?? {}).map((ms) => ms / 1000)
  return `${setup.gameHint(Math.min(...seconds), Math.max(...seconds))} ${setup.whatThen}`
}

function Times({ clock, onChange }: Pick<ClockPanelProps, 'clock' | 'onChange'>) {
  const { lobby } = useWords()
  const setup = useWordsOf(setupWords)
  switch (clock.kind) {
    case 'none':
    case 'game':
      return null
    case 'move':
      return (
        <NumberSelect
          label={setup.perMove}
          value={clock.ms / 1000}
          values={CLOCKS.moveSeconds}
          says={lobby.time}
          onChange={(seconds) => onChange({ kind: 'move', ms: seconds * 1000 })}
        />
      )
    case 'bank':
      return (
        <div className="setup-seats">
          <NumberSelect
            label={setup.bank}
            value={clock.ms / 60_000}
            values={CLOCKS.bankMinutes}
            says={(minutes) => lobby.time(minutes * 60)}
            onChange={(minutes) => onChange({ ...clock, ms: minutes * 60_000 })}
          />
          <NumberSelect
            label={setup.increment}
            value={clock.increment / 1000}
            values={CLOCKS.incrementSeconds}
            says={lobby.time}
            onChange={(seconds) => onChange({ ...clock, increment: seconds * 1000 })}
          />
        </div>
      )
    case 'days':
      return (
        <NumberSelect
          label={setup.daysPerMove}
          value={clock.days}
          values={CLOCKS.days}
          says={setup.days}
          onChange={(days) => onChange({ kind: 'days', days })}
        />
      )
  }
}
