import type { Language } from '#engine/game'

/** What the Resolution Phase says on the board, besides what the game says anyway. */
export interface ResolutionWords {
  readonly rooms: string
  icons(room: string, many: number): string
  readonly items: string
  readonly noItems: string
  readonly doneCollect: string
  left(icons: number): string
  readonly done: string
  readonly doneNow: string
  readonly final: string
  readonly over: string
}

export const RESOLUTION_WORDS: Readonly<Record<Language, ResolutionWords>> = {
  en: {
    rooms: 'Loot to collect',
    icons: (room, many) => `${room}: ${many} Loot`,
    items: 'Items for Resolution',
    noItems: 'No Item for Resolution has a charge.',
    doneCollect: 'Collect no more',
    left: (icons) => `${icons} Loot stays for a later round, and the den strikes.`,
    done: 'Finish the round',
    doneNow: 'Finish it, for good',
    final: 'That cannot be undone.',
    over: 'The round is over here.',
  },
  de: {
    rooms: 'Beute zu holen',
    icons: (room, many) => `${room}: ${many} Beute`,
    items: 'Gegenstände für das Nachspiel',
    noItems: 'Kein Gegenstand für das Nachspiel hat eine Ladung.',
    doneCollect: 'Nichts mehr holen',
    left: (icons) => `${icons} Beute bleibt für später liegen, und das Versteck schlägt zurück.`,
    done: 'Die Runde beenden',
    doneNow: 'Beenden, endgültig',
    final: 'Das lässt sich nicht zurücknehmen.',
    over: 'Hier ist die Runde vorbei.',
  },
}
