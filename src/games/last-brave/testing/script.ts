import type { Seat } from '#engine/game'
import { clone, same } from '#engine/json'
import { formatEnd, formatFighter, parseChoice, parseSeat, position, seatName } from '#games/last-brave/notation'
import { asked, fromSetup, type LastMatch, refusalOf, told } from '#games/last-brave/testing/matches'
import type { Choice, Event, Pref, Setup, State } from '#games/last-brave/types'

/** A line with `>`: who answers what, and what is said to become of it. */
interface Answer {
  readonly seat: Seat
  readonly window: string
  readonly written: string
  readonly choice: Choice
  /** `any`, or a code, where the line says so. */
  readonly refused: string | undefined
}

/** A worked example, taken apart. */
interface Script {
  readonly setup: Setup
  /** What is answered, and what the rules are to do by themselves. */
  readonly lines: readonly (Answer | string)[]
  readonly end: readonly string[]
}

/** A script that was played: the match where it stands, and all that happened. */
export interface Played {
  readonly match: LastMatch
  readonly events: readonly Event[]
}

/** Lines apart, with a single space between words. */
const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || [])

function parseAnswer(line: string): Answer {
  const [, seat, window, said, refused, code] = (/^> (S\d) (\w+): (.+?)( -> refused(?: (\w+))?)?$/.exec(line) ??
    []) as (string | undefined)[]
  if (!seat || !window || !said) throw new Error(`Not an answer: ${line}`)
  return {
    seat: parseSeat(seat),
    window,
    written: said,
    choice: parseChoice(said),
    refused: refused && (code ?? 'any'),
  }
}

/** A hold is on where the script has an answer that needs it. */
function withHolds(setup: Setup, lines: readonly (Answer | string)[]): Setup {
  const fighters = setup.fighters.map((fighter) => ({ ...fighter }))
  let hold: Pref = 'turnStart'
  for (const line of lines) {
    if (typeof line === 'string') {
      if (line.startsWith('lock:')) hold = 'beforeHit'
      if (line.startsWith('turn ends')) hold = 'turnStart'
    } else if (line.window === 'react') {
      const fighter = fighters[line.seat]!
      fighter.prefs = { [hold]: true, ...fighter.prefs }
    }
  }
  return { ...setup, fighters }
}

function parseScript(text: string): Script {
  const all = linesOf(text)
  const isPlay = (line: string): boolean => !/^(start:|S\d (OUT )?[a-z]+!?( |$))/.test(line)
  const end = all.indexOf('end:')
  const head = end < 0 ? all : all.slice(0, end)
  const first = head.findIndex(isPlay)
  const lines = (first < 0 ? [] : head.slice(first)).map((line) => (line.startsWith('>') ? parseAnswer(line) : line))
  const setup = position((first < 0 ? head : head.slice(0, first)).join('\n'))
  return { setup: withHolds(setup, lines), lines, end: end < 0 ? [] : all.slice(end + 1) }
}

/** E3: whether there is a reason to ask at all; anything else has to go by itself. */
function mayBeAsked({ fighters }: State, window: string, seat: Seat, choices: readonly Choice[]): boolean {
  const { faceUp, prefs } = fighters[seat]!
  const open = choices.filter(({ kind }) => kind !== 'secret' && kind !== 'pass')
  switch (window) {
    case 'turn':
      return !faceUp || open.length > 1
    case 'damage':
      return open.length > 1 || (!faceUp && prefs!.askForced)
    case 'between':
    case 'after':
      return open.length > 0 || (!faceUp && prefs![window])
    default:
      return !faceUp && (prefs!.turnStart || prefs!.beforeHit)
  }
}

/** Plays a worked example as it is printed; an error names the first line that does not come true. */
export function playScript(text: string): Played {
  const { setup, lines, end } = parseScript(text)
  const run = new Run(fromSetup(setup))
  for (const line of lines) {
    if (typeof line === 'string') run.expect(line)
    else if (line.refused === undefined) run.answer(line)
    else run.refuse(line)
  }
  run.finish(lines.at(-1), end)
  return run
}

/** A test in itself: the script has to come true. */
export const checkScript = (text: string): void => void playScript(text)

const ACTS: ReadonlySet<Choice['kind']> = new Set(['use', 'secret', 'reveal', 'move'])
const printed = ({ seat, window, written }: Answer): string => `> ${seatName(seat)} ${window}: ${written}`

function fail(line: string, truth: string): never {
  throw new Error(`${line}\n  but: ${truth}`)
}

