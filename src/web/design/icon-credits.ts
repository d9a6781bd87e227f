/** An author of icons and what we use of theirs. */
interface IconAuthor {
  readonly author: string
  readonly address: string
  readonly icons: readonly string[]
}

export const ICON_LICENCE = { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' } as const
export const ICON_SOURCE = { name: 'game-icons.net', address: 'https://game-icons.net' } as const

/** For the page of credits: the licence asks that authors are named. */
export const ICON_AUTHORS: readonly IconAuthor[] = [
  {
    author: 'Lorc',
    address: 'https://lorcblog.blogspot.com',
    icons: [
      'cog',
      'crossed-swords',
      'flying-flag',
      'hourglass',
      'minotaur',
      'moon',
      'open-book',
      'padlock',
      'queen-crown',
      'return-arrow',
      'semi-closed-eye',
      'stone-throne',
      'sun',
      'wax-seal',
    ],
  },
  {
    author: 'Delapouite',
    address: 'https://delapouite.com',
    icons: [
      'chat-bubble',
      'check-mark',
      'graduate-cap',
      'knight-banner',
      'padlock-open',
      'paper-plane',
      'table',
      'trash-can',
    ],
  },
  {
    author: 'Sbed',
    address: 'https://opengameart.org/content/95-game-icons',
    icons: ['cancel', 'help'],
  },
]
