import { on } from 'node:events'
import { emitKeypressEvents, type Key } from 'node:readline'
import { type Command, type Io, UsageError } from '#cli/command'
import { openMatch } from '#cli/match-file'
import { counted, wrap } from '#engine/words'
import type { GameTypes, Text, Viewer } from '#engine/game'
import type { Input, MatchRecord } from '#engine/match'
import { type Chapter, chaptersOf, isPrivate, shownState } from '#engine/story'
import type { AnyBox } from '#games/box'

export const command: Command = {
  name: 'replay',
  usage: '<file> [options]',
  summary: 'Steps through a saved match and says what happened, and by which rule.',
  options: {
    all: { type: 'boolean', help: 'print the whole match instead of stepping through it' },
    json: { type: 'boolean', help: 'print the events, one JSON object a line' },
    viewer: { type: 'string', value: 'WHO', help: 'as seen by a seat (0, 1, …), by a spectator, or all (default)' },
  },
  examples: ['ludus replay match.json', 'ludus replay match.json --viewer spectator --all'],
  async run({ positionals, values }, io) {
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0) throw new UsageError('One file is needed: a saved match.')
    const { box, record } = await openMatch(file)
    const eyes = parseEyes(values['viewer'], record.seats)
    const steps = fold(box, record, eyes)
    if (values['json']) for (const { events } of steps) print(io, events.map(toJson))
    else if (values['all'] || !io.stdin.isTTY || !io.stdout.isTTY)
      for (const { lines } of steps) print(io, io.stdout.isTTY ? fitted(lines, io.stdout) : lines)
    else await browse(steps, io)
    return 0
  },
}

/** Whose eyes: a viewer's, or nobody's, and then everything is shown. */
type Eyes = Viewer | 'all'

/** One input and what came of it, as far as the viewer learns of it. The first step is the start. */
interface Page {
  readonly lines: readonly string[]
  readonly events: readonly GameTypes['Event'][]
}

function parseEyes(given: string | boolean | undefined, seats: number): Eyes {
  if (given === undefined || given === 'all') return 'all'
  if (given === 'spectator') return 'spectator'
  if (typeof given === 'string' && /^\d{1,2}$/.test(given) && Number(given) < seats) return Number(given)
  throw new UsageError(`--viewer must be all, spectator or a seat from 0 to ${seats - 1}.`)
}

/** Reads the match and writes down each step. */
function fold({ game, texts: { en: text } }: AnyBox, record: MatchRecord, eyes: Eyes): Page[] {
  const steps: Page[] = []
  let before: Chapter | undefined
  for (const [at, chapter] of [...chaptersOf(game, record)].entries()) {
    const { input, happened, after } = chapter
    const told = happened.map(({ event }) => event)
    const events = eyes === 'all' ? told : told.flatMap((event) => game.hear(event, eyes) ?? [])
    const isHidden = input !== undefined && eyes !== 'all' && eyes !== input.actor && isPrivate(before!.after, chapter)
    const lines = [
      input && before
        ? titleOf(at, input, before, isHidden)
        : at === 0
          ? opening()
          : `Version ${chapter.rules} of the rules`,
      ...events.map((event) => `  ${text.event(event)} [${event.rule}]`),
    ]
    const { outcome } = after.now
    const ending = outcome && `  ${text.outcome(outcome)} [${outcome.rule}]`
    // A game may have told it as what happened last.
    if (ending && lines.at(-1) !== ending) lines.push(ending)
    before = chapter
    // Of what nobody else may know there is nothing to say.
    if (!isHidden || events.length > 0) steps.push({ lines, events })
  }
  return steps

  function opening(): string {
    // Who knows the seed knows every hidden card.
    const seed = record.seed === undefined || eyes !== 'all' ? '' : `, seed ${JSON.stringify(record.seed)}`
    return `${game.about.name}, ${counted(record.seats, 'seat')}${seed}`
  }

  function titleOf(at: number, input: Input, { after, rules }: Chapter, isHidden: boolean): string {
    const state = shownState(game, after.now.state, rules)
    const who = isHidden ? 'Someone: ' : input.actor === 'clock' ? ofClock(input) : `${text.seat(input.actor)}: `
    return `${at}. ${who}${said(text, input, eyes === 'all' ? state : game.view(state, eyes), eyes)}`
  }
}

