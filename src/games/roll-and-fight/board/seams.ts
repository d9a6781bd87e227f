// Where long words of names may be broken: browsers without a dictionary of their own would break them anywhere, or not.

const SEAMS = [
  ...['Weigh|bridge', 'Thermo|stat', 'Mis|di|rec|tion', 'Knuckle|duster'],
  ...['Sturm|angriff', 'Sperr|feuer', 'Glücks|schuss', 'Glücks|wurf', 'Jugend|licher', 'Meister|planer'],
  ...['Umge|kehrte', 'Schwert-|Kata', 'Ken|jutsu', 'Nach|setzen', 'Taschen|spielerei', 'Rauch|schritt'],
  ...['Ver|schwinde|nummer', 'Messer|fächer', 'Irre|führung', 'Hinter|halt', 'Vorbei|schlüpfen', 'Schulter|stoß'],
  ...['Eisen|knöchel', 'Tisch|wurf', 'Schwin|ger', 'aus|nutzen', 'zu|sammen'],
  ...['Lade|rampe', 'Ausnehm|halle', 'Auktions|halle', 'Netz|boden', 'Büro|treppe', 'Räu|cherei', 'Zähl|raum'],
  ...['Kapitäns|kajüte', 'Lkw-|Rampe', 'Kühl|raum', 'Pumpen|raum', 'Fleisch|haken', 'Schalt|raum'],
  ...['Automaten|halle', 'Garde|robe', 'Spiel|tisch', 'Kassen|käfig', 'Kamera|raum', 'Lasten|aufzug'],
  ...['Speise|kammer', 'Kraft|raum', 'Terras|se', 'Schlaf|zimmer', 'Straßen|tür', 'Speise|saal', 'Sepa|rees'],
  ...['Wok|straße', 'Spül|küche', 'Gewürz|lager', 'Mah-|Jongg-|Zimmer', 'Hinter|zimmer', 'Dampf|bad'],
  ...['Massage|raum', 'Um|kleide', 'Handtuch|lager', 'Heiz|kessel', 'Technik|raum', 'Reifen|stapel'],
  ...['Fahrzeug|waage', 'Schrott|presse', 'Kabel|schuppen', 'Kran|kabine', 'Knochen|gasse', 'Hunde|zwinger'],
  ...['Papier|rampe', 'Platten|lager', 'Druck|saal', 'Buch|binderei', 'Farb|keller', 'Redak|tion'],
  ...['Fälscher|werkstatt', 'Feuer|treppe'],
]
const SEAMED: ReadonlyMap<string, string> = new Map(
  SEAMS.map((word) => [word.replaceAll('|', ''), word.replaceAll('-|', '-').replaceAll('|', '\u00AD')]),
)

/** A name that is broken only between words, or with a hyphen. */
export const seamed = (name: string): string =>
  name
    .split(' ')
    .map((word) => SEAMED.get(word) ?? word)
    .join(' ')
