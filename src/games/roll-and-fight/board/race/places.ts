/** Each die keeps its place for as long as it is there; a new one lies down in the first that is free. */
export function placesAfter(
  before: readonly (number | null)[],
  ids: readonly number[],
  many: number,
): readonly (number | null)[] {
  const places = Array.from({ length: many }, (_, at) => before[at] ?? null).map((id) =>
    id !== null && ids.includes(id) ? id : null,
  )
  for (const id of ids) {
    if (places.includes(id)) continue
    const free = places.indexOf(null)
    if (free >= 0) places[free] = id
  }
  return places
}
