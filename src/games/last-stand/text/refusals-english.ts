import type { Refusal } from '#engine/refusal'
import { CARD, type CardId } from '#games/last-stand/content/enemies'

/** What was sent by its id is called by its name; all else is as the rules say it. */
export const refusalEnglish = ({ message }: Refusal): string =>
  message.replace(/\b(?:minion|lieutenant|general)\.[a-z-]+/g, (id) => CARD[id as CardId]?.name ?? id)
