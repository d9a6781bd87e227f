import { BossPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { DenMap } from '#games/roll-and-fight/board/den/den-map.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { waitedFor } from '#games/roll-and-fight/board/set-up/waited-for'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import { SIDES } from '#games/roll-and-fight/content/dens'
import { bossName, bossText, denName } from '#games/roll-and-fight/text/names'
import { Button } from '#web/design/button.tsx'

/** RF-023, RF-R26 Both sides of the den board, and the Boss who waits there. */
export function PickSide(panel: PanelProps) {
  const { view, seat, choices, locked, sending, language } = panel
  const { set } = wordsOf(language)
  const own = view.boards[seat]!
  const isAsked = choices.some(({ kind }) => kind === 'pick-side')
  const chosen = locked?.kind === 'pick-side' ? locked.side : own.side
  const others = waitedFor(panel, ({ side }) => side === null)
  return (
    <section className="rf-sides" aria-labelledby="rf-sides-title">
      <h2 id="rf-sides-title">{set.sidesTitle(own.board)}</h2>
      {own.boss && (
        <p className="rf-sides-boss">
          <span>
            <BossPicture boss={own.boss} />
          </span>
          <b>{bossName(own.boss, language)}</b> {set.health(BOSS[own.boss].health)} {bossText(own.boss, language)}
        </p>
      )}
      <ul className="rf-sides-both">
        {SIDES.map((side) => (
          <li key={side} data-chosen={chosen === side || undefined}>
            <DenMap den={`${own.board}${side}`} boss={own.boss} language={language} />
            <p>
              <b>{denName(`${own.board}${side}`, language)}</b> <small>{set.side(side)}</small>
              {isAsked && !locked && (
                <Button
                  kind="primary"
                  data-key={side}
                  busy={sending !== null}
                  onClick={() => panel.onChoose({ kind: 'pick-side', side })}
                >
                  {set.takeSide(side)}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {(locked !== null || chosen !== null) && (
        <p role="status" className="rf-sides-chosen">
          {set.chosen} {others !== '' && set.waitsFor(others)}
          {locked !== null && (
            <Button kind="quiet" onClick={panel.onTakeBack}>
              {set.takeBack}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
