import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

const compiled = new WeakMap<object, Validator>()

function validator(schema: TSchema): Validator {
  const known = compiled.get(schema)
  if (known) return known
  const made: Validator = Compile(schema)
  compiled.set(schema, made)
  return made
}

export const fits = (schema: TSchema, value: unknown): boolean => validator(schema).Check(value)

/** The first place where a value does not fit its schema, in words: `hands[1][0]: must be one of …`. */
export function misfit(schema: TSchema, value: unknown): string | undefined {
  const [error] = validator(schema).Errors(value)
  if (!error) return undefined
  const { allowedValues, allowedValue } = error.params as { allowedValues?: unknown[]; allowedValue?: unknown }
  const wanted = allowedValues ?? (allowedValue === undefined ? undefined : [allowedValue])
  if (error.keyword === 'boolean') return `${place(error.instancePath)}is not known here.`
  const message = wanted ? `must be ${wanted.map((one) => JSON.stringify(one)).join(' or ')}` : error.message
  return `${place(error.instancePath)}${message}.`
}

/** `/hands/1/0` becomes `hands[1][0]: `. */
const place = (pointer: string): string =>
  pointer === ''
    ? ''
    : `${pointer
        .slice(1, 200)
        .replaceAll(/\/(\d+)/g, '[$1]')
        .replaceAll('/', '.')}: `

/** The `kind`s of a union of objects, which a schema of choices or events is. */
export function kindsOf(schema: TSchema): string[] {
  const { anyOf = [schema] } = schema as { readonly anyOf?: readonly TSchema[] }
  return anyOf.map(
    (one) => (one as { readonly properties: { readonly kind: { readonly const: string } } }).properties.kind.const,
  )
}
