import { text } from '#games/roll-and-fight/text/text'
import { german } from '#games/roll-and-fight/text/text-german'

export const texts = { en: text, de: german }
