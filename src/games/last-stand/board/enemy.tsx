import { Mark } from '#games/last-stand/board/art/mark.tsx'
import type { Sign } from '#games/last-stand/board/art/signs'
import { enemyLabel, enemyStates, enemyText, forceOf, sentences } from '#games/last-stand/board/describe'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { Token as Piece } from '#games/last-stand/board/art/token.tsx'
import { type Part, partOn, pickable, switchable } from '#games/last-stand/board/plan'
import { areaOf } from '#games/last-stand/board/spots'
import type { Desk } from '#games/last-stand/board/use-desk'
import { CARD } from '#games/last-stand/content/enemies'
import type { EnemyForecast } from '#games/last-stand/forecast/forecast'
import { placeOf, type SpaceId, SPACES } from '#games/last-stand/rules/geometry'
import { hpLeft, isOutOfPosition } from '#games/last-stand/rules/read'
import { chanceSaid, blowSaid, enemyForecastSaid } from '#games/last-stand/text/forecasts'
import { cardName } from '#games/last-stand/text/names'
import { keywordName, keywordSaid } from '#games/last-stand/text/sentences'
import type { Enemy as EnemyOnBoard } from '#games/last-stand/types'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'
import './enemy.css'

interface SpaceProps {
  readonly desk: Desk
  readonly space: SpaceId
  readonly roving: object
}

/** An enemy space, with whoever is there: to be aimed at, or to be asked about. */
export function EnemySpace({ desk, space, roving }: SpaceProps) {
  const { view, words, choices, plan } = desk
  const at = placeOf(space)
  const enemy = view.enemies[at]
  const instead = switchable(choices, plan)
  const part = partOn(space, new Set([...pickable(choices, plan), ...plan])) ?? partOn(space, instead)
  const odds = oddsAt(desk, space, part)
  // Of a quadrant or a lane those are lit whom the deed is for, and no others.
  const isMeant = part === space || (enemy !== null && (odds !== undefined || desk.plan.length === 0))
  const isLit = part !== undefined && isMeant && desk.isLit(part)
  const isPicked = part !== undefined && isMeant && desk.isPicked(part)
  // Another target takes the place of the one that is picked.
  const isInstead = part !== undefined && instead.has(part) && (enemy !== null || part === space)
  const isHit = isPicked || (desk.chosen !== undefined && odds !== undefined)
  const refusal = isLit || isPicked || isInstead ? undefined : whyNot(desk, space)
  // Before a deed is picked one may start with an enemy, too.
  const isStart = !isLit && desk.isActing && part === space && plan.length === 0
  const tip = useTip(enemy !== null, isLit ? 'name' : 'reason')
  const advisers = part === undefined ? [] : desk.advisers(space)
  const coming = desk.isWatchful && !enemy ? (desk.outlook.arrivals?.chances[at] ?? 0) : 0
  const label = enemyLabel(view, at, words)

  function pressed() {
    if (isLit || isPicked || isInstead || isStart) {
      if (!isStart) tip.close()
      desk.press(part)
    } else tip.open()
  }

  return (
    <div
      className="ls-space"
      style={areaOf(space)}
      data-space={space}
      data-row={space[0] === 'F' ? 'frontline' : 'ranged'}
      data-lit={isLit || undefined}
      data-picked={isHit || undefined}
      data-attacks={desk.attacker === at || undefined}
      data-reach={desk.outlook.reach.has(space) || undefined}
      onPointerEnter={enemy ? () => desk.peek(space) : undefined}
      onPointerLeave={enemy ? () => desk.peek(undefined) : undefined}
    >
      <i className="ls-space-id" aria-hidden="true">
        {space}
      </i>
      {enemy || isLit || isInstead ? (
        <button
          type="button"
          className="ls-enemy"
          {...roving}
          {...tip.trigger}
          data-option={isLit || undefined}
          data-instead={isInstead || undefined}
          data-key={desk.letters.get(space)}
          data-glide={enemy ? `${cameFrom(desk, space)} ${enemy.card}` : undefined}
          aria-pressed={isLit || isPicked || isInstead ? isPicked : undefined}
          onClick={pressed}
        >
          <span className="unseen">
            {sentences([
              label,
              ...(odds ? [enemyForecastSaid(odds, words.language)] : []),
              ...(desk.isWatchful ? blowsSaid(desk, space) : []),
              ...(advisers.length > 0 ? [words.pointedAt(advisers.map((seat) => desk.board.names[seat]!))] : []),
            ])}
          </span>
          {enemy && <Token desk={desk} enemy={enemy} at={at} />}
          {odds && <Odds desk={desk} odds={odds} />}
        </button>
      ) : null}
      {coming > 0.005 && (
        <span className="ls-coming">
          <Mark sign="adds" /> {chanceSaid(coming, words.language)}
          <small>{words.mayCome}</small>
        </span>
      )}
      {view.mine === at && (
        <span className="ls-mine" aria-hidden="true">
          <Piece of="mine" />
        </span>
      )}
      {advisers.length > 0 && <Advisers desk={desk} seats={advisers} />}
      {enemy && (
        <Tip of={tip} isInteractive={refusal !== undefined}>
          <EnemyCard desk={desk} at={at} />
          {refusal && <Why of={tip} refusal={refusal} onRule={desk.board.onRule} />}
        </Tip>
      )}
    </div>
  )
}

