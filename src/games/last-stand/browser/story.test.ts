import { expect } from 'vitest'
import { line, offered } from '#games/last-stand/testing/hands'
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
