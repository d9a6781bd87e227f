/** What the replay says around a game's board. */
const en = {
  title: 'Replay',
  titleOf: (game: string) => `Replay: ${game}`,
  loading: 'The match is played again …',
  begins: 'The match begins.',
  locks: (who: string) => `${who} locks a choice in.`,
  locksIn: (who: string, what: string) => `${who} locks in: ${what}`,
  chooses: (who: string, what: string) => `${who}: ${what}`,
  unseen: 'Nothing that these eyes can see.',
  unlocks: (who: string) => `${who} takes a sealed choice back.`,
  undoes: (who: string) => `${who} takes a choice back.`,
  resigns: (who: string) => `${who} gives up.`,
  flags: (who: string) => `No time left: ${who}.`,
  leaves: (who: readonly string[]) => (who.length > 0 ? `Has left for good: ${who.join(', ')}.` : 'All are back.'),
  agrees: { abandon: 'All agree to give up.', draw: 'All agree on a draw.' },

  controls: 'Controls of the replay',
  moment: 'Moment',
  momentOf: (at: number, last: number) => `${at} / ${last}`,
  momentSaid: (at: number, last: number, what: string) => `Step ${at} of ${last}. ${what}`,
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  back: 'Step back',
  first: 'To the start',
  last: 'To the end',
  speed: 'Speed',
  eyes: 'Seen by',
  spectator: 'Spectators',
  open: 'Nothing hidden',

  board: 'Board',
  views: 'Views of the replay',
  log: 'Log',
  analysis: 'Analysis',
  fairness: 'Fairness',
  keys: 'Keys',
  keysText: {
    space: 'Play or pause',
    arrows: 'One step back or forward',
    ends: 'To the start or to the end',
    digits: 'Speed: half, as it was, double, fourfold',
    keys: 'This sheet',
  },
  keyNames: { space: 'Space', arrows: '← →', ends: 'Home / End', digits: '1 … 4' },
  export: 'Save as a file',
  copyLink: 'Copy a link to this moment',
  copied: 'The link to this moment is copied.',
  copiedHere: 'The link to this moment is copied. It works on this device only.',
  notCopied: (link: string) => `Copying is not allowed here. The link is ${link}`,
  noBoard: 'There is no board for this game here; the log tells the match.',

  file: {
    title: 'Open a replay',
    text: 'A match that was saved as a file is played again here, step by step. The file stays on this device.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    another: 'Open another file',
  },

  flaws: {
    unreadable: {
      title: 'This file cannot be read',
      text: 'It is not whole, or not a replay at all: a replay is a text file whose name ends in .json.',
    },
    foreign: { title: 'This is not a replay', text: 'The file may be fine, but it does not hold a match of Ludus.' },
    'other-version': {
      title: 'This replay is of another kind',
      text: 'It was saved by another version of Ludus. Load the page anew; if that does not help, look at it where it was saved.',
    },
    'unknown-game': {
      title: 'This game is not here',
      text: 'The file holds a match of a game that this page does not know.',
    },
    'other-rules': {
      title: 'Played under other rules',
      text: 'The rules of this game have changed since, so the match could not be played again as it was.',
    },
    damaged: {
      title: 'This replay is damaged',
      text: 'The file was changed after it was saved: at one place it has something that the rules do not allow.',
    },
  },
  detail: 'What exactly:',

  gone: {
    title: 'There is no replay here',
    openFile: 'Open a file instead',
  },

  running: {
    title: 'This match still runs',
    text: 'Here is all that everybody at the table was told. Cards and choices that are still hidden are in the record too, so the board can be played back only when the match is over.',
    notBegun: 'The match has not begun yet.',
    watch: 'Watch the table',
    reload: 'Read anew',
  },

  fair: {
    checking: 'Checking …',
    verified: 'Everything is in order',
    refuted: 'Something is not in order',
    means:
      'Before the seats were filled, the luck of the match was sealed: a secret was drawn, and its fingerprint shown to everybody. The seed of all dice and shuffles is made of the secret and of what each seat added. So nobody could choose the luck, and it can all be computed again here.',
    limits:
      'What it cannot show: whether the file has the very moves that were made, when they were made, and by whom, if that was exchanged for something else that the rules allow. Every player has a copy to compare.',
    untold:
      'The file does not tell what each move did, as one of a server does: that was never there, or was taken out.',
    noted: 'The fingerprint you noted before the match',
    notedHint: 'If you wrote it down or copied it, put it here.',
    passed: 'In order',
    failed: 'Not in order',
    checks: {
      rules: {
        yes: (inputs: number) => `All ${inputs} inputs are legal under the rules.`,
        no: 'Not every input is legal under the rules.',
      },
      outcome: {
        yes: (end: string) => `They lead to the end that the record tells: ${end}`,
        notOver: 'They do not lead to an end: the match is not over.',
        untold: (end: string) => `The record does not tell how the match ended. Its inputs lead to this: ${end}`,
        other: (end: string) => `They lead to another end than the record tells: ${end}`,
      },
      proof: { yes: '', no: 'The record has no proof of its luck: it was not made at a table of Ludus.' },
      noted: { yes: 'The fingerprint is the one you noted.', no: 'The fingerprint is not the one you noted.' },
      commitment: {
        yes: 'The secret is the one whose fingerprint was shown.',
        no: 'The secret is not the one whose fingerprint was shown.',
      },
      seed: {
        yes: 'The seed is made of the secret and of what each seat added.',
        no: 'The seed is not made of this secret and of what the seats added.',
      },
      facts: {
        yes: 'What the record tells of each input is what the rules make of it.',
        no: 'What the record tells of its inputs is not what the rules make of them.',
      },
      luck: {
        yes: 'All that was dealt and rolled came from the seed.',
        no: 'Not all luck came from the seed: cards or dice were laid by hand.',
      },
    },
    numbers: 'The numbers',
    commitment: 'Fingerprint',
    secret: 'Secret',
    salts: 'Added by the seats',
    seed: 'Seed',
    nothing: 'nothing',
  },
}

