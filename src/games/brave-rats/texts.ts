import { text } from '#games/brave-rats/text'
import { german } from '#games/brave-rats/text-german'

export const texts = { en: text, de: german }
