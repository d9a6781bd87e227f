import { expect, test } from 'vitest'
import { parseOptions } from '#engine/options'
import { pick, SeededRandom } from '#engine/random'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { Choice, Event, RollAndFight, State } from '#games/roll-and-fight/types'

// Whatever is attempted, at whatever moment: it is refused with a code, and never an accident.

/** One of each kind. */
const ATTEMPTS: { readonly [Kind in Choice['kind']]: Extract<Choice, { kind: Kind }> } = {
  'pick-hero': { kind: 'pick-hero', hero: 'kaja' },
  'order-items': { kind: 'order-items', items: ['katana', 'herbs', 'stims', 'wind'] },
  'pick-side': { kind: 'pick-side', side: 'A' },
  flash: { kind: 'flash', slot: 0, action: 'recon', arg: 'dash' },
  buy: { kind: 'buy', tile: 'fan' },
  mark: { kind: 'mark', room: 'r1' },
  'done-flashback': { kind: 'done-flashback' },
  roll: { kind: 'roll', dice: [1, 2] },
  assign: { kind: 'assign', ability: 'dash', dice: [1, 2] },
  bleed: { kind: 'bleed', die: 1 },
  take: { kind: 'take' },
  stop: { kind: 'stop' },
  'end-beat': { kind: 'end-beat' },
  tick: { kind: 'tick', at: 200 },
  start: { kind: 'start', tile: 'vburst' },
  'end-start': { kind: 'end-start' },
  use: { kind: 'use', ability: 'dash', set: 0 },
  item: { kind: 'item', item: 'herbs' },
  target: { kind: 'target', room: 'r2', enemy: 0 },
  choose: { kind: 'choose', option: 'hit' },
  gain: { kind: 'gain', action: 'healing' },
  skip: { kind: 'skip' },
  'done-fighting': { kind: 'done-fighting' },
  collect: { kind: 'collect', room: 'r1', action: 'training' },
  'done-collect': { kind: 'done-collect' },
  'done-resolution': { kind: 'done-resolution' },
}
const OF_RACE: readonly Choice['kind'][] = ['roll', 'assign', 'bleed', 'take', 'stop', 'end-beat']

/** The moment, after everything has been attempted by everybody. */
function attemptAll(state: State): string {
  const { phase, race, boards, result } = state
  for (const [seat, { dead }] of boards.entries())
    for (const attempt of Object.values(ATTEMPTS)) {
      const why = rollAndFight.whyNot(rollAndFight.view(state, seat), seat, attempt)
      if (why) expect(why.code).toMatch(/^[A-Z_]+$/)
      if (OF_RACE.includes(attempt.kind) && !race && !dead && !result)
        expect(why?.code, `${attempt.kind} in ${phase}`).toBe('WRONG_PHASE')
    }
  return phase === 'rolling' && !race ? 'rolling is over' : phase
}

test.each(['real-time', 'relaxed'] as const)(
  'nothing that is attempted at any moment of a match in %s is an accident, and nobody rolls where there is no race',
  (mode) => {
    const random = SeededRandom.from(`why not ${mode}`)
    const moments = new Set<string>()
    const state = rollAndFight.begin(
      rollAndFight.deal(parseOptions<RollAndFight>(rollAndFight, { mode }, 2), 2, random),
      { random },
    )
    // What is shown is looked at while the rules are still at work.
    const tell = (event: Event): void => void ('shows' in event && moments.add(attemptAll(state)))
    while (!rollAndFight.outcome(state)) {
      moments.add(attemptAll(state))
      for (const { actor } of rollAndFight.pending(state)) {
        const choices = rollAndFight.choices(state, actor)
        if (choices.length === 0 || (actor !== 'clock' && mode === 'real-time' && random.below(4) > 0)) continue
        rollAndFight.play(state, actor, pick(random, choices), { random, tell })
        break
      }
    }
    moments.add(attemptAll(state))
    expect([...moments].sort()).toEqual(['fighting', 'flashback', 'over', 'rolling', 'rolling is over', 'set-up'])
  },
)
