import { useState } from 'react'
import type { LineTold } from '#protocol/told'

/** How much of the chat has come since it was last looked at; what was there at first is not new. */
export function useUnread(lines: readonly LineTold[], isShown: boolean): number {
  const [read, setRead] = useState(lines.at(-1)?.n ?? 0)
  const last = lines.at(-1)?.n ?? 0
  if (isShown && read !== last) setRead(last)
  return isShown ? 0 : lines.filter(({ n, what, text }) => n > read && what === 'chat' && text !== '').length
}
