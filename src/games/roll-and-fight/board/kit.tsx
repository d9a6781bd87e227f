import { DieFace, FlashbackDie, SlotFace } from '#games/roll-and-fight/board/art/die.tsx'
import { BossPicture, HeroPicture, MinionPicture } from '#games/roll-and-fight/board/art/people.tsx'
import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import { type SignName, SIGNS } from '#games/roll-and-fight/board/art/signs'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { AbilityCard } from '#games/roll-and-fight/board/cards/ability-card.tsx'
import { DenCard } from '#games/roll-and-fight/board/cards/den-card.tsx'
import { ItemCard } from '#games/roll-and-fight/board/cards/item-card.tsx'
import { BossCard, HeroCard } from '#games/roll-and-fight/board/cards/person-card.tsx'
import { MOMENTS, reach } from '#games/roll-and-fight/board/kit/moments'
import { BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { DEN_IDS } from '#games/roll-and-fight/content/dens'
import { ABILITY_IDS, HERO_IDS, ITEM_IDS } from '#games/roll-and-fight/content/heroes'
import { ACTIONS, FACES, MINION_TYPES } from '#games/roll-and-fight/content/vocabulary'
import type { KitPart } from '#web/design/parts'
import './kit.css'

export const STAGES: KitPart['STAGES'] = MOMENTS.map((moment) => ({
  ...moment,
  fresh: true,
  reach: () => reach(moment),
}))

const language = 'en'

/** Everybody and everything of Vengeance: Roll & Fight: people, dice, signs, things and cards. */
export function Pieces() {
  return (
    <div className="rf-kit">
      {['4.5rem', '2.25rem', '1.5rem'].map((width) => (
        <div key={width} style={{ '--piece-width': width }}>
          {HERO_IDS.map((hero) => (
            <span key={hero} className="rf-kit-piece">
              <HeroPicture hero={hero} />
            </span>
          ))}
          {BOSS_IDS.map((boss) => (
            <span key={boss} className="rf-kit-piece">
              <BossPicture boss={boss} />
            </span>
          ))}
          {MINION_TYPES.map((type) => (
            <span key={type} className="rf-kit-piece">
              <MinionPicture type={type} />
            </span>
          ))}
        </div>
      ))}
      {['2.75rem', '1.75rem'].map((width) => (
        <div key={width} style={{ '--piece-width': width }}>
          {[...FACES, null].map((face) => (
            <span key={face} className="rf-kit-piece">
              <DieFace face={face} />
            </span>
          ))}
          {(['any', 'blade-or-gun'] as const).map((slot) => (
            <span key={slot} className="rf-kit-piece">
              <SlotFace slot={slot} />
            </span>
          ))}
          {[...ACTIONS, null].map((action) => (
            <span key={action} className="rf-kit-piece">
              <FlashbackDie action={action} />
            </span>
          ))}
          {(Object.keys(SIGNS) as SignName[]).map((name) => (
            <span key={name} className="rf-kit-piece">
              <Sign name={name} />
            </span>
          ))}
        </div>
      ))}
      {['4.5rem', '2.25rem'].map((width) => (
        <div key={width} style={{ '--piece-width': width }}>
          {[...ABILITY_IDS, ...ITEM_IDS].map((id) => (
            <span key={id} className="rf-kit-piece">
              <ThingPicture id={id} />
            </span>
          ))}
        </div>
      ))}
      <div>
        {HERO_IDS.map((hero) => (
          <span key={hero} className="rf-kit-card">
            <HeroCard hero={hero} language={language} />
          </span>
        ))}
        {BOSS_IDS.map((boss) => (
          <span key={boss} className="rf-kit-card">
            <BossCard boss={boss} language={language} />
          </span>
        ))}
        {ABILITY_IDS.map((ability) => (
          <span key={ability} className="rf-kit-card">
            <AbilityCard ability={ability} language={language} />
          </span>
        ))}
        {ITEM_IDS.map((item) => (
          <span key={item} className="rf-kit-card">
            <ItemCard item={item} language={language} />
          </span>
        ))}
      </div>
      <div>
        {DEN_IDS.map((den) => (
          <span key={den} className="rf-kit-den">
            <DenCard den={den} language={language} />
          </span>
        ))}
      </div>
    </div>
  )
}
