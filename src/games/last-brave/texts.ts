import { text } from '#games/last-brave/text/text'
import { german } from '#games/last-brave/text/text-german'

export const texts = { en: text, de: german }
