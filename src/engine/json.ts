/** Copies plain JSON data. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  // Copied whole and then deepened: building it field by field takes three times as long, and a field called
  // `__proto__` would become the prototype.
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice()
    for (let at = 0; at < copy.length; at++) if (isNested(copy[at])) copy[at] = clone(copy[at])
    return copy as T
  }
  const copy = { ...value }
  for (const key in copy) if (isNested(copy[key])) copy[key] = clone(copy[key])
  return copy
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Whether two pieces of plain JSON data say the same; the order of fields does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  let fields = 0
  for (const key in left) {
    const one = left[key]
    const other = right[key]
    // Nothing that objects inherit is JSON, but `__proto__` looks like an empty object: what is alike must be its own.
    if (one !== other && !(same(one, other) && Object.hasOwn(right, key))) return false
    fields++
  }
  for (const _ in right) fields--
  return fields === 0
}

/** Whether a value is what JSON can hold, so that writing and reading it gives it back. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) {
    // A hole is skipped by `every`, but JSON would fill it with null.
    for (let at = 0; at < value.length; at++) if (!isJson(value[at])) return false
    return true
  }
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  for (const key in value) if (!isJson((value as Record<string, unknown>)[key])) return false
  return Object.getOwnPropertySymbols(value).length === 0
}
