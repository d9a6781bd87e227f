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
  if (!isNested(before) || !isNested(after) || Array.isArray(before) !== Array.isArray(after)) return [after]
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return exchange(before, after)
  const deeper: [string, Change][] = []
  for (const field in after) {
    const change = Object.hasOwn(before, field) ? changeOf(before[field], after[field]) : ([after[field]] as const)
    if (change) deeper.push([field, change])
  }
  for (const field in before) if (!Object.hasOwn(after, field)) deeper.push([field, []])
  return deeper.length > 0 ? Object.fromEntries(deeper) : undefined
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
    for (const [place, deeper] of Object.entries(change)) {
      if (!Object.hasOwn(before, place)) throw new Error(`There is no place ${place} in that list.`)
      copy[Number(place)] = changed(before[Number(place)], deeper)
    }
    return copy
  }
  const copy = { ...before }
  for (const [field, deeper] of Object.entries(change)) {
    if (Array.isArray(deeper) && deeper.length === 0) delete copy[field]
    // Set plainly, a field called `__proto__` would become the prototype.
    else
      Object.defineProperty(copy, field, {
        value: changed(Object.hasOwn(before, field) ? before[field] : undefined, deeper),
        writable: true,
        enumerable: true,
        configurable: true,
      })
  }
  return copy
}

/** A copy of `now` that shares with `before` all that is the same; `before` itself if everything is. */
export function graft<T>(before: unknown, now: T): T {
  if (!isNested(now)) return now
  if (Array.isArray(now)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : []
    const copy: unknown[] = now.slice()
    let isSame = Array.isArray(before) && old.length === copy.length
    for (let at = 0; at < copy.length; at++) {
      if (isNested(copy[at])) copy[at] = graft(old[at], copy[at])
      if (copy[at] !== old[at]) isSame = false
    }
    return (isSame ? before : copy) as T
  }
  const old: Fields = isNested(before) && !Array.isArray(before) ? before : {}
  const copy: Record<string, unknown> = { ...now }
  let isSame = old === before && Object.keys(old).length === Object.keys(copy).length
  for (const field in copy) {
    const known = Object.hasOwn(old, field) ? old[field] : undefined
    if (isNested(copy[field])) copy[field] = graft(known, copy[field])
    if (known === undefined || copy[field] !== known) isSame = false
  }
  return (isSame ? before : copy) as T
}
