import { describe, expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { HeadlessEngine } from '#cli/headless'
import { misfit } from '#engine/schema'
import type { AnyBox } from '#games/box'
import { GAMES } from '#games/shelf'
import { box as ownDice } from '#games/testing/own-dice'
import { lid as pebbles } from '#games/testing/pebbles/lid'

type Answer = Readonly<Record<string, unknown>>
type Choice = { readonly kind: string; readonly card: string }
type Question = { readonly actor: number; readonly decision: number; readonly choices: readonly Choice[] }

/** Asks as a program would: a line out, a line back. */
async function ask(engine: HeadlessEngine, request: object): Promise<Answer> {
  return JSON.parse(JSON.stringify(await engine.answer(JSON.stringify(request)))) as Answer
}

const start = async (engine: HeadlessEngine, how: object = {}): Promise<string> =>
  (await ask(engine, { do: 'new', game: 'brave-rats', seed: 'x', ...how }))['match'] as string

const pending = async (engine: HeadlessEngine, match: string): Promise<readonly Question[]> =>
  (await ask(engine, { do: 'pending', match }))['pending'] as readonly Question[]

const state = async (engine: HeadlessEngine, match: string): Promise<Answer> =>
  (await ask(engine, { do: 'state', match }))['state'] as Answer

const play = (engine: HeadlessEngine, match: string, actor: number, card: string, more: object = {}): Promise<Answer> =>
  ask(engine, { do: 'play', match, actor, choice: { kind: 'choose-card', card }, ...more })

/** Plays the first choice of whoever is asked, until the match is over. */
async function playOut(engine: HeadlessEngine, match: string): Promise<Answer> {
  for (;;) {
    const { actor, decision, choices } = (await pending(engine, match))[0]!
    const locked = await ask(engine, { do: 'play', match, actor, decision, choice: choices[0]! })
    const other = (await pending(engine, match)).find((question) => question.actor !== actor)
    const answer =
      locked['outcome'] || !other
        ? locked
        : await ask(engine, { do: 'play', match, actor: other.actor, choice: other.choices[0]! })
    expect(answer).not.toHaveProperty('error')
    if (answer['outcome']) return answer
  }
}

describe('private matters', () => {
  const wish = { kind: 'prefer', what: 'turnStart', on: true }

  test('are listed seat by seat, and settled by "play", asked or not', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine, { game: 'last-brave', seats: 4 })
    for (const actor of [0, 1, 2, 3]) {
      expect((await ask(engine, { do: 'asides', match, actor }))['asides']).toContainEqual(wish)
      const before = await pending(engine, match)
      expect(await ask(engine, { do: 'play', match, actor, choice: wish, decision: 99 })).toMatchObject({
        events: [{ kind: 'preferred', seat: actor }],
      })
      expect(await pending(engine, match)).toEqual(before)
    }
    expect((await ask(engine, { do: 'asides', match, actor: 0 }))['asides']).not.toContainEqual(wish)
    expect(await ask(engine, { do: 'asides', match, actor: 4 })).toHaveProperty('error')
    const rats = await start(engine)
    expect(await ask(engine, { do: 'asides', match: rats, actor: 0 })).toEqual({ asides: [] })
  })

  test('are no secret here: whoever is asked is listed', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine, { game: 'last-brave', seats: 3 })
    for (const actor of [0, 1, 2]) await ask(engine, { do: 'play', match, actor, choice: wish })
    for (let made = 0; made < 40; made++) {
      const [question] = await pending(engine, match)
      const { actor, decision, choices } = question!
      if ('secret' in question!) {
        expect(question).toMatchObject({ kind: 'react', secret: true, brief: true })
        expect(choices).toContainEqual({ kind: 'pass' })
        return
      }
      await ask(engine, { do: 'play', match, actor, decision, choice: choices[0]! })
    }
    throw new Error('Nobody was asked in secret.')
  })
})

type Rules = AnyBox['game']

/** The games with other rules. */
const altered = (alter: (box: AnyBox) => Rules): typeof GAMES =>
  GAMES.map((lid) => ({
    ...lid,
    async open() {
      const box = await lid.open()
      return { ...box, game: alter(box) }
    },
  }))

