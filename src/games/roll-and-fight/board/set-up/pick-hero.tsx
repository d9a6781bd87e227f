import { useState } from 'react'
import { HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { Cost } from '#games/roll-and-fight/board/flashback/cost.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { Press } from '#games/roll-and-fight/board/press.tsx'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import {
  type AbilityId,
  HERO_IDS,
  type HeroId,
  isItem,
  type ItemId,
  ITEMS_OF,
  TILES_OF,
} from '#games/roll-and-fight/content/heroes'
import type { Choice } from '#games/roll-and-fight/types'
import { costSaid } from '#games/roll-and-fight/text/card-words'
import { plainText } from '#games/roll-and-fight/text/effect-words'
import { abilityName, heroName, itemName, traitName, traitText } from '#games/roll-and-fight/text/names'
import { Button } from '#web/design/button.tsx'
import './heroes.css'

/** RF-R24 The Heroes of the box, one after the other picked by everybody: one press shows a Hero, the next takes them. */
export function PickHero(panel: PanelProps) {
  const { set } = wordsOf(panel.language)
  const [seen, see] = useState<HeroId>()
  const shown = seen && isOffered(panel, seen) ? seen : undefined
  return (
    <ul className="rf-heroes" aria-label={set.heroes} data-one={shown}>
      {HERO_IDS.map((hero, at) => (
        <li key={hero} data-shown={hero === shown || undefined}>
          <Hero panel={panel} hero={hero} at={at} isShown={hero === shown} onShow={() => see(hero)} />
        </li>
      ))}
    </ul>
  )
}

const isOffered = ({ choices }: PanelProps, hero: HeroId): boolean =>
  choices.some((one) => one.kind === 'pick-hero' && one.hero === hero)

interface HeroProps {
  readonly panel: PanelProps
  readonly hero: HeroId
  readonly at: number
  readonly isShown: boolean
  readonly onShow: () => void
}

function Hero({ panel, hero, at, isShown, onShow }: HeroProps) {
  const { view, names, sending, confirm, language } = panel
  const { set } = wordsOf(language)
  const choice: Choice = { kind: 'pick-hero', hero }
  const canTake = isOffered(panel, hero)
  const owner = view.boards.findIndex((board) => board.hero === hero)
  const isSending = sending?.kind === 'pick-hero' && sending.hero === hero
  const take = (): void => panel.onChoose(choice)
  return (
    <>
      <Press
        className="rf-hero"
        data-key={canTake ? at + 1 : undefined}
        data-taken={owner >= 0 || undefined}
        data-ordered={isSending || undefined}
        aria-pressed={canTake ? isShown : undefined}
        onPress={canTake ? (isShown || !confirm ? take : onShow) : undefined}
        whyNot={() => panel.whyNot(choice)}
        onRule={panel.onRule}
      >
        <span className="rf-hero-face">
          <HeroPicture hero={hero} />
        </span>
        <span className="rf-hero-words">
          <b>{heroName(hero)}</b>
          {owner >= 0 && <em>{set.taken(names[owner]!)}</em>}
          <span className="rf-hero-trait">
            <strong>{traitName(hero, language)}</strong> {traitText(hero, language)}
          </span>
        </span>
        <Things says={set.tiles} all={TILES_OF[hero]} panel={panel} isShown={isShown} />
        <Things says={set.items} all={ITEMS_OF[hero]} panel={panel} isShown={isShown} />
      </Press>
      {isShown && (
        <Button kind="primary" className="rf-hero-take" data-key="Enter" busy={sending !== null} onClick={take}>
          {set.takeHero(heroName(hero))}
        </Button>
      )}
    </>
  )
}

interface ThingsProps {
  readonly says: string
  readonly all: readonly (AbilityId | ItemId)[]
  readonly panel: PanelProps
  readonly isShown: boolean
}

/** What a Hero brings along, by name; of the one that is shown what it does, too. */
function Things({ says, all, panel: { language }, isShown }: ThingsProps) {
  return (
    <span className="rf-hero-things" data-items={isItem(all[0]!) || undefined}>
      <span className="unseen">{says}: </span>
      {all.map((id) => (
        <i key={id}>
          <ThingPicture id={id} />
          <span>
            <b>{isItem(id) ? itemName(id, language) : abilityName(id, language)}</b>
            {isShown && (
              <small>
                {' '}
                {!isItem(id) && <span className="unseen">({costSaid(id, language)})</span>}
                {!isItem(id) && <Cost ability={id} />} {plainText(id, language)}
              </small>
            )}
          </span>
        </i>
      ))}
    </span>
  )
}
