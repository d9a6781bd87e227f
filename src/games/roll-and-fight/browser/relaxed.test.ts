import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dice, hands, lit, race } from '#games/roll-and-fight/testing/hands'
import { hurryTo, isRolling, sitDown } from '#games/roll-and-fight/testing/tables'
import { allBarriers } from '#web/testing/axe'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'

// Rolling in beats: nobody has to hurry.

const DEVICE = { kind: 'device' } as const
const act = (page: Page, name: string | RegExp) => race(page).getByRole('button', { name, disabled: false })

const passing = (page: Page) => page.getByRole('button', { name: /^(Pass the device|I am Player \d: show the table)$/ })

/** Whoever is asked next takes the screen, until something of theirs can be pressed. */
async function takeOver(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const pass = passing(page)
  await until('somebody is asked', async () => {
    if ((await pass.count()) > 0)
      await pass
        .first()
        .click({ timeout: 1000 })
        .catch(() => {})
    return isThere()
  })
}

test('alone: one throws, sets, ends the beat, and the pool closes after so many beats', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  const table = await sitDown([player], { mode: 'relaxed', time: 'hard' })
  await hurryTo(table, [player], isRolling)
  await page.goto(`/table/${table}`)
  await page.getByText(/^Beat 1: pool closes after 8 more beats/).waitFor()
  expect(await allBarriers(page)).toEqual([])
  for (let beat = 1; beat <= 3; beat++) {
    await act(page, /^Throw/).click()
    await act(page, 'End the beat').waitFor()
    expect(await dice(page).locator('svg[data-face="none"]').count()).toBe(0)
    // Nothing is rolled any more in this beat, and no die says so.
    expect(await dice(page).getByText('roll', { exact: true }).count()).toBe(0)
    if ((await lit(page).count()) > 0) await lit(page).first().click()
    await act(page, 'End the beat').click()
    await page.getByText(new RegExp(`^Beat ${beat + 1}`)).waitFor()
  }
})

test('on a phone what the clock says stays inside its bar', async ({ comeIn }) => {
  const page = await comeIn('/credits', { size: 'phone' })
  const player = Player.behind(page.context())
  const table = await sitDown([player], { mode: 'relaxed', time: 'easy' })
  await hurryTo(table, [player], isRolling)
  await page.goto(`/table/${table}`)
  await page.getByText(/^Beat 1: pool closes after \d+ more beats/).waitFor()
  const clock = (await page.locator('.rf-clock').boundingBox())!
  const bar = (await page.locator('.rf-strip').boundingBox())!
  // Its padding stays free, and nothing that lies in it is pushed beyond it.
  expect(clock.x + clock.width).toBeLessThanOrEqual(bar.x + bar.width - 4)
  expect(await page.locator('.rf-strip').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  expect([clock.y >= bar.y, clock.y + clock.height <= bar.y + bar.height]).toEqual([true, true])
})

test('two people at one screen play a beat one after the other, with dice that are thrown together', async ({
  comeIn,
}) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  const table = await player.open({ game: 'roll-and-fight', options: { mode: 'relaxed' }, seats: [DEVICE, DEVICE] })
  await page.goto(`/table/${table}`)
  const isThrowing = async () => (await act(page, /^Throw/).count()) > 0
  while (!(await isThrowing())) {
    await takeOver(page, async () => (await isThrowing()) || (await hands.isOffered(page)))
    if (!(await isThrowing())) await hands.answer(page)
  }
  const unrolled = () => dice(page).locator('svg[data-face="none"]').count()
  for (const beat of [1, 2]) {
    await page.getByText(`Beat ${beat}`).first().waitFor()
    const before = await unrolled()
    await act(page, /^Throw \d dice/).click()
    await passing(page).first().waitFor()
    await takeOver(page, isThrowing)
    // The first one's dice are still in the hand.
    if (beat === 1) expect([before, await unrolled()]).toEqual([4, 4])
    await act(page, /^Throw \d dice/).click()
    await takeOver(page, async () => (await act(page, 'End the beat').count()) > 0)
    for (const ended of [0, 1]) {
      // Nothing of a beat is hidden: whoever takes the device has the board at once.
      if (ended === 1) await page.getByRole('button', { name: 'Pass the device' }).click()
      await until(
        'somebody is asked',
        async () => (await act(page, 'End the beat').or(page.locator('.curtain')).count()) > 0,
      )
      expect(await page.locator('.curtain').count()).toBe(0)
      expect(await unrolled()).toBe(0)
      await act(page, 'End the beat').click()
      await act(page, 'End the beat').waitFor({ state: 'detached' })
    }
    await takeOver(page, isThrowing)
  }
  await page.getByText('Beat 3').first().waitFor()
})
