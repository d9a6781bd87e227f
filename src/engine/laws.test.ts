import { describe, expect, test } from 'vitest'
import type { AnyEvent, Game } from '#engine/game'
import { checkContract, type Law, type Trial } from '#engine/laws'
import { everySetting } from '#engine/options'
import { asked } from '#engine/steps'
import { pebbles } from '#engine/testing/pebbles'
import { type Scramble, scramble } from '#engine/testing/scramble'
import type { Pebbles, Stone } from '#engine/testing/pebbles-types'
import { braveRats } from '#games/brave-rats/game'

/** Matches of every length and number of seats. */
function* trials(seeds: number): Generator<Trial<Pebbles>> {
  for (let seed = 0; seed < seeds; seed++)
    for (const options of everySetting(pebbles))
      for (const seats of [2, 3, 4]) yield { options, seats, seed: `laws ${seed}`, mostChoices: 60 }
}

test('Pebbles keeps every law', () => {
  expect(() => {
    for (const trial of trials(50)) checkContract(pebbles, trial)
  }).not.toThrow()
})

test('BraveRats keeps every law, with any of its variants', () => {
  expect(() => {
    for (const options of everySetting(braveRats))
      for (const seed of ['a', 'b', 'c']) checkContract(braveRats, { options, seats: 2, seed, mostChoices: 1000 })
  }).not.toThrow()
})

type Crime = Partial<Game<Pebbles>>
type Play = Game<Pebbles>['play']
type State = Parameters<Play>[0]
type Told = Pebbles['Event']

/** Plays as usual, then does something else. */
const playing = (crime: Play): Crime => ({
  play(state, actor, choice, table) {
    pebbles.play(state, actor, choice, table)
    crime(state, actor, choice, table)
  },
})

/** Begins as usual, then does something to the position. */
const beginning = (crime: (state: State) => void): Crime => ({
  begin(setup, table) {
    const state = pebbles.begin(setup, table)
    crime(state)
    return state
  },
})

/** Begins as usual and counts the times: the third match is played through `Match`, the fourth is its replay. */
const counting = (crime: (isNow: (time: number) => boolean) => Crime): Crime => {
  let begun = 0
  const broken = crime((time) => begun >= time)
  const begin = broken.begin ?? pebbles.begin
  return {
    ...broken,
    begin(setup, table) {
      begun++
      return begin(setup, table)
    },
  }
}

/** Plays as usual, but does something to the state while an event is told, and undoes it. */
const telling = (commit: (state: State, event: Told) => void, undo: (state: State, event: Told) => void): Crime => ({
  play(state, actor, choice, { random, tell }) {
    const tellIt = (event: Told): void => {
      commit(state, event)
      tell!(event)
      undo(state, event)
    }
    pebbles.play(state, actor, choice, { random, tell: tell && tellIt })
  },
})

/** The same game, played together or in teams. */
const company = (sides: 'together' | 'teams'): Game<Pebbles>['about'] => ({ ...pebbles.about, sides })

const isOver = ({ todo }: Pick<State, 'todo'>): boolean => todo.length === 0
const SECRET_MARK = { [Symbol('mark')]: true }
const VOID = { note: undefined }

/** The law of games in which time passes. */
const OF_BEATS = 'what is chosen for a beat comes to the same in whatever order it came'

