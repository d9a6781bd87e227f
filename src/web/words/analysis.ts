/** What the analysis of any match says. */
const en = {
  busy: 'The match is worked out …',
  stop: 'That is enough',
  stopped: (times: number) => `Stopped: every moment was played out ${times} times.`,
  done: (times: number) => `Every moment was played out ${times} times or more.`,
  failed: 'The chances could not be worked out.',
  nothing: 'There is nothing in this match that could be worked out by the rules of today.',

  turning: 'The turning point',
  swing: (who: string, from: string, to: string) => `Chances of ${who}: from ${from} to ${to}.`,
  show: 'Show this moment',
  showThis: (step: number) => `Show this moment: step ${step}`,
  showStep: (step: number) => `Show step ${step} in the replay`,
  quiet: 'Nothing that everybody could see.',
  passes: 'Time passes.',

  plot: 'Everybody’s chances through the match. The table “In numbers” says the same.',
  moment: 'Moment of the match',
  stepOf: (step: number, last: number) => `Step ${step} of ${last}.`,
  standings: 'How it ended',
  player: 'Player',
  result: 'Result',
  chance: 'Chance',
  chanceAt: (step: number) => `Chance at step ${step}`,
  ends: (payoff: number, share: string) => (payoff === 1 ? 'won' : payoff === 0 ? 'lost' : `a share of ${share}`),
  numbers: 'In numbers',
  step: 'Step',
  happened: 'What happened',

  howToRead: 'How to read this',
  reading: [
    'A chance is what a seat could expect at that moment: 100 % is a sure win.',
    'It is worked out with what everybody at the table could know then. What lay face down is guessed anew each time, and quick bots play the match to its end from there, many times.',
    'So a card that only its owner knew counts for nothing until it is shown.',
  ],
  readingTurning: 'The turning point is the step at which the chances of one seat changed most.',
  readingNone: 'No turning point is named where nothing of weight happened while the chances changed most.',
}

const de: typeof en = {
  busy: 'Die Partie wird durchgerechnet …',
  stop: 'Das reicht',
  stopped: (times: number) => `Angehalten: Jeder Moment wurde ${times}-mal zu Ende gespielt.`,
  done: (times: number) => `Jeder Moment wurde mindestens ${times}-mal zu Ende gespielt.`,
  failed: 'Die Chancen ließen sich nicht berechnen.',
  nothing: 'In dieser Partie gibt es nichts, was sich nach den heutigen Regeln berechnen ließe.',

  turning: 'Der Wendepunkt',
  swing: (who: string, from: string, to: string) => `Chancen von ${who}: von ${from} auf ${to}.`,
  show: 'Diesen Moment zeigen',
  showThis: (step: number) => `Diesen Moment zeigen: Schritt ${step}`,
  showStep: (step: number) => `Schritt ${step} in der Aufzeichnung zeigen`,
  quiet: 'Nichts, was alle sehen konnten.',
  passes: 'Die Zeit vergeht.',

  plot: 'Die Chancen aller durch die ganze Partie. Die Tabelle „In Zahlen“ sagt dasselbe.',
  moment: 'Moment der Partie',
  stepOf: (step: number, last: number) => `Schritt ${step} von ${last}.`,
  standings: 'Wie es ausging',
  player: 'Wer',
  result: 'Ergebnis',
  chance: 'Chancen',
  chanceAt: (step: number) => `Chance bei Schritt ${step}`,
  ends: (payoff: number, share: string) =>
    payoff === 1 ? 'gewonnen' : payoff === 0 ? 'verloren' : `ein Anteil von ${share}`,
  numbers: 'In Zahlen',
  step: 'Schritt',
  happened: 'Was geschah',

  howToRead: 'Wie man das liest',
  reading: [
    'Eine Chance ist, was ein Platz in diesem Moment erwarten konnte: 100 % ist ein sicherer Sieg.',
    'Berechnet wird sie mit dem, was am Tisch damals alle wissen konnten. Was verdeckt lag, wird jedes Mal neu geraten, und schnelle Bots spielen die Partie von dort zu Ende, viele Male.',
    'Eine Karte, die nur eine Person kannte, zählt also nichts, bis sie aufgedeckt wird.',
  ],
  readingTurning:
    'Der Wendepunkt ist der Schritt, bei dem sich die Chancen eines Platzes am stärksten verändert haben.',
  readingNone:
    'Kein Wendepunkt wird genannt, wo nichts von Gewicht geschah, während sich die Chancen am stärksten veränderten.',
}

export const analysis = { en, de }
