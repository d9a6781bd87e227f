import type { Language } from '#engine/game'
import type { Arrivals } from '#games/last-stand/forecast/arrivals'
import type { Assault, Blow, HeroThreat } from '#games/last-stand/forecast/assault'
import type { EnemyForecast, Forecast, HeroForecast, TriggerForecast } from '#games/last-stand/forecast/forecast'
import { listed } from '#games/last-stand/text/forms'
import { abilityName, cardName, heroName, squadSpaceName } from '#games/last-stand/text/names'
import type { View } from '#games/last-stand/types'

// What is forecast, in as few words as will do: they stand on the board and in the terminal, and are read out.

interface Numbers {
  /** 1.5, and no more places than that. */
  amount(value: number): string
  /** 13 %; what is not certain is never 0 % or 100 %. */
  percent(chance: number): string
  /** +1.5 or −1.5. */
  signed(value: number): string
}

function numbersOf(language: Language): Numbers {
  const amounts = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const signs = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' })
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return {
    amount: (value) => (value > 0 && value < 0.05 ? `<${amounts.format(0.1)}` : amounts.format(value)),
    percent(reckoned) {
      const chance = Math.max(0, reckoned)
      if (chance > 0 && chance < 0.005) return `<${shares.format(0.01)}`
      return chance < 1 && chance >= 0.995 ? `>${shares.format(0.99)}` : shares.format(chance)
    },
    signed: (value) => signs.format(value).replace('-', '−'),
  }
}

const NUMBERS: Readonly<Record<Language, Numbers>> = { en: numbersOf('en'), de: numbersOf('de') }

