import { CARD, GENERAL, GENERAL_IDS } from '#games/last-stand/content/enemies'
import { RAMPAGE_IDS, SKILL_IDS } from '#games/last-stand/content/heroes'
import { KEYWORDS } from '#games/last-stand/content/vocabulary'

/** What an ability of a general is called among the content: `ability.spreading-flames`. */
export const abilityId = (name: string): string => `ability.${name.toLowerCase().replaceAll(' ', '-')}`

/** Everything that a complete set of matches must have seen do something. */
export const CONTENT: readonly string[] = [
  ...new Set([
    ...SKILL_IDS,
    ...RAMPAGE_IDS,
    ...Object.keys(CARD),
    ...GENERAL_IDS.flatMap((id) => GENERAL[id].abilities.map(({ name }) => abilityId(name))),
    ...KEYWORDS.map((keyword) => `keyword.${keyword}`),
  ]),
]
