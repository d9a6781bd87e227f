import { byGame, type Later } from '#web/by-game'
import type { BoardPart, EmblemPart, LearnPart, LidPart, PacePart, ShelfPart } from '#web/design/parts'

// The page names no game: whatever a game brings for it lies in the game's folder and is found by the name of its file.
// These are the parts that every page may need; `parts-later.ts` has the others, so that nobody waits for them.
// What is `eager` comes with the page itself, so it must be small; the rest is loaded when it is wanted.

/** What is said of each game on the shelf. Its colours come with it. */
export const PITCHES = byGame(
  import.meta.glob<ShelfPart['PITCH']>('../games/*/board/shelf.ts', { eager: true, import: 'PITCH' }),
)
/** How long each board looks at what happens. */
export const PACES = byGame(
  import.meta.glob<PacePart['PACE']>('../games/*/board/pace.ts', { eager: true, import: 'PACE' }),
)
export const BOARD_PARTS = byGame<Later<BoardPart>>(import.meta.glob<BoardPart>('../games/*/board/framed.tsx'))
export const EMBLEM_PARTS = byGame<Later<EmblemPart>>(import.meta.glob<EmblemPart>('../games/*/board/emblem.tsx'))
/** *How to play*, for those games that have it: many a page leads there. */
export const LEARN_PARTS = byGame<Later<LearnPart>>(import.meta.glob<LearnPart>('../games/*/learn/learn.tsx'))
export const LID_PARTS = byGame<Later<LidPart>>(import.meta.glob<LidPart>('../games/*/board/lid.tsx'))
