import type { Dealer, Seat } from '#engine/game'
import type { Choice, Event, Pref, Prefs, State, View } from '#games/last-brave/types'

// E4: private wishes about being asked. They count from the next window on.

export const DEFAULT_PREFS: Prefs = {
  askForced: true,
  between: false,
  after: false,
  turnStart: false,
  beforeHit: false,
}

const NAMES = Object.keys(DEFAULT_PREFS) as Pref[]
const all = (on: boolean): Prefs => Object.fromEntries(NAMES.map((name) => [name, on])) as unknown as Prefs
const NEVER = all(false)
const ALWAYS = all(true)

/** The preference by which a bystander is asked at this moment. */
export const holdAt = (at: 'turn-start' | 'before-hit'): Pref => (at === 'turn-start' ? 'turnStart' : 'beforeHit')

type Wish = Extract<Choice, { kind: 'prefer' }>

/** What can be wished: each preference, none of them, all of them. */
export const WISHES: readonly Wish['what'][] = [...NAMES, 'autoPass', 'everyHold']

/** What the preferences are once a wish is granted. */
function granted(prefs: Prefs, { what, on }: Omit<Wish, 'kind'>): Prefs {
  if (what === 'autoPass') return on ? NEVER : DEFAULT_PREFS
  if (what === 'everyHold') return on ? ALWAYS : DEFAULT_PREFS
  return { ...prefs, [what]: on }
}

const isAll = (prefs: Prefs, on: boolean): boolean => NAMES.every((name) => prefs[name] === on)

/** What a seat may wish: whatever changes something. */
export function asides({ fighters, result }: View, seat: Seat): Choice[] {
  const prefs = fighters[seat]?.prefs
  if (!prefs || result) return []
  return [
    ...NAMES.map((what): Wish => ({ kind: 'prefer', what, on: !prefs[what] })),
    { kind: 'prefer', what: 'autoPass', on: !isAll(prefs, false) },
    { kind: 'prefer', what: 'everyHold', on: !isAll(prefs, true) },
  ]
}

export function settle({ fighters }: State, seat: Seat, wish: Wish, dealer: Dealer<Event>): void {
  const fighter = fighters[seat]!
  fighter.prefs = { ...granted(fighter.prefs!, wish) }
  dealer.tell?.({ kind: 'preferred', rule: 'LB-R39', seat, what: wish.what, on: wish.on })
}

/** Bots want to be asked whenever they may be: so their being asked tells nothing. */
export const botAsides = (view: View, seat: Seat): Choice[] =>
  asides(view, seat).filter((choice) => choice.kind === 'prefer' && choice.what === 'everyHold' && choice.on)
