import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { Press } from '#games/roll-and-fight/board/press.tsx'
import type { Race } from '#games/roll-and-fight/board/race/use-race'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { faceName } from '#games/roll-and-fight/text/names'
import type { Die } from '#games/roll-and-fight/types'

/** The four places for dice. Each die keeps its own, so that nothing moves under a finger. */
export function Dice({ race }: { readonly race: Race }) {
  const { race: words } = wordsOf(race.panel.language)
  return (
    <ol className="rf-dice" data-keep-clear aria-label={words.dice}>
      {race.places.map((die, at) => (
        <li key={at}>
          {die ? (
            <DieButton race={race} die={die} number={at + 1} />
          ) : (
            <span className="rf-my-die" data-state="none">
              <span className="unseen">{words.noDie}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

interface DieProps {
  readonly race: Race
  readonly die: Die
  readonly number: number
}

function DieButton({ race, die, number }: DieProps) {
  const { language } = race.panel
  const { race: words } = wordsOf(language)
  const state = race.stateOf(die)
  const face = die.face === null ? words.unrolled : faceName(die.face, language)
  const isRolling = race.ordered?.kind === 'roll' && race.ordered.dice.includes(die.id)
  const isPressed = state === 'keep' || state === 'picked'
  return (
    <Press
      className="rf-my-die"
      data-key={number}
      data-state={state}
      data-rolling={isRolling || undefined}
      aria-pressed={race.isMine ? isPressed : undefined}
      label={words.die(number, face, words.states[state])}
      onPress={race.isMine ? () => race.press(die) : undefined}
      {...(die.face === 'wound' && race.bleed && { onLong: () => race.open('bleed') })}
    >
      <span className="rf-my-die-face" key={`${die.face}`}>
        <DieFace face={die.face} />
      </span>
      <small aria-hidden="true">{words.marks[state]}</small>
    </Press>
  )
}
