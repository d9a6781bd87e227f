import type { ComponentType } from 'react'
import type { GameTypes, Language, Viewer } from '#engine/game'
import type { Match, MatchRecord } from '#engine/match'
import type { BoardKeys, BoardPace, FramedBoardProps } from '#web/design/board-props'

// What a game brings for the page, each in a file of its folder `board/` that has the part's name. The page finds it there.

/** `framed.tsx`: the board in the table's frame. */
export interface BoardPart {
  readonly FramedBoard: ComponentType<FramedBoardProps>
}

/** `keys.ts`: what the keys do on this board, besides those of every table. */
export interface KeysPart {
  readonly KEYS: Readonly<Record<Language, BoardKeys>>
}

/** `pace.ts`: how long each kind of event is looked at. */
export interface PacePart {
  readonly PACE: BoardPace
}

/**
 * `shelf.ts`: what the page has of a game from the start. It imports `palette.css`, the game's colours: they are the same
 * on every page, and `--lid` among them is the colour of its box.
 */
export interface ShelfPart {
  /** What is said of it on the shelf. */
  readonly PITCH: Readonly<Record<Language, string>>
}

/** `lid.tsx`: the picture on the lid of its box, which it fills. */
export interface LidPart {
  readonly LidPicture: ComponentType
}

/** `credits.ts`: whom the game is owed to, a sentence. */
export interface CreditsPart {
  readonly CREDITS: Readonly<Record<Language, string>>
}

/** What a game's analysis of a finished match is given. */
export interface AnalysisProps {
  readonly record: MatchRecord
  readonly viewer: Viewer
  readonly language: Language
}

/** `analysis.tsx`: what was well played in a match that is over. */
export interface AnalysisPart {
  readonly Analysis: ComponentType<AnalysisProps>
}

/** A moment of a match worth looking at. */
export interface KitStage {
  readonly id: string
  readonly title: string
  /** The first seat unless told. */
  readonly viewer?: Viewer
  /** Tells the board of the last move as if it had just been made. */
  readonly fresh?: true
  /** Plays there with the real rules. */
  reach(): Reached<GameTypes>
}

export interface Reached<T extends GameTypes> {
  readonly match: Match<T>
  /** What the last move did. */
  readonly last: readonly T['Event'][]
}

/** `kit.tsx`: what the kit shows of a game. */
export interface KitPart {
  readonly STAGES: readonly KitStage[]
  /** Cards, crests and whatever else lies on its table, in every state. */
  readonly Pieces?: ComponentType
}