/** Rules by which nothing hidden is ever shown. */
const quiet = ({ game }: AnyBox): Rules => ({
  ...game,
  play: (state, actor, choice, { random, tell }) =>
    game.play(state, actor, choice, { random, tell: ({ shows: _shows, ...event }) => tell?.(event) }),
})

describe('a session as a bot author would hold it', () => {
  test('from the list of games to the end of a match', async () => {
    const engine = new HeadlessEngine()
    expect(await ask(engine, { id: 1, do: 'games' })).toMatchObject({
      id: 1,
      games: GAMES.map(({ about: { id, name, seats } }) => ({ id, name, seats })),
    })
    expect(await ask(engine, { id: 3, do: 'new', game: 'brave-rats', seats: 2, seed: 'x', options: {} })).toEqual({
      id: 3,
      match: 'm1',
      seed: 'x',
      events: [expect.objectContaining({ kind: 'dealt', rule: 'BR-005' })],
      outcome: null,
    })
    const asked = await ask(engine, { id: 5, do: 'pending', match: 'm1' })
    expect(asked).toMatchObject({
      id: 5,
      outcome: null,
      pending: [{ actor: 0, sealed: true, decision: 0 }, { actor: 1 }],
    })
    expect((await pending(engine, 'm1'))[0]!.choices).toContainEqual({ kind: 'choose-card', card: 'Y7' })

    expect(await play(engine, 'm1', 0, 'Y6', { id: 6 })).toEqual({ id: 6, events: [], outcome: null })
    expect(await ask(engine, { do: 'pending', match: 'm1' })).toMatchObject({
      pending: [{ actor: 0, locked: true }, {}],
    })
    expect(await play(engine, 'm1', 1, 'A5')).toMatchObject({
      events: [{ kind: 'revealed' }, { kind: 'blanked', seat: 0 }, { kind: 'round-won', seat: 0 }, { kind: 'scored' }],
      outcome: null,
    })
    expect(await play(engine, 'm1', 0, 'Y6', { id: 'again' })).toEqual({
      id: 'again',
      error: { code: 'BR-E04', rule: 'BR-010', message: 'Y6 is not in your hand.' },
    })
    await play(engine, 'm1', 0, 'Y7')
    const last = await play(engine, 'm1', 1, 'A1')
    expect(last['outcome']).toEqual({ payoffs: [0, 1], reason: 'princess', rule: 'BR-100' })
    expect(await ask(engine, { do: 'pending', match: 'm1' })).toEqual({ pending: [], outcome: last['outcome'] })
    expect(await play(engine, 'm1', 0, 'Y5')).toMatchObject({ error: { code: 'BR-E02' } })
    expect(await ask(engine, { do: 'end', match: 'm1' })).toEqual({ ended: 'm1' })
    expect(await ask(engine, { do: 'state', match: 'm1' })).toMatchObject({ error: { code: 'no-such-match' } })
  })

  test('every choice that is offered is accepted, to the end', async () => {
    const engine = new HeadlessEngine()
    for (const options of [{}, { luckyDraw: true }, { draft: true, emperor: true }]) {
      const { outcome } = (await playOut(engine, await start(engine, { options }))) as {
        outcome: { payoffs: number[] }
      }
      expect(outcome.payoffs).toHaveLength(2)
    }
  })
})

describe('a description', () => {
  test('gives schemas that fit what the match says and takes', async () => {
    const engine = new HeadlessEngine()
    const about = await ask(engine, { do: 'describe', game: 'brave-rats' })
    expect(about).toMatchObject({ game: 'brave-rats', name: 'BraveRats', seats: [2, 2], rulesVersion: 2 })
    expect(about['refusals']).toMatchObject({ over: { code: 'BR-E02', rule: 'BR-040' } })
    const { options, setup, choice, event } = about['schemas'] as Record<string, TSchema>
    expect(misfit(options!, { draft: true, ties: 'draw' })).toBeUndefined()
    expect(misfit(options!, { draft: 'yes' })).toMatch(/^draft/)
    expect(misfit(setup!, { hands: [['Y7'], ['A1']] })).toBeUndefined()
    expect(misfit(setup!, { hands: [['Y9'], ['A1']] })).toMatch(/^hands/)
    const match = await start(engine)
    const [{ choices }] = (await pending(engine, match)) as [Question]
    expect(choices.map((one) => misfit(choice!, one)).filter(Boolean)).toEqual([])
    expect(misfit(choice!, { kind: 'choose-card', card: 'Z1' })).toBeDefined()
    await play(engine, match, 0, 'Y2')
    const { events } = (await play(engine, match, 1, 'A3')) as { events: object[] }
    expect(events.length).toBeGreaterThan(1)
    expect(events.map((one) => misfit(event!, one)).filter(Boolean)).toEqual([])
  })

  test('without a game gives the schema of the requests', async () => {
    const { schemas } = (await ask(new HeadlessEngine(), { do: 'describe' })) as { schemas: { request: TSchema } }
    expect(misfit(schemas.request, { id: 1, do: 'games' })).toBeUndefined()
    expect(misfit(schemas.request, { id: 1, do: 'dance' })).toBeDefined()
  })
})

