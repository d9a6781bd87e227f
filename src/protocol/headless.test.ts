import { describe, expect, test } from 'vitest'
import { fits } from '#engine/schema'
import { LINE_LIMITS, parseRequest, Request } from '#protocol/headless'

const refused = (message: RegExp, id?: number | string) => ({
  id,
  refusal: { code: 'bad-request', message: expect.stringMatching(message) as unknown },
})

describe('a request is understood', () => {
  const at = { match: 'm1', actor: 0 }
  test.each([
    { do: 'games' },
    { do: 'describe' },
    { do: 'describe', game: 'brave-rats' },
    { do: 'new', game: 'brave-rats' },
    { do: 'new', game: 'brave-rats', seats: 2, options: {}, seed: '' },
    { do: 'new', game: 'brave-rats', setup: { hands: [] }, dice: [4, 6, 1] },
    { do: 'new', game: 'brave-rats', dice: { attack: [4, 6, 1], 'seat/2': [8], main: [] } },
    { do: 'pending', match: 'm1' },
    { do: 'asides', ...at },
    { do: 'play', ...at, choice: { kind: 'pass' }, dice: [20], decision: 3 },
    { do: 'play', ...at, choice: { kind: 'pass' }, dice: { placement: [8] } },
    { do: 'play', match: 'm1', actor: 'clock', choice: { kind: 'tick' } },
    { do: 'take-back', ...at, decision: 0 },
    { do: 'undo', ...at },
    { do: 'resign', ...at },
    { do: 'view', match: 'm1', viewer: 'spectator' },
    { do: 'state', match: 'm1' },
    { do: 'why', ...at, choice: {}, decision: 0 },
    { do: 'bot', ...at, level: 'hard', ms: 0.5, iterations: 1 },
    { do: 'save', match: 'm1' },
    { do: 'load', record: {} },
    { do: 'end', match: 'm1' },
    { do: 'text', game: 'brave-rats', events: [{}] },
  ])('%j', (request) => {
    expect(parseRequest(JSON.stringify(request))).toEqual({ id: undefined, request })
    expect(fits(Request, request)).toBe(true)
  })

  test.each([0, -1.5, 1e300, '', 'seven', '\u0000'])('with the id %j', (id) => {
    expect(parseRequest(JSON.stringify({ id, do: 'games' }))).toEqual({ id, request: { id, do: 'games' } })
  })
})

