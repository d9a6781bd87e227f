import { type RefObject, useRef } from 'react'
import { heroLabel } from '#games/last-stand/board/describe'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import type { Sign } from '#games/last-stand/board/art/signs'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { Advisers } from '#games/last-stand/board/enemy.tsx'
import type { Desk } from '#games/last-stand/board/use-desk'
import { HERO } from '#games/last-stand/content/heroes'
import type { HeroThreat } from '#games/last-stand/forecast/assault'
import { CUBES, health } from '#games/last-stand/rules/read'
import { chanceSaid, threatSaid } from '#games/last-stand/text/forecasts'
import { heroName } from '#games/last-stand/text/names'
import { Tip, useTip } from '#web/design/tip.tsx'
import './chips.css'

/** The squad, in the order in which it was picked: who acts, who has acted, and how everybody is. */
export function Chips({ desk }: { readonly desk: Desk }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} className="ls-chips" aria-label={desk.words.squad} data-count={desk.view.heroes.length}>
      {desk.view.heroes.map((hero, place) => (
        <li key={hero.id}>
          <Chip desk={desk} place={place} list={list} />
        </li>
      ))}
    </ul>
  )
}

interface ChipProps {
  readonly desk: Desk
  readonly place: number
  readonly list: RefObject<HTMLElement | null>
}

/** A hero at a glance: to be picked, or else to have its sheet shown. */
function Chip({ desk, place, list }: ChipProps) {
  const { view, words, board } = desk
  const hero = view.heroes[place]!
  const { hp } = HERO[hero.id]
  const left = hero.down ? 0 : health(hero)
  const isLit = desk.isLit(hero.id)
  const isPicked = desk.isPicked(hero.id)
  const isInstead = desk.switchesTo(hero.id)
  const isActing = desk.doer === hero
  // A card that lies there to be pressed says for what.
  const isFallen = hero.down && (isLit || isPicked) && desk.isActing
  const advisers = desk.advisers(hero.id)
  const tip = useTip(true, 'name')
  const now = desk.outlook.assault?.heroes.find((one) => one.place === place)
  const threat = blowOn(desk, place) ?? desk.outlook.assaultThen?.heroes.find((one) => one.place === place) ?? now
  const threatens = threat ? threatSaid(threat, words.language) : ''
  const burn = burnOf(desk, place)
  const label = [
    ...(isFallen ? [words.revive] : []),
    heroLabel(view, place, words),
    ...(burn > 0 ? [words.burns(burn)] : []),
    ...(threatens ? [desk.attacker === undefined ? words.inAssault(threatens) : threatens] : []),
  ].join(', ')
  return (
    <>
      <button
        type="button"
        className="ls-chip"
        {...tip.trigger}
        data-hero={hero.id}
        data-option={isLit || undefined}
        data-instead={isInstead || undefined}
        // Digits are for skills where one acts.
        data-key={desk.isActing ? desk.letters.get(hero.id) : place + 1}
        data-acting={isActing || undefined}
        data-acted={(hero.acted && !isActing) || undefined}
        data-down={hero.down || undefined}
        data-shown={desk.shown === hero.id || undefined}
        aria-pressed={isLit || isPicked || isInstead ? isPicked : undefined}
        aria-current={isActing || undefined}
        onPointerEnter={() => desk.peek(hero.id)}
        onPointerLeave={() => desk.peek(undefined)}
        onClick={() => {
          // What it says must not lie on the skills that it shows.
          tip.close()
          if (isLit || isPicked || isInstead) desk.press(hero.id)
          else desk.look(hero.id)
        }}
      >
        <span className="unseen">
          {[
            label,
            ...(view.seats > 1 ? [board.names[hero.seat]!] : []),
            ...(advisers.length > 0 ? [words.pointedAt(advisers.map((seat) => board.names[seat]!))] : []),
          ].join(', ')}
        </span>
        <span className="ls-chip-shown" aria-hidden="true">
          <span className="ls-chip-face">
            <Medallion of={hero.id} />
            {hero.armor > 0 && (
              <b className="ls-armor">
                <Mark sign="shield" />
                {hero.armor}
              </b>
            )}
            <Turn desk={desk} place={place} />
          </span>
          <span className="ls-chip-words">
            <b className="ls-chip-name">{heroName(hero.id, words.language)}</b>
            {view.seats > 1 && <small className="ls-chip-seat">{board.names[hero.seat]}</small>}
            <span className="ls-bar" data-low={left <= 2 || undefined}>
              <i style={{ width: `${(left / hp) * 100}%` }} />
              {threat && threat.damage > 0 && (
                <i
                  data-threat
                  style={{
                    left: `${(Math.max(0, left - threat.damage) / hp) * 100}%`,
                    width: `${(Math.min(left, threat.damage) / hp) * 100}%`,
                  }}
                />
              )}
              <b>{isFallen ? words.revive : `${left}/${hp}`}</b>
            </span>
            <span className="ls-chip-facts">
              <span className="ls-cubes">
                <Mark sign="cube" />
                {hero.cubes}
              </span>
              {Array.from({ length: CUBES }, (_, at) => (
                <i key={at} className="ls-cube" data-full={at < hero.cubes || undefined}>
                  <Mark sign="cube" />
                </i>
              ))}
              {burn > 0 && (
                <b className="ls-burns">
                  <Mark sign="fire" />
                  {words.loss(burn)}
                </b>
              )}
              {desk.attacker !== undefined && threat && threat.damage + threat.armor > 0 && (
                <b className="ls-blow">
                  <Mark sign="power" />
                  {words.loss(threat.damage + threat.armor)}
                </b>
              )}
              {threat && threat.falls >= 0.005 && (
                <b className="ls-falls" data-grave={threat.falls >= 0.5 || undefined}>
                  <Mark sign="skull" />
                  {chanceSaid(threat.falls, words.language)}
                </b>
              )}
              {signsOf(desk, place).map((sign) => (
                <Mark key={sign} sign={sign} />
              ))}
            </span>
          </span>
        </span>
      </button>
      {advisers.length > 0 && <Advisers desk={desk} seats={advisers} />}
      {/* Beside all of them: it must not lie on the next one. */}
      <Tip of={{ ...tip, anchor: list }}>{label}</Tip>
    </>
  )
}

