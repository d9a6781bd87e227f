import { pick, SeededRandom } from '#engine/random'
import { lastStand } from '#games/last-stand/game'
import { DEFAULTS, GENERAL_NAMES, type Options } from '#games/last-stand/options'
import { foe, hero, position, rampage, skill, Table } from '#games/last-stand/testing/table'
import type { Choice, Event, State } from '#games/last-stand/types'

// Matches in which everything is said that there is to say.

/** A moment of a match: the table, and what has just been told. */
interface Moment {
  readonly state: State
  readonly events: readonly Event[]
}

/** A random match of a squad that rarely idles, moment by moment. Its table goes on: look at it at once. */
function* moments(seed: string, seats: number, options: Partial<Options> = {}): Generator<Moment> {
  const random = SeededRandom.from(seed)
  let events: Event[] = []
  const dealer = { random, tell: (event: Event) => void events.push(event) }
  const state = lastStand.begin(lastStand.deal({ ...DEFAULTS, ...options }, seats, random), dealer)
  for (;;) {
    yield { state, events }
    if (lastStand.outcome(state)) return
    events = []
    const { actor } = lastStand.pending(state)[0]!
    const choices = lastStand.choices(state, actor)
    const busy = choices.filter(({ kind }) => kind !== 'end-turn' && kind !== 'pass')
    lastStand.play(state, actor, pick(random, busy.length > 0 && random.below(6) > 0 ? busy : choices), dealer)
  }
}

/** Positions in which what is rare comes up, with what is chosen in them. */
const SCENES: readonly (readonly [table: () => Table, choices: readonly (Choice | 'first')[]])[] = [
  // A grenade that lets two enemies answer.
  [
    () =>
      new Table(
        position({
          heroes: [hero('demolitionist'), hero('ghost')],
          turn: { hero: 'hero.demolitionist' },
          enemies: [foe('F1', 'powder-monkey'), foe('F2', 'hothead'), foe('R1', 'grunt')],
          lives: 2,
        }),
        [4, 4, 1, 5, 1, 1, 6, 6, 6],
      ),
    [skill('grenade', { quadrant: 'N' }), { kind: 'order-triggers', space: 'F1', trigger: 'blast' }],
  ],
  // An order that is not used, and a look at the pile.
  [
    () =>
      new Table(
        position({
          heroes: [hero('spotter'), hero('brawler')],
          turn: { hero: 'hero.spotter' },
          enemies: [foe('F1', 'grunt')],
        }),
      ),
    [skill('orders', { hero: 'hero.brawler' }), { kind: 'pass' }, skill('recon'), 'first'],
  ],
  // A belt of hits, some of them for nobody.
  [
    () =>
      new Table(
        position({
          heroes: [hero('heavy-gunner', { cubes: 3 })],
          turn: { hero: 'hero.heavy-gunner' },
          enemies: [foe('F1', 'ox'), foe('F8', 'grunt'), foe('R1', 'rifleman')],
        }),
        [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
      ),
    [rampage(), { kind: 'split-hits', enemy: 'F8', hits: 3 }, { kind: 'lose-hits' }],
  ],
  // The general is the last.
  [
    () =>
      new Table(
        position({
          heroes: [hero('brawler', { damage: 3, cubes: 1 })],
          turn: { hero: 'hero.brawler' },
          phase: 'turn',
          track: 8,
          villains: [],
          gone: ['lieutenant.butcher', 'lieutenant.deadeye', 'lieutenant.gemini'],
          enemies: [foe('F1', 'iron-marshal', { damage: 24 })],
        }),
        [6, 6, 6, 6, 6, 6],
      ),
    [skill('haymaker', { enemy: 'F1' })],
  ],
  // The saboteur dazes, the warcaller commands.
  [
    () =>
      new Table(
        position({
          heroes: [hero('brawler')],
          phase: 'assault',
          track: 3,
          enemies: [foe('R1', 'saboteur'), foe('F1', 'grunt')],
          villains: ['lieutenant.warcaller', 'lieutenant.vulture'],
        }),
        [6, 6, 6, 6, 6, 2],
      ),
    [],
  ],
  // The minion deck is empty when the next pile is drawn.
  [
    () =>
      new Table(
        position({
          heroes: [hero('brawler')],
          phase: 'assault',
          deck: [],
          pile: ['minion.grunt', 'minion.grunt', 'minion.ox'],
        }),
      ),
    [],
  ],
]

/** Everything that happens in the scenes above. */
function* scenes(): Generator<Moment> {
  for (const [table, choices] of SCENES) {
    const match = table()
    yield { state: match.state, events: match.opening }
    for (const choice of choices) {
      const events = match.play(choice === 'first' ? match.choices()[0]! : choice)
      yield { state: match.state, events }
    }
  }
}

/** Scenes, and matches of every size against every general. */
export function* allMoments(matches: number): Generator<Moment> {
  yield* scenes()
  for (let nth = 0; nth < matches; nth++)
    yield* moments(`words ${nth}`, 1 + (nth % 4), {
      general: GENERAL_NAMES[nth % GENERAL_NAMES.length]!,
      difficulty: 'normal',
    })
}