describe('a line is refused', () => {
  test.each(['', ' ', 'x', '{', '{"do":"games"', '{"do":"games"}}', "{'do':'games'}", 'NaN', '\u0000'])(
    'that is not JSON: %j',
    (line) => expect(parseRequest(line)).toEqual(refused(/not JSON/)),
  )

  test.each(['null', '7', '"games"', '[]', '[{"do":"games"}]'])('that is not an object: %s', (line) =>
    expect(parseRequest(line)).toEqual(refused(/not an object/)),
  )

  test.each(['{}', '{"do":"dance"}', '{"do":null}', '{"do":["games"]}', '{"do":"toString"}', '{"DO":"games"}'])(
    'whose verb is not known, and the known ones are named: %s',
    (line) => expect(parseRequest(line)).toEqual(refused(/^"do" must be one of games, .*play, .*text\.$/)),
  )

  test.each([
    ['{"do":"new"}', /game/],
    ['{"do":"new","game":7}', /^new: game: must be string/],
    ['{"do":"new","game":"brave-rats","seats":2.5}', /^new: seats: must be integer/],
    ['{"do":"new","game":"brave-rats","seats":0}', /^new: seats/],
    ['{"do":"new","game":"brave-rats","seed":7}', /^new: seed: must be string/],
    ['{"do":"new","game":"brave-rats","options":[]}', /^new: options: must be object/],
    ['{"do":"new","game":"brave-rats","setup":null}', /^new: setup: must be object/],
    ['{"do":"new","game":"brave-rats","dice":[0]}', /^new: dice\[0\]/],
    ['{"do":"new","game":"brave-rats","dice":[1e999]}', /^new: dice\[0\]/],
    ['{"do":"new","game":"brave-rats","dice":{"attack":[1,0]}}', /^new: dice\.attack\[1\]: must be >= 1/],
    ['{"do":"new","game":"brave-rats","dice":{"seat/2":6}}', /^new: dice\.seat\/2: must be array/],
    ['{"do":"new","game":"brave-rats","dice":{"Attack":[1]}}', /^new: dice\.Attack: is not known here/],
    ['{"do":"play","match":"m1","actor":-1,"choice":{}}', /^play: actor/],
    ['{"do":"play","match":"m1","actor":"spectator","choice":{}}', /^play: actor/],
    ['{"do":"play","match":"m1","actor":"0","choice":{}}', /^play: actor: must be the number of a seat or "clock"\.$/],
    ['{"do":"play","match":"m1","actor":0,"choice":"Y7"}', /^play: choice: must be object/],
    ['{"do":"view","match":"m1","viewer":"clock"}', /^view: viewer/],
    ['{"do":"asides","match":"m1","actor":"clock"}', /^asides: actor/],
    ['{"do":"bot","match":"m1","actor":0,"ms":0}', /^bot: ms/],
    ['{"do":"load","record":"m1"}', /^load: record: must be object/],
  ])('with a field of the wrong type: %s', (line, message) => expect(parseRequest(line)).toEqual(refused(message)))

  test.each([
    ['{"do":"games","seed":"x"}', /^games: seed: is not known here/],
    ['{"do":"state","match":"m1","viewer":0}', /^state: viewer: is not known here/],
  ])('with a field that the verb does not have: %s', (line, message) =>
    expect(parseRequest(line)).toEqual(refused(message)),
  )

  test.each(['{"do":"games","__proto__":{}}', '{"do":"new","game":"x","options":{"\\u005f_proto__":{"a":1}}}'])(
    'with a field that would pass for a prototype: %s',
    (line) => expect(parseRequest(line)).toEqual(refused(/__proto__/)),
  )

  test('that is too long, and one character less is not', () => {
    const line = `{"do":"games","id":"${'a'.repeat(LINE_LIMITS.characters - 22)}"}`
    expect(line).toHaveLength(LINE_LIMITS.characters)
    expect(parseRequest(line)).toHaveProperty('request')
    expect(parseRequest(`${line} `)).toEqual(refused(/longer than 1048576/))
  })

  test('that is nested too deep, and one level less is not', () => {
    const line = (depth: number) => `{"do":"load","record":{"setup":${'['.repeat(depth)}${']'.repeat(depth)}}}`
    expect(parseRequest(line(62))).toHaveProperty('request')
    expect(parseRequest(line(63))).toEqual(refused(/deeper than 64/))
    expect(parseRequest('['.repeat(LINE_LIMITS.characters))).toEqual(refused(/deeper than 64/))
    expect(parseRequest('{"a":'.repeat(100_000))).toEqual(refused(/deeper than 64/))
  })

  test('with brackets only where they count', () => {
    expect(parseRequest(JSON.stringify({ id: `\\"${'[{'.repeat(200)}`, do: 'games' }))).toHaveProperty('request')
    expect(parseRequest(`{"id":"\\\\","a":${'['.repeat(70)}`)).toEqual(refused(/deeper than 64/))
  })
})

describe('the id is echoed', () => {
  test('whenever it can be read', () => {
    expect(parseRequest('{"id":7,"do":"dance"}')).toEqual(refused(/one of/, 7))
    expect(parseRequest('{"id":"a","do":"new"}')).toEqual(refused(/game/, 'a'))
  })

  test.each(['null', '{}', '[1]', 'true', '1e999'])('unless it is %s, which no id is', (id) =>
    expect(parseRequest(`{"id":${id},"do":"games"}`)).toEqual(refused(/^games: id/)),
  )
})
