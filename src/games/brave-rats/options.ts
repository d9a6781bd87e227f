import type { Refusal } from '#engine/refusal'

export interface Options {
  readonly traitor: boolean
  readonly luckyDraw: boolean
  readonly fastRat: boolean
  readonly draft: boolean
  readonly randomDeal: boolean
  readonly princessAttack: boolean
  readonly emperor: boolean
  readonly firstDrafter: 0 | 1 | 'random'
  readonly princesSeat: 0 | 1 | 'random'
  readonly ties: 'replay' | 'draw'
}

/** The base game. */
export const DEFAULTS: Options = {
  traitor: false,
  luckyDraw: false,
  fastRat: false,
  draft: false,
  randomDeal: false,
  princessAttack: false,
  emperor: false,
  firstDrafter: 'random',
  princesSeat: 'random',
  ties: 'replay',
}

/** BR-040, BR-150 How many victories win a game. */
export const target = (options: Options): 3 | 4 => (options.fastRat ? 3 : 4)

/** BR-130 Which variants do not go together. */
export function clash({ traitor, draft, randomDeal, princessAttack }: Options): Refusal | undefined {
  if (Number(draft) + Number(randomDeal) + Number(princessAttack) > 1)
    return {
      code: 'BR-E12',
      rule: 'BR-R36',
      message: 'Draft, Random Deal and Princess Attack are three ways of dealing. Choose one.',
    }
  if (traitor && randomDeal)
    return {
      code: 'BR-E11',
      rule: 'BR-R37',
      message: 'Traitor has no effect on a Random Deal. Choose one of them.',
    }
  return undefined
}

/** Whether one seat has a part of its own in the deal: the first drafter, or the Princes' owner. */
export const hasRole = (options: Options): boolean => options.draft || options.princessAttack
