/** What the page around a guided match says; what the coach says is the game's own. */
const en = {
  title: (game: string) => `${game}: your first match`,
  coach: 'Coach',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Go on',
  skip: 'Skip',
  /** Before a sentence of the game. */
  instead: 'With that card it would go like this:',
  rules: 'Rules behind it',
  learner: 'Recruit',
  rival: 'Practice bot',
  playBot: 'Play the easy bot',
  none: {
    title: 'There is no guided match here',
    text: 'For this game there is none. Its rules are here to be read, and a bot is patient.',
  },
}

const de: typeof en = {
  title: (game: string) => `${game}: deine erste Partie`,
  coach: 'Lehrmeister',
  step: (step: number, of: number) => `Schritt ${step} von ${of}`,
  next: 'Weiter',
  skip: 'Überspringen',
  instead: 'Mit dieser Karte ginge es so aus:',
  rules: 'Regeln dazu',
  learner: 'Lehrling',
  rival: 'Übungsbot',
  playBot: 'Gegen den leichten Bot',
  none: {
    title: 'Hier gibt es keine geführte Partie',
    text: 'Für dieses Spiel gibt es keine. Seine Regeln kannst du lesen, und ein Bot hat Geduld.',
  },
}

export const guide = { en, de }
