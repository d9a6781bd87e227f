/**
 * What has changed in plain JSON data, as plain JSON: `[value]` puts another value there, `[]` takes a field away,
 * `[at, gone, come]` exchanges a run of a list, and an object goes deeper, field by field, or into a list by places.
 */
export type Change =
  | readonly []
  | readonly [value: unknown]
  | readonly [at: number, gone: number, come: readonly unknown[]]
  | { readonly [field: string]: Change }

/** Plain JSON data as one looks into it. */
type Fields = Readonly<Record<string, unknown>>

const isNested = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What leads from one piece of data to another; `undefined` if they say the same. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (!isNested(before) || !isNested(after)) return [after]
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? changedPlaces(before, after) : exchange(before, after)
  return Array.isArray(before) || Array.isArray(after) ? [after] : changedFields(before, after)
}

// Both are called for every position that is told or kept, so they look closer only where something differs.

function changedPlaces(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let deeper: Record<string, Change> | undefined
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue
    const change = changeOf(before[at], after[at])
    if (change) (deeper ??= {})[at] = change
  }
  return deeper
}

function changedFields(before: Fields, after: Fields): Change | undefined {
  let deeper: Record<string, Change> | undefined
  let common = 0
  for (const field in after) {
    const old = before[field]
    const now = after[field]
    if (old === now) {
      common++
      continue
    }
    const isOld = Object.hasOwn(before, field)
    if (isOld) common++
    const change = isOld ? changeOf(old, now) : ([now] as const)
    if (change) put((deeper ??= {}), field, change)
  }
  for (const _ in before) common--
  if (common !== 0) for (const field in before) if (!Object.hasOwn(after, field)) put((deeper ??= {}), field, [])
  return deeper
}

/** Set plainly, a field called `__proto__` would become the prototype. */
function put<Value>(into: Record<string, Value>, field: string, value: Value): void {
  if (field === '__proto__')
    Object.defineProperty(into, field, { value, writable: true, enumerable: true, configurable: true })
  else into[field] = value
}

/** Lists of different length: what is alike at both ends stays. */
function exchange(before: readonly unknown[], after: readonly unknown[]): Change {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && changeOf(before[at], after[at]) === undefined) at++
  let end = 0
  while (end < most - at && changeOf(before.at(-1 - end), after.at(-1 - end)) === undefined) end++
  return [at, before.length - at - end, after.slice(at, after.length - end)]
}

/** The data after a change; it shares with `before` all that has not changed. Throws if the change is not one of this data. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0]
    const [at, gone, come] = change as readonly [number, number, readonly unknown[]]
    if (change.length !== 3 || !Array.isArray(before) || !Array.isArray(come) || !(at + gone <= before.length))
      throw new Error('This is not a change of that list.')
    return [...before.slice(0, at), ...come, ...before.slice(at + gone)]
  }
  if (!isNested(before) || !isNested(change)) throw new Error('This is not a change of that value.')
  if (Array.isArray(before)) {
    const copy: unknown[] = before.slice()
    for (const place in change) {
      if (!Object.hasOwn(before, place)) throw new Error(`There is no place ${place} in that list.`)
      copy[Number(place)] = changed(before[Number(place)], change[place]!)
    }
    return copy
  }
  const copy: Record<string, unknown> = { ...before }
  for (const field in change) {
    const deeper = change[field]!
    if (Array.isArray(deeper) && deeper.length === 0) delete copy[field]
    else put(copy, field, changed(Object.hasOwn(before, field) ? before[field] : undefined, deeper))
  }
  return copy
}

/** A copy of `now` that shares with `before` all that is the same; `before` itself if everything is. */
export function graft<T>(before: unknown, now: T): T {
  if (!isNested(now)) return now
  return (Array.isArray(now) ? graftList(before, now) : graftFields(before, now)) as T
}

// Most of a position is as it was: a copy is made where the first thing differs.

function graftList(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : []
  let copy: unknown[] | undefined = old === before && old.length === now.length ? undefined : now.slice()
  for (let at = 0; at < now.length; at++) {
    const known = old[at]
    const fresh = now[at]
    const value = isNested(fresh) ? graft(known, fresh) : fresh
    if (!copy && value !== known) {
      copy = now.slice()
      for (let earlier = 0; earlier < at; earlier++) copy[earlier] = old[earlier]
    }
    if (copy) copy[at] = value
  }
  return copy ?? old
}

function graftFields(before: unknown, now: Fields): Fields {
  const old: Fields = isNested(before) && !Array.isArray(before) ? before : {}
  let copy: Record<string, unknown> | undefined
  let fields = 0
  for (const field in now) {
    fields++
    const fresh = now[field]
    let known = old[field]
    let value = fresh
    if (isNested(fresh)) {
      // Nothing that objects inherit is data.
      if (!Object.hasOwn(old, field)) known = undefined
      value = graft(known, fresh)
    }
    if (!copy && (known === undefined || value !== known)) copy = graftedUntil(field, old, now)
    if (copy) put(copy, field, value)
  }
  for (const _ in old) fields--
  return copy ?? (fields === 0 && old === before ? old : graftedUntil(undefined, old, now))
}

/** A copy of `now` in which the fields before this one, which are the same, are those of `old`. */
function graftedUntil(first: string | undefined, old: Fields, now: Fields): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...now }
  for (const field in now) {
    if (field === first) break
    put(copy, field, old[field])
  }
  return copy
}
