import { expect, test } from 'vitest'
import { HeadlessEngine } from '#cli/headless'
import { clone } from '#engine/json'
import { pick, SeededRandom } from '#engine/random'
import type { Refusal } from '#engine/refusal'

type Json = null | boolean | number | string | Json[] | Fields
interface Fields {
  [field: string]: Json
}

/** How many matches are in the engine at most; the oldest goes. */
const MOST_MATCHES = 24

const OPTIONS = ['traitor', 'luckyDraw', 'fastRat', 'draft', 'randomDeal', 'princessAttack', 'emperor']

const SETUPS: readonly Fields[] = [
  {},
  {
    hands: [
      ['Y7', 'Y3'],
      ['A7', 'A2'],
    ],
    victories: [2, 3],
    bonus: [2, 0],
    spySeat: 1,
  },
  {
    hands: [
      ['Y7', 'Y6', 'Y5'],
      ['A7', 'A6', 'A5'],
    ],
    held: [{ round: 1, worth: [1, 2] }],
  },
  { options: { emperor: true }, gameWins: [1, 0], game: 2, tiesInARow: 1 },
]

function nested(depth: number): Json {
  let value: Json = 0
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { in: value }
  return value
}

/** Values that some careless reader, somewhere, would trip over. */
const NASTY: readonly Json[] = [
  [null, true, false, -1, 0, 0.5, 2, 99, 1e21, 1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE],
  ['', 'm1', 'clock', 'spectator', '__proto__', 'constructor', '\u0000', '\ud800', '\u202e', '💥', 'Y7', 'A1', '?'],
  [[], {}, [[]], [null], [1e21], { kind: 'choose-card' }, { length: -1 }, { toJSON: 1 }, parsed('{"then":{}}')!],
  ['a'.repeat(3000), nested(40), nested(70)],
].flat()

