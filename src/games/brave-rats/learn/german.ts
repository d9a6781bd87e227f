import type { LearnWords } from '#games/brave-rats/learn/words'

export const german: LearnWords = {
  goal: {
    title: 'Ein leerer Thron',
    text: [
      'Der alte König ist fort. Die blauen Yargs wollen seinen Stuhl, die roten Applewoods auch; du führst den einen Clan, dein Gegenüber den anderen.',
      'Wer zuerst vier Siege gesammelt hat, setzt sich darauf. Das dauert etwa fünf Minuten.',
    ],
    picture: 'Die Wappen beider Clans, dazwischen ein Thron und vier Kronen, um die es geht.',
  },
  hand: {
    title: 'Acht Ratten auf jeder Seite',
    text: [
      'Beide Clans haben die gleichen acht Ratten, von 0 bis 7, und du hältst deine von Anfang an alle in der Hand. Nichts wird gezogen, nichts gewürfelt.',
      'Jede Ratte spielst du einmal. So weißt du immer, was drüben noch übrig ist, und drüben weiß man es von dir.',
    ],
  },
  round: {
    title: 'Eine Runde in drei Bildern',
    text: ['Mehr geschieht nicht, höchstens achtmal.'],
    steps: [
      'Beide suchen heimlich eine Ratte aus. Solange drüben noch überlegt wird, darfst du es dir anders überlegen.',
      'Beide werden im selben Augenblick aufgedeckt.',
      'Die höhere Zahl gewinnt die Runde: ein Sieg. Wer verliert, liegt auf der Nase, und beide Ratten sind aus dem Spiel.',
    ],
  },
  hold: {
    title: 'Gleichstand ist nur vertagt',
    text: [
      'Gewinnt niemand eine Runde, bleibt sie in der Schwebe. Verloren ist sie nicht: Wer als Nächstes gewinnt, bekommt sie dazu. Es können sich mehrere sammeln, und dann entscheidet eine einzige Runde viel.',
      'Sind alle acht Ratten gespielt und niemand hat vier Siege, endet das Spiel unentschieden, und ihr beginnt von vorn.',
    ],
    steps: [
      'Drei gegen drei: Niemand gewinnt. Die Runde wartet.',
      'Die nächste zählt für beide: zwei Siege auf einmal.',
    ],
  },
  princess: {
    title: 'Eine Begegnung beendet alles',
    text: [
      'Der Prinz schlägt fast jeden. Läuft er aber der Prinzessin der anderen in die Arme, gewinnt sie auf der Stelle das ganze Spiel, egal wie es steht.',
      'Jeder Prinz ist also ein Wagnis, und wer weit zurückliegt, ist noch lange nicht geschlagen.',
    ],
  },
  powers: {
    title: 'Jede Ratte kann etwas',
    text: ['Es wirkt von selbst, ob es dir passt oder nicht. Hier ist jede in einer Begegnung, die es zeigt.'],
  },
  rats: {
    7: 'Der Prinz gewinnt seine Runde, auch wo sonst die kleinere Zahl gewänne. Nur die Prinzessin, der Musikant und ein gleicher Prinz halten ihn auf; und ein Zauberer, hinter dem ein General steht.',
    6: 'Der General gewinnt durch seine Stärke und schickt Hilfe: Deine nächste Ratte ist um zwei stärker.',
    5: 'Der Zauberer nimmt der anderen Ratte ihr Können; nur die Zahlen zählen noch. Der Meuchler ist hier bloß eine 3.',
    4: 'Gewinnt der Gesandte, zählt die Runde doppelt. Das gilt auch, wenn sie erst in der Schwebe war und du sie später bekommst.',
    3: 'Liegt ein Meuchler auf dem Tisch, gewinnt die kleinere Zahl: schlecht für den General, gut für den Spion.',
    2: 'Nach dem Spion muss man drüben die nächste Ratte zeigen, ehe du deine aussuchst.',
    1: 'Die Prinzessin ist schwach, aber ein Prinz, der ihr begegnet, hat das Spiel für seinen Clan verloren.',
    0: 'Beim Musikanten gewinnt niemand: Die Runde bleibt in der Schwebe. Nur ein Zauberer hört nicht hin.',
  },
  order: {
    title: 'Wenn zwei etwas können',
    text: ['Geh diese Reihe entlang; was zuerst zutrifft, entscheidet.'],
    steps: [
      'Ein Zauberer nimmt der Ratte gegenüber ihr Können.',
      'Ein Musikant hält die Runde in der Schwebe.',
      'Eine Prinzessin fängt einen Prinzen: Das Spiel ist gewonnen.',
      'Ein Prinz gewinnt die Runde.',
      'Ein Meuchler: Die kleinere Zahl gewinnt.',
      'Sonst die größere; gleich bleibt in der Schwebe.',
    ],
  },
  hints: {
    title: 'Vor der ersten Partie',
    text: [
      'Zähle mit. Ist ihre Prinzessin gespielt, kann deinem Prinzen nichts mehr geschehen.',
      'Eine Runde in der Schwebe macht die nächste teuer: Dann ist ein Gesandter zu fürchten.',
      'Erst der Spion, dann der Prinz: Wer die Antwort schon sieht, läuft in keine Falle.',
    ],
  },
  variants: {
    title: 'Siebenmal anders',
    text: ['Du wählst sie, wenn du eine Partie vorbereitest; die meisten vertragen sich miteinander.'],
  },
  onHold: 'in der Schwebe',
  gameWon: 'gewinnt das Spiel',
  victories: (count) => (count === 1 ? '1 Sieg' : `${count} Siege`),
  faceDown: 'Zwei verdeckte Karten.',
  clan: 'Clan',
  note: (clan, strength) => `${clan}, Stärke ${strength}`,
}