/** What an enemy will do in the coming assault, each of its attacks. */
const blowsSaid = ({ outlook, view, words }: Desk, at: SpaceId): string[] =>
  (outlook.assaultThen ?? outlook.assault)?.blows
    .filter(({ space }) => space === at)
    .map((blow) => words.inAssault(blowSaid(blow, view, words.language))) ?? []

/** What becomes of an enemy if what is picked is done, or if it is picked. */
function oddsAt({ outlook }: Desk, space: SpaceId, part: Part | undefined): EnemyForecast | undefined {
  const forecast = outlook.forecast ?? (part && outlook.previews.get(part))
  return forecast?.enemies.find((one) => one.space === space)
}

function Odds({ desk: { words }, odds }: { readonly desk: Desk; readonly odds: EnemyForecast }) {
  const { damage, armor, defeated, to } = odds
  return (
    <span className="ls-odds" aria-hidden="true">
      {damage + armor > 0 && <b>{words.loss(damage + armor)}</b>}
      {defeated > 0 && (
        <b>
          <Mark sign="skull" />
          {chanceSaid(defeated, words.language)}
        </b>
      )}
      {to !== null && <b>→{to}</b>}
    </span>
  )
}

/** Where it stood before what is just happening. */
function cameFrom({ board: { event } }: Desk, space: SpaceId): string {
  const isMoved = (event?.kind === 'shifted' || event?.kind === 'charged') && event.to === space
  return isMoved ? event.from : space
}

/** Why a deed in hand cannot be aimed here. */
function whyNot(desk: Desk, space: SpaceId) {
  const [deed] = desk.plan
  if (!deed || desk.mode !== 'choose' || !desk.view.enemies[placeOf(space)]) return undefined
  if (deed.startsWith('skill.')) return desk.whyNot({ kind: 'skill', skill: deed, enemy: space })
  return undefined
}

/** Who points here. */
export function Advisers({ desk, seats }: { readonly desk: Desk; readonly seats: readonly number[] }) {
  return (
    <span className="ls-advisers" aria-hidden="true">
      <Mark sign="hand" />
      {seats.map((seat) => desk.board.names[seat]!.slice(0, 1)).join('')}
    </span>
  )
}

interface TokenProps {
  readonly desk: Desk
  readonly enemy: EnemyOnBoard
  readonly at: number
}

/** What is seen of an enemy at a glance. */
function Token({ desk: { view }, enemy, at }: TokenProps) {
  const { hp, keywords, rank } = CARD[enemy.card]
  const force = forceOf(view, at)
  const left = hpLeft(enemy)
  return (
    <span className="ls-token" aria-hidden="true" data-rank={rank}>
      <span className="ls-token-face">
        <Medallion of={enemy.card} />
      </span>
      <b className="ls-hp" data-hurt={left < hp || undefined}>
        <Mark sign="heart" />
        {left}
      </b>
      {enemy.armor > 0 && (
        <b className="ls-armor">
          <Mark sign="shield" />
          {enemy.armor}
        </b>
      )}
      {force && (
        <b className="ls-power" data-less={enemy.weakened > 0 || undefined}>
          <Mark sign="power" />
          {force.power}
        </b>
      )}
      {force && (
        <b className="ls-range">
          <Mark sign="range" />
          {force.range === 'any' ? '∞' : force.range}
        </b>
      )}
      <span className="ls-signs">
        {keywords.map((keyword) => (
          <Mark key={keyword} sign={keyword} />
        ))}
      </span>
      <span className="ls-tokens">
        {tokensOf(enemy, at).map(([sign, amount]) => (
          <b key={sign} data-token={sign}>
            <Mark sign={sign} />
            {amount}
          </b>
        ))}
      </span>
    </span>
  )
}

const tokensOf = (enemy: EnemyOnBoard, at: number): (readonly [Sign, string])[] => [
  ...(enemy.suppressed ? [['suppressed', ''] as const] : []),
  ...(enemy.weakened > 0 ? [['weakened', `${enemy.weakened}`] as const] : []),
  ...(enemy.mark > 0 ? [['mark', `+${enemy.mark}`] as const] : []),
  ...(isOutOfPosition(enemy, at) ? [['astray', ''] as const] : []),
]

/** All that is to be known of an enemy. */
function EnemyCard({ desk, at }: { readonly desk: Desk; readonly at: number }) {
  const { view, words } = desk
  const enemy = view.enemies[at]!
  const { hp, keywords } = CARD[enemy.card]
  const force = forceOf(view, at)
  const states = enemyStates(view, at, words)
  const text = enemyText(view, at, words)
  return (
    <div className="ls-card">
      <b>{cardName(enemy.card, words.language)}</b>
      <p>
        {[
          words.hp(hpLeft(enemy), hp),
          ...(enemy.armor > 0 ? [words.armor(enemy.armor)] : []),
          force ? words.force(force.range, force.power) : words.noAttack,
        ].join(', ')}
      </p>
      {text && <p>{text}</p>}
      {blowsSaid(desk, SPACES[at]!).map((said, nth) => (
        <p key={nth}>
          <Mark sign="power" /> {said}
        </p>
      ))}
      {keywords.map((keyword) => (
        <p key={keyword}>
          <Mark sign={keyword} /> <b>{keywordName(keyword, words.language)}</b>: {keywordSaid(keyword, words.language)}
        </p>
      ))}
      {states.length > 0 && <p className="ls-card-states">{states.join(', ')}</p>}
    </div>
  )
}