interface Words {
  dice(dice: number): string
  damage(amount: string): string
  armor(amount: string): string
  health(amount: string): string
  cubes(amount: string, isOne: boolean): string
  /** Of what is reckoned and does not come out even. */
  onAverage(what: string): string
  readonly defeated: string
  readonly falls: string
  readonly stands: string
  readonly dazed: string
  to(place: string): string
  readonly tokens: Readonly<Record<EnemyForecast['tokens'][number], string>>
  readonly triggers: Readonly<Record<TriggerForecast['kind'], (who: string) => string>>
  divided(dice: number, hits: string): string
  readonly won: string
  readonly lost: string
  /** The same where it is only likely, with how likely. */
  mayBeWon(chance: string): string
  mayBeLost(chance: string): string
  readonly idle: Readonly<Record<NonNullable<Blow['idle']>, string>>
  readonly decided: string
  readonly assault: string
  /** The same after what is in hand. */
  readonly assaultThen: string
  readonly alarm: string
  readonly afterAssault: Readonly<Record<NonNullable<Assault['skull']>, string>>
  tokensLost(tokens: string, isOne: boolean): string
  readonly harmless: string
  /** What comes when the round is over. */
  minions(least: number, most: number): string
  readonly lieutenant: string
  readonly skull: string
  overwhelming(chance: string): string
  open(cards: string): string
  readonly generalComes: string
  generalFrom(round: number, toCome: number, here: number): string
  readonly and: string
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    dice: (dice) => many(dice, 'die', 'dice'),
    damage: (amount) => `${amount} damage`,
    armor: (amount) => `${amount} armor`,
    health: (amount) => `${amount} health`,
    cubes: (amount, isOne) => `${amount} ${isOne ? 'cube' : 'cubes'}`,
    onAverage: (what) => `${what} on average`,
    defeated: 'defeated',
    falls: 'knocked down',
    stands: 'stands up',
    dazed: 'dazed',
    to: (place) => `to ${place}`,
    tokens: { suppress: 'suppressed', weaken: 'weakened', mark: 'marked' },
    triggers: {
      attack: (who) => `${who} attacks`,
      blast: (who) => `${who} blows up`,
      mine: () => 'The mine goes off',
      burn: () => 'Fire',
    },
    divided: (dice, hits) => `${many(dice, 'die', 'dice')}, about ${hits} hits to divide`,
    won: 'The match is won',
    lost: 'The match is lost',
    mayBeWon: (chance) => `${chance} chance to win the match`,
    mayBeLost: (chance) => `${chance} risk of losing the match`,
    idle: {
      suppressed: 'suppressed',
      mine: 'runs into the mine',
      helps: 'armors others',
      'no-hero': 'no hero in range',
      'no-power': 'no Power',
      over: 'the match is lost by then',
    },
    decided: 'you choose whom',
    assault: 'The assault as things stand',
    assaultThen: 'The assault after that',
    alarm: 'Danger!',
    afterAssault: {
      'unless-general-falls': 'The match is lost for certain unless the general falls this round',
      certain: 'The match is lost for certain: after this round comes the skull, and the general is not here',
    },
    tokensLost: (tokens, isOne) => `${tokens} squad ${isOne ? 'token' : 'tokens'} lost`,
    harmless: 'nothing hits',
    minions: (least, most) =>
      `After this round: ${least === most ? many(least, 'minion', 'minions') : `${least} to ${most} minions`}`,
    lieutenant: 'a lieutenant',
    skull: 'After this round: the skull, and the match is lost',
    overwhelming: (chance) => `no room ${chance}`,
    open: (cards) => `in the pile ${cards}`,
    generalComes: 'the general',
    generalFrom: (round, toCome, here) =>
      `The general comes once ${many(toCome + here, 'more lieutenant is', 'more lieutenants are')} gone, after round ${round} at the earliest`,
    and: 'and',
  },
  de: {
    dice: (dice) => many(dice, 'Würfel', 'Würfel'),
    damage: (amount) => `${amount} Schaden`,
    armor: (amount) => `${amount} Panzerung`,
    health: (amount) => `${amount} Leben`,
    cubes: (amount, isOne) => `${amount} ${isOne ? 'Wutstein' : 'Wutsteine'}`,
    onAverage: (what) => `im Mittel ${what}`,
    defeated: 'besiegt',
    falls: 'geht zu Boden',
    stands: 'steht auf',
    dazed: 'benommen',
    to: (place) => `nach ${place}`,
    tokens: { suppress: 'aufgehalten', weaken: 'geschwächt', mark: 'markiert' },
    triggers: {
      attack: (who) => `${who} greift an`,
      blast: (who) => `${who} fliegt in die Luft`,
      mine: () => 'Die Mine geht hoch',
      burn: () => 'Feuer',
    },
    divided: (dice, hits) => `${dice} Würfel, etwa ${hits} Treffer zu verteilen`,
    won: 'Die Partie ist gewonnen',
    lost: 'Die Partie ist verloren',
    mayBeWon: (chance) => `${chance} Chance auf den Sieg`,
    mayBeLost: (chance) => `${chance} Risiko, die Partie zu verlieren`,
    idle: {
      suppressed: 'aufgehalten',
      mine: 'läuft in die Mine',
      helps: 'panzert andere',
      'no-hero': 'niemand in Reichweite',
      'no-power': 'keine Stärke',
      over: 'da ist die Partie schon verloren',
    },
    decided: 'ihr wählt, wen',
    assault: 'Der Angriff, wie es jetzt steht',
    assaultThen: 'Der Angriff danach',
    alarm: 'Gefahr!',
    afterAssault: {
      'unless-general-falls': 'Die Partie ist sicher verloren, wenn der General nicht in dieser Runde fällt',
      certain: 'Die Partie ist sicher verloren: Nach dieser Runde kommt der Totenkopf, und der General ist nicht da',
    },
    tokensLost: (tokens, isOne) => `${tokens} ${isOne ? 'Truppmarke' : 'Truppmarken'} weg`,
    harmless: 'nichts trifft',
    minions: (least, most) =>
      `Nach dieser Runde: ${least === most ? many(least, 'Scherge', 'Schergen') : `${least} bis ${most} Schergen`}`,
    lieutenant: 'ein Leutnant',
    skull: 'Nach dieser Runde: der Totenkopf, und die Partie ist verloren',
    overwhelming: (chance) => `kein Platz ${chance}`,
    open: (cards) => `im Stapel ${cards}`,
    generalComes: 'der General',
    generalFrom: (round, toCome, here) =>
      `Der General kommt, wenn noch ${many(toCome + here, 'Leutnant', 'Leutnants')} weg ${toCome + here === 1 ? 'ist' : 'sind'}, frühestens nach Runde ${round}`,
    and: 'und',
  },
}

/** So many of something, in the words for one or for more; what does not come out even is an average. */
function counted(many: number, say: (amount: string, isOne: boolean) => string, language: Language, isSigned = false) {
  const { amount, signed } = NUMBERS[language]
  const written = Math.round(many * 10) / 10
  const said = say(isSigned ? signed(many) : amount(many), Math.abs(written) === 1)
  return Number.isInteger(written) ? said : WORDS[language].onAverage(said)
}

const isCertain = (chance: number): boolean => chance >= 1 - 1e-9

/** Something and how likely it is; what is certain stands alone. */
const likely = (what: string, chance: number, { percent }: Numbers): string =>
  isCertain(chance) ? what : `${what} ${percent(chance)}`

/** That the match is won, or how likely that is. */
const wonSaid = (chance: number, language: Language): string =>
  isCertain(chance) ? WORDS[language].won : WORDS[language].mayBeWon(NUMBERS[language].percent(chance))

