import { useState } from 'react'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { type Assign, bestBleed, bestFit, type Bleed, rollOf } from '#games/roll-and-fight/board/race/fit'
import { placesAfter } from '#games/roll-and-fight/board/race/places'
import { ABILITY_SLOTS, BASIC_IDS, BEATING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { AbilityId } from '#games/roll-and-fight/content/heroes'
import { isLocked } from '#games/roll-and-fight/rules/read'
import type { Board, Choice, Die, RaceChoice } from '#games/roll-and-fight/types'

/** How many dice lie before somebody at most, whatever Beatings leave of them. */
const PLACES = BEATING_TRACK.diceLimit[0]

type DieState = 'keep' | 'roll' | 'idle' | 'locked' | 'picked' | 'set'

/** What is chosen by hand: the dice of an ability, or those that are bled. */
export type Chooser = AbilityId | 'bleed'

/** Everything that the panel of the race knows and does. */
export interface Race {
  readonly panel: PanelProps
  readonly own: Board
  /** Whether it is the board of whoever looks, and they may still roll. */
  readonly isMine: boolean
  /** What the rules ask: in a race everything at once, in beats one thing after the other; nothing while one waits. */
  readonly asked: 'race' | 'throw' | 'beat' | undefined
  readonly places: readonly (Die | undefined)[]
  /** The Basic Abilities, then the places for tiles. */
  readonly slots: readonly (AbilityId | undefined)[]
  /** Ordered, and not carried out yet. */
  readonly ordered: RaceChoice | null
  stateOf(die: Die): DieState
  /** A die is held back or not; a locked one is picked for the Health Track. */
  press(die: Die): void
  readonly throwing: readonly number[]
  readonly roll: RaceChoice | undefined
  readonly bleed: Bleed | undefined
  readonly take: Choice | undefined
  readonly stop: Choice | undefined
  readonly endBeat: Choice | undefined
  fit(ability: AbilityId): Assign | undefined
  readonly chooser: Chooser | undefined
  open(chooser: Chooser | undefined): void
  choose(choice: Choice): void
  /** Stopping is asked twice: it has been once. */
  readonly isStopping: boolean
  stopOrAsk(): void
}

export function useRace(panel: PanelProps): Race {
  const { view, seat, viewer, choices, sending, locked } = panel
  const own = view.boards[seat]!
  const [known, setKnown] = useState<readonly (number | null)[]>([])
  const ids = own.dice.map(({ id }) => id)
  const places = placesAfter(known, ids, PLACES)
  if (places.some((id, at) => id !== (known[at] ?? null))) setKnown(places)
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const [picked, setPicked] = useState<number>()
  const [chooser, setChooser] = useState<Chooser>()
  const [isStopping, setStopping] = useState(false)

  const isMine = viewer === seat && !own.stopped && !own.dead
  const ordered = orderOf(own, sending, locked)
  const inSet = ordered?.kind === 'assign' ? ordered.dice : []
  const throwing = own.dice.filter((die) => !isLocked(die) && !kept.has(die.id)).map(({ id }) => id)
  const offered = (kind: Choice['kind']): Choice | undefined => choices.find((choice) => choice.kind === kind)
  const stop = offered('stop')
  const asked = askedOf(panel)
  const fits = new Map<AbilityId, Assign | undefined>()

  function choose(choice: Choice): void {
    setChooser(undefined)
    setStopping(false)
    setPicked(undefined)
    panel.onChoose(choice)
  }

  return {
    ...{ panel, own, isMine, asked, ordered, throwing, chooser, isStopping, stop, choose },
    places: places.map((id) => own.dice.find((die) => die.id === id)),
    slots: [...BASIC_IDS, ...Array.from({ length: ABILITY_SLOTS }, (_, at) => own.tiles[at])],
    stateOf(die) {
      if (inSet.includes(die.id)) return 'set'
      if (isLocked(die)) return die.id === picked ? 'picked' : 'locked'
      if (kept.has(die.id)) return 'keep'
      // Once all have thrown, nothing is rolled before the next beat.
      return asked === 'beat' ? 'idle' : 'roll'
    },
    press(die) {
      setStopping(false)
      if (isLocked(die)) return setPicked(picked === die.id ? undefined : die.id)
      setKept((before) => {
        const after = new Set(before)
        if (!after.delete(die.id)) after.add(die.id)
        return after
      })
    },
    roll: rollOf(choices, throwing),
    bleed: bestBleed(choices, picked) ?? bestBleed(choices),
    take: offered('take'),
    endBeat: offered('end-beat'),
    fit(ability) {
      if (!fits.has(ability)) fits.set(ability, bestFit(choices, own, ability))
      return fits.get(ability)
    },
    open(next) {
      setStopping(false)
      setChooser(next === chooser ? undefined : next)
    },
    stopOrAsk() {
      if (!stop) return
      if (isStopping || !panel.confirm) choose(stop)
      else setStopping(true)
    },
  }
}

/** What is on its way, lies on the board until the next tick, or is held until dice may be rolled again. */
function orderOf({ orders, held }: Board, sending: Choice | null, locked: Choice | null): RaceChoice | null {
  const known = [sending, orders.at(-1)?.what, held?.what, locked].find((one) => one != null)
  return (known as RaceChoice | undefined) ?? null
}

function askedOf({ view, viewer, seat, choices }: PanelProps): Race['asked'] {
  if (viewer !== seat || choices.length === 0) return undefined
  if (view.options.mode === 'real-time') return 'race'
  return view.race?.throwing ? 'throw' : 'beat'
}
