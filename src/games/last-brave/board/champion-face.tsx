import type { Seat } from '#engine/game'
import { Picture } from '#games/last-brave/board/art/picture.tsx'
import { Lattice } from '#games/last-brave/board/card-back.tsx'
import type { CardSize } from '#games/last-brave/board/card-face.tsx'
import type { CardWords } from '#games/last-brave/board/card-words-type'
import { Crest } from '#games/last-brave/board/crest.tsx'
import { FactionMark } from '#games/last-brave/board/faction-mark.tsx'
import { Keyword } from '#games/last-brave/board/keyword.tsx'
import { CHAMPION, type ChampionId } from '#games/last-brave/cards'
import './card.css'
import './champion.css'

interface ChampionFaceProps {
  readonly champion: ChampionId
  readonly size: CardSize
  readonly words: CardWords
  /** Whether factions matter, so that their marks are shown. */
  readonly allied?: boolean
}

/** A Champion, face up: who it is and what it can do once. What it says is said by whatever holds it. */
export function ChampionFace({ champion, size, words, allied = false }: ChampionFaceProps) {
  const { faction, isLeader, secret } = CHAMPION[champion]
  const { name, skill } = words.champion(champion)
  return (
    <span className="lb-card lb-champion" data-size={size} data-kind="champion" aria-hidden="true">
      <span className="lb-face">
        <span className="lb-picture">
          <Picture of={champion} />
          {allied && faction && <FactionMark faction={faction} isLeader={isLeader} words={words} />}
        </span>
        <span className="lb-name">{size === 'large' ? name : firstOf(name)}</span>
        {size === 'large' && <span className="lb-skill">{skill}</span>}
        <span className="lb-gains">
          {secret.map((keyword, at) => (
            <Keyword key={at} keyword={keyword} words={words} short={size !== 'large'} />
          ))}
        </span>
      </span>
    </span>
  )
}

const firstOf = (name: string): string => name.split(' ')[0]!

/** The leaves of a wreath that is open at the top, by the angle at which they stand. */
const LEAVES = [42, 64, 86, 108, 130, 152].flatMap((turn) => [turn, -turn])
const RIGHT_LEAF = 'M64 13C56 14 47 8 45-1C54-3 63 4 64 13ZM64 13C57 15 46 20 42 28C52 30 62 24 64 13Z'
const LEFT_LEAF = 'M56 13C64 14 73 8 75-1C66-3 57 4 56 13ZM56 13C63 15 74 20 78 28C68 30 58 24 56 13Z'

/** A Champion, face down: all alike but for the crest of the seat that it fights for. */
export function ChampionBack({ seat }: { readonly seat: Seat }) {
  return (
    <span className="lb-card lb-champion" aria-hidden="true">
      <span className="lb-back" data-kind="champion">
        <Lattice />
        <svg className="lb-laurel" viewBox="0 0 120 120">
          <circle cx="60" cy="60" r="48" />
          {LEAVES.map((turn) => (
            <path key={turn} transform={`rotate(${turn} 60 60)`} d={turn > 0 ? RIGHT_LEAF : LEFT_LEAF} />
          ))}
        </svg>
        <Crest seat={seat} />
      </span>
    </span>
  )
}
