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
  const checked = validator(schema)
  // The compiled check is many times faster than a search for what is wrong.
  if (checked.Check(value)) return undefined
  const union = unionOf(schema)
  if (union && typeof value === 'object' && value !== null && union.field in value) {
    const branch = union.branches.get((value as Record<string, unknown>)[union.field])
    return branch ? misfit(branch, value) : `${union.field}: must be ${anyOf([...union.branches.keys()])}.`
  }
  const errors = checked.Errors(value)
  // Within a union, those that are not meant have nothing to say: they have another kind, or are not even of this type.
  const others = errors.flatMap(({ keyword, schemaPath }) => UNMEANT[keyword]?.exec(schemaPath) ?? [])
  const isMeant = ({ schemaPath }: { readonly schemaPath: string }): boolean =>
    !others.some((other) => schemaPath === other || schemaPath.startsWith(`${other}/`))
  const error = errors.find((one) => one.keyword !== 'anyOf' && isMeant(one)) ?? errors[0]
  if (!error) return undefined
  const { allowedValues, allowedValue } = error.params as { allowedValues?: unknown[]; allowedValue?: unknown }
  const wanted = allowedValues ?? (allowedValue === undefined ? undefined : [allowedValue])
  if (error.keyword === 'boolean') return `${place(error.instancePath)}is not known here.`
  const title = titleOf(schema, error.schemaPath)
  const message = title ? `must be ${title}` : wanted ? `must be ${anyOf(wanted)}` : error.message
  return `${place(error.instancePath)}${message}.`
}

/** By what was wrong, where that shows which of a union is not meant. */
const UNMEANT: Readonly<Record<string, RegExp>> = {
  const: /^.*\/anyOf\/\d+(?=\/properties\/\w+$)/,
  type: /^.*\/anyOf\/\d+$/,
}

/** What all of a union is together, if it says so: one of its branches alone is not what it must be. */
function titleOf(schema: TSchema, schemaPath: string): string | undefined {
  const [, ...way] = schemaPath.replace(/\/anyOf\/\d+$/, '').split('/')
  const found = way.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], schema)
  return (found as { readonly title?: string } | undefined)?.title
}

const anyOf = (values: readonly unknown[]): string => values.map((one) => JSON.stringify(one)).join(' or ')

/** A union of objects that are told apart by a word: which field has it, and what each means. */
function unionOf(schema: TSchema): { readonly field: string; readonly branches: Map<unknown, TSchema> } | undefined {
  const { anyOf: branches } = schema as { readonly anyOf?: readonly Branch[] }
  const field = ['kind', 'do'].find((name) =>
    branches?.every(({ properties }) => properties?.[name]?.const !== undefined),
  )
  if (field === undefined || !branches) return undefined
  return { field, branches: new Map(branches.map((one) => [one.properties![field]!.const, one])) }
}
type Branch = TSchema & { readonly properties?: Readonly<Record<string, { readonly const?: unknown }>> }

/** `/hands/1/0` becomes `hands[1][0]: `. */
const place = (pointer: string): string =>
  pointer === ''
    ? ''
    : `${pointer
        .slice(1, 200)
        .replaceAll(/\/(\d+)/g, '[$1]')
        .replaceAll('/', '.')
        .replaceAll('~1', '/')}: `

/** The `kind`s of a union of objects, which a schema of choices or events is. */
export function kindsOf(schema: TSchema): string[] {
  const { anyOf = [schema] } = schema as { readonly anyOf?: readonly TSchema[] }
  return anyOf.map(
    (one) => (one as { readonly properties: { readonly kind: { readonly const: string } } }).properties.kind.const,
  )
}
