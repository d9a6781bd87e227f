import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { doIt, line, offered } from '#games/last-stand/testing/hands'
import { idly, playOn, sitDown, well } from '#games/last-stand/testing/tables'
import type { View } from '#games/last-stand/types'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'

// The enemies' phases, as whoever plays at a calm table sees them.

/** The last turn of a round, with enemies that will attack. */
const isLast = ({ turn, heroes, enemies, track }: View): boolean =>
  turn !== null &&
  track > 1 &&
  heroes.filter(({ acted }) => !acted).length === 1 &&
  enemies.filter((enemy) => enemy).length > 4

const SENTENCE = /LS-R?\d+$/

test('each line of the story stands as long as it takes to read, can be held, and is summed up at the end', async ({
  comeIn,
}) => {
  const page = await comeIn('/credits', { moves: true })
  const player = Player.behind(page.context())
  const table = await sitDown([player])
  await playOn(table, [player], well, isLast)
  await page.goto(`/table/${table}`)
  await offered(page).first().waitFor()
  const round = (view: View): number => view.track
  const before = round((await player.now(table)).view as View)
  await playOn(table, [player], idly, (view) => round(view) > before && view.phase === 'squad')

  const said = async (): Promise<string> => (await line(page).textContent())!.replace(/Skip$/, '').trim()
  const next = async (last: string): Promise<string> => {
    await until('the story goes on', async () => (await said()) !== last && SENTENCE.test(await said()))
    return said()
  }
  const status = page.getByRole('banner').getByRole('status')
  const times: number[] = []
  let shown = await next('')
  for (let lines = 0; lines < 3; lines++) {
    const since = Date.now()
    shown = await next(shown)
    times.push(Date.now() - since)
  }
  expect(Math.min(...times.slice(1))).toBeGreaterThan(1000)

  await page.keyboard.press('w')
  shown = await said()
  await page.getByRole('button', { name: 'Go on' }).waitFor()
  await page.waitForTimeout(6000)
  expect(await said()).toBe(shown)
  // A press on the board only looks at something, and a step is one step.
  await line(page).click({ position: { x: 4, y: 4 } })
  expect(await said()).toBe(shown)
  await page.keyboard.press('.')
  const second = await next(shown)
  await page.getByRole('button', { name: 'Next step' }).click()
  await next(second)
  await page.getByRole('button', { name: 'Go on' }).click()

  await page.keyboard.press('Escape')
  const sum = /^Assault: .*(damage|came)/
  await page.getByText(sum).first().waitFor()
  expect(await status.textContent()).toMatch(/Your turn/)
  await page.getByRole('complementary').getByText(sum).waitFor()
  await playOn(table, [player], idly, ({ turn }) => turn !== null)
  await page.getByRole('complementary').getByText(sum).waitFor({ state: 'detached' })
})

/** Holds what is shown, sees that it stands still, goes one step on by key and one by button, and lets it go. */
async function holdAndStep(page: Page): Promise<void> {
  const said = async (): Promise<string> => (await page.locator('.ls-story').textContent())!
  await page.getByRole('button', { name: 'Hold' }).waitFor()
  await page.keyboard.press('w')
  const goOn = page.locator('[data-holds]').getByRole('button', { name: 'Go on' })
  await goOn.waitFor()
  const held = await said()
  await page.waitForTimeout(3000)
  // A press on the board only looks at something.
  await line(page).click({ position: { x: 4, y: 4 } })
  expect(await said()).toBe(held)
  await page.keyboard.press('.')
  await until('it goes one step on', async () => (await said()) !== held)
  await goOn.click()
  await goOn.waitFor({ state: 'detached' })
}

test('in a replay the story is held and stepped as at the table', async ({ comeIn }) => {
  const page = await comeIn('/credits', { moves: true })
  const player = Player.behind(page.context())
  const table = await sitDown([player])
  await playOn(table, [player], idly)
  await page.goto(`/replay/${table}`)
  // The last step of a round tells the whole of the enemies' phases.
  const tells = page.getByRole('button', { name: /Enemy Assault Phase/ }).first()
  await tells.click()
  await page.getByRole('button', { name: 'Step back' }).click()
  await page.getByRole('button', { name: 'Step forward' }).click()
  await holdAndStep(page)
  await page.getByRole('button', { name: 'Hold' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.locator('[data-holds]').getByRole('button', { name: 'Go on' }).waitFor({ state: 'detached' })
})

test('in the guide, too, and what is over is held no more', async ({ comeIn }) => {
  const page = await comeIn('/guide/last-stand', { moves: true })
  const coach = page.getByRole('region', { name: 'Coach' })
  await page.getByRole('button', { name: 'Squad space NW', pressed: false }).click()
  await doIt(page).click()
  const next = coach.getByRole('button', { name: 'Go on' }).and(coach.locator('[data-kind="primary"]'))
  await next.click()
  await page
    .getByRole('list', { name: /^Sheet of / })
    .getByRole('button', { name: 'Haymaker' })
    .click()
  await doIt(page)
    .or(page.getByRole('button', { name: 'F1: ' }).and(page.locator('[data-option]')))
    .first()
    .waitFor()
  if ((await doIt(page).count()) === 0) await page.getByRole('button', { name: 'F1: ' }).click()
  await doIt(page).click()
  await holdAndStep(page)
  await next.waitFor()
})

test('the list of keys speaks of no hand where there is none, and of what holds the story', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  const table = await sitDown([player])
  await page.goto(`/table/${table}`)
  await offered(page).first().waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByText('Hold what is being shown, or go on').waitFor()
  expect(await keys.getByText(/hand|card to card/).count()).toBe(0)
})
