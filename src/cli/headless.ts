import { randomBytes } from 'node:crypto'
import type { Bot, Budget } from '#bots/bot'
import { BOT_NAMES, makeBot } from '#bots/make'
import { machineKit } from '#cli/kit'
import type { Actor, GameTypes } from '#engine/game'
import { type Input, Match, viewerOf } from '#engine/match'
import { optionsSchema } from '#engine/options'
import { SeededRandom } from '#engine/random'
import { parseRecord } from '#engine/record'
import { type Refusal, Refused, refusal } from '#engine/refusal'
import { misfit } from '#engine/schema'
import type { AnyBox } from '#games/box'
import { GAMES } from '#games/shelf'
import { parseRequest, Request, type RequestOf, type Verb } from '#protocol/headless'

/** A match in the engine and the box it came from. */
interface Played {
  readonly box: AnyBox
  readonly match: Match<GameTypes>
}

interface DeskOptions {
  readonly games?: typeof GAMES
  readonly mostMatches?: number
  /** Told of a bug, which the asker only gets a sentence about. */
  readonly report?: (bug: unknown) => void
}

type Answers = { readonly [Name in Verb]: (request: RequestOf<Name>) => object | Promise<object> }

/** For how many a position says that it is, where it says so. */
const seatsIn = (setup: unknown): number | undefined =>
  typeof setup === 'object' && setup !== null && 'seats' in setup && typeof setup.seats === 'number'
    ? setup.seats
    : undefined

/** Why there is nothing that an actor could choose: the match is over, or others are asked. */
function nothingToChoose(match: Match<GameTypes>, actor: Actor): Refusal {
  const { game, outcome } = match
  const [asked] = match.pending()
  // What others could choose is told where nothing is hidden between seats: there the game says whom it waits for.
  const theirs = game.about.open === true && asked ? match.choices(asked.actor)[0] : undefined
  return ((outcome || theirs) && match.whyNot(actor, theirs)) || refusal(game, 'not-now')
}

/** How many bots are kept: what one has found out, it need not find out again. */
const MOST_BOTS = 16

/** The headless engine: answers lines, and keeps several matches at a time. */
export class HeadlessEngine {
  readonly #games: typeof GAMES
  readonly #mostMatches: number
  readonly #report: ((bug: unknown) => void) | undefined
  readonly #matches = new Map<string, Played>()
  #named = 0
  /** By game, level and budget, the oldest first. */
  readonly #bots = new Map<string, Bot<GameTypes>>()

  constructor({ games = GAMES, mostMatches = 10_000, report }: DeskOptions = {}) {
    this.#games = games
    this.#mostMatches = mostMatches
    this.#report = report
  }

  /** One line, one answer, with the line's `id`. After an `error` everything is as it was. */
  async answer(line: string): Promise<object> {
    const parsed = parseRequest(line)
    const id = parsed.id === undefined ? {} : { id: parsed.id }
    if ('refusal' in parsed) return { ...id, error: parsed.refusal }
    const { request } = parsed
    try {
      const answer = this.#answers[request.do] as (asked: typeof request) => object | Promise<object>
      return { ...id, ...(await answer(request)) }
    } catch (error) {
      if (error instanceof Refused) return { ...id, error: error.refusal }
      this.#report?.(error)
      return {
        ...id,
        error: { code: 'internal', message: `This is a bug of ours, and nothing was changed: ${String(error)}` },
      }
    }
  }

  readonly #answers: Answers = {
    games: () => ({
      games: this.#games.map(({ about: { id, name, summary, seats } }) => ({ id, name, summary, seats })),
    }),

    describe: async ({ game: id }) => {
      if (id === undefined) return { schemas: { request: Request } }
      const { game } = await this.#box(id)
      const { name, summary, seats, rulesVersion, options, limits } = game.about
      return {
        game: id,
        name,
        summary,
        seats,
        rulesVersion,
        ...(limits && { limits }),
        schemas: { options: optionsSchema(options), ...game.schemas },
        refusals: game.refusals,
        bots: BOT_NAMES,
      }
    },

    new: async ({ id: _id, do: _do, game, seats, ...how }) => {
      const box = await this.#box(game)
      const seed = how.seed ?? (how.dice ? undefined : randomBytes(16).toString('hex'))
      const start = {
        ...how,
        seats: seats ?? seatsIn(how.setup) ?? box.game.about.seats[0],
        ...(seed !== undefined && { seed }),
      }
      this.#checkRoom()
      const match = Match.start(box.game, start)
      const name = this.#keep({ box, match })
      return { match: name, ...(seed !== undefined && { seed }), events: match.opening, outcome: match.outcome ?? null }
    },

    pending: ({ match: name }) => {
      const { match } = this.#played(name)
      const pending = match.pending().map((question) => ({ ...question, choices: match.choices(question.actor) }))
      return { pending, outcome: match.outcome ?? null }
    },

