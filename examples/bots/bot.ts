// A bot for Ludus that needs nothing but Node 24.
// It takes a seat and answers every question of the game by chance: put your own idea into `choose`.
//
//     node bot.ts                 sits down at the first open public table
//     node bot.ts --table ID      sits down at this one; the ID is the end of its link
//
// LUDUS_URL in the environment says where the server is (http://127.0.0.1:8080),
// LUDUS_TOKEN is the token of the bot's account; without it, a new account is made.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const SERVER = (process.env['LUDUS_URL'] ?? 'http://127.0.0.1:8080').replace(/\/$/, '')
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
let token = process.env['LUDUS_TOKEN']

/** The whole mind of this bot. `view` is the table as its seat sees it, `choices` is all that is legal now. */
const choose = (_view: object | undefined, choices: readonly object[]): object =>
  choices[Math.floor(Math.random() * choices.length)]!

/** How things stand, as far as this bot looks at it. */
interface Now {
  status: 'open' | 'live' | 'over'
  /** What we are asked; `locked` is a sealed answer of ours that is in already. */
  own?: { decision: number; choices: object[]; locked: object | null } | null
  view?: object // Left out when nothing on the table has changed.
  outcome: object | null
}

class Refused extends Error {}

/** Sends a request and returns the answer; throws what the server says if it says no. */
async function call(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (body) headers['content-type'] = 'application/json'
  for (;;) {
    try {
      const answer = await fetch(SERVER + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      if (answer.ok) return answer
      if (answer.status !== 429 && answer.status !== 503) throw new Refused(await answer.text())
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    // Nobody answers, or we are too fast, or the server is not ready.
    await sleep(1000)
  }
}
const json = async <Answer>(answer: Promise<Response>): Promise<Answer> => (await (await answer).json()) as Answer

/** Takes a free seat, unless we have one here. The salt goes into the luck, so that nobody else can choose it. */
async function sit(table: string): Promise<void> {
  const { as } = await json<{ as: number | 'spectator' }>(call('GET', `/api/tables/${table}`))
  const act = { do: 'sit', salt: randomBytes(8).toString('hex') }
  if (as === 'spectator') await call('POST', `/api/tables/${table}/acts`, act)
}

async function firstOpen(): Promise<string> {
  const { tables } = await json<{ tables: { id: string; status: string }[] }>(call('GET', '/api/tables'))
  const open = tables.find(({ status }) => status === 'open')
  if (!open) throw new Error('There is no open public table.')
  return open.id
}

/** What we know: the last line that we were told, the table as we last saw it, the last question that we answered. */
let [since, answered, view]: [number, number, object | undefined] = [0, -1, undefined]

/** Follows the match and answers what we are asked; returns how it ended, or `null` if the line was cut. */
async function follow(table: string): Promise<object | null> {
  const { body } = await call('GET', `/api/tables/${table}/stream?since=${since}`)
  let rest = ''
  for await (const text of body!.pipeThrough(new TextDecoderStream())) {
    const whole = (rest + text).split('\n')
    rest = whole.pop()!
    for (const line of whole) {
      // An empty line is a sign of life.
      const { lines = [], now } = JSON.parse(line || '{}') as { lines?: { n: number }[]; now?: Now }
      since = lines.at(-1)?.n ?? since
      view = now?.view ?? view
      if (now?.status === 'over') return now.outcome
      const own = now?.own
      if (!own || own.choices.length === 0 || own.locked || own.decision === answered) continue
      // Named in the answer, so that a late one never lands on the next question.
      answered = own.decision
      const act = { do: 'choose', decision: answered, choice: choose(view, own.choices) }
      await call('POST', `/api/tables/${table}/acts`, act).catch((refused: unknown) => say(String(refused)))
    }
  }
  return null
}

token ||= (await json<{ token: string }>(call('POST', '/api/bots', { name: 'TypeScript bot' }))).token
if (!process.env['LUDUS_TOKEN']) say(`A new account. To be the same bot again: LUDUS_TOKEN=${token}`)
const table = parseArgs({ options: { table: { type: 'string' } } }).values.table ?? (await firstOpen())
await sit(table)
say(`Sitting at ${SERVER}/table/${table}`)
let outcome: object | null = null
while (!outcome)
  outcome = await follow(table).catch((cut: unknown) => (cut instanceof Refused ? Promise.reject(cut) : null))
say(`Over: ${JSON.stringify(outcome)}`)
