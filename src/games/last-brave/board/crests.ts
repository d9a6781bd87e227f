/** The animals of the seats, in seat order. */
export const CRESTS = ['wolf', 'stag', 'raven', 'boar', 'lynx', 'heron', 'bear'] as const
export type CrestId = (typeof CRESTS)[number]
