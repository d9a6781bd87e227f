import type { LearnWords } from '#games/last-brave/learn/words'

export const german: LearnWords = {
  arena: {
    title: 'Viele kommen, einer bleibt',
    text: [
      'Drei bis sieben Kämpfer stehen in der Arena. Deiner liegt verdeckt vor dir, und auf der Hand hast du drei Karten: eine Klasse, ein Element und eine Waffe. Zusammen sagen sie, wer du bist: etwa ein Ritter des Feuers mit bloßen Fäusten.',
      'Noch weiß niemand sonst davon. Wer als Letzter steht, gewinnt.',
    ],
  },
  wound: {
    title: 'Eine Wunde bewegt eine Karte',
    text: [
      'Für jeden Punkt Schaden rückst du eine deiner Karten um einen Schritt weiter: von der Hand auf den Tisch oder vom Tisch in den Schaden. Welche, entscheidest du.',
      'Drei Karten, je zwei Schritte: Sechs Punkte hältst du aus. Der siebte findet nichts mehr, und dein Kämpfer fällt.',
      'Das Gute daran: Eine Karte auf dem Tisch kannst du benutzen. Wer verwundet ist, wird gefährlich.',
    ],
    zones: ['Auf der Hand', 'Offen', 'Im Schaden'],
    lives: ['geheim, 2 Punkte wert', 'im Einsatz, 1 Punkt wert', 'verloren, nichts mehr wert'],
  },
  turn: {
    title: 'Ein Zug in vier Bildern',
    text: ['Passen gibt es nicht: Wer am Zug ist, greift an.'],
    steps: [
      'Wen? Nur wer die meisten Karten auf der Hand hat. Sind es mehrere, wählst du.',
      'Wie hart? Ein Treffer mit einem Punkt. Deine offenen Karten machen mehr daraus: Hier gibt das Feuer Kraft, und die Fäuste geben einen Treffer dazu.',
      'Jeder Treffer bringt die volle Kraft mit. Bezahlt wird Punkt für Punkt, und dazwischen helfen die eigenen Karten.',
      'Wer angegriffen wurde, schlägt als Nächstes zu.',
    ],
  },
  fall: {
    title: 'Und wenn jemand fällt?',
    text: [
      'Der Kämpfer wird aufgedeckt und ist draußen. Weiter geht es links von dem, der ihn zu Fall gebracht hat.',
      'Können die Übrigen einander nicht mehr verletzen, endet der Kampf unentschieden.',
    ],
  },
  card: {
    title: 'So liest du eine Karte',
    text: ['Auf der Hand tut eine Karte nichts. Liegt sie offen, kannst du jede ihrer Zeilen nutzen.'],
    costs: {
      continuous: 'wirkt immer und kostet nichts.',
      fatigue: 'dreht die Karte quer. Diese Zeile ist dann verbraucht, die anderen nicht.',
      forfeit: 'dreht die Karte um. Sie kann nichts mehr, aber einen Punkt fängt sie noch ab.',
    },
  },
  lies: ['aufrecht', 'quer', 'verdeckt'],
  exchange: {
    title: 'Ein Ritter hält das Tor',
    text: [
      'Du wurdest schon getroffen, darum liegen Feuer und Fäuste offen: zwei Treffer mit Kraft zwei. Der Hirsch hat eine volle Hand, und darin Ärger für dich.',
    ],
    steps: [
      'Du greifst den Hirsch an. Alle sehen, was kommt.',
      'Erster Treffer: Für den ersten Punkt deckt der Hirsch den Ritter auf …',
      '… und dreht ihn sofort quer: Abwehr. Der zweite Punkt ist weg.',
      'Zweiter Treffer: Der Ritter wird umgedreht, noch einmal Abwehr. Eine Karte gezeigt, sonst nichts. Jetzt schlägt der Hirsch zu.',
    ],
  },
  signs: {
    title: 'Die zwölf Zeichen',
    text: ['Mehr gibt es nicht. Zeichen in einer Zeile gehören zusammen: einmal bezahlt, bekommst du alle.'],
  },
  keywords: {
    power: 'Dein Angriff ist um so viel stärker.',
    hits: 'Dein Angriff trifft einmal mehr, mit voller Kraft.',
    defend: 'Was von diesem Treffer noch übrig ist, verpufft.',
    reflect: 'Was von diesem Treffer noch übrig ist, bekommt der Angreifer zurück, und dort bleibt es.',
    resist: 'Jeder Treffer gegen dich ist um eins schwächer, vom nächsten an.',
    'negate-defend': 'In deinem Zug hilft gegen dich keine Abwehr.',
    'negate-reflect': 'In deinem Zug hilft gegen dich kein Rückschlag.',
    're-engage': 'Nach diesem Angriff hast du noch einen Zug.',
    'scatter-shot': 'Du greifst alle mit den meisten Handkarten zugleich an; ein Rückschlag hilft ihnen nicht.',
    seal: 'Dreh in deinem Zug irgendeine Karte auf dem Tisch um.',
    revive: 'Richte irgendeine Karte auf, die quer liegt.',
    recover: 'Irgendeine andere Karte auf dem Tisch kehrt auf die Hand zurück, von der sie kam.',
  },
  secret: {
    title: 'Einmal, und nie wieder',
    text: [
      'Dein Kämpfer hat eine Geheimkunst. Eine Karte brauchst du dafür nicht: Deck ihn auf, und sie wirkt, im eigenen Angriff, mitten in einem Treffer, wann immer ihre Zeichen es erlauben.',
      'Danach kennen dich alle. Bis dahin müssen sie mit allen acht rechnen.',
    ],
    steps: ['Verdeckt: Es könnte jeder sein.', 'Aufgedeckt: Die Kunst wirkt, dieses eine Mal.'],
  },
  allied: {
    title: 'Geheime Freunde',
    text: [
      'Ab vier Personen könnt ihr in Bünden spielen. Das Zeichen deines Kämpfers ist deine Seite, und nur du siehst es: Rot und Blau haben einen Anführer und Mitglieder, Grau ist allein und stark.',
      'Es gewinnt der letzte Bund, der steht, oder der letzte, dessen Anführer steht. Gefallene gewinnen mit. Redet, was ihr wollt; die Wahrheit muss niemand sagen.',
    ],
  },
  campaign: {
    title: 'Mehr als ein Gefecht',
    text: [
      'Im Feldzug kämpft ihr mehrere Gefechte. Ein Punkt für jedes gewonnene, und zwei genügen; oder ein Punkt für jeden besiegten Kämpfer und drei für den letzten, der steht, bis jemand sechs hat.',
    ],
  },
  hand: (cards) => `${cards} auf der Hand`,
  power: 'Kraft',
  hits: 'Treffer',
  you: 'Du',
  kind: 'Art',
  sign: 'Zeichen',
  leads: (faction) => `Kämpfer, Anführer von ${faction}`,
  belongs: (faction) => `Kämpfer, Mitglied von ${faction}`,
  noFaction: 'Kämpfer, ohne Bund',
}