    asides: ({ match: name, actor }) => {
      const { match } = this.#played(name)
      if (actor >= match.seats) throw new Refused(refusal(match.game, 'no-seat'))
      return { asides: match.asides(actor) }
    },

    play: ({ match, actor, choice, dice, at, decision }) =>
      this.#submit(match, { actor, choice, ...(dice && { dice }), ...(at !== undefined && { at }) }, decision),
    'take-back': ({ match, actor, decision }) => this.#submit(match, { actor, act: 'take-back' }, decision),
    undo: ({ match, actor }) => this.#submit(match, { actor, act: 'undo' }),
    resign: ({ match, actor }) => this.#submit(match, { actor, act: 'resign' }),
    agree: ({ match, what }) => this.#submit(match, { actor: 'clock', act: 'agreed', what }),

    view: ({ match: name, viewer }) => {
      const { match } = this.#played(name)
      if (viewer !== 'spectator' && viewer >= match.seats) throw new Refused(refusal(match.game, 'no-seat'))
      return { view: match.view(viewer) }
    },

    state: ({ match }) => ({ state: this.#played(match).match.state }),

    why: ({ match, actor, choice, decision }) => ({
      why: this.#played(match).match.whyNot(actor, choice, decision) ?? null,
    }),

    bot: (request) => this.#think(request),

    save: ({ match }) => ({ record: this.#played(match).match.save() }),

    load: async ({ record: raw }) => {
      const record = parseRecord(raw)
      const box = await this.#box(record.game)
      this.#checkRoom()
      const match = Match.load(box.game, record)
      return { match: this.#keep({ box, match }), outcome: match.outcome ?? null }
    },

    end: ({ match }) => {
      this.#played(match)
      this.#matches.delete(match)
      return { ended: match }
    },

    text: async ({ game: id, events }) => {
      const { game, texts } = await this.#box(id)
      return {
        text: events.map((event, at) => {
          const wrong = misfit(game.schemas.event, event)
          if (wrong !== undefined) throw new Refused({ code: 'bad-request', message: `events[${at}]: ${wrong}` })
          return texts.en.event(event as GameTypes['Event'])
        }),
      }
    },
  }

  async #box(id: string): Promise<AnyBox> {
    const lid = this.#games.find(({ about }) => about.id === id)
    if (lid) return lid.open()
    const known = this.#games.map(({ about }) => about.id).join(', ')
    throw new Refused({ code: 'no-such-game', message: `There is no game "${id}" here. Known are ${known}.` })
  }

  #played(name: string): Played {
    const played = this.#matches.get(name)
    if (!played) throw new Refused({ code: 'no-such-match', message: `There is no match "${name}" here.` })
    return played
  }

  #checkRoom(): void {
    if (this.#matches.size < this.#mostMatches) return
    const message = `There are ${this.#mostMatches} matches here already; end one first.`
    throw new Refused({ code: 'too-many-matches', message })
  }

  #keep(played: Played): string {
    const name = `m${++this.#named}`
    this.#matches.set(name, played)
    return name
  }

  #submit(name: string, input: Input, decision?: number): object {
    const { match } = this.#played(name)
    const events = match.submit(input, decision)
    return { events, outcome: match.outcome ?? null }
  }

  /** A bot gets no more than its seat sees, and the same luck whenever the same is asked. */
  async #think({ match: name, actor, level = 'normal', ms, iterations }: RequestOf<'bot'>): Promise<object> {
    const { box, match } = this.#played(name)
    const { game } = match
    if (actor !== 'clock' && actor >= match.seats) throw new Refused(refusal(game, 'no-seat'))
    const choices = match.choices(actor)
    if (choices.length === 0) throw new Refused(nothingToChoose(match, actor))
    const budget: Budget = { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations }) }
    const bot = this.#bot(box, level, budget)
    const { seed = '', inputs } = match.save()
    const luck = SeededRandom.from(seed).split(`bot/${inputs.length}/${actor}`)
    return { choice: bot(match.view(viewerOf(actor)), choices, luck) }
  }

  #bot(box: AnyBox, level: string, budget: Budget): Bot<GameTypes> {
    const { id, name } = box.game.about
    const key = JSON.stringify([id, level, budget])
    const known = this.#bots.get(key)
    if (known) return known
    const bot = makeBot(box, level, machineKit(budget))
    if (!bot) {
      const message = `There is no bot "${level}" for ${name}. Try one of ${BOT_NAMES.join(', ')}.`
      throw new Refused({ code: 'no-such-bot', message })
    }
    this.#bots.set(key, bot)
    if (this.#bots.size > MOST_BOTS) this.#bots.delete([...this.#bots.keys()][0]!)
    return bot
  }
}
