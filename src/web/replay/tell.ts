import type { GameTypes, Seat, Text } from '#engine/game'
import type { Input } from '#engine/match'
import type { LineTold, NowTold } from '#protocol/told'
import type { Telling } from '#web/player/showing'
import type { Eyes, Moment, Playback } from '#web/replay/playback'
import type { replay } from '#web/words/replay'

/** How a moment is told to a board: as at the table, but there is nothing to choose. */
function nowOf({ view, pending, sealed, outcome }: Moment, eyes: Eyes, names: readonly string[]): NowTold {
  const asked = pending.find(({ actor }) => actor === eyes)
  return {
    status: outcome ? 'over' : 'live',
    seats: names.map((name) => ({ plan: 'human', guest: null, name, bot: null })),
    clocks: null,
    pending,
    own: asked ? { decision: asked.decision, kind: asked.kind, choices: [], locked: sealed, canUndo: false } : null,
    ...(view && { view }),
    outcome,
    fairness: null,
    rematch: null,
  }
}

/** All that is told up to a step; with the moments of this step, where it was reached by going on. */
export const tellingAt = (
  playback: Playback,
  { at, isNext }: { readonly at: number; readonly isNext: boolean },
  {
    eyes,
    names,
    lines,
  }: { readonly eyes: Eyes; readonly names: readonly string[]; readonly lines: readonly LineTold[] },
): Telling => ({
  lines: lines.filter(({ n }) => n <= at),
  now: nowOf(playback.moment(at, eyes), eyes, names),
  steps: isNext ? playback.frames(at, eyes).flatMap(({ event, view }) => (view ? [{ n: at, event, view }] : [])) : [],
})

/** The whole match as lines of a log; a line has the number of its step. Steps that told nothing have none. */
export const linesOf = (playback: Playback, eyes: Eyes): LineTold[] =>
  playback.steps.flatMap(({ input }, n): LineTold[] => {
    const events = playback.heard(n, eyes)
    if (input && 'act' in input && input.act === 'flag')
      return [{ n, at: 0, what: 'flagged', ...flagged(input), events }]
    if (input && 'act' in input && input.act === 'agreed')
      return [{ n, at: 0, what: 'voted', agreed: [input.what], events }]
    const what = input && 'act' in input ? input.act : 'played'
    if (events.length === 0 && what !== 'resign' && what !== 'undo') return []
    return [{ n, at: 0, what, seat: input === undefined || input.actor === 'clock' ? null : input.actor, events }]
  })

const flagged = ({ seats }: { readonly seats: readonly Seat[] }): Pick<LineTold, 'seat' | 'seats'> =>
  seats.length > 1 ? { seat: null, seats } : { seat: seats[0]! }

interface Speech {
  readonly text: Text<GameTypes>
  readonly names: readonly string[]
  readonly words: (typeof replay)['en']
}

/** What happened at a step, as far as these eyes learn of it, in sentences. */
export function sayStep(playback: Playback, step: number, eyes: Eyes, { text, names, words }: Speech): string {
  const told = playback.heard(step, eyes).map((event) => text.event(event))
  const { input } = playback.steps[step]!
  if (!input) return [words.begins, ...told].join(' ')
  const who = input.actor === 'clock' ? '' : (names[input.actor] ?? '')
  // The end comes first: a long round would hide it.
  const end = step === playback.last ? playback.moment(step, eyes).outcome : null
  const done = end ? [text.outcome(end)] : []
  if ('act' in input) {
    return [...done, sayAct(input, who, names, words), ...told].join(' ')
  }
  if (told.length > 0) return [...done, ...told].join(' ')
  const { view, pending } = playback.moment(step - 1, 'open')
  // Time passes for all, and nobody's name stands before it.
  if (input.actor === 'clock' && view) return `${text.choice(input.choice as GameTypes['Choice'], view)}.`
  const isSealed = pending.some(({ actor, sealed }) => actor === input.actor && sealed)
  if (eyes !== 'open' && eyes !== input.actor) return isSealed ? words.locks(who) : words.unseen
  const seen = eyes === 'open' ? view : playback.moment(step - 1, eyes).view
  if (!seen) return words.unseen
  const choice = text.choice(input.choice as GameTypes['Choice'], seen)
  return (isSealed ? words.locksIn : words.chooses)(who, choice)
}

function sayAct(
  input: Extract<Input, { readonly act: string }>,
  who: string,
  names: readonly string[],
  words: Speech['words'],
): string {
  switch (input.act) {
    case 'flag':
      return words.flags(input.seats.map((seat) => names[seat] ?? '').join(', '))
    case 'left':
      return words.leaves(input.seats.map((seat) => names[seat] ?? ''))
    case 'agreed':
      return words.agrees[input.what]
    default:
      return { 'take-back': words.unlocks, undo: words.undoes, resign: words.resigns }[input.act](who)
  }
}
