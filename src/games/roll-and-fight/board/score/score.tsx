import { DenMap } from '#games/roll-and-fight/board/den/den-map.tsx'
import { signed } from '#games/roll-and-fight/board/fight/words'
import { Story } from '#games/roll-and-fight/board/fight/story.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { SCORE_WORDS } from '#games/roll-and-fight/board/score/words'
import { DIALS } from '#games/roll-and-fight/content/dice'
import { availableHealth } from '#games/roll-and-fight/rules/read'
import { isHeld } from '#games/roll-and-fight/rules/resolution'
import { escapePath, linesOf, totalOf } from '#games/roll-and-fight/rules/scoring'
import { heroName, roomName } from '#games/roll-and-fight/text/names'
import { lineName } from '#games/roll-and-fight/text/scores'
import type { View } from '#games/roll-and-fight/types'
import { Rule } from '#web/design/rule.tsx'
import './score.css'

/** The end of a match: every line of everybody's score side by side, the way out on the map, and what decided. */
export function ScorePanel(board: BoardProps) {
  const { view, seat, language } = board
  const own = view.boards[seat]!
  const words = SCORE_WORDS[language]
  if (own.den === null) return null
  const path = escapePath(own)
  const held = path.filter((room) => isHeld(own, room)).length
  return (
    <div className="rf-quiet-box">
      <div className="rf-score">
        <div className="rf-score-map">
          <DenMap den={own.den} board={own} round={view.round} language={language} path={path} onRule={board.onRule} />
          <p className="rf-note">
            {words.path(
              path.map((room) => roomName(own.den!, room, language)!),
              held,
            )}{' '}
            <Rule rule="RF-R109" onRule={board.onRule} />
          </p>
        </div>
        <div className="rf-score-side">
          <Verdict board={board} />
          <Scores board={board} />
          {board.isPlaying && <Story {...board} />}
        </div>
      </div>
    </div>
  )
}

/** What decided, where the totals do not show it, or whether the target was reached. Who has won is said above the board. */
function Verdict({ board: { view, outcome, text, language, onRule } }: { readonly board: BoardProps }) {
  const words = SCORE_WORDS[language]
  const { result, seats, options } = view
  const rule = result && <Rule rule={result.rule} onRule={onRule} />
  const total = totalOf(view.boards[0]!)
  const target = DIALS.target[options.target]
  return (
    <div className="rf-verdict">
      {outcome && result?.reason !== 'highest' && (
        <p>
          <b>{text.outcome(outcome)}</b> {rule}
        </p>
      )}
      {seats === 1 && (
        <p data-good={total >= target || undefined}>
          {words.target}: {total >= target ? words.reached(total, target) : words.missed(total, target)}{' '}
          <Rule rule="RF-187" onRule={onRule} />
        </p>
      )}
      {result?.reason === 'tie-break' && <p>{words.tie}</p>}
      {result?.reason === 'brawl' && <p>{words.brawl}</p>}
    </div>
  )
}

/** Lines of the score by seat; whoever is looked at has the map. */
function Scores({ board }: { readonly board: BoardProps }) {
  const { view, seat, names, language, onRule } = board
  const words = SCORE_WORDS[language]
  const seats = [...view.boards.keys()]
  const scored = view.boards.map(linesOf)
  const isTied = view.seats > 1 && isTie(view)
  return (
    <table className="rf-scores">
      <caption className="unseen">{words.scores}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.line}</span>
          </th>
          {seats.map((one) => (
            <th key={one} scope="col" data-seen={one === seat || undefined}>
              <Head view={view} seat={one} name={names[one]!} words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scored[seat]!.map(({ line, rule }, at) => (
          <tr key={line}>
            <th scope="row">
              {lineName(line, language)} <Rule rule={rule} onRule={onRule} />
            </th>
            {seats.map((one) => (
              <td key={one} data-seen={one === seat || undefined}>
                {signed(scored[one]![at]!.points)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {words.total} <Rule rule="RF-178" onRule={onRule} />
          </th>
          {seats.map((one) => (
            <td key={one} data-seen={one === seat || undefined}>
              <b>{signed(totalOf(view.boards[one]!))}</b>
            </td>
          ))}
        </tr>
        {isTied && (
          <tr>
            <th scope="row">
              {words.health} <Rule rule="RF-179" onRule={onRule} />
            </th>
            {seats.map((one) => (
              <td key={one} data-seen={one === seat || undefined}>
                {availableHealth(view.boards[one]!)}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** Several of the living have the most points. */
function isTie({ boards }: View): boolean {
  const totals = boards.filter(({ dead }) => !dead).map(totalOf)
  return totals.filter((total) => total === Math.max(...totals)).length > 1
}

interface HeadProps {
  readonly view: View
  readonly seat: number
  readonly name: string
  readonly words: (typeof SCORE_WORDS)['en']
}

function Head({ view, seat, name, words }: HeadProps) {
  const { hero, dead } = view.boards[seat]!
  const isWinner = (view.result?.payoffs[seat] ?? 0) > 0
  return (
    <span className="rf-score-head" data-dead={dead || undefined}>
      {hero && (
        <i aria-hidden="true">
          <HeroPicture hero={hero} />
        </i>
      )}
      <b>{name}</b>
      {hero && <small>{heroName(hero)}</small>}
      {(isWinner || dead) && <small className="rf-score-state">{dead ? words.dead : words.winner}</small>}
    </span>
  )
}
