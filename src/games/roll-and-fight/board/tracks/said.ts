import type { Language } from '#engine/game'
import { TRACK_WORDS } from '#games/roll-and-fight/board/tracks/words'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import {
  BOSS_TRACK,
  HEALTH,
  LOOT_TRACK,
  SQUARES_PER_ITEM,
  TRAINING_TRACK,
} from '#games/roll-and-fight/content/player-board'
import { availableHealth, bledDice, limitOf, woundsOf } from '#games/roll-and-fight/rules/read'
import { scoreOf } from '#games/roll-and-fight/rules/scoring'
import { bossName, itemName } from '#games/roll-and-fight/text/names'
import type { Board } from '#games/roll-and-fight/types'

/** How many Health spaces there are, locked ones among them. */
export const ALL_SPACES = HEALTH.basic + HEALTH.additional

/** Each track in a sentence, for those who do not see it. */
export function tracksSaid(board: Board, language: Language): readonly string[] {
  const words = TRACK_WORDS[language]
  const { health, beatings, loot, xp, spent, boss, bossDead, bossHits } = board
  const scores = scoreOf(board)
  const name = boss ? bossName(boss, language) : ''
  return [
    words.health(
      health.length,
      woundsOf(board),
      bledDice(board),
      availableHealth(board),
      Math.max(0, ALL_SPACES - health.length),
    ),
    words.beatings(beatings, limitOf(board)),
    words.loot(loot, LOOT_TRACK.maxCrossed, scores.loot),
    words.training(xp, TRAINING_TRACK.values.length, xp - spent, scores.training),
    ...(boss && bossDead ? [words.bossDead(name, scores.boss + BOSS_TRACK.killBonus)] : []),
    ...(boss && !bossDead ? [words.boss(name, bossHits, BOSS[boss].health, scores.boss)] : []),
  ]
}

/** "Stims: 1 charge, 1 square to mark" */
export const itemSquaresSaid = ({ item, marked, spent }: Board['items'][number], language: Language): string =>
  TRACK_WORDS[language].item(itemName(item, language), marked - spent, SQUARES_PER_ITEM - marked)