class Run implements Played {
  readonly match: LastMatch
  readonly events: Event[] = []
  /** What the rules did and the script has not yet said. */
  readonly #ahead: string[] = []

  constructor(match: LastMatch) {
    this.match = match
    this.#hear(match.opening)
  }

  #hear(events: readonly Event[]): void {
    this.events.push(...events)
    this.#ahead.push(...told(events))
  }

  expect(line: string): void {
    const next = this.#ahead.shift()
    if (next !== line) fail(line, next ?? `asked is ${asked(this.match)}`)
  }

  answer(line: Answer): void {
    const { match } = this
    const { seat, choice, written } = line
    const act = `${seatName(seat)}: ${written}`
    if (this.#ahead.length > 0) {
      this.#expectUnasked(line, act)
      return
    }
    this.#expectAsked(line)
    const why = match.whyNot(seat, choice)
    if (why) fail(printed(line), `refused, ${why.code}: ${why.message}`)
    this.#hear(match.submit({ actor: seat, choice }))
    if (ACTS.has(choice.kind)) this.expect(act)
  }

  /** What can be done in one way only is done unasked: the line then says what happened. */
  #expectUnasked(line: Answer, act: string): void {
    const { seat, choice } = line
    const { faceUp, prefs } = this.match.state.fighters[seat]!
    const [next] = this.#ahead as [string]
    if (!faceUp && prefs!.askForced) fail(printed(line), `not asked, although the Champion is face down: ${next}`)
    switch (choice.kind) {
      case 'attack':
        if (!next.startsWith('lock:') || !next.endsWith(` targets ${seatName(choice.seat)}`)) fail(printed(line), next)
        break
      case 'attack-all':
        if (!/^lock: .* Scatter /.test(next)) fail(printed(line), next)
        break
      default:
        this.expect(act)
    }
  }

  #expectAsked(line: Answer): void {
    const { match } = this
    const { seat, window } = line
    if (asked(match) !== `${seatName(seat)} ${window}`) fail(printed(line), `asked is ${asked(match)}`)
    if (!mayBeAsked(match.state, window, seat, match.choices(seat))) fail(printed(line), 'there is nothing to ask')
  }

  refuse(line: Answer): void {
    const { match } = this
    if (this.#ahead.length > 0) fail(printed(line), this.#ahead[0]!)
    this.#expectAsked(line)
    const before = clone(match.state)
    const { code } = refusalOf(() => match.submit({ actor: line.seat, choice: line.choice }))
    if (line.refused !== 'any' && code !== line.refused) fail(`${printed(line)} -> refused ${line.refused!}`, code)
    if (!same(before, match.state)) fail(printed(line), 'a refusal changed something')
  }

  /** A turn with a single choice is taken unasked: what follows the end of a turn is not the script's. */
  finish(last: Answer | string | undefined, end: readonly string[]): void {
    const isNextTurn = typeof last === 'string' && last.startsWith('turn ends')
    const more = isNextTurn ? this.#ahead.filter((line) => !/^(lock:|hit )/.test(line)) : this.#ahead
    if (more.length > 0 && !(isNextTurn && end.length === 0)) fail('(the script is over)', more.join('\n  '))
    const truth = [...this.match.state.fighters.map(formatFighter), formatLast(this.match, this.events)]
    for (const [at, line] of end.entries()) if (line !== truth[at]) fail(`end: ${line}`, truth[at] ?? 'nothing more')
  }
}

/** `next: S2 turn; legal targets S3; stall counter 0; defeats credited: S2 for S1`, or how the game ended. */
function formatLast(match: LastMatch, events: readonly Event[]): string {
  const { state } = match
  const over = events.find((event) => event.kind === 'bout-over')
  if (over) return formatEnd(over)
  const begun = events.findLastIndex((event) => event.kind === 'turn-begun')
  const unasked = events.slice(begun).find((event) => event.kind === 'locked')
  const legal =
    unasked?.targets ?? match.choices(state.active).flatMap((one) => (one.kind === 'attack' ? one.seat : []))
  const credits = state.defeats.map(({ seat, by }) => `${seatName(by)} for ${seatName(seat)}`)
  return [
    `next: ${unasked ? `${seatName(state.active)} turn` : asked(match)}`,
    `legal targets ${legal
      .toSorted((a, b) => a - b)
      .map(seatName)
      .join(', ')}`,
    `stall counter ${state.stall}`,
    ...(credits.length > 0 ? [`defeats credited: ${credits.join(', ')}`] : []),
  ].join('; ')
}
