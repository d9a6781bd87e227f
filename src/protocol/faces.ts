// The faces by which those at a table are known at first sight; the page draws them.

/** Those that people choose from. */
export const FACES = ['fox', 'owl', 'badger', 'hare', 'stag', 'hedgehog', 'raven', 'cat', 'bear', 'frog'] as const
export type Face = (typeof FACES)[number]

/** Those of bots: one sees that nobody is behind them. */
export const BOT_FACES = ['bot-1', 'bot-2', 'bot-3', 'bot-4', 'bot-5', 'bot-6', 'bot-7', 'bot-8'] as const
