import type { Language, OptionWords, Text } from '#engine/game'
import { type Scramble, scramble } from '#engine/testing/scramble'

type Choice = Scramble['Choice']
type Event = Scramble['Event']

/** The words in which the languages differ. */
interface Words {
  readonly summary: string
  readonly options: Readonly<Record<string, OptionWords>>
  readonly seat: string
  readonly decisions: Readonly<Record<string, string>>
  readonly choices: { readonly [Kind in Choice['kind']]: string }
  readonly events: { readonly [Kind in Event['kind']]: string }
  readonly highest: string
  readonly refusals: Readonly<Record<string, string>>
}

const english: Words = {
  summary: scramble.about.summary,
  options: { pool: { name: 'Pool', text: 'Dice to begin with.', values: { 2: '2', 8: '8' } } },
  seat: 'Racer',
  decisions: { race: 'Roll, keep or stop.', build: 'Build, or be done.', time: 'Time passes.' },
  choices: { roll: 'Roll', keep: 'Keep', stop: 'Stop', tick: 'Time passes', build: 'Build', done: 'Done' },
  events: {
    opened: 'The race is open.',
    showed: 'shows what is collected:',
    rolled: 'rolls',
    kept: 'keeps a die.',
    took: 'takes a die.',
    stopped: 'stops.',
    raced: 'The race is over.',
    built: 'builds on tower',
    finished: 'is done.',
  },
  highest: 'The highest towers win.',
  refusals: {},
}

const german: Words = {
  summary: 'Würfeln und behalten, alle zugleich.',
  options: { pool: { name: 'Vorrat', text: 'Würfel zu Beginn.', values: { 2: '2', 8: '8' } } },
  seat: 'Läufer',
  decisions: { race: 'Würfle, behalte oder hör auf.', build: 'Bau, oder sei fertig.', time: 'Die Zeit läuft.' },
  choices: {
    roll: 'Würfeln',
    keep: 'Behalten',
    stop: 'Aufhören',
    tick: 'Die Zeit läuft',
    build: 'Bauen',
    done: 'Fertig',
  },
  events: {
    opened: 'Das Rennen ist offen.',
    showed: 'zeigt, was zu sammeln ist:',
    rolled: 'würfelt',
    kept: 'behält einen Würfel.',
    took: 'nimmt einen Würfel.',
    stopped: 'hört auf.',
    raced: 'Das Rennen ist vorbei.',
    built: 'baut an Turm',
    finished: 'ist fertig.',
  },
  highest: 'Die höchsten Türme gewinnen.',
  refusals: { 'S-E1': 'Das geht jetzt nicht.' },
}

const plus = (words: string, ...more: readonly unknown[]): string => [words, ...more].join(' ')

/** What an event or a choice names besides. */
function rest(event: Event | Choice): readonly unknown[] {
  if ('dice' in event) return [event.dice.join(', ')]
  if ('goal' in event) return [event.goal]
  if ('tower' in event) return [event.tower + 1]
  return 'die' in event ? [event.die + 1] : []
}

const textOf = (words: Words): Text<Scramble> => {
  const seat = (at: number): string => `${words.seat} ${at + 1}`
  return {
    summary: words.summary,
    options: words.options,
    seat,
    decision: ({ kind }) => words.decisions[kind]!,
    choice: (choice) => plus(words.choices[choice.kind], ...rest(choice)),
    event(event) {
      const says = plus(words.events[event.kind], ...rest(event))
      return 'seat' in event ? `${seat(event.seat)} ${says}` : says
    },
    outcome: () => words.highest,
    refusal: ({ code, message }) => words.refusals[code] ?? message,
  }
}

export const texts: Readonly<Record<Language, Text<Scramble>>> = { en: textOf(english), de: textOf(german) }
