import { Icon } from '#web/design/icon.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { pause, play as playIcon, stepBack, stepForward, toFirst, toLast } from '#web/replay/icons'
import { type Play, type Speed, SPEEDS } from '#web/replay/use-play'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'
import './controls.css'

interface ControlsProps {
  readonly play: Play
  readonly last: number
  /** What happened at this moment. */
  readonly says: string
}

/** Runs through the match: by the slider, by steps, or by itself. */
export function Controls({ play, last, says }: ControlsProps) {
  const words = useWordsOf(replay)
  const { at, isRunning, speed } = play
  return (
    <section className="replay-controls" aria-label={words.controls}>
      <div className="replay-slider">
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={words.moment}
          aria-valuetext={words.momentSaid(at, last, says)}
          style={{ '--part': last === 0 ? 0 : at / last }}
          onChange={(event) => play.seek(Number(event.target.value))}
        />
        <span aria-hidden="true">{words.momentOf(at, last)}</span>
      </div>
      <div className="replay-buttons">
        <IconButton icon={toFirst} label={words.first} onClick={() => play.seek(0)} />
        <IconButton icon={stepBack} label={words.back} onClick={() => play.step(-1)} />
        <button type="button" className="ui-button" data-kind="primary" onClick={() => play.toggle()}>
          <Icon of={isRunning ? pause : playIcon} says={isRunning ? words.pause : words.play} />
        </button>
        <IconButton icon={stepForward} label={words.forward} onClick={() => play.step(1)} />
        <IconButton icon={toLast} label={words.last} onClick={() => play.seek(last)} />
        <select
          aria-label={words.speed}
          value={speed}
          onChange={(event) => play.setSpeed(Number(event.target.value) as Speed)}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one === 0.5 ? '½' : one}×
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}