describe('how a match starts', () => {
  test('from a position written by hand', async () => {
    const engine = new HeadlessEngine()
    const setup = {
      hands: [
        ['Y7', 'Y3'],
        ['A7', 'A2'],
      ],
      victories: [2, 3],
    }
    const match = await start(engine, { setup })
    expect(await state(engine, match)).toMatchObject({ ...setup, round: 7 })
    expect(await play(engine, match, 0, 'Y6')).toMatchObject({ error: { code: 'BR-E04' } })
  })

  test('with dice as told: the deal needs them, and takes them in order', async () => {
    const engine = new HeadlessEngine()
    const dice = [1, 8]
    const { match, seed } = await ask(engine, { do: 'new', game: 'brave-rats', options: { traitor: true }, dice })
    expect(seed).toBeUndefined()
    // BR-131 The first die picks the Yargs' card, the second the Applewoods'.
    const { hands } = (await state(engine, match as string)) as { hands: string[][] }
    expect(hands.map((hand) => hand.filter((card) => card.startsWith('A')).length)).toEqual([1, 7])
  })

  test('not with dice that do not fit', async () => {
    const engine = new HeadlessEngine()
    const traitor = { do: 'new', game: 'brave-rats', options: { traitor: true } }
    expect(await ask(engine, { ...traitor, dice: [9, 1] })).toMatchObject({ error: { code: 'bad-dice' } })
    expect(await ask(engine, { ...traitor, dice: [1] })).toMatchObject({ error: { code: 'bad-dice' } })
    expect(await ask(engine, { ...traitor, dice: [1], seed: 'x' })).toMatchObject({ match: 'm1' })
  })

  test('with dice told stream by stream, those of the others by the seed', async () => {
    const games = [{ ...pebbles, open: async () => ownDice }]
    const roll = { do: 'play', match: 'm1', choice: { kind: 'roll' } }
    const faces = async (dice: object): Promise<unknown[]> => {
      const engine = new HeadlessEngine({ games })
      await ask(engine, { do: 'new', game: 'pebbles', seed: 'x', ...dice })
      const [one, other] = [await ask(engine, { ...roll, actor: 0 }), await ask(engine, { ...roll, actor: 1 })]
      return [one, other].map(({ events }) => (events as { face: number }[])[0]!.face)
    }
    const [first, second] = (await faces({})) as [number, number]
    const another = (first % 6) + 1
    expect(await faces({ dice: { 'seat/0': [another] } })).toEqual([another, second])

    const engine = new HeadlessEngine({ games })
    await ask(engine, { do: 'new', game: 'pebbles', seed: 'x' })
    expect(await ask(engine, { ...roll, actor: 0, dice: { 'seat/0': [7] } })).toMatchObject({
      error: { code: 'bad-dice', message: 'A die for "seat/0" has 6 sides; it cannot show 7.' },
    })
    await ask(engine, { ...roll, actor: 0, dice: { 'seat/0': [another] } })
    const { record } = await ask(engine, { do: 'save', match: 'm1' })
    await ask(engine, { do: 'load', record })
    expect(await state(engine, 'm2')).toEqual(await state(engine, 'm1'))
    expect(await state(engine, 'm2')).toMatchObject({ pebbles: [another, 0] })
  })

  test('dice left over when it ends are refused, and it has not ended', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine, { setup: { hands: [['Y7'], ['A1']] } })
    await play(engine, match, 0, 'Y7')
    expect(await play(engine, match, 1, 'A1', { dice: [3] })).toMatchObject({ error: { code: 'dice-left' } })
    expect(await play(engine, match, 1, 'A1')).toMatchObject({ outcome: { reason: 'princess' } })
  })

  test('with a seed of its own if none is given, told so that it can be played again', async () => {
    const engine = new HeadlessEngine()
    const options = { randomDeal: true }
    const one = await ask(engine, { do: 'new', game: 'brave-rats', options })
    const other = await ask(engine, { do: 'new', game: 'brave-rats', options })
    expect(one['seed']).toMatch(/^[0-9a-f]{32}$/)
    expect(one['seed']).not.toBe(other['seed'])
    const again = await ask(engine, { do: 'new', game: 'brave-rats', options, seed: one['seed'] })
    expect(again['events']).toEqual(one['events'])
  })

  test.each([
    ['no-such-game', { game: 'chess' }],
    ['no-such-game', { game: '__proto__' }],
    ['BR-E14', { seats: 3 }],
    ['BR-E13', { options: { dragons: true } }],
    ['BR-E13', { options: { draft: 1 } }],
    ['BR-E12', { options: { draft: true, randomDeal: true } }],
    ['BR-E12', { setup: { options: { draft: true, randomDeal: true } } }],
    ['illegal-setup', { setup: { hands: [['Y7'], ['Y7']] } }],
    ['illegal-setup', { setup: { dragons: 3 } }],
    ['bad-start', { setup: {}, options: {} }],
  ])('not with what cannot be: %s %j', async (code, how) => {
    const engine = new HeadlessEngine()
    const answer = await ask(engine, { id: 1, do: 'new', game: 'brave-rats', seed: 'x', ...how })
    expect(answer).toEqual({ id: 1, error: expect.objectContaining({ code, message: expect.stringMatching(/\.$/) }) })
    expect(await start(engine)).toBe('m1')
  })

  test('with the seats of its position, unless it says otherwise', async () => {
    const engine = new HeadlessEngine()
    const position = { do: 'new', game: 'last-stand', seed: 'x', setup: { seats: 4 } }
    expect(await ask(engine, position)).toMatchObject({ match: 'm1' })
    expect((await ask(engine, { do: 'asides', match: 'm1', actor: 3 }))['error']).toBeUndefined()
    const other = await ask(engine, { ...position, seats: 2 })
    expect(other['error']).toMatchObject({ message: 'seats: the position is for 4, but the match for 2.' })
    expect((await ask(engine, { ...position, setup: { seats: 9 } }))['error']).toMatchObject({ code: 'LS-E26' })
  })

  test('not when there are as many as the engine can hold', async () => {
    const engine = new HeadlessEngine({ mostMatches: 2 })
    const first = await start(engine)
    const second = await start(engine)
    const { record } = await ask(engine, { do: 'save', match: second })
    expect(await ask(engine, { do: 'new', game: 'brave-rats' })).toMatchObject({ error: { code: 'too-many-matches' } })
    expect(await ask(engine, { do: 'load', record })).toMatchObject({ error: { code: 'too-many-matches' } })
    await ask(engine, { do: 'end', match: first })
    expect(await ask(engine, { do: 'load', record })).toEqual({ match: 'm3', outcome: null })
  })
})