/** That it is lost, or how likely. */
const lostSaid = (chance: number, language: Language): string =>
  isCertain(chance) ? WORDS[language].lost : WORDS[language].mayBeLost(NUMBERS[language].percent(chance))

/** What would become of an enemy: "3 dice, 1.5 damage, defeated 13%". */
export function enemyForecastSaid(enemy: EnemyForecast, language: Language): string {
  const words = WORDS[language]
  const numbers = NUMBERS[language]
  const { dice, damage, armor, defeated, to, shifted, tokens } = enemy
  return [
    ...(dice > 0 ? [words.dice(dice)] : []),
    ...(damage > 0 ? [words.damage(numbers.amount(damage))] : []),
    ...(armor > 0 ? [words.armor(numbers.signed(-armor))] : []),
    ...(defeated > 0 ? [likely(words.defeated, defeated, numbers)] : []),
    ...(to === null ? [] : [likely(words.to(to), shifted, numbers)]),
    ...tokens.map((token) => words.tokens[token]),
  ].join(', ')
}

/** What would become of a hero: "−1.3 health, knocked down 12%". */
function heroForecastSaid(hero: HeroForecast, { at }: View['heroes'][number], language: Language): string {
  const words = WORDS[language]
  const numbers = NUMBERS[language]
  const { health, armor, cubes, falls, stands, dazed } = hero
  return [
    ...(stands > 0 ? [likely(words.stands, stands, numbers)] : []),
    ...(hero.at === at ? [] : [words.to(squadSpaceName(hero.at, language))]),
    ...(health === 0 ? [] : [words.health(numbers.signed(health))]),
    ...(armor === 0 ? [] : [words.armor(numbers.signed(armor))]),
    ...(cubes === 0 ? [] : [counted(cubes, words.cubes, language, true)]),
    ...(falls > 0 ? [likely(words.falls, falls, numbers)] : []),
    ...(dazed > 0 ? [likely(words.dazed, dazed, numbers)] : []),
  ].join(', ')
}

function triggerSaid({ kind, space, card, chance, heroes }: TriggerForecast, view: View, language: Language): string {
  const who = card === null ? '' : `${cardName(card, language)} (${space})`
  const whom = [...heroes].map(
    ([place, amount]) => `${heroName(view.heroes[place]!.id, language)} ${NUMBERS[language].signed(-amount)}`,
  )
  const what = likely(WORDS[language].triggers[kind](who), chance, NUMBERS[language])
  return whom.length > 0 ? `${what}: ${whom.join(', ')}` : what
}

/** All that would come of a choice, a line each: enemies, what it triggers, heroes, the end of the match. */
export function forecastSaid(forecast: Forecast, view: View, language: Language): string[] {
  const words = WORDS[language]
  const numbers = NUMBERS[language]
  const { enemies, heroes, triggers, barrage, won, lost } = forecast
  return [
    ...(won > 0 ? [wonSaid(won, language)] : []),
    ...(lost > 0 ? [lostSaid(lost, language)] : []),
    ...(barrage > 0 ? [words.divided(barrage, numbers.amount(barrage / 2))] : []),
    ...enemies.map(
      (enemy) => `${cardName(enemy.card, language)} (${enemy.space}): ${enemyForecastSaid(enemy, language)}`,
    ),
    ...triggers.map((trigger) => triggerSaid(trigger, view, language)),
    ...heroes.map((hero) => {
      const before = view.heroes[hero.place]!
      return `${heroName(before.id, language)}: ${heroForecastSaid(hero, before, language)}`
    }),
  ]
}

/** What an attack of the assault is likely to do: "Ghost −1.5, Brawler −0.2". */
export function blowSaid({ hits, asked, idle }: Blow, view: View, language: Language): string {
  const words = WORDS[language]
  const { signed, percent } = NUMBERS[language]
  if (idle) return words.idle[idle]
  const whom = hits.map(
    ({ place, amount, chance }) =>
      `${heroName(view.heroes[place]!.id, language)} ${signed(-amount)}${!isCertain(chance) ? ` (${percent(chance)})` : ''}`,
  )
  return [...whom, ...(asked > 0 ? [words.decided] : [])].join(', ')
}