/** For each other law, games that break it: proof that the law can tell. */
const CRIMES: Record<Exclude<Law, typeof OF_BEATS>, Record<string, () => Crime>> = {
  'a setup is plain JSON and fits its schema': {
    'a pool that cannot be': () => ({ deal: (...all) => ({ ...pebbles.deal(...all), pool: -1 }) }),
    'a field JSON does not hold': () => ({ deal: (...all) => ({ ...pebbles.deal(...all), ...SECRET_MARK }) }),
  },
  'the same dice deal the same position, heard or not': {
    'a count kept outside the setup': () => {
      let count = 0
      return { deal: (...all) => ({ ...pebbles.deal(...all), pool: count++ }) }
    },
    'a count kept outside the state': () => {
      let count = 0
      return beginning((state) => {
        state.pool = count++
      })
    },
    'a die that is rolled in silence only': () => ({
      begin(setup, table) {
        if (!table.tell) table.random.below(6)
        return pebbles.begin(setup, table)
      },
    }),
  },
  'begin leaves the setup as it is, and keeps no part of it': {
    'a deck that is emptied': () => ({
      begin(setup, table) {
        const state = pebbles.begin(setup, table)
        setup.deck.length = 0
        return state
      },
    }),
    'hands that are shared': () => ({
      begin(setup, table) {
        const state = pebbles.begin(setup, table)
        state.hands = setup.hands
        return state
      },
    }),
  },
  'the state is plain JSON': {
    'minus zero': () =>
      beginning((state) => {
        state.pebbles[0] = -0
      }),
    'a field without a value, at the end': () =>
      playing((state) => {
        if (isOver(state)) Object.assign(state, VOID)
      }),
  },
  'someone can always act': {
    'a question to nobody': () => ({ pending: () => [] }),
    'a seat that locks in for ever': () => ({
      // The first seat says openly that it is ready, the others in secret, and it answers for the last one.
      pending: (view) =>
        pebbles
          .pending(view)
          .map((asked) => (asked.kind === 'ready' && asked.actor !== 0 ? { ...asked, sealed: true } : asked)),
      play(state, actor, choice, table) {
        const last = state.pebbles.length - 1
        const forBoth = choice.kind === 'ready' && actor === 0 && asked(state)!.of.includes(last)
        if (forBoth) pebbles.play(state, last, choice, table)
        pebbles.play(state, actor, choice, table)
      },
    }),
  },
  'nobody is asked twice': {
    'a question that is doubled': () => ({
      pending: (view) => [...pebbles.pending(view), ...pebbles.pending(view)],
    }),
  },
  'asking changes nothing': {
    'a reason that costs a pebble': () => ({
      whyNot(view, actor, choice) {
        view.pebbles[0]!--
        return pebbles.whyNot(view, actor, choice)
      },
    }),
    'a thought of giving up': () => ({
      resign(state, seat) {
        state.pool = 0
        return pebbles.resign!(state, seat)
      },
    }),
    'a guess that is written into the truth': () => ({
      resample(state, viewer, random) {
        state.round += 1
        return pebbles.resample(state, viewer, random)
      },
      view: (state, viewer) => ({ ...pebbles.view(state, viewer), round: 0 }),
    }),
  },
  'a view is plain JSON and names its viewer': {
    'a view for nobody': () => ({ view: (state) => pebbles.view(state, 'spectator') }),
    'a field without a value': () => ({ view: (state, viewer) => ({ ...pebbles.view(state, viewer), ...VOID }) }),
  },
  'a view does not depend on hidden facts': {
    'open hands': () => ({ view: (state, viewer) => ({ ...pebbles.view(state, viewer), hands: state.hands }) }),
    'an open bid': () => ({ view: (state, viewer) => ({ ...pebbles.view(state, viewer), bids: state.bids }) }),
    'the last stone of the deck': () => ({
      view(state, viewer) {
        const view = pebbles.view(state, viewer)
        return { ...view, deck: [...view.deck.slice(0, -1), ...state.deck.slice(-1)] }
      },
      determinize(view, random) {
        const guess = pebbles.determinize(view, random)
        return { ...guess, deck: [...guess.deck.slice(0, -1), ...(view.deck as typeof guess.deck).slice(-1)] }
      },
    }),
  },
  'everybody sees what is awaited': {
    'another question for another viewer': () => ({
      pending: (view) => pebbles.pending(view).map((asked) => (view.viewer === 1 ? { ...asked, kind: 'wait' } : asked)),
    }),
    'a secret question that all see': () => ({
      view(state, viewer) {
        const view = pebbles.view(state, viewer)
        return { ...view, todo: state.todo }
      },
    }),
    'a secret question that its own seat does not see': () => ({
      pending: (view) => pebbles.pending(view).filter(({ secret }) => !secret || view.viewer === 'spectator'),
    }),
    'an end that one sees early': () => ({
      outcome: (view) => pebbles.outcome(view.viewer === 1 ? { ...view, todo: [] } : view),
    }),
  },
  'every seat stands somehow': { 'a seat is forgotten': () => ({ standing: () => ['in'] }) },
  'who is out is not asked': {
    'all who are always out': () => ({ standing: ({ hands }) => hands.map(() => 'fallen') }),
  },
  'a guess is plain JSON': {
    'a field without a value': () => ({
      determinize: (view, random) => ({ ...pebbles.determinize(view, random), ...VOID }),
    }),
  },
  'a guess looks the same to the guesser': {
    'a guess at what one knows': () => ({
      determinize: (view, random) => pebbles.resample(pebbles.determinize(view, random), 'spectator', random),
    }),
    'a guess at what all know': () => ({
      determinize: (view, random) => ({ ...pebbles.determinize(view, random), pool: random.below(20) }),
    }),
  },
  'every seat has a side, or none': {
    'a side for one': () => ({ about: company('teams'), sides: () => [0] }),
    'a side with a name': () => ({
      about: company('teams'),
      sides: ({ pebbles: heaps }) => heaps.map(() => 'beach' as unknown as number),
    }),
  },
  'in an open game all seats see and hear the same': {
    'hands that are hidden': () => ({ about: { ...pebbles.about, open: true } }),
    'hands that are hidden where nothing is sealed': () => ({ about: { ...pebbles.about, open: 'but-sealed' } }),
  },
  'who may advise sees what is offered, and nothing else': {
    'a hand that is hidden': () => ({ about: company('together') }),
    'a hand that only others see': () => ({
      about: company('together'),
      advisable: (view, _adviser, actor) => asked(view)?.ask === 'bid' && actor === 1,
    }),
  },
  'who is asked has a choice, who is not has none': {
    'a seat that is stuck': () => ({
      choices: (view, actor) => (actor === 1 ? [] : pebbles.choices(view, actor)),
    }),
    'a clock that never stops': () => ({
      choices: (view, actor) =>
        actor === 'clock' && asked(view)?.ask === 'bid' ? [{ kind: 'time-up', seat: 0 }] : pebbles.choices(view, actor),
    }),
  },
  'choices depend on what the actor sees': {
    'a draw only of agate': () => ({
      choices: (view, actor) =>
        pebbles.choices(view, actor).filter(({ kind }) => kind !== 'draw' || view.deck[0] === 'agate'),
    }),
  },
  'a choice is plain JSON and fits its schema': {
    'a kind that is not known': () => ({
      choices: (view, actor) => pebbles.choices(view, actor).map((choice) => ({ ...choice, quickly: true })),
    }),
    'a field JSON does not hold': () => ({
      choices: (view, actor) => pebbles.choices(view, actor).map((choice) => ({ ...choice, ...SECRET_MARK })),
    }),
  },
  'a choice is offered once': {
    'stones offered as often as they are held': () => ({
      choices(view, actor) {
        const choices = pebbles.choices(view, actor)
        return asked(view)?.ask === 'bid' ? [...choices, ...choices] : choices
      },
    }),
  },
  'an offered choice is not refused': {
    'a draw that is always refused': () => ({
      whyNot: (view, actor, choice) =>
        pebbles.whyNot(view, (choice as { kind?: string })?.kind === 'draw' ? 99 : actor, choice),
    }),
  },
  'what is not offered is refused': {
    'nothing is refused': () => ({ whyNot: () => undefined }),
    'a third pebble is not refused': () => ({
      whyNot: (view, actor, choice) =>
        (choice as { kind?: string })?.kind === 'take' && asked(view)?.ask === 'turn' && actor === asked(view)!.of[0]
          ? undefined
          : pebbles.whyNot(view, actor, choice),
    }),
  },
  'a refusal has a code and a sentence': {
    'a refusal without words': () => ({
      whyNot: (...all) => (pebbles.whyNot(...all) ? { code: 'P-E3', message: '' } : undefined),
    }),
    'a refusal without a code': () => ({
      whyNot: (...all) => (pebbles.whyNot(...all) ? { code: '', message: 'No.' } : undefined),
    }),
  },
  'the same choice with the same dice gives the same result, heard or not': {
    'a count kept outside the state': () => {
      let count = 0
      return playing((state) => {
        state.pool = count++
      })
    },
    'dice of its own': () =>
      playing((state) => {
        state.pool = Math.random()
      }),
    'a pebble for being heard': () =>
      playing((state, _actor, _choice, { tell }) => {
        if (tell) state.pebbles[0]!++
      }),
    'a die that is rolled in silence only': () =>
      playing((_state, _actor, _choice, { random, tell }) => {
        if (!tell) random.below(6)
      }),
    'a choice that play uses up': () => ({
      play(state, actor, choice, table) {
        pebbles.play(state, actor, choice, table)
        if (choice.kind === 'done') Object.assign(choice, { kind: 'take' })
      },
    }),
  },
  'an event is plain JSON and fits its schema': {
    'a kind that is not known': () =>
      playing((_state, _actor, _choice, { tell }) => tell?.({ kind: 'danced', rule: 'P-1' } as never)),
    'a field without a value': () =>
      playing((_state, actor, _choice, { tell }) =>
        tell?.({ kind: 'took', rule: 'P-1', seat: actor, ...VOID } as never),
      ),
    'an opening that is not known': () => ({
      begin(setup, table) {
        table.tell?.({ kind: 'opened', rule: 'P-1' } as never)
        return pebbles.begin(setup, table)
      },
    }),
    'an ear that hears what cannot be': () => ({
      hear: (event) => (event.kind === 'drew' ? ({ ...event, stone: 'ruby' } as never) : event),
    }),
  },
  'the state is plain JSON whenever an event is told': {
    'a field without a value, as long as it is told': () =>
      telling(
        (state) => Object.assign(state, VOID),
        (state) => Reflect.deleteProperty(state, 'note'),
      ),
  },
  'what is seen with an event is plain JSON and names its viewer': {
    'a view for nobody, as long as it is told': () => {
      let isTold = false
      return {
        ...telling(
          () => (isTold = true),
          () => (isTold = false),
        ),
        view: (state, viewer) => pebbles.view(state, isTold ? 'spectator' : viewer),
      }
    },
    'a field without a value, as long as it is told': () => {
      let isTold = false
      return {
        ...telling(
          () => (isTold = true),
          () => (isTold = false),
        ),
        view: (state, viewer) => ({ ...pebbles.view(state, viewer), ...(isTold && VOID) }),
      }
    },
  },
  'what is seen with an event depends on hidden facts only where an event shows them': {
    'a stone of the deck that lies open for a moment': () =>
      telling(
        (state, { kind }) => kind === 'took' && state.discard.push(state.deck[0]!),
        (state, { kind }) => kind === 'took' && state.discard.pop(),
      ),
    'a stone that is drawn before the eyes of all': () =>
      telling(
        (state, event) => event.kind === 'drew' && state.discard.push(event.stone as Stone),
        (state, { kind }) => kind === 'drew' && state.discard.pop(),
      ),
  },
  'what is seen next depends on hidden facts only where an event shows them': {
    'a stone that is drawn, and not said to be shown': () => ({
      play: (state, actor, choice, { random, tell }) =>
        pebbles.play(state, actor, choice, {
          random,
          tell: tell && (({ shows: _shows, ...event }: AnyEvent) => tell(event as never)),
        }),
    }),
    'a pebble for the stone on top of the deck': () =>
      playing((state, actor, { kind }) => {
        if (kind === 'done' && state.deck[0] === 'diamond') state.pebbles[Number(actor)]!++
      }),
    'a question that is skipped for what others hold': () =>
      playing((state) => {
        const question = asked(state)
        if (question?.ask === 'turn' && !state.hands[question.of[0]]!.includes('agate')) state.todo.pop()
      }),
  },
  'what is heard does not depend on hidden facts': {
    'all hear which stone was drawn': () => ({ hear: (event) => event }),
    'a roll that tells the stone on top of the deck': () =>
      playing((state, actor, { kind }, { tell }) => {
        if (kind === 'take')
          tell?.({ kind: 'rolled', rule: 'P-1', seat: Number(actor), face: state.deck[0]!.length - 1 })
      }),
    'silence that tells of a stone in hand': () =>
      playing((state, actor, { kind }, { tell }) => {
        if (kind === 'bid' && state.hands[Number(actor)]!.includes('coral'))
          tell?.({ kind: 'took', rule: 'P-1', seat: Number(actor) })
      }),
    'an event with dice of its own': () =>
      playing((_state, _actor, _choice, { tell }) =>
        tell?.({ kind: 'dealt', rule: 'P-1', stones: [Math.floor(Math.random() * 1e9)] }),
      ),
  },
  'an aside is for its seat alone, and changes nothing that is asked': {
    'a watch of which all hear': () => ({
      hear: (event, viewer) => (event.kind === 'watches' ? event : pebbles.hear(event, viewer)),
    }),
    'a watch that all see': () => ({
      view: (state, viewer) => ({ ...pebbles.view(state, viewer), watch: state.watch }),
      resample: (state, viewer, random) => ({ ...pebbles.resample(state, viewer, random), watch: [...state.watch] }),
    }),
    'a watch that costs a pebble': () =>
      playing((state, actor, { kind }) => {
        if (kind === 'watch') state.pebbles[Number(actor)]!--
      }),
    'a watch that ends the turn': () =>
      playing((state, _actor, { kind }, table) => {
        const question = asked(state)
        if (kind === 'watch' && question?.ask === 'turn') pebbles.play(state, question.of[0], { kind: 'done' }, table)
      }),
    'a watch that begins at once': () =>
      playing((state, actor, { kind }) => {
        if (kind === 'watch' && asked(state)?.ask === 'turn')
          state.todo.push({ ask: 'watch', of: [Number(actor)], secret: true, brief: true })
      }),
  },
  'the match ends': {
    'nobody is ever ready': () => ({
      play(state, actor, choice, table) {
        if (choice.kind !== 'ready') pebbles.play(state, actor, choice, table)
      },
    }),
    'nobody is ever ready, where a match is kept': () =>
      counting((isNow) => ({
        play(state, actor, choice, table) {
          if (choice.kind !== 'ready' || !isNow(3)) pebbles.play(state, actor, choice, table)
        },
      })),
  },
  'an outcome is plain JSON': {
    'a payoff that is no number': () => ({
      outcome: (view) => pebbles.outcome(view) && { ...pebbles.outcome(view)!, payoffs: view.pebbles.map(() => NaN) },
    }),
    'a reason without a value': () => ({
      resign: (...all) => ({ ...pebbles.resign!(...all), ...VOID }),
    }),
  },
  'every seat has a payoff': {
    'a payoff for the winner alone': () => ({
      outcome: (view) => pebbles.outcome(view) && { ...pebbles.outcome(view)!, payoffs: [1] },
    }),
    'a payoff for none who gives up': () => ({ resign: (...all) => ({ ...pebbles.resign!(...all), payoffs: [] }) }),
  },
  'payoffs go from 0 to 1': {
    'pebbles for payoffs': () => ({
      outcome: (view) => pebbles.outcome(view) && { ...pebbles.outcome(view)!, payoffs: view.pebbles },
    }),
    'a fine for giving up': () => ({
      resign: (state, seat) => ({ ...pebbles.resign!(state, seat), payoffs: state.pebbles.map(() => -1) }),
    }),
  },
  'what all give up is lost': {
    'a win for giving up': () => ({
      about: company('together'),
      advisable: () => false,
      abandon: (state) => ({ ...pebbles.resign!(state, 0), payoffs: state.pebbles.map(() => 1) }),
    }),
  },
  'everybody sees the same end': {
    'an end for each': () => ({
      outcome: (view) => pebbles.outcome(view) && { ...pebbles.outcome(view)!, reason: `seen by ${view.viewer}` },
    }),
  },
  'nothing is awaited after the end': {
    'one more question': () => ({
      pending: (view) => (isOver(view) ? [{ actor: 0, kind: 'turn' }] : pebbles.pending(view)),
    }),
  },
  'nothing is offered after the end': {
    'one more choice': () => ({
      choices: (view, actor) => (isOver(view) && actor === 'clock' ? [{ kind: 'done' }] : pebbles.choices(view, actor)),
    }),
  },
  'everything is refused after the end': {
    'no more reasons': () => ({ whyNot: (view, ...all) => (isOver(view) ? undefined : pebbles.whyNot(view, ...all)) }),
  },
  'a sealed choice changes nothing yet': {
    'a pebble for looking at the choices': () =>
      counting((isNow) => ({
        choices(view, actor) {
          if (isNow(3) && asked(view)?.ask === 'bid') view.pebbles[0]!++
          return pebbles.choices(view, actor)
        },
      })),
  },
  'undo gives back what was': {
    'a pebble for looking at the choices': () =>
      counting((isNow) => ({
        choices(view, actor) {
          if (isNow(3) && asked(view)?.ask === 'turn') view.pebbles[0]!++
          return pebbles.choices(view, actor)
        },
      })),
  },
  'undo, then the same again, is the identity': {
    'a count kept outside the state': () =>
      counting((isNow) => {
        let count = 0
        return playing((state) => {
          if (isNow(3)) state.pool = count++
        })
      }),
  },
  'a record is plain JSON': {
    'a field without a value': () =>
      counting((isNow) => ({
        choices: (view, actor) =>
          pebbles.choices(view, actor).map((choice) => (isNow(3) ? { ...choice, ...VOID } : choice)),
      })),
  },
  'a record folds to the same state': {
    'a count of the matches begun': () =>
      counting((isNow) => ({
        begin(setup, table) {
          const state = pebbles.begin(setup, table)
          if (isNow(4)) state.pebbles[0]!++
          return state
        },
      })),
  },
}

