import { GAMES } from '#games/shelf'
import type { LobbyTold, SeatTold } from '#protocol/told'
import type { Words } from '#web/words/words'

/** A game's name on its lid; its id if it is not on this shelf. */
export const nameOfGame = (id: string): string => GAMES.find(({ about }) => about.id === id)?.about.name ?? id

/** Whether all who play it win and lose together. */
export const isPlayedTogether = (id: string): boolean =>
  GAMES.find(({ about }) => about.id === id)?.about.sides === 'together'

/** Who sits on a seat. */
export const sitterSaid = ({ bot, name }: SeatTold, { common }: Words): string =>
  bot === null
    ? (name ?? common.freeSeat)
    : common.named(name ?? '', common.bot(common.levels[bot as keyof typeof common.levels] ?? bot))

/** Who plays against whom, or with whom; several at one screen have but one name. */
export function seatsSaid({ game, seats }: Pick<LobbyTold, 'game' | 'seats'>, words: Words): string {
  const isShared = seats.filter(({ plan }) => plan === 'device').length > 1
  const sitters = seats.filter(({ plan }) => !isShared || plan !== 'device').map((seat) => sitterSaid(seat, words))
  return [...(isShared ? [words.home.sameScreen] : []), ...sitters].join(
    isPlayedTogether(game) ? ', ' : words.home.versus,
  )
}
