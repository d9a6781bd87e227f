import type { About, Option, OptionValue } from '#engine/game'
import { GAMES } from '#games/shelf'

/** An example with the first game for which there is something to show; none if there is no such game. */
export function exampleOf(written: (about: About<object>) => string | undefined): string[] {
  for (const { about } of GAMES) {
    const line = written(about)
    if (line !== undefined) return [line]
  }
  return []
}

/** Options of a game that are on or off. */
export const switchesOf = ({ options }: About<object>): string[] =>
  Object.entries(options as Readonly<Record<string, Option<OptionValue>>>)
    .filter(([, option]) => typeof option.default === 'boolean')
    .map(([name]) => name)

/** What `--options` takes, game by game: `draft` is short for `draft=true`. */
export const optionsSaid = (): string[] =>
  GAMES.map(({ about }) => {
    const options = Object.entries(about.options as Readonly<Record<string, Option<OptionValue>>>)
    const said = options.map(([name, { values, default: usual }]) =>
      typeof usual === 'boolean' ? name : `${name}=${values.join('|')}`,
    )
    return `  ${about.id}: ${said.join(', ')}`
  })
