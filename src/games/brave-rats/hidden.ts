import type { Viewer } from '#engine/game'
import { clone } from '#engine/json'
import { pick, shuffle, type Random } from '#engine/random'
import { CARDS, FACE_DOWN, inHandOrder, type CardId, type SeenCard } from '#games/brave-rats/cards'
import { pickerOf } from '#games/brave-rats/draft'
import type { Event, Pack, Pair, State, View } from '#games/brave-rats/types'

const SEATS = [0, 1] as const
const faceDown = (): typeof FACE_DOWN => FACE_DOWN

/** The table as `viewer` sees it; it shares with `state` what is public. What is not listed here nobody sees. */
export function view(state: State, viewer: Viewer): View {
  const { options, hands, piles, draft, committed, spySeat } = state
  const secret = draft && secretsOf(draft, viewer)
  return {
    viewer,
    options,
    role: state.role,
    game: state.game,
    gameWins: state.gameWins,
    tiesInARow: state.tiesInARow,
    round: state.round,
    starting: state.starting,
    exchanged: state.exchanged,
    hands: secret
      ? [hide(hands[0], secret), hide(hands[1], secret)]
      : options.luckyDraw
        ? [hiddenHand(hands, 0, viewer), hiddenHand(hands, 1, viewer)]
        : hands,
    piles: options.luckyDraw ? [piles[0].map(faceDown), piles[1].map(faceDown)] : piles,
    draft: secret && seenDraft(draft, secret),
    victories: state.victories,
    held: state.held,
    pending: state.pending,
    bonus: state.bonus,
    spySeat,
    // BR-R18 In a spied round the first card lies open; otherwise a chosen card is sealed.
    committed: spySeat === null ? [sealed(committed, 0, viewer), sealed(committed, 1, viewer)] : committed,
    history: state.history,
    past: state.past,
    result: state.result,
  }
}

const sealed = (committed: State['committed'], seat: 0 | 1, viewer: Viewer): SeenCard | null =>
  seat === viewer || committed[seat] === null ? committed[seat] : FACE_DOWN

/** BR-R33 With Lucky Draw the division into hand and pile is its owner's alone. */
const hiddenHand = (hands: State['hands'], seat: 0 | 1, viewer: Viewer): SeenCard[] =>
  seat === viewer ? hands[seat] : hands[seat].map(faceDown)

/** While cards are drafted a seat knows the packs it drew, and of the other's all but the first pick. */
const secretsOf = ({ packs }: NonNullable<State['draft']>, viewer: Viewer): ReadonlySet<CardId> =>
  new Set(packs.flatMap((pack) => secretCards(pack, viewer)))

const hide = (cards: readonly CardId[], secret: ReadonlySet<CardId>): SeenCard[] =>
  cards.map((card) => (secret.has(card) ? FACE_DOWN : card))

const seenDraft = ({ stock, packs }: NonNullable<State['draft']>, secret: ReadonlySet<CardId>): View['draft'] => ({
  stock: stock.map(faceDown),
  packs: packs.map(({ drawer, cards, picks }) => ({ drawer, cards: hide(cards, secret), picks: hide(picks, secret) })),
})

function secretCards({ drawer, cards, picks }: Pack<CardId>, viewer: Viewer): readonly CardId[] {
  if (viewer === drawer) return []
  return viewer === 'spectator' || picks.length === 0 ? cards : picks.slice(0, 1)
}

/** What `viewer` learns of an event. */
export function hear(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'drew':
    case 'pack-drawn':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(faceDown) }
    case 'picked':
      return event.seat === viewer || isSeenPick(event, viewer) ? event : { ...event, card: FACE_DOWN }
    case 'pack-passed':
      return viewer === 'spectator' ? { ...event, cards: event.cards.map(faceDown) } : event
    default:
      return event
  }
}

/** Of a pack nobody but its drawer sees the first pick (BR-161); from then on both know what goes to and fro (BR-162). */
const isSeenPick = ({ rule }: Event, viewer: Viewer): boolean => viewer !== 'spectator' && rule === 'BR-162'

