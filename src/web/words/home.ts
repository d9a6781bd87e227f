/** What the shelf says. */
const en = {
  title: 'What shall we play?',
  offline:
    'There is no server just now. You can play against bots and on one screen; friends by link and the lobby have to wait.',
  play: (game: string) => `Play ${game}`,
  againstBot: 'Against a bot',
  playAgainstBot: (game: string) => `Play ${game} against a bot`,
  withPeople: 'With people',
  invite: 'Invite a friend',
  sameScreen: 'On one screen',
  more: 'More options',
  learn: 'Learn it',
  rules: 'Rules',
  needsServer: 'A link needs the server, and there is none just now.',
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  toCome: 'Not built yet',
  onTheWay: 'Still in the workshop',
  pitches: {
    'brave-rats':
      'Two clans of rats, eight cards each, one empty throne. Lay a card in secret, and see who laughs last.',
    'last-brave':
      'Three to seven Champions, hidden hands, one arena. Every wound lays a card open, and every open card bites back.',
    'last-stand': 'Heroes side by side against a horde that thinks for itself.',
    'roll-and-fight': 'Everybody rolls at once, out of one pool of dice.',
    arena: 'Heroes, grids and bosses: duels, missions, a whole campaign.',
  } as Readonly<Record<string, string>>,
  goOn: 'Go on playing',
  goOnHint: 'Matches that are kept on this device.',
  resume: 'Go on',
  lookBack: 'Look back',
  over: 'over',
  running: 'running',
  forget: (game: string) => `Remove this match of ${game} from the device`,
  forgetTitle: 'Remove this match?',
  forgetText: 'It is kept nowhere else, and cannot be brought back.',
  forgetIt: 'Remove it',
  waiting: 'Somebody is waiting',
  allTables: 'All tables',
  versus: ' against ',
}

const de: typeof en = {
  title: 'Was spielen wir?',
  offline:
    'Gerade ist kein Server da. Gegen Bots und zu zweit an einem Bildschirm geht es trotzdem; Freunde per Link und die Lobby müssen warten.',
  play: (game: string) => `${game} spielen`,
  againstBot: 'Gegen einen Bot',
  playAgainstBot: (game: string) => `${game} gegen einen Bot spielen`,
  withPeople: 'Mit anderen',
  invite: 'Freund einladen',
  sameScreen: 'An einem Bildschirm',
  more: 'Mehr Optionen',
  learn: 'Kennenlernen',
  rules: 'Regeln',
  needsServer: 'Für einen Link braucht es den Server, und der ist gerade nicht da.',
  players: (min: number, max: number) => (min === max ? `${min} Spieler` : `${min} bis ${max} Spieler`),
  toCome: 'Noch nicht fertig',
  onTheWay: 'Noch in der Werkstatt',
  pitches: {
    'brave-rats':
      'Zwei Rattenclans, je acht Karten, ein leerer Thron. Leg heimlich eine Karte und sieh, wer zuletzt lacht.',
    'last-brave':
      'Drei bis sieben Kämpfer, verdeckte Karten, eine Arena. Jede Wunde deckt eine Karte auf, und jede offene Karte beißt zurück.',
    'last-stand': 'Helden Seite an Seite gegen eine Horde, die selbst denkt.',
    'roll-and-fight': 'Alle würfeln zugleich, aus einem gemeinsamen Vorrat.',
    arena: 'Helden, Raster und Endgegner: Duelle, Missionen, eine ganze Kampagne.',
  },
  goOn: 'Weiterspielen',
  goOnHint: 'Partien, die auf diesem Gerät liegen.',
  resume: 'Weiter',
  lookBack: 'Ansehen',
  over: 'beendet',
  running: 'läuft',
  forget: (game: string) => `Diese Partie ${game} vom Gerät löschen`,
  forgetTitle: 'Diese Partie löschen?',
  forgetText: 'Sie liegt nirgendwo sonst und lässt sich nicht zurückholen.',
  forgetIt: 'Löschen',
  waiting: 'Hier wartet jemand',
  allTables: 'Alle Tische',
  versus: ' gegen ',
}

export const home = { en, de }
