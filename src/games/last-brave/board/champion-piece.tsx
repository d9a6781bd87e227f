import type { Seat } from '#engine/game'
import { ChampionBack, ChampionFace } from '#games/last-brave/board/champion-face.tsx'
import { describeChampion } from '#games/last-brave/board/describe'
import { Piece } from '#games/last-brave/board/piece.tsx'
import type { Desk } from '#games/last-brave/board/use-desk'
import { Whose } from '#games/last-brave/board/whose.tsx'
import { FACE_DOWN } from '#games/last-brave/cards'
import { isAllied } from '#games/last-brave/options'
import { Icon } from '#web/design/icon.tsx'
import { semiClosedEye } from '#web/design/icons'

interface ChampionPieceProps {
  readonly desk: Desk
  readonly seat: Seat
  readonly roving: object
}

/** A Champion, face up for all, for its owner alone (LB-012), or for nobody. */
export function ChampionPiece({ desk, seat, roving }: ChampionPieceProps) {
  const { words, near, view } = desk
  const { champion, faceUp } = view.fighters[seat]!
  const size = seat === near ? 'small' : 'tiny'
  const allied = isAllied(view.options)
  const isKnown = champion !== FACE_DOWN
  return (
    <Piece
      desk={desk}
      glide={`${seat}-champion`}
      label={isKnown ? describeChampion(champion, allied, words) : words.hiddenChampion}
      note={isKnown ? (faceUp ? undefined : words.ownHidden) : words.hiddenChampion}
      large={
        isKnown ? <ChampionFace champion={champion} size="large" words={words.cards} allied={allied} /> : undefined
      }
      whose={<Whose desk={desk} seat={seat} says={words.cards.types.champion} />}
      roving={roving}
    >
      {isKnown ? (
        <ChampionFace champion={champion} size={size} words={words.cards} allied={allied} />
      ) : (
        <ChampionBack seat={seat} />
      )}
      {isKnown && !faceUp && (
        <span className="tlb-veil">
          <Icon of={semiClosedEye} />
        </span>
      )}
    </Piece>
  )
}
