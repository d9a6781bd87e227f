import type { GameTypes, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'
import type { Words } from '#web/words/words'

/** One sentence of the log, and the clause that made it true. */
interface Sentence {
  readonly key: string
  /** The line it belongs to. */
  readonly line: LineTold
  /** Which event of the line it tells; none if it says what somebody did. */
  readonly at?: number
  readonly says: string
  readonly rule?: string
}

interface Speech {
  readonly names: readonly string[]
  readonly text: Text<GameTypes>
  readonly words: Words
}

/** What happened, in sentences: what people did, then what the game told of it. */
export function sentencesOf(lines: readonly LineTold[], speech: Speech): readonly Sentence[] {
  return lines.flatMap((line): Sentence[] => {
    const said = [sayDone(line, speech), ...sayAgreed(line, speech)].filter((one) => one !== undefined).join(' ')
    const events = (line.events ?? []) as readonly GameTypes['Event'][]
    return [
      ...(said === '' ? [] : [{ key: `${line.n}`, line, says: said }]),
      ...events.map((event, at) => ({
        key: `${line.n}/${at}`,
        at,
        line,
        says: speech.text.event(event),
        rule: event.rule,
      })),
    ]
  })
}

/** What people did; what the game did says itself, and what is said has a place of its own. */
function sayDone(
  { what, seat, seats, name, was, asked, away = 0, reason = 'rules', pace = 'calm', says: opinion, topic }: LineTold,
  { names, words }: Speech,
): string | undefined {
  const { says, someone, topics } = words.table
  const who = (typeof seat === 'number' ? names[seat] : undefined) ?? name ?? someone
  const by = (asked === undefined ? undefined : names[asked]) ?? someone
  switch (what) {
    case 'created':
    case 'sat':
    case 'handed':
    case 'kicked':
      return says[what](name ?? who)
    case 'renamed':
      return was === name ? undefined : says.renamed(name ?? who, was ?? someone)
    case 'replaced':
      return asked === undefined ? says.replaced(who) : says['stood-in'](who, by)
    case 'claimed':
      return says.claimed(who, by)
    case 'stood':
    case 'bot-sat':
    case 'returned':
    case 'resign':
    case 'undo':
      return says[what](who)
    case 'flagged':
      return seats ? says.flaggedAtOnce(seats.map((at) => names[at] ?? someone).join(', ')) : says.flagged(who)
    case 'resumed': {
      if (away === 0) return says.ready
      const seconds = Math.round(away / 1000)
      return says.resumed(words.table.minutes(Math.floor(seconds / 60), seconds % 60))
    }
    case 'voted':
      return opinion && topic && says.voted[opinion](who, topics[topic])
    case 'rematch':
      return asked === undefined ? says.rematch() : says['wants-rematch'](by)
    case 'moved':
    case 'chat-locked':
    case 'chat-unlocked':
      return says[what]()
    case 'paced':
      return says.paced(words.table.paces[pace])
    case 'closed':
      return says.closed[reason]
    default:
      return undefined
  }
}

/** What all have agreed to by that. */
const sayAgreed = ({ agreed = [] }: LineTold, { words }: Speech): readonly string[] =>
  agreed.map((topic) => words.table.says.agreed[topic])
