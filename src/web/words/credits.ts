/** Whose work is used here. */
const en = {
  title: 'Credits',
  names: 'The games',
  namesText: 'The names of the games belong to their publishers.',
  ownText: 'Texts, cards and boards are our own.',
  icons: 'Icons',
  iconsFrom: 'From',
  licensed: 'licensed',
  fonts: 'Fonts',
  fontsText: 'Alegreya and Grenze Gotisch, under the SIL Open Font License.',
}

const de: typeof en = {
  title: 'Mitwirkende',
  names: 'Die Spiele',
  namesText: 'Die Namen der Spiele gehören ihren Verlagen.',
  ownText: 'Texte, Karten und Spielpläne sind unsere eigenen.',
  icons: 'Symbole',
  iconsFrom: 'Von',
  licensed: 'lizenziert unter',
  fonts: 'Schriften',
  fontsText: 'Alegreya und Grenze Gotisch, unter der SIL Open Font License.',
}

export const credits = { en, de }
