import type { Actor, Seat } from '#engine/game'
import type { Random } from '#engine/random'
import { type Ability, ATTRIBUTE, type CardId, CHAMPION } from '#games/last-brave/cards'
import { abilityOf } from '#games/last-brave/rules/abilities'
import { preview } from '#games/last-brave/rules/attack'
import { does, life, resistOf } from '#games/last-brave/rules/fighters'
import { isAllied } from '#games/last-brave/options'
import type { Choice, State } from '#games/last-brave/types'

// What one would choose without thinking: every choice gets a mark, and some luck.

const NOISE = 64

export function policy(state: State, actor: Actor, choices: readonly Choice[], random: Random): Choice {
  let best = choices[0]!
  if (choices.length === 1) return best
  let highest = -Infinity
  const seat = actor as Seat
  const mark = marker(state, seat)
  for (const choice of choices) {
    const marked = mark(choice) + random.below(NOISE) / NOISE
    if (marked > highest) [best, highest] = [choice, marked]
  }
  return best
}

/** How many cards a Seal is tried on. */
const SEALS = 4

/** Of many cards to seal only the best few are worth a thought: a search that tries them all has no time for the rest. */
export function consider(state: State, actor: Actor, choices: readonly Choice[]): readonly Choice[] {
  const seat = actor as Seat
  const seals = choices.filter(
    (choice) =>
      (choice.kind === 'use' || choice.kind === 'secret') &&
      choice.choice !== undefined &&
      does(abilityOf(state, seat, choice), 'seal'),
  )
  if (seals.length <= SEALS) return choices
  const best = seals
    .map((choice) => ({ choice, mark: pickMark(state, seat, choice) }))
    .sort((a, b) => b.mark - a.mark)
    .slice(0, SEALS)
    .map(({ choice }) => choice)
  return choices.filter((choice) => !seals.includes(choice) || best.includes(choice))
}

type Marker = (choice: Choice) => number

function marker(state: State, seat: Seat): Marker {
  const step = state.todo.at(-1)!
  const ask = 'ask' in step ? step.ask : 'turn'
  if (ask === 'damage') return damageMarker(state, seat)
  if (ask === 'turn') return turnMarker(state, seat)
  return quietMarker(state, seat)
}

/** Whether a seat would be glad if this one stood: oneself, and in Allied Combat one's faction. */
function isFriend(state: State, seat: Seat, other: Seat): boolean {
  if (seat === other) return true
  if (!isAllied(state.options)) return false
  const { fighters } = state
  return CHAMPION[fighters[seat]!.champion].faction === CHAMPION[fighters[other]!.champion].faction
}

/** What it is worth to do this to that card: a friend's card up, an enemy's down. */
function pickMark(state: State, seat: Seat, choice: Choice): number {
  if (choice.kind !== 'use' && choice.kind !== 'secret') return 0
  const target = choice.choice
  if (!target) return -0.2
  const friend = isFriend(state, seat, target.seat)
  const ability = abilityOf(state, seat, choice)
  if (does(ability, 'seal')) {
    if (friend) return -2
    const { fatigue, forfeit, continuous } = ATTRIBUTE[target.card as CardId]
    const lying = state.fighters[target.seat]!.reveal.find(({ card }) => card === target.card)!
    const worth =
      (lying.sideways ? 0 : blockWorth(fatigue)) + blockWorth(forfeit) + (does(continuous ?? [], 'resist') ? 0.5 : 0.2)
    const isAim = state.attack.lock?.targets.includes(target.seat) ?? true
    return worth + (isAim ? 0.3 : 0)
  }
  if (does(ability, 'revive')) return friend ? 0.5 : -2
  if (!friend) return -2
  return state.fighters[target.seat]!.damage.some((card) => card === target.card) ? 0.6 : 0
}

const blockWorth = (ability: Ability | undefined): number => (ability && does(ability, 'defend', 'reflect') ? 0.6 : 0)

/** Attack with what is at hand when it fells someone or when it would soon be lost anyway; else now and then. */
function turnMarker(state: State, seat: Seat): Marker {
  const { fighters } = state
  const own = fighters[seat]!
  const strength = preview(state, seat, [])
  const frail = life(own) <= 3 ? 0.35 : 0
  return (choice) => {
    if (choice.kind === 'attack') {
      const target = fighters[choice.seat]!
      const blow = Math.max(0, strength.power - resistOf(target)) * strength.hits
      const kills = blow > life(target)
      const friend = isFriend(state, seat, choice.seat)
      return (friend ? -1.5 : 0) + (kills ? 1.2 : 0.35) - 0.06 * life(target) + (blow === 0 ? -0.4 : 0)
    }
    if (choice.kind === 'attack-all') return 0.5
    if (choice.kind !== 'use' && choice.kind !== 'secret') return 0
    const ability = abilityOf(state, seat, choice)
    if (does(ability, 'recover', 'revive')) return pickMark(state, seat, choice) - 0.2
    const losesBlock = choice.kind === 'use' && choice.cost === 'fatigue' ? 0 : 0.25
    return 0.15 + frail - losesBlock + 0.3 * pickMark(state, seat, choice)
  }
}

/** Blocks what hurts, gives up what is spent. */
function damageMarker(state: State, seat: Seat): Marker {
  const { blow, fighters } = state
  const fighter = fighters[seat]!
  const lives = life(fighter)
  const left = blow!.left
  const deadly = left > lives
  return (choice) => {
    switch (choice.kind) {
      case 'fall':
        return -3
      case 'reveal':
        return 0.5 + (does(ATTRIBUTE[choice.card].fatigue ?? [], 'defend', 'reflect') && left > 1 ? 0.5 : 0)
      case 'move': {
        const { sideways, down } = fighter.reveal.find(({ card }) => card === choice.card)!
        return down ? 0.9 : sideways ? 0.5 : 0.05
      }
      case 'use':
      case 'secret': {
        const ability = abilityOf(state, seat, choice)
        if (does(ability, 'defend', 'reflect'))
          return (
            (deadly ? 2 : 0.25 * left) + (does(ability, 'reflect') ? 0.3 : 0) - (choice.kind === 'secret' ? 0.2 : 0)
          )
        return does(ability, 'recover')
          ? pickMark(state, seat, choice) + (lives === 0 ? 2 : -0.3)
          : pickMark(state, seat, choice)
      }
      default:
        return 0
    }
  }
}

/** Where one may pass: acts only for a good reason. */
function quietMarker(state: State, seat: Seat): Marker {
  return (choice) =>
    choice.kind === 'pass' ? 0.5 : pickMark(state, seat, choice) - (choice.kind === 'secret' ? 0.6 : 0)
}
