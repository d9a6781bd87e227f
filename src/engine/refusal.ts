/** Why something is not done: a code for programs, a sentence for people, the clause behind it. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly rule?: string
  /** In how many seconds it may be tried again. */
  readonly wait?: number
}

/** What the platform itself refuses, whatever the game; a game may give its own code and words. */
const PLATFORM = {
  'no-seat': 'You have no seat in this match.',
  over: 'The match is over.',
  stale: 'That decision is closed.',
  'not-now': 'That is not possible now.',
  'not-offered': 'That is not one of your choices.',
  'nothing-to-take-back': 'You have no choice that can still be changed.',
  'nothing-to-undo': 'There is nothing of yours that can still be undone.',
  'no-resigning': 'This game goes on without a seat; nobody resigns.',
  'no-abandoning': 'This match is not one that all play together and can give up.',
  'no-draw': 'In this game nobody agrees on a draw.',
  seats: 'This game is not for that number of players.',
  option: 'Option … must be ….',
  started: 'The game has started; options are fixed.',
} as const

export type PlatformRefusal = keyof typeof PLATFORM

/** The platform's refusal in the game's words, where it has some. `…` stands for `names`, in order. */
export function refusal(
  game: { readonly refusals: Partial<Record<PlatformRefusal, Refusal>> },
  kind: PlatformRefusal,
  ...names: readonly string[]
): Refusal {
  const said = game.refusals[kind] ?? { code: kind, message: PLATFORM[kind] }
  return { ...said, message: fill(said.message, ...names) }
}

/** Puts names where a message has `…`, in order. */
export function fill(message: string, ...names: readonly string[]): string {
  let next = 0
  return message.replaceAll('…', () => names[next++] ?? '…')
}

/** Thrown at a door when something is refused; nothing has changed. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(because: Refusal) {
    super(because.message)
    this.name = 'Refused'
    this.refusal = because
  }
}

/** A position that cannot be: the message names the place in it and what is wrong there. */
export class IllegalSetup extends Refused {
  constructor(message: string, rule?: string) {
    super({ code: 'illegal-setup', message, ...(rule === undefined ? {} : { rule }) })
    this.name = 'IllegalSetup'
  }
}
