import type { Language } from '#engine/game'
import { counted } from '#engine/words'
import type { Effect } from '#games/roll-and-fight/content/vocabulary'

/** What the Fighting Phase says on the board, besides what the game says anyway. */
export interface FightWords {
  readonly answer: string
  readonly usable: string
  readonly nothingUsable: string
  /** How something was come by that can be used. */
  readonly how: Readonly<Record<'start' | 'recon' | 'item', string>>
  charges(many: number): string
  readonly verbs: Readonly<Record<Effect['do'], string>>
  left(verbs: readonly string[]): string
  again(many: number): string
  brew(times: number): string
  exposed(room: string): string
  fights(name: string): string
  readonly over: string
  readonly othersBusy: string
  readonly dead: string
  readonly skip: string
  readonly skipEvent: string
  readonly goOn: string
  readonly done: string
  readonly doneNow: string
  readonly sending: string
  /** What is lost for good by ending the phase. */
  unused(sets: number, recon: number): string
  readonly final: string
  /** What it would come to. */
  readonly outlook: string
  readonly noWounds: string
  /** Where the Health Track is full. */
  readonly noMoreWounds: string
  /** All that come find no Health space. */
  spaceless(many: number): string
  wounds(many: number): string
  trait(name: string): string
  /** Health when step 5 looks at it. */
  health(wounds: number, spaces: number): string
  readonly beating: string
  readonly death: string
  /** The same where there is little room. */
  readonly beatingBrief: string
  readonly deathBrief: string
  soaked(many: number): string
  /** So many of those that were named find no Health space. */
  noSpace(many: number): string
  from(enemy: string, room: string): string
  loot(icons: number, rooms: readonly string[]): string
  readonly noLoot: string
  objective(room: string, points: number): string
  readonly score: string
  line(name: string, now: number, then: number): string
  points(now: number, then: number): string
  /** What was done in this phase. */
  readonly deeds: string
  readonly noDeeds: string
  readonly undo: string
  readonly before: string
  moved(room: string): string
  struck(who: readonly string[], what: 'dead' | 'dotted' | 'evaded', room: string): string
  bossDamage(damage: number): string
  woundsMore(wounds: number): string
  trained(many: number): string
  purchased(many: number): string
  marked(room: string): string
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
const wunden = (many: number): string => `${many} ${many === 1 ? 'Wunde' : 'Wunden'}`

export const FIGHT_WORDS: Readonly<Record<Language, FightWords>> = {
  en: {
    answer: 'What to do',
    usable: 'What can be used',
    nothingUsable: 'No set, no Recon and no charge is left.',
    how: { start: 'as the fight opens', recon: 'Recon', item: 'Item' },
    charges: (many) => counted(many, 'charge'),
    verbs: {
      move: 'Move',
      hit: 'Hit',
      shoot: 'Shoot',
      wound: 'Wound',
      heal: 'Heal',
      jump: 'Jump',
      evade: 'Evade',
      kill: 'Kill',
      either: 'Hit or Shoot',
      'per-die': 'for each die',
      'repeat-next': 'once more',
    },
    left: (verbs) => `Still to come: ${verbs.join(', ')}.`,
    again: (many) => `And ${many === 1 ? 'once' : `${many} times`} more.`,
    brew: (times) => `Rage Brew: the next ability happens ${times === 1 ? 'once' : `${times} times`} more.`,
    exposed: (room) => `Two fell in ${room}: unless the next use changes rooms, it costs a Wound.`,
    fights: (name) => `${name} fights.`,
    over: 'The fight is over here.',
    othersBusy: 'The others are not done yet.',
    dead: 'Dead: two Beatings.',
    skip: 'Leave this out',
    skipEvent: 'Skip',
    goOn: 'Go on: dice leave the Health Track',
    done: 'Done fighting',
    doneNow: 'Done, for good',
    sending: 'On its way …',
    unused: (sets, recon) =>
      `${[
        ...(sets > 0 ? [counted(sets, 'unused set')] : []),
        ...(recon > 0 ? [counted(recon, 'unused Recon', 'unused Recons')] : []),
      ].join(' and ')} would be lost.`,
    final: 'That cannot be undone.',
    outlook: 'If it ends here',
    noWounds: 'No Wounds',
    noMoreWounds: 'No more Wounds',
    spaceless: (many) => `${counted(many, 'Wound')} ${many === 1 ? 'finds' : 'find'} no free Health space`,
    wounds: (many) => counted(many, 'Wound'),
    trait: (name) => `for ${name}`,
    health: (wounds, spaces) => `${wounds} of ${spaces} Health spaces wounded`,
    beating: 'A Beating follows',
    beatingBrief: 'Beating',
    death: 'The second Beating: death',
    deathBrief: 'Death',
    soaked: (many) => `${many} of them ignored`,
    noSpace: (many) => `${many} of them ${many === 1 ? 'finds' : 'find'} no free Health space`,
    from: (enemy, room) => `${enemy}, ${room}`,
    loot: (icons, rooms) => `${icons} Loot: ${rooms.join(', ')}`,
    noLoot: 'No Loot to collect',
    objective: (room, points) => `Objective of ${room}: ${counted(points, 'point')}`,
    score: 'Score',
    line: (name, now, then) => `${name}: ${signed(then)}${now === then ? '' : ` (now ${signed(now)})`}`,
    points: (now, then) =>
      `${signed(then)} ${Math.abs(then) === 1 ? 'point' : 'points'}${now === then ? '' : ` (now ${signed(now)})`}`,
    deeds: 'Done in this fight',
    noDeeds: 'Nothing yet.',
    undo: 'U takes it back, step by step.',
    before: 'Before',
    moved: (room) => `on to ${room}`,
    struck: (who, what, room) =>
      `${who.join(', ')} ${{ dead: 'dead', dotted: 'damaged', evaded: 'evaded' }[what]} in ${room}`,
    bossDamage: (damage) => `${damage} damage to the Boss`,
    woundsMore: (wounds) => (wounds > 0 ? counted(wounds, 'Wound') : `${counted(-wounds, 'Wound')} healed`),
    trained: (many) => `${many} Experience`,
    purchased: (many) => counted(many, 'charge bought', 'charges bought'),
    marked: (room) => `Objective of ${room} marked`,
  },
  de: {
    answer: 'Was zu tun ist',
    usable: 'Was sich nutzen lässt',
    nothingUsable: 'Kein Satz, keine Erkundung und keine Ladung ist übrig.',
    how: { start: 'zu Beginn des Kampfs', recon: 'Erkundung', item: 'Gegenstand' },
    charges: (many) => `${many} ${many === 1 ? 'Ladung' : 'Ladungen'}`,
    verbs: {
      move: 'Gehen',
      hit: 'Hieb',
      shoot: 'Schuss',
      wound: 'Wunde',
      heal: 'Heilen',
      jump: 'Sprung',
      evade: 'Ablenken',
      kill: 'Töten',
      either: 'Hieb oder Schuss',
      'per-die': 'für jeden Würfel',
      'repeat-next': 'noch einmal',
    },
    left: (verbs) => `Danach: ${verbs.join(', ')}.`,
    again: (many) => `Und noch ${many === 1 ? 'einmal' : `${many}-mal`}.`,
    brew: (times) => `Wutgebräu: Die nächste Fähigkeit geschieht noch ${times === 1 ? 'einmal' : `${times}-mal`}.`,
    exposed: (room) =>
      `Zwei fielen in einem Raum (${room}): Wer als Nächstes nicht den Raum wechselt, nimmt eine Wunde.`,
    fights: (name) => `${name} kämpft.`,
    over: 'Hier ist der Kampf vorbei.',
    othersBusy: 'Die anderen sind noch nicht fertig.',
    dead: 'Tot: zwei Abreibungen.',
    skip: 'Das auslassen',
    skipEvent: 'Überspringen',
    goOn: 'Weiter: Die Würfel verlassen die Lebensleiste',
    done: 'Kampf beenden',
    doneNow: 'Endgültig beenden',
    sending: 'Unterwegs …',
    unused: (sets, recon) =>
      `Verloren ${sets + recon === 1 ? 'wäre' : 'wären'}: ${[
        ...(sets > 0 ? [`${sets} ${sets === 1 ? 'Satz' : 'Sätze'}`] : []),
        ...(recon > 0 ? [`${recon} ${recon === 1 ? 'Erkundung' : 'Erkundungen'}`] : []),
      ].join(' und ')}.`,
    final: 'Das lässt sich nicht zurücknehmen.',
    outlook: 'Wenn es hier endet',
    noWounds: 'Keine Wunden',
    noMoreWounds: 'Keine weitere Wunde',
    spaceless: (many) => `für ${wunden(many)} ist kein Lebensfeld frei`,
    wounds: wunden,
    trait: (name) => `für ${name}`,
    health: (wounds, spaces) => `${wounds} von ${spaces} Lebensfeldern verwundet`,
    beating: 'Es folgt eine Abreibung',
    beatingBrief: 'Abreibung',
    death: 'Die zweite Abreibung: tot',
    deathBrief: 'Tod',
    soaked: (many) => `${many} davon ${many === 1 ? 'zählt' : 'zählen'} nicht`,
    noSpace: (many) => `für ${many} davon ist kein Lebensfeld frei`,
    from: (enemy, room) => `${enemy}, ${room}`,
    loot: (icons, rooms) => `${icons} Beute: ${rooms.join(', ')}`,
    noLoot: 'Keine Beute zu holen',
    objective: (room, points) => `Auftrag in ${room}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    score: 'Wertung',
    line: (name, now, then) => `${name}: ${signed(then)}${now === then ? '' : ` (jetzt ${signed(now)})`}`,
    points: (now, then) =>
      `${signed(then)} ${Math.abs(then) === 1 ? 'Punkt' : 'Punkte'}${now === then ? '' : ` (jetzt ${signed(now)})`}`,
    deeds: 'In diesem Kampf getan',
    noDeeds: 'Noch nichts.',
    undo: 'U nimmt es zurück, Schritt für Schritt.',
    before: 'Zuvor',
    moved: (room) => `weiter nach ${room}`,
    struck: (who, what, room) =>
      `${who.join(', ')} ${{ dead: 'tot', dotted: 'verletzt', evaded: 'abgelenkt' }[what]} in ${room}`,
    bossDamage: (damage) => `${damage} Schaden am Boss`,
    woundsMore: (wounds) => (wounds > 0 ? wunden(wounds) : `${wunden(-wounds)} geheilt`),
    trained: (many) => `${many} Erfahrung`,
    purchased: (many) => (many === 1 ? 'eine Ladung gekauft' : `${many} Ladungen gekauft`),
    marked: (room) => `Auftrag in ${room} abgehakt`,
  },
}
