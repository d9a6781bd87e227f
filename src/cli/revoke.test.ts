import { expect, onTestFinished, test, vi } from 'vitest'
import { run } from '#cli/testing'
import { startTestServer } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

test('ludus revoke --all ends everything, while the server runs', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.end())
  const [ann, bot] = [new Visitor(server.url), new Visitor(server.url)]
  const { body: before } = await ann.get('/api/me')
  bot.token = String((await bot.call('POST', '/api/bots', { name: 'Rat' })).body['token'])
  const lines = [await ann.connect(), await bot.connect()]
  vi.stubEnv('LUDUS_DATA', server.folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await run(['revoke'])).code).toBe(2)
  expect(await run(['revoke', '--all'])).toMatchObject({ code: 0, err: '' })
  for (const line of lines) await line.next('bye')
  expect((await bot.get('/api/me')).status).toBe(401)
  const { body: after } = await ann.get('/api/me')
  expect(after['guest']).not.toBe(before['guest'])
  expect((await ann.get('/api/me')).body).toEqual(after)
})
