import type { Language } from '#engine/game'
import { Press } from '#games/roll-and-fight/board/press.tsx'
import { BLEED_KEY, STOP_KEY, TAKE_KEY } from '#games/roll-and-fight/board/race/letters'
import type { Race } from '#games/roll-and-fight/board/race/use-race'
import { useNow } from '#games/roll-and-fight/board/use-now'
import type { Words } from '#games/roll-and-fight/board/words'

// The buttons of a race. Each has its place, whether it can be pressed or not.

interface ToolProps {
  readonly race: Race
  readonly words: Words['race']
}

/** RF-R45 How long dice rest after a roll. */
const REST = 1500
const secondsOf = (ms: number, language: Language): string =>
  (ms / 1000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The great button: rolls what is not held back; in beats it throws, and then ends the beat. */
export function RollButton({ race, words }: ToolProps) {
  const { panel, own, roll, throwing, ordered, asked } = race
  const isRace = asked === 'race'
  const now = useNow(panel.matchTime, panel.view.time, isRace && own.restedAt > panel.view.time - REST)
  const rest = isRace ? Math.max(0, own.restedAt - now) : 0
  const isOrdered = ordered?.kind === 'roll'
  if (asked === 'beat') return <EndBeat race={race} words={words} />
  const attempt = { kind: 'roll', dice: [...throwing] }
  return (
    <Press
      className="rf-roll"
      data-keep-clear
      data-key="Space"
      data-ordered={isOrdered || undefined}
      style={{ '--rest': rest / REST }}
      onPress={roll && (() => race.choose(roll))}
      whyNot={() => panel.whyNot(attempt)}
      onRule={panel.onRule}
    >
      <b>{labelOf(race, words)}</b>
      <small aria-hidden="true">
        {isOrdered && (rest > 0 ? words.held(secondsOf(rest, panel.language)) : words.rolling)}
      </small>
    </Press>
  )
}

function labelOf({ asked, throwing }: Race, words: Words['race']): string {
  if (asked === 'throw') return throwing.length === 0 ? words.throwNone : words.throwSome(throwing.length)
  return throwing.length === 0 ? words.roll : words.rollAll(throwing.length)
}

const EndBeat = ({ race: { endBeat, choose }, words }: ToolProps) => (
  <Press className="rf-roll" data-keep-clear data-key="Space" onPress={endBeat && (() => choose(endBeat))}>
    <b>{words.endBeat}</b>
  </Press>
)

/** What else can be done: bleed, take, stop. */
export function Tools({ race, words }: ToolProps) {
  const { panel, own, bleed, take, stop, ordered, isStopping } = race
  const locked = own.dice.find(({ face }) => face === 'wound')
  const refuse = (attempt: object) => () => panel.whyNot(attempt)
  return (
    <>
      <Press
        className="rf-tool"
        data-key={BLEED_KEY}
        data-lit={bleed !== undefined || undefined}
        data-ordered={ordered?.kind === 'bleed' || undefined}
        onPress={bleed && (() => race.choose(bleed))}
        onLong={bleed && (() => race.open('bleed'))}
        whyNot={refuse({ kind: 'bleed', die: (locked ?? own.dice[0])?.id ?? 1 })}
        onRule={panel.onRule}
      >
        {words.bleed}
      </Press>
      {bleed && (
        <button
          type="button"
          className="rf-ability-more"
          aria-label={words.chooseBleed}
          aria-expanded={race.chooser === 'bleed'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => race.open('bleed')}
        >
          …
        </button>
      )}
      {panel.view.options.mode === 'real-time' && (
        <Press
          className="rf-tool"
          data-key={TAKE_KEY}
          data-ordered={ordered?.kind === 'take' || undefined}
          onPress={take && (() => race.choose(take))}
          whyNot={refuse({ kind: 'take' })}
          onRule={panel.onRule}
        >
          {words.take}
        </Press>
      )}
      <Press
        className="rf-tool"
        data-key={STOP_KEY}
        data-stop
        data-armed={isStopping || undefined}
        data-ordered={ordered?.kind === 'stop' || undefined}
        onPress={stop && race.stopOrAsk}
        whyNot={refuse({ kind: 'stop' })}
        onRule={panel.onRule}
      >
        {isStopping ? words.stopSure : words.stop}
      </Press>
    </>
  )
}
