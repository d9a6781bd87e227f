import { describe, expect, test } from 'vitest'
import { clone, same } from '#engine/json'
import { everySetting } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { kindsOf } from '#engine/schema'
import { type CardId, inHandOrder } from '#games/brave-rats/cards'
import { left } from '#games/brave-rats/draft'
import { braveRats } from '#games/brave-rats/game'
import { DEFAULTS, type Options } from '#games/brave-rats/options'
import type { Event, Pair, State } from '#games/brave-rats/types'

const SETTINGS = everySetting(braveRats).flatMap((options) =>
  (['replay', 'draw'] as const).map((ties): Options => ({ ...options, ties })),
)
/** Matches without a winner are rare: so many of those that a tie ends have one among them. */
const TIED = Array.from({ length: 200 }, (): Options => ({ ...DEFAULTS, ties: 'draw' }))

type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>
/** The table as far as events speak of it: that the next round has begun, or who draws first, they do not say. */
type Shown = Omit<State, 'round' | 'role'>

const at = <Value>(pair: Readonly<Pair<Value>>, seat: 0 | 1, value: Value): Pair<Value> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

const without = (hand: readonly CardId[], card: CardId): CardId[] => hand.filter((held) => held !== card)

const gameOver = ({ game, victories, history, past }: State, winner: 0 | 1 | null, reason: 'victories' | 'tie') => ({
  past: [...past, { game, winner, reason, victories, rounds: history }],
})

/** What each event says has changed since the last one; what it does not name stays as it was. */
const SAYS: { readonly [Kind in Event['kind']]: (before: State, event: Told<Kind>) => Partial<Shown> } = {
  'princes-taken': () => ({}),
  exchanged: (_before, { cards }) => ({ exchanged: cards }),
  dealt: (_before, { hands }) => ({ starting: hands, history: [], victories: [0, 0], held: [] }),
  drew: ({ hands, piles }, { seat, cards }) => ({
    hands: at(hands, seat, [...hands[seat], ...(cards as CardId[])].sort(inHandOrder)),
    piles: at(piles, seat, piles[seat].slice(cards.length)),
  }),
  'pack-drawn': ({ draft }, { seat, cards }) => ({
    draft: {
      stock: draft!.stock.slice(4),
      packs: [...draft!.packs, { drawer: seat, cards: cards as CardId[], picks: [] }],
    },
  }),
  picked({ draft, hands }, { seat, card }) {
    const pack = draft!.packs.at(-1)!
    const picks = [...pack.picks, card as CardId]
    return {
      hands: at(hands, seat, [...hands[seat], card as CardId]),
      draft: { ...draft!, packs: [...draft!.packs.slice(0, -1), { ...pack, picks }] },
    }
  },
  'pack-passed'({ draft }, { cards }) {
    expect(left(draft!.packs.at(-1)!)).toEqual(cards)
    return {}
  },
  'shown-first': ({ committed }, { seat, card }) => ({ committed: at(committed, seat, card) }),
  revealed: ({ hands, history }, { cards }) => ({
    hands: [without(hands[0], cards[0]), without(hands[1], cards[1])],
    committed: [null, null],
    bonus: [0, 0],
    spySeat: null,
    history: [...history, expect.objectContaining({ cards }) as State['history'][number]],
  }),
  blanked: () => ({}),
  'round-won': () => ({}),
  'round-held': ({ held, pending }, { round, worth }) => ({
    held: [...held, round],
    pending: [pending[0] + worth[0], pending[1] + worth[1]],
  }),
  'held-won': () => ({ held: [], pending: [0, 0] }),
  scored: (_before, { victories }) => ({ victories }),
  boosted: ({ bonus }, { seat }) => ({ bonus: at(bonus, seat, 2) }),
  spying: (_before, { seat }) => ({ spySeat: seat }),
  'spies-cancelled': () => ({}),
  'game-won': (before, { seat, reason, rule }) => ({
    ...gameOver(before, seat, reason as 'victories'),
    gameWins: at(before.gameWins, seat, before.gameWins[seat] + 1),
    tiesInARow: 0,
    result: before.options.emperor ? null : { winner: seat, reason, rule },
  }),
  'game-tied': (before) => ({ ...gameOver(before, null, 'tie'), tiesInARow: before.tiesInARow + 1 }),
  'match-won': (_before, { seat, rule }) => ({ result: { winner: seat, reason: 'games', rule } }),
  'match-drawn': (_before, { rule }) => ({ result: { winner: null, reason: 'tie', rule } }),
}

const shown = (state: State): Shown => {
  const { round: _round, role: _role, ...rest } = state
  return rest
}

/** Plays a random match; `see` is given every event with the state of that moment, and of the one before. */
function playOut(options: Options, seed: string, see: (event: Event, now: State, last: State) => void): void {
  const random = SeededRandom.from(seed)
  const state = braveRats.begin(braveRats.deal(options, 2, random), { random })
  while (!braveRats.outcome(state)) {
    const { actor } = pick(random, braveRats.pending(state))
    const choice = pick(random, braveRats.choices(state, actor))
    const before = clone(state)
    // A chosen card is sealed until both are in, and no event says so.
    if (choice.kind === 'choose-card' || choice.kind === 'choose-second')
      before.committed = at(before.committed, actor as 0 | 1, choice.card)
    let last = before
    const tell = (event: Event): void => {
      const now = clone(state)
      see(event, now, last)
      last = now
    }
    braveRats.play(state, actor, choice, { random, tell })
  }
}

describe('an event is told when what it says has been done, and nothing of what is told next', () => {
  test('each event comes with the change that it names, and no other', () => {
    const kinds = new Set<string>()
    for (const [number, options] of [...SETTINGS, ...TIED].entries())
      playOut(options, `told ${number}`, (event, now, last) => {
        kinds.add(event.kind)
        // Another game, or the end of a draft, is another table: the last one says nothing of it.
        if (now.game !== last.game || (last.draft && !now.draft)) return
        const says = (SAYS[event.kind] as (before: State, event: Event) => Partial<Shown>)(last, event)
        const expected = { ...shown(last), ...says }
        if (!same(shown(now), expected)) expect(shown(now), `with ${event.kind}`).toEqual(expected)
      })
    expect(kinds).toEqual(new Set(kindsOf(braveRats.schemas.event)))
  })

  test('the end of a game is told of the old table, the next deal of the new one', () => {
    let games = 0
    for (const [number, options] of SETTINGS.entries())
      playOut({ ...options, emperor: true }, `told ${number}`, (event, now, last) => {
        if (event.kind === 'dealt') expect(now.starting).toEqual(event.hands)
        if (event.kind === 'game-won' || event.kind === 'game-tied') {
          expect(now.past.at(-1)).toMatchObject({ game: now.game, rounds: now.history })
          expect(same(now.starting, last.starting)).toBe(true)
        }
        if (now.game === last.game) return
        games++
        expect(now).toMatchObject({ game: last.game + 1, history: [], victories: [0, 0], pending: [0, 0] })
      })
    expect(games).toBeGreaterThan(50)
  })
})
