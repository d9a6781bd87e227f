import type { GameTypes, Text } from '#engine/game'
import { Panel } from '#web/design/panel.tsx'
import { Select } from '#web/design/field.tsx'
import { RadioRow } from '#web/design/radio-row.tsx'
import { type Draft, ownSeat, reseated, SEAT_PLANS, type SeatPlan } from '#web/setup/draft'
import { setup as setupWords } from '#web/words/setup'
import { useWords, useWordsOf } from '#web/words/words'

interface SeatsPanelProps {
  readonly range: readonly [min: number, max: number]
  readonly text: Text<GameTypes>
  readonly draft: Draft
  readonly onChange: (seats: readonly SeatPlan[]) => void
}

/** Who sits where: people, this screen, bots. */
export function SeatsPanel({ range: [min, max], text, draft, onChange }: SeatsPanelProps) {
  const { common } = useWords()
  const setup = useWordsOf(setupWords)
  const { where } = draft
  const seats = draft.seats.map((seat) => (seat === 'human' && where === 'device' ? 'device' : seat))
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const plans = SEAT_PLANS.filter((plan) => where === 'server' || plan !== 'human')
  const nameOf = (plan: SeatPlan): string =>
    plan === 'human' || plan === 'device' ? setup.plans[plan] : common.bot(common.levels[plan])
  return (
    <Panel title={setup.seats}>
      {counts.length > 1 && (
        <RadioRow
          label={setup.seatCount}
          value={seats.length}
          options={counts.map((count) => ({ value: count, label: count }))}
          onChange={(count) => onChange(Array.from({ length: count }, (_, at) => seats[at] ?? 'normal'))}
        />
      )}
      <div className="setup-seats">
        {seats.map((plan, at) => (
          <Select
            key={at}
            label={text.seat(at)}
            hint={hintFor(seats, at, setup)}
            value={plan}
            options={plans.map((each) => ({ value: each, label: nameOf(each) }))}
            onChange={(next) => onChange(reseated(seats, at, next))}
          />
        ))}
      </div>
      {seats.every((seat) => seat !== 'human' && seat !== 'device') && <p role="status">{setup.onlyBots}</p>}
    </Panel>
  )
}

/** Who that will be. Whoever sets up takes the first seat of a person, unless this screen has seats. */
function hintFor(seats: readonly SeatPlan[], at: number, setup: typeof setupWords.en): string {
  const plan = seats[at]
  const screens = seats.filter((seat) => seat === 'device').length
  if (plan === 'device') return screens === 1 ? setup.seatYou : setup.seatDevice
  if (plan === 'human') return ownSeat(seats) === at ? setup.seatYou : setup.seatGuest
  return '\u00a0'
}
