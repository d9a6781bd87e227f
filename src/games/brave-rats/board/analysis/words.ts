import type { Grade } from '#games/brave-rats/analysis'

/** What the analysis says besides the words of the board. */
const en = {
  busy: 'Solving the game …',
  solvingNext: 'Solving the next game …',
  failed: 'The analysis broke off. Open it again to try once more.',
  nothing: 'No round was played to its end, so there is nothing to analyse.',
  players: 'How well both clans played',
  clan: 'Clan',
  accuracy: 'Accuracy',
  lost: 'Points lost',
  slips: 'Slips',
  mistakes: 'Mistakes',
  you: 'you',
  nothingToLose: 'nothing to lose',
  howToRead: 'How to read this',
  reading: [
    'All numbers come from the exact solution of the game: an equilibrium, in which each clan plays its cards at random, as often as the small bars say.',
    'A chance is that of winning this one game if both play perfectly from there on; a tie counts as half a win.',
    'The cost of a card is the chance it gives away against a perfect rival, whatever that rival really played. Cards in the mix cost nothing.',
    'A slip gives away at least 1 point of the chance, a mistake at least 5: one game in twenty.',
    'Accuracy is what was kept of all that the picks could lose: 100 % is perfect play, 0 % the worst card each time.',
  ],
  luckyDraw:
    'With Lucky Draw nobody knows what the other clan holds, so there is no exact solution, until the piles are empty: the last three rounds are analysed.',
  luckyDrawOver:
    'With Lucky Draw nobody knows what the other clan holds, so there is no exact solution until the piles are empty. This game ended before.',
  draft:
    'The picks of the draft are not judged: what the packs still hold is unknown, and there is no exact solution for it. From the first round on both hands are known.',
  ties: 'What a game means for the whole match is not counted.',
  turning: 'The turning point:',
  show: (round: string) => `Show ${round} in the replay`,
  showShort: 'Show',
  curve: (clan: string) => `Chance of the ${clan}`,
  before: 'before',
  after: 'after',
  chance: (clan: string, before: string, after: string) => `${clan}: ${before} before the round, ${after} after it`,
  mix: (clan: string) => `What perfect play picks for the ${clan}`,
  answer: (clan: string, card: string) => `What perfect play answers for the ${clan} to the ${card}`,
  card: 'Card',
  share: 'How often',
  cost: 'Cost',
  picked: 'picked',
  held: (rounds: number) => (rounds === 1 ? '1 round on hold' : `${rounds} rounds on hold`),
  spied: (clan: string) => `${clan} show first`,
  points: (points: string) => `−${points}`,
  pointsSaid: (points: string) => `${points} points given away`,
  grades: { sound: 'Sound', slip: 'Slip', mistake: 'Mistake' } satisfies Record<Grade, string>,
  inTheMix: 'In the mix',
}

export type AnalysisWords = typeof en

const de: AnalysisWords = {
  busy: 'Das Spiel wird gelöst …',
  solvingNext: 'Das nächste Spiel wird gelöst …',
  failed: 'Die Analyse ist abgebrochen. Öffne sie noch einmal, um es erneut zu versuchen.',
  nothing: 'Keine Runde wurde zu Ende gespielt, also gibt es nichts zu analysieren.',
  players: 'Wie gut beide Clans gespielt haben',
  clan: 'Clan',
  accuracy: 'Güte',
  lost: 'Punkte weg',
  slips: 'Patzer',
  mistakes: 'Fehler',
  you: 'du',
  nothingToLose: 'nichts zu verlieren',
  howToRead: 'So liest du das',
  reading: [
    'Alle Zahlen kommen aus der exakten Lösung des Spiels: einem Gleichgewicht, in dem jeder Clan seine Karten so oft zufällig spielt, wie die kleinen Balken sagen.',
    'Eine Chance ist die, dieses eine Spiel zu gewinnen, wenn beide von da an perfekt spielen; unentschieden zählt als halber Sieg.',
    'Eine Karte kostet die Chance, die sie gegen ein perfektes Gegenüber verschenkt, was auch immer wirklich gespielt wurde. Karten der Mischung kosten nichts.',
    'Ein Patzer verschenkt mindestens 1 Punkt der Chance, ein Fehler mindestens 5: eines von zwanzig Spielen.',
    'Die Güte ist, was von allem behalten wurde, das die Karten verlieren konnten: 100 % ist perfektes Spiel, 0 % jedes Mal die schlechteste Karte.',
  ],
  luckyDraw:
    'Beim Glücksgriff weiß niemand, was der andere Clan auf der Hand hat, also gibt es keine exakte Lösung, bis die Stapel leer sind: Die letzten drei Runden sind analysiert.',
  luckyDrawOver:
    'Beim Glücksgriff weiß niemand, was der andere Clan auf der Hand hat, also gibt es keine exakte Lösung, bis die Stapel leer sind. Dieses Spiel war vorher zu Ende.',
  draft:
    'Die Wahl beim Draften wird nicht beurteilt: Was noch in den Päckchen steckt, ist unbekannt, und dafür gibt es keine exakte Lösung. Ab der ersten Runde sind beide Hände bekannt.',
  ties: 'Was ein Spiel für die ganze Partie bedeutet, zählt nicht mit.',
  turning: 'Der Wendepunkt:',
  show: (round) => `${round} in der Aufzeichnung zeigen`,
  showShort: 'Zeigen',
  curve: (clan) => `Chance der ${clan}`,
  before: 'vorher',
  after: 'nachher',
  chance: (clan, before, after) => `${clan}: vor der Runde ${before}, danach ${after}`,
  mix: (clan) => `Was perfektes Spiel für die ${clan} wählt`,
  answer: (clan, card) => `Womit perfektes Spiel für die ${clan} antwortet, wenn „${card}“ offen liegt`,
  card: 'Karte',
  share: 'Wie oft',
  cost: 'Preis',
  picked: 'gespielt',
  held: (rounds) => (rounds === 1 ? '1 Runde in der Schwebe' : `${rounds} Runden in der Schwebe`),
  spied: (clan) => `${clan} zeigen zuerst`,
  points: (points) => `−${points}`,
  pointsSaid: (points) => `${points} Punkte verschenkt`,
  grades: { sound: 'Gut', slip: 'Patzer', mistake: 'Fehler' },
  inTheMix: 'In der Mischung',
}

export const analysisWords = { en, de }
