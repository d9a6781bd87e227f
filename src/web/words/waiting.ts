/** What is said before a match: who sits there, what they may be called and look like. */
const en = {
  faces: {
    fox: 'Fox',
    owl: 'Owl',
    badger: 'Badger',
    hare: 'Hare',
    stag: 'Stag',
    hedgehog: 'Hedgehog',
    raven: 'Raven',
    cat: 'Cat',
    bear: 'Bear',
    frog: 'Frog',
  },
  manners: ['Bold', 'Calm', 'Keen', 'Lucky', 'Merry', 'Quick', 'Sly', 'Stout'],
  title: 'What shall we call you?',
  text: 'Everybody at the table sees it. You can change it in the settings at any time.',
  face: 'Your face',
  name: 'Your name',
  empty: 'A name has at least one letter.',
  sit: 'Sit down',
  take: 'Take this name',
  addBot: 'Let a bot play',
  addBotTo: (seat: string) => `Let a bot play: ${seat}`,
  whichBot: 'Which bot?',
  waitsForOne: (who: string) => `waits for ${who}`,
}

const de: typeof en = {
  faces: {
    fox: 'Fuchs',
    owl: 'Eule',
    badger: 'Dachs',
    hare: 'Hase',
    stag: 'Hirsch',
    hedgehog: 'Igel',
    raven: 'Rabe',
    cat: 'Katze',
    bear: 'Bär',
    frog: 'Frosch',
  },
  // Where someone comes from is the same for every animal.
  manners: ['Bremer', 'Kieler', 'Kölner', 'Mainzer', 'Prager', 'Trierer', 'Ulmer', 'Wiener'],
  title: 'Wie sollen wir dich nennen?',
  text: 'Alle am Tisch sehen es. In den Einstellungen kannst du es jederzeit ändern.',
  face: 'Dein Gesicht',
  name: 'Dein Name',
  empty: 'Ein Name hat mindestens einen Buchstaben.',
  sit: 'Platz nehmen',
  take: 'So will ich heißen',
  addBot: 'Einen Bot setzen',
  addBotTo: (seat: string) => `Einen Bot setzen: ${seat}`,
  whichBot: 'Welcher Bot?',
  waitsForOne: (who: string) => `wartet auf ${who}`,
}

export const waiting = { en, de }
