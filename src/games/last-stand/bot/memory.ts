import type { Seat } from '#engine/game'
import type { Random } from '#engine/random'
import { CARD, type CardId } from '#games/last-stand/content/enemies'
import { SKILL_IDS } from '#games/last-stand/content/heroes'
import { instinct } from '#games/last-stand/bot/instinct'
import { SQUAD_SPACES } from '#games/last-stand/rules/geometry'
import type { Choice, Question, State } from '#games/last-stand/types'

// What was chosen at first sight, and where: who plays a round on many times often comes to the same position again.

const numbered = <Key extends string>(keys: readonly Key[]): Readonly<Record<Key, number>> =>
  Object.fromEntries(keys.map((key, at) => [key, at + 1])) as Record<Key, number>

// From 1 on: 0 is nobody, and nowhere.
const SPACE_NUMBERS = numbered(SQUAD_SPACES)
const CARD_NUMBERS = numbered(Object.keys(CARD) as CardId[])
const SKILL_NUMBERS = numbered(SKILL_IDS)

/** Chooses at first sight throughout one round of one match. */
export class Memory {
  readonly #chosen = new Map<string, Choice>()

  choose(state: State, seat: Seat, question: Question, random: Random): Choice {
    // Other questions are answered as quickly as they are looked up.
    if (question.ask !== 'act') return instinct(state, seat, random)
    const position = positionOf(state)
    let choice = this.#chosen.get(position)
    if (!choice) {
      choice = instinct(state, seat, random)
      this.#chosen.set(position, choice)
    }
    return choice
  }
}

/** All on which a choice in a turn can depend, but for what stays as it is throughout a round; several in a character. */
function positionOf({ heroes, enemies, turn, fires, lives, pile, mine, aim, quarry, drawFire }: State): string {
  const { hero, left, moved, used } = turn!
  const all = [hero + 4 * left + 64 * Number(moved) + 128 * used.length]
  for (const skill of used) all.push(SKILL_NUMBERS[skill])
  all.push(fires.length)
  for (const space of fires) all.push(SPACE_NUMBERS[space])
  all.push(lives, pile.length + 64 * (mine === null ? 0 : mine + 1), aim === null ? 0 : SPACE_NUMBERS[aim])
  all.push((quarry === null ? 0 : quarry + 1) + 8 * (drawFire === null ? 0 : drawFire + 1))
  for (const { at, damage, armor, cubes, down, acted } of heroes)
    all.push(SPACE_NUMBERS[at] + 8 * armor + 64 * cubes + 512 * Number(down) + 1024 * Number(acted), damage)
  for (const enemy of enemies)
    if (enemy) {
      const { card, damage, armor, suppressed, weakened, mark } = enemy
      all.push(CARD_NUMBERS[card] + 64 * Number(suppressed) + 128 * damage, armor + 128 * mark, weakened)
    } else all.push(0)
  return String.fromCharCode(...all)
}
