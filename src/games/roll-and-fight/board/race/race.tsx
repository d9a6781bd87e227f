import { useRef, useState } from 'react'
import { DenMap } from '#games/roll-and-fight/board/den/den-map.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { Chooser } from '#games/roll-and-fight/board/race/chooser.tsx'
import { Dice } from '#games/roll-and-fight/board/race/dice.tsx'
import { Health } from '#games/roll-and-fight/board/race/health.tsx'
import { Ready } from '#games/roll-and-fight/board/race/ready.tsx'
import { Slots } from '#games/roll-and-fight/board/race/slots.tsx'
import { RollButton, Tools } from '#games/roll-and-fight/board/race/tools.tsx'
import { type Race, useRace } from '#games/roll-and-fight/board/race/use-race'
import { usePressKeys } from '#games/roll-and-fight/board/use-press-keys'
import { Tracks } from '#games/roll-and-fight/board/tracks/tracks.tsx'
import type { Words } from '#games/roll-and-fight/board/words'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import type { Event } from '#games/roll-and-fight/types'
import { Rule } from '#web/design/rule.tsx'
import './race.css'
import './slots.css'
import './dice.css'

/** The Rolling Phase at one's own board, be it a race or in beats. */
export function RacePanel(panel: PanelProps) {
  const race = useRace(panel)
  const { race: words } = wordsOf(panel.language)
  const box = useRef<HTMLDivElement>(null)
  const [isDen, setDen] = useState(false)
  usePressKeys(box)
  const { own, chooser } = race
  return (
    <div
      ref={box}
      className="rf-race"
      role="group"
      aria-label={words.label}
      data-den={isDen || undefined}
      data-watched={panel.viewer !== panel.seat || undefined}
    >
      <div className="rf-race-slots">
        <Slots race={race} />
        {chooser && <Chooser key={chooser} race={race} what={chooser} />}
      </div>
      <div className="rf-race-den">
        {own.den && (
          <DenMap den={own.den} board={own} boss={own.boss} round={panel.view.round} language={panel.language} />
        )}
        <Tracks {...panel} />
      </div>
      <Health race={race} />
      <Dice race={race} />
      <Foot race={race} words={words} />
      <button
        type="button"
        className="rf-race-switch"
        aria-pressed={isDen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setDen(!isDen)}
      >
        {isDen ? words.showDice : words.showDen}
      </button>
      <Ready view={panel.view} matchTime={panel.matchTime} says={words.ready} />
    </div>
  )
}

/** How the seat that is shown came to stop, as far as one was told. */
function useStop({ event, seat }: PanelProps) {
  const [stop, setStop] = useState<Extract<Event, { kind: 'stopped' }>>()
  if (event?.kind === 'stopped' && event.seat === seat && event !== stop) setStop(event)
  return stop
}

/** Below the dice: what can be done, or why there is nothing to do. */
function Foot({ race, words }: { readonly race: Race; readonly words: Words['race'] }) {
  const { panel, own, isMine } = race
  const stop = useStop(panel)
  if (isMine && !panel.locked)
    return (
      <>
        <RollButton race={race} words={words} />
        <div className="rf-tools" role="group" aria-label={words.tools}>
          <Tools race={race} words={words} />
        </div>
      </>
    )
  return (
    <p className="rf-race-said" role="status">
      {panel.viewer === panel.seat && (
        <span>
          {panel.locked ? words.thrown : !own.stopped ? words.waits : stop ? panel.text.event(stop) : words.stopped}{' '}
          {stop && <Rule rule={stop.rule} onRule={panel.onRule} />}{' '}
          {own.stopped && own.sets.length > 0 && words.setsWait}
        </span>
      )}
      {panel.locked && (
        <button type="button" className="rf-tool" onClick={panel.onTakeBack}>
          {words.takeBack}
        </button>
      )}
    </p>
  )
}