/** The words under which a game is found out. */
function verdict(game: Game<Pebbles>): string {
  for (const trial of trials(20)) {
    try {
      checkContract(game, trial)
    } catch (error) {
      return (error as Error).message.split('\n')[0]!
    }
  }
  return 'It kept every law.'
}

describe.each(Object.entries(CRIMES))('a law: %s', (law, crimes) => {
  test.each(Object.entries(crimes))('is broken by %s', (_crime, commit) => {
    expect(verdict({ ...pebbles, ...commit() })).toBe(`pebbles: broke a law: ${law}`)
  })
})

describe(`a law: ${OF_BEATS}`, () => {
  const trialOf = (seed: string): Trial<Scramble> => ({ options: { pool: 8 }, seats: 3, seed, mostChoices: 5000 })
  const SEEDS = Array.from({ length: 10 }, (_, match) => `beats ${match}`)

  test('is kept where what is chosen waits for its beat', () => {
    for (const seed of SEEDS) expect(() => checkContract(scramble, trialOf(seed))).not.toThrow()
  })

  test('is broken where the first to choose is the first to be served', () => {
    const hasty: Game<Scramble> = {
      ...scramble,
      play(state, actor, choice, dealer) {
        const waiting = state.boards.filter(({ order }) => order).length
        scramble.play(state, actor, choice, dealer)
        const board = actor === 'clock' ? undefined : state.boards[actor]
        if (board?.order?.what === choice) board.order.came = waiting
      },
    }
    const verdicts = SEEDS.map((seed) => {
      try {
        checkContract(hasty, trialOf(seed))
        return 'kept'
      } catch (error) {
        return (error as Error).message.split('\n')[0]!
      }
    })
    expect(new Set(verdicts)).toContain(`scramble: broke a law: ${OF_BEATS}`)
  })
})

