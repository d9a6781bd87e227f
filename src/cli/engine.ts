import { once } from 'node:events'
import { type Command, type Io, UsageError } from '#cli/command'
import { exampleOf } from '#cli/examples'
import { HeadlessEngine } from '#cli/headless'
import { LINE_LIMITS } from '#protocol/headless'

export const command: Command = {
  name: 'engine',
  usage: '',
  summary: 'Answers JSON lines on stdin with JSON lines on stdout: the door for bots, tests and puzzles.',
  options: {},
  notes: [
    'With "new" and "play" the next dice can be told as one reads them: "dice":[4,6,1].',
    'Where a game rolls some apart, those of each stream by its name: "dice":{"attack":[4,6,1],"placement":[8]}; "main" is the rest, and a plain list is refused. What is not told is rolled by the seed.',
  ],
  examples: [
    `echo '{"do":"describe"}' | ludus engine    (the schema of all requests)`,
    ...exampleOf(({ id }) => `echo '{"do":"describe","game":"${id}"}' | ludus engine`),
    ...exampleOf(({ id }) => `echo '{"id":3,"do":"new","game":"${id}","seed":"x"}' | ludus engine`),
  ],
  async run({ positionals }, { stdin, stdout, stderr }) {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not needed: requests come on stdin.`)
    const engine = new HeadlessEngine({
      report: (bug) => stderr.write(`${bug instanceof Error ? bug.stack : String(bug)}\n`),
    })
    for await (const line of linesOf(stdin)) {
      if (line.trim() === '') continue
      // One after the other: an answer that takes long to find must not come after the next one.
      await write(stdout, await engine.answer(line))
    }
    return 0
  },
}

/** Waits while whoever reads is slower than we are. */
async function write(stdout: Io['stdout'], answer: object): Promise<void> {
  if (!stdout.write(`${JSON.stringify(answer)}\n`)) await once(stdout, 'drain')
}

/** The lines of a stream. Of a line beyond the limit only so much is kept as shows that it is too long. */
async function* linesOf(stream: Io['stdin']): AsyncGenerator<string> {
  const most = LINE_LIMITS.characters
  const decoder = new TextDecoder()
  let line = ''
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      yield line + text.slice(from, end)
      line = ''
      from = end + 1
    }
    if (line.length <= most) line += text.slice(from)
  }
  yield line + decoder.decode()
}
