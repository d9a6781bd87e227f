import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { hands } from '../../games/testing/pebbles/testing/hands.ts'
import { type ThirdGame, withThirdGame } from '#games/testing/third-game'
import { ended, isAsked, playOut } from '#web/testing/hands'
import { PageServer } from '#web/testing/server'
import { test } from '#web/testing/test'

// A game is one folder and one line: the page finds the rest.

let third: ThirdGame
let server: PageServer | undefined
const url = (): string => server!.url

beforeAll(async () => {
  third = await withThirdGame()
  const { code, err } = await third.run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error'])
  if (code !== 0) throw new Error(err)
  server = await PageServer.start(third.root)
})
afterAll(async () => {
  await server?.end()
  await third[Symbol.asyncDispose]()
})

test('it stands on the shelf and is set up', async ({ comeIn }) => {
  const page = await comeIn('/', { url: url() })
  const box = page.getByRole('article', { name: 'Pebbles' })
  await box.getByText('A beach, a heap each, and a stone up the sleeve.').waitFor()
  await box.locator('.lid ellipse').first().waitFor()
  await box.getByRole('link', { name: 'More options' }).click()
  await page.getByRole('heading', { name: 'Set up Pebbles', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Start the match' }).click()
  expect(await isAsked(page, hands)).toBe(true)
})

test('it is played to its end against a bot, by mouse and by keyboard', async ({ comeIn }) => {
  const page = await comeIn('/', { url: url() })
  await page.getByRole('article', { name: 'Pebbles' }).getByRole('button', { name: 'Easy bot' }).click()
  await playOut(hands, page)
  // What everybody's chances were comes with the frame.
  await page.getByRole('button', { name: 'Analysis' }).click()
  const analysis = page.getByRole('dialog', { name: 'Analysis' })
  await analysis.getByText(/^Every moment was played out \d+ times or more\.$/).waitFor({ timeout: 60_000 })
  expect(await analysis.getByRole('table', { name: 'How it ended' }).getByRole('row').count()).toBe(3)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play again' }).click()
  await ended(page).waitFor({ state: 'detached' })
  while (await isAsked(page, hands)) await hands.answerByKeys(page)
  expect(await ended(page).count()).toBe(1)
})

test('the kit shows it, and it can be played on there', async ({ comeIn }) => {
  const page = await comeIn('/kit?stage=pebbles/first&bare', { url: url() })
  await page.getByRole('button', { name: 'End the turn.' }).click()
  await page.getByRole('button', { name: /^Bid/ }).first().waitFor()
  await page.goto('/kit')
  await page.getByRole('heading', { name: 'Pebbles', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'End the turn.' }).count()).toBe(2)
})

test('without pages of its own to learn it by, one is led to its rules', async ({ comeIn }) => {
  const page = await comeIn('/', { url: url() })
  await page.getByRole('article', { name: 'Pebbles' }).getByRole('link', { name: 'Rules' }).waitFor()
  await page.goto('/learn/pebbles')
  await page.getByRole('heading', { name: 'Nothing is explained here yet' }).waitFor()
})

test('pictures are taken of it', async () => {
  const folder = join(third.root, 'shots')
  const { code, out, err } = await third.run('scripts/shots.ts', ['--game', third.id, '--to', folder])
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('16 pictures')
  const scenes = ['bid', 'opening', 'rules', 'set-up']
  expect((await readdir(folder)).sort()).toEqual(
    scenes.flatMap((scene) =>
      ['laptop', 'phone'].flatMap((size) => ['dark', 'light'].map((theme) => `pebbles-${scene}-${size}-${theme}.png`)),
    ),
  )
})
