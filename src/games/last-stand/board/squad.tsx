import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Advisers } from '#games/last-stand/board/enemy.tsx'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { Token } from '#games/last-stand/board/art/token.tsx'
import { areaOf } from '#games/last-stand/board/spots'
import type { Desk } from '#games/last-stand/board/use-desk'
import type { SquadSpace } from '#games/last-stand/rules/geometry'
import { health } from '#games/last-stand/rules/read'
import { heroName, squadSpaceName } from '#games/last-stand/text/names'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'
import './squad.css'

/** A squad space, and the heroes on it. */
export function SquadSpot({ desk, space }: { readonly desk: Desk; readonly space: SquadSpace }) {
  const { view, words } = desk
  const { fires, aim } = view
  const heroes = view.heroes.flatMap((hero, place) => (hero.at === space ? [{ hero, place }] : []))
  const isLit = desk.isLit(space)
  const isPicked = desk.isPicked(space)
  const isInstead = desk.switchesTo(space)
  const isFree = isLit || isPicked || isInstead
  const refusal =
    isFree || desk.mode !== 'choose' || !desk.isActing ? undefined : desk.whyNot({ kind: 'move', to: space })
  const tip = useTip(refusal !== undefined)
  const advisers = desk.advisers(space)
  const says = [
    words.squadSpace(squadSpaceName(space, words.language)),
    heroes.length > 0 ? heroes.map(({ hero }) => heroName(hero.id, words.language)).join(', ') : words.nobody,
    ...(fires.includes(space) ? [words.fire] : []),
    ...(aim === space ? [words.aim] : []),
    ...(advisers.length > 0 ? [words.pointedAt(advisers.map((seat) => desk.board.names[seat]!))] : []),
  ].join(', ')
  return (
    <div
      className="ls-squad-space"
      style={areaOf(space)}
      data-squad-space={space}
      data-lit={isLit || undefined}
      data-picked={isPicked || undefined}
      data-fire={fires.includes(space) || undefined}
      data-aim={aim === space || undefined}
      data-many={heroes.length > 1 ? heroes.length : undefined}
    >
      <button
        type="button"
        className="ls-stand"
        {...tip.trigger}
        data-option={isLit || undefined}
        data-instead={isInstead || undefined}
        data-key={desk.letters.get(space)}
        aria-disabled={isFree ? undefined : true}
        aria-pressed={isFree ? isPicked : undefined}
        onClick={() => (isFree ? desk.press(space) : tip.open())}
      >
        <span className="unseen">{says}</span>
      </button>
      {refusal && (
        <Tip of={tip} isInteractive>
          <Why of={tip} refusal={refusal} onRule={desk.board.onRule} />
        </Tip>
      )}
      <i
        className="ls-squad-name"
        data-at={space}
        data-hint={isLit ? desk.letters.get(space) : undefined}
        aria-hidden="true"
      >
        {squadSpaceName(space, words.language)}
      </i>
      <span className="ls-here" aria-hidden="true">
        {aim === space && (
          <span className="ls-aim">
            <Token of="aim" />
          </span>
        )}
        {heroes.map(({ hero, place }) => (
          <span
            key={hero.id}
            className="ls-hero"
            data-glide={hero.id}
            data-hero={hero.id}
            data-down={hero.down || undefined}
            data-acting={desk.doer === hero || undefined}
            data-lit={desk.isLit(hero.id) || undefined}
            data-picked={desk.isPicked(hero.id) || undefined}
            data-quarry={view.quarry === place || undefined}
            data-instead={desk.switchesTo(hero.id) || undefined}
            onPointerUp={desk.isLit(hero.id) || desk.switchesTo(hero.id) ? () => desk.press(hero.id) : undefined}
          >
            <Medallion of={hero.id} />
            {!hero.down && (
              <b className="ls-hp">
                <Mark sign="heart" />
                {health(hero)}
              </b>
            )}
            {hero.armor > 0 && (
              <b className="ls-armor">
                <Mark sign="shield" />
                {hero.armor}
              </b>
            )}
          </span>
        ))}
        {fires.includes(space) && (
          <span className="ls-fire">
            <Token of="fire" />
          </span>
        )}
      </span>
      {advisers.length > 0 && <Advisers desk={desk} seats={advisers} />}
    </div>
  )
}
