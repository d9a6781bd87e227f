import { useTyped } from '#web/design/typed'

/** What a key does, by its letter. */
type Keys = Readonly<Record<string, () => void>>

/** Hears single keys, as `useTyped` does. */
export function useKeys(keys: Keys): void {
  useTyped(({ key }) => {
    const pressed = keys[key.toLowerCase()]
    pressed?.()
    return pressed !== undefined
  })
}
