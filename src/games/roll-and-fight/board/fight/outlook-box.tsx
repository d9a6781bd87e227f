import type { Outlook, Source } from '#games/roll-and-fight/board/fight/outlook'
import { FIGHT_WORDS, signed } from '#games/roll-and-fight/board/fight/words'
import { briefSaid, woundsSaid } from '#games/roll-and-fight/board/fight/outlook-said'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { minionAt, tally } from '#games/roll-and-fight/text/forms'
import { bossName, minionName, roomName, traitName } from '#games/roll-and-fight/text/names'
import { lineName } from '#games/roll-and-fight/text/scores'
import { Rule } from '#web/design/rule.tsx'

interface OutlookProps {
  readonly board: BoardProps
  readonly outlook: Outlook
}

/** The same in a few words, where there is no room for more. */
export function OutlookBrief({ board, outlook }: OutlookProps) {
  return (
    <p className="rf-outlook-short" data-alarm={outlook.isBeaten || undefined} aria-hidden="true">
      <small>{FIGHT_WORDS[board.language].outlook}</small>
      {briefSaid(outlook, board.language)}
    </p>
  )
}

/** What it would come to if this seat ended here: Wounds and who deals them, a Beating, Loot, Objectives, the score. */
export function OutlookBox({ board, outlook }: OutlookProps) {
  const { view, seat, language, onRule } = board
  const own = view.boards[seat]!
  const words = FIGHT_WORDS[language]
  const place = (room: Source['room']): string => roomName(own.den!, room, language)!
  const { loot, marked, lines, now, after, isBeaten, isDead, wounds, spaces } = outlook
  const icons = loot.reduce((sum, [, many]) => sum + many, 0)
  return (
    <section className="rf-outlook" aria-label={words.outlook}>
      <h3>
        {words.outlook}
        <span className="rf-outlook-brief">{words.points(now, after)}</span>
      </h3>
      <ul>
        <li data-alarm={outlook.sources.length + outlook.traits > 0 || undefined}>
          <b>{woundsSaid(outlook, language)}</b> {sourcesSaid(outlook, board)} <Rule rule="RF-156" onRule={onRule} />
        </li>
        <li data-alarm={isBeaten || undefined}>
          {isBeaten ? <b>{isDead ? words.death : words.beating}</b> : words.health(wounds, spaces)}{' '}
          <Rule rule={isDead ? 'RF-167' : 'RF-161'} onRule={onRule} />
        </li>
        <li>
          {icons > 0
            ? words.loot(
                icons,
                loot.map(([room]) => place(room)),
              )
            : words.noLoot}
        </li>
        {marked.map(([room, points]) => (
          <li key={room} data-good>
            {words.objective(place(room), points)} <Rule rule="RF-R90" onRule={onRule} />
          </li>
        ))}
      </ul>
      <ul className="rf-score-lines" aria-label={words.score}>
        {lines.map((line) => (
          <li
            key={line.line}
            data-more={line.after > line.now || undefined}
            data-less={line.after < line.now || undefined}
          >
            <span className="unseen">{words.line(lineName(line.line, language), line.now, line.after)}</span>
            <span aria-hidden="true">
              {lineName(line.line, language)} <b>{signed(line.now)}</b>
              {line.after !== line.now && <b className="rf-then">{signed(line.after)}</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "(Gunman, Ice Room; for Crowded Stage; 1 ignored)" */
function sourcesSaid({ sources, traits }: Outlook, { view, seat, language }: BoardProps): string {
  const words = FIGHT_WORDS[language]
  const own = view.boards[seat]!
  const from = tally(
    sources.map(({ room, enemy }) => {
      const found = enemy === 'boss' ? undefined : minionAt(own, room, enemy)
      const who = found ? minionName(found.type, language) : bossName(own.boss!, language)
      return words.from(who, roomName(own.den!, room, language)!)
    }),
  ).map(([said, many]) => (many > 1 ? `${many}× ${said}` : said))
  const [soaked, lost] = (['soaked', 'no-space'] as const).map(
    (fate) => sources.filter((source) => source.fate === fate).length,
  )
  const parts = [
    ...(traits > 0 ? [words.trait(traitName(own.hero!, language))] : []),
    ...from,
    ...(soaked! > 0 ? [words.soaked(soaked!)] : []),
    ...(lost! > 0 && lost! < sources.length + traits ? [words.noSpace(lost!)] : []),
  ]
  return parts.length > 0 ? `(${parts.join('; ')})` : ''
}
