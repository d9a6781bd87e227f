import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { playedMatch } from '#games/brave-rats/testing/tables'
import { overflow } from '#web/testing/overflow'
import { test } from '#web/testing/test'

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' })
const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).first()
const banner = (page: Page, clan: string) => page.getByRole('group', { name: `${clan}:` })

test('a replay is scrubbed, stepped and jumped through', async ({ comeIn, server }) => {
  const page = await comeIn(`/replay/${await playedMatch(server.url)}`)
  await moment(page).waitFor()
  const last = Number(await moment(page).getAttribute('max'))
  expect(last).toBeGreaterThan(11)
  await moment(page).fill(String(last))
  await banner(page, 'Applewoods').getByRole('img', { name: '4 victories of 4' }).waitFor()
  await moment(page).fill('0')
  await banner(page, 'Applewoods').getByRole('img', { name: '0 victories of 4' }).waitFor()
  await page.getByRole('button', { name: 'Step forward' }).click()
  await page.getByRole('button', { name: 'Step forward' }).click()
  expect(await moment(page).inputValue()).toBe('2')
  await banner(page, 'Yargs').getByRole('img', { name: '1 victory of 4' }).waitFor()
  await page.getByRole('button', { name: 'Step back' }).click()
  await banner(page, 'Yargs').getByRole('img', { name: '0 victories of 4' }).waitFor()
  await page.getByRole('button', { name: /^Round 3: General 6/ }).click()
  await expect.poll(() => said(page).textContent()).toContain('General')
  await page.keyboard.press('End')
  expect(await moment(page).inputValue()).toBe(String(last))
})

test('on a phone on its side the board of a replay has most of the height, and all that leads through it is in sight', async ({
  comeIn,
  server,
}) => {
  const page = await comeIn('/replay', { size: 'phone' })
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/replay/${await playedMatch(server.url)}`)
    await moment(page).waitFor()
    const board = await page.locator('.replay-board').boundingBox()
    expect(board!.height).toBeGreaterThan(0.8 * height)
    expect((await overflow(page)).x).toBe(0)
    for (const part of ['.replay-controls', '.replay-buttons', '.replay > header', '.replay [role=tablist]'])
      expect(await page.locator(part).evaluate(isWhole)).toBe(true)
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByRole('list', { name: 'What happened' }).waitFor()
    await page.getByRole('tab', { name: 'Board' }).click()
  }
})

/** Runs in the page: whether nothing of it, nor in it, is beyond an edge. */
function isWhole(part: Element): boolean {
  const { right, bottom } = part.getBoundingClientRect()
  return right <= innerWidth && bottom <= innerHeight && part.scrollWidth <= part.clientWidth
}

test('a replay plays by itself, and a link leads to a moment of it', async ({ comeIn, server }) => {
  const page = await comeIn(`/replay/${await playedMatch(server.url)}`)
  await moment(page).fill('2')
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '4×' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await moment(page).inputValue()), { timeout: 15_000 }).toBeGreaterThan(4)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await page.getByText('The link to this moment is copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await comeIn(link)
  await moment(other).waitFor()
  expect(await moment(other).inputValue()).toBe(await moment(page).inputValue())
})

test('a replay is seen with any eyes, and its luck is checked', async ({ comeIn, server }) => {
  const page = await comeIn(`/replay/${await playedMatch(server.url)}`)
  await moment(page).fill('1')
  const eyes = page.getByRole('combobox', { name: 'Seen by' })
  for (const who of ['Ann (Yargs)', 'Ben (Applewoods)', 'Spectators']) await eyes.selectOption({ label: who })
  await page.getByRole('tab', { name: 'Fairness' }).click()
  await page.getByText('Everything is in order').waitFor()
})

test('a replay is saved as a file and opened again', async ({ comeIn, server }) => {
  const page = await comeIn(`/replay/${await playedMatch(server.url)}`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await readFile(await (await saving).path())
  const other = await comeIn('/replay')
  await open(other, 'match.json', saved)
  await moment(other).waitFor()
  expect(await moment(other).getAttribute('max')).toBe(await moment(page).getAttribute('max'))
})

test.for([
  ['of something else', '{"hello": 1}', 'This is not a replay'],
  ['that is not even JSON', 'hello', 'This file cannot be read'],
] as const)('a file %s is no replay, and there is a way on', async ([, text, title], { comeIn }) => {
  const page = await comeIn('/replay')
  await open(page, 'match.json', Buffer.from(text))
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('link', { name: 'All games' }).waitFor()
})

test('a replay with a card that nobody had is called damaged; one that tells what it did is shown, and refuted', async ({
  comeIn,
  server,
}) => {
  const answer = await fetch(`${server.url}/api/tables/${await playedMatch(server.url)}/replay`)
  const { facts, ...record } = (await answer.json()) as Readonly<Record<string, unknown>>
  const wrong = JSON.parse(JSON.stringify(record).replace('"Y4"', '"A2"')) as object
  const page = await comeIn('/replay')
  await open(page, 'match.json', Buffer.from(JSON.stringify(wrong)))
  await page.getByRole('heading', { name: 'This replay is damaged' }).waitFor()
  await page.goto('/replay')
  await open(page, 'match.json', Buffer.from(JSON.stringify({ ...wrong, facts })))
  await page.getByRole('tab', { name: 'Fairness' }).click()
  await page.getByText('Something is not in order').waitFor()
})

async function open(page: Page, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer })
}
