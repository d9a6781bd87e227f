import { type Arguments, type Command, UsageError } from '#cli/command'
import { type Config, ConfigError, flagOf, readConfig, type Setting, SETTINGS } from '#server/config'

// The settings of the server as a command line knows them: made from the one table of them.

const settings: readonly Setting<unknown>[] = Object.values(SETTINGS)

const said = ({ help, name, fallback }: Setting<unknown>): string =>
  `${help} (${name}${fallback === '' ? '' : `, default ${fallback}`})`

/** A flag for each setting that may be one; with `only`, for those that are named. */
export const settingFlags = (...only: readonly string[]): Command['options'] =>
  Object.fromEntries(
    settings.flatMap((setting) => {
      const flag = flagOf(setting)
      if (flag === undefined || (only.length > 0 && !only.includes(flag))) return []
      return [[flag, { type: 'string' as const, value: setting.value ?? 'N', help: said(setting) }]]
    }),
  )

/** What is set by the environment alone. */
export const SECRETS: readonly string[] = settings
  .filter((setting) => flagOf(setting) === undefined)
  .map(({ name, help }) => `  ${name.padEnd(21)}${help}`)

/** The configuration that flags and the environment make; throws `UsageError`. */
export function configOf(values: Arguments['values']): Config {
  try {
    return readConfig(process.env, values)
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message)
    throw error
  }
}
