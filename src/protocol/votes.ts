/**
 * What needs the agreement of everybody whom it concerns: to give up what all play together, a draw, to give up for one's
 * own side, to stop all clocks and to let them run again.
 */
export const TOPICS = ['abandon', 'draw', 'concede', 'pause', 'go-on'] as const
export type Topic = (typeof TOPICS)[number]

/** What somebody says to it: what they want, or agree to; that they are against it; that they want it no more. */
export const WISHES = ['yes', 'no', 'back'] as const
