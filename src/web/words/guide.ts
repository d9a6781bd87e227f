/** What the page around a guided match says; what the coach says is the game's own. */
const en = {
  title: (game: string) => `${game}: your first match`,
  coach: 'Coach',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Go on',
  skip: 'End the tour',
  /** Before a sentence of the game. */
  instead: 'It would go like this:',
  rules: 'Rules behind it',
  learner: 'Recruit',
  rival: 'Practice bot',
  playBots: (bots: number): string => (bots === 1 ? 'Play the easy bot' : 'Play easy bots'),
  playWithBots: (bots: number): string => (bots === 1 ? 'Play with the easy bot' : 'Play with easy bots'),
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
  skip: 'Tour beenden',
  instead: 'So ginge es aus:',
  rules: 'Regeln dazu',
  learner: 'Lehrling',
  rival: 'Übungsbot',
  playBots: (bots: number): string => (bots === 1 ? 'Gegen den leichten Bot' : 'Gegen leichte Bots'),
  playWithBots: (bots: number): string => (bots === 1 ? 'Mit dem leichten Bot' : 'Mit leichten Bots'),
  none: {
    title: 'Hier gibt es keine geführte Partie',
    text: 'Für dieses Spiel gibt es keine. Seine Regeln kannst du lesen, und ein Bot hat Geduld.',
  },
}

export const guide = { en, de }
