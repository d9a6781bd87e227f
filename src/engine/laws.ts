import type { Actor, AnyEvent, Decision, Game, GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { clone, isJson, same } from '#engine/json'
import { Match, offered as offeredBy } from '#engine/match'
import { pick, ScriptedRandom, SeededRandom } from '#engine/random'
import { fits } from '#engine/schema'
import { isTogether, type Sides, sidesOf, withSeat } from '#engine/sides'

/** One random match to be played under all laws. */
export interface Trial<T extends GameTypes> {
  readonly options: T['Options']
  readonly seats: number
  /** Printed when a law is broken: the same trial breaks it again. */
  readonly seed: string
  /** A position to start from, to aim at what random matches hardly come to; dealt if left out. */
  readonly setup?: T['Setup']
  /** A match that takes more choices than this does not end. */
  readonly mostChoices: number
}

/** What a match under the laws has seen, for whoever counts. */
export interface Sight<T extends GameTypes> {
  choice?(choice: T['Choice']): void
  /** An event with the state of that moment and, but for the opening, the one when the last thing was told or asked. */
  event?(event: T['Event'], now: T['State'], before: T['State'] | undefined): void
}

/** What every game keeps to, in every match. */
export type Law =
  // of the beginning
  | 'a setup is plain JSON and fits its schema'
  | 'the same dice deal the same position, heard or not'
  | 'begin leaves the setup as it is, and keeps no part of it'
  // of a position
  | 'the state is plain JSON'
  | 'someone can always act'
  | 'nobody is asked twice'
  | 'asking changes nothing'
  // of what is seen
  | 'a view is plain JSON and names its viewer'
  | 'a view does not depend on hidden facts'
  | 'everybody sees what is awaited'
  | 'every seat stands somehow'
  | 'who is out is not asked'
  | 'a guess is plain JSON'
  | 'a guess looks the same to the guesser'
  | 'every seat has a side, or none'
  | 'in an open game all seats see and hear the same'
  | 'who may advise sees what is offered, and nothing else'
  // of choices
  | 'who is asked has a choice, who is not has none'
  | 'choices depend on what the actor sees'
  | 'a choice is plain JSON and fits its schema'
  | 'a choice is offered once'
  | 'an offered choice is not refused'
  | 'what is not offered is refused'
  | 'a refusal has a code and a sentence'
  // of playing them
  | 'the same choice with the same dice gives the same result, heard or not'
  | 'an event is plain JSON and fits its schema'
  | 'the state is plain JSON whenever an event is told'
  | 'what is seen with an event is plain JSON and names its viewer'
  | 'what is seen with an event depends on hidden facts only where an event shows them'
  | 'what is seen next depends on hidden facts only where an event shows them'
  | 'what is heard does not depend on hidden facts'
  | 'what is chosen for a beat comes to the same in whatever order it came'
  | 'an aside is for its seat alone, and changes nothing that is asked'
  // of the end
  | 'the match ends'
  | 'an outcome is plain JSON'
  | 'every seat has a payoff'
  | 'payoffs go from 0 to 1'
  | 'what all give up is lost'
  | 'everybody sees the same end'
  | 'nothing is awaited after the end'
  | 'nothing is offered after the end'
  | 'everything is refused after the end'
  // of the match around the rules
  | 'a sealed choice changes nothing yet'
  | 'undo gives back what was'
  | 'undo, then the same again, is the identity'
  | 'a record is plain JSON'
  | 'a record folds to the same state'

/** Plays one random match and holds every law of the contract against every step of it; throws at the first that is broken. */
export function checkContract<T extends GameTypes>(game: Game<T>, trial: Trial<T>, sight: Sight<T> = {}): void {
  try {
    new Court(game, trial, sight).playOut()
    checkMatch(game, trial)
  } catch (error) {
    const { seed, seats, options } = trial
    const what = error instanceof Error ? error.message : String(error)
    const where = `seed "${seed}", ${seats} seats, options ${JSON.stringify(options)}`
    throw new Error(`${game.about.id}: ${what}\n${where}`, { cause: error })
  }
}

function law(words: Law, holds: boolean, evidence: unknown): void {
  if (!holds) throw new Error(`broke a law: ${words}\n${JSON.stringify(evidence)}`)
}

/** An event, and for each viewer what is seen with it. */
interface Moment<T extends GameTypes> {
  readonly event: T['Event']
  readonly views: readonly T['View'][]
}

/** Where time passes: how it stood at the last beat, and what was chosen since. */
interface SinceBeat<T extends GameTypes> {
  readonly state: T['State']
  readonly dice: ReturnType<SeededRandom['save']>
  readonly chosen: (readonly [seat: Seat, choice: T['Choice']])[]
}

/** Plays a random match whose every step is judged. */
class Court<T extends GameTypes> {
  readonly #game: Game<T>
  readonly #trial: Trial<T>
  readonly #sight: Sight<T>
  readonly #luck: SeededRandom
  readonly #dice: SeededRandom
  /** Those who may act and, at the same place, those through whose eyes they see. */
  readonly #actors: readonly Actor[]
  readonly #viewers: readonly Viewer[]
  /** What was dealt: once as `begin` got it, once untouched. */
  readonly #setup: T['Setup']
  readonly #dealt: T['Setup']
  readonly #state: T['State']
  /** In which other order things might have come. */
  readonly #order: SeededRandom
  #sinceBeat: SinceBeat<T> | undefined
  /** Choices offered before: most of them are wrong now, and must be refused. */
  readonly #memory: unknown[] = [null, {}, 'pass', { kind: 'pass' }, { kind: 7 }]

  constructor(game: Game<T>, trial: Trial<T>, sight: Sight<T>) {
    this.#game = game
    this.#trial = trial
    this.#sight = sight
    this.#luck = SeededRandom.from(`${trial.seed}/luck`)
    this.#dice = SeededRandom.from(`${trial.seed}/dice`)
    this.#order = SeededRandom.from(`${trial.seed}/order`)
    this.#actors = [...Array(trial.seats).keys(), 'clock']
    this.#viewers = [...Array(trial.seats).keys(), 'spectator']
    const twin = SeededRandom.resume(this.#dice.save())
    const deal = (dice: SeededRandom): T['Setup'] =>
      trial.setup ? clone(trial.setup) : game.deal(trial.options, trial.seats, dice)
    this.#setup = deal(this.#dice)
    this.#dealt = deal(twin)
    this.#state = this.#begin(twin)
  }

  playOut(): void {
    for (let made = 0; !this.#game.outcome(this.#state); made++) {
      law('the match ends', made < this.#trial.mostChoices, this.#state)
      this.#maybeSettle()
      this.#step(...this.#judgePosition())
    }
    this.#judgeEnd()
  }

  /** Starts the match, and once more in silence with the same dice. */
  #begin(twin: SeededRandom): T['State'] {
    const game = this.#game
    const setup = this.#setup
    law('a setup is plain JSON and fits its schema', isJson(setup) && fits(game.schemas.setup, setup), setup)
    const events: T['Event'][] = []
    const state = game.begin(setup, { random: this.#dice, tell: (event) => events.push(event) })
    for (const event of events) this.#judgeEvent(event, state, undefined)
    const other = game.begin(clone(this.#dealt), { random: twin })
    const alike = same(state, other) && isAt(this.#dice, twin)
    law('the same dice deal the same position, heard or not', alike, [state, other])
    return state
  }

  /** Laws of a position at rest. Returns a copy of it, and for each viewer one that differs in what is hidden. */
  #judgePosition(): [before: T['State'], others: readonly T['State'][]] {
    const game = this.#game
    const state = this.#state
    const before = clone(state)
    const pending = game.pending(state)
    const asked = new Set(pending.map(({ actor }) => actor))
    law('the state is plain JSON', isJson(state), state)
    law('someone can always act', pending.length > 0, state)
    law('nobody is asked twice', asked.size === pending.length, pending)
    const others = this.#viewers.map((viewer, at) => {
      const view = game.view(state, viewer)
      const other = this.#judgeView(view, viewer, pending)
      this.#judgeChoices(view, this.#actors[at]!, asked)
      return other
    })
    this.#judgeSides(pending)
    law('asking changes nothing', same(state, before), [before, state])
    return [before, others]
  }

  /** Who plays with whom, what they may show each other, and how it ends if a side gives up. */
  #judgeSides(pending: readonly Decision[]): void {
    const game = this.#game
    const state = this.#state
    const { seats } = this.#trial
    const sides = sidesOf(game, state, seats)
    const areSides = sides.length === seats && sides.every((side) => side === null || Number.isInteger(side))
    law('every seat has a side, or none', areSides, sides)
    const { open } = game.about
    const isSealing = pending.some(({ sealed }) => sealed) || game.beat?.(state) !== undefined
    if (open === true || (open === 'but-sealed' && !isSealing)) {
      const seen = this.#viewers.map((viewer) => ({ ...game.view(state, viewer), viewer: null }))
      const isOpen =
        seen.every((view) => same(view, seen[0])) && pending.every((asked) => !asked.sealed && !asked.secret)
      law('in an open game all seats see and hear the same', isOpen, [seen, pending])
    }
    if (isTogether(sides) && game.abandon) {
      const outcome = game.abandon(state)
      this.#judgeOutcome(outcome)
      law(
        'what all give up is lost',
        outcome.payoffs.every((payoff) => payoff < 1),
        outcome,
      )
    } else if (game.resign) for (const seat of Array(seats).keys()) this.#judgeOutcome(game.resign(state, seat))
    for (const { actor, secret } of pending)
      if (actor !== 'clock' && !secret)
        for (const adviser of withSeat(sides, actor)) if (adviser !== actor) this.#judgeAdvice(adviser, actor, sides)
  }

  #judgeAdvice(adviser: Seat, actor: Seat, sides: Sides): void {
    const game = this.#game
    const view = game.view(this.#state, adviser)
    if (!(game.advisable?.(view, adviser, actor) ?? isTogether(sides))) return
    const offered = game.choices(this.#state, actor)
    const seen = game.choices(view, actor)
    const areOffered = seen.every((choice) => offered.some((one) => same(one, choice)))
    law('who may advise sees what is offered, and nothing else', areOffered, [adviser, seen, offered])
  }

  #judgeView(view: T['View'], viewer: Viewer, pending: readonly Decision[]): T['State'] {
    const game = this.#game
    law('a view is plain JSON and names its viewer', isJson(view) && view.viewer === viewer, view)
    const seen = pending.filter(({ actor, secret }) => !secret || actor === viewer)
    law('everybody sees what is awaited', same(game.pending(view), seen) && !game.outcome(view), [pending, view])
    const standing = game.standing?.(view)
    if (standing) {
      const isOut = ({ actor }: Decision): boolean => actor !== 'clock' && standing[actor] !== 'in'
      law('every seat stands somehow', standing.length === this.#trial.seats, standing)
      law('who is out is not asked', !seen.some(isOut), [standing, seen])
    }
    const guess = game.determinize(view, this.#luck)
    law('a guess is plain JSON', isJson(guess), guess)
    law('a guess looks the same to the guesser', same(game.view(guess, viewer), view), [view, guess])
    const other = game.resample(this.#state, viewer, this.#luck)
    law('a view does not depend on hidden facts', same(game.view(other, viewer), view), [view, other])
    return other
  }

  #judgeChoices(view: T['View'], actor: Actor, asked: ReadonlySet<Actor>): void {
    const game = this.#game
    const choices = game.choices(view, actor)
    const whole = game.choices(this.#state, actor)
    law('who is asked has a choice, who is not has none', choices.length > 0 === asked.has(actor), [actor, view])
    law('choices depend on what the actor sees', same(choices, whole), [actor, choices, whole])
    for (let at = 0; at < choices.length; at++) {
      const choice = choices[at]!
      law('a choice is plain JSON and fits its schema', isJson(choice) && fits(game.schemas.choice, choice), choice)
      law('an offered choice is not refused', game.whyNot(view, actor, choice) === undefined, [actor, choice, view])
      for (let earlier = 0; earlier < at; earlier++)
        law('a choice is offered once', !same(choices[earlier], choice), [actor, choices])
    }
    for (let tries = 0; tries < 2; tries++) {
      const choice = pick(this.#luck, this.#memory)
      const refusal = game.whyNot(view, actor, choice)
      const isAside = this.#asidesOf(view, actor).some((one) => same(one, choice))
      const offered = isAside || offeredBy(game, view, actor, choice) !== undefined
      law('what is not offered is refused', offered === (refusal === undefined), [actor, choice, view])
      law('a refusal has a code and a sentence', !refusal || Boolean(refusal.code && refusal.message), refusal)
    }
    if (choices.length > 0) this.#memory[this.#luck.below(40)] ??= pick(this.#luck, choices)
  }

  #asidesOf(view: T['View'], actor: Actor): readonly T['Choice'][] {
    return actor === 'clock' ? [] : (this.#game.asides?.(view, actor) ?? [])
  }

  /** Now and then a seat settles something for itself, of which nobody else may learn. */
  #maybeSettle(): void {
    const game = this.#game
    const state = this.#state
    const seat = this.#luck.below(this.#trial.seats)
    const asides = this.#asidesOf(game.view(state, seat), seat)
    if (asides.length === 0 || this.#luck.below(4) > 0) return
    law('choices depend on what the actor sees', same(asides, this.#asidesOf(state, seat)), [seat, asides])
    const choice = pick(this.#luck, asides)
    law('a choice is plain JSON and fits its schema', isJson(choice) && fits(game.schemas.choice, choice), choice)
    law('an offered choice is not refused', game.whyNot(game.view(state, seat), seat, choice) === undefined, choice)
    this.#sight.choice?.(choice)
    const look = (): unknown => [
      this.#viewers.filter((viewer) => viewer !== seat).map((viewer) => game.view(state, viewer)),
      game.pending(state),
      this.#actors.map((actor) => game.choices(state, actor)),
    ]
    const before = clone(look())
    const moments: Moment<T>[] = []
    game.play(state, seat, choice, { random: new ScriptedRandom([]), tell: this.#listen(moments, clone(state)) })
    const heard = moments.flatMap(({ event }) =>
      this.#viewers.flatMap((viewer) => (viewer === seat ? [] : (game.hear(event, viewer) ?? []))),
    )
    const alone = same(look(), before) && heard.length === 0
    law('an aside is for its seat alone, and changes nothing that is asked', alone, [choice, state, heard])
    this.#memory[this.#luck.below(40)] ??= choice
  }

  /** Plays one choice of one actor: here, silently on a copy, and on states that differ in what is hidden. */
  #step(before: T['State'], others: readonly T['State'][]): void {
    const game = this.#game
    const state = this.#state
    const { actor } = pick(this.#luck, game.pending(state))
    const choice = pick(this.#luck, game.choices(state, actor))
    this.#sight.choice?.(choice)
    const dice = this.#dice.save()
    this.#noteForBeat(actor, choice)

    const moments: Moment<T>[] = []
    game.play(state, actor, choice, { random: this.#dice, tell: this.#listen(moments, before) })
    if (actor === 'clock') this.#judgeBeat(choice)

    const twin = SeededRandom.resume(dice)
    game.play(before, actor, choice, { random: twin })
    const alike = same(state, before) && isAt(this.#dice, twin)
    law('the same choice with the same dice gives the same result, heard or not', alike, [choice, state, before])

    for (const [at, viewer] of this.#viewers.entries()) {
      const other = others[at]!
      if (game.choices(other, actor).some((offered) => same(offered, choice)))
        this.#judgeOther(other, viewer, actor, choice, SeededRandom.resume(dice), moments)
    }
  }

  /** Where time passes, what is chosen is kept for the end of the beat. */
  #noteForBeat(actor: Actor, choice: T['Choice']): void {
    const state = this.#state
    if (!this.#game.beat?.(state)) this.#sinceBeat = undefined
    else this.#sinceBeat ??= { state: clone(state), dice: this.#dice.save(), chosen: [] }
    if (actor !== 'clock') this.#sinceBeat?.chosen.push([actor, choice])
  }

  /** Plays the beat that is over once more: of each seat in its order, but otherwise mixed. */
  #judgeBeat(tick: T['Choice']): void {
    const since = this.#sinceBeat
    this.#sinceBeat = undefined
    if (!since || since.chosen.length < 2) return
    const { state, chosen } = since
    const random = SeededRandom.resume(since.dice)
    const left = [...chosen]
    while (left.length > 0) {
      const [seat] = pick(this.#order, left)
      const first = left.findIndex(([one]) => one === seat)
      const [, choice] = left.splice(first, 1)[0]!
      this.#game.play(state, seat, choice, { random })
    }
    this.#game.play(state, 'clock', tick, { random })
    const alike = same(state, this.#state) && isAt(random, this.#dice)
    const words = 'what is chosen for a beat comes to the same in whatever order it came'
    law(words, alike, [chosen, tick, this.#state, state])
  }

  /** Plays the same choice where other things are hidden from `viewer`, who must not be able to tell the difference. */
  #judgeOther(
    other: T['State'],
    viewer: Viewer,
    actor: Actor,
    choice: T['Choice'],
    random: SeededRandom,
    moments: readonly Moment<T>[],
  ): void {
    const game = this.#game
    const hears = (event: T['Event']): boolean => game.hear(event, viewer) !== undefined
    const place = this.#viewers.indexOf(viewer)
    const events = moments.map(({ event }) => event)
    const seenWith = moments.filter(({ event }) => hears(event)).map(({ views }) => views[place])
    const told: T['Event'][] = []
    /** For each event that the viewer hears, whether the same is seen with it here as there. */
    const alike: boolean[] = []
    const tell = (event: T['Event']): void => {
      told.push(event)
      if (hears(event)) alike.push(same(game.view(other, viewer), seenWith[alike.length]))
    }
    game.play(other, actor, choice, { random, tell })
    const [seen, otherwise] = [game.view(this.#state, viewer), game.view(other, viewer)]
    const seenAlike = same(seen, otherwise)
    const lawful = seenAlike || events.some(isShowing)
    law('what is seen next depends on hidden facts only where an event shows them', lawful, [choice, seen, otherwise])
    // What is shown to a viewer stays in its view: so whoever sees no difference must have heard none, nor seen any.
    const ears = (heard: readonly T['Event'][]) => heard.map((event) => game.hear(event, viewer) ?? null)
    const heardAlike = !seenAlike || same(ears(events), ears(told))
    law('what is heard does not depend on hidden facts', heardAlike, [viewer, events, told])
    const [here, there] = [events, told].map((all) => (seenAlike ? all : untilShown(all)).filter(hears))
    for (let at = 0; at < Math.min(here!.length, there!.length); at++) {
      if (!same(game.hear(here![at]!, viewer), game.hear(there![at]!, viewer))) break
      const words = 'what is seen with an event depends on hidden facts only where an event shows them'
      law(words, alike[at]!, [viewer, here![at], seenWith[at]])
    }
  }

  /** Hears a play of the match: judges every event and what is seen with it, and keeps them. */
  #listen(moments: Moment<T>[], before: T['State']): (event: T['Event']) => void {
    let last = before
    return (event) => {
      const state = clone(this.#state)
      law('the state is plain JSON whenever an event is told', isJson(this.#state), [event, this.#state])
      this.#judgeEvent(event, state, last)
      last = state
      const views = this.#viewers.map((viewer) => {
        const view = this.#game.view(state, viewer)
        const isOne = isJson(view) && view.viewer === viewer
        law('what is seen with an event is plain JSON and names its viewer', isOne, [event, view])
        return view
      })
      moments.push({ event, views })
    }
  }

  #judgeEvent(event: T['Event'], state: T['State'], before: T['State'] | undefined): void {
    const game = this.#game
    const judge = (one: T['Event']): void => {
      const isOne = isJson(one) && fits(game.schemas.event, one)
      law('an event is plain JSON and fits its schema', isOne, [one, state])
    }
    this.#sight.event?.(event, state, before)
    judge(event)
    const ears = this.#viewers.map((viewer) => game.hear(event, viewer))
    for (const heard of ears) if (heard && heard !== event) judge(heard)
    const isOpen = game.about.open !== true || ears.every((heard) => same(heard ?? null, ears[0] ?? null))
    law('in an open game all seats see and hear the same', isOpen, [event, ears])
  }

  #judgeOutcome(outcome: Outcome): void {
    const { payoffs } = outcome
    law('an outcome is plain JSON', isJson(outcome), outcome)
    law('every seat has a payoff', payoffs.length === this.#trial.seats, outcome)
    const inRange = payoffs.every((payoff) => payoff >= 0 && payoff <= 1)
    law('payoffs go from 0 to 1', inRange, outcome)
  }

  #judgeEnd(): void {
    const game = this.#game
    const state = this.#state
    const outcome = game.outcome(state)!
    this.#judgeOutcome(outcome)
    law('the state is plain JSON', isJson(state), state)
    law('begin leaves the setup as it is, and keeps no part of it', same(this.#setup, this.#dealt), this.#setup)
    law('nothing is awaited after the end', game.pending(state).length === 0, state)
    for (const [at, viewer] of this.#viewers.entries()) {
      const view = game.view(state, viewer)
      const actor = this.#actors[at]!
      law('everybody sees the same end', same(game.outcome(view), outcome), [outcome, view])
      law('nothing is offered after the end', game.choices(view, actor).length === 0, [actor, view])
      const refused = this.#memory.every((choice) => game.whyNot(view, actor, choice) !== undefined)
      law('everything is refused after the end', refused, [actor, this.#memory, view])
    }
  }
}

const isShowing = ({ shows }: AnyEvent): boolean => shows === true

/** What is told before anything is shown. */
function untilShown<Event extends AnyEvent>(events: readonly Event[]): readonly Event[] {
  const at = events.findIndex(isShowing)
  return at < 0 ? events : events.slice(0, at)
}

/** Whether two sources of luck have been used alike. */
const isAt = (luck: SeededRandom, other: SeededRandom): boolean => same(luck.save(), other.save())

/** The laws of a match around the rules: sealed choices, undo and redo, saving and loading. */
function checkMatch<T extends GameTypes>(game: Game<T>, { options, seats, seed, setup, mostChoices }: Trial<T>): void {
  const luck = SeededRandom.from(`${seed}/match`)
  const match = Match.start(game, { seats, seed, ...(setup ? { setup } : { options }) })
  for (let made = 0; !match.outcome; made++) {
    law('the match ends', made < mostChoices, match.state)
    const open = match.pending().filter(({ locked }) => !locked)
    law('someone can always act', open.length > 0, match.state)
    const { actor, decision, sealed } = pick(luck, open)
    const choice = pick(luck, match.choices(actor))
    const before = clone(match.state)
    match.submit({ actor, choice }, decision)
    if (sealed && match.sealedBy(actor)) {
      law('a sealed choice changes nothing yet', same(match.state, before), [before, match.state])
      if (luck.below(4) > 0) continue
      match.submit({ actor, act: 'take-back' }, decision)
      match.submit({ actor, choice }, decision)
      continue
    }
    if (!match.undoers.includes(actor) || luck.below(2) === 0) continue
    const after = clone(match.state)
    match.submit({ actor, act: 'undo' })
    law('undo gives back what was', same(match.state, before), [before, match.state])
    match.submit({ actor, choice })
    law('undo, then the same again, is the identity', same(match.state, after), [after, match.state])
  }
  const record = match.save()
  law('a record is plain JSON', isJson(record), record)
  law('a record folds to the same state', same(Match.load(game, record).state, match.state), record)
}
