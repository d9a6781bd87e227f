import type { Seat } from '#engine/game'
import { pick, type Random, SeededRandom } from '#engine/random'
import { rollAndFight } from '#games/roll-and-fight/game'
import {
  allBut,
  alone,
  at,
  dead,
  DONE,
  flash,
  item,
  player,
  RESOLVED,
  roll,
  set,
  several,
  SKIP,
  STOP,
  Table,
  use,
} from '#games/roll-and-fight/testing/table'
import { anyOptions } from '#games/roll-and-fight/testing/trials'
import type { Choice, Event, State } from '#games/roll-and-fight/types'

// Matches in which everything is said that there is to say.

/** A moment of a match: the table, and what has just been told. */
export interface Moment {
  readonly state: State
  readonly events: readonly Event[]
}

/** Choices that end something, which whoever plays at random would take too often. */
const ENDS: readonly Choice['kind'][] = ['stop', 'done-flashback', 'done-fighting', 'done-collect', 'end-beat']

/** What somebody does who plays half by habit and half at random. */
function choiceOf(state: State, seat: Seat, luck: Random): Choice {
  const [habit] = luck.below(2) > 0 ? rollAndFight.timeUp!(rollAndFight.view(state, seat), seat, 1) : []
  if (habit) return habit
  const choices = rollAndFight.choices(state, seat)
  const busy = choices.filter(({ kind }) => !ENDS.includes(kind))
  return pick(luck, busy.length > 0 && luck.below(8) > 0 ? busy : choices)
}

/** A random match, moment by moment. Its table goes on: look at it at once. */
function* moments(seed: string): Generator<Moment> {
  const luck = SeededRandom.from(seed)
  const seats = 1 + luck.below(4)
  let events: Event[] = []
  const dealer = { random: luck, tell: (event: Event) => void events.push(event) }
  const state = rollAndFight.begin(rollAndFight.deal(anyOptions(seats, luck), seats, luck), dealer)
  for (;;) {
    yield { state, events }
    if (rollAndFight.outcome(state)) return
    events = []
    const asked = rollAndFight.pending(state)
    const people = asked.filter(({ actor }) => actor !== 'clock')
    if (people.length < asked.length && (people.length === 0 || luck.below(3) > 0)) {
      const ticks = rollAndFight.choices(state, 'clock')
      rollAndFight.play(state, 'clock', pick(luck, ticks.slice(0, luck.below(9) > 0 ? 1 : 2)), dealer)
      continue
    }
    const { actor } = pick(luck, people)
    rollAndFight.play(state, actor, choiceOf(state, actor as Seat, luck), dealer)
  }
}

type Scene = readonly [table: () => Table, choices: readonly Choice[]]

