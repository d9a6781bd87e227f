import type { About } from '#engine/game'

interface Ways {
  /** Whether one may play it alone. */
  readonly isForOne: boolean
  readonly isTogether: boolean
  /** How many bots there must be where somebody plays with bots; never none, even if nobody is needed. */
  readonly bots: number
}

/** In which ways the shelf offers a game to somebody without company. */
export const waysToPlay = ({ seats: [least], sides }: Pick<About<object>, 'seats' | 'sides'>): Ways => ({
  isForOne: least === 1,
  isTogether: sides === 'together',
  bots: Math.max(1, least - 1),
})
