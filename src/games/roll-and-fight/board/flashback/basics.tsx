import { Cost } from '#games/roll-and-fight/board/flashback/cost.tsx'
import { FLASHBACK_WORDS } from '#games/roll-and-fight/board/flashback/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { BASIC_IDS } from '#games/roll-and-fight/content/player-board'
import { marksNeeded } from '#games/roll-and-fight/rules/read'
import { costSaid } from '#games/roll-and-fight/text/card-words'
import { abilityName } from '#games/roll-and-fight/text/names'

/** The four abilities that everybody has, with their dice and Recon marks. */
export function Basics({ board: { view, seat, language } }: { readonly board: BoardProps }) {
  const { recon } = view.boards[seat]!
  const words = FLASHBACK_WORDS[language]
  return (
    <ul className="rf-basics" aria-label={words.basics}>
      {BASIC_IDS.map((basic) => (
        <li key={basic}>
          <b>{abilityName(basic, language)}</b>
          <span className="unseen">
            {costSaid(basic, language)}. {words.recon(recon[basic] ?? 0, marksNeeded(basic))}
          </span>
          <Cost ability={basic} />
          <span className="rf-marks" aria-hidden="true">
            {Array.from({ length: marksNeeded(basic) }, (_, at) => (
              <i key={at} className="rf-recon" data-on={at < (recon[basic] ?? 0) || undefined} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