describe('in a match', () => {
  test('why is what play would be refused with', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine)
    const tries = [
      { actor: 0, choice: { kind: 'choose-card', card: 'A7' } },
      { actor: 0, choice: { kind: 'choose-card', card: 'Y9' } },
      { actor: 0, choice: { kind: 'choose-card' } },
      { actor: 0, choice: {} },
      { actor: 1, choice: { kind: 'draft-pick', card: 'A7' } },
      { actor: 2, choice: { kind: 'choose-card', card: 'Y7' } },
      { actor: 'clock', choice: { kind: 'choose-card', card: 'Y7' } },
      { actor: 0, choice: { kind: 'choose-card', card: 'Y7' }, decision: 1 },
    ]
    for (const one of tries) {
      const { why } = await ask(engine, { do: 'why', match, ...one })
      expect(why).toHaveProperty('code')
      expect(await ask(engine, { do: 'play', match, ...one })).toEqual({ error: why })
    }
    const legal = { actor: 0, choice: { kind: 'choose-card', card: 'Y7' }, decision: 0 }
    expect(await ask(engine, { do: 'why', match, ...legal })).toEqual({ why: null })
    expect(await ask(engine, { do: 'play', match, ...legal })).toEqual({ events: [], outcome: null })
  })

  test('a sealed choice can be exchanged and taken back until the last is in', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine)
    const takeBack = { do: 'take-back', match, actor: 0 }
    expect(await ask(engine, takeBack)).toMatchObject({ error: { code: 'BR-E05' } })
    await play(engine, match, 0, 'Y7')
    expect(await ask(engine, { ...takeBack, decision: 7 })).toMatchObject({ error: { code: 'BR-E10' } })
    expect(await ask(engine, { ...takeBack, decision: 0 })).toEqual({ events: [], outcome: null })
    expect(await play(engine, match, 1, 'A1')).toMatchObject({ events: [] })
    expect(await play(engine, match, 0, 'Y0')).toMatchObject({
      events: [{ kind: 'revealed', cards: ['Y0', 'A1'] }, {}],
    })
  })

  test('a choice that showed nothing can be undone by its own seat, and its decision is asked anew', async () => {
    const engine = new HeadlessEngine({ games: altered(quiet) })
    const match = await start(engine, { options: { draft: true, firstDrafter: 0 } })
    const undo = (actor: number) => ask(engine, { do: 'undo', match, actor })
    expect(await undo(0)).toMatchObject({ error: { code: 'BR-E05' } })
    const before = await state(engine, match)
    const [{ decision, choices }] = (await pending(engine, match)) as [Question]
    const pick = { do: 'play', match, actor: 0, choice: choices[0]!, decision }
    expect(await ask(engine, pick)).toHaveProperty('events')
    expect(await state(engine, match)).not.toEqual(before)
    expect(await undo(1)).toMatchObject({ error: { code: 'BR-E05' } })
    expect(await undo(0)).toEqual({ events: [], outcome: null })
    expect(await state(engine, match)).toEqual(before)
    expect(await ask(engine, pick)).toMatchObject({ error: { code: 'BR-E10' } })
    const { record } = await ask(engine, { do: 'save', match })
    const { match: other } = (await ask(engine, { do: 'load', record })) as { match: string }
    expect(await state(engine, other)).toEqual(before)
  })

  test('a choice that showed something cannot be undone', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine, {
      setup: {
        spySeat: 0,
        hands: [
          ['Y7', 'Y3'],
          ['A7', 'A2'],
        ],
      },
    })
    const choice = { kind: 'choose-first', card: 'A7' }
    expect(await ask(engine, { do: 'play', match, actor: 1, choice })).toMatchObject({
      events: [{ kind: 'shown-first' }],
    })
    expect(await ask(engine, { do: 'undo', match, actor: 1 })).toMatchObject({ error: { code: 'BR-E05' } })
  })

  test('a seat sees its own cards alone, the state has them all', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine, { options: { luckyDraw: true } })
    const see = async (viewer: number | string) =>
      (await ask(engine, { do: 'view', match, viewer }))['view'] as { hands: string[][] }
    const { hands } = (await state(engine, match)) as { hands: string[][] }
    const hidden = ['?', '?', '?']
    expect((await see(0)).hands).toEqual([hands[0], hidden])
    expect((await see(1)).hands).toEqual([hidden, hands[1]])
    expect((await see('spectator')).hands).toEqual([hidden, hidden])
    expect(await ask(engine, { do: 'view', match, viewer: 2 })).toMatchObject({ error: { code: 'BR-E01' } })
  })

  test('who resigns has lost', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine)
    expect(await ask(engine, { do: 'resign', match, actor: 5 })).toMatchObject({ error: { code: 'BR-E01' } })
    expect(await ask(engine, { do: 'resign', match, actor: 0 })).toMatchObject({
      events: [],
      outcome: { payoffs: [0, 1] },
    })
    expect(await ask(engine, { do: 'resign', match, actor: 1 })).toMatchObject({ error: { code: 'BR-E02' } })
  })

  test('events become sentences', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine)
    await play(engine, match, 0, 'Y7')
    const { events } = (await play(engine, match, 1, 'A0')) as { events: object[] }
    const { text } = (await ask(engine, { do: 'text', game: 'brave-rats', events })) as { text: string[] }
    expect(text[0]).toBe('Round 1: Prince 7 of the Yargs meets Musician 0 of the Applewoods.')
    expect(text).toHaveLength(events.length)
    const wrong = [...events, { kind: 'dance', rule: 'BR-001' }]
    expect(await ask(engine, { do: 'text', game: 'brave-rats', events: wrong })).toMatchObject({
      error: { code: 'bad-request', message: expect.stringMatching(`events\\[${events.length}\\]`) },
    })
  })
})

