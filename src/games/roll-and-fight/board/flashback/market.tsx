import { useState } from 'react'
import { ThingPicture } from '#games/roll-and-fight/board/art/thing.tsx'
import { Option, offeredTo } from '#games/roll-and-fight/board/fight/option.tsx'
import { Cost } from '#games/roll-and-fight/board/flashback/cost.tsx'
import { FLASHBACK_WORDS } from '#games/roll-and-fight/board/flashback/words'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { TILE, type TileId, TILES_OF } from '#games/roll-and-fight/content/heroes'
import { abilitySaid } from '#games/roll-and-fight/text/card-words'
import { plainText } from '#games/roll-and-fight/text/effect-words'
import { abilityName } from '#games/roll-and-fight/text/names'
import { Button } from '#web/design/button.tsx'

/** No key of the table, nor of a die. */
const TILE_KEYS = 'GIJKNQVY'

/** The eight tiles of a Hero, to be bought for Experience; where four are there one says which goes. */
export function Market({ board }: { readonly board: BoardProps }) {
  const { view, seat, language } = board
  const own = view.boards[seat]!
  const words = FLASHBACK_WORDS[language]
  const [wanted, want] = useState<TileId>()
  const swaps = (tile: TileId) =>
    offeredTo(board).flatMap((choice) =>
      choice.kind === 'buy' && choice.tile === tile && choice.discard ? [choice] : [],
    )
  const buying = wanted !== undefined && swaps(wanted).length > 0 ? wanted : undefined
  return (
    <section className="rf-market" aria-label={words.tiles}>
      <h3>
        {words.tiles} <small>{words.experience(own.xp - own.spent)}</small>
      </h3>
      {buying ? (
        <div className="rf-swap">
          <p role="status">
            <b>{abilityName(buying, language)}.</b> {words.discard}
          </p>
          <span className="rf-answers">
            {swaps(buying).map((choice, at) => (
              <Option key={choice.discard} board={board} choice={choice} hotkey={TILE_KEYS[at]}>
                {words.discarding(abilityName(choice.discard!, language))}
              </Option>
            ))}
            <Button kind="quiet" onClick={() => want(undefined)}>
              {words.keep}
            </Button>
          </span>
        </div>
      ) : (
        <ul>
          {TILES_OF[own.hero!].map((tile, at) => (
            <li key={tile}>
              <TileOption
                board={board}
                tile={tile}
                hotkey={TILE_KEYS[at]!}
                {...(swaps(tile).length > 0 && { onPick: () => want(tile) })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface TileProps {
  readonly board: BoardProps
  readonly tile: TileId
  readonly hotkey: string
  readonly onPick?: () => void
}

function TileOption({ board, tile, hotkey, onPick }: TileProps) {
  const { view, seat, language } = board
  const words = FLASHBACK_WORDS[language]
  const isOwned = view.boards[seat]!.tiles.includes(tile)
  const name = abilityName(tile, language)
  return (
    <Option
      board={board}
      choice={{ kind: 'buy', tile }}
      hotkey={hotkey}
      className="rf-tile"
      label={`${name}${isOwned ? `, ${words.owned}` : ''}. ${abilitySaid(tile, language)}`}
      says={
        <>
          <b>{name}.</b> {abilitySaid(tile, language)}
        </>
      }
      {...(onPick && { onPick })}
    >
      <span className="rf-usable-picture">
        <ThingPicture id={tile} />
      </span>
      <span className="rf-usable-words">
        <b>{name}</b>
        <Cost ability={tile} />
        <small className="rf-tile-text">{plainText(tile, language)}</small>
      </span>
      <b className="rf-price" data-owned={isOwned || undefined}>
        {isOwned ? '✓' : TILE[tile].xp}
      </b>
    </Option>
  )
}
