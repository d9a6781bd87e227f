/** What many pages say. */
const en = {
  allGames: 'All games',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  rules: 'Rules',
  settings: 'Settings',
  lobby: 'Lobby',
  credits: 'Credits',
  motto: 'Fighting board games, each with its whole rulebook.',
  navigation: 'Main',
  skip: 'To the content',
  dismiss: 'Put away',
  bot: (level: string) => `${level} bot`,
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  freeSeat: 'free seat',
}

const de: typeof en = {
  allGames: 'Alle Spiele',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  rules: 'Regeln',
  settings: 'Einstellungen',
  lobby: 'Lobby',
  credits: 'Mitwirkende',
  motto: 'Kampf-Brettspiele, jedes mit seinem ganzen Regelwerk.',
  navigation: 'Hauptmenü',
  skip: 'Zum Inhalt',
  dismiss: 'Weglegen',
  bot: (level: string) => `Bot (${level})`,
  levels: { easy: 'Leicht', normal: 'Mittel', hard: 'Schwer' },
  freeSeat: 'freier Platz',
}

export const common = { en, de }
