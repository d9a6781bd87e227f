/** What is said when something cannot be done, here or by whoever keeps the table. */
const en = {
  /** The name of someone who has not said theirs. */
  guest: 'Guest',
  here: {
    lost: 'There is no line to the server just now.',
    cut: 'The line was cut before the answer came. Look whether it was done, and try again if not.',
    old: 'The server speaks another version than this page. Load the page again.',
    storage: 'This browser does not let the page keep matches: its storage is full or forbidden.',
    'bad-name': 'A name needs something that can be read.',
    'no-server': 'There is no server here. What works without one: bots, and several players on this screen.',
  },
  unkept: 'This match is kept only until you close the page.',
  /** In place of the English sentences that come with refusals, by their codes. */
  refusals: {} as Readonly<Record<string, string>>,
}

const de: typeof en = {
  guest: 'Gast',
  here: {
    lost: 'Im Moment besteht keine Verbindung zum Server.',
    cut: 'Die Verbindung riss ab, bevor die Antwort kam. Sieh nach, ob es geklappt hat, und versuche es sonst noch einmal.',
    old: 'Der Server spricht eine andere Version als diese Seite. Lade die Seite neu.',
    storage: 'Dieser Browser lässt die Seite keine Partien aufbewahren: Sein Speicher ist voll oder gesperrt.',
    'bad-name': 'Ein Name braucht etwas, das man lesen kann.',
    'no-server': 'Hier gibt es keinen Server. Ohne ihn gehen Bots und mehrere Spieler an diesem Bildschirm.',
  },
  unkept: 'Diese Partie bleibt nur erhalten, bis du die Seite schließt.',
  refusals: {
    'bad-name': 'Ein Name hat 1 bis 24 lesbare Zeichen.',
    'bad-request': 'Das ist keine Anfrage, die man versteht.',
    'bad-link': 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
    'bad-record': 'Diese Datei ist keine Ludus-Partie.',
    barred: 'An diesem Tisch darfst du dich nicht mehr setzen: So will es, wer ihn eröffnet hat.',
    busy: 'Hier geschieht gerade zu viel auf einmal. Versuche es noch einmal.',
    'chat-locked': 'Der Chat ist für alle gesperrt, die nur zuschauen.',
    closing: 'Der Server hört gleich auf.',
    draining: 'Der Server hört gleich auf. Versuche es in einem Moment noch einmal.',
    full: 'Alle Plätze sind besetzt.',
    'has-clock': 'An diesem Tisch sorgt die Uhr für die, die nicht da sind.',
    'is-here': 'Diese Person ist da.',
    'no-claim': 'In diesem Spiel gewinnt niemand, weil jemand anderes nicht da ist.',
    'no-stand-in': 'An diesem Tisch wird auf die gewartet, die nicht da sind.',
    'nobody-else': 'Dort sitzt keine andere Person.',
    'sit-first': 'Setz dich zuerst; dann kannst du Bots mitspielen lassen.',
    'too-early': 'Diese Person ist noch nicht lange genug weg.',
    'not-alone': 'Wie schnell die Bots sind, ändert nur, wer allein mit ihnen spielt.',
    internal: 'Hier ist etwas schiefgegangen.',
    'no-store':
      'Der Server erreicht gerade seinen Speicher nicht; nichts hat sich geändert. Versuche es gleich noch einmal.',
    'not-known':
      'Der Speicher des Servers fiel mittendrin aus; niemand weiß, ob es noch zählt. Sieh nach, bevor du es wiederholst.',
    'no-such-game': 'Dieses Spiel gibt es hier nicht.',
    'no-such-page': 'An dieser Adresse ist nichts.',
    'no-such-table': 'Diesen Tisch gibt es nicht.',
    nobody: 'Diesen Gast gibt es an deinem Tisch nicht.',
    'not-host': 'Das darf nur, wer den Tisch eröffnet hat.',
    'not-started': 'Die Partie hat noch nicht begonnen.',
    'not-yours': 'Dieser Platz gehört zum Bildschirm des Gastgebers.',
    'other-rules': 'Diese Partie begann unter Regeln, die sich seitdem geändert haben.',
    'others-play': 'Hier spielen auch andere: Die Partie gehört nicht dir allein.',
    overloaded: 'Gerade werden zu viele Partien geprüft. Versuche es in einem Moment noch einmal.',
    seated: 'Du hast an diesem Tisch schon einen Platz.',
    'slow-down': 'Das ist zu viel auf einmal. Versuche es in … s noch einmal.',
    storage: 'Dieser Browser lässt die Seite keine Partien aufbewahren: Sein Speicher ist voll oder gesperrt.',
    taken: 'Dieser Platz ist besetzt.',
    'too-many': 'Das sind zu viele Tische auf einmal.',
    'too-many-bots': 'Schon an mehreren deiner Tische spielen Bots allein. Sieh erst einem bis zum Ende zu.',
    'which-seat': 'Du hast mehrere Plätze; sag, welchen du meinst.',
  },
}

export const line = { en, de }
