import type { TableFact, Taken } from '#house/entry'
import type { LineTold, NewsTold, SocketTold } from '#protocol/told'

// Messages and facts as text. Most of both is the same for everybody, and for the log: it is written out once.

const texts = new WeakMap<object, string>()

/** Plain JSON data that nobody changes any more, as text. */
function textOf(value: object): string {
  let text = texts.get(value)
  if (text === undefined) texts.set(value, (text = JSON.stringify(value)))
  return text
}

const list = (all: readonly string[]): string => `[${all.join()}]`

/** An object as text, with one more field. */
const withField = (text: string, field: string, value: string): string =>
  `${text.slice(0, -1)}${text === '{}' ? '' : ','}"${field}":${value}}`

/** What someone is told who knows how things stood before. */
export function newsText({ lines, now, ...rest }: Extract<SocketTold, { kind: 'lines' }>): string {
  const text = withField(JSON.stringify(rest), 'lines', list(lines.map(lineText)))
  return withField(text, 'now', nowText(now))
}

function lineText({ events, changes, ...rest }: LineTold): string {
  let text = JSON.stringify(rest)
  if (events) text = withField(text, 'events', list(events.map(textOf)))
  if (changes) text = withField(text, 'changes', JSON.stringify(changes))
  return text
}

function nowText({ own, ...rest }: NewsTold): string {
  const text = JSON.stringify(rest)
  if (own === undefined) return text
  if (own === null) return withField(text, 'own', 'null')
  const { choices, ...asked } = own
  return withField(text, 'own', withField(JSON.stringify(asked), 'choices', textOf(choices)))
}

/** What an entry did. */
export function factText({ took, ...rest }: TableFact): string {
  const text = JSON.stringify(rest)
  return took ? withField(text, 'took', list(took.map(takenText))) : text
}

function takenText({ told, ...rest }: Taken): string {
  const text = JSON.stringify(rest)
  if (!told) return text
  const all = told.map(([event, change]) => list(change ? [textOf(event), JSON.stringify(change)] : [textOf(event)]))
  return withField(text, 'told', list(all))
}
