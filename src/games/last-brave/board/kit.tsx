import { CardBack } from '#games/last-brave/board/card-back.tsx'
import { CardFace, type CardSize } from '#games/last-brave/board/card-face.tsx'
import type { CardWords } from '#games/last-brave/board/card-words-type'
import { ChampionBack, ChampionFace } from '#games/last-brave/board/champion-face.tsx'
import { Crest } from '#games/last-brave/board/crest.tsx'
import { CRESTS } from '#games/last-brave/crests'
import { FactionMark } from '#games/last-brave/board/faction-mark.tsx'
import { keywordWords } from '#games/last-brave/board/keyword-words'
import { Cost, Keyword } from '#games/last-brave/board/keyword.tsx'
import {
  ATTRIBUTE,
  type CardId,
  CARDS,
  CHAMPION,
  CHAMPIONS,
  type Faction,
  type Keyword as AKeyword,
  TYPES,
} from '#games/last-brave/cards'
import { MOMENTS, reach } from '#games/last-brave/board/kit/moments'
import type { KitPart } from '#web/design/parts'
import './kit.css'

const WORDS: CardWords = {
  nameOf: (card) => ATTRIBUTE[card].name,
  flavourOf: (card) => ATTRIBUTE[card].flavour,
  keyword: keywordWords.en,
  costs: { continuous: 'Continuous', fatigue: 'Fatigue', forfeit: 'Forfeit' },
  types: { class: 'Class', element: 'Element', arms: 'Arms', champion: 'Champion' },
  champion: (id) => CHAMPION[id],
  leader: 'Leader',
  faction: (faction) => faction,
}

const KEYWORDS: readonly AKeyword[] = [
  { do: 'power', by: 2 },
  { do: 'hits' },
  { do: 'negate', what: 'defend' },
  { do: 'negate', what: 'reflect' },
  { do: 'defend' },
  { do: 'reflect' },
  { do: 're-engage' },
  { do: 'scatter-shot' },
  { do: 'seal' },
  { do: 'revive' },
  { do: 'recover' },
  { do: 'resist' },
]
const COSTS = ['continuous', 'fatigue', 'forfeit'] as const
const FACTIONS: readonly Faction[] = ['red', 'blue', 'gray']
/** As large as they are on the table; a tile has more room on a laptop than on a phone. */
const SIZES: readonly (readonly [size: CardSize, width: number, height: number])[] = [
  ['large', 180, 250],
  ['small', 72, 100],
  ['tiny', 80, 66],
  ['tiny', 44, 30],
]
const TURNED: readonly CardId[] = ['class.knight', 'element.fire', 'arms.sword']

export const STAGES: KitPart['STAGES'] = MOMENTS.map((moment) => ({
  ...moment,
  fresh: true,
  reach: () => reach(moment),
}))

/** Every card of The Last Brave in its sizes and states, the crests, and the signs of the keywords. */
export function Pieces() {
  return (
    <div className="lb-kit">
      <div>
        {CRESTS.map((crest, seat) => (
          <Crest key={crest} seat={seat} />
        ))}
        {FACTIONS.flatMap((faction) =>
          [true, false].map((isLeader) => (
            <FactionMark key={`${faction}${isLeader}`} faction={faction} isLeader={isLeader} words={WORDS} />
          )),
        )}
      </div>
      <div>
        {COSTS.map((cost) => (
          <Cost key={cost} cost={cost} words={WORDS} named />
        ))}
        {KEYWORDS.map((keyword) => (
          <Keyword key={WORDS.keyword(keyword)} keyword={keyword} words={WORDS} />
        ))}
      </div>
      {SIZES.map(([size, width, height]) => (
        <div key={width} data-size={size} style={{ '--card': `${width}px`, '--tall': `${height}px` }}>
          {CARDS.map((card) => (
            <span key={card}>
              <CardFace card={card} size={size} words={WORDS} />
            </span>
          ))}
          {CHAMPIONS.map((champion) => (
            <span key={champion}>
              <ChampionFace champion={champion} size={size} words={WORDS} allied={size !== 'small'} />
            </span>
          ))}
          {TURNED.map((card) => (
            <span key={card}>
              <CardFace card={card} size={size} words={WORDS} state={{ sideways: true, down: false }} />
            </span>
          ))}
          {TURNED.map((card) => (
            <span key={card}>
              <CardFace card={card} size={size} words={WORDS} state={{ sideways: false, down: true }} />
            </span>
          ))}
          {TYPES.map((type) => (
            <span key={type}>
              <CardBack type={type} />
            </span>
          ))}
          <span>
            <ChampionBack seat={0} />
          </span>
        </div>
      ))}
    </div>
  )
}
