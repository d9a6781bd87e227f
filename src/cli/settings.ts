import { UsageError } from '#cli/command'
import type { AnyBox } from '#games/box'
import { GAMES, openGame } from '#games/shelf'

/** Opens the one game that a command names; throws `UsageError`. */
export async function gameNamed(positionals: readonly string[]): Promise<AnyBox> {
  const ids = GAMES.map(({ about }) => about.id).join(', ')
  const [id, more] = positionals
  if (id === undefined) throw new UsageError(`Name a game: ${ids}.`)
  if (more !== undefined) throw new UsageError(`Name one game only; "${more}" is too much.`)
  const box = await openGame(id)
  if (!box) throw new UsageError(`There is no game "${id}". Try one of ${ids}.`)
  return box
}

/**
 * Options of a game as one types them: `traitor,ties=draw`, or JSON. Whether the game knows them is its own affair.
 * Throws `UsageError`.
 */
export function parseSettings(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {}
  if (text.trim().startsWith('{')) {
    try {
      return JSON.parse(text) as Readonly<Record<string, unknown>>
    } catch {
      throw new UsageError('--options is not the JSON it seems to be.')
    }
  }
  const settings = text.split(',').map((setting) => {
    const [name = '', value, more] = setting.split('=').map((part) => part.trim())
    if (name === '' || value === '' || more !== undefined)
      throw new UsageError(`--options takes key=value,… or JSON; "${setting}" is neither.`)
    return [name, value === undefined ? true : parseValue(value)] as const
  })
  const twice = settings.find(([name], at) => settings.findIndex(([other]) => other === name) < at)
  if (twice) throw new UsageError(`--options sets ${twice[0]} twice.`)
  return Object.fromEntries(settings)
}

/** The options that differ from a game's defaults, as one would type them. */
export function formatSettings({ game }: AnyBox, options: object): string {
  const defaults = game.about.options as Readonly<Record<string, { readonly default: unknown }>>
  return Object.entries(options)
    .filter(([name, value]) => value !== defaults[name]?.default)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(',')
}

function parseValue(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
