import { useEffect, useRef } from 'react'
import { useSettings } from '#web/settings'

// What is heard comes after what is seen; without it the page says it all the same.
const ring = () => import('#web/table/sound').then(({ ringForTurn }) => ringForTurn()).catch(() => {})

/** How long, in milliseconds, the title shows each of its two faces. */
const BLINK = 1000

/** Calls the player whose turn it is: with a sound, and in the title of the page, where both are wanted. */
export function useTurnSigns(turn: string | undefined, game: string): void {
  const { sound, blink } = useSettings()
  const wasTurn = useRef(turn !== undefined)
  const isTurn = turn !== undefined
  const title = `${game} · Ludus`
  useEffect(() => {
    if (isTurn && !wasTurn.current && sound) void ring()
    wasTurn.current = isTurn
  }, [isTurn, sound])

  useEffect(() => {
    document.title = turn === undefined ? title : `● ${turn} · ${title}`
    if (turn === undefined || !blink) return undefined
    let isLit = true
    const timer = window.setInterval(() => {
      isLit = !document.hidden || !isLit
      document.title = isLit ? `● ${turn} · ${title}` : `○ ${title}`
    }, BLINK)
    return () => window.clearInterval(timer)
  }, [turn, title, blink])
}
