import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hurryTo, sitDown } from '#games/roll-and-fight/testing/tables'
import type { View } from '#games/roll-and-fight/types'
import { allBarriers } from '#web/testing/axe'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'
import type { Size } from '#web/testing/visit'

// Flashback, Fighting and Resolution, in a real browser.

/** Somebody alone, without hurry, when the first Flashback Phase begins. */
async function raid(page: Page) {
  const player = Player.behind(page.context())
  const table = await sitDown([player], { mode: 'relaxed' })
  await hurryTo(table, [player], ({ phase }) => phase === 'flashback')
  await page.goto(`/table/${table}`)
  const board = page.getByRole('main', { name: 'Board' })
  return {
    board,
    viewOf: async (): Promise<View> => (await player.now(table)).view as View,
    /** Nothing is rolled: a reconned ability needs no dice. */
    toFight: () => hurryTo(table, [player], ({ phase }) => phase === 'fighting'),
    den: board.getByRole('region', { name: /^Den: / }),
    usable: board.getByRole('list', { name: 'What can be used' }),
    deeds: board.getByRole('region', { name: 'Done in this fight' }),
  }
}

test('with the keyboard alone one recons, fights, takes it back and ends the round', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const { board, den, usable, deeds, viewOf, toFight } = await raid(page)
  await board.getByRole('list', { name: 'Flashback dice' }).getByRole('button', { name: 'Bonus action' }).waitFor()
  await page.keyboard.press('f')
  const dash = board.getByRole('region', { name: 'Recon', exact: true }).getByRole('button', { name: /^Dash: / })
  await page.keyboard.press((await dash.getAttribute('data-key'))!)
  await until('Dash is reconned', async () => (await viewOf()).boards[0]!.recon.dash === 1)
  await toFight()

  await usable.getByRole('button', { name: /^Dash \(Recon\)/ }).waitFor()
  expect(await allBarriers(page)).toEqual([])
  await page.keyboard.press('e')
  await board.getByText('1 unused Recon would be lost. That cannot be undone.').waitFor()
  const before = (await viewOf()).boards[0]!
  await page.keyboard.press('1')
  const room = den.getByRole('button', { name: /^Move to / }).first()
  await room.waitFor()
  await page.keyboard.press((await room.getAttribute('data-key'))!.toLowerCase())
  await deeds.getByText(/^Dash: on to /).waitFor()
  expect((await viewOf()).boards[0]!.at).not.toBe(before.at)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)

  // What was taken back has not happened: neither the story nor the list tells of it.
  const told = board.getByText(/^You move from room/)
  await told.waitFor()
  await page.keyboard.press('u')
  await den
    .getByRole('button', { name: /^Move to / })
    .first()
    .waitFor()
  await told.waitFor({ state: 'detached' })
  await board.getByText(/^You use Dash\./).waitFor()
  expect(await deeds.getByText(/on to/).count()).toBe(0)
  await page.keyboard.press('u')
  await usable.getByRole('button', { name: /^Dash \(Recon\)/ }).waitFor()
  await deeds.getByText('Nothing yet.').waitFor()
  expect((await viewOf()).boards[0]).toEqual(before)

  await page.keyboard.press('e')
  await board.getByRole('button', { name: 'Done, for good' }).waitFor()
  await page.keyboard.press('e')
  await board.getByRole('button', { name: 'Finish the round' }).waitFor()
  await page.keyboard.press('e')
  await until('the next round has begun', async () => (await viewOf()).round === 2)
})

test('a die that is used is crossed out inside its field', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const { board } = await raid(page)
  await board.getByRole('list', { name: 'Flashback dice' }).waitFor()
  await page.keyboard.press('f')
  const dash = board.getByRole('region', { name: 'Recon', exact: true }).getByRole('button', { name: /^Dash: / })
  await dash.click()
  const cross = board.getByRole('button', { name: 'Bonus action, used' }).locator('.rf-cross')
  await cross.waitFor()
  const inner = (await cross.boundingBox())!
  const field = (await board.getByRole('button', { name: 'Bonus action, used' }).boundingBox())!
  expect(inner.height).toBeLessThanOrEqual(field.height)
  expect([inner.x >= field.x, inner.y >= field.y]).toEqual([true, true])
  expect(inner.y + inner.height).toBeLessThanOrEqual(field.y + field.height)
  expect(inner.x + inner.width).toBeLessThanOrEqual(field.x + field.width)
})

test.for<Size>(['phone', 'laptop'])('no name and no word of the board is cut off (%s)', async (size, { comeIn }) => {
  const page = await comeIn('/credits', { size })
  const { board, den, toFight } = await raid(page)
  await board.getByRole('list', { name: 'Flashback dice' }).waitFor()
  const cut = () =>
    board
      .locator(
        '.rf-gear-name, .rf-usable-words > b, .rf-flash-shown > small, .rf-goal > span, .rf-tile-text, .rf-room-head',
      )
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map((one) => one.textContent),
      )
  expect(await cut()).toEqual([])
  await page.keyboard.press('f')
  await board.getByRole('region', { name: 'Purchase', exact: true }).waitFor()
  expect(await cut()).toEqual([])
  await toFight()
  await den.getByRole('button', { name: /The Hero is here\./ }).waitFor()
  expect(await cut()).toEqual([])
  // Inside its room, however low that is.
  const beyond = await den.locator('.rf-goal').evaluateAll((all) =>
    all
      .filter((one) => {
        const [goal, room] = [one.getBoundingClientRect(), one.closest('.rf-room')!.getBoundingClientRect()]
        return goal.right > room.right || goal.bottom > room.bottom
      })
      .map((one) => one.textContent),
  )
  expect(beyond).toEqual([])
})

test('on a phone every room is large enough for a thumb, and tells what it holds', async ({ comeIn }) => {
  const page = await comeIn('/credits', { size: 'phone' })
  const { board, den, toFight } = await raid(page)
  await board.getByRole('list', { name: 'Flashback dice' }).waitFor()
  expect(await allBarriers(page)).toEqual([])
  await toFight()
  const here = den.getByRole('button', { name: /The Hero is here\./ })
  await here.tap()
  const sheet = page.locator('[popover]').getByText(/The Hero is here\./)
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  const sizes = await den.getByRole('button').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(sizes.length).toBeGreaterThan(7)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
})
