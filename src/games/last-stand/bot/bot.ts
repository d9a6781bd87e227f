import type { Bots } from '#bots/bot'
import { careless } from '#bots/careless'
import { reference } from '#games/last-stand/bot/reference'
import type { LastStand } from '#games/last-stand/types'

export const bots: Bots<LastStand> = {
  easy: () => careless(reference, 30),
  normal: () => reference,
  hard: () => reference,
}
