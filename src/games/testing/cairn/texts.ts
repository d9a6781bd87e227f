import type { Language, OptionWords, Text } from '#engine/game'
import { type Cairn, cairn } from '#engine/testing/cairn'

/** The words in which the languages differ. */
interface Words {
  readonly summary: string
  readonly options: Readonly<Record<string, OptionWords>>
  readonly seat: string
  readonly decision: string
  choice(stones: number): string
  event(who: string, stones: number): string
  readonly outcomes: Readonly<Record<string, string>>
  readonly refusals: Readonly<Record<string, string>>
}

const english: Words = {
  summary: cairn.about.summary,
  options: {
    mode: {
      name: 'Heaps',
      text: 'One for all, one for each team, or one each.',
      values: { together: 'together', teams: 'two teams', alone: 'one each' },
    },
    goal: { name: 'Height', text: 'Stones that are needed.', values: { 4: '4', 12: '12' } },
  },
  seat: 'Mason',
  decision: 'Lay a stone, or two.',
  choice: (stones) => (stones === 1 ? 'Lay one stone.' : 'Lay two stones.'),
  event: (who, stones) => (stones === 0 ? `The wind takes the stones of ${who}.` : `${who} lays ${stones}.`),
  outcomes: {
    built: 'The cairn stands.',
    'blown-over': 'There is no cairn.',
    resigned: 'A side has given up.',
    abandoned: 'All have given up.',
    time: 'A side has run out of time.',
  },
  refusals: {},
}

const german: Words = {
  summary: 'Legt gemeinsam Stein auf Stein.',
  options: {
    mode: {
      name: 'Haufen',
      text: 'Einer für alle, einer für jedes Team, oder jedem einer.',
      values: { together: 'gemeinsam', teams: 'zwei Teams', alone: 'jedem einer' },
    },
    goal: { name: 'Höhe', text: 'So viele Steine braucht es.', values: { 4: '4', 12: '12' } },
  },
  seat: 'Maurer',
  decision: 'Leg einen Stein oder zwei.',
  choice: (stones) => (stones === 1 ? 'Einen Stein legen.' : 'Zwei Steine legen.'),
  event: (who, stones) => (stones === 0 ? `Der Wind nimmt die Steine von ${who}.` : `${who} legt ${stones}.`),
  outcomes: {
    built: 'Das Steinmännchen steht.',
    'blown-over': 'Es gibt kein Steinmännchen.',
    resigned: 'Eine Seite hat aufgegeben.',
    abandoned: 'Alle haben aufgegeben.',
    time: 'Einer Seite ist die Zeit abgelaufen.',
  },
  refusals: { 'C-E1': 'Das geht jetzt nicht.' },
}

const textOf = (words: Words): Text<Cairn> => {
  const seat = (at: number): string => `${words.seat} ${at + 1}`
  return {
    summary: words.summary,
    options: words.options,
    seat,
    decision: () => words.decision,
    choice: ({ stones }) => words.choice(stones),
    event: (event) => words.event(seat(event.seat), event.stones),
    outcome: ({ reason }) => words.outcomes[reason]!,
    refusal: ({ code, message }) => words.refusals[code] ?? message,
  }
}

export const texts: Readonly<Record<Language, Text<Cairn>>> = { en: textOf(english), de: textOf(german) }