describe('a bot', () => {
  test('answers the same question the same, with a legal choice, and plays nothing', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine)
    const before = await ask(engine, { do: 'save', match })
    const cards = new Set<string>()
    for (const actor of [0, 1]) {
      const question = { do: 'bot', match, actor, level: 'random', iterations: 1 }
      const { choice } = (await ask(engine, question)) as { choice: Choice }
      expect(await ask(engine, question)).toEqual({ choice })
      expect(await ask(engine, { do: 'why', match, actor, choice })).toEqual({ why: null })
      cards.add(choice.card.slice(0, 1))
    }
    expect(cards).toEqual(new Set(['Y', 'A']))
    expect(await ask(engine, { do: 'save', match })).toEqual(before)
  })

  test('gets what its seat sees and nothing else', async () => {
    const seen: object[] = []
    const spy: AnyBox['bots']['easy'] = () => (view, choices) => {
      seen.push(view)
      return choices[0]!
    }
    const games = GAMES.map((lid) => ({
      ...lid,
      async open() {
        const box = await lid.open()
        return { ...box, bots: { ...box.bots, easy: spy } }
      },
    }))
    const engine = new HeadlessEngine({ games })
    const match = await start(engine, { options: { luckyDraw: true } })
    await ask(engine, { do: 'bot', match, actor: 1, level: 'easy' })
    expect(seen).toMatchObject([{ viewer: 1, hands: [['?', '?', '?'], Array(3).fill(expect.stringMatching(/^A/))] }])
  })

  test.each(['easy', 'normal', 'hard'])('of level %s plays a whole match against itself', async (level) => {
    const engine = new HeadlessEngine()
    const match = await start(engine, {
      setup: {
        hands: [
          ['Y7', 'Y3', 'Y2'],
          ['A7', 'A2', 'A1'],
        ],
      },
    })
    for (let asked = await pending(engine, match); asked.length > 0; asked = await pending(engine, match))
      for (const { actor } of asked) {
        const { choice } = await ask(engine, { do: 'bot', match, actor, level, iterations: 20 })
        expect(await ask(engine, { do: 'play', match, actor, choice })).toHaveProperty('events')
      }
    expect(await ask(engine, { do: 'pending', match })).toHaveProperty('outcome.payoffs')
  })

  test('is not asked where there is nothing to choose, nor one that is not there', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine, { options: { draft: true, firstDrafter: 0 } })
    const question = { do: 'bot', match, actor: 0, level: 'random' }
    expect(await ask(engine, { ...question, level: 'dragon' })).toMatchObject({ error: { code: 'no-such-bot' } })
    expect(await ask(engine, { ...question, level: '__proto__' })).toMatchObject({ error: { code: 'no-such-bot' } })
    expect(await ask(engine, { ...question, actor: 1 })).toMatchObject({ error: { code: 'BR-E09' } })
    expect(await ask(engine, { ...question, actor: 2 })).toMatchObject({ error: { code: 'BR-E01' } })
    expect(await ask(engine, { ...question, actor: 'clock' })).toMatchObject({ error: { code: 'BR-E09' } })
    await ask(engine, { do: 'resign', match, actor: 0 })
    expect(await ask(engine, question)).toMatchObject({ error: { code: 'BR-E02' } })
  })

  test('after the end is told the clause that ended it, and before whom all wait for', async () => {
    const engine = new HeadlessEngine()
    const match = await start(engine, { game: 'last-stand', seats: 2, options: { first: 0 } })
    const question = { do: 'bot', match, actor: 1, level: 'random' }
    const waits = { code: 'LS-E24', rule: 'LS-R1', message: 'This is not yours to decide.' }
    expect(await ask(engine, question)).toEqual({ error: waits })
    expect(await ask(engine, { ...question, actor: 2 })).toMatchObject({ error: { code: 'LS-E01' } })
    await ask(engine, { do: 'agree', match, what: 'abandon' })
    for (const actor of [0, 1, 'clock'])
      expect(await ask(engine, { ...question, actor })).toMatchObject({ error: { code: 'LS-E02', rule: 'LS-R81' } })
  })
})

