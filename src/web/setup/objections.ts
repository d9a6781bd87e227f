import type { GameTypes, Option, OptionValue, Text } from '#engine/game'
import type { AnyBox } from '#games/box'
import type { Options } from '#web/setup/draft'

/** What speaks against an option: what is wrong with its value now, or what would be with another one. */
export interface Objections {
  readonly now?: string
  readonly ifOther?: string
}

interface Chosen {
  readonly options: Options
  readonly seats: number
}

/**
 * The values that are offered: without those that cannot be with so many players, whatever else is chosen. What has been
 * chosen stays, and so does what there would be nothing to choose without.
 */
export function valuesOffered(
  game: AnyBox['game'],
  { options, seats }: Chosen,
  key: string,
  { values }: Option<OptionValue>,
): readonly OptionValue[] {
  const isFor = (value: OptionValue): boolean => {
    const wanted = { ...options, [key]: value }
    return game.clash(wanted) !== undefined || game.clash(wanted, seats) === undefined
  }
  const offered = values.filter((value) => value === options[key] || isFor(value))
  return offered.length > 1 ? offered : values
}

export function objectionsTo(
  game: AnyBox['game'],
  text: Text<GameTypes>,
  chosen: Chosen,
  key: string,
  option: Option<OptionValue>,
): Objections {
  const { options, seats } = chosen
  const usual = option.default
  const clash = game.clash(options, seats)
  const others = valuesOffered(game, chosen, key, option).filter((value) => value !== options[key])
  const clashes = others.map((value) => game.clash({ ...options, [key]: value }, seats))
  // Whatever can be put right here, and has been put wrong here, says so.
  if (clash)
    return options[key] !== usual && clashes.some((other) => other?.code !== clash.code)
      ? { now: text.refusal(clash) }
      : {}
  const reasons = new Set(clashes.flatMap((other) => (other ? [text.refusal(other)] : [])))
  return reasons.size > 0 ? { ifOther: [...reasons].join(' ') } : {}
}
