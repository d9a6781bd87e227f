/** What is said of what needs the agreement of all whom it concerns. */
const en = {
  agreed: (who: string) => `In favour: ${who}.`,
  waits: (who: string) => `Still to say: ${who}.`,
  later: 'It is done when this part is over.',
  agree: 'Agree',
  refuse: 'No',
  withdraw: 'Take it back',
  wait: 'Wait',
  decides: 'You are the last who was asked: the match ends at once.',
  title: {
    abandon: 'Give the match up?',
    draw: 'A draw?',
    concede: 'Give up?',
    pause: 'Stop the clocks?',
    'go-on': 'Let the clocks run?',
  },
  paused: 'The clocks stand still.',
  goOn: 'Let them run again',
}

const de: typeof en = {
  agreed: (who: string) => `Dafür: ${who}.`,
  waits: (who: string) => `Noch offen: ${who}.`,
  later: 'Es geschieht, sobald dieser Abschnitt vorbei ist.',
  agree: 'Zustimmen',
  refuse: 'Nein',
  withdraw: 'Zurücknehmen',
  wait: 'Warten',
  decides: 'Du wirst als Letztes gefragt: Die Partie endet sofort.',
  title: {
    abandon: 'Die Partie aufgeben?',
    draw: 'Ein Unentschieden?',
    concede: 'Aufgeben?',
    pause: 'Die Uhren anhalten?',
    'go-on': 'Die Uhren weiterlaufen lassen?',
  },
  paused: 'Die Uhren stehen.',
  goOn: 'Weiterlaufen lassen',
}

export const votes = { en, de }
