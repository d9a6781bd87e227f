import { anyBox } from '#games/box'
import { bots } from '#games/brave-rats/bot'
import { braveRats } from '#games/brave-rats/game'
import { text } from '#games/brave-rats/text'

export const box = anyBox({ game: braveRats, text, bots })
