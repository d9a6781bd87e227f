import { language } from '#web/settings'
import { line as words } from '#web/words/line'

const [NAME, FACE] = ['ludus-name', 'ludus-face']
const own: Record<string, string | undefined> = { [NAME]: read(NAME), [FACE]: read(FACE) }

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keep(key: string, wanted: string): void {
  own[key] = wanted
  try {
    localStorage.setItem(key, wanted)
  } catch {
    // Storage may be full or forbidden; then it holds until the page is closed.
  }
}

/** What someone is called on this device. */
export const ownName = (): string => own[NAME] ?? words[language()].guest

/** Whether someone has ever said here what they want to be called. */
export const hasOwnName = (): boolean => own[NAME] !== undefined

/** The face that someone has chosen on this device. */
export const ownFace = (): string | undefined => own[FACE]

export const keepOwnName = (wanted: string): void => keep(NAME, wanted)

export const keepOwnFace = (wanted: string): void => keep(FACE, wanted)
