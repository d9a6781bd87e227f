import { HeroPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { Press } from '#games/roll-and-fight/board/press.tsx'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import { HERO_IDS, type HeroId, ITEMS_OF, TILES_OF } from '#games/roll-and-fight/content/heroes'
import type { Choice } from '#games/roll-and-fight/types'
import { abilityName, heroName, itemName, traitName, traitText } from '#games/roll-and-fight/text/names'

/** RF-R24 The Heroes of the box, one after the other picked by everybody. */
export function PickHero(panel: PanelProps) {
  const { set } = wordsOf(panel.language)
  return (
    <ul className="rf-heroes" aria-label={set.heroes}>
      {HERO_IDS.map((hero, at) => (
        <li key={hero}>
          <Hero panel={panel} hero={hero} at={at} />
        </li>
      ))}
    </ul>
  )
}

interface HeroProps {
  readonly panel: PanelProps
  readonly hero: HeroId
  readonly at: number
}

function Hero({ panel, hero, at }: HeroProps) {
  const { view, names, choices, sending, language } = panel
  const { set } = wordsOf(language)
  const choice: Choice = { kind: 'pick-hero', hero }
  const isOffered = choices.some((one) => one.kind === 'pick-hero' && one.hero === hero)
  const owner = view.boards.findIndex((board) => board.hero === hero)
  return (
    <Press
      className="rf-hero"
      data-key={isOffered ? at + 1 : undefined}
      data-taken={owner >= 0 || undefined}
      data-ordered={(sending?.kind === 'pick-hero' && sending.hero === hero) || undefined}
      onPress={isOffered ? () => panel.onChoose(choice) : undefined}
      whyNot={() => panel.whyNot(choice)}
      onRule={panel.onRule}
    >
      <span className="rf-hero-face">
        <HeroPicture hero={hero} />
      </span>
      <b>{heroName(hero)}</b>
      {owner >= 0 && <em>{set.taken(names[owner]!)}</em>}
      <span className="rf-hero-trait">
        <strong>{traitName(hero, language)}</strong> {traitText(hero, language)}
      </span>
      <span className="rf-hero-things">
        <span className="unseen">{set.tiles}: </span>
        {TILES_OF[hero].map((tile) => (
          <i key={tile}>
            <ThingPicture id={tile} />
            <span>{abilityName(tile, language)}</span>
          </i>
        ))}
      </span>
      <span className="rf-hero-things" data-items>
        <span className="unseen">{set.items}: </span>
        {ITEMS_OF[hero].map((item) => (
          <i key={item}>
            <ThingPicture id={item} />
            <span>{itemName(item, language)}</span>
          </i>
        ))}
      </span>
    </Press>
  )
}
