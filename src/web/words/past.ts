/** What is said where one looks back at a match. */
const en = {
  title: 'The past',
  asked: 'Now: your turn',
  back: 'One step back',
  on: 'One step on',
  present: 'To the present',
}

const de: typeof en = {
  title: 'Rückblick',
  asked: 'Jetzt du!',
  back: 'Ein Schritt zurück',
  on: 'Ein Schritt weiter',
  present: 'Zur Gegenwart',
}

export const past = { en, de }
