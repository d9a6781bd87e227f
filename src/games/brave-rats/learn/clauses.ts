import type { Strength } from '#games/brave-rats/cards'

/** The clauses about each rat that a player should know of, at the index of its strength. */
export const CLAUSES: Readonly<Record<Strength, readonly string[]>> = {
  7: ['BR-050', 'BR-053', 'BR-054', 'BR-R9'],
  6: ['BR-060', 'BR-061'],
  5: ['BR-070', 'BR-071'],
  4: ['BR-080', 'BR-081', 'BR-083'],
  3: ['BR-090', 'BR-091', 'BR-095'],
  2: ['BR-110', 'BR-111'],
  1: ['BR-100', 'BR-102'],
  0: ['BR-120', 'BR-121'],
}
