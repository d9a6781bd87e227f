import type { Language, Outcome, Seat, Viewer } from '#engine/game'

/** Keys that a board has of its own, and what each does, in one language; the sheet of keys lists them. */
export type BoardKeys = readonly (readonly [key: string, does: string])[]

/** What the table's frame gives to any game's board: what the table tells the viewer, and what he can do. */
export interface FramedBoardProps {
  readonly now: {
    readonly view?: object
    readonly pending: readonly { readonly actor: Seat | 'clock'; readonly locked?: true; readonly secret?: true }[]
    readonly own: { readonly choices: readonly object[]; readonly locked: object | null } | null
    /** What the viewer may settle for himself at any time, asked or not. */
    readonly asides?: readonly object[]
    readonly outcome: Outcome | null
  }
  readonly viewer: Viewer
  readonly names: readonly string[]
  /** What has just happened. */
  readonly events: readonly object[]
  /** What happened last before the board was opened: at a reload, or when the device goes to someone else. */
  readonly past?: readonly object[]
  /** Chosen, and not accepted yet. */
  readonly sending: object | null
  readonly onChoose: (choice: object) => void
  readonly onTakeBack: () => void
  /** Opens a clause of the rules. */
  readonly onRule?: (rule: string) => void
  /** How fast things move, 1 as drawn; 0 shows them at once. */
  readonly speed: number
  readonly language: Language
  /** Whether a touch that cannot be undone is asked twice; it is unless told otherwise. */
  readonly confirm?: boolean
}
