import type { LearnWords } from '#games/roll-and-fight/learn/words'

export const german: LearnWords = {
  raid: {
    title: 'Ein Versteck für jeden',
    text: [
      'Jeder überfällt ein eigenes Versteck. In deines kommt niemand sonst, und du kommst in kein anderes. Deine Figur tritt am Eingang ein; weit davon wartet dein Boss. Edelsteine sind Beute, Sterne sind Aufträge.',
      'Nach vier Runden gewinnen die meisten Punkte: für Beute, Training, Schaden am Boss und Aufträge. Zwei Abreibungen, und du bist tot und hast verloren.',
    ],
  },
  round: {
    title: 'Eine Runde',
    text: ['Alle spielen gleichzeitig dieselben vier Phasen. In einer davon geht es um die Wette.'],
    steps: [
      'Rückblende: drei Würfel für den ganzen Tisch. Du bereitest dich vor: trainierst, kaufst ein, heilst, erkundest.',
      'Würfeln: Alle würfeln zugleich und legen vollständige Sätze auf ihre Fähigkeiten.',
      'Kampf: Deine Sätze werden in deinem Versteck zu Schritten, Hieben und Schüssen.',
      'Nachspiel: Du sammelst Beute ein, und wer neben dir noch lebt, schlägt zurück.',
    ],
  },
  flashback: {
    title: 'Die Rückblende',
    text: [
      'Jeder der drei Würfel gibt dir seine Aktion; alle nutzen dieselben drei. Und eine vierte suchst du dir aus: alles außer Beute.',
      'Jederzeit in dieser Phase kannst du für Erfahrung Plättchen kaufen. Vier haben auf deinem Plan Platz.',
    ],
    actions: {
      training: 'Training: zwei Erfahrung. Damit kaufst du Plättchen, und sie zählt auch ausgegeben noch Punkte.',
      purchase: 'Einkauf: eine Ladung für einen deiner vier Gegenstände.',
      healing: 'Heilung: Zwei Wunden sind fort, oder du schaltest ein Lebensfeld frei.',
      recon: 'Erkundung: Eine Fähigkeit geht einmal ohne Würfel. Teure brauchen zwei davon.',
      loot: 'Beute: ein Schritt auf der Beuteleiste, also Punkte; oder jede andere Aktion.',
    },
  },
  race: {
    title: 'Um die Wette',
    text: [
      'Alle fangen zugleich an, mit je vier Würfeln, und niemand wartet auf jemanden. Wer schneller Sätze legt, nimmt mehr Würfel aus dem gemeinsamen Vorrat. Ist er leer, brauchst du auf, was du hast, und dann hörst du auf.',
    ],
    steps: [
      'Wirf alle deine Würfel oder nur einige, immer wieder. Nur eine Wunde darf nicht noch einmal geworfen werden.',
      'Zwei Läufe sind ein Satz für den Spurt. Leg sie hin: Dort bleiben sie bis zum Kampf.',
      'Mit jedem Satz darfst du eine Wunde wieder aufnehmen, und du nimmst neue Würfel, bis du vier hast. Weiter!',
    ],
  },
  wounds: {
    title: 'Wenn es blutet',
    text: [
      'Würfel mit einer Wunde stecken fest, aber es gibt einen Ausweg, der Leben kostet. Was am Ende übrig ist, tut gar nichts, auch keine Wunde.',
    ],
    steps: [
      'Zwei Wunden: Nur zwei Würfel bleiben zum Werfen.',
      'Leg eine auf ein freies Lebensfeld. Alle anderen Wunden darfst du wieder werfen, und du nimmst einen neuen Würfel.',
      'Zu Beginn des Kampfs wird das Feld durchgestrichen: Jetzt ist es eine echte Wunde.',
    ],
  },
  sets: {
    title: 'Was jeder kann',
    text: [
      'Jeder Satz ist eine Nutzung, und du darfst beliebig viele Sätze darauflegen. Eine Doppelklinge gilt überall auch als Klinge, und im Schlag macht sie aus einem Hieb zwei. Ein Platz mit zwei Zeichen nimmt beides.',
    ],
  },
  calm: {
    title: 'Ohne Eile',
    text: [
      'Wähle beim Anlegen einer Partie „Ohne Eile“, und es wird in Durchgängen gewürfelt: Jeder sagt, welche Würfel fallen sollen, alle fallen zugleich, und jeder legt in Ruhe seine Sätze. Für einen gemeinsamen Bildschirm, eine langsame Leitung oder einfach so.',
    ],
  },

  fight: {
    title: 'Dein Überfall',
    text: [
      'Nutze deine Sätze, was erkundet ist und deine Gegenstände in beliebiger Folge. Was du anfängst, führst du zu Ende, Wirkung für Wirkung, wie gedruckt; geht eine nicht, ist Schluss damit. Du kannst alles zurücknehmen, bis du sagst, dass du fertig bist.',
    ],
    steps: [
      'Spurt: ein Schritt durch eine Tür. Bruna ist im Eisraum, bei zwei Schlägern und einem Türsteher.',
      'Schlag, mit einer Doppelklinge: zwei Hiebe. Der Türsteher ist fort, und ein Schläger.',
      'Feuer: ein Schuss in einen Nachbarraum. Er gilt dem Schützen: Der hätte zurückgeschossen.',
    ],
  },
  effects: {
    title: 'Was Wirkungen tun',
    text: [],
    all: {
      move: ['Schritt', 'Durch eine Tür. Nicht, solange ein aktiver Türsteher in deinem Raum ist.'],
      hit: ['Hieb', 'Ein Schaden für jemanden in deinem Raum.'],
      shoot: ['Schuss', 'Ein Schaden für jemanden in einem Nachbarraum, nie im eigenen.'],
      jump: ['Sprung', 'Durch einen Raum in den nächsten, an allen Türstehern dazwischen vorbei.'],
      evade: ['Ablenkung', 'Ein Scherge hier oder nebenan schaut diese Runde weg: Er tut nichts.'],
      kill: ['Töten', 'Ein Scherge in deinem Raum ist fort, von welcher Art auch immer.'],
      heal: ['Heilen', 'Eine Wunde weniger.'],
      wound: ['Wunde', 'Du zahlst mit einem eigenen Lebensfeld.'],
    },
  },
  foes: {
    title: 'Wer drinnen wartet',
    text: ['Tote Schergen bleiben tot. Wen du nur ablenkst, der ist nach der Runde wieder da.'],
    all: {
      grunt:
        'fällt beim ersten Schaden und tut dir nie weh. Doch solange einer beim Boss ist, nimmt der keinen Schaden.',
      'tough-guy': 'braucht zwei Schaden im selben Kampf; ein halber ist vergessen.',
      blocker: 'lässt niemanden aus seinem Raum.',
      henchman: 'verwundet dich nach dem Kampf, wenn er in deinem Raum ist.',
      gunman: 'verwundet dich nach dem Kampf, auch aus einem Nachbarraum.',
    },
    boss: 'verwundet dich, wenn ihr im selben Raum seid. Jeder Schaden an ihm zählt Punkte, sein Tod noch 5; und jeder Boss hat eine eigene Regel.',
  },
  tile: {
    title: 'So liest man ein Plättchen',
    text: [
      'In der Ecke steht, was es an Erfahrung kostet, unter dem Bild, welche Würfel ein Satz braucht. Jede Figur hat acht Plättchen und vier Gegenstände. Und jede hat eine Eigenheit: Das ist immer ein Nachteil.',
    ],
    marks: {
      'one-use': 'nimmt einen Satz pro Runde',
      passive: 'gilt immer, ohne Würfel',
      start: 'einmal zu Beginn des Kampfs; zählt die Würfel auf deiner Lebensleiste',
      resolution: 'nur im Nachspiel',
      recon: 'erkundet: eine Nutzung ohne Würfel. Die meisten Plättchen brauchen zwei Erkundungen in derselben Phase',
    },
  },
  goals: {
    title: 'Aufträge',
    text: ['Sei in dem Raum, wenn er erfüllt ist, und er gehört dir, wann immer das ist, nur nicht beim Würfeln.'],
  },
  end: {
    title: 'Dann schlagen sie zurück',
    text: ['Was von deinen Würfeln und Erkundungen übrig ist, verfällt.'],
    steps: [
      'Erst sammelst du ein: die Beute jedes Raums, in dem du warst und der geräumt ist, wo du auch bist. Jedes Zeichen ist eine Beuteaktion.',
      'Dann tut es weh: der Handlanger in deinem Raum und der Schütze nebenan. Zwei Wunden.',
      'Sind alle deine Lebensfelder durchgestrichen, setzt es eine Abreibung: Du bist geheilt, hast aber fortan drei Würfel und drei Lebensfelder. Die zweite ist der Tod.',
    ],
  },
  score: {
    title: 'Am Ende',
    text: [
      'Ein Plan nach vier Runden. Wer tief im Versteck steckt, muss hinaus: Jeder Raum auf dem Weg, der noch besetzt ist, kostet einen Punkt.',
    ],
    total: 'Zusammen',
  },
  alone: {
    title: 'Allein',
    text: [
      'Dasselbe Spiel gegen die Uhr, mit weniger Würfeln und einer Punktzahl als Ziel. Misch die drei, wie du magst.',
    ],
    dials: { dice: 'Würfel', seconds: 'Sekunden', target: 'Punkte' },
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  },

  objectives: {
    'clear-1r': ['Reiner Tisch', 'Räum den ganzen Raum in einer einzigen Runde.'],
    'kill-n': ['Strichliste', 'Töte im ganzen Spiel so viele einer Art, wo auch immer.'],
    health6: ['Kerngesund', 'Schalte dein sechstes Lebensfeld frei, ob verwundet oder nicht.'],
    visit: ['Rundgang', 'Besuche so viele Räume. Der Eingang zählt mit.'],
    'visit-adj': ['Ringsum', 'Besuche jeden Nachbarraum.'],
    'kill-adj': ['Die Nachbarn', 'Töte in den Nachbarräumen alle dieser Arten.'],
    'hit-boss': ['Der erste Hieb', 'Triff den Boss einmal mit einem Hieb; ein Schuss genügt nicht.'],
  },
  faces: {
    run: 'Auf zwei von sechs Seiten. Der Spurt braucht zwei, der Sturmangriff auch.',
    blade: 'Für Schlag und Sturmangriff und die meisten Plättchen.',
    double: 'Gilt überall auch als Klinge; im Schlag macht sie aus einem Hieb zwei.',
    gun: 'Für Feuer und alles, was schießt.',
    wound: 'Darf nicht noch einmal geworfen werden, es sei denn, ein Satz oder deine Lebensleiste löst sie.',
  },
  kind: 'Art',
  kinds: {
    ability: 'Grundfähigkeit',
    tile: 'Plättchen',
    item: 'Gegenstand',
    hero: 'Figur',
    boss: 'Boss',
    den: 'Versteck',
    objective: 'Auftrag',
    face: 'Würfelseite',
  },
  whose: 'Wessen',
  trait: 'Eigenheit',
  dice: 'Würfel',
  when: 'Wann',
  tileOf: (hero) => `Plättchen von ${hero}`,
  itemOf: (heroes) => `Gegenstand von ${heroes}`,
  bossNote: (health) => `Boss, ${health} Leben`,
  denNote: (board, side) => `Plan ${board}, Seite ${side}`,
  denHas: (rooms, minions, loot, points) =>
    `${rooms} Räume, ${minions} Schergen, ${loot} Beute, Aufträge für ${points} Punkte.`,
  objectiveNote: (points) => `Auftrag, ${points.length === 1 ? points[0] : `${points[0]} bis ${points.at(-1)}`} Punkte`,
  faceNote: 'Seite des Kampfwürfels',
  times: (sides) => (sides === 1 ? 'Auf einer von sechs Seiten.' : `Auf ${sides} von sechs Seiten.`),
}
