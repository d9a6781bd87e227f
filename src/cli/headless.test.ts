import { describe, expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { Desk } from '#cli/headless'
import { misfit } from '#engine/schema'
import type { AnyBox } from '#games/box'
import { GAMES } from '#games/shelf'

type Answer = Readonly<Record<string, unknown>>
type Choice = { readonly kind: string; readonly card: string }
type Question = { readonly actor: number; readonly decision: number; readonly choices: readonly Choice[] }

/** Asks as a program would: a line out, a line back. */
async function ask(desk: Desk, request: object): Promise<Answer> {
  return JSON.parse(JSON.stringify(await desk.answer(JSON.stringify(request)))) as Answer
}

const start = async (desk: Desk, how: object = {}): Promise<string> =>
  (await ask(desk, { do: 'new', game: 'brave-rats', seed: 'x', ...how }))['match'] as string

const pending = async (desk: Desk, match: string): Promise<readonly Question[]> =>
  (await ask(desk, { do: 'pending', match }))['pending'] as readonly Question[]

const state = async (desk: Desk, match: string): Promise<Answer> =>
  (await ask(desk, { do: 'state', match }))['state'] as Answer

const play = (desk: Desk, match: string, actor: number, card: string, more: object = {}): Promise<Answer> =>
  ask(desk, { do: 'play', match, actor, choice: { kind: 'choose-card', card }, ...more })

/** Plays the first choice of whoever is asked, until the match is over. */
async function playOut(desk: Desk, match: string): Promise<Answer> {
  for (;;) {
    const { actor, decision, choices } = (await pending(desk, match))[0]!
    const locked = await ask(desk, { do: 'play', match, actor, decision, choice: choices[0]! })
    const other = (await pending(desk, match)).find((question) => question.actor !== actor)
    const answer =
      locked['outcome'] || !other
        ? locked
        : await ask(desk, { do: 'play', match, actor: other.actor, choice: other.choices[0]! })
    expect(answer).not.toHaveProperty('error')
    if (answer['outcome']) return answer
  }
}

describe('private matters', () => {
  const wish = { kind: 'prefer', what: 'turnStart', on: true }

  test('are listed seat by seat, and settled by "play", asked or not', async () => {
    const desk = new Desk()
    const match = await start(desk, { game: 'last-brave', seats: 4 })
    for (const actor of [0, 1, 2, 3]) {
      expect((await ask(desk, { do: 'asides', match, actor }))['asides']).toContainEqual(wish)
      const before = await pending(desk, match)
      expect(await ask(desk, { do: 'play', match, actor, choice: wish, decision: 99 })).toMatchObject({
        events: [{ kind: 'preferred', seat: actor }],
      })
      expect(await pending(desk, match)).toEqual(before)
    }
    expect((await ask(desk, { do: 'asides', match, actor: 0 }))['asides']).not.toContainEqual(wish)
    expect(await ask(desk, { do: 'asides', match, actor: 4 })).toHaveProperty('error')
    const rats = await start(desk)
    expect(await ask(desk, { do: 'asides', match: rats, actor: 0 })).toEqual({ asides: [] })
  })

  test('are no secret here: whoever is asked is listed', async () => {
    const desk = new Desk()
    const match = await start(desk, { game: 'last-brave', seats: 3 })
    for (const actor of [0, 1, 2]) await ask(desk, { do: 'play', match, actor, choice: wish })
    for (let made = 0; made < 40; made++) {
      const [question] = await pending(desk, match)
      const { actor, decision, choices } = question!
      if ('secret' in question!) {
        expect(question).toMatchObject({ kind: 'react', secret: true, brief: true })
        expect(choices).toContainEqual({ kind: 'pass' })
        return
      }
      await ask(desk, { do: 'play', match, actor, decision, choice: choices[0]! })
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
    const desk = new Desk()
    expect(await ask(desk, { id: 1, do: 'games' })).toMatchObject({
      id: 1,
      games: GAMES.map(({ about: { id, name, seats } }) => ({ id, name, seats })),
    })
    expect(await ask(desk, { id: 3, do: 'new', game: 'brave-rats', seats: 2, seed: 'x', options: {} })).toEqual({
      id: 3,
      match: 'm1',
      seed: 'x',
      events: [expect.objectContaining({ kind: 'dealt', rule: 'BR-005' })],
      outcome: null,
    })
    const asked = await ask(desk, { id: 5, do: 'pending', match: 'm1' })
    expect(asked).toMatchObject({
      id: 5,
      outcome: null,
      pending: [{ actor: 0, sealed: true, decision: 0 }, { actor: 1 }],
    })
    expect((await pending(desk, 'm1'))[0]!.choices).toContainEqual({ kind: 'choose-card', card: 'Y7' })

    expect(await play(desk, 'm1', 0, 'Y6', { id: 6 })).toEqual({ id: 6, events: [], outcome: null })
    expect(await ask(desk, { do: 'pending', match: 'm1' })).toMatchObject({ pending: [{ actor: 0, locked: true }, {}] })
    expect(await play(desk, 'm1', 1, 'A5')).toMatchObject({
      events: [{ kind: 'revealed' }, { kind: 'blanked', seat: 0 }, { kind: 'round-won', seat: 0 }, { kind: 'scored' }],
      outcome: null,
    })
    expect(await play(desk, 'm1', 0, 'Y6', { id: 'again' })).toEqual({
      id: 'again',
      error: { code: 'BR-E04', rule: 'BR-010', message: 'Y6 is not in your hand.' },
    })
    await play(desk, 'm1', 0, 'Y7')
    const last = await play(desk, 'm1', 1, 'A1')
    expect(last['outcome']).toEqual({ payoffs: [0, 1], reason: 'princess', rule: 'BR-100' })
    expect(await ask(desk, { do: 'pending', match: 'm1' })).toEqual({ pending: [], outcome: last['outcome'] })
    expect(await play(desk, 'm1', 0, 'Y5')).toMatchObject({ error: { code: 'BR-E02' } })
    expect(await ask(desk, { do: 'end', match: 'm1' })).toEqual({ ended: 'm1' })
    expect(await ask(desk, { do: 'state', match: 'm1' })).toMatchObject({ error: { code: 'no-such-match' } })
  })

  test('every choice that is offered is accepted, to the end', async () => {
    const desk = new Desk()
    for (const options of [{}, { luckyDraw: true }, { draft: true, emperor: true }]) {
      const { outcome } = (await playOut(desk, await start(desk, { options }))) as { outcome: { payoffs: number[] } }
      expect(outcome.payoffs).toHaveLength(2)
    }
  })
})

describe('a description', () => {
  test('gives schemas that fit what the match says and takes', async () => {
    const desk = new Desk()
    const about = await ask(desk, { do: 'describe', game: 'brave-rats' })
    expect(about).toMatchObject({ game: 'brave-rats', name: 'BraveRats', seats: [2, 2], rulesVersion: 1 })
    expect(about['refusals']).toMatchObject({ over: { code: 'BR-E02', rule: 'BR-040' } })
    const { options, setup, choice, event } = about['schemas'] as Record<string, TSchema>
    expect(misfit(options!, { draft: true, ties: 'draw' })).toBeUndefined()
    expect(misfit(options!, { draft: 'yes' })).toMatch(/^draft/)
    expect(misfit(setup!, { hands: [['Y7'], ['A1']] })).toBeUndefined()
    expect(misfit(setup!, { hands: [['Y9'], ['A1']] })).toMatch(/^hands/)
    const match = await start(desk)
    const [{ choices }] = (await pending(desk, match)) as [Question]
    expect(choices.map((one) => misfit(choice!, one)).filter(Boolean)).toEqual([])
    expect(misfit(choice!, { kind: 'choose-card', card: 'Z1' })).toBeDefined()
    await play(desk, match, 0, 'Y2')
    const { events } = (await play(desk, match, 1, 'A3')) as { events: object[] }
    expect(events.length).toBeGreaterThan(1)
    expect(events.map((one) => misfit(event!, one)).filter(Boolean)).toEqual([])
  })

  test('without a game gives the schema of the requests', async () => {
    const { schemas } = (await ask(new Desk(), { do: 'describe' })) as { schemas: { request: TSchema } }
    expect(misfit(schemas.request, { id: 1, do: 'games' })).toBeUndefined()
    expect(misfit(schemas.request, { id: 1, do: 'dance' })).toBeDefined()
  })
})

describe('how a match starts', () => {
  test('from a position written by hand', async () => {
    const desk = new Desk()
    const setup = {
      hands: [
        ['Y7', 'Y3'],
        ['A7', 'A2'],
      ],
      victories: [2, 3],
    }
    const match = await start(desk, { setup })
    expect(await state(desk, match)).toMatchObject({ ...setup, round: 7 })
    expect(await play(desk, match, 0, 'Y6')).toMatchObject({ error: { code: 'BR-E04' } })
  })

  test('with dice as told: the deal needs them, and takes them in order', async () => {
    const desk = new Desk()
    const dice = [1, 8]
    const { match, seed } = await ask(desk, { do: 'new', game: 'brave-rats', options: { traitor: true }, dice })
    expect(seed).toBeUndefined()
    // BR-131 The first die picks the Yargs' card, the second the Applewoods'.
    const { hands } = (await state(desk, match as string)) as { hands: string[][] }
    expect(hands.map((hand) => hand.filter((card) => card.startsWith('A')).length)).toEqual([1, 7])
  })

  test('not with dice that do not fit', async () => {
    const desk = new Desk()
    const traitor = { do: 'new', game: 'brave-rats', options: { traitor: true } }
    expect(await ask(desk, { ...traitor, dice: [9, 1] })).toMatchObject({ error: { code: 'bad-dice' } })
    expect(await ask(desk, { ...traitor, dice: [1] })).toMatchObject({ error: { code: 'bad-dice' } })
    expect(await ask(desk, { ...traitor, dice: [1], seed: 'x' })).toMatchObject({ match: 'm1' })
  })

  test('dice left over when it ends are refused, and it has not ended', async () => {
    const desk = new Desk()
    const match = await start(desk, { setup: { hands: [['Y7'], ['A1']] } })
    await play(desk, match, 0, 'Y7')
    expect(await play(desk, match, 1, 'A1', { dice: [3] })).toMatchObject({ error: { code: 'dice-left' } })
    expect(await play(desk, match, 1, 'A1')).toMatchObject({ outcome: { reason: 'princess' } })
  })

  test('with a seed of its own if none is given, told so that it can be played again', async () => {
    const desk = new Desk()
    const options = { randomDeal: true }
    const one = await ask(desk, { do: 'new', game: 'brave-rats', options })
    const other = await ask(desk, { do: 'new', game: 'brave-rats', options })
    expect(one['seed']).toMatch(/^[0-9a-f]{32}$/)
    expect(one['seed']).not.toBe(other['seed'])
    const again = await ask(desk, { do: 'new', game: 'brave-rats', options, seed: one['seed'] })
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
    const desk = new Desk()
    const answer = await ask(desk, { id: 1, do: 'new', game: 'brave-rats', seed: 'x', ...how })
    expect(answer).toEqual({ id: 1, error: expect.objectContaining({ code, message: expect.stringMatching(/\.$/) }) })
    expect(await start(desk)).toBe('m1')
  })

  test('not when there are as many as the desk can hold', async () => {
    const desk = new Desk({ mostMatches: 2 })
    const first = await start(desk)
    const second = await start(desk)
    const { record } = await ask(desk, { do: 'save', match: second })
    expect(await ask(desk, { do: 'new', game: 'brave-rats' })).toMatchObject({ error: { code: 'too-many-matches' } })
    expect(await ask(desk, { do: 'load', record })).toMatchObject({ error: { code: 'too-many-matches' } })
    await ask(desk, { do: 'end', match: first })
    expect(await ask(desk, { do: 'load', record })).toEqual({ match: 'm3', outcome: null })
  })
})

describe('in a match', () => {
  test('why is what play would be refused with', async () => {
    const desk = new Desk()
    const match = await start(desk)
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
      const { why } = await ask(desk, { do: 'why', match, ...one })
      expect(why).toHaveProperty('code')
      expect(await ask(desk, { do: 'play', match, ...one })).toEqual({ error: why })
    }
    const legal = { actor: 0, choice: { kind: 'choose-card', card: 'Y7' }, decision: 0 }
    expect(await ask(desk, { do: 'why', match, ...legal })).toEqual({ why: null })
    expect(await ask(desk, { do: 'play', match, ...legal })).toEqual({ events: [], outcome: null })
  })

  test('a sealed choice can be exchanged and taken back until the last is in', async () => {
    const desk = new Desk()
    const match = await start(desk)
    const takeBack = { do: 'take-back', match, actor: 0 }
    expect(await ask(desk, takeBack)).toMatchObject({ error: { code: 'BR-E05' } })
    await play(desk, match, 0, 'Y7')
    expect(await ask(desk, { ...takeBack, decision: 7 })).toMatchObject({ error: { code: 'BR-E10' } })
    expect(await ask(desk, { ...takeBack, decision: 0 })).toEqual({ events: [], outcome: null })
    expect(await play(desk, match, 1, 'A1')).toMatchObject({ events: [] })
    expect(await play(desk, match, 0, 'Y0')).toMatchObject({ events: [{ kind: 'revealed', cards: ['Y0', 'A1'] }, {}] })
  })

  test('a choice that showed nothing can be undone by its own seat, and its decision is asked anew', async () => {
    const desk = new Desk({ games: altered(quiet) })
    const match = await start(desk, { options: { draft: true, firstDrafter: 0 } })
    const undo = (actor: number) => ask(desk, { do: 'undo', match, actor })
    expect(await undo(0)).toMatchObject({ error: { code: 'BR-E05' } })
    const before = await state(desk, match)
    const [{ decision, choices }] = (await pending(desk, match)) as [Question]
    const pick = { do: 'play', match, actor: 0, choice: choices[0]!, decision }
    expect(await ask(desk, pick)).toHaveProperty('events')
    expect(await state(desk, match)).not.toEqual(before)
    expect(await undo(1)).toMatchObject({ error: { code: 'BR-E05' } })
    expect(await undo(0)).toEqual({ events: [], outcome: null })
    expect(await state(desk, match)).toEqual(before)
    expect(await ask(desk, pick)).toMatchObject({ error: { code: 'BR-E10' } })
    const { record } = await ask(desk, { do: 'save', match })
    const { match: other } = (await ask(desk, { do: 'load', record })) as { match: string }
    expect(await state(desk, other)).toEqual(before)
  })

  test('a choice that showed something cannot be undone', async () => {
    const desk = new Desk()
    const match = await start(desk, {
      setup: {
        spySeat: 0,
        hands: [
          ['Y7', 'Y3'],
          ['A7', 'A2'],
        ],
      },
    })
    const choice = { kind: 'choose-first', card: 'A7' }
    expect(await ask(desk, { do: 'play', match, actor: 1, choice })).toMatchObject({
      events: [{ kind: 'shown-first' }],
    })
    expect(await ask(desk, { do: 'undo', match, actor: 1 })).toMatchObject({ error: { code: 'BR-E05' } })
  })

  test('a seat sees its own cards alone, the state has them all', async () => {
    const desk = new Desk()
    const match = await start(desk, { options: { luckyDraw: true } })
    const see = async (viewer: number | string) =>
      (await ask(desk, { do: 'view', match, viewer }))['view'] as { hands: string[][] }
    const { hands } = (await state(desk, match)) as { hands: string[][] }
    const hidden = ['?', '?', '?']
    expect((await see(0)).hands).toEqual([hands[0], hidden])
    expect((await see(1)).hands).toEqual([hidden, hands[1]])
    expect((await see('spectator')).hands).toEqual([hidden, hidden])
    expect(await ask(desk, { do: 'view', match, viewer: 2 })).toMatchObject({ error: { code: 'BR-E01' } })
  })

  test('who resigns has lost', async () => {
    const desk = new Desk()
    const match = await start(desk)
    expect(await ask(desk, { do: 'resign', match, actor: 5 })).toMatchObject({ error: { code: 'BR-E01' } })
    expect(await ask(desk, { do: 'resign', match, actor: 0 })).toMatchObject({
      events: [],
      outcome: { payoffs: [0, 1] },
    })
    expect(await ask(desk, { do: 'resign', match, actor: 1 })).toMatchObject({ error: { code: 'BR-E02' } })
  })

  test('events become sentences', async () => {
    const desk = new Desk()
    const match = await start(desk)
    await play(desk, match, 0, 'Y7')
    const { events } = (await play(desk, match, 1, 'A0')) as { events: object[] }
    const { text } = (await ask(desk, { do: 'text', game: 'brave-rats', events })) as { text: string[] }
    expect(text[0]).toBe('Round 1: Prince 7 of the Yargs meets Musician 0 of the Applewoods.')
    expect(text).toHaveLength(events.length)
    const wrong = [...events, { kind: 'dance', rule: 'BR-001' }]
    expect(await ask(desk, { do: 'text', game: 'brave-rats', events: wrong })).toMatchObject({
      error: { code: 'bad-request', message: expect.stringMatching(`events\\[${events.length}\\]`) },
    })
  })
})

describe('a bot', () => {
  test('answers the same question the same, with a legal choice, and plays nothing', async () => {
    const desk = new Desk()
    const match = await start(desk)
    const before = await ask(desk, { do: 'save', match })
    const cards = new Set<string>()
    for (const actor of [0, 1]) {
      const question = { do: 'bot', match, actor, level: 'random', iterations: 1 }
      const { choice } = (await ask(desk, question)) as { choice: Choice }
      expect(await ask(desk, question)).toEqual({ choice })
      expect(await ask(desk, { do: 'why', match, actor, choice })).toEqual({ why: null })
      cards.add(choice.card.slice(0, 1))
    }
    expect(cards).toEqual(new Set(['Y', 'A']))
    expect(await ask(desk, { do: 'save', match })).toEqual(before)
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
    const desk = new Desk({ games })
    const match = await start(desk, { options: { luckyDraw: true } })
    await ask(desk, { do: 'bot', match, actor: 1, level: 'easy' })
    expect(seen).toMatchObject([{ viewer: 1, hands: [['?', '?', '?'], Array(3).fill(expect.stringMatching(/^A/))] }])
  })

  test.each(['easy', 'normal', 'hard'])('of level %s plays a whole match against itself', async (level) => {
    const desk = new Desk()
    const match = await start(desk, {
      setup: {
        hands: [
          ['Y7', 'Y3', 'Y2'],
          ['A7', 'A2', 'A1'],
        ],
      },
    })
    for (let asked = await pending(desk, match); asked.length > 0; asked = await pending(desk, match))
      for (const { actor } of asked) {
        const { choice } = await ask(desk, { do: 'bot', match, actor, level, iterations: 20 })
        expect(await ask(desk, { do: 'play', match, actor, choice })).toHaveProperty('events')
      }
    expect(await ask(desk, { do: 'pending', match })).toHaveProperty('outcome.payoffs')
  })

  test('is not asked where there is nothing to choose, nor one that is not there', async () => {
    const desk = new Desk()
    const match = await start(desk, { options: { draft: true, firstDrafter: 0 } })
    const question = { do: 'bot', match, actor: 0, level: 'random' }
    expect(await ask(desk, { ...question, level: 'dragon' })).toMatchObject({ error: { code: 'no-such-bot' } })
    expect(await ask(desk, { ...question, level: '__proto__' })).toMatchObject({ error: { code: 'no-such-bot' } })
    expect(await ask(desk, { ...question, actor: 1 })).toMatchObject({ error: { code: 'BR-E09' } })
    expect(await ask(desk, { ...question, actor: 2 })).toMatchObject({ error: { code: 'BR-E01' } })
    expect(await ask(desk, { ...question, actor: 'clock' })).toMatchObject({ error: { code: 'BR-E09' } })
    await ask(desk, { do: 'resign', match, actor: 0 })
    expect(await ask(desk, question)).toMatchObject({ error: { code: 'BR-E02' } })
  })
})

describe('several matches', () => {
  test('do not know of each other', async () => {
    const desk = new Desk()
    const [one, other] = [await start(desk), await start(desk)]
    expect([one, other]).toEqual(['m1', 'm2'])
    const before = await state(desk, other)
    await play(desk, one, 0, 'Y7')
    await play(desk, one, 1, 'A1')
    expect(await state(desk, other)).toEqual(before)
    await ask(desk, { do: 'end', match: one })
    expect(await ask(desk, { do: 'end', match: one })).toMatchObject({ error: { code: 'no-such-match' } })
    expect(await playOut(desk, other)).toHaveProperty('outcome.payoffs')
    expect(await start(desk)).toBe('m3')
  })

  test('a saved match goes on as the one it was saved from', async () => {
    const desk = new Desk()
    const one = await start(desk, { options: { randomDeal: true, emperor: true } })
    const [{ choices: mine }, { choices: theirs }] = (await pending(desk, one)) as [Question, Question]
    await ask(desk, { do: 'play', match: one, actor: 0, choice: mine[3]! })
    await ask(desk, { do: 'play', match: one, actor: 1, choice: theirs[4]! })
    const { record } = await ask(desk, { do: 'save', match: one })
    const { match: other } = (await ask(desk, { do: 'load', record })) as { match: string }
    expect(await state(desk, other)).toEqual(await state(desk, one))
    expect(await pending(desk, other)).toEqual(await pending(desk, one))
    await playOut(desk, one)
    await playOut(desk, other)
    expect(await state(desk, other)).toEqual(await state(desk, one))
    expect(await ask(desk, { do: 'save', match: other })).toEqual(await ask(desk, { do: 'save', match: one }))
  })

  test.each([
    ['This is not a Ludus match.', {}],
    ['This is not a Ludus match.', { format: 'chess' }],
    ['version: must be 1.', { version: 2 }],
    ['It was played under version 99 of the rules; here is version 1.', { rules: 99 }],
    [
      'inputs[0]: There is no card called "Y8".',
      { inputs: [{ actor: 0, choice: { kind: 'choose-card', card: 'Y8' } }] },
    ],
    ['inputs[0]: You have no card that can still be changed.', { inputs: [{ actor: 0, act: 'undo' }] }],
  ])('a record is refused that is none: %s', async (message, change) => {
    const desk = new Desk()
    const { record } = await ask(desk, { do: 'save', match: await start(desk) })
    const broken = Object.keys(change).length === 0 ? {} : { ...(record as object), ...change }
    expect(await ask(desk, { do: 'load', record: broken })).toEqual({ error: { code: 'bad-record', message } })
    expect(await start(desk)).toBe('m2')
  })

  test('a record of a game that is not here is refused', async () => {
    const desk = new Desk()
    const { record } = await ask(desk, { do: 'save', match: await start(desk) })
    const foreign = { ...(record as object), game: 'chess' }
    expect(await ask(desk, { do: 'load', record: foreign })).toMatchObject({ error: { code: 'no-such-game' } })
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
  const desk = new Desk({ games, report: (bug) => bugs.push(bug) })
  const match = await start(desk)
  await play(desk, match, 0, 'Y7')
  const before = await ask(desk, { do: 'save', match })
  const answer = await play(desk, match, 1, 'A6', { id: 9 })
  expect(answer).toEqual({ id: 9, error: { code: 'internal', message: expect.stringContaining('no such rat') } })
  expect(bugs).toEqual([new TypeError('no such rat')])
  expect(await ask(desk, { do: 'save', match })).toEqual(before)
  expect(await play(desk, match, 1, 'A1')).toMatchObject({ outcome: { reason: 'princess' } })
})
