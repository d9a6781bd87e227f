import type { Language } from '#engine/game'
import { counted } from '#engine/words'

/** What Flashback actions and tiles say on the board, wherever they are taken. */
export interface FlashbackWords {
  readonly dice: string
  die(at: number, action: string): string
  readonly bonus: string
  readonly used: string
  readonly actions: string
  /** What each action does now. */
  training(from: number, to: number, of: number): string
  lootTo(from: number, to: number): string
  readonly extend: string
  clear(wounds: number): string
  readonly full: string
  recon(marks: number, needed: number): string
  squares(marked: number, of: number): string
  readonly tiles: string
  readonly basics: string
  experience(left: number): string
  readonly owned: string
  readonly discard: string
  discarding(tile: string): string
  readonly keep: string
  readonly passive: string
  readonly showDen: string
  readonly showDice: string
  readonly done: string
  readonly doneNow: string
  unused(actions: number): string
  /** Marks that would be lost, for one is missing. */
  half(names: readonly string[]): string
  readonly final: string
  readonly over: string
}

export const FLASHBACK_WORDS: Readonly<Record<Language, FlashbackWords>> = {
  en: {
    dice: 'Flashback dice',
    die: (at, action) => `Die ${at}: ${action}`,
    bonus: 'Bonus action',
    used: 'used',
    actions: 'Actions',
    training: (from, to, of) => `${from} → ${to} of ${of}`,
    lootTo: (from, to) => `${from} → ${counted(to, 'point')}`,
    extend: 'Unlock a Health space',
    clear: (wounds) => `Clear ${counted(wounds, 'Wound')}`,
    full: 'full',
    recon: (marks, needed) => `${marks} of ${needed}`,
    squares: (marked, of) => `${marked} of ${of}`,
    tiles: 'Ability tiles',
    basics: 'Basic Abilities',
    experience: (left) => `${left} Experience to spend`,
    owned: 'yours',
    discard: 'Four tiles are there. Which one goes?',
    discarding: (tile) => `Discard ${tile}`,
    keep: 'Keep them all',
    passive: 'always',
    showDen: 'Show the den',
    showDice: 'Dice and tiles',
    done: 'Done with Flashback',
    doneNow: 'Done, for good',
    unused: (actions) => `${counted(actions, 'action')} would be lost.`,
    half: (names) => `Recon on ${names.join(', ')} lacks a mark and would be lost.`,
    final: 'That cannot be undone.',
    over: 'Done here.',
  },
  de: {
    dice: 'Rückblende-Würfel',
    die: (at, action) => `Würfel ${at}: ${action}`,
    bonus: 'Bonusaktion',
    used: 'genutzt',
    actions: 'Aktionen',
    training: (from, to, of) => `${from} → ${to} von ${of}`,
    lootTo: (from, to) => `${from} → ${to} ${to === 1 ? 'Punkt' : 'Punkte'}`,
    extend: 'Ein Lebensfeld freischalten',
    clear: (wounds) => `${wounds} ${wounds === 1 ? 'Wunde' : 'Wunden'} heilen`,
    full: 'voll',
    recon: (marks, needed) => `${marks} von ${needed}`,
    squares: (marked, of) => `${marked} von ${of}`,
    tiles: 'Fähigkeiten',
    basics: 'Grundfähigkeiten',
    experience: (left) => `${left} Erfahrung auszugeben`,
    owned: 'deins',
    discard: 'Vier Plättchen liegen schon da. Welches geht?',
    discarding: (tile) => `${tile} ablegen`,
    keep: 'Alle behalten',
    passive: 'immer',
    showDen: 'Das Versteck zeigen',
    showDice: 'Würfel und Plättchen',
    done: 'Rückblende beenden',
    doneNow: 'Endgültig beenden',
    unused: (actions) => `${actions} ${actions === 1 ? 'Aktion wäre' : 'Aktionen wären'} verloren.`,
    half: (names) => `Die Erkundung von ${names.join(', ')} ist erst halb fertig und wäre verloren.`,
    final: 'Das lässt sich nicht zurücknehmen.',
    over: 'Hier fertig.',
  },
}
