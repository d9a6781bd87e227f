import type { BossId } from '#games/roll-and-fight/content/bosses'
import type { DenId } from '#games/roll-and-fight/content/dens'
import type { AbilityId, HeroId, ItemId, TileId } from '#games/roll-and-fight/content/heroes'
import type { Action, Face, MinionType, Slot } from '#games/roll-and-fight/content/vocabulary'

// All names and texts in German.

export const FACES_DE: Readonly<Record<Face, string>> = {
  run: 'Lauf',
  blade: 'Klinge',
  double: 'Doppelklinge',
  gun: 'Pistole',
  wound: 'Wunde',
}
export const SLOTS_DE: Readonly<Record<Slot, string>> = {
  ...FACES_DE,
  any: 'beliebig',
  'blade-or-gun': 'Klinge oder Pistole',
}
export const ACTIONS_DE: Readonly<Record<Action, string>> = {
  training: 'Training',
  purchase: 'Einkauf',
  healing: 'Heilung',
  recon: 'Erkundung',
  loot: 'Beute',
}
/** All of them are masculine: "der Schütze", "den Schützen", "zwei Schützen". */
export const MINIONS_DE: Readonly<Record<MinionType, readonly [one: string, oblique: string, more: string]>> = {
  grunt: ['Schläger', 'Schläger', 'Schläger'],
  'tough-guy': ['Brocken', 'Brocken', 'Brocken'],
  blocker: ['Türsteher', 'Türsteher', 'Türsteher'],
  henchman: ['Handlanger', 'Handlanger', 'Handlanger'],
  gunman: ['Schütze', 'Schützen', 'Schützen'],
}

export const ABILITIES_DE: Readonly<Record<AbilityId, string>> = {
  dash: 'Spurt',
  punch: 'Schlag',
  fire: 'Feuer',
  charge: 'Sturmangriff',

  dss: 'Ducken, Hauen, Schießen',
  barrage: 'Sperrfeuer',
  luckyshot: 'Glücksschuss',
  vburst: 'Salve der Rache',
  rollshoot: 'Rolle und Schuss',
  luckythrow: 'Glückswurf',
  youthful: 'Jugendlicher Schwung',
  planner: 'Meisterplaner',

  reverse: 'Umgekehrte Klinge',
  exploit: 'Schwäche ausnutzen',
  kata: 'Schwert-Kata',
  wildstrike: 'Wilder Streich',
  wildrush: 'Wilder Ansturm',
  parry: 'Parade',
  kenjutsu: 'Kenjutsu',
  follow: 'Nachsetzen',

  cantrips: 'Taschenspielerei',
  smoke: 'Rauchschritt',
  vanish: 'Verschwindenummer',
  fan: 'Messerfächer',
  misdir: 'Irreführung',
  backstab: 'Hinterhalt',
  slip: 'Vorbeischlüpfen',
  curtain: 'Vorhang auf',

  vstrike: 'Hieb der Rache',
  haymaker: 'Schwinger',
  shoulder: 'Schulterstoß',
  grit: 'Zähne zusammen',
  bellow: 'Gebrüll',
  knuckles: 'Eisenknöchel',
  skin: 'Dickes Fell',
  table: 'Tischwurf',
}

