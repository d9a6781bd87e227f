import { expect } from 'vitest'
import { playedMatch } from '#games/brave-rats/testing/tables'
import { allBarriers } from '#web/testing/axe'
import { test } from '#web/testing/test'
import { overflow } from '#web/testing/overflow'
import { SIZES, type Size } from '#web/testing/visit'

const PAGES = [
  ['/', 'What shall we play?'],
  ['/lobby', 'Lobby'],
  ['/mine', 'My matches'],
  ['/rules', 'Rules'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
  ['/replay', 'Open a replay'],
  ['/kit', 'Ludus: the kit'],
  ['/nowhere', 'There is nothing here'],
] as const

const sizes = Object.keys(SIZES) as Size[]

test.for(sizes.flatMap((size) => PAGES.map(([path, title]) => ({ size, path, title }))))(
  'nothing keeps anybody out of $path ($size)',
  async ({ size, path, title }, { comeIn }) => {
    const page = await comeIn(path, { size, expects: /404/ })
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    expect(await allBarriers(page)).toEqual([])
    expect((await overflow(page)).x).toBe(0)
  },
)

test.for(sizes)('nothing keeps anybody out of a replay (%s)', async (size, { comeIn, server }) => {
  const page = await comeIn(`/replay/${await playedMatch(server.url)}#5`, { size })
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  expect(await allBarriers(page)).toEqual([])
  expect((await overflow(page)).x).toBe(0)
})

test('where the server has no kit, the page has none', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  await page.getByRole('heading', { name: 'Credits', level: 1 }).waitFor()
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-kit')
    window.history.pushState(null, '', '/kit')
    window.dispatchEvent(new Event('popstate'))
  })
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
})

test('a dead link says so, and leads on', async ({ comeIn }) => {
  const page = await comeIn('/table/nosuchtable1', { expects: /404/ })
  await page.getByRole('heading', { name: 'There is no table behind this link' }).waitFor()
  await page.getByRole('link', { name: 'All games' }).click()
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor()
})

test('a table whose match is over shows how it ended, and its replay', async ({ comeIn, server }) => {
  const page = await comeIn(`/table/${await playedMatch(server.url)}`)
  await page.getByRole('heading', { name: 'Victory for Ben' }).waitFor()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
})
