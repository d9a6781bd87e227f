// Every game in the house, the only list of them: one line a game. `shelf.ts` is what reads it.
export { lid as braveRats } from '#games/brave-rats/lid'
export { lid as lastBrave } from '#games/last-brave/lid'
export { lid as lastStand } from '#games/last-stand/lid'
export { lid as rollAndFight } from '#games/roll-and-fight/lid'
