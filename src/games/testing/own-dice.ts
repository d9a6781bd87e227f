import { ownDice } from '#engine/testing/own-dice'
import { anyBox } from '#games/box'
import { bots } from '#games/testing/pebbles/bot'
import { texts } from '#games/testing/pebbles/texts'

/** The game with a stream of dice for each seat, in a box. */
export const box = anyBox({ game: ownDice, texts, bots })
