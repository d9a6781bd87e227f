import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hand, isAsked, status } from '#web/testing/brave-rats'
import { barriers } from '#web/testing/axe'
import { CLOSE_MATCH, playedMatch, Player, playRounds } from '#web/testing/player'
import { test } from '#web/testing/test'
import { SIZES, type Size, THEMES } from '#web/testing/visit'

/** All that keeps people out, in both lights. */
async function allBarriers(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await barriers(page)).map((barrier) => `${colorScheme}: ${barrier}`))
  }
  return found
}

const PAGES = [
  ['/', 'What shall we play?'],
  ['/lobby', 'Lobby'],
  ['/new/brave-rats', 'Set up BraveRats'],
  ['/new/last-brave', 'Set up The Last Brave'],
  ['/rules/brave-rats', /BraveRats/],
  ['/rules/last-brave', /The Last Brave/],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
  ['/replay', 'Open a replay'],
  ['/guide/brave-rats', 'The higher card wins'],
  ['/guide/last-brave', 'Attack'],
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
    expect(await overflow(page)).toBe(0)
  },
)

/** How many pixels of a page are beyond the right edge. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

test.for(sizes)(
  'at a table nothing keeps anybody out, and board, hand and status need no scrolling (%s)',
  async (size, { comeIn, server }) => {
    const ben = await Player.called('Ben', server.url)
    const page = await comeIn('/credits', { size })
    const ann = Player.behind(page.context())
    const table = await ann.open()
    await ann.act(table, { do: 'sit', seat: 0 })
    await page.goto(`/table/${table}`)
    await page.getByRole('button', { name: 'Copy the link' }).waitFor()
    expect(await allBarriers(page), 'waiting').toEqual([])
    await ben.act(table, { do: 'sit', seat: 1 })
    await isAsked(page)
    expect(await allBarriers(page), 'choosing').toEqual([])
    expect(await hidden(page), 'choosing').toEqual([])
    for (const round of CLOSE_MATCH.split(' ')) {
      await playRounds(table, [ann, ben], round)
      if (round === 'Y7xA2') {
        await page.getByText('Spied on').first().waitFor()
        expect(await hidden(page), 'spied on').toEqual([])
        expect(await allBarriers(page), 'spied on').toEqual([])
      }
    }
    await page.getByRole('heading', { name: 'You lose' }).waitFor()
    expect(await allBarriers(page), 'at the end').toEqual([])
    await page.getByRole('button', { name: 'Analysis' }).click()
    await page
      .getByRole('dialog', { name: 'Analysis' })
      .getByRole('heading', { name: /^Round 6/ })
      .waitFor()
    expect(await allBarriers(page), 'analysis').toEqual([])
  },
)

test.for(sizes)('nothing keeps anybody out of a replay (%s)', async (size, { comeIn, server }) => {
  const page = await comeIn(`/replay/${await playedMatch(server.url)}#5`, { size })
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
  expect(await allBarriers(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})

/** What of status, board and hand is not wholly in the window; nothing, unless one had to scroll. */
async function hidden(page: Page): Promise<readonly string[]> {
  const { width, height } = page.viewportSize()!
  const parts = {
    status: status(page),
    board: page.getByRole('main', { name: 'Board' }),
    hand: hand(page),
    'first card': hand(page).getByRole('button').first(),
    'last card': hand(page).getByRole('button').last(),
  }
  const found: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox()
    const isSeen = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
    if (!isSeen) found.push(`${name} ${JSON.stringify(box)}`)
  }
  return found
}

test('a dead link says so, and leads on', async ({ comeIn }) => {
  const page = await comeIn('/table/nosuchtable1')
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
