/** The animals of the seats, in seat order, as the English text names them. */
export const CRESTS = ['Wolf', 'Stag', 'Raven', 'Boar', 'Lynx', 'Heron', 'Bear'] as const