export const TILE_TEXTS_DE: Readonly<Record<TileId, string>> = {
  dss: 'Erst zuschlagen, dann zweimal schießen.',
  barrage: 'Drei Schüsse, in beliebige Nachbarräume.',
  luckyshot: 'Je ein Schuss in drei verschiedene Räume.',
  vburst: 'Zu Beginn des Kampfs: ein Schuss für jeden Würfel auf deiner Lebensleiste.',
  rollshoot: 'Lauf ein oder zwei Räume weit, dann schieß.',
  luckythrow: 'Aus einem doppelten Schlag darf ein Schuss werden.',
  youthful: 'Zum Sturmangriff gehört ein Schritt mehr, davor oder danach.',
  planner: 'Der dritte Tote in einem Raum, den du nie betreten hast: trainiere oder kauf ein, sofort.',

  reverse: 'Zwei Hiebe.',
  exploit: 'Brocken fallen schon beim ersten Schaden.',
  kata: 'Vier Hiebe.',
  wildstrike: 'Einen Raum weiter, zwei Hiebe.',
  wildrush: 'Nimm eine Wunde, schlag zweimal zu.',
  parry: 'Triff einen, lenk einen Handlanger oder Türsteher ab.',
  kenjutsu: 'Deine Klingen sind Doppelklingen.',
  follow: 'Jeder Schlag darf dich einen Raum weitertragen.',

  cantrips: 'Erledige in einem Raum, deinem oder dem nebenan, bis zu drei Schergen, die du abgelenkt hast.',
  smoke: 'Blende einen, geh weiter, stich zu.',
  vanish: 'Hier verschwunden, zwei Räume weiter wieder da.',
  fan: 'Zwei Messer durch offene Türen.',
  misdir: 'Zwei Augenpaare sehen in die falsche Richtung.',
  backstab: 'Wer heimlich tötet, verbirgt sich hier vor einem mehr.',
  slip: 'Kein Türsteher hält deinen Spurt auf.',
  curtain: 'Zu Beginn des Kampfs: Lenk für jeden Würfel auf deiner Lebensleiste einen Schergen ab.',

  vstrike: 'Zu Beginn des Kampfs: ein Hieb für jeden Würfel auf deiner Lebensleiste.',
  haymaker: 'Ein Scherge geht zu Boden, wer es auch ist.',
  shoulder: 'An jedem Türsteher vorbei, dann ein Hieb.',
  grit: 'Schlag zurück und steck eine Wunde weg.',
  bellow: 'Bis zu drei Schläger in der Nähe verlieren den Mut.',
  knuckles: 'Zwei Doppelklingen in einem Schlag: drei Hiebe.',
  skin: 'Die erste Wunde, die das Versteck dir in der Runde schlägt, zählt nicht.',
  table: 'Zwei Schaden in denselben Nachbarraum.',
}

export const ITEMS_DE: Readonly<Record<ItemId, readonly [name: string, text: string]>> = {
  stims: ['Aufputscher', 'Ein schneller Raum.'],
  mirror: ['Taschenspiegel', 'Gleich nach einem Auftrag: schlag zu oder schieß.'],
  rage: ['Wutgebräu', 'Es tut weh. Deine nächste Fähigkeit geschieht noch einmal.'],
  jacket: ['Plattenjacke', 'Die Kugeln eines Schützen enden hier.'],
  bandages: ['Verbände', 'Verbinde zwei Wunden.'],
  katana: ['Katana', 'Zwei Hiebe, nur für den Boss.'],
  herbs: ['Kraftkräuter', 'Spring über einen Raum.'],
  flash: ['Blitzpulver', 'Blende zwei.'],
  grapnel: ['Wurfanker', 'Schwing dich über einen Raum und schlag zu.'],
  star: ['Wurfstern', 'Ein leiser Wurf.'],
  lining: ['Gepolstertes Futter', 'Wenn der Staub sich legt, war eine Wunde nicht so schlimm.'],
  duster: ['Schlagring', 'Links, rechts.'],
  ram: ['Rammbock', 'Hindurch, mit oder ohne Türsteher.'],
  wind: ['Zweite Luft', 'Bevor ausgezählt ist: zwei Wunden weniger.'],
  adrenaline: ['Adrenalin', 'Nimm eine Wunde, streck einen Schergen nieder.'],
}

