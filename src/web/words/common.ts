/** What many pages say. */
const en = {
  allGames: 'All games',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  rules: 'Rules',
  howToPlay: 'How to play',
  settings: 'Settings',
  lobby: 'Lobby',
  mine: 'Matches',
  credits: 'Credits',
  motto: 'Fighting board games, each with its whole rulebook.',
  navigation: 'Main',
  skip: 'To the content',
  dismiss: 'Put away',
  bot: (level: string) => `${level} bot`,
  named: (name: string, what: string) => (name === '' ? what : `${name} (${what})`),
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  freeSeat: 'free seat',
}

const de: typeof en = {
  allGames: 'Alle Spiele',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  rules: 'Regeln',
  howToPlay: 'So geht’s',
  settings: 'Einstellungen',
  lobby: 'Lobby',
  mine: 'Partien',
  credits: 'Mitwirkende',
  motto: 'Kampf-Brettspiele, jedes mit seinem ganzen Regelwerk.',
  navigation: 'Hauptmenü',
  skip: 'Zum Inhalt',
  dismiss: 'Weglegen',
  bot: (level: string) => `Bot (${level})`,
  named: (name: string, what: string) => (name === '' ? what : `${name}, ${what}`),
  levels: { easy: 'Leicht', normal: 'Mittel', hard: 'Schwer' },
  freeSeat: 'freier Platz',
}

export const common = { en, de }
