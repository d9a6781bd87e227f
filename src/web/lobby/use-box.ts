import { useEffect, useState } from 'react'
import type { GameTypes, Text } from '#engine/game'
import type { AnyBox } from '#games/box'
import { openGame } from '#games/shelf'
import { language, useSettings } from '#web/settings'

/** The box of a game; `undefined` until it is open, `null` if there is none. */
export function useBox(game: string): AnyBox | null | undefined {
  const [opened, setOpened] = useState<{ readonly game: string; readonly box: AnyBox | null }>()
  const [error, setError] = useState<Error>()
  useEffect(() => {
    let isWanted = true
    openGame(game).then(
      (box) => isWanted && setOpened({ game, box: box ?? null }),
      (failed: Error) => isWanted && setError(failed),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  if (error) throw error
  return opened?.game === game ? opened.box : undefined
}

/** What a game says of itself in the language that is spoken here. */
export function useText(box: AnyBox | null | undefined): Text<GameTypes> | undefined {
  useSettings()
  return box?.texts[language()]
}
