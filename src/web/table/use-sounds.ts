import { useEffect, useRef, useState } from 'react'
import type { Viewer } from '#engine/game'
import type { LineTold } from '#protocol/told'
import { useSettings } from '#web/settings'
import type { Sounds } from '#web/table/sounds'
import { useMedia } from '#web/table/use-media'

// What is heard comes after what is seen.
const loadSounds = () => import('#web/table/sounds')

/** How far lines have been heard: up to one of them, and so many of its events. */
export interface Heard {
  readonly n: number
  readonly events: number
}

export const heardOf = (lines: readonly LineTold[]): Heard => {
  const last = lines.at(-1)
  return { n: last?.n ?? -1, events: last?.events?.length ?? 0 }
}

/** What has happened since, in its order. */
export const unheardOf = (lines: readonly LineTold[], { n, events: heard }: Heard): readonly object[] =>
  lines.flatMap(({ n: at, events = [] }) => (at > n ? events : at === n ? events.slice(heard) : []))

/** Whoever was away for a while does not want to hear all of it at once. */
const MOST = 8

/** What is told can be heard, where the game has something for that and it is wanted; on a phone only if somebody says so. */
export function useSounds(game: string, lines: readonly LineTold[], viewer: Viewer): void {
  const { effects } = useSettings()
  const isPhone = useMedia('(pointer: coarse)')
  const isOn = effects === 'auto' ? !isPhone : effects
  const [sounds, setSounds] = useState<Sounds>()
  const heard = useRef(heardOf(lines))
  useEffect(() => {
    if (!isOn) return
    // Without them all goes on in silence.
    loadSounds()
      .then((loaded) => loaded.soundsOf(game))
      .then(setSounds, () => {})
  }, [game, isOn])
  useEffect(() => {
    const fresh = unheardOf(lines, heard.current)
    heard.current = heardOf(lines)
    if (sounds && isOn && fresh.length <= MOST) sounds.play(fresh, viewer)
  }, [lines, sounds, isOn, viewer])
}
