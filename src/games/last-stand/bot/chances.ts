import { expectedOf } from '#games/last-stand/bot/threats'
import { CARD, type GeneralId } from '#games/last-stand/content/enemies'
import { SKULL } from '#games/last-stand/rules/geometry'
import { generalDamage, generalOf, health, hpLeft } from '#games/last-stand/rules/read'
import type { View } from '#games/last-stand/types'

// How likely the squad is to win from where it stands at the start of a round. The weights are a logistic fit of who won
// 6,000 matches that were played at first sight, with any choice at all now and then: all generals and difficulties, with
// three heroes and with four.

const WEIGHTS = {
  always: 3.478,
  /** The square root of the squad tokens, and that there is none. */
  lives: 1.237,
  noLife: 0.561,
  fallen: -0.232,
  /** Of standing heroes; frail are those with 2 or less. */
  health: 0.013,
  frail: -0.199,
  cubes: 0.108,
  /** How many heroes the next assault is likely to fell, for each token. */
  danger: -0.481,
  minions: -0.127,
  minionsOfFour: 0.14,
  /** HP left and armor. */
  minionsLeft: -0.031,
  lieutenantsLeft: -0.127,
  lieutenantsToCome: -1.296,
  generalHere: 1.738,
  generalLeft: -0.167,
  /** Rounds left, also with the general on the board. */
  time: 0.212,
  timeWithGeneral: -0.346,
  /** Hits still needed for each round left, those beyond four a round, and those of four heroes. */
  pace: -0.411,
  late: 0.234,
  workOfFour: 0.02,
} as const
type Fact = keyof typeof WEIGHTS
const FACTS = Object.keys(WEIGHTS) as Fact[]

const GENERALS: Readonly<Record<GeneralId, number>> = {
  'general.bombardier': 0,
  'general.firestarter': -0.004,
  'general.huntmaster': 0.547,
  'general.iron-marshal': 1.207,
  'general.warlord': 0.847,
}

/** HP and armor of a lieutenant that nobody has seen. */
const LIEUTENANT = 8.5
const HITS_A_ROUND = 4

const logistic = (at: number): number => 1 / (1 + Math.exp(-at))

/** The squad's chance to win. */
export function chanceOf(view: View): number {
  if (view.result) return view.result.payoffs[0]!
  const facts = factsOf(view)
  let sum = GENERALS[view.general]
  for (const fact of FACTS) sum += WEIGHTS[fact] * facts[fact]
  return logistic(sum)
}

function factsOf(view: View): Record<Fact, number> {
  const { lives, track, villains, heroes } = view
  const isFour = heroes.length === 4 ? 1 : 0
  const enemies = enemyFacts(view)
  const time = SKULL - track
  const work = enemies.generalLeft + enemies.lieutenantsLeft + villains.length * LIEUTENANT
  return {
    ...heroFacts(view),
    ...enemies,
    always: 1,
    lives: Math.sqrt(lives),
    noLife: lives === 0 ? 1 : 0,
    minionsOfFour: isFour * enemies.minions,
    lieutenantsToCome: villains.length,
    time,
    timeWithGeneral: enemies.generalHere * time,
    pace: work / time,
    late: Math.max(0, work / HITS_A_ROUND - time),
    workOfFour: isFour * work,
  }
}

function heroFacts(view: View): Record<'fallen' | 'health' | 'frail' | 'cubes' | 'danger', number> {
  const expected = expectedOf(view)
  const facts = { fallen: 0, health: 0, frail: 0, cubes: 0, danger: 0 }
  for (let place = 0; place < view.heroes.length; place++) {
    const hero = view.heroes[place]!
    facts.cubes += hero.cubes
    if (hero.down) {
      facts.fallen++
      continue
    }
    const left = health(hero)
    facts.health += left
    if (left <= 2) facts.frail++
    facts.danger += logistic(1.3 * (expected[place]! - left - hero.armor + 0.3)) / (1 + view.lives)
  }
  return facts
}

function enemyFacts(
  view: View,
): Record<'minions' | 'minionsLeft' | 'lieutenantsLeft' | 'generalHere' | 'generalLeft', number> {
  const { hp, armor = 0 } = generalOf(view)
  const facts = {
    minions: 0,
    minionsLeft: 0,
    lieutenantsLeft: 0,
    generalHere: 0,
    generalLeft: hp - generalDamage(view) + armor,
  }
  for (const enemy of view.enemies) {
    if (!enemy) continue
    const left = hpLeft(enemy) + 0.9 * enemy.armor
    switch (CARD[enemy.card].rank) {
      case 'minion':
        facts.minions++
        facts.minionsLeft += left
        break
      case 'lieutenant':
        facts.lieutenantsLeft += left
        break
      default:
        facts.generalHere = 1
        facts.generalLeft = left
    }
  }
  return facts
}
