import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'

/** Stands for typebox's compiler in the page, where nothing may be evaluated, and where it would try. */
export const Compile = (schema: TSchema) => ({
  Check: (value: unknown) => Check(schema, value),
  Errors: (value: unknown) => Errors(schema, value),
})
