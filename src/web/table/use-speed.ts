import { useSettings } from '#web/settings'
import { useMedia } from '#web/table/use-media'

/** How fast things move here, 1 as drawn: what was set, but not at all where the system asks for stillness. */
export function useSpeed(): number {
  const { speed } = useSettings()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  return isStill ? 0 : speed
}
