import type { Language } from '#engine/game'
import { counted } from '#engine/words'

/** What the tracks of a player board say, every number in words. */
export interface TrackWords {
  readonly tracks: string
  readonly things: string
  health(spaces: number, wounds: number, dice: number, free: number, locked: number): string
  beatings(beatings: number, limit: number): string
  loot(crossed: number, most: number, value: number): string
  training(marked: number, of: number, toSpend: number, value: number): string
  boss(name: string, crossed: number, health: number, value: number): string
  bossDead(name: string, value: number): string
  /** Charges that are left, of squares that are marked. */
  item(name: string, left: number, free: number): string
  readonly emptySlot: string
  recon(marks: number, needed: number): string
  readonly names: Readonly<Record<'health' | 'dice' | 'loot' | 'training' | 'boss', string>>
  /** So many at most. */
  dice(limit: number): string
  /** Beside a number: Experience that can be spent. */
  toSpend(many: number): string
}

const punkte = (many: number): string => `${many} ${many === 1 ? 'Punkt' : 'Punkte'}`

export const TRACK_WORDS: Readonly<Record<Language, TrackWords>> = {
  en: {
    tracks: 'Tracks',
    things: 'Items and tiles',
    health: (spaces, wounds, dice, free, locked) =>
      `Health: ${counted(spaces, 'space')}, ${[
        ...(wounds > 0 ? [counted(wounds, 'Wound')] : []),
        ...(dice > 0 ? [`${counted(dice, 'die', 'dice')} on it`] : []),
        `${free} free`,
        ...(locked > 0 ? [`${locked} still locked`] : []),
      ].join(', ')}.`,
    beatings: (beatings, limit) =>
      beatings === 0 ? `No Beating: ${limit} dice.` : `${counted(beatings, 'Beating')} of 2: ${limit} dice.`,
    loot: (crossed, most, value) => `Loot: ${crossed} of ${most} crossed out, worth ${counted(value, 'point')}.`,
    training: (marked, of, toSpend, value) =>
      `Training: ${marked} of ${of} marked, ${toSpend} to spend, worth ${counted(value, 'point')}.`,
    boss: (name, crossed, health, value) =>
      `${name}: ${crossed} of ${health} damage, worth ${counted(value, 'point')}.`,
    bossDead: (name, value) => `${name} is dead, worth ${counted(value, 'point')}.`,
    item: (name, left, free) => `${name}: ${counted(left, 'charge')}, ${counted(free, 'square')} to mark`,
    emptySlot: 'Free slot for a tile',
    recon: (marks, needed) => (marks >= needed ? 'reconned' : `${marks} of ${needed} Recon marks`),
    names: { health: 'Health', dice: 'Dice', loot: 'Loot', training: 'Training', boss: 'Boss' },
    dice: (limit) => counted(limit, 'die', 'dice'),
    toSpend: (many) => `${many} to spend`,
  },
  de: {
    tracks: 'Leisten',
    things: 'Gegenstände und Plättchen',
    health: (spaces, wounds, dice, free, locked) =>
      `Leben: ${spaces} Felder, ${[
        ...(wounds > 0 ? [`${wounds} ${wounds === 1 ? 'Wunde' : 'Wunden'}`] : []),
        ...(dice > 0 ? [`${dice} Würfel darauf`] : []),
        `${free} frei`,
        ...(locked > 0 ? [`${locked} noch verschlossen`] : []),
      ].join(', ')}.`,
    beatings: (beatings, limit) =>
      beatings === 0
        ? `Keine Abreibung: ${limit} Würfel.`
        : `${beatings} ${beatings === 1 ? 'Abreibung' : 'Abreibungen'} von 2: ${limit} Würfel.`,
    loot: (crossed, most, value) => `Beute: ${crossed} von ${most} durchgestrichen, das bringt ${punkte(value)}.`,
    training: (marked, of, toSpend, value) =>
      `Training: ${marked} von ${of} markiert, ${toSpend} auszugeben, das bringt ${punkte(value)}.`,
    boss: (name, crossed, health, value) => `${name}: ${crossed} von ${health} Schaden, das bringt ${punkte(value)}.`,
    bossDead: (name, value) => `${name} ist tot, das bringt ${punkte(value)}.`,
    item: (name, left, free) => `${name}: ${left} ${left === 1 ? 'Ladung' : 'Ladungen'}, ${free} Kästchen frei`,
    emptySlot: 'Freier Platz für ein Plättchen',
    recon: (marks, needed) => (marks >= needed ? 'erkundet' : `${marks} von ${needed} Erkundungen`),
    names: { health: 'Leben', dice: 'Würfel', loot: 'Beute', training: 'Training', boss: 'Boss' },
    dice: (limit) => `${limit} Würfel`,
    toSpend: (many) => `${many} frei`,
  },
}
