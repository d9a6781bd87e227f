import type { Language } from '#engine/game'
import { counted } from '#engine/words'
import { isCardId } from '#games/last-stand/text/forms'
import { abilityName, cardName } from '#games/last-stand/text/names'

/** What the analysis says. */
interface AnalysisWords {
  readonly busy: string
  readonly failed: string
  readonly nothing: string
  readonly decided: string
  /** The turn or the round of the enemies after which the chances had fallen or risen most. */
  turn(hero: string, round: number): string
  enemies(round: number): string
  fell(before: string, after: string): string
  rose(before: string, after: string): string
  readonly hardlyMoved: string
  readonly show: string
  showThis(what: string): string
  readonly curve: string
  /** What its lines and signs are. */
  readonly legend: string
  readonly numbers: string
  readonly round: string
  readonly begins: string
  readonly chance: string
  readonly end: string
  readonly theEnemies: string
  readonly heroes: string
  readonly hero: string
  readonly damage: string
  readonly defeated: string
  readonly cubes: string
  readonly rampages: string
  readonly revived: string
  readonly suffered: string
  readonly fallen: string
  readonly harm: string
  readonly who: string
  readonly felled: string
  readonly falls: string
  readonly noFalls: string
  fall(hero: string, by: string, round: number, lives: number | null): string
  /** What is no person, as the cause of something. */
  ability(name: string): string
  readonly others: Readonly<Record<string, string>>
  readonly howToRead: string
  readonly reading: readonly string[]
}

const en: AnalysisWords = {
  busy: 'Judging the turns …',
  failed: 'The analysis broke off. Open it again to try once more.',
  nothing: 'No turn was played, so there is nothing to analyse.',
  decided: 'What decided it',
  turn: (hero, round) => `Round ${round}, ${hero}’s turn`,
  enemies: (round) => `Round ${round}, the enemies`,
  fell: (before, after) => `the chance to win fell from ${before} to ${after}`,
  rose: (before, after) => `the chance to win rose from ${before} to ${after}`,
  hardlyMoved: 'The chances hardly changed.',
  show: 'Show',
  showThis: (what) => `Show in the replay: ${what}`,
  curve: 'The chance to win, turn by turn',
  legend:
    'The chance to win, round by round; red lines where the enemies strike, a ring at each fall and rise told below.',
  numbers: 'In numbers',
  round: 'Round',
  begins: 'Before the turn of',
  chance: 'Chance',
  end: 'the end',
  theEnemies: 'the enemies',
  heroes: 'What the heroes did',
  hero: 'Hero',
  damage: 'Damage',
  defeated: 'Defeated',
  cubes: 'Cubes',
  rampages: 'Rampages',
  revived: 'Revived',
  suffered: 'Suffered',
  fallen: 'Fell',
  harm: 'What hurt the squad',
  who: 'Who',
  felled: 'Knocked down',
  falls: 'Knock-downs',
  noFalls: 'Nobody was knocked down.',
  fall: (hero, by, round, lives) =>
    `Round ${round}: ${hero}, by ${by}${lives === null ? '; no token was left to pay' : `; ${counted(lives, 'token')} left`}`,
  ability: (name) => name,
  others: { 'overwhelming-assault': 'Overwhelming Assault' },
  howToRead: 'How to read this',
  reading: [
    'The chance to win is what the bots reckon: from each moment the round is played on 64 times at first sight, with what nobody could know drawn anew, and its end is judged by the matches that bots have won and lost from there.',
    'A turn can cost or win much by its dice as well as by what was chosen.',
    'Damage and what was suffered count health and armor alike. Damage by the mine is the Demolitionist’s.',
  ],
}

const de: AnalysisWords = {
  busy: 'Die Züge werden beurteilt …',
  failed: 'Die Analyse ist abgebrochen. Öffne sie noch einmal, um es erneut zu versuchen.',
  nothing: 'Kein Zug wurde gespielt, also gibt es nichts zu analysieren.',
  decided: 'Was es entschieden hat',
  turn: (hero, round) => `Runde ${round}, Zug: ${hero}`,
  enemies: (round) => `Runde ${round}, die Gegner`,
  fell: (before, after) => `die Siegchance fiel von ${before} auf ${after}`,
  rose: (before, after) => `die Siegchance stieg von ${before} auf ${after}`,
  hardlyMoved: 'Die Chancen haben sich kaum verändert.',
  show: 'Zeigen',
  showThis: (what) => `In der Aufzeichnung zeigen: ${what}`,
  curve: 'Die Siegchance, Zug um Zug',
  legend:
    'Die Siegchance, Runde um Runde; rote Linien, wo die Gegner angreifen, ein Ring, wo sie fiel oder stieg, wie unten steht.',
  numbers: 'In Zahlen',
  round: 'Runde',
  begins: 'Vor dem Zug',
  chance: 'Chance',
  end: 'Ende',
  theEnemies: 'die Gegner',
  heroes: 'Was die Helden getan haben',
  hero: 'Held',
  damage: 'Schaden',
  defeated: 'Besiegt',
  cubes: 'Wutsteine',
  rampages: 'Raserei',
  revived: 'Aufgeholfen',
  suffered: 'Erlitten',
  fallen: 'Am Boden',
  harm: 'Was dem Trupp geschadet hat',
  who: 'Wer',
  felled: 'Zu Boden',
  falls: 'Wer zu Boden ging',
  noFalls: 'Niemand ging zu Boden.',
  fall: (hero, by, round, lives) =>
    `Runde ${round}: ${hero}, durch ${by}${lives === null ? '; keine Marke war mehr da' : `; noch ${lives === 1 ? '1 Marke' : `${lives} Marken`}`}`,
  ability: (name) => `„${name}“`,
  others: { 'overwhelming-assault': 'Übermacht' },
  howToRead: 'So liest du das',
  reading: [
    'Die Siegchance ist, was die Bots ausrechnen: Von jedem Moment an wird die Runde 64-mal auf den ersten Blick weitergespielt, und was niemand wissen konnte, wird neu gezogen; ihr Ende wird an den Partien gemessen, die Bots von da an gewonnen und verloren haben.',
    'Ein Zug kann durch die Würfel so viel kosten oder einbringen wie durch das, was gewählt wurde.',
    'Schaden und was erlitten wurde zählen Leben und Panzerung gleich. Was die Mine anrichtet, gehört dem Sprengmeister.',
  ],
}

export const analysisWords: Readonly<Record<Language, AnalysisWords>> = { en, de }

const ABILITIES: Readonly<Record<string, string>> = {
  'burning-ground': 'Burning Ground',
  'ranging-shot': 'Ranging Shot',
}

/** What did harm, as it is called. */
export function harmName(by: string, language: Language): string {
  if (isCardId(by)) return cardName(by, language)
  const ability = ABILITIES[by]
  return ability ? abilityName(ability, language) : (analysisWords[language].others[by] ?? by)
}

/** The same after "by". */
export const causeName = (by: string, language: Language): string =>
  by in ABILITIES ? analysisWords[language].ability(harmName(by, language)) : harmName(by, language)