/** A choice in a few words, beside what it is called: "1.5 damage, defeated 13%, −1.3 health"; empty where nothing is rolled. */
export function forecastBrief({ enemies, heroes, barrage, won, lost }: Forecast, language: Language): string {
  const words = WORDS[language]
  const numbers = NUMBERS[language]
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
  const damage = sum(enemies.map((enemy) => enemy.damage + enemy.armor))
  const defeated = sum(enemies.map((enemy) => enemy.defeated))
  const harm = sum(heroes.map(({ health, armor }) => Math.min(0, health + armor)))
  const falls = sum(heroes.map((hero) => hero.falls))
  const few = (what: string, many: number, of: number): string =>
    of > 1 ? counted(many, (amount) => `${amount} ${what}`, language) : likely(what, many, numbers)
  return [
    ...(barrage > 0 ? [words.dice(barrage)] : []),
    ...(damage > 0 ? [words.damage(numbers.amount(damage))] : []),
    ...(defeated > 0 ? [few(words.defeated, defeated, enemies.length)] : []),
    ...(harm < 0 ? [words.health(numbers.signed(harm))] : []),
    ...(falls > 0 ? [few(words.falls, falls, heroes.length)] : []),
    ...(won > 0 ? [lower(wonSaid(won, language))] : []),
    ...(lost > 0 ? [lower(lostSaid(lost, language))] : []),
  ].join(', ')
}

const lower = (said: string): string => said.replace(/^./, (first) => first.toLowerCase())

/** What deals a blow, as it is called. */
export function blowerSaid({ by, space, from }: Blow, language: Language): string {
  if (by === 'burning-ground') return abilityName('Burning Ground', language)
  if (by === 'ranging-shot') return abilityName('Ranging Shot', language)
  return `${cardName(by, language)} (${space === from ? space : `${space} → ${from}`})`
}

/** What a hero has to expect of the assault: "−2.4 health, knocked down 31%"; empty if nothing. */
export function threatSaid({ damage, armor, falls, dazed }: HeroThreat, language: Language): string {
  const words = WORDS[language]
  const numbers = NUMBERS[language]
  return [
    ...(damage > 0 ? [words.health(numbers.signed(-damage))] : []),
    ...(armor > 0 ? [words.armor(numbers.signed(-armor))] : []),
    ...(falls > 0 ? [likely(words.falls, falls, numbers)] : []),
    ...(dazed > 0 ? [likely(words.dazed, dazed, numbers)] : []),
  ].join(', ')
}

/** From this chance of losing on it is an alarm. */
const ALARM = 0.25

/** Whether the match is likely to be lost by it. */
export const isAlarming = ({ lost, skull }: Assault): boolean => skull !== null || lost >= ALARM

/**
 * The whole assault in a line: "The assault as things stand: 4.2 damage, 0.4 squad tokens lost, 3% risk of losing the match"; where
 * it threatens the match, that is cried out before, and where the skull follows that comes first.
 */
export function assaultSaid(assault: Assault, language: Language, when: 'now' | 'then' = 'now'): string {
  const { heroes, tokens, lost, skull } = assault
  const words = WORDS[language]
  const numbers = NUMBERS[language]
  const damage = heroes.reduce((sum, hero) => sum + hero.damage, 0)
  const said = [
    ...(damage > 0 ? [words.damage(numbers.amount(damage))] : []),
    ...(tokens > 0.005 ? [counted(tokens, words.tokensLost, language)] : []),
    ...(lost > 0 && !skull ? [lower(lostSaid(lost, language))] : []),
  ]
  const alarm = isAlarming(assault) ? `${words.alarm} ` : ''
  const after = skull ? `${words.afterAssault[skull]}. ` : ''
  return `${alarm}${after}${when === 'now' ? words.assault : words.assaultThen}: ${said.length > 0 ? said.join(', ') : words.harmless}`
}

/** Who comes when the round is over, and when the general does; a sentence each. */
export function arrivalsSaid(arrivals: Arrivals, language: Language): string[] {
  const words = WORDS[language]
  const { skull, minions, lieutenant, general, overwhelming, open, lieutenantsToCome, lieutenantsHere } = arrivals
  if (skull) return [words.skull]
  const leader = lieutenant ? [words.lieutenant] : general === 'comes' ? [words.generalComes] : []
  const who = listed([words.minions(...minions), ...leader], words.and)
  const more = [
    ...(open.length > 0 ? [words.open(open.map((card) => cardName(card, language)).join(', '))] : []),
    ...(overwhelming > 0 ? [words.overwhelming(NUMBERS[language].percent(overwhelming))] : []),
  ]
  return [
    `${[who, ...more].join('; ')}.`,
    ...(typeof general === 'number' ? [`${words.generalFrom(general, lieutenantsToCome, lieutenantsHere)}.`] : []),
  ]
}

/** A chance alone, for a sign on the board. */
export const chanceSaid = (chance: number, language: Language): string => NUMBERS[language].percent(chance)
