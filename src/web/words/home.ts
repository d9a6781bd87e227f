/** What the shelf says. */
const en = {
  title: 'What shall we play?',
  offline:
    'There is no server just now. You can play with bots and on one screen; friends by link and the lobby have to wait.',
  play: (game: string) => `Play ${game}`,
  ways: {
    justBots: { with: 'With a bot', against: 'Against a bot' },
    aloneOr: { with: 'Alone or with a bot', against: 'Alone or against a bot' },
  },
  playAgainstBot: (game: string) => `Play ${game} against a bot`,
  playWithBot: (game: string) => `Play ${game} with a bot`,
  botsPlayWell: 'Easy to Hard: how well the bot plays with you',
  alone: 'Alone',
  withPeople: 'With people',
  invite: 'Invite a friend',
  sameScreen: 'On one screen',
  more: 'More options',
  firstMatch: 'First match',
  needsServer: 'A link needs the server, and there is none just now.',
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  toCome: 'Not built yet',
  onTheWay: 'Still in the workshop',
  resume: 'Go on',
  waiting: 'Somebody is waiting',
  allTables: 'All tables',
  versus: ' against ',
}

const de: typeof en = {
  title: 'Was spielen wir?',
  offline:
    'Gerade ist kein Server da. Mit Bots und zu zweit an einem Bildschirm geht es trotzdem; Freunde per Link und die Lobby müssen warten.',
  play: (game: string) => `${game} spielen`,
  ways: {
    justBots: { with: 'Mit einem Bot', against: 'Gegen einen Bot' },
    aloneOr: { with: 'Allein oder mit einem Bot', against: 'Allein oder gegen einen Bot' },
  },
  playAgainstBot: (game: string) => `${game} gegen einen Bot spielen`,
  playWithBot: (game: string) => `${game} mit einem Bot spielen`,
  botsPlayWell: 'Leicht bis Schwer: wie gut der Bot mitspielt',
  alone: 'Allein',
  withPeople: 'Mit anderen',
  invite: 'Freund einladen',
  sameScreen: 'An einem Bildschirm',
  more: 'Mehr Optionen',
  firstMatch: 'Erste Partie',
  needsServer: 'Für einen Link braucht es den Server, und der ist gerade nicht da.',
  players: (min: number, max: number) => (min === max ? `${min} Spieler` : `${min} bis ${max} Spieler`),
  toCome: 'Noch nicht fertig',
  onTheWay: 'Noch in der Werkstatt',
  resume: 'Weiter',
  waiting: 'Hier wartet jemand',
  allTables: 'Alle Tische',
  versus: ' gegen ',
}

export const home = { en, de }
