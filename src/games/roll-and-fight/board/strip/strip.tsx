import { Clock } from '#games/roll-and-fight/board/strip/clock.tsx'
import { phaseOf } from '#games/roll-and-fight/board/strip/phase'
import { Pool } from '#games/roll-and-fight/board/strip/pool.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { ROUNDS } from '#games/roll-and-fight/rules/round'
import './strip.css'

const PHASES = ['flashback', 'rolling', 'fighting', 'resolution'] as const

/** Above all else: the round and its phase, the pool, and how much time there is. */
export function Strip(board: BoardProps) {
  const { view, language } = board
  const { strip: words } = wordsOf(language)
  const now = phaseOf(board)
  return (
    <section className="rf-strip" aria-label={words.label}>
      <p className="rf-strip-round">
        {view.phase !== 'set-up' && (
          <span>
            <span className="unseen">{words.round(view.round, ROUNDS)}</span>
            <b aria-hidden="true">
              {view.round}
              <small>/{ROUNDS}</small>
            </b>
          </span>
        )}
        <strong>{words.phases[now]}</strong>
      </p>
      <ol className="rf-strip-phases" aria-hidden="true">
        {PHASES.map((phase) => (
          <li key={phase} data-now={phase === now || undefined}>
            {words.phases[phase]}
          </li>
        ))}
      </ol>
      <Pool view={view} words={words} />
      <Clock board={board} words={words} />
    </section>
  )
}
