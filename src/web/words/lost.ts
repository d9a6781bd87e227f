/** What is said when there is nothing to show. */
const en = {
  title: 'There is nothing here',
  text: 'The link is mistyped, or what it led to is gone. The games are still on their shelf.',
  reload: 'Load the page anew',
  broken: {
    title: 'Something broke',
    text: 'This page made a mistake. Nothing that was accepted at a table is lost; loading the page anew usually helps.',
  },
  outdated: {
    title: 'There is a newer page',
    text: 'The server has a newer version of this page. Load it anew to go on; your matches are kept.',
  },
  offline: {
    title: 'Not on this device yet',
    text: 'This part of the page has not been loaded before, and there is no connection just now. Matches on this device can still be played.',
  },
}

const de: typeof en = {
  title: 'Hier ist nichts',
  text: 'Der Link ist falsch geschrieben, oder es gibt nicht mehr, wohin er führte. Die Spiele stehen noch im Regal.',
  reload: 'Seite neu laden',
  broken: {
    title: 'Da ist etwas zerbrochen',
    text: 'Diese Seite hat einen Fehler gemacht. Was an einem Tisch angenommen wurde, ist nicht verloren; meist hilft es, die Seite neu zu laden.',
  },
  outdated: {
    title: 'Es gibt eine neuere Seite',
    text: 'Der Server hat eine neuere Fassung dieser Seite. Lade sie neu, dann geht es weiter; deine Partien bleiben erhalten.',
  },
  offline: {
    title: 'Noch nicht auf diesem Gerät',
    text: 'Dieser Teil der Seite wurde noch nie geladen, und gerade gibt es keine Verbindung. Partien auf diesem Gerät kannst du trotzdem spielen.',
  },
}

export const lost = { en, de }
