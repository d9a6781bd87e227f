import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import { Refused } from '#engine/refusal'
import { sampleOf } from '#engine/testing/sample'
import { parseFrame, SocketMessage } from '#protocol/acts'
import { TOPICS, WISHES } from '#protocol/votes'

// What comes through a socket: understood as it is meant, or refused, and nothing else.

const TABLE = 'abcdef012345'
const parse = (message: object) => parseFrame(JSON.stringify({ table: TABLE, ...message }))

describe('a frame', () => {
  test('that fits its schema is understood, whatever it wants', () => {
    const luck = SeededRandom.from('frames')
    const understood = new Set<string>()
    for (const schema of SocketMessage.anyOf)
      for (let time = 0; time < 50; time++) {
        const table = 'table' in schema.properties && { table: TABLE }
        const message = { ...(sampleOf(schema, luck) as object), ...table }
        const text = JSON.stringify(message)
        try {
          expect(parseFrame(text)).toEqual(message)
          understood.add(schema.properties.do.const)
        } catch (error) {
          // Names follow patterns, which a sample need not know.
          expect(error).toBeInstanceOf(Refused)
        }
      }
    for (const verb of ['choose', 'chat', 'vote', 'advise']) expect(understood).toContain(verb)
  })

  test('that is spoilt anywhere is refused with a sentence, and throws nothing else', () => {
    const act = fc.oneof(
      fc.record({
        do: fc.constant('vote'),
        topic: fc.oneof(fc.constantFrom(...TOPICS), fc.string(), fc.jsonValue()),
        says: fc.oneof(fc.constantFrom(...WISHES), fc.jsonValue()),
        seat: fc.oneof(fc.nat(20), fc.jsonValue()),
      }),
      fc.record({
        do: fc.constant('advise'),
        to: fc.oneof(fc.nat(20), fc.jsonValue()),
        decision: fc.oneof(fc.nat(), fc.jsonValue()),
        choice: fc.oneof(fc.constant(null), fc.jsonValue(), fc.constant({ kind: 'lay' })),
      }),
      fc.record({ do: fc.constant('chat'), text: fc.string(), to: fc.oneof(fc.constant('team'), fc.jsonValue()) }),
    )
    fc.assert(
      fc.property(act, fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 1 }), (message, more) => {
        try {
          expect(parse({ ...more, ...message })).toMatchObject({ do: message.do, table: TABLE })
        } catch (error) {
          expect(error).toBeInstanceOf(Refused)
          expect((error as Refused).refusal).toMatchObject({ code: 'bad-request', message: expect.stringMatching(/./) })
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  { do: 'vote', topic: 'abandon', says: 'yes' },
  { do: 'vote', seat: 2, topic: 'go-on', says: 'back' },
  { do: 'advise', to: 1, choice: { kind: 'lay', stones: 2 } },
  { do: 'advise', seat: 0, to: 1, decision: 3, choice: null },
  { do: 'chat', text: 'Now.', to: 'team' },
])('%j is understood', (message) => {
  expect(parse(message)).toEqual({ table: TABLE, ...message })
})

test.each([
  { do: 'vote', topic: 'chess', says: 'yes' },
  { do: 'vote', topic: 'draw', says: 'perhaps' },
  { do: 'vote', topic: 'draw' },
  { do: 'vote', topic: 'draw', says: 'yes', for: 1 },
  { do: 'advise', to: 16, choice: null },
  { do: 'advise', to: 1 },
  { do: 'advise', to: 1, choice: 'lay' },
  { do: 'advise', to: 1, choice: [] },
  { do: 'chat', text: 'Now.', to: 'all' },
])('%j is refused', (message) => {
  expect(() => parse(message)).toThrow(Refused)
})
