import { useEffect, useEffectEvent, useState } from 'react'
import type { About } from '#engine/game'
import type { AnyBox } from '#games/box'
import { GAMES } from '#games/shelf'
import { type Board, loadBoard } from '#web/boards'

/** A game as a table needs it: what it is and what it says; its rules follow a moment later. */
export interface TableGame {
  readonly about: About<object>
  readonly texts: AnyBox['texts']
  readonly Board: Board | undefined
  readonly rules?: AnyBox['game']
}

/** Milliseconds that the board has to itself before the rules are loaded. */
const RULES_AFTER = 1500

const sleep = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms))

/**
 * The game of a table; `undefined` until words and board are there, `null` if this page has no such game. Of a match that
 * is over, the rules know what it came to: they follow at once.
 */
export function useGame(id: string | undefined, isOver: boolean): TableGame | null | undefined {
  const [game, setGame] = useState<TableGame | null>()
  const pauseBeforeRules = useEffectEvent(() => (isOver ? 0 : RULES_AFTER))
  useEffect(() => {
    if (id === undefined) return
    const lid = GAMES.find(({ about }) => about.id === id)
    if (!lid) return setGame(null)
    Promise.all([lid.texts(), loadBoard(id)])
      .then(async ([texts, Board]) => {
        const known = { about: lid.about, texts, Board }
        setGame(known)
        await sleep(pauseBeforeRules())
        const { game: rules } = await lid.open()
        setGame({ ...known, rules })
      })
      .catch(() => setGame((known) => known ?? null))
  }, [id])
  return game
}
