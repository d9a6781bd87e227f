import type { Language } from '#engine/game'
import type { Outlook } from '#games/roll-and-fight/board/fight/outlook'
import { FIGHT_WORDS } from '#games/roll-and-fight/board/fight/words'

/** How many Wounds come; where none finds a space, that is said and not that none come. */
export function woundsSaid({ sources, traits, isBeaten }: Outlook, language: Language): string {
  const words = FIGHT_WORDS[language]
  const many = sources.filter(({ fate }) => fate === 'wound').length + traits
  const lost = sources.filter(({ fate }) => fate === 'no-space').length
  if (many > 0) return words.wounds(many)
  if (lost > 0) return words.spaceless(lost)
  return isBeaten ? words.noMoreWounds : words.noWounds
}

/** "Beating: 2 Wounds · 3 points": what happens is said first. */
export function briefSaid(outlook: Outlook, language: Language): string {
  const words = FIGHT_WORDS[language]
  const { isBeaten, isDead, now, after } = outlook
  const wounds = woundsSaid(outlook, language)
  const fate = isDead ? words.deathBrief : words.beatingBrief
  const said = !isBeaten ? wounds : wounds === words.noMoreWounds ? fate : `${fate}: ${wounds}`
  return `${said} · ${words.points(now, after)}`
}