/** Positions in which what is rare comes up, with what is chosen in them. */
const SCENES: readonly Scene[] = [
  // Two fall in one room, and the Hero stands still, then moves on.
  [
    () =>
      new Table(
        alone(
          player('johnny', '1A', {
            at: 'r2',
            visited: ['r2'],
            sets: [set('punch', 'BBD'), set('dash', 'RR')],
            dead: dead(['r2:2']),
          }),
        ),
      ),
    [use('punch'), at('r2', 0), at('r2', 1), use('dash'), at('r1'), DONE, RESOLVED],
  ],
  // Brewed, and nothing follows.
  [
    () => new Table(alone(player('kaja', '1A', { items: [{ item: 'rage', marked: 1 }] }))),
    [item('rage'), DONE, RESOLVED],
  ],
  // Brewed, and something does.
  [
    () => new Table(alone(player('kaja', '1A', { items: [{ item: 'rage', marked: 1 }], sets: [set('dash', 'RR')] }))),
    [item('rage'), use('dash'), at('r2')],
  ],
  // The Boss falls.
  [
    () =>
      new Table(
        alone(
          player('kaja', '1A', {
            at: 'r9',
            boss: 'bandaboi',
            bossHits: 3,
            dead: dead(['r9']),
            sets: [set('punch', 'BBD')],
          }),
        ),
      ),
    [use('punch'), at('r9', 'boss'), at('r9', 'boss')],
  ],
  // Bandaboi recovers; nobody is in reach to Hit any more.
  [
    () =>
      new Table(
        alone(
          player('kaja', '1A', {
            at: 'r9',
            boss: 'bandaboi',
            bossHits: 3,
            dead: dead(['r9']),
            items: [{ item: 'herbs', marked: 1 }],
          }),
        ),
      ),
    [DONE, RESOLVED],
  ],
  // The Hollow King raises a Grunt, Colonel Brandt strikes through a door, Mother Sickle answers.
  [() => new Table(alone(player('bruna', '1A', { boss: 'king', dead: dead(['r9']) }))), [DONE, RESOLVED]],
  [() => new Table(alone(player('bruna', '1A', { at: 'r2', boss: 'brandt', tiles: ['skin'] }))), [DONE, RESOLVED]],
  [
    () =>
      new Table(
        alone(player('bruna', '1A', { at: 'r9', boss: 'sickle', dead: dead(['r9']), sets: [set('punch', 'BBB')] })),
      ),
    [use('punch'), at('r9', 'boss')],
  ],
  // A third kill in a room never entered, a second Beating of somebody alone, and of one of two.
  [
    () =>
      new Table(
        alone(
          player('johnny', '1A', { at: 'r2', tiles: ['planner'], dead: dead(['r3:0,1']), sets: [set('fire', 'GGG')] }),
        ),
      ),
    [use('fire'), at('r3', 2), SKIP],
  ],
  [() => new Table(alone(player('johnny', '1A', { at: 'r3', beatings: 1, wounds: 3 }))), [DONE, RESOLVED]],
  // The Pawnbroker wants his share.
  [
    () =>
      new Table(
        alone(player('bruna', '1A', { boss: 'pawn', xp: 2 }), {
          phase: 'flashback',
          faces: ['purchase', 'loot', 'recon'],
        }),
      ),
    [flash(0, 'purchase', 'ram'), flash(1, 'loot'), flash(2, 'recon', 'charge'), { kind: 'done-flashback' }],
  ],
  // Blind one, and there is nobody else left to cut.
  [
    () =>
      new Table(
        alone(
          player('nightjar', '1A', {
            at: 'r1',
            tiles: ['smoke'],
            dead: dead(allBut('1A', 'r1')),
            sets: [set('smoke', 'RBG')],
          }),
        ),
      ),
    [use('smoke'), at('r1', 0), at('r2'), DONE, RESOLVED],
  ],
]

/** A last round in which two are tied to the last, and fight it out. */
const tied = (ties: 'shared' | 'brawl', more: { readonly beatings?: number; readonly wounds?: number } = {}): Table =>
  new Table(
    several(
      [
        player('johnny', '1A', { dead: dead(allBut('1A')), ...more }),
        player('kaja', '2A', { dead: dead(allBut('2A')), boss: 'silk', ...more }),
      ],
      { phase: 'fighting', round: 4, options: { ties } },
    ),
  )

/** Everything that happens in the scenes above. */
function* scenes(): Generator<Moment> {
  for (const [table, choices] of SCENES) {
    const match = table()
    yield { state: match.state, events: match.opening }
    for (const choice of choices) yield { state: match.state, events: match.play(choice) }
  }
  for (const match of [tied('shared'), tied('brawl')])
    for (const seat of [0, 1])
      for (const choice of [DONE, RESOLVED]) yield { state: match.state, events: match.by(seat, choice) }
  // Everybody dies.
  const both = new Table(
    several(
      [
        player('johnny', '1A', { at: 'r3', beatings: 1, wounds: 3 }),
        player('kaja', '2A', { at: 'r5', boss: 'silk', beatings: 1, wounds: 3 }),
      ],
      { phase: 'fighting', round: 2 },
    ),
  )
  for (const seat of [0, 1])
    for (const choice of [DONE, RESOLVED]) yield { state: both.state, events: both.by(seat, choice) }
  // A race in which a command fails and a roll has to wait.
  const race = new Table(alone(player('johnny', '1A', { dice: ['run', 'run', 'wound', 'gun'] }), { phase: 'rolling' }))
  yield { state: race.state, events: race.until(3000) }
  const DASH: Choice = { kind: 'assign', ability: 'dash', dice: [1, 2] }
  for (const choices of [[roll(4), roll(4)], [DASH, DASH], [STOP]]) {
    const { time } = race.state
    const events = choices.flatMap((choice) => race.at(time + 50, choice))
    yield { state: race.state, events: [...events, ...race.until(time + 400)] }
  }
}

/** Scenes, and matches of every size in both modes. */
export function* allMoments(matches: number): Generator<Moment> {
  yield* scenes()
  for (let nth = 0; nth < matches; nth++) yield* moments(`words ${nth}`)
}