const CARDS = ['Y0', 'Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7', 'A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'Y8']

/** Words that belong here, only not there. */
const PLAUSIBLE: readonly string[] = [
  CARDS,
  ['choose-card', 'choose-first', 'choose-second', 'draft-pick', 'undo', 'resign', 'take-back', 'spectator', 'clock'],
  ['play', 'why', 'new', 'load', 'save', 'state', 'pending', 'text', 'brave-rats', 'last-stand', 'ludus-match', 'draw'],
].flat()

/** Lines that are not requests, or only nearly. */
const STRANGE: readonly string[] = [
  ['', 'null', '[]', '"games"', '{}', '1e999', '[[[', '\ufeff{}', '\u2028', 'undefined', '{"do":{"do":"games"}}'],
  ['{"do":"games"}{"do":"games"}', '{"do":"games",}', "{'do':'games'}", '{"do":"games"} //', '["do","games"]'],
  ['['.repeat(100_000), `{"do":"games","id":"${'a'.repeat(2 ** 20)}"}`],
].flat()

/** What a program asks for, the often asked often. */
const VERBS = [
  ['play', 'play', 'play', 'play', 'play', 'play', 'play', 'play', 'take-back', 'undo', 'view', 'state'] as const,
  ['why', 'save', 'load', 'load', 'new', 'new', 'pending', 'text', 'describe', 'games'] as const,
].flat()
/** Seldom, or few matches would be played to their end. */
const FINAL = ['resign', 'end'] as const

type Luck = SeededRandom

/** Every field and item of a value, however deep. */
function* places(value: Json): Generator<{ readonly holder: Fields; readonly name: string }> {
  if (typeof value !== 'object' || value === null) return
  // An array is an object whose fields are numbers.
  const holder = value as Fields
  for (const name of Object.keys(holder)) {
    yield { holder, name }
    yield* places(holder[name]!)
  }
}

const anyPlace = (luck: Luck, request: Fields) => pick(luck, [...places(request)])
const anyField = (luck: Luck, request: Fields): string => pick(luck, Object.keys(request))

/** Ways to spoil what a line says. */
const SPOILERS: readonly ((luck: Luck, request: Fields) => void)[] = [
  (luck, request) => {
    const { holder, name } = anyPlace(luck, request)
    holder[name] = clone(pick(luck, NASTY))
  },
  (luck, request) => {
    const { holder, name } = anyPlace(luck, request)
    if (Array.isArray(holder)) holder.splice(Number(name), 1)
    else delete holder[name]
  },
  (luck, request) => {
    const { holder, name } = anyPlace(luck, request)
    if (Array.isArray(holder)) holder.push(clone(holder[Number(name)]))
    else holder[pick(luck, ['constructor', 'toString', 'hasOwnProperty', `${name} `, ''])] = holder[name]!
  },
  (luck, request) => {
    const [one, other] = [anyPlace(luck, request), anyPlace(luck, request)]
    // A value may not be put into itself.
    const values = [clone(one.holder[one.name]!), clone(other.holder[other.name]!)] as const
    one.holder[one.name] = values[1]
    other.holder[other.name] = values[0]
  },
  (luck, request) => {
    const words = [...places(request)].filter(({ holder, name }) => typeof holder[name] === 'string')
    if (words.length === 0) return
    const { holder, name } = pick(luck, words)
    holder[name] = pick(luck, PLAUSIBLE)
  },
  (luck, request) => {
    const choice = request['choice']
    if (typeof choice === 'object' && choice !== null) (choice as Fields)['card'] = pick(luck, CARDS)
  },
  (luck, request) => {
    if (request['do'] === 'new') request[pick(luck, ['options', 'setup'])] = {}
  },
  (luck, request) => {
    if (request['do'] === 'new') request['seats'] = luck.below(5)
  },
  (luck, request) => {
    if ('match' in request)
      request['match'] = pick(luck, ['m0', 'm1', 'm2', 'm99999', 'M1', 'm1 ', '__proto__', 'm-1', 'm1e3'])
  },
  (luck, request) => {
    if ('actor' in request) request['actor'] = pick(luck, [0, 1, 2, 99, 'clock'])
  },
  (luck, request) => {
    if ('actor' in request) request['decision'] = luck.below(5)
  },
  (luck, request) => {
    if (request['do'] === 'new' || request['do'] === 'play')
      request['dice'] = Array.from({ length: luck.below(4) }, () => 1 + luck.below(8))
  },
  (luck, request) => {
    if (request['do'] === 'new' || request['do'] === 'play')
      request['dice'] = parsed(
        pick(luck, ['{"main":[1,8]}', '{"attack":[3]}', '{"constructor":[1]}', '{"__proto__":[1]}']),
      )!
  },
  (luck, request) => {
    request[pick(luck, ['seed', 'options', 'setup', 'viewer', 'choice', 'dragon'])] = clone(pick(luck, NASTY))
  },
]

/** Ways to spoil how a line is written. */
const SMEARS: readonly ((luck: Luck, line: string, request: Fields) => string)[] = [
  (luck, line) => {
    const bytes = Buffer.from(line)
    bytes[luck.below(bytes.length)]! ^= 1 << luck.below(8)
    return bytes.toString()
  },
  (luck, line) => line.slice(0, luck.below(line.length)),
  (luck, line) => line.slice(luck.below(line.length)),
  (luck, line) => {
    const [from, to] = [luck.below(line.length), luck.below(line.length)]
    return line.slice(0, from) + line.slice(to)
  },
  (luck, line) => {
    const at = luck.below(line.length)
    return (
      line.slice(0, at) +
      pick(luck, ['"', '\\', '{', '}', '[', ']', ',', ':', '\u0000', '\ud83d', 'é', '-']) +
      line.slice(at)
    )
  },
  (luck, line, request) => {
    const name = anyField(luck, request)
    return `{${JSON.stringify(name)}:${JSON.stringify(pick(luck, NASTY))},${line.slice(1)}`
  },
  (luck, line, request) => {
    const name = anyField(luck, request)
    return `${line.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(pick(luck, NASTY))}}`
  },
  (luck, line) => line.replace(/\d+/, pick(luck, ['1e999', '-0', '9'.repeat(400), '1e-400', '0x10', '01', '1.0'])),
  (luck, line) => {
    const name = pick(luck, ['__proto__', '\\u005f_proto__', 'constructor'])
    return `{"${name}":{"do":"state","match":"m1"},${line.slice(1)}`
  },
  (luck, line) => {
    const name = pick(luck, ['choice', 'options', 'setup', 'record'])
    return line.replace(`"${name}":{`, `"${name}":{"__proto__":{"kind":"choose-card","card":"Y7"},`)
  },
  (luck, line) => {
    const depth = pick(luck, [1, 60, 64, 65, 5000])
    return `${'['.repeat(depth)}${line}${']'.repeat(depth)}`
  },
]

interface Known {
  /** A match never changes its state, it replaces it: the same object is the same state. */
  readonly state: unknown
  readonly inputs: number
  readonly print: string
}

/** Feeds an engine with broken lines, and holds the promises of the headless engine against every answer. */
class Siege {
  readonly #seed: string
  readonly #luck: Luck
  readonly #engine = new HeadlessEngine()
  readonly #known = new Map<string, Known>()
  #line = ''
  #fed = 0
  /** The latest events told, to be read out. */
  #events: Json = []
  /** How often each refusal was answered, and each verb done. */
  readonly answered = new Map<string, number>()

  constructor(seed: string) {
    this.#seed = seed
    this.#luck = SeededRandom.from(seed)
  }

  async run(lines: number): Promise<void> {
    while (this.#fed < lines) {
      if (this.#known.size < 6) await this.#feed(JSON.stringify(this.#newMatch()))
      await this.#feed(await this.#nextLine())
      if (this.#fed % 500 === 0) for (const match of this.#known.keys()) await this.#checkWell(match)
      if (this.#known.size > MOST_MATCHES) await this.#feed(JSON.stringify({ do: 'end', match: this.#oldest() }))
    }
  }

  /** Plays a match to its end, as if nothing had been. */
  async playOut(): Promise<Json> {
    const { match } = await this.#ask({ do: 'new', game: 'brave-rats', seed: this.#seed })
    for (;;) {
      const { pending, outcome } = await this.#ask({ do: 'pending', match: match! })
      if (outcome) return outcome
      for (const { actor, choices } of pending as { actor: Json; choices: Json[] }[])
        await this.#ask({ do: 'play', match: match!, actor, choice: pick(this.#luck, choices) })
    }
  }

  #oldest(): string {
    return this.#known.keys().next().value!
  }

  async #ask(request: Fields): Promise<Fields> {
    return (await this.#engine.answer(JSON.stringify(request))) as Fields
  }

  #newMatch(): Fields {
    const luck = this.#luck
    const seed = `${luck.below(1e6)}`
    if (luck.below(3) === 0) return { do: 'new', game: 'brave-rats', seed, setup: clone(pick(luck, SETUPS)) }
    const options = Object.fromEntries(OPTIONS.filter(() => luck.below(4) === 0).map((name) => [name, true]))
    return { id: luck.below(1e6), do: 'new', game: 'brave-rats', seats: 2, seed, options }
  }

  /** A request that a well-meaning program could send now. */
  async #request(): Promise<Fields> {
    const luck = this.#luck
    const match = pick(luck, [...this.#known.keys()])
    const { pending } = (await this.#ask({ do: 'pending', match })) as unknown as {
      pending: { actor: Json; decision: number; choices: Json[] }[]
    }
    const question = pending.length > 0 ? pick(luck, pending) : undefined
    const { actor, decision } = question ?? { actor: luck.below(2), decision: 0 }
    const choice = question ? pick(luck, question.choices) : { kind: 'choose-card', card: 'Y7' }
    const verb = pick(luck, luck.below(20) === 0 ? FINAL : VERBS)
    const asked = { id: luck.below(2) === 0 ? luck.below(1000) : `q${luck.below(1000)}`, do: verb }
    switch (verb) {
      case 'play':
        return { ...asked, match, actor, choice: clone(choice), ...(luck.below(2) === 0 && { decision }) }
      case 'why':
        return { ...asked, match, actor, choice: clone(choice) }
      case 'take-back':
      case 'undo':
        return { ...asked, match, actor }
      case 'resign':
        return { ...asked, match, actor }
      case 'view':
        return { ...asked, match, viewer: pick(luck, [0, 1, 'spectator']) }
      case 'load':
        return { ...asked, record: clone((await this.#ask({ do: 'save', match }))['record']!) }
      case 'new':
        return this.#newMatch()
      case 'text':
        return { ...asked, game: 'brave-rats', events: clone(this.#events) }
      case 'describe':
        return { ...asked, game: 'brave-rats' }
      case 'games':
        return asked
      default:
        return { ...asked, match }
    }
  }

  async #nextLine(): Promise<string> {
    const luck = this.#luck
    if (luck.below(100) === 0) return pick(luck, STRANGE)
    const request = await this.#request()
    // A few are left as they are, or no match would ever go on.
    const way = luck.below(10)
    for (let times = way < 2 ? 0 : 1 + luck.below(2); times > 0; times--)
      if (way < 8 && Object.keys(request).length > 0) pick(luck, SPOILERS)(luck, request)
    const line = JSON.stringify(request)
    return way < 7 || line.length < 3 ? line : pick(luck, SMEARS)(luck, line, request)
  }

  /** Sends one line, and looks whether what is promised holds. */
  async #feed(line: string): Promise<void> {
    this.#fed++
    this.#line = line
    const answer = (await this.#engine.answer(line)) as Fields
    const written = JSON.stringify(answer)
    this.#law('an answer is one object on one line', written.startsWith('{') && !written.includes('\n'))
    const sent = parsed(line)
    if ('id' in answer) this.#law('an answer has the id of its question', answer['id'] === sent?.['id'])
    if ('error' in answer) {
      const { code, message } = answer['error'] as unknown as Refusal
      this.#law('an error has a code and a sentence', /^[\w-]+$/.test(code) && /^\S[^]*\.$/.test(message))
      this.#law('nothing is a bug', code !== 'internal')
      this.#count(code)
    } else {
      this.#law('a success answers a request', sent !== undefined && 'id' in sent === 'id' in answer)
      this.#count(`${sent!['do'] as string} done`)
      await this.#learn(sent!, answer)
    }
    const target = sent?.['match']
    if (typeof target === 'string' && this.#known.has(target)) await this.#check(target)
    await this.#check(pick(this.#luck, [...this.#known.keys()]))
  }

  /** Takes in what a success has changed. */
  async #learn(sent: Fields, { match, events, ended }: Fields): Promise<void> {
    if (events) this.#events = events
    if (ended) this.#known.delete(ended as string)
    else if (match) this.#known.set(match as string, await this.#look(match as string))
    else if (events) this.#known.set(sent['match'] as string, await this.#look(sent['match'] as string))
  }

  async #look(match: string): Promise<Known> {
    const { pending } = await this.#ask({ do: 'pending', match })
    const { state, record } = await this.#glance(match)
    return { state, inputs: record.inputs.length, print: JSON.stringify([state, record, pending]) }
  }

  async #glance(match: string) {
    const { state } = await this.#ask({ do: 'state', match })
    const { record } = await this.#ask({ do: 'save', match })
    return { state, record: record as unknown as { readonly inputs: readonly Json[] } }
  }

  /** A match that has changed has another state or another number of inputs. */
  async #check(match: string): Promise<void> {
    const { state, record } = await this.#glance(match)
    const known = this.#known.get(match)!
    this.#law(`${match} is as it was`, state === known.state && record.inputs.length === known.inputs)
  }

  /** To the last letter. */
  async #checkWell(match: string): Promise<void> {
    this.#law(`${match} is exactly as it was`, (await this.#look(match)).print === this.#known.get(match)!.print)
  }

  #count(what: string): void {
    this.answered.set(what, (this.answered.get(what) ?? 0) + 1)
  }

  #law(law: string, holds: boolean): void {
    if (!holds) throw new Error(`broken: ${law}\nseed "${this.#seed}", line ${this.#fed}: ${this.#line.slice(0, 2000)}`)
  }
}

/** What any other reader of JSON makes of a line. */
function parsed(line: string): Fields | undefined {
  try {
    return JSON.parse(line) as Fields
  } catch {
    return undefined
  }
}

test.each(['ashes', 'bramble', 'cinder', 'dusk'])('30,000 broken lines change nothing: seed %s', async (seed) => {
  const siege = new Siege(seed)
  await siege.run(30_000)
  expect(await siege.playOut()).toHaveProperty('payoffs')
  // If one of these never comes, the lines are broken in too few ways, or too broken to play at all.
  const verbs = ['new', 'play', 'take-back', 'resign', 'view', 'state', 'why', 'load', 'save', 'end', 'text']
  const codes = ['bad-request', 'no-such-match', 'no-such-game', 'bad-record', 'illegal-setup', 'bad-start', 'bad-dice']
  const rules = ['BR-E01', 'BR-E02', 'BR-E03', 'BR-E04', 'BR-E05', 'BR-E09', 'BR-E10', 'BR-E12', 'BR-E13', 'BR-E14']
  const wanted = [...verbs.map((verb) => `${verb} done`), ...codes, ...rules]
  expect(wanted.filter((one) => !siege.answered.has(one))).toEqual([])
})
