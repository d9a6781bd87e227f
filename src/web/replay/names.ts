import { LEVELS } from '#bots/bot'
import type { GameTypes, Text } from '#engine/game'
import type { MatchRecord } from '#engine/match'
import type { Words } from '#web/words/words'

/** What those in a record are called: bots with their level, and several of one name by their seats. */
export function namesOf({ seats, names = [] }: MatchRecord, text: Text<GameTypes>, { common }: Words): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat]
    if (name === undefined) return text.seat(seat)
    const level = LEVELS.find((one) => name === one || name.endsWith(` (${one})`))
    // Records of old have the level alone.
    const called = level && name !== level ? name.slice(0, -` (${level})`.length) : ''
    if (level) return common.named(called, common.bot(common.levels[level]))
    return names.indexOf(name) === names.lastIndexOf(name) ? name : text.seat(seat)
  })
}
