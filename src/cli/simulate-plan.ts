import { randomBytes } from 'node:crypto'
import type { Budget } from '#bots/bot'
import { type Arguments, UsageError, wholeNumber } from '#cli/command'
import { parseSettings } from '#cli/settings'
import type { Plan } from '#cli/simulation'
import { parseOptions } from '#engine/options'
import { Refused, refusal } from '#engine/refusal'
import { counted } from '#engine/words'
import type { AnyBox } from '#games/box'

type Values = Arguments['values']

/** What a command line asks for: a plan for each number of seats. Throws `UsageError` and `Refused`. */
export function parsePlans(box: AnyBox, values: Values): readonly Plan[] {
  const { about } = box.game
  const sizes = values['seats'] === undefined ? [about.seats[0]] : parseSeats(String(values['seats']))
  const names = String(values['bots'] ?? 'random')
    .split(',')
    .map((name) => name.trim())
  const settings = { ...about.measuring, ...parseSettings(String(values['options'] ?? '')) }
  const seed = String(values['seed'] ?? randomBytes(4).toString('hex'))
  return sizes.map((seats) => {
    if (seats < about.seats[0] || seats > about.seats[1]) throw new Refused(refusal(box.game, 'seats'))
    if (names.length > seats) throw new UsageError(`--bots names ${names.length} bots for ${counted(seats, 'seat')}.`)
    return {
      game: about.id,
      options: parseOptions(box.game, settings, seats),
      bots: Array.from({ length: seats }, (_, seat) => names[seat % names.length]!),
      rotate: !values['fixed-seats'],
      // With the same luck, the deals of larger tables would begin like those of smaller ones.
      seed: sizes.length === 1 ? seed : `${seed}/${seats}`,
      budget: parseBudget(values),
      asides: values['asides'] === true,
      census: values['no-census'] !== true,
    }
  })
}

/** `4`, `3,5` or `3-7`, in rising order; throws `UsageError`. */
function parseSeats(text: string): number[] {
  const whole = (part: string): number => wholeNumber('seats', part, 1, 99)
  const sizes = text.split(',').flatMap((part) => {
    const [from, to, more] = part.split('-').map((end) => end.trim())
    if (to === undefined) return [whole(from!)]
    const [least, most] = [whole(from!), whole(to)]
    if (more !== undefined || least > most)
      throw new UsageError(`--seats takes a number, a list 3,5 or a range 3-7; "${part}" is none of them.`)
    return Array.from({ length: most - least + 1 }, (_, at) => least + at)
  })
  const sorted = sizes.toSorted((a, b) => a - b)
  const twice = sorted.find((size, at) => size === sorted[at - 1])
  if (twice !== undefined) throw new UsageError(`--seats names ${twice} twice.`)
  return sorted
}

/** Time differs from machine to machine; so unless told, thinking is counted. */
function parseBudget({ ms, iterations }: Values): Budget {
  if (ms !== undefined && iterations !== undefined) throw new UsageError('Give --ms or --iterations, not both.')
  if (ms !== undefined) return { ms: wholeNumber('ms', ms, 1, 3_600_000) }
  return { iterations: wholeNumber('iterations', iterations ?? '500', 1, 1_000_000_000) }
}

/** How many matches each plan gets: as equal as can be, the first ones one more. */
export const sharedOut = (matches: number, plans: number): number[] =>
  Array.from({ length: plans }, (_, at) => Math.floor(matches / plans) + (at < matches % plans ? 1 : 0))
