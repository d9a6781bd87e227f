import type { GameTypes, Option, OptionValue, Text } from '#engine/game'
import type { AnyBox } from '#games/box'
import type { Options } from '#web/setup/draft'

/** What speaks against an option: what is wrong with its value now, or what would be with another one. */
export interface Objections {
  readonly now?: string
  readonly ifOther?: string
}

export function objectionsTo(
  game: AnyBox['game'],
  text: Text<GameTypes>,
  { options, seats }: { readonly options: Options; readonly seats: number },
  key: string,
  { values, default: usual }: Option<OptionValue>,
): Objections {
  const clash = game.clash(options, seats)
  const others = values.filter((value) => value !== options[key])
  const clashes = others.map((value) => game.clash({ ...options, [key]: value }, seats))
  // Whatever can be put right here, and has been put wrong here, says so.
  if (clash)
    return options[key] !== usual && clashes.some((other) => other?.code !== clash.code)
      ? { now: text.refusal(clash) }
      : {}
  const reasons = new Set(clashes.flatMap((other) => (other ? [text.refusal(other)] : [])))
  return reasons.size > 0 ? { ifOther: [...reasons].join(' ') } : {}
}
