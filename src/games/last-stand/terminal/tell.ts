import type { Company } from '#engine/terminal'
import { counted, listed } from '#engine/words'
import { about } from '#games/last-stand/about'
import { CARD, GENERAL, isGeneral, MINION_IDS } from '#games/last-stand/content/enemies'
import { HERO, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import { arrivalsOf } from '#games/last-stand/forecast/arrivals'
import { assaultOf } from '#games/last-stand/forecast/assault'
import { attackOf, powerOf } from '#games/last-stand/rules/aim'
import { laneOf, LT_SPACES, reached, SKULL, type Space, SPACES } from '#games/last-stand/rules/geometry'
import { acting, generalDamage, health, hpLeft, isOutOfPosition, roundOf } from '#games/last-stand/rules/read'
import { arrivalsSaid, assaultSaid, blowerSaid, blowSaid, threatSaid } from '#games/last-stand/text/forecasts'
import { abilitiesSaid, attackSaid, cardSaid, rampageSaid, skillSaid } from '#games/last-stand/text/sentences'
import { text } from '#games/last-stand/text/text'
import type { Enemy, Hero, View } from '#games/last-stand/types'

// The table of Last Stand in words, and the words that the drawn one shares with it.

const PHASES = {
  'set-up': 'Set-up',
  squad: 'Squad Phase',
  assault: 'Enemy Assault Phase',
  reinforcements: 'Reinforcements Phase',
} as const

/** The difficulty, the round and its phase. */
export const whenSaid = (view: View): string[] => [
  view.options.difficulty.replace(/^./, (first) => first.toUpperCase()),
  `round ${roundOf(view)}`,
  PHASES[view.phase],
]

/** Where the track token is, and what comes next. */
export function trackSaid({ track }: View): string {
  const next = LT_SPACES.find((space) => space > track)
  return `track ${track} of ${SKULL}, ${next === undefined ? 'the skull at the end' : `a lieutenant at ${next}`}`
}

export const livesSaid = ({ lives }: View): string => counted(lives, 'squad token')

/** What cards there are besides those on the board. */
export function pilesSaid({ pile, shown, deck, discard, villains }: View): string[] {
  const open = pile.slice(0, shown).flatMap((card) => (card ? CARD[card].name : []))
  return [
    `pile ${counted(pile.length, 'card')}${open.length > 0 ? ` (${listed(open)})` : ''}`,
    `deck ${deck.length}`,
    `discard ${discard.length}`,
    `${counted(villains.length, 'lieutenant')} to come`,
  ]
}

/** What is on the squad's spaces besides heroes, and the mine. */
export const tokensSaid = ({ mine, fires, aim }: View): string[] => [
  ...(mine === null ? [] : [`mine on ${SPACES[mine]!}`]),
  ...(fires.length > 0 ? [`fire on ${listed(fires)}`] : []),
  ...(aim === null ? [] : [`shot aimed at ${aim}`]),
]

/** The general, and whether it is on the board. */
export function generalSaid(view: View): string {
  const { name, hp } = GENERAL[view.general]
  const at = view.enemies.findIndex((enemy) => enemy?.card === view.general)
  return `${name}, ${hp - generalDamage(view)} of ${hp} HP, ${at < 0 ? 'still away' : `on ${SPACES[at]!}`}`
}

/** What is to be known of a hero besides its numbers. */
export function stateOf(view: View, place: number): string[] {
  const { down, dazed, acted } = view.heroes[place]!
  const { turn, drawFire, quarry } = view
  return [
    ...(down ? ['knocked down'] : []),
    ...(turn?.hero === place ? [`acting, ${counted(turn.left, 'action')} left`] : acted ? ['has acted'] : []),
    ...(dazed ? ['dazed'] : []),
    ...(drawFire === place ? ['draws fire'] : []),
    ...(quarry === place ? ['quarry'] : []),
  ]
}

/** What is to be known of an enemy besides what is on its card. */
export const tokensOf = (enemy: Enemy, at: Space): string[] => [
  ...(enemy.suppressed ? ['suppressed'] : []),
  ...(enemy.weakened > 0 ? [`weakened by ${enemy.weakened}`] : []),
  ...(enemy.mark > 0 ? [`marked, ${enemy.mark} Power more against it`] : []),
  ...(isOutOfPosition(enemy, at) ? ['out of position'] : []),
]

/** "Range 3, Power 4", as it would attack now. */
export function forceSaid(view: View, at: Space): string {
  const attack = attackOf(view, at, 'assault')
  if (!attack) return 'no attack'
  return `${attack.range === 'any' ? 'any Range' : `Range ${attack.range}`}, Power ${powerOf(view, at, attack)}`
}

/** Everything on the table: how it stands, the heroes, the enemies in board order, the cards, and what one can do. */
export function tell(view: View, company: Company): readonly string[] {
  const { heroes, enemies, gone, discard } = view
  const free = SPACES.filter((_, at) => !enemies[at])
  return [
    `${[about.name, ...whenSaid(view)].join(', ')}.`,
    `${sentence([trackSaid(view)])} ${sentence([livesSaid(view)])} ${text.seat(view.token)} has the first player token.`,
    `General: ${generalSaid(view)}.`,
    ...seatsSaid(view, company),
    ...heroes.map((_, place) => heroSaid(view, place)),
    ...enemies.flatMap((enemy, at) => (enemy ? enemySaid(view, enemy, at) : [])),
    free.length === SPACES.length ? 'No enemy is on the board.' : `No enemy on ${listed(free)}.`,
    ...(tokensSaid(view).length > 0 ? [sentence(tokensSaid(view))] : []),
    sentence(pilesSaid(view)),
    ...comingTold(view),
    ...(discard.length > 0 ? [`Discarded: ${discardSaid(discard)}.`] : []),
    ...(gone.length > 0 ? [`Lieutenants gone: ${listed(gone.map((card) => CARD[card].name))}.`] : []),
    ...[...abilitiesSaid(view.general, 'en'), attackSaid(view.general, 'en')].map(
      ({ name, said }) => `${name}: ${said}`,
    ),
    ...deedsSaid(view).map(([name, said]) => `${name}: ${said}`),
  ]
}

/** What the enemies will do as things stand: the assault in a line, and who comes after it. */
export function comingSaid(view: View): string[] {
  if (!isUnderWay(view)) return []
  return [`${assaultSaid(assaultOf(view), 'en')}.`, ...arrivalsSaid(arrivalsOf(view), 'en')]
}

/** The same with each attack, and with what each hero has to expect. */
function comingTold(view: View): string[] {
  if (!isUnderWay(view)) return []
  const assault = assaultOf(view)
  return [
    `${assaultSaid(assault, 'en')}.`,
    ...assault.blows.map((blow) => `${blowerSaid(blow, 'en')}: ${blowSaid(blow, view, 'en')}.`),
    ...assault.heroes.flatMap((threat) => {
      const said = threatSaid(threat, 'en')
      return said === '' ? [] : [`${HERO[view.heroes[threat.place]!.id].name}: ${said}.`]
    }),
    ...arrivalsSaid(arrivalsOf(view), 'en'),
  ]
}

const isUnderWay = ({ result, phase }: View): boolean => !result && phase !== 'set-up'

/** "2 Grunt, 1 Ox", in the order of the box. */
const discardSaid = (discard: View['discard']): string =>
  MINION_IDS.flatMap((id) => {
    const many = discard.filter((card) => card === id).length
    return many > 0 ? [`${many} ${CARD[id].name}`] : []
  }).join(', ')

const sentence = (clauses: readonly string[]): string =>
  `${clauses.join(', ').replace(/^./, (first) => first.toUpperCase())}.`

/** Who plays whom, where there is something to say. */
const seatsSaid = ({ seats, heroes }: View, { players }: Company): string[] =>
  Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const own = heroes.filter((hero) => hero.seat === seat).map(({ id }) => HERO[id].name)
    const who = players[seat] ? `, ${players[seat]}` : ''
    return own.length > 0 ? [`${text.seat(seat)}${who}: ${listed(own)}.`] : who ? [`${text.seat(seat)}${who}.`] : []
  })

