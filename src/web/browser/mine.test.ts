import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { box, card, hands, offered, play } from '#games/brave-rats/testing/hands'
import { CLOSE_MATCH, openTable, playRounds } from '#games/brave-rats/testing/tables'
import { allBarriers } from '#web/testing/axe'
import { isAsked } from '#web/testing/hands'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { SIZES, type Size } from '#web/testing/visit'

// Whoever comes back finds their matches: those that run, those that are over, and how they fared.

const rows = (page: Page): Locator => page.getByRole('listitem', { name: /^BraveRats/ })
const figure = (page: Page, name: string): Locator =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')

const filter = (page: Page, name: string): Locator => page.getByRole('combobox', { name })

/** A table at which this browser sits, and somebody without one. */
async function meet(page: Page, url: string, name: string, wanted: object = {}) {
  const players = [Player.behind(page.context()), await Player.called(name, url)] as const
  const table = await openTable(players[0], wanted)
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  return { players, table }
}

test.for(Object.keys(SIZES) as Size[])(
  'a match that was left is found again after a reload, and goes on (%s)',
  async (size, { comeIn, server }) => {
    const page = await comeIn('/', { size })
    await page.getByRole('link', { name: 'My matches' }).waitFor()
    const { table, players } = await meet(page, server.url, 'Ben')
    await page.goto(`/table/${table}`)
    await isAsked(page, hands)
    await page.goto('/')
    await page.reload()
    const row = rows(page).filter({ hasText: 'against Ben' })
    await row.getByText('Your turn').waitFor()
    await row.getByText('just now').waitFor()
    expect(await allBarriers(page)).toEqual([])
    expect((await overflow(page)).x).toBe(0)
    await row.getByRole('link', { name: 'Go on' }).click()
    await page.waitForURL(`**/table/${table}`)
    await play(card(page, 'Prince,'))
    await page.goto('/mine')
    await rows(page).getByText('Waits for Ben').waitFor()
    await players[1].act(table, { do: 'resign' })
    await page.reload()
    await page.getByText('No match of yours is running.').waitFor()
    await rows(page).getByText('Won', { exact: true }).waitFor()
  },
)

test('the lobby lets one go on at the own table, and others watch', async ({ comeIn, server }) => {
  const page = await comeIn('/lobby')
  const { table } = await meet(page, server.url, 'Lobbyist', { public: true })
  const other = await comeIn('/lobby')
  const own = rows(page).filter({ hasText: 'Lobbyist' })
  await own.getByRole('link', { name: 'Go on' }).waitFor()
  expect(await own.getByRole('link', { name: 'Watch' }).count()).toBe(0)
  const foreign = rows(other).filter({ hasText: 'Lobbyist' })
  await foreign.getByRole('link', { name: 'Watch' }).waitFor()
  expect(await foreign.getByRole('link', { name: 'Go on' }).count()).toBe(0)
  await own.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(`**/table/${table}`)
  await offered(page).first().waitFor()
})

test.for(Object.keys(SIZES) as Size[])(
  'a rematch carries the score on, and the history has both matches (%s)',
  async (size, { comeIn, server }) => {
    const page = await comeIn('/', { size })
    const { table, players } = await meet(page, server.url, 'Ben')
    await playRounds(table, players, CLOSE_MATCH)
    await page.goto(`/table/${table}`)
    await page.getByRole('heading', { name: 'You lose' }).waitFor()
    await page.reload()
    expect(await figure(page, 'Score').textContent()).toBe('3 : 4')
    expect(await figure(page, 'Rounds').textContent()).toBe('6')
    expect(await figure(page, 'Series').count()).toBe(0)

    await page.getByRole('button', { name: 'Play again' }).click()
    await page.getByRole('status').filter({ hasText: 'Waiting for Ben' }).waitFor()
    expect(await page.getByText('Send this link to a friend').count()).toBe(0)
    const next = new URL(page.url()).pathname.split('/').at(-1)!
    expect(next).not.toBe(table)
    await players[1].act(table, { do: 'rematch' })
    await offered(page).first().waitFor()
    await page.getByRole('img', { name: 'one win in this series' }).waitFor()
    const looker = await comeIn(`/table/${next}`, { size })
    await looker.getByRole('img', { name: 'one win in this series' }).waitFor()
    await playRounds(next, players, CLOSE_MATCH)
    await figure(page, 'Series').waitFor()
    expect(await figure(page, 'Series').textContent()).toBe('0 : 2')
    await looker.getByRole('img', { name: '2 wins in this series' }).waitFor()

    await page.goto('/mine')
    const finished = page.getByRole('region', { name: 'Finished' })
    await finished.getByText('Series 0 : 2').waitFor()
    expect(await rows(page).count()).toBe(2)
    const headToHead = page.getByRole('table', { name: 'Head to head' })
    expect(await headToHead.getByRole('row', { name: /Ben/ }).getByRole('cell').first().textContent()).toBe('0 : 2')
    expect(await allBarriers(page)).toEqual([])
    expect((await overflow(page)).x).toBe(0)
    await filter(page, 'Game').selectOption('The Last Brave')
    await page.getByText('No match of yours has ended yet.').waitFor()
    await filter(page, 'Game').selectOption('BraveRats')
    await filter(page, 'Played with').selectOption('Ben')
    await expect.poll(() => rows(page).count()).toBe(2)
    await rows(page).first().getByRole('link', { name: 'Replay' }).click()
    await page.getByRole('slider', { name: 'Moment' }).waitFor()
  },
)

test('what is kept on this device is found, and can be removed', async ({ comeIn }) => {
  const page = await comeIn('/')
  await box(page).getByRole('button', { name: 'On one screen' }).click()
  await page.waitForURL('**/table/device-*')
  const { pathname } = new URL(page.url())
  await page.goto('/')
  const row = rows(page).filter({ hasText: 'On one screen' })
  await row.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(`**${pathname}`)
  await page.goto('/')
  await row.getByRole('button', { name: /^Remove this match/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await row.waitFor({ state: 'detached' })
  await page.goto('/mine')
  await page.getByText('No match of yours is running.').waitFor()
})
