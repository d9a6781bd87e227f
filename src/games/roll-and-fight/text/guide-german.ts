import type { GuideWords } from '#games/roll-and-fight/text/guide-words'

export const german: GuideWords = {
  training: {
    title: 'Mach dich bereit',
    ask: 'Du bist Kaja, das ist deine letzte Runde, und 23 Punkte gewinnen. Es beginnt mit der Rückblende: Drei Würfel sagen, was du tun darfst, und eine Aktion wählst du. Nimm den ersten Würfel: Training.',
    hint: 'Eins nach dem anderen. Nimm den ersten Würfel: Training.',
  },
  buy: {
    title: 'Kauf eine Fähigkeit',
    ask: 'Zwei Erfahrung mehr: 5 sind frei, und auch ausgegebene zählen am Ende. Das reicht für ein Plättchen. Kauf „Umgekehrte Klinge“: zwei Hiebe für eine Doppelklinge und eine Klinge.',
    hint: 'Deine Erfahrung reicht dafür: Kauf „Umgekehrte Klinge“.',
  },
  recon: {
    title: 'Erkunde',
    ask: 'Der zweite Würfel ist Erkundung: Eine Fähigkeit geht einmal ohne Würfel. Drei Klingen sind schwer zu bekommen, also nimm sie für den Schlag.',
    hint: 'Der zweite Würfel, die Erkundung, ist für den Schlag am besten.',
  },
  loot: {
    title: 'Beute',
    ask: 'Der dritte Würfel ist Beute. Er könnte auch jede andere Aktion sein, aber Beute bringt mit jedem Schritt mehr. Nimm ihn als Beute.',
    hint: 'Der dritte Würfel: Nimm ihn als Beute.',
  },
  purchase: {
    title: 'Eine Klinge für den Boss',
    ask: 'Die letzte Aktion suchst du dir aus: alles außer Beute. Ein Einkauf ist eine Ladung eines Gegenstands. Kauf eine für das Katana: zwei Hiebe, nur für den Boss.',
    hint: 'Denk an den Boss: Einkauf, eine Ladung für das Katana.',
  },
  prepared: {
    title: 'Bereit',
    ask: 'Alle vier Aktionen sind getan. Beende die Rückblende.',
    hint: 'Hier ist nichts mehr zu tun: Beende die Rückblende.',
    told: 'Nun die Würfel. Mit anderen am Tisch geht es hier in Echtzeit um die Wette, aus einem Vorrat; jetzt würfelst du ohne Eile, in Durchgängen.',
  },
  'first-roll': {
    title: 'Wirf',
    ask: 'Vier Würfel liegen vor dir. Du brauchst zwei Läufe für die Tür, eine Doppelklinge und eine Klinge für dein neues Plättchen. Wirf alle vier.',
    hint: 'Zurückhalten kannst du Würfel später. Wirf erst alle vier.',
    told: 'Lauf, Wunde, Lauf, Doppelklinge. Die Wunde steckt fest: Sie darf nicht noch einmal geworfen werden.',
  },
  dash: {
    title: 'Ein Satz',
    ask: 'Zwei Läufe sind ein vollständiger Satz für den Spurt. Leg ihn hin: Der Spurt leuchtet auf.',
    hint: 'Zwei Läufe gehören auf den Spurt: Leg den Satz hin.',
    told: 'Der Satz bleibt bis zum Kampf auf dem Spurt. Und mit jedem Satz darfst du eine Wunde aufnehmen: Der Würfel darf wieder geworfen werden.',
  },
  'next-beat': {
    title: 'Neue Würfel',
    ask: 'Mehr passt nicht. Beende den Durchgang: Du nimmst neue Würfel aus dem Vorrat, bis du wieder vier hast.',
    hint: 'Hör noch nicht auf, beende den Durchgang: Dann bekommst du neue Würfel.',
  },
  'second-roll': {
    title: 'Halt einen zurück',
    ask: 'Die Doppelklinge brauchst du. Halt sie zurück und wirf die anderen drei.',
    hint: 'Halt nur die Doppelklinge zurück und wirf die anderen drei.',
    told: 'Klinge, Pistole, Lauf: Da ist die Klinge.',
  },
  reverse: {
    title: 'Der zweite Satz',
    ask: 'Eine Doppelklinge und eine Klinge: Leg sie auf „Umgekehrte Klinge“.',
    hint: 'Dein neues Plättchen will genau diese zwei: Leg sie auf „Umgekehrte Klinge“.',
  },
  stop: {
    title: 'Genug',
    ask: 'Im Vorrat sind noch Würfel, und du könntest weitermachen. Aber was du brauchst, liegt bereit: ein Schritt, zwei Hiebe, ein Schlag und das Katana. Hör auf zu würfeln.',
    hint: 'Du hast, was du brauchst: Hör auf zu würfeln.',
    told: 'Was du noch in der Hand hattest, geht zurück. Jetzt nutzt du, was du vorbereitet hast, in beliebiger Folge, und kannst es zurücknehmen, bis du fertig bist.',
  },
  run: {
    title: 'Durch die Tür',
    ask: 'Kaja steht auf der Bürotreppe. Der Boss ist in der Kapitänskajüte, hinter einer Tür. Erst musst du hinein: Nutze den Spurt.',
    hint: 'Hiebe treffen nur im eigenen Raum. Nutze zuerst den Spurt.',
  },
  room: {
    title: 'Wohin?',
    ask: 'Jede Tür ist ein Weg. Geh in die Kapitänskajüte.',
    hint: 'Der Boss ist in der Kapitänskajüte: Geh dorthin.',
    told: 'Du bist drin. Hier sind der Boss und ein Schläger; und solange ein Schläger bei ihm ist, kann niemand den Boss verletzen.',
  },
  cut: {
    title: 'Zwei Hiebe',
    ask: 'Die „Umgekehrte Klinge“ hat zwei Hiebe: einen für den Schläger, dann einen für den Boss. Nutze sie.',
    hint: 'Schlag und Katana können warten. Nutze „Umgekehrte Klinge“: zwei Hiebe.',
  },
  grunt: {
    title: 'Der erste Hieb',
    ask: 'Der erste Hieb ist für den Schläger. Ein einziger Schaden genügt.',
    hint: 'Der Hieb ist für den Schläger.',
  },
  boss: {
    title: 'Der zweite Hieb',
    ask: 'Niemand bewacht ihn mehr. Der zweite Hieb ist für Don Zemun.',
    hint: 'Der Hieb ist für Don Zemun.',
    told: 'Seine Leiste steht bei drei von sechs. Jedes Feld ist einen Punkt mehr wert, und sein Tod noch 5 dazu.',
  },
  punch: {
    title: 'Was du erkundet hast',
    ask: 'Der Schlag ist erkundet: Nutze ihn ohne Würfel.',
    hint: 'Sonst verfällt er: Nutze den Schlag, den du erkundet hast.',
  },
  blow: {
    title: 'Noch einer',
    ask: 'Ein Hieb, für Don Zemun.',
    hint: 'Der Hieb ist für Don Zemun.',
  },
  katana: {
    title: 'Das Katana',
    ask: 'Er hat noch zwei Leben, und dein Katana hat zwei Hiebe. Nutze es.',
    hint: 'Jetzt ist es Zeit für das Katana.',
  },
  'first-cut': {
    title: 'Der erste von zweien',
    ask: 'Der erste, für Don Zemun.',
    hint: 'Der Hieb ist für Don Zemun.',
  },
  'last-cut': {
    title: 'Der letzte Hieb',
    ask: 'Und der letzte, für Don Zemun.',
    hint: 'Der Hieb ist für Don Zemun.',
    told: 'Don Zemun ist tot: 6 Punkte für seine Leiste und 5 für seinen Tod.',
  },
  objective: {
    title: 'Ein Auftrag',
    ask: 'Dieser Raum hat einen Auftrag: alle Nachbarräume besuchen. In beiden warst du, auf der Bürotreppe und im Zählraum. Hak ihn ab: 4 Punkte.',
    hint: 'Lass keine Punkte liegen: Hak den Auftrag ab.',
  },
  done: {
    title: 'Fertig',
    ask: 'Alles ist verbraucht. Sobald du sagst, dass du fertig bist, lässt sich nichts mehr zurücknehmen.',
    hint: 'Alles ist verbraucht: Sag, dass du fertig bist.',
    told: 'Jetzt kommt das Nachspiel. Erst wird Beute eingesammelt, in allen Räumen, in denen du warst und die geräumt sind. Dann schlägt zurück, wer noch lebt.',
  },
  collect: {
    title: 'Sammle ein',
    ask: 'Auf dem Netzboden liegt Beute, und hingehen musst du nicht. Es darf jede Aktion sein; am Ende sind Punkte am besten. Sammle sie als Beute ein.',
    hint: 'Gleich ist die Partie vorbei, da sind Punkte am besten: Sammle sie als Beute ein.',
    told: 'Und das tat weh: Der Schütze nebenan hat dich gesehen, eine Wunde. Auch ein Handlanger in deinem Raum täte weh. Wären alle deine Lebensfelder durchgestrichen, setzte es eine Abreibung.',
  },
  end: {
    title: 'Das Ende',
    ask: 'Zu nutzen ist nichts mehr. Beende die Runde und damit die Partie.',
    hint: 'Zu nutzen ist nichts mehr: Beende die Runde.',
    told: '30 Punkte: 7 für Beute, 4 für Training, 6 und 5 für den Boss, 8 für Aufträge, und ein freier Weg hinaus kostet nichts. Du hast gewonnen! Jetzt weißt du, was du für eine echte Partie brauchst.',
  },
}
