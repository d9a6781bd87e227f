import type { LearnWords } from '#games/last-stand/learn/words'

export const german: LearnWords = {
  ring: {
    title: 'Rücken an Rücken',
    text: [
      'Euer Trupp steht auf den vier Feldern in der Mitte, und ringsum sind Gegner: nah an der Front oder dahinter im Rückraum. Ihr spielt alle zusammen und gewinnt oder verliert gemeinsam.',
      'Nacheinander kommen drei Leutnants. Sind alle drei besiegt, kommt der General persönlich. Besiegt ihn binnen 13 Runden, und ihr habt gewonnen.',
    ],
  },
  sight: {
    title: 'Nur was in der Linie liegt',
    text: [
      'Hier geht alles in geraden Linien. Von oben links sieht die Späherin vier davon, mit je zwei Gegnerfeldern. Die Zahlen sagen, wie weit sie weg sind; wer dazwischen steht, ist nicht im Weg.',
      'Wer nicht in deinen Linien steht, den triffst du nicht. Und wer dich vor sich hat, kann dich treffen: Wo du stehst, ist der halbe Zug.',
    ],
  },
  sides: {
    title: 'Quadranten und Bahnen',
    text: [
      'Jede Seite des Rings ist ein Quadrant mit vier Gegnerfeldern: Norden, Osten, Süden und Westen. Zwei davon sind benachbart: von NW aus, oben links, der Norden und der Westen.',
      'Eine Bahn ist die gerade Linie, in die ein Gegner schaut, und heißt wie seine Felder: Bahn 1 führt von R1 über F1 nach NW und weiter nach SW. Benachbart sind die zwei, die zuerst bei dir ankommen: in NW die Bahnen 1 und 8.',
    ],
  },
  turn: {
    title: 'Drei Aktionen',
    text: [
      'In jeder Runde hat jede Figur einen Zug mit bis zu drei Aktionen, in beliebiger Reihenfolge, auch mehrmals dieselbe.',
    ],
    steps: [
      'Bewegen: ein Schritt zur Seite, nie schräg.',
      'Eine Fähigkeit nutzen. Der Schwinger hat Stärke 6: sechs Würfel, und jede 4, 5 oder 6 ist ein Schaden.',
      'Drei Treffer, und der Fußsoldat hatte 3 Leben: besiegt. Dafür bekommt der Raufbold einen Wutstein.',
      'Eine Aktion bleibt: noch eine Fähigkeit, noch ein Schritt, oder jemandem aufhelfen, der am Boden liegt.',
    ],
  },
  assault: {
    title: 'Dann greifen sie an',
    text: [
      'Waren alle an der Reihe, greift jeder Gegner einmal an: erst die Front von 1 bis 8, dann der Rückraum. Er blickt geradeaus, so weit seine Reichweite reicht, und nimmt dort die Figur mit dem meisten Leben.',
      'Hier hat die Femme fatale 5 Leben und der Raufbold 7. Der Fußsoldat auf R2 hat Reichweite 1: Von so weit hinten erreicht er nicht einmal das Phantom vor sich.',
    ],
  },
  blow: (enemy, hero, damage) => `${enemy} gegen ${hero}: ${damage} Schaden.`,
  arrive: {
    title: 'Und es kommen mehr',
    text: [
      'Am Ende jeder Runde rückt die Leiste weiter, und es kommen so viele Schergen, wie der Trupp Figuren hat. Auf den Feldern mit Winkeln kommt auch ein Leutnant. Auf dem Totenkopf ist die Partie verloren.',
      'Sind alle acht Felder einer Art besetzt, ist das Übermacht: ein Schaden für alle. Haltet den Ring also offen.',
    ],
    steps: [
      'Eine Karte wird aufgedeckt, und der Würfel sagt, wohin: 7. Ein Gewehrschütze gehört in den Rückraum, also R7.',
      'R7 ist besetzt, R8 auch. Im Uhrzeigersinn geht es weiter …',
      '… nach R1, dem nächsten freien Feld. Da steht er.',
    ],
  },
  hero: {
    title: 'So liest man eine Figur',
    text: [
      'Was in einer Zeile steht, darfst du so oft nutzen, wie deine Aktionen reichen, wenn nichts anderes dabeisteht.',
    ],
    signs: {
      heart: 'Leben: Bei so viel Schaden geht die Figur zu Boden',
      action: 'kostet eine Aktion; zwei davon kosten zwei',
      once: 'nur einmal pro Zug',
      cube: 'die Raserei: alle drei Wutsteine, aber keine Aktion',
    },
  },
  enemy: {
    title: 'So liest man einen Gegner',
    text: ['Die Form sagt, wohin die Karte gehört. Winkel auf der Schulter hat ein Leutnant, einen Stern der General.'],
    signs: {
      frontline: 'Front: kommt in den inneren Ring',
      ranged: 'Rückraum: kommt in den äußeren Ring',
      heart: 'Leben: so viel Schaden, und die Karte ist besiegt',
      shield: 'Panzerung: hält Schaden zuerst ab',
      range: 'Reichweite: wie viele Felder weit der Angriff reicht; ∞ ist der ganze Plan',
      power: 'Stärke: wie viele Würfel geworfen werden',
      adds: 'Schergen, die ein Leutnant mitbringt, bei vier Figuren und bei dreien',
    },
  },
  rampage: {
    title: 'Raserei',
    text: ['Sie kostet keine Aktion und geht auch noch nach der dritten. Wer dabei fällt, bringt keinen Wutstein.'],
    steps: [
      'Ein Wutstein für jeden Gegner, den du mit einer Fähigkeit besiegst …',
      '… und einer fürs Aufhelfen. Mehr als drei hast du nie.',
      'Mit dreien darfst du loslegen: Hier nehmen drei Gegner je 3 Schaden.',
    ],
  },
  down: {
    title: 'Am Boden und wieder auf',
    text: [
      'Jedes Mal, wenn jemand fällt, zahlt eine Truppmarke dafür. Ist keine mehr da, ist alles verloren.',
      'Wer am Boden liegt, ist kein Ziel, handelt aber auch nicht.',
    ],
    steps: [
      'Zu Boden: Eine Marke geht weg. Bei „Normal“ sind es fünf, bei „Heldenhaft“ nur eine.',
      'Wer auf demselben Feld steht, kann für eine Aktion aufhelfen: Aller Schaden ist weg.',
      'Oder du stehst in deinem Zug für eine Aktion selbst auf, mit 2 Schaden.',
    ],
  },
  signs: {
    title: 'Alle Zeichen',
    text: ['Vier Stichwörter stehen auf Karten; die anderen liegen eine Weile auf dem Plan.'],
    all: {
      suppressed: ['Aufgehalten', 'Der nächste Angriff entfällt. Nicht bei Generälen.'],
      weakened: ['Geschwächt', 'Der nächste Angriff hat so viel Stärke weniger.'],
      mark: ['Markiert', 'Der nächste Angriff des Trupps hat so viel Stärke mehr.'],
      astray: ['Fehl am Platz', 'Auf einem Feld der anderen Art. Manche Fähigkeiten mögen das.'],
      mine: ['Mine', 'Ein Gegner, der das Feld betritt, nimmt 3 Schaden.'],
      fire: ['Feuer', 'Wer hier den Zug beendet, nimmt 1 Schaden. Eine Aktion löscht es.'],
      aim: ['Zielpunkt', 'Wer hier steht, wenn die Gegner angreifen, nimmt 2 Schaden.'],
      quarry: ['Beute', 'Gegner, die diese Figur wählen können, müssen es.'],
      daze: ['Benommen', 'Im nächsten Zug eine Aktion weniger.'],
      token: ['Truppmarke', 'Zahlt einmal dafür, dass jemand zu Boden geht.'],
    },
  },
  general: {
    title: 'Der General',
    text: [
      'Von Anfang an liegt der Bogen des Generals auf dem Tisch, und was darauf steht, gilt von Anfang an: Nur der Angriff wartet, bis der General selbst auf dem Plan steht.',
      'Es gibt fünf. Nehmt für die erste Partie den Feuerteufel.',
    ],
  },
  kind: 'Art',
  kinds: { hero: 'Figur', minion: 'Scherge', lieutenant: 'Leutnant', general: 'General', keyword: 'Stichwort' },
  type: 'Platz',
  types: { frontline: 'Front', ranged: 'Rückraum' },
  heroNote: (hp) => `Figur des Trupps, ${hp} Leben`,
  rampageOf: (cubes) => `Raserei, ${cubes} Wutsteine`,
  cost: (actions) => (actions === 1 ? '1 Aktion' : `${actions} Aktionen`),
  copies: (count) => `${count} Karten`,
  numbers: 'Karte',
  text: 'Text',
}