export const TRAITS_DE: Readonly<Record<HeroId, readonly [name: string, text: string]>> = {
  johnny: [
    'Nie stillstehen',
    'Fallen zwei in einem Raum, ohne dass du gleich davor oder danach weitergehst: Nimm eine Wunde.',
  ],
  kaja: ['Alte Wunden', 'Die Runden 1 und 3 beginnen mit einer Wunde.'],
  nightjar: ['Volle Bühne', 'Sieht am Ende des Kampfs noch jemand in deinem Raum zu, nimm eine Wunde.'],
  bruna: ['Heilt schlecht', 'Heilung nimmt dir nur eine Wunde ab.'],
}

export const BOSSES_DE: Readonly<Record<BossId, readonly [name: string, text: string]>> = {
  zemun: ['Don Zemun', 'Deine Schüsse müssen zuerst Schläger treffen.'],
  bandaboi: ['Bandaboi', 'Lebt er am Ende des Nachspiels, sind alle seine Wunden fort.'],
  silk: ['Silk Varga', 'Kugeln treffen sie nie.'],
  abbot: ['Der Eiserne Abt', 'Nimmt höchstens drei Schaden in der Runde.'],
  sickle: ['Mutter Sichel', 'Sie vergilt deinen ersten Treffer der Runde.'],
  brandt: ['Oberst Brandt', 'Seine Handlanger schlagen durch Türen zu.'],
  pawn: ['Der Pfandleiher', 'Jeder Einkauf kostet dich eine Erfahrung.'],
  king: ['Der Hohle König', 'Einer seiner Schläger steht immer wieder auf.'],
}

/** Dens, and their rooms in order. */
export const DENS_DE: Readonly<Record<DenId, readonly [name: string, rooms: readonly string[]]>> = {
  '1A': [
    'Fischmarkt',
    [
      'Laderampe',
      'Eisraum',
      'Ausnehmhalle',
      'Auktionshalle',
      'Netzboden',
      'Bürotreppe',
      'Räucherei',
      'Zählraum',
      'Kapitänskajüte',
    ],
  ],
  '1B': [
    'Kühlhaus',
    [
      'Lkw-Rampe',
      'Langer Gang',
      'Kühlraum eins',
      'Kühlraum zwei',
      'Pumpenraum',
      'Fleischhaken',
      'Hinteres Dock',
      'Schaltraum',
    ],
  ],
  '2A': [
    'Samtkasino',
    [
      'Foyer',
      'Automatenhalle',
      'Lange Bar',
      'Großer Saal',
      'Garderobe',
      'Großer Spieltisch',
      'Kassenkäfig',
      'Kameraraum',
      'Suite des Chefs',
    ],
  ],
  '2B': [
    'Penthouse',
    ['Lastenaufzug', 'Küche', 'Speisekammer', 'Galerie', 'Salon', 'Kraftraum', 'Terrasse', 'Schlafzimmer'],
  ],
  '3A': [
    'Nudelhaus',
    [
      'Straßentür',
      'Speisesaal',
      'Separees',
      'Wokstraße',
      'Spülküche',
      'Gewürzlager',
      'Mah-Jongg-Zimmer',
      'Hinterzimmer',
      'Keller',
    ],
  ],
  '3B': [
    'Badehaus',
    [
      'Dampfbad',
      'Heißes Becken',
      'Kaltes Becken',
      'Massageraum',
      'Empfang',
      'Umkleide',
      'Handtuchlager',
      'Heizkessel',
      'Technikraum',
    ],
  ],
  '4A': [
    'Schrottplatz',
    [
      'Tor',
      'Reifenstapel',
      'Fahrzeugwaage',
      'Schrottpresse',
      'Kabelschuppen',
      'Krankabine',
      'Knochengasse',
      'Ölgrube',
      'Hundezwinger',
    ],
  ],
  '4B': [
    'Druckerei',
    [
      'Papierrampe',
      'Plattenlager',
      'Drucksaal',
      'Buchbinderei',
      'Farbkeller',
      'Redaktion',
      'Fälscherwerkstatt',
      'Feuertreppe',
    ],
  ],
}