/** What all agree on comes by the clock's door, but is not its doing. */
const ofClock = (input: Input): string =>
  'act' in input && (input.act === 'agreed' || input.act === 'left') ? '' : 'Clock: '

const ACTS = { 'take-back': 'Take back', undo: 'Undo', resign: 'Give up' } as const
const AGREED = { abandon: 'All agree to give up', draw: 'All agree on a draw' } as const
const andAll = new Intl.ListFormat('en')

/** An input in words; what others choose is known by its events alone. */
function said(text: Text<GameTypes>, input: Input, before: GameTypes['View'], eyes: Eyes): string {
  if ('act' in input) {
    if (input.act === 'agreed') return AGREED[input.what]
    if (input.act === 'left')
      return input.seats.length > 0 ? `${andAll.format(input.seats.map(text.seat))} left for good` : 'All are back'
    return input.act === 'flag' ? `Time is up for ${andAll.format(input.seats.map(text.seat))}` : ACTS[input.act]
  }
  return eyes === 'all' || eyes === input.actor ? text.choice(input.choice as GameTypes['Choice'], before) : 'A choice'
}

/** Steps through the match by keys, until told to stop. */
async function browse(steps: readonly Page[], { stdin, stdout }: Io): Promise<void> {
  const keyboard: Io['stdin'] & { setRawMode?(raw: boolean): unknown } = stdin
  const last = steps.length - 1
  let at = 0
  emitKeypressEvents(stdin)
  keyboard.setRawMode?.(true)
  try {
    stdout.write(screen(steps, at, stdout))
    for await (const [, key] of on(stdin, 'keypress', { close: ['end', 'close'] }) as AsyncIterable<[unknown, Key]>) {
      const to = KEYS[`${key.ctrl ? 'ctrl-' : ''}${key.name ?? ''}`]
      if (to === 'quit') break
      if (to === undefined) continue
      at = { next: Math.min(at + 1, last), back: Math.max(at - 1, 0), first: 0, last }[to]
      stdout.write(screen(steps, at, stdout))
    }
  } finally {
    stdout.write('\n')
    keyboard.setRawMode?.(false)
    stdin.pause()
  }
}

const KEYS: Readonly<Record<string, 'next' | 'back' | 'first' | 'last' | 'quit'>> = {
  right: 'next',
  space: 'next',
  return: 'next',
  left: 'back',
  backspace: 'back',
  home: 'first',
  end: 'last',
  q: 'quit',
  escape: 'quit',
  'ctrl-c': 'quit',
  'ctrl-d': 'quit',
}

const widthOf = (terminal: Io['stdout']): number => Math.max(20, terminal.columns || 80)

/** Lines that go on below, indented, where they are too long for a terminal. */
const fitted = (lines: readonly string[], terminal: Io['stdout']): string[] =>
  lines.flatMap((line) => wrap(line, widthOf(terminal) - 4).map((part, nth) => (nth ? `    ${part}` : part)))

/** A cleared screen with as much of the match up to a step as fits on it, the newest at the bottom. */
function screen(steps: readonly Page[], at: number, terminal: Io['stdout'] & { readonly rows?: number }): string {
  const width = widthOf(terminal)
  const height = Math.max(5, terminal.rows || 24)
  const shown: string[] = []
  for (let step = at; step >= 0 && shown.length < height - 2; step--)
    shown.unshift(...fitted(steps[step]!.lines, terminal))
  const hint = wrap(
    `Step ${at} of ${steps.length - 1}. Right: next, Left: back, Home: first, End: last, q: quit`,
    width,
  )
  const page = [...shown.slice(hint.length + 1 - height), '', ...hint]
  return `\x1b[H\x1b[J${page.map((line) => line.slice(0, width)).join('\n')}`
}

const toJson = (event: object): string => JSON.stringify(event)

function print({ stdout }: Io, lines: readonly string[]): void {
  for (const line of lines) stdout.write(`${line}\n`)
}
