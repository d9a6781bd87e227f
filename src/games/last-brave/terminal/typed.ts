import type { Seat } from '#engine/game'
import { ATTRIBUTE, type CardId, CARDS, type Cost, COSTS } from '#games/last-brave/cards'
import type { Choice, Target, View } from '#games/last-brave/types'
import { CRESTS } from '#games/last-brave/crests'

// What is typed at the table of The Last Brave: a number, or words such as `use warlock fo stag shield`.

/** The one that is called so, or the only one whose name begins so. */
function meant<Thing>(word: string, things: readonly Thing[], nameOf: (thing: Thing) => string): Thing | undefined {
  const begun = things.filter((thing) => nameOf(thing).toLowerCase().startsWith(word))
  const exact = begun.find((thing) => nameOf(thing).length === word.length)
  return exact ?? (begun.length === 1 ? begun[0] : undefined)
}

const cardMeant = (word: string | undefined): CardId | undefined =>
  word === undefined ? undefined : meant(word, CARDS, (card) => ATTRIBUTE[card].name)

const seatMeant = (word: string | undefined, { fighters }: View): Seat | undefined =>
  word === undefined ? undefined : meant(word, [...fighters.keys()], (seat) => CRESTS[seat]!)

/** The card that an ability picks: `stag shield`, or `shield` alone, wherever it lies. */
function targetMeant(words: readonly string[], view: View): { choice?: Target } | undefined {
  if (words.length === 0) return {}
  const card = cardMeant(words.at(-1))
  const seat = words.length === 1 ? ownerOf(card, view) : seatMeant(words[0], view)
  return words.length > 2 || card === undefined || seat === undefined ? undefined : { choice: { seat, card } }
}

function ownerOf(card: CardId | undefined, { fighters }: View): Seat | undefined {
  const at = fighters.findIndex(
    ({ reveal, damage }) => reveal.some((lying) => lying.card === card) || damage.some((lost) => lost === card),
  )
  return at < 0 ? undefined : at
}

/** A card with a single price needs no word for it. */
function costMeant(card: CardId, word: string | undefined): Cost | undefined {
  const costs = COSTS.filter((cost) => ATTRIBUTE[card][cost])
  return word === undefined ? (costs.length === 1 ? costs[0] : undefined) : meant(word, COSTS, (cost) => cost)
}

function useMeant([name, ...words]: readonly string[], view: View): Choice | undefined {
  const card = cardMeant(name)
  if (card === undefined) return undefined
  const [first] = words
  const isCost = first !== undefined && first.length > 1 && COSTS.some((cost) => cost.startsWith(first))
  const cost = costMeant(card, isCost ? first : undefined)
  const picked = targetMeant(isCost ? words.slice(1) : words, view)
  return cost && picked && { kind: 'use', card, cost, ...picked }
}

type Reader = (words: readonly string[], view: View, choices: readonly Choice[]) => Choice | undefined

const paid =
  (kind: 'reveal' | 'move'): Reader =>
  ([name, ...rest]) => {
    const card = rest.length > 0 ? undefined : cardMeant(name)
    return card && { kind, card }
  }

const alone =
  (kind: 'fall' | 'pass'): Reader =>
  (words) =>
    words.length > 0 ? undefined : { kind }

/** What each verb means with the words after it. */
const VERBS: Readonly<Record<string, Reader>> = {
  attack([name, ...rest], view, choices) {
    if (rest.length > 0) return undefined
    if (name === 'all') return { kind: 'attack-all' }
    if (name !== undefined) {
      const seat = seatMeant(name, view)
      return seat === undefined ? undefined : { kind: 'attack', seat }
    }
    const offered = choices.filter(({ kind }) => kind === 'attack' || kind === 'attack-all')
    return offered.length === 1 ? offered[0] : undefined
  },
  use: useMeant,
  secret(words, view) {
    const picked = targetMeant(words, view)
    return picked && { kind: 'secret', ...picked }
  },
  reveal: paid('reveal'),
  move: paid('move'),
  fall: alone('fall'),
  pass: alone('pass'),
}

/** What is meant by something typed, allowed or not; `undefined` if it means nothing. */
export function readTyped(typed: string, view: View, choices: readonly Choice[]): Choice | undefined {
  const [verb = '', ...words] = typed.trim().toLowerCase().split(/\s+/)
  if (/^\d+$/.test(verb)) return words.length > 0 ? undefined : choices[Number(verb) - 1]
  const name = meant(verb, Object.keys(VERBS), (one) => one)
  return name === undefined ? undefined : VERBS[name]!(words, view, choices)
}

/** All that one may do with a card, or to somebody, that is named alone, or else all that one could: `knight`, `stag`. */
export function aboutTyped(typed: string, view: View, choices: readonly Choice[]): readonly Choice[] {
  const word = typed.trim().toLowerCase()
  const card = cardMeant(word)
  const seat = card === undefined ? seatMeant(word, view) : undefined
  if (seat !== undefined) return [{ kind: 'attack', seat }]
  if (card === undefined) return []
  const offered = choices.filter((choice) => 'card' in choice && choice.card === card)
  if (offered.length > 0) return offered
  return [
    ...COSTS.filter((cost) => ATTRIBUTE[card][cost]).map((cost): Choice => ({ kind: 'use', card, cost })),
    { kind: 'reveal', card },
    { kind: 'move', card },
  ]
}
