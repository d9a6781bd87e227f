import { useState } from 'react'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { Advisers } from '#games/last-stand/board/enemy.tsx'
import { isGeneralBeaten, sentences } from '#games/last-stand/board/describe'
import type { Part } from '#games/last-stand/board/plan'
import type { Desk } from '#games/last-stand/board/use-desk'
import { GENERAL } from '#games/last-stand/content/enemies'
import { isSkill, type RampageId, SKILL, type SkillId } from '#games/last-stand/content/heroes'
import { CUBES, generalDamage } from '#games/last-stand/rules/read'
import { cardName, deedName, heroName } from '#games/last-stand/text/names'
import { abilitiesSaid, attackSaid, heroDeeds, rampageSaid, skillSaid } from '#games/last-stand/text/sentences'
import { useRoving } from '#web/design/roving'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'
import './sheet.css'

type DeedId = SkillId | RampageId

/** The sheet of a hero: its skills and its rampage, each a button where it is the hero's turn. */
export function Sheet({ desk }: { readonly desk: Desk }) {
  const { shown, words, view } = desk
  const deeds = shown ? heroDeeds(shown) : []
  const roving = useRoving<HTMLUListElement>(deeds.length)
  if (!shown) return <Foe desk={desk} />
  const isDoer = desk.doer?.id === shown
  const cubes = view.heroes.find(({ id }) => id === shown)?.cubes ?? 0
  const whose = whoseSaid(desk)
  return (
    <ul
      className="ls-sheet"
      aria-label={words.sheet(heroName(shown, words.language))}
      data-hero={shown}
      {...roving.list}
    >
      {whose && <li className="ls-whose">{whose}</li>}
      {deeds.map((deed, at) => (
        <li key={deed}>
          {isDoer ? (
            <Deed desk={desk} deed={deed} at={at} cubes={cubes} roving={roving.item(at)} />
          ) : (
            <Still desk={desk} deed={deed} cubes={cubes} roving={roving.item(at)} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whose skills these are, where they cannot be used: a sheet that one only looks at. */
function whoseSaid({ view, shown, doer, board, words, isLooking, mode }: Desk): string | undefined {
  const hero = view.heroes.find(({ id }) => id === shown)
  if (!hero || hero === doer || board.viewer === 'spectator') return undefined
  const name = heroName(hero.id, words.language)
  if (hero.seat !== board.viewer) return words.notYours(name, board.names[hero.seat]!)
  return isLooking && mode === 'choose' ? words.notActing(name) : undefined
}

/** The general's sheet, as long as nobody is picked. */
function Foe({ desk: { view, words } }: { readonly desk: Desk }) {
  const { language } = words
  const name = cardName(view.general, language)
  const { hp } = GENERAL[view.general]
  return (
    <ul className="ls-sheet" aria-label={words.sheet(name)} data-foe>
      <li className="ls-foe">
        <span className="ls-foe-face">
          <Medallion of={view.general} />
        </span>
        <b>{name}</b>
        <span>{words.hp(isGeneralBeaten(view) ? 0 : hp - generalDamage(view), hp)}</span>
      </li>
      {[...abilitiesSaid(view.general, language), attackSaid(view.general, language)].map((ability) => (
        <li key={ability.name}>
          <div className="ls-deed" data-still>
            <span className="ls-deed-shown">
              <b>{ability.name}</b>
              <span className="ls-deed-text">{ability.said}</span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface DeedProps {
  readonly desk: Desk
  readonly deed: DeedId
  readonly cubes: number
}

/** A deed of the hero who acts: taken in hand where it is offered, else it says why not. */
function Deed({ desk, deed, at, cubes, roving }: DeedProps & { readonly at: number; readonly roving: object }) {
  const { words, mode } = desk
  const { language } = words
  const part: Part = isSkill(deed) ? deed : 'rampage'
  const isPicked = desk.isPicked(part)
  const isOffered = isPicked || desk.offers(part)
  const says = isSkill(deed) ? skillSaid(deed, language) : rampageSaid(deed, language)
  const cost = isSkill(deed) ? words.cost(SKILL[deed].cost) : words.costCubes
  // Until the next question a card stays as it lay.
  const isIdle = mode === 'watch' || desk.isBusy || desk.board.isPlaying
  const [wasOffered, setOffered] = useState(isOffered)
  if (!isIdle && wasOffered !== isOffered) setOffered(isOffered)
  const refusal =
    isOffered || mode !== 'choose'
      ? undefined
      : desk.whyNot(isSkill(deed) ? { kind: 'skill', skill: deed } : { kind: 'rampage' })
  const advisers = desk.advisers(part)
  const tip = useTip(true, isOffered ? 'name' : 'reason')
  const name = `${deedName(deed, language)} (${cost})`
  return (
    <>
      <button
        type="button"
        className="ls-deed"
        {...roving}
        {...tip.trigger}
        data-option={(isOffered && !isPicked) || undefined}
        data-lit={(desk.isLit(part) && !isPicked) || undefined}
        data-key={at + 1}
        data-idle={(isIdle && wasOffered) || undefined}
        data-still={(mode === 'watch' && desk.doer?.seat !== desk.board.viewer) || undefined}
        aria-pressed={isOffered ? isPicked : undefined}
        aria-disabled={isOffered ? undefined : true}
        onClick={() => {
          if (!isOffered) return tip.open()
          tip.close()
          desk.press(part)
        }}
      >
        <span className="unseen">{sentences([name, says, refusal?.message])}</span>
        <span className="ls-printed" aria-hidden="true">
          <Printed desk={desk} deed={deed} cubes={cubes} />
        </span>
      </button>
      {advisers.length > 0 && <Advisers desk={desk} seats={advisers} />}
      <Tip of={tip} isInteractive={refusal !== undefined}>
        <div className="ls-card">
          <b>{name}</b>
          <p>{says}</p>
          {refusal && <Why of={tip} refusal={refusal} onRule={desk.board.onRule} />}
        </div>
      </Tip>
    </>
  )
}

/** A deed of somebody else, to be read. */
function Still({ desk, deed, cubes, roving }: DeedProps & { readonly roving: object }) {
  const { language } = desk.words
  const tip = useTip(true, 'name')
  const says = isSkill(deed) ? skillSaid(deed, language) : rampageSaid(deed, language)
  return (
    <>
      <button type="button" className="ls-deed" data-still {...roving} {...tip.trigger} onClick={tip.open}>
        <span className="unseen">{sentences([deedName(deed, language), says])}</span>
        <span className="ls-printed" aria-hidden="true">
          <Printed deed={deed} cubes={cubes} desk={desk} />
        </span>
      </button>
      <Tip of={tip}>
        <div className="ls-card">
          <b>{deedName(deed, language)}</b>
          <p>{says}</p>
        </div>
      </Tip>
    </>
  )
}

function Printed({ desk: { words }, deed, cubes }: DeedProps) {
  const { language } = words
  return (
    <span className="ls-deed-shown" data-rampage={isSkill(deed) ? undefined : true}>
      <span className="ls-deed-head">
        <b>{deedName(deed, language)}</b>
        <Cost deed={deed} cubes={cubes} />
      </span>
      <span className="ls-deed-text">{isSkill(deed) ? skillSaid(deed, language) : rampageSaid(deed, language)}</span>
    </span>
  )
}

/** What a deed costs: a sign an action, or the three cubes as far as they are there. */
function Cost({ deed, cubes }: { readonly deed: DeedId; readonly cubes: number }) {
  if (isSkill(deed))
    return (
      <span className="ls-cost">
        {Array.from({ length: SKILL[deed].cost }, (_, at) => (
          <Mark key={at} sign="action" />
        ))}
        {SKILL[deed].limit && <Mark sign="once" />}
      </span>
    )
  return (
    <span className="ls-cost">
      {Array.from({ length: CUBES }, (_, at) => (
        <span key={at} className="ls-cube" data-full={at < cubes || undefined}>
          <Mark sign="cube" />
        </span>
      ))}
    </span>
  )
}