/** What the attack that is being decided would do to a hero: as picked, or else if this one were. */
function blowOn({ outlook, attacker, view, chosen }: Desk, place: number): HeroThreat | undefined {
  if (attacker === undefined) return undefined
  const { id, at } = view.heroes[place]!
  const forecast = chosen ? outlook.forecast : (outlook.previews.get(id) ?? outlook.previews.get(at))
  const hero = forecast?.heroes.find((one) => one.place === place)
  if (!hero) return { place, damage: 0, armor: 0, falls: 0, dazed: 0 }
  return { ...hero, damage: -hero.health, armor: -hero.armor }
}

/** What the fire will take from a hero at the end of its turn. */
const burnOf = ({ outlook: { assault, assaultThen } }: Desk, place: number): number =>
  (assaultThen ?? assault)?.blows.find(({ by }) => by === 'burning-ground')?.hits.find((hit) => hit.place === place)
    ?.amount ?? 0

const signsOf = ({ view }: Desk, place: number): Sign[] => [
  ...(view.heroes[place]!.dazed ? ['daze' as const] : []),
  ...(view.drawFire === place ? ['aim' as const] : []),
  ...(view.quarry === place ? ['quarry' as const] : []),
]

/** How many actions are left to whoever acts, or that the turn is over. */
function Turn({ desk: { view }, place }: { readonly desk: Desk; readonly place: number }) {
  if (view.turn?.hero === place) return <span className="ls-turn">{view.turn.left}</span>
  if (!view.heroes[place]!.acted || view.phase !== 'squad') return null
  return (
    <span className="ls-turn" data-done>
      <Mark sign="done" />
    </span>
  )
}
