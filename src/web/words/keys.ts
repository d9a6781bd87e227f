/** What the sheet of keys says of a table. */
const en = {
  keysText: {
    hand: 'Go to your hand',
    arrows: 'Go from card to card',
    enter: 'Choose, or ask why not',
    skip: 'Skip what is being shown',
    hold: 'Hold what is being shown, or go on',
    step: 'Show the next that happened',
    skipToTurn: 'Skip to your turn',
    past: 'Look back: one step back, one step on',
    present: 'Back to the present',
    undo: 'Take back, undo',
    log: 'Log',
    chat: 'Chat',
    rules: 'Rules',
    menu: 'This table: invite, leave, give up',
    keys: 'This sheet',
    escape: 'Close',
  },
  keyNames: { arrows: '← ↑ → ↓', enter: 'Enter', space: 'Space', escape: 'Esc' },
}

const de: typeof en = {
  keysText: {
    hand: 'Zu deiner Hand',
    arrows: 'Von Karte zu Karte',
    enter: 'Wählen, oder fragen, warum nicht',
    skip: 'Überspringen, was gerade gezeigt wird',
    hold: 'Anhalten, was gerade gezeigt wird, oder weiter',
    step: 'Zeigen, was als Nächstes geschah',
    skipToTurn: 'Bis zu deinem Zug springen',
    past: 'Zurückblicken: ein Schritt zurück, ein Schritt weiter',
    present: 'Zurück zur Gegenwart',
    undo: 'Zurücknehmen',
    log: 'Verlauf',
    chat: 'Chat',
    rules: 'Regeln',
    menu: 'Dieser Tisch: einladen, verlassen, aufgeben',
    keys: 'Diese Übersicht',
    escape: 'Schließen',
  },
  keyNames: { arrows: '← ↑ → ↓', enter: 'Enter', space: 'Leertaste', escape: 'Esc' },
}

export const keys = { en, de }