describe('several matches', () => {
  test('do not know of each other', async () => {
    const engine = new HeadlessEngine()
    const [one, other] = [await start(engine), await start(engine)]
    expect([one, other]).toEqual(['m1', 'm2'])
    const before = await state(engine, other)
    await play(engine, one, 0, 'Y7')
    await play(engine, one, 1, 'A1')
    expect(await state(engine, other)).toEqual(before)
    await ask(engine, { do: 'end', match: one })
    expect(await ask(engine, { do: 'end', match: one })).toMatchObject({ error: { code: 'no-such-match' } })
    expect(await playOut(engine, other)).toHaveProperty('outcome.payoffs')
    expect(await start(engine)).toBe('m3')
  })

  test('a saved match goes on as the one it was saved from', async () => {
    const engine = new HeadlessEngine()
    const one = await start(engine, { options: { randomDeal: true, emperor: true } })
    const [{ choices: mine }, { choices: theirs }] = (await pending(engine, one)) as [Question, Question]
    await ask(engine, { do: 'play', match: one, actor: 0, choice: mine[3]! })
    await ask(engine, { do: 'play', match: one, actor: 1, choice: theirs[4]! })
    const { record } = await ask(engine, { do: 'save', match: one })
    const { match: other } = (await ask(engine, { do: 'load', record })) as { match: string }
    expect(await state(engine, other)).toEqual(await state(engine, one))
    expect(await pending(engine, other)).toEqual(await pending(engine, one))
    await playOut(engine, one)
    await playOut(engine, other)
    expect(await state(engine, other)).toEqual(await state(engine, one))
    expect(await ask(engine, { do: 'save', match: other })).toEqual(await ask(engine, { do: 'save', match: one }))
  })

  test.each([
    ['This is not a Ludus match.', {}],
    ['This is not a Ludus match.', { format: 'chess' }],
    ['version: must be 1.', { version: 2 }],
    ['It was played under version 99 of the rules; here is version 2.', { rules: 99 }],
    [
      'inputs[0]: There is no card called "Y8".',
      { inputs: [{ actor: 0, choice: { kind: 'choose-card', card: 'Y8' } }] },
    ],
    ['inputs[0]: You have no card that can still be changed.', { inputs: [{ actor: 0, act: 'undo' }] }],
  ])('a record is refused that is none: %s', async (message, change) => {
    const engine = new HeadlessEngine()
    const { record } = await ask(engine, { do: 'save', match: await start(engine) })
    const broken = Object.keys(change).length === 0 ? {} : { ...(record as object), ...change }
    expect(await ask(engine, { do: 'load', record: broken })).toEqual({ error: { code: 'bad-record', message } })
    expect(await start(engine)).toBe('m2')
  })

  test('a record of a game that is not here is refused', async () => {
    const engine = new HeadlessEngine()
    const { record } = await ask(engine, { do: 'save', match: await start(engine) })
    const foreign = { ...(record as object), game: 'chess' }
    expect(await ask(engine, { do: 'load', record: foreign })).toMatchObject({ error: { code: 'no-such-game' } })
  })
})

test('a bug in the rules is answered, told, and leaves all matches as they were', async () => {
  const bugs: unknown[] = []
  const games = altered(({ game }) => ({
    ...game,
    play(state, actor, choice, table) {
      game.play(state, actor, choice, table)
      if ('card' in choice && choice.card === 'A6') throw new TypeError('no such rat')
    },
  }))
  const engine = new HeadlessEngine({ games, report: (bug) => bugs.push(bug) })
  const match = await start(engine)
  await play(engine, match, 0, 'Y7')
  const before = await ask(engine, { do: 'save', match })
  const answer = await play(engine, match, 1, 'A6', { id: 9 })
  expect(answer).toEqual({ id: 9, error: { code: 'internal', message: expect.stringContaining('no such rat') } })
  expect(bugs).toEqual([new TypeError('no such rat')])
  expect(await ask(engine, { do: 'save', match })).toEqual(before)
  expect(await play(engine, match, 1, 'A1')).toMatchObject({ outcome: { reason: 'princess' } })
})
