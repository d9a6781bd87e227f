/** What the rules reader says. */
const en = {
  list: 'Rules',
  listText: 'How each game is played, in pictures; and all of its rules, clause by clause, as the reference behind it.',
  cards: 'All cards',
  reference: 'All rules',
  title: (game: string) => `The rules of ${game}`,
  search: 'Search the rules',
  searchHint: 'A word, or the number of a clause.',
  found: (many: number) =>
    many === 0 ? 'Nothing found.' : many === 1 ? '1 passage found.' : `${many} passages found.`,
  contents: 'Contents',
  otherGames: 'Rules of other games',
  linkTo: (id: string) => `Link to ${id}`,
  inEnglish: '',
  none: { title: 'No rules for this', text: 'There is no game of this name on the shelf.' },
  play: 'Play',
  rulesHere: 'Rules at this table',
  findRule: 'Find a rule',
  nothingFound: 'No clause has these words.',
  variants: 'Variants at this table',
  noVariants: 'The base game, without variants.',
  fairness: 'Fair luck',
  fairnessText:
    'Before the seats were filled, the luck of this match was fixed under this seal. After the match the replay shows what was under it.',
}

const de: typeof en = {
  list: 'Regeln',
  listText: 'Wie jedes Spiel geht, in Bildern; und alle seine Regeln, Absatz für Absatz, zum Nachschlagen.',
  cards: 'Alle Karten',
  reference: 'Alle Regeln',
  title: (game: string) => `Die Regeln von ${game}`,
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder die Nummer eines Absatzes.',
  found: (many: number) =>
    many === 0 ? 'Nichts gefunden.' : many === 1 ? '1 Stelle gefunden.' : `${many} Stellen gefunden.`,
  contents: 'Inhalt',
  otherGames: 'Regeln anderer Spiele',
  linkTo: (id: string) => `Link zu ${id}`,
  inEnglish:
    'Den Wortlaut der Regeln gibt es bisher nur auf Englisch. Karten, Protokoll und Hinweise am Tisch sind deutsch.',
  none: { title: 'Dafür gibt es keine Regeln', text: 'Ein Spiel dieses Namens steht nicht im Regal.' },
  play: 'Spielen',
  rulesHere: 'Regeln an diesem Tisch',
  findRule: 'Regel suchen (englisch)',
  nothingFound: 'Keine Klausel hat diese Wörter.',
  variants: 'Varianten an diesem Tisch',
  noVariants: 'Das Grundspiel ohne Varianten.',
  fairness: 'Ehrliches Glück',
  fairnessText:
    'Bevor die Plätze besetzt waren, wurde das Glück dieser Partie unter diesem Siegel festgelegt. Nach der Partie zeigt die Aufzeichnung, was darunter lag.',
}

export const rules = { en, de }
