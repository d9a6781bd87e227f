import { text } from '#games/last-stand/text/text'
import { german } from '#games/last-stand/text/text-german'

export const texts = { en: text, de: german }
