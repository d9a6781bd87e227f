import type { Pace } from '#protocol/pace'

/** How long, in milliseconds, a bot seems to think at most; at a calm table as long as the house says. */
const SEEMS: Readonly<Record<Pace, number>> = { calm: Infinity, brisk: 300, instant: 0 }

/** How long, in milliseconds, a bot seems to think at least, where the house says `botPace`. */
export const seemsToThink = (pace: Pace, botPace: number): number => Math.min(botPace, SEEMS[pace])
