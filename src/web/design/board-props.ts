import type { Language, Outcome, Seat, Viewer } from '#engine/game'

/** Keys that a board has of its own, and what each does, in one language; the sheet of keys lists them. */
export type BoardKeys = readonly (readonly [key: string, does: string])[]

/** How long each kind of event is looked at; all of it data, the player of the frame does the rest. */
export interface BoardPace<Kind extends string = string> {
  /**
   * Milliseconds, as drawn. What is not here comes together with the next that is; 0 is for what needs no time either,
   * but is worth a word if it is the last that happened. What is to be read where bots are calm has two: the second is
   * added there for each letter of its sentence.
   */
  readonly lasts: { readonly [K in Kind]?: number | readonly [least: number, letter: number] }
  /**
   * What befalls several in a row is read once: what has the same `parts` as the last of its kind is only seen, for so many
   * milliseconds at most, if nothing but what is `between` them came since.
   */
  readonly again?: {
    readonly [K in Kind]?: {
      readonly lasts: number
      readonly parts: readonly string[]
      readonly between: readonly Kind[]
    }
  }
  /** Kinds that only say what someone has just chosen: whoever chose it does not wait for them. */
  readonly own?: readonly Kind[]
  /**
   * Kinds that happen while time passes in the match: none of them is waited for, and neither is whatever was still to be
   * shown before. What others do then is not read out to whoever plays.
   */
  readonly live?: readonly Kind[]
  /** Seats act beside each other: whoever is asked does not wait for what another seat does meanwhile. */
  readonly isBeside?: true
  /** Kinds that are seen before they are spoken of: no word gives away what is just being turned up. */
  readonly unspoken?: readonly Kind[]
  /** How many times as long as elsewhere it may all take before it is hurried: a phase of the rules is a story by itself. */
  readonly patience?: number
  /** Where bots are calm it is never hurried, however much it is, unless a clock runs for whoever is asked. */
  readonly isUnhurried?: true
  /**
   * What has weight stands for so many milliseconds at least, however much is hurried, unless bots play at once; the second
   * is for the seat of the event itself.
   */
  readonly stands?: { readonly [K in Kind]?: readonly [least: number, own: number] }
  /** Before something of this kind all stands still for so many milliseconds, at any speed. */
  readonly before?: { readonly [K in Kind]?: number }
}

/** A question of another, by its number there, with the choices at which the viewer may point. */
interface Advisable {
  readonly seat: Seat
  readonly decision: number
  readonly kind: string
  readonly choices: readonly object[]
}

/** At which choice of `to` somebody points, and which question of theirs is meant. */
interface Advice {
  readonly by: Seat
  readonly to: Seat
  readonly decision: number
  readonly choice: object
}

/** What the table's frame gives to any game's board: a moment of the match as the viewer sees it, and what can be done. */
export interface FramedBoardProps {
  readonly now: {
    readonly view?: object
    readonly pending: readonly { readonly actor: Seat | 'clock'; readonly locked?: true; readonly secret?: true }[]
    readonly own: {
      readonly decision?: number
      readonly choices: readonly object[]
      readonly locked: object | null
    } | null
    /** What the viewer may settle at any time, asked or not, and for nobody else. */
    readonly asides?: readonly object[]
    /**
     * What others of the viewer's side are asked, with the choices at which the viewer may point: a board marks them as
     * such, and never offers them to be chosen. Only where a game is played together or in teams.
     */
    readonly advisable?: readonly Advisable[]
    /** What is pointed at; `pointingAt` (`advice.ts`) says who points at a choice of somebody. */
    readonly advice?: readonly Advice[]
    readonly outcome: Outcome | null
  }
  /** How late it is in the match where time passes, in its own milliseconds, for everybody the same; asked for at any time. */
  readonly matchTime?: () => number | undefined
  readonly viewer: Viewer
  /** The seat that is called *you*: that of one who plays here and does not share the screen. */
  readonly you?: Seat | undefined
  readonly names: readonly string[]
  /** What is happening at this moment, or happened last. */
  readonly event: object | undefined
  /** More is to be shown: until then nothing is asked. */
  readonly isPlaying: boolean
  /** All stands still, and something new begins afterwards. */
  readonly isBreak: boolean
  /** Shows how things stand without waiting any longer. */
  readonly skip: () => void
  /** Chosen, and not accepted yet. */
  readonly sending: object | null
  readonly onChoose: (choice: object) => void
  readonly onTakeBack: () => void
  /** Points at a choice of another who is asked this, at one at a time; at none any more with `null`. */
  readonly onAdvise?: (asked: Advisable, choice: object | null) => void
  /** Opens a clause of the rules. */
  readonly onRule?: (rule: string) => void
  /** How fast things move, 1 as drawn; 0 shows them at once. */
  readonly speed: number
  readonly language: Language
  /** Whether what cannot be undone is asked twice; it is unless told otherwise. */
  readonly confirm?: boolean
}
