import type { ComponentType } from 'react'
import type { GameTypes, Language, Seat, Viewer } from '#engine/game'
import type { Match, MatchRecord } from '#engine/match'
import type { BoardKeys, BoardPace, FramedBoardProps } from '#web/design/board-props'

// What a game brings for the page, each in a file of its folder `board/` that has the part's name, or `learn/` for what
// explains it. The page finds it there.

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

/** A note of something that is heard. */
export interface Note {
  /** In Hertz; `to` is where it ends, if elsewhere. */
  readonly pitch: number
  readonly to?: number
  /** When it begins, and how long it rings, in seconds. */
  readonly at: number
  readonly rings: number
  /** From 0 to 1. */
  readonly loud: number
  /** A tone unless told; a rattle is noise about that pitch. */
  readonly like?: 'rattle'
}

/** `sounds.ts`: what is heard of what happens, for those who want to hear it. */
export interface SoundsPart {
  /** Nothing where it happens in silence. */
  readonly soundOf: (event: object, viewer: Viewer) => readonly Note[] | undefined
}

/** `lid.tsx`: the picture on the lid of its box, which it fills. */
export interface LidPart {
  readonly LidPicture: ComponentType
}

/** `emblem.tsx`: what each seat is known by on its board; at the table it stands for the face of whoever sits there. */
export interface EmblemPart {
  readonly Emblem: ComponentType<{ readonly seat: Seat }>
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
  /** The step that is shown beside it; none where no replay is. */
  readonly at?: number
  /** Shows a step of the match: `0` is the start. */
  readonly onMoment: (step: number) => void
}

/** `analysis.tsx`: what was well played in a match that is over; without one the page works out everybody's chances. */
export interface AnalysisPart {
  readonly Analysis: ComponentType<AnalysisProps>
}

/** What a page of *How to play* is given. */
export interface LearnProps {
  readonly language: Language
  /** Opens a clause of the rules. */
  readonly onRule: (rule: string) => void
}

/** A page of *How to play*: lessons in pictures, with the real pieces. */
interface LearnPage {
  readonly title: Readonly<Record<Language, string>>
  readonly Page: ComponentType<LearnProps>
}

/** A card as the gallery tells of it. */
export interface GalleryCard {
  /** As it is called in the game's `content`, if it is a piece of it by itself. */
  readonly id: string
  /** What else of the `content` is on it: the skills on a sheet. */
  readonly holds?: readonly string[]
  readonly name: string
  /** What it is, in a word or two. */
  readonly note: string
  /** What it does, each with the clauses behind it. */
  readonly lines: readonly { readonly label?: string; readonly says: string; readonly rules: readonly string[] }[]
  /** What is said on it that is no rule. */
  readonly flavour?: string
  /** By which of the filters it is found. */
  readonly kinds: readonly string[]
}

/** One way to look for cards: all that have a kind in common. */
export interface GalleryFilter {
  readonly label: string
  readonly kinds: readonly { readonly value: string; readonly label: string }[]
}

/** All cards of a game. */
export interface Gallery {
  cards(language: Language): readonly GalleryCard[]
  filters(language: Language): readonly GalleryFilter[]
  /** Draws a card; it fills what holds it, and says nothing, for all is said beside it. */
  readonly Face: ComponentType<{ readonly card: string; readonly language: Language }>
}

/** `learn/learn.tsx`: the two pages of *How to play*, and the gallery of all cards. */
export interface LearnPart {
  readonly PAGES: readonly [LearnPage, LearnPage]
  readonly GALLERY: Gallery
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
