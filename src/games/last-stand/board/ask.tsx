import { Dice, Face } from '#games/last-stand/board/dice.tsx'
import { enemyLabel } from '#games/last-stand/board/describe'
import { HERE, OF_ENEMY, type Part, partsOf } from '#games/last-stand/board/plan'
import type { Desk } from '#games/last-stand/board/use-desk'
import type { Words } from '#games/last-stand/board/words'
import { HERO, isSkill } from '#games/last-stand/content/heroes'
import type { Assault } from '#games/last-stand/forecast/assault'
import type { Forecast } from '#games/last-stand/forecast/forecast'
import { isSpace, placeOf, SPACES } from '#games/last-stand/rules/geometry'
import { assaultSaid, forecastBrief, forecastSaid, isAlarming } from '#games/last-stand/text/forecasts'
import { cardName, deedName, heroName } from '#games/last-stand/text/names'
import { rampageSaid, skillSaid } from '#games/last-stand/text/sentences'
import type { Event, View } from '#games/last-stand/types'
import { Button } from '#web/design/button.tsx'
import { Rule } from '#web/design/rule.tsx'
import './ask.css'

/** The line of the board: what happens, or what one may do about it and what that comes to. */
export function Ask({ desk }: { readonly desk: Desk }) {
  const { words, board, isBusy, choices } = desk
  return (
    <section
      className="ls-ask"
      tabIndex={-1}
      aria-label={words.answer}
      data-keep-clear
      data-offer-place={choices.length === 0 || undefined}
    >
      {board.isPlaying ? (
        <Story desk={desk} />
      ) : isBusy ? (
        <p role="status">{words.sending}</p>
      ) : choices.length === 0 ? (
        <Story desk={desk} />
      ) : (
        <Question desk={desk} />
      )}
    </section>
  )
}

/** What happens, in words, with the dice as they fell and the clause that makes it happen. */
function Story({ desk: { words, board } }: { readonly desk: Desk }) {
  const { event, isPlaying, skip, onRule } = board
  const dice = event && isPlaying && 'dice' in event ? event.dice.length : 0
  return (
    <div
      className="ls-story"
      data-playing={isPlaying || undefined}
      data-rolls={dice > 0 || undefined}
      style={{ '--dice': dice }}
      key={event && JSON.stringify(event)}
    >
      {event && (
        <>
          <Thrown event={event} words={words} />
          <p>
            {words.text.event(event)} <Rule rule={event.rule} onRule={onRule} />
          </p>
        </>
      )}
      {isPlaying && (
        <Button kind="quiet" className="ls-skip" onClick={skip}>
          {words.skip}
        </Button>
      )}
    </div>
  )
}

function Thrown({ event, words }: { readonly event: Event; readonly words: Words }) {
  if ('dice' in event) return <Dice dice={event.dice} hits={event.hits} words={words} />
  return 'face' in event ? <Face face={event.face} words={words} /> : null
}

/** What is asked: as far as it is picked, what it comes to, and the answers that are no place on the board. */
function Question({ desk }: { readonly desk: Desk }) {
  const { words, chosen, plan, mode, board, view, choices } = desk
  const isOnly = choices.length === 1
  return (
    <>
      <Advice desk={desk} />
      <p className="ls-asked" role="status" data-hint={(plan.length === 0 && mode === 'choose') || undefined}>
        {attackerSaid(desk)}
        {chosen ? words.text.choice(chosen, view) : plan.length > 0 ? missing(desk) : hint(desk)}
        {desk.hasMore && chosen && 'enemies' in chosen && ` ${words.pickMore}`}
      </p>
      <Lines desk={desk} />
      <span className="ls-answers">
        {chosen && (
          <Button kind="primary" data-go onClick={desk.confirm}>
            {mode === 'choose' ? words.doIt : words.advise}
          </Button>
        )}
        {plan.length > 0 && !isOnly && (
          <Button kind="quiet" data-back onClick={desk.cancel}>
            {words.putBack}
          </Button>
        )}
        <Others desk={desk} />
        {mode === 'advise' && plan.length === 0 && isAdvising(desk) && (
          <Button kind="quiet" onClick={() => board.onAdvise(null)}>
            {words.noMore}
          </Button>
        )}
      </span>
    </>
  )
}