const numbersOf = (hero: Hero): string =>
  [
    `${health(hero)} of ${HERO[hero.id].hp} health`,
    ...(hero.armor > 0 ? [`${hero.armor} armor`] : []),
    counted(hero.cubes, 'cube'),
  ].join(', ')

/** "Brawler on NW: 5 of 9 health, 2 armor, 1 cube. Acting, 2 actions left." */
function heroSaid(view: View, place: number): string {
  const hero = view.heroes[place]!
  const states = stateOf(view, place)
  return `${HERO[hero.id].name} on ${hero.at}: ${numbersOf(hero)}.${states.length > 0 ? ` ${sentence(states)}` : ''}`
}

/** "F1: Grunt, 3 of 3 HP, Range 1, Power 3. Reaches NW." */
function enemySaid(view: View, enemy: Enemy, at: Space): string {
  const { name, hp, rank } = CARD[enemy.card]
  const numbers = [
    `${SPACES[at]!}: ${name}`,
    ...(rank === 'minion' ? [] : [rank]),
    `${hpLeft(enemy)} of ${hp} HP`,
    ...(enemy.armor > 0 ? [`${enemy.armor} armor`] : []),
    forceSaid(view, at),
  ].join(', ')
  const tokens = tokensOf(enemy, at)
  const attack = attackOf(view, at, 'assault')
  const spaces = attack?.aims === 'lane' && attack.range !== 'any' ? reached(at, attack.range) : undefined
  const lane = `Lane ${laneOf(at)}`
  const reach =
    spaces === undefined ? [] : [`${lane}: reaches ${spaces.length > 0 ? listed(spaces) : 'no squad space'}.`]
  const card = isGeneral(enemy.card) ? '' : cardSaid(enemy.card, 'en')
  return [`${numbers}.`, ...(tokens.length > 0 ? [sentence(tokens)] : []), ...reach, ...(card ? [card] : [])].join(' ')
}

/** What the acting hero can do: each skill with its cost, and the rampage. */
export function deedsSaid(view: View): (readonly [name: string, said: string])[] {
  if (!view.turn || view.result) return []
  const { id } = acting(view)
  const { skills, rampage } = HERO[id]
  return [
    ...skills.map(
      (skill) => [`${SKILL[skill].name} (${counted(SKILL[skill].cost, 'action')})`, skillSaid(skill, 'en')] as const,
    ),
    [`${RAMPAGE[rampage].name} (3 cubes)`, rampageSaid(rampage, 'en')],
  ]
}
