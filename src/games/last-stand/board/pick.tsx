import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { Advisers } from '#games/last-stand/board/enemy.tsx'
import type { Desk } from '#games/last-stand/board/use-desk'
import { HERO, HERO_IDS, type HeroId } from '#games/last-stand/content/heroes'
import { deedName, heroName } from '#games/last-stand/text/names'
import { heroDeeds } from '#games/last-stand/text/sentences'
import { useRoving } from '#web/design/roving'
import './pick.css'

/** The heroes of the box, of whom everybody picks: whoever has one, and whoever is still free. */
export function Pick({ desk }: { readonly desk: Desk }) {
  const roving = useRoving<HTMLUListElement>(HERO_IDS.length)
  return (
    <ul className="ls-pick" aria-label={desk.words.heroesToPick} {...roving.list}>
      {HERO_IDS.map((id, at) => (
        <li key={id}>
          <Candidate desk={desk} id={id} at={at} roving={roving.item(at)} />
        </li>
      ))}
    </ul>
  )
}

interface CandidateProps {
  readonly desk: Desk
  readonly id: HeroId
  readonly at: number
  readonly roving: object
}

function Candidate({ desk, id, at, roving }: CandidateProps) {
  const { words, view, board } = desk
  const owner = view.heroes.find((hero) => hero.id === id)
  const isLit = desk.isLit(id)
  const isPicked = desk.isPicked(id)
  const isFree = isLit || isPicked || desk.switchesTo(id)
  const advisers = desk.advisers(id)
  const name = heroName(id, words.language)
  const deeds = heroDeeds(id).map((deed) => deedName(deed, words.language))
  return (
    <>
      <button
        type="button"
        className="ls-candidate"
        {...roving}
        data-option={(isFree && !isPicked) || undefined}
        data-key={at + 1}
        data-taken={owner ? true : undefined}
        aria-pressed={isFree ? isPicked : undefined}
        aria-disabled={isFree ? undefined : true}
        onClick={() => isFree && desk.press(id)}
      >
        <span className="ls-candidate-face">
          <Medallion of={id} />
        </span>
        <span className="ls-candidate-words">
          <b>{name}</b>
          <small>{owner ? board.names[owner.seat] : words.health(HERO[id].hp, HERO[id].hp)}</small>
          <small className="ls-candidate-deeds">{deeds.join(' · ')}</small>
        </span>
      </button>
      {advisers.length > 0 && <Advisers desk={desk} seats={advisers} />}
    </>
  )
}
