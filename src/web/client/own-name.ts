import { language } from '#web/settings'
import { line as words } from '#web/words/line'

const KEY = 'ludus-name'
let name: string | undefined = read()

function read(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** What someone is called on this device. */
export const ownName = (): string => name ?? words[language()].guest

export function keepOwnName(wanted: string): void {
  name = wanted
  try {
    localStorage.setItem(KEY, wanted)
  } catch {
    // Storage may be full or forbidden; then the name holds until the page is closed.
  }
}
