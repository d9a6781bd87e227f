import type { TSchema } from 'typebox'
import { pick, type Random } from '#engine/random'

/** The parts of a JSON Schema that games are written in. */
interface Shape {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape | readonly Shape[]
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

const WORDS = ['', '0', 'a', 'constructor']

/** Something that fits a schema, or nearly: numbers may be one too great. */
export const sampleOf = (schema: TSchema, random: Random): unknown => sample(schema, random)

function sample(shape: Shape, random: Random): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return pick(random, shape.enum)
  if (shape.anyOf) return sample(pick(random, shape.anyOf), random)
  const { minimum = 0, items } = shape
  switch (shape.type) {
    case 'object': {
      const present = Object.entries(shape.properties ?? {}).filter(
        ([name]) => shape.required?.includes(name) || random.below(2) === 0,
      )
      return Object.fromEntries(present.map(([name, field]) => [name, sample(field, random)]))
    }
    case 'array':
      if (Array.isArray(items)) return items.map((item: Shape) => sample(item, random))
      return Array.from({ length: (shape.minItems ?? 0) + random.below(3) }, () =>
        sample((items ?? {}) as Shape, random),
      )
    case 'integer':
    case 'number':
      return minimum + random.below((shape.maximum ?? minimum + 9) - minimum + 2)
    case 'boolean':
      return random.below(2) === 0
    case 'string':
      return pick(random, WORDS)
    default:
      return null
  }
}
