import { expect } from 'vitest'
import { sitDown } from '#games/roll-and-fight/testing/tables'
import type { View } from '#games/roll-and-fight/types'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'
import type { Size } from '#web/testing/visit'

// The set-up, in a real browser.

test.for<Size>(['phone', 'laptop'])(
  'one press shows a Hero with all that they bring along, and the next takes them (%s)',
  async (size, { comeIn }) => {
    const page = await comeIn('/credits', { size })
    const player = Player.behind(page.context())
    const table = await sitDown([player], { mode: 'relaxed' })
    const heroOf = async () => ((await player.now(table)).view as View).boards[0]!.hero
    await page.goto(`/table/${table}`)
    const heroes = page.getByRole('main', { name: 'Board' }).getByRole('list', { name: 'Heroes' })
    // Every tile has its name, before anybody is pressed.
    for (const tile of ['Sword Kata', 'Smoke Step', 'Haymaker', 'Barrage'])
      await heroes.getByText(tile, { exact: true }).waitFor()
    const kaja = heroes.getByRole('button', { name: /^Kaja/ })
    await kaja.click()
    await heroes.getByRole('button', { name: /^Kaja/, pressed: true }).waitFor()
    await heroes.getByText('Hit ×4.').waitFor()
    await heroes.getByText('Power Herbs', { exact: true }).waitFor()
    expect(await heroOf()).toBeNull()
    // Whoever thinks again looks at another.
    const nightjar = heroes.getByRole('button', { name: /^Nightjar/ })
    await nightjar.click()
    await heroes.getByRole('button', { name: 'Take Nightjar' }).waitFor()
    expect(await heroes.getByRole('button', { name: 'Take Kaja' }).count()).toBe(0)
    await kaja.click()
    const take = heroes.getByRole('button', { name: 'Take Kaja' })
    await take.waitFor()
    const { y, height } = (await take.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height)
    if (size === 'phone') await take.tap()
    else await kaja.click()
    await until('Kaja is taken', async () => (await heroOf()) === 'kaja')
  },
)

test('by keys, one picks a Hero in two presses', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  const table = await sitDown([player], { mode: 'relaxed' })
  await page.goto(`/table/${table}`)
  await page.getByRole('list', { name: 'Heroes' }).getByRole('button', { name: /^Kaja/ }).waitFor()
  await page.keyboard.press('3')
  await page.getByRole('button', { name: 'Take Nightjar' }).waitFor()
  await page.keyboard.press('Enter')
  await until('Nightjar is taken', async () => ((await player.now(table)).view as View).boards[0]!.hero === 'nightjar')
})
