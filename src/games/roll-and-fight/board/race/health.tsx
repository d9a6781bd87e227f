import { DieFace } from '#games/roll-and-fight/board/art/die.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { Press } from '#games/roll-and-fight/board/press.tsx'
import type { Race } from '#games/roll-and-fight/board/race/use-race'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { HEALTH } from '#games/roll-and-fight/content/player-board'

const SPACES = HEALTH.basic + HEALTH.additional

/** RF-075 The Health Track, onto whose first free space a Wound die may go. */
export function Health({ race }: { readonly race: Race }) {
  const { race: words } = wordsOf(race.panel.language)
  const { health } = race.own
  const { bleed } = race
  const next = bleed ? health.indexOf('free') : -1
  return (
    <ol className="rf-hearts" aria-label={words.health}>
      {Array.from({ length: SPACES }, (_, at) => {
        const space = health[at]
        const state = space === undefined ? 'locked' : typeof space === 'number' ? 'die' : space
        const isNext = at === next
        const inside =
          state === 'die' ? <DieFace face="wound" /> : <Sign name={state === 'wound' ? 'wound' : 'heart'} />
        return (
          <li key={at}>
            {isNext ? (
              <Press
                className="rf-heart-space"
                data-state={state}
                data-lit
                label={`${at + 1}: ${words.space[state]}; ${words.bleedHere}`}
                onPress={() => race.choose(bleed!)}
                onLong={() => race.open('bleed')}
              >
                {inside}
              </Press>
            ) : (
              <span className="rf-heart-space" data-state={state}>
                {inside}
                <span className="unseen">{words.space[state]}</span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
