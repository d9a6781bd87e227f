/** What the pages around *How to play* say; the lessons are the game's own. */
const en = {
  title: (game: string) => `How to play ${game}`,
  parts: 'Pages',
  cards: 'All cards',
  allCardsOf: (game: string) => `All cards of ${game}`,
  all: 'All',
  shown: (shown: number, of: number) => (shown === of ? `All ${of} cards.` : `${shown} of ${of} cards.`),
  reference: 'All rules',
  referenceText: 'In doubt, the rules decide, clause by clause:',
  onwards: 'Onwards',
  firstMatch: 'Play a first match, led by the hand',
  play: 'Set up a match',
  none: {
    title: 'Nothing is explained here yet',
    text: 'This game has no pages of its own for learning it. Its rules are here to be read, and a bot is patient.',
  },
}

const de: typeof en = {
  title: (game: string) => `So geht ${game}`,
  parts: 'Seiten',
  cards: 'Alle Karten',
  allCardsOf: (game: string) => `Alle Karten von ${game}`,
  all: 'Alle',
  shown: (shown: number, of: number) => (shown === of ? `Alle ${of} Karten.` : `${shown} von ${of} Karten.`),
  reference: 'Alle Regeln',
  referenceText: 'Im Zweifel entscheiden die Regeln, Absatz für Absatz:',
  onwards: 'Weiter',
  firstMatch: 'Eine erste Partie, an der Hand geführt',
  play: 'Partie vorbereiten',
  none: {
    title: 'Hier wird noch nichts erklärt',
    text: 'Dieses Spiel hat keine eigenen Seiten, um es zu lernen. Seine Regeln kannst du lesen, und ein Bot hat Geduld.',
  },
}

export const learn = { en, de }
