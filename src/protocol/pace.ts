/** How fast bots play at a table: so that one can follow each step, with short steps, or without any wait. */
export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]
