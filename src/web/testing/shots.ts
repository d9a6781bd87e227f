import type { Crew } from '#web/testing/crew'
import type { Picture, Studio } from '#web/testing/studio'

/** Something of a game that is worth a picture, besides what every game has. */
export interface Scene {
  readonly name: string
  /** Brings the pages of the studio there. */
  reach(studio: Studio, crew: Crew): Promise<void>
  /** So many milliseconds after things began to move, they are held; without it they come to rest. */
  readonly freeze?: number
  /** Which of its pictures the README shows, and what it is called there. */
  readonly readme?: Omit<Picture, 'scene'> & { readonly as: string }
}