const de: typeof en = {
  title: 'Aufzeichnung',
  titleOf: (game) => `Aufzeichnung: ${game}`,
  loading: 'Die Partie wird noch einmal gespielt …',
  begins: 'Die Partie beginnt.',
  locks: (who) => `${who} legt sich verdeckt fest.`,
  locksIn: (who, what) => `${who} legt sich fest: ${what}`,
  chooses: (who, what) => `${who}: ${what}`,
  unseen: 'Nichts, was diese Augen sehen.',
  unlocks: (who) => `${who} nimmt eine verdeckte Wahl zurück.`,
  undoes: (who) => `${who} nimmt eine Wahl zurück.`,
  resigns: (who) => `${who} gibt auf.`,
  flags: (who) => `Keine Zeit mehr: ${who}.`,
  leaves: (who) => (who.length > 0 ? `Endgültig gegangen: ${who.join(', ')}.` : 'Alle sind wieder da.'),
  agrees: { abandon: 'Alle wollen aufgeben.', draw: 'Alle wollen ein Unentschieden.' },

  controls: 'Steuerung der Aufzeichnung',
  moment: 'Augenblick',
  momentOf: (at, last) => `${at} / ${last}`,
  momentSaid: (at, last, what) => `Schritt ${at} von ${last}. ${what}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Ein Schritt vor',
  back: 'Ein Schritt zurück',
  first: 'Zum Anfang',
  last: 'Zum Ende',
  speed: 'Tempo',
  eyes: 'Gesehen von',
  spectator: 'Zuschauern',
  open: 'Nichts verdeckt',

  board: 'Brett',
  views: 'Ansichten der Aufzeichnung',
  log: 'Verlauf',
  analysis: 'Analyse',
  fairness: 'Fairness',
  keys: 'Tasten',
  keysText: {
    space: 'Abspielen oder anhalten',
    arrows: 'Einen Schritt zurück oder vor',
    ends: 'Zum Anfang oder zum Ende',
    digits: 'Tempo: halb, wie gespielt, doppelt, vierfach',
    keys: 'Diese Übersicht',
  },
  keyNames: { space: 'Leertaste', arrows: '← →', ends: 'Pos1 / Ende', digits: '1 … 4' },
  export: 'Als Datei sichern',
  copyLink: 'Link zu diesem Augenblick kopieren',
  copied: 'Der Link zu diesem Augenblick ist kopiert.',
  copiedHere: 'Der Link zu diesem Augenblick ist kopiert. Er gilt nur auf diesem Gerät.',
  notCopied: (link) => `Kopieren ist hier nicht erlaubt. Der Link heißt ${link}`,
  noBoard: 'Für dieses Spiel gibt es hier kein Brett; der Verlauf erzählt die Partie.',

  file: {
    title: 'Aufzeichnung öffnen',
    text: 'Eine Partie, die als Datei gesichert wurde, wird hier Schritt für Schritt noch einmal gespielt. Die Datei bleibt auf diesem Gerät.',
    choose: 'Datei auswählen',
    drop: 'oder hier ablegen',
    another: 'Andere Datei öffnen',
  },

  flaws: {
    unreadable: {
      title: 'Diese Datei lässt sich nicht lesen',
      text: 'Sie ist nicht vollständig oder gar keine Aufzeichnung: Das ist eine Textdatei, deren Name auf .json endet.',
    },
    foreign: {
      title: 'Das ist keine Aufzeichnung',
      text: 'Die Datei mag in Ordnung sein, aber sie enthält keine Partie von Ludus.',
    },
    'other-version': {
      title: 'Diese Aufzeichnung ist von anderer Art',
      text: 'Sie wurde von einer anderen Version von Ludus gesichert. Lade die Seite neu; hilft das nicht, sieh sie dort an, wo sie gesichert wurde.',
    },
    'unknown-game': {
      title: 'Dieses Spiel gibt es hier nicht',
      text: 'Die Datei enthält eine Partie eines Spiels, das diese Seite nicht kennt.',
    },
    'other-rules': {
      title: 'Nach anderen Regeln gespielt',
      text: 'Die Regeln dieses Spiels haben sich seither geändert, darum lässt sich die Partie nicht mehr so spielen, wie sie war.',
    },
    damaged: {
      title: 'Diese Aufzeichnung ist beschädigt',
      text: 'Die Datei wurde nach dem Sichern verändert: An einer Stelle steht etwas, das die Regeln nicht erlauben.',
    },
  },
  detail: 'Genauer:',

  gone: {
    title: 'Hier ist keine Aufzeichnung',
    openFile: 'Stattdessen eine Datei öffnen',
  },

  running: {
    title: 'Diese Partie läuft noch',
    text: 'Hier steht alles, was alle am Tisch erfahren haben. In der Aufzeichnung ist auch, was noch verdeckt ist; darum lässt sich das Brett erst abspielen, wenn die Partie zu Ende ist.',
    notBegun: 'Die Partie hat noch nicht begonnen.',
    watch: 'Am Tisch zuschauen',
    reload: 'Neu lesen',
  },

  fair: {
    checking: 'Wird geprüft …',
    verified: 'Alles ist in Ordnung',
    refuted: 'Etwas ist nicht in Ordnung',
    means:
      'Bevor die Plätze besetzt waren, wurde das Glück der Partie versiegelt: Ein Geheimnis wurde gezogen und sein Fingerabdruck allen gezeigt. Aus dem Geheimnis und dem, was jeder Platz dazugab, entsteht der Startwert für alles Würfeln und Mischen. So konnte niemand das Glück wählen, und hier lässt sich alles nachrechnen.',
    limits:
      'Was sich nicht zeigen lässt: ob die Datei genau die gespielten Züge hat, wann sie kamen und von wem, falls das gegen anderes getauscht wurde, was die Regeln erlauben. Alle am Tisch haben eine eigene Fassung zum Vergleichen.',
    untold:
      'Die Datei sagt nicht, was jeder Zug bewirkt hat, wie es die eines Servers tut: Das war nie da, oder es wurde herausgenommen.',
    noted: 'Der Fingerabdruck, den du vor der Partie notiert hast',
    notedHint: 'Wenn du ihn aufgeschrieben oder kopiert hast, füge ihn hier ein.',
    passed: 'In Ordnung',
    failed: 'Nicht in Ordnung',
    checks: {
      rules: {
        yes: (inputs) => `Alle ${inputs} Eingaben sind nach den Regeln erlaubt.`,
        no: 'Nicht jede Eingabe ist nach den Regeln erlaubt.',
      },
      outcome: {
        yes: (end) => `Sie führen zu dem Ende, das die Aufzeichnung nennt: ${end}`,
        notOver: 'Sie führen zu keinem Ende: Die Partie ist nicht zu Ende gespielt.',
        untold: (end) => `Die Aufzeichnung nennt kein Ende. Ihre Eingaben führen dazu: ${end}`,
        other: (end) => `Sie führen zu einem anderen Ende, als die Aufzeichnung nennt: ${end}`,
      },
      proof: {
        yes: '',
        no: 'Die Aufzeichnung hat keinen Nachweis ihres Glücks: Sie stammt nicht von einem Tisch von Ludus.',
      },
      noted: {
        yes: 'Der Fingerabdruck ist der, den du notiert hast.',
        no: 'Der Fingerabdruck ist nicht der, den du notiert hast.',
      },
      commitment: {
        yes: 'Das Geheimnis ist das, dessen Fingerabdruck gezeigt wurde.',
        no: 'Das Geheimnis ist nicht das, dessen Fingerabdruck gezeigt wurde.',
      },
      seed: {
        yes: 'Der Startwert entsteht aus dem Geheimnis und dem, was jeder Platz dazugab.',
        no: 'Der Startwert entsteht nicht aus diesem Geheimnis und dem, was die Plätze dazugaben.',
      },
      facts: {
        yes: 'Was der Mitschnitt von jedem Zug erzählt, ist, was die Regeln daraus machen.',
        no: 'Was der Mitschnitt von seinen Zügen erzählt, ist nicht, was die Regeln daraus machen.',
      },
      luck: {
        yes: 'Alles Gegebene und Gewürfelte kam aus dem Startwert.',
        no: 'Nicht alles Glück kam aus dem Startwert: Karten oder Würfel wurden von Hand gelegt.',
      },
    },
    numbers: 'Die Zahlen',
    commitment: 'Fingerabdruck',
    secret: 'Geheimnis',
    salts: 'Von den Plätzen dazu',
    seed: 'Startwert',
    nothing: 'nichts',
  },
}

export const replay = { en, de }
