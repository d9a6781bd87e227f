import { LEVELS } from '#bots/bot'
import type { GameTypes, Text } from '#engine/game'
import type { MatchRecord } from '#engine/match'
import type { Words } from '#web/words/words'

/** What somebody in a record is called, and how strong a bot it is; records of old have the level of a bot alone. */
function parted(name: string) {
  const level = LEVELS.find((one) => name === one || name.endsWith(` (${one})`))
  return { level, called: level === undefined ? name : name === level ? '' : name.slice(0, -` (${level})`.length) }
}

/** What those in a record are called: bots with their level, and several of one name by their seats. */
export function namesOf({ seats, names = [] }: MatchRecord, text: Text<GameTypes>, { common }: Words): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat]
    if (name === undefined) return text.seat(seat)
    const { level, called } = parted(name)
    if (level) return common.named(called, common.bot(common.levels[level]))
    return names.indexOf(name) === names.lastIndexOf(name) ? name : text.seat(seat)
  })
}

/** The same within a sentence: without levels, and by the seat whoever would have no name or that of another. */
export function namesWithin({ seats, names = [] }: MatchRecord, text: Text<GameTypes>): string[] {
  const called = names.map((name) => parted(name).called)
  return Array.from({ length: seats }, (_, seat) => {
    const name = called[seat] ?? ''
    return name !== '' && called.indexOf(name) === called.lastIndexOf(name) ? name : text.seat(seat)
  })
}
