import { answers, begin, settled } from '#games/roll-and-fight/bot/fight/perform'
import { type Case, NOBODY, type Position } from '#games/roll-and-fight/bot/fight/position'
import { lastBlow, worth } from '#games/roll-and-fight/bot/fight/worth'

// Searches for the best order of uses and targets, so many positions side by side.

/** What a use that is left is worth while others are tried first. */
const UNUSED = 0.6

interface Found {
  readonly position: Position
  readonly worth: number
}

const rank = (found: Found[], width: number): Found[] =>
  found.length <= width ? found : found.sort((one, other) => other.worth - one.worth).slice(0, width)

/** Positions that are not the same, each with its worth. */
class Fresh {
  readonly #the: Case
  readonly #seen = new Set<string>()
  all: Found[] = []

  constructor(the: Case) {
    this.#the = the
  }

  add(position: Position): void {
    const { key } = position
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    let value = worth(this.#the, position)
    for (const [use, { what }] of this.#the.uses.entries())
      if (what === 'ability') value += UNUSED * position.left[use]!
    this.all.push({ position, worth: value })
  }
}

/** All that a use that was begun may end in, the worse half-way ones left out. */
function ends(the: Case, begun: readonly Position[], width: number, found: Fresh): void {
  for (const position of begun) if (position.todo === null) found.add(position)
  let open = begun.filter(({ todo }) => todo !== null)
  while (open.length > 0) {
    const next = new Fresh(the)
    for (const position of open)
      for (const after of answers(the, position))
        if (after.todo === null) found.add(after)
        else next.add(after)
    open = rank(next.all, width).map(({ position }) => position)
  }
}

/** The best position that the fight can end in, and its worth. */
export function plan(the: Case, start: Position, width: number): Found {
  const first = settled(the, start)
  let level: Found[] = [{ position: first, worth: -Infinity }]
  let best: Found = {
    position: first,
    worth: first.use === NOBODY ? worth(the, first) - lastBlow(the, first) : -Infinity,
  }
  if (first.use !== NOBODY) {
    const found = new Fresh(the)
    ends(the, [first], 2 * width, found)
    level = rank(found.all, width)
    best = bestOf(the, level, best)
  }
  while (level.length > 0) {
    const found = new Fresh(the)
    for (const { position } of level) {
      const begun = the.uses.flatMap((_, use) => begin(the, position, use) ?? [])
      ends(the, begun, 2 * width, found)
    }
    level = rank(found.all, width)
    best = bestOf(the, level, best)
  }
  return best
}

function bestOf(the: Case, found: readonly Found[], best: Found): Found {
  for (const { position } of found) {
    const value = worth(the, position) - lastBlow(the, position)
    if (value > best.worth) best = { position, worth: value }
  }
  return best
}

/** The questions on the way to a position, each with what is answered. */
export function wayTo(position: Position): Position[] {
  const way: Position[] = []
  for (let at: Position | null = position; at; at = at.from) way.push(at)
  return way.toReversed()
}
