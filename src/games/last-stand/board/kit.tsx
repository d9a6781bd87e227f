import { AttackDie, PlacementDie } from '#games/last-stand/board/art/die.tsx'
import { Mark } from '#games/last-stand/board/art/mark.tsx'
import { Medallion } from '#games/last-stand/board/art/portrait.tsx'
import { type Sign, SIGNS } from '#games/last-stand/board/art/signs'
import { Token, TOKEN_IDS } from '#games/last-stand/board/art/token.tsx'
import { DeedCard, KeywordCard } from '#games/last-stand/board/cards/deed-card.tsx'
import { type CardSize, EnemyCard } from '#games/last-stand/board/cards/enemy-card.tsx'
import { GeneralSheet } from '#games/last-stand/board/cards/general-sheet.tsx'
import { HeroSheet } from '#games/last-stand/board/cards/hero-sheet.tsx'
import { MOMENTS, reach } from '#games/last-stand/board/kit/moments'
import { CARD, type CardId, GENERAL_IDS, isGeneral } from '#games/last-stand/content/enemies'
import { HERO_IDS, RAMPAGE_IDS, SKILL_IDS } from '#games/last-stand/content/heroes'
import { KEYWORDS } from '#games/last-stand/content/vocabulary'
import type { KitPart } from '#web/design/parts'
import './kit.css'

export const STAGES: KitPart['STAGES'] = MOMENTS.map((moment) => ({
  ...moment,
  fresh: true,
  reach: () => reach(moment),
}))

const ENEMY_IDS = Object.keys(CARD) as CardId[]
const SIZES: readonly CardSize[] = ['large', 'small']
const language = 'en'

/** Everybody and every card of Last Stand in its sizes, the tokens, the dice and the signs. */
export function Pieces() {
  return (
    <div className="ls-kit">
      {['4.5rem', '2.25rem'].map((width) => (
        <div key={width} style={{ '--piece-width': width }}>
          {[...HERO_IDS, ...ENEMY_IDS].map((id) => (
            <span key={id} className="ls-kit-piece">
              <Medallion of={id} />
            </span>
          ))}
        </div>
      ))}
      <div style={{ '--piece-width': '2.75rem' }}>
        {TOKEN_IDS.flatMap((id) =>
          [undefined, 3].map((count) => (
            <span key={`${id}${count}`} className="ls-kit-piece">
              <Token of={id} {...(count && { count })} />
            </span>
          )),
        )}
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face} className="ls-kit-piece">
            <AttackDie face={face} hits={face > 3} />
          </span>
        ))}
        <span className="ls-kit-piece">
          <PlacementDie face={8} />
        </span>
      </div>
      <div className="ls-kit-signs">
        {(Object.keys(SIGNS) as Sign[]).map((sign) => (
          <Mark key={sign} sign={sign} says={sign} />
        ))}
      </div>
      {SIZES.map((size) => (
        <div key={size} data-size={size}>
          {HERO_IDS.map((hero) => (
            <span key={hero} className="ls-kit-sheet">
              <HeroSheet hero={hero} size={size} language={language} />
            </span>
          ))}
          {GENERAL_IDS.map((general) => (
            <span key={general} className="ls-kit-sheet">
              <GeneralSheet general={general} size={size} language={language} />
            </span>
          ))}
          {ENEMY_IDS.filter((card) => !isGeneral(card)).map((card) => (
            <span key={card} className="ls-kit-card">
              <EnemyCard card={card} size={size} language={language} />
            </span>
          ))}
        </div>
      ))}
      <div data-size="small">
        {KEYWORDS.map((keyword) => (
          <span key={keyword} className="ls-kit-sheet">
            <KeywordCard keyword={keyword} language={language} />
          </span>
        ))}
        {[...SKILL_IDS, ...RAMPAGE_IDS].map((deed) => (
          <span key={deed} className="ls-kit-deed">
            <DeedCard deed={deed} language={language} />
          </span>
        ))}
      </div>
    </div>
  )
}