/** A fair guess at what lies face down, from what one sees. */
export function determinize(view: View, random: Random): State {
  const guess = clone(view) as State
  guess.viewer = 'spectator'
  if (view.draft) guessDraft(guess, view, random)
  else if (view.options.luckyDraw) guessPiles(guess, view, random)
  for (const seat of SEATS)
    if (view.committed[seat] === FACE_DOWN) guess.committed[seat] = pick(random, guess.hands[seat])
  return guess
}

/** Every card that has not been played is in the hand or in the pile; one that was shown is in the hand. */
function guessPiles(guess: State, view: View, random: Random): void {
  const unplayed = remaining(guess)
  for (const seat of SEATS) {
    const known = view.hands[seat].filter((card) => card !== FACE_DOWN)
    const shown = view.committed[seat]
    if (known.length === 0 && shown !== null && shown !== FACE_DOWN) known.push(shown)
    const unknown = shuffle(
      random,
      unplayed[seat].filter((card) => !known.includes(card)),
    )
    const inHand = view.hands[seat].length - known.length
    guess.hands[seat] = [...known, ...unknown.slice(0, inHand)].sort(inHandOrder)
    guess.piles[seat] = unknown.slice(inHand)
  }
}

/** The cards of each seat that have not been played. */
export function remaining({ starting, history }: Pick<View, 'starting' | 'history'>): Pair<CardId[]> {
  const of = (seat: 0 | 1): CardId[] => {
    const played = history.map(({ cards }) => cards[seat])
    return starting![seat].filter((card) => !played.includes(card))
  }
  return [of(0), of(1)]
}

function guessDraft(guess: State, { viewer, draft }: View, random: Random): void {
  const { stock, packs } = draft!
  const known = packs.flatMap(({ cards }) => cards)
  const unknown = shuffle(
    random,
    CARDS.filter((card) => !known.includes(card)),
  )
  const fill = (card: SeenCard): CardId => (card === FACE_DOWN ? unknown.pop()! : card)
  guess.hands = [[], []]
  const filled = packs.map((pack): Pack<CardId> => {
    const cards = pack.cards.map(fill)
    // To a seat only the first pick is a secret, and it is the card of the pack that the seat has not seen.
    const picks =
      viewer === 'spectator'
        ? shuffle(random, [...cards]).slice(0, pack.picks.length)
        : pack.picks.map((card) => (card === FACE_DOWN ? cards[pack.cards.indexOf(FACE_DOWN)]! : card))
    for (const [at, card] of picks.entries()) guess.hands[pickerOf(pack, at)]!.push(card)
    return { drawer: pack.drawer, cards, picks }
  })
  guess.draft = { stock: stock.map(fill), packs: filled }
}

/** The state with all that `viewer` may not know drawn anew, from the truth itself rather than from a view. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const other = clone(state)
  if (other.draft) {
    resampleDraft(other, viewer, random)
    return other
  }
  for (const seat of SEATS) {
    const sealed = state.spySeat === null && state.committed[seat] !== null && seat !== viewer
    if (state.options.luckyDraw) {
      const kept =
        seat === viewer
          ? other.hands[seat]
          : other.hands[seat].filter((card) => card === state.committed[seat] && !sealed)
      const loose = shuffle(
        random,
        [...other.hands[seat], ...other.piles[seat]].filter((card) => !kept.includes(card)),
      )
      const inHand = other.hands[seat].length - kept.length
      other.hands[seat] = [...kept, ...loose.slice(0, inHand)].sort(inHandOrder)
      other.piles[seat] = loose.slice(inHand)
    }
    if (sealed) other.committed[seat] = pick(random, other.hands[seat])
  }
  return other
}

/** Renames the cards whose place is a secret among themselves. */
function resampleDraft(state: State, viewer: Viewer, random: Random): void {
  const { stock, packs } = state.draft!
  const secret = [...stock, ...packs.flatMap((pack) => secretCards(pack, viewer))]
  const renamed = shuffle(random, [...secret])
  const rename = (card: CardId): CardId => (secret.includes(card) ? renamed[secret.indexOf(card)]! : card)
  state.hands = [state.hands[0].map(rename), state.hands[1].map(rename)]
  state.draft = {
    stock: stock.map(rename),
    packs: packs.map(({ drawer, cards, picks }) => ({ drawer, cards: cards.map(rename), picks: picks.map(rename) })),
  }
}
