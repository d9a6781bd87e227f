/** Parts by the id of their game, which is the name of its folder. */
type ByGame<Part> = Readonly<Record<string, Part>>

/** A part that is loaded when it is wanted. */
export type Later<Part> = () => Promise<Part>

/** Sorts files like `../games/<id>/board/lid.tsx` by game. */
export const byGame = <Part>(found: ByGame<Part>): ByGame<Part> =>
  Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split('/')[2]!, part]))