/** What the plan leads to; with nothing in hand, what the enemies will do. */
function Lines({ desk }: { readonly desk: Desk }) {
  const { words, view, outlook, plan, chosen } = desk
  const { forecast, assault, assaultThen } = outlook
  const isEnd = chosen?.kind === 'end-turn'
  const isDue = plan.length === 0 || isEnd
  const coming = assaultThen ?? (isDue ? assault : undefined)
  const isOther = coming && (isDue || !isAlike(coming, assault))
  const soon = isOther && assaultSaid(coming, words.language, assaultThen ? 'then' : 'now')
  const does = deedSaid(desk)
  const lines = [
    // Where a friend points at something there is enough to read.
    ...(desk.isWatchful && plan.length === 0 && desk.board.advice.length === 0 ? [words.threatsText] : []),
    ...(chosen ? [] : does),
    ...(isEnd ? [endSaid(desk)] : []),
    ...(forecast && chosen?.kind !== 'move' ? forecastLines(forecast, view, words) : []),
    ...(soon ? [soon] : []),
    ...(chosen && plan.length === 1 ? does : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="ls-lines">
      {lines.map((line) => (
        <li
          key={line}
          data-alarm={(line === soon && isAlarming(coming!)) || undefined}
          data-deed={does.includes(line) || undefined}
        >
          {line}
        </li>
      ))}
    </ul>
  )
}

/** Who comes when the turn has ended. */
function endSaid({ words, view }: Desk): string {
  const next = view.heroes.filter((hero, place) => !hero.acted && place !== view.turn?.hero)
  const names = next.map(({ id }) => heroName(id, words.language))
  return names.length > 0 ? words.thenActs(names) : words.thenAssault
}

/** What the deed in hand does. */
function deedSaid({ words, plan, doer }: Desk): string[] {
  const [deed] = plan
  if (deed === undefined || !doer) return []
  if (deed === 'rampage') return [rampageSaid(HERO[doer.id].rampage, words.language)]
  return isSkill(deed) ? [skillSaid(deed, words.language)] : []
}

const isAlike = (one: Assault, other: Assault | undefined): boolean =>
  one.heroes.every(({ damage, falls }, at) => {
    const before = other?.heroes[at]
    return before !== undefined && before.damage === damage && before.falls === falls
  })

/** Of many enemies the numbers stand on the ring; here is what they come to. */
function forecastLines(forecast: Forecast, view: View, words: Words): string[] {
  const { enemies } = forecast
  const brief = forecastBrief(forecast, words.language)
  if (enemies.length <= 1) return forecastSaid(forecast, view, words.language)
  return [
    ...(brief ? [brief] : []),
    ...forecastSaid({ ...forecast, enemies: [], won: 0, lost: 0 }, view, words.language),
  ]
}

/** "Grunt (F1): ", before what is said of its attack. */
function attackerSaid({ words, view, attacker }: Desk): string {
  const enemy = attacker === undefined ? null : view.enemies[attacker]
  return enemy ? `${cardName(enemy.card, words.language)} (${SPACES[attacker!]}): ` : ''
}

const isAdvising = ({ board }: Desk): boolean => board.advice.some(({ by }) => by === board.viewer)

/** What is done with nothing in hand. */
function hint({ words, mode, board, isActing, question }: Desk): string {
  if (mode === 'advise') return words.adviseHint(board.names[board.asked!.seat]!)
  if (isActing || !question || question.ask === 'act' || question.ask === 'ordered-action') return words.pickDeed
  return words.asks[question.ask]
}

/** What is missing to what has been picked. */
function missing({ words, plan, view, doer }: Desk): string {
  const [first] = plan
  if (first === undefined) return ''
  if (isSkill(first)) return words.pickTarget(deedName(first, words.language))
  if (first === 'rampage' && doer) return words.pickTarget(deedName(HERO[doer.id].rampage, words.language))
  if (isSpace(first)) return words.pickFor(enemyLabel(view, placeOf(first), words))
  return words.pickOrDo
}

/** Parts that have no place on the board are buttons here. */
function Others({ desk }: { readonly desk: Desk }) {
  const { choices, plan, chosen } = desk
  const hasEnemy = plan.some(isSpace)
  const parts = [...new Set(choices.flatMap((choice) => [...partsOf(choice)]))].filter(
    (part) =>
      (desk.isLit(part) || desk.isPicked(part) || desk.switchesTo(part)) &&
      (HERE.test(part) || (hasEnemy && OF_ENEMY.test(part))),
  )
  // What is in hand is said above, and put back by its own button: it stands here only among others to take its place.
  if (chosen && parts.every(desk.isPicked)) return null
  return parts.map((part) => (
    <Button
      key={part}
      data-option={desk.isLit(part) || desk.switchesTo(part) || undefined}
      data-end={part === 'end-turn' || undefined}
      data-key={part === 'end-turn' ? 'E' : desk.letters.get(part)}
      aria-pressed={desk.isPicked(part)}
      onClick={() => desk.press(part)}
    >
      {desk.mode === 'advise' && plan.length === 0 ? desk.words.adviseTo(partSaid(part, desk)) : partSaid(part, desk)}
    </Button>
  ))
}

function partSaid(part: Part, { words, choices, view }: Desk): string {
  if (part in words.parts) return words.parts[part as keyof Words['parts']]
  if (part.startsWith('hits ')) return words.hits(Number(part.slice('hits '.length)))
  // What is left says what it does in a sentence of its own.
  return words.text.choice(
    choices.find((choice) => partsOf(choice).includes(part))!,
    view,
  )
}

/** At what others point, a tap away from being done. */
function Advice({ desk: { board, words, view, mode } }: { readonly desk: Desk }) {
  if (board.advice.length === 0) return null
  return (
    <ul className="ls-advice">
      {board.advice.map(({ by, choice }) => (
        <li key={by}>
          <span>
            {by === board.viewer
              ? words.youAdvise(words.text.choice(choice, view))
              : words.advises(board.names[by]!, words.text.choice(choice, view))}
          </span>
          {mode === 'choose' && (
            <Button data-take onClick={() => board.onChoose(choice)}>
              {words.take}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
