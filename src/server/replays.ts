import Type from 'typebox'
import type { MatchRecord } from '#engine/match'
import { parseRecord } from '#engine/record'
import { Refused } from '#engine/refusal'
import { openGame } from '#games/shelf'
import { type Limits, parseJson, Unreadable } from '#protocol/json'
import * as answers from '#server/answers'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import type { House } from '#house/house'
import { replayOf } from '#house/replay'
import { judge, playAgain } from '#house/verify'

/** What an imported file may hold; a character is at least one byte. */
const LIMITS: Limits = { characters: 2 ** 20, depth: 64 }
/** More values than a match of that size has: a heap of numbers would take long to refuse. */
const MOST_VALUES = 120_000

/** `GET /api/tables/:id/replay` gives a match as a file, `POST /api/replays` checks such a file and keeps nothing of it. */
export function replayRoutes(app: App, house: House, doors: Doors): void {
  app.route({
    method: 'GET',
    url: '/api/tables/:id/replay',
    schema: {
      summary:
        'A match that is over as a file, with the proof of its luck; of a running one, what spectators were told.',
      params: Type.Object({ id: Type.String({ description: 'The id of a table.' }) }),
      response: answers.ok(answers.Replay),
    },
    async handler({ params: { id }, caller: { address } }, reply) {
      doors.admit('replay', { address, table: id })
      const replay = await replayOf(house, id)
      if (!('game' in replay)) return replay
      return reply.header('content-disposition', `attachment; filename="ludus-${replay.game}-${id}.json"`).send(replay)
    },
  })

  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
      readFile(text),
    )
    scope.route({
      method: 'POST',
      url: '/api/replays',
      bodyLimit: LIMITS.characters,
      schema: {
        summary:
          'Plays such a file again and says what it holds and whether its luck is proven; nothing of it is kept.',
        body: Type.Object({}, { description: 'A match that was over, as GET /api/tables/{id}/replay gave it.' }),
        response: answers.ok(answers.ReplaySummary),
      },
      handler: ({ body }) => summarize(parseRecord(body)),
    })
  })
}

function readFile(text: string): unknown {
  try {
    if (text.split(',', MOST_VALUES + 1).length > MOST_VALUES) throw new Unreadable('This is not a Ludus match.')
    return parseJson(text, LIMITS)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refused({ code: 'bad-record', message: error.message })
    throw error
  }
}

async function summarize(record: MatchRecord): Promise<object> {
  const box = await openGame(record.game)
  if (!box) throw new Refused({ code: 'no-such-game', message: 'There is no such game here.' })
  const { game, rules, seats, names = null, inputs, endedAt = null } = record
  const verdict = judge(box, record, await playAgain(box, record))
  return { game, rules, seats, names, inputs: inputs.length, endedAt, ...verdict }
}
