import { BOT_FACES, FACES } from '#protocol/faces'
import type { GuestId, TableId } from '#house/entry'
import type { Seat } from '#engine/game'

/** What bots are called; the same in every language, and each known by its first letter. */
const BOT_NAMES = [
  ...['Adalia', 'Bruno', 'Corvin', 'Dorle', 'Emmerich', 'Frieda', 'Gundula', 'Hektor', 'Isolde', 'Jasper', 'Kunigunde'],
  ...['Lothar', 'Mathilda', 'Norbert', 'Ottilie', 'Pankraz', 'Quirin', 'Roswitha', 'Sigmund', 'Thekla', 'Ursula'],
  ...['Valentin', 'Wendel', 'Xaver', 'Zenobia'],
] as const

/** A number that a text stands for, always the same (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The name and the face of a bot on a seat: at one table no two are alike, as long as there are enough of them. */
export function botAt(table: TableId, seat: Seat): { readonly name: string; readonly face: string } {
  const first = numberOf(table)
  return {
    name: BOT_NAMES[(first + 7 * seat) % BOT_NAMES.length]!,
    face: BOT_FACES[(first + 3 * seat) % BOT_FACES.length]!,
  }
}

/** The face of somebody who has chosen none: always the same, but for those that others have. */
export function firstFace(guest: GuestId, taken: readonly (string | undefined)[] = []): string {
  const first = numberOf(guest) % FACES.length
  const faces = [...FACES.slice(first), ...FACES.slice(0, first)]
  return faces.find((face) => !taken.includes(face)) ?? faces[0]!
}
