import type { Ability, Aim, Attack, Effect, EnemyEffect, Keyword } from '#games/last-stand/content/vocabulary'

/** What a deed is aimed at, said at its first mention and then in short; languages with cases have several forms. */
export interface Whom {
  /** As in "against …". */
  readonly acc: string
  /** As in "… takes". */
  readonly dat: string
}

/** How a language says what is on cards. */
export interface CardWords {
  aim(aim: Aim): Whom
  /** The same again: "it", "them". */
  again(aim: Aim): Whom
  /** One sentence for each effect, without its full stop; the sentence calls `whom` once if it speaks of the aim. */
  readonly effects: {
    readonly [Verb in Effect['do']]: (effect: Extract<Effect, { do: Verb }>, whom: () => Whom) => string
  }
  /** A deed that does one thing to some of its targets and another to others. */
  readonly sorted: (whom: Whom, clauses: readonly string[]) => string
  readonly notes: Readonly<Record<'limit' | 'needs' | 'roots' | 'quiet' | 'revives', string>>
  readonly keywords: Readonly<Record<Keyword, readonly [name: string, text: string]>>
  /** The kind of an enemy, and its numbers. */
  numbers(card: {
    readonly type: 'frontline' | 'ranged'
    readonly hp: number
    readonly attack: Attack | null
    readonly adds?: Readonly<Record<3 | 4, number>>
  }): string
  /** What is special about how an enemy attacks; nothing for one hero in range. */
  special(attack: Attack): string | undefined
  enters(armor: number): string
  enemyEffect(effect: EnemyEffect): string
  ability(ability: Ability): string
  /** The ATTACK of a general. */
  attack(attack: Attack): string
  otherwise(attack: Attack, said: string): string
  after(amount: number, max: number): string
}