describe('a broken law', () => {
  const [trial] = trials(1) as Iterable<Trial<Pebbles>>

  test('names the trial that breaks it again, and shows what it saw', () => {
    const judge = () => checkContract({ ...pebbles, pending: () => [] }, trial!)
    expect(judge).toThrow('seed "laws 0", 2 seats, options {"die":false,"short":false,"pool":20}')
    expect(judge).toThrow('"pebbles":[0,0]')
  })

  test('may be a bug: the trial is named just so, and the cause kept', () => {
    const bug = new TypeError('a bug')
    const broken: Game<Pebbles> = {
      ...pebbles,
      play() {
        throw bug
      },
    }
    expect(() => checkContract(broken, trial!)).toThrow(
      expect.objectContaining({ message: expect.stringContaining('pebbles: a bug\nseed "laws 0"'), cause: bug }),
    )
  })
})

test('whoever counts is told every choice and every event, the opening included', () => {
  const [trial] = trials(1) as Iterable<Trial<Pebbles>>
  const seen: string[] = []
  checkContract(pebbles, trial!, {
    choice: ({ kind }) => seen.push(`choice ${kind}`),
    event: ({ kind }) => seen.push(`event ${kind}`),
  })
  expect(seen[0]).toBe('event dealt')
  expect(seen.filter((one) => one === 'choice bid')).toHaveLength(4)
  expect(seen.filter((one) => one === 'event revealed')).toHaveLength(2)
  expect(seen.at(-1)).toBe('choice ready')
})

test('a trial may start from a position of its own', () => {
  const [trial] = trials(1) as Iterable<Trial<Pebbles>>
  const setup: Pebbles['Setup'] = { die: false, rounds: 1, pool: 3, hands: [['agate'], ['coral', 'beryl']], deck: [] }
  const before = structuredClone(setup)
  const seen: unknown[] = []
  checkContract(pebbles, { ...trial!, setup }, { event: (event) => event.kind === 'dealt' && seen.push(event.stones) })
  expect(seen).toEqual([[1, 2]])
  expect(setup).toEqual(before)
})

test('whoever counts is told the state of the moment, and the one before it', () => {
  const [trial] = trials(1) as Iterable<Trial<Pebbles>>
  const taken: number[] = []
  checkContract(pebbles, trial!, {
    event(event, now, before) {
      expect(before === undefined).toBe(event.kind === 'dealt')
      if (event.kind === 'took') taken.push(now.pebbles[event.seat]! - before!.pebbles[event.seat]!)
    },
  })
  expect(new Set(taken)).toEqual(new Set([1]))
})
