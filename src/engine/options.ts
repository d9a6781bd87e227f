import type { About, Game, GameTypes, Option, OptionValue } from '#engine/game'
import { pick, type Random } from '#engine/random'
import { Refused, refusal } from '#engine/refusal'

type Row = readonly [name: string, option: Option<OptionValue>]
const rows = (table: object): Row[] => Object.entries(table) as Row[]

/** Fills in what is not said and refuses what cannot be; throws `Refused`. */
export function parseOptions<T extends GameTypes>(
  game: Pick<Game<T>, 'about' | 'clash' | 'refusals'>,
  raw: unknown,
  seats?: number,
): T['Options'] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Refused(refusal(game, 'option', quote('options'), 'an object with a field for each option'))
  const table = rows(game.about.options)
  const unknown = Object.keys(raw).find((name) => !table.some(([known]) => known === name))
  if (unknown !== undefined)
    throw new Refused(refusal(game, 'option', quote(unknown), `one of ${table.map(([name]) => name).join(', ')}`))
  const given = raw as Readonly<Record<string, unknown>>
  const options = Object.fromEntries(
    table.map(([name, option]) => {
      const value = Object.hasOwn(given, name) ? given[name] : option.default
      if (!option.values.includes(value as OptionValue))
        throw new Refused(option.outside?.(value, given) ?? refusal(game, 'option', quote(name), listed(option.values)))
      return [name, value]
    }),
  ) as T['Options']
  const clash = game.clash(options, seats)
  if (clash) throw new Refused(clash)
  return options
}

/** What was wished, as far as so many people at one screen can have it. */
export const wishedAtScreen = (
  { oneScreen }: Pick<About<object>, 'oneScreen'>,
  wished: object,
  people: number,
): object => (people > 1 ? { ...wished, ...oneScreen } : wished)

/** The JSON Schema of a table of options; every option may be left out. */
export function optionsSchema(table: object): object {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      rows(table).map(([name, option]) => [
        name,
        { title: option.name, description: option.text, enum: option.values, default: option.default },
      ]),
    ),
  }
}

/** Every legal setting of a table's switches, the other options at their default. */
export function everySetting<T extends GameTypes>(game: Game<T>): T['Options'][] {
  const table = rows(game.about.options)
  const switches = table.filter(([, option]) => typeof option.default === 'boolean')
  const defaults = Object.fromEntries(table.map(([name, option]) => [name, option.default]))
  return Array.from({ length: 2 ** switches.length }, (_, bits) => ({
    ...defaults,
    ...Object.fromEntries(switches.map(([name], at) => [name, (bits & (1 << at)) !== 0])),
  }))
    .map((options) => options as T['Options'])
    .filter((options) => !game.clash(options))
}

/** Every legal setting of all options, with every number of seats it may be played by. */
export function everyTable<T extends GameTypes>(game: Game<T>): { options: T['Options']; seats: number }[] {
  const [min, max] = game.about.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return rows(game.about.options)
    .reduce<object[]>(
      (settings, [name, { values }]) =>
        settings.flatMap((setting) => values.map((value) => ({ ...setting, [name]: value }))),
      [{}],
    )
    .flatMap((options) => counts.map((seats) => ({ options: options as T['Options'], seats })))
    .filter(({ options, seats }) => !game.clash(options, seats))
}

/** How many tables there would be if everything went with everything. */
export function countTables<T extends GameTypes>({ about: { seats, options } }: Game<T>): number {
  return rows(options).reduce((many, [, { values }]) => many * values.length, seats[1] - seats[0] + 1)
}

/** Some legal table: each value of each option as likely as the others of it. */
export function anyTable<T extends GameTypes>(game: Game<T>, random: Random): { options: T['Options']; seats: number } {
  const [min, max] = game.about.seats
  for (;;) {
    const options = Object.fromEntries(
      rows(game.about.options).map(([name, { values }]) => [name, pick(random, values)]),
    )
    const seats = min + random.below(max - min + 1)
    if (!game.clash(options, seats)) return { options, seats }
  }
}

const quote = (name: string): string => `"${name.length > 40 ? `${name.slice(0, 40)}…` : name}"`

const listed = (values: readonly OptionValue[]): string => {
  const said = values.map((value) => JSON.stringify(value))
  return said.length === 1 ? said[0]! : `${said.slice(0, -1).join(', ')} or ${said.at(-1)!}`
}
