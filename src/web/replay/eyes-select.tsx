import type { Eyes } from '#web/replay/playback'
import type { GameTypes, Text } from '#engine/game'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'

interface EyesSelectProps {
  readonly names: readonly string[]
  readonly text: Text<GameTypes>
  readonly eyes: Eyes
  readonly onChange: (eyes: Eyes) => void
}

/** Whose eyes one looks through: the match is over, so any. */
export function EyesSelect({ names, text, eyes, onChange }: EyesSelectProps) {
  const words = useWordsOf(replay)
  return (
    <label className="replay-eyes">
      <span>{words.eyes}</span>
      <select
        value={eyes}
        onChange={({ target: { value } }) =>
          onChange(value === 'open' || value === 'spectator' ? value : Number(value))
        }
      >
        <option value="open">{words.open}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name === text.seat(seat) ? name : `${name} (${text.seat(seat)})`}
          </option>
        ))}
        <option value="spectator">{words.spectator}</option>
      </select>
    </label>
  )
}
