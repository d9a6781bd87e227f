import type { Language, OptionWords, Text } from '#engine/game'
import { pebbles } from '#engine/testing/pebbles'
import type { Choice, Event, Pebbles } from '#engine/testing/pebbles-types'

/** The words in which the languages differ; sentences are made of them alike. */
interface Words {
  readonly summary: string
  readonly options: Readonly<Record<string, OptionWords>>
  readonly seat: string
  readonly decisions: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<Choice['kind'], string>>
  readonly events: Readonly<Record<Event['kind'], string>>
  readonly outcomes: Readonly<Record<string, string>>
  readonly refusals: Readonly<Record<string, string>>
}

const english: Words = {
  summary: pebbles.about.summary,
  options: {
    die: { name: 'Die', text: 'A turn may end with a roll.', values: { true: 'yes', false: 'no' } },
    short: { name: 'Short', text: 'One round, not two.', values: { true: 'yes', false: 'no' } },
    pool: { name: 'Pool', text: 'Pebbles to begin with.', values: { 5: '5', 20: '20' } },
  },
  seat: 'Heap',
  decisions: {
    turn: 'Take, roll or draw.',
    bid: 'Bid a stone in secret.',
    ready: 'Ready for the next round?',
    watch: 'Do you give a warning?',
    time: 'The clock may end the turn.',
  },
  choices: {
    take: 'Take a pebble',
    roll: 'Roll for pebbles',
    draw: 'Draw a stone',
    done: 'End the turn',
    'time-up': 'Time is up',
    bid: 'Bid',
    ready: 'Ready',
    pass: 'Say nothing',
    warn: 'Give a warning',
    watch: 'Keep watch',
  },
  events: {
    dealt: 'The stones are dealt.',
    took: 'takes a pebble.',
    rolled: 'rolls for pebbles:',
    drew: 'draws a stone:',
    'timed-out': 'has run out of time.',
    warned: 'gives a warning.',
    watches: 'thinks about keeping watch.',
    revealed: 'The bids are turned up:',
  },
  outcomes: {
    'most pebbles': 'Most pebbles win.',
    resigned: 'A heap has given up.',
    time: 'A heap has run out of time.',
  },
  refusals: {},
}

const german: Words = {
  summary: 'Nehmen, würfeln, ziehen und bieten.',
  options: {
    die: { name: 'Würfel', text: 'Ein Zug darf mit einem Wurf enden.', values: { true: 'ja', false: 'nein' } },
    short: { name: 'Kurz', text: 'Eine Runde statt zwei.', values: { true: 'ja', false: 'nein' } },
    pool: { name: 'Vorrat', text: 'Kiesel zu Beginn.', values: { 5: '5', 20: '20' } },
  },
  seat: 'Haufen',
  decisions: {
    turn: 'Nimm, würfle oder zieh.',
    bid: 'Biete verdeckt einen Stein.',
    ready: 'Bereit für die nächste Runde?',
    watch: 'Warnst du die anderen?',
    time: 'Die Uhr darf den Zug beenden.',
  },
  choices: {
    take: 'Einen Kiesel nehmen',
    roll: 'Um Kiesel würfeln',
    draw: 'Einen Stein ziehen',
    done: 'Den Zug beenden',
    'time-up': 'Die Zeit ist um',
    bid: 'Bieten',
    ready: 'Bereit',
    pass: 'Nichts sagen',
    warn: 'Warnen',
    watch: 'Wache halten',
  },
  events: {
    dealt: 'Die Steine sind verteilt.',
    took: 'nimmt einen Kiesel.',
    rolled: 'würfelt um Kiesel:',
    drew: 'zieht einen Stein:',
    'timed-out': 'hat keine Zeit mehr.',
    warned: 'warnt die anderen.',
    watches: 'denkt ans Wachehalten.',
    revealed: 'Die Gebote werden aufgedeckt:',
  },
  outcomes: {
    'most pebbles': 'Die meisten Kiesel gewinnen.',
    resigned: 'Ein Haufen hat aufgegeben.',
    time: 'Einem Haufen ist die Zeit abgelaufen.',
  },
  refusals: {
    'P-E1': 'Alle Kiesel sind gezählt.',
    'P-E2': 'Ein kurzes Spiel braucht den Würfel.',
    'P-E3': 'Das geht jetzt nicht.',
  },
}

/** What an event says besides its kind. */
function details(event: Event): string {
  switch (event.kind) {
    case 'rolled':
      return ` ${event.face}.`
    case 'drew':
      return ` ${event.stone}.`
    case 'revealed':
      return ` ${event.bids.join(', ')}.`
    default:
      return ''
  }
}

const textOf = (words: Words): Text<Pebbles> => {
  const seat = (at: number): string => `${words.seat} ${at + 1}`
  return {
    summary: words.summary,
    options: words.options,
    seat,
    decision: ({ kind }) => words.decisions[kind]!,
    choice: (choice) => `${words.choices[choice.kind]}${'stone' in choice ? `: ${choice.stone}` : ''}.`,
    event: (event) => `${'seat' in event ? `${seat(event.seat)} ` : ''}${words.events[event.kind]}${details(event)}`,
    outcome: ({ reason }) => words.outcomes[reason]!,
    refusal: ({ code, message }) => words.refusals[code] ?? message,
  }
}

export const texts: Readonly<Record<Language, Text<Pebbles>>> = { en: textOf(english), de: textOf(german) }
