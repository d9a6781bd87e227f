import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { card, hand, hands, offered, play } from '#games/brave-rats/testing/hands'
import { maybeChoose, openTable } from '#games/brave-rats/testing/tables'
import { isAsked } from '#web/testing/hands'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'

const past = (page: Page): Locator => page.getByRole('region', { name: 'The past' })
const log = (page: Page): Locator => page.getByRole('list', { name: 'What happened' })
const moment = (page: Page, round: number): Locator =>
  log(page)
    .getByRole('button', { name: new RegExp(`^Round ${round}: `) })
    .first()
const board = (page: Page): Promise<string> => page.getByRole('main').ariaSnapshot()

/** Sits down opposite of Ben, and plays two rounds. */
async function playTwo(page: Page, url: string): Promise<{ readonly friend: Player; readonly table: string }> {
  const friend = await Player.called('Ben', url)
  const table = await openTable(friend)
  await friend.act(table, { do: 'sit', seat: 1 })
  await page.goto(`/table/${table}`)
  await page.getByRole('button', { name: 'Take the free seat' }).click()
  for (const [mine, theirs] of [
    ['Wizard,', 'A3'],
    ['General,', 'A2'],
  ] as const) {
    await isAsked(page, hands)
    await maybeChoose(friend, table, theirs)
    await play(card(page, mine))
  }
  await isAsked(page, hands)
  return { friend, table }
}

test.for(['laptop', 'phone'] as const)(
  'every past step of a match can be looked at (%s)',
  async (size, { comeIn, server }) => {
    const page = await comeIn('/credits', { size })
    const { friend, table } = await playTwo(page, server.url)
    const openLog = async (): Promise<void> => {
      if (size === 'phone') await page.getByRole('button', { name: /^Log/ }).first().click()
    }
    const present = await board(page)
    expect(await hand(page).getByText('General').count()).toBe(0)
    await openLog()
    await moment(page, 1).click()

    // It is plain that this is not now, nothing can be done there, and it is said that one is asked.
    await past(page).getByText('Now: your turn').waitFor()
    expect(await offered(page).count()).toBe(0)
    const first = await board(page)
    expect(first).not.toBe(present)
    expect(await hand(page).getByText('General').count()).toBeGreaterThan(0)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })

    // On and back by keys: to the end of this round, to that of the next, and back.
    await page.keyboard.press('.')
    await expect.poll(() => board(page)).not.toBe(first)
    const end = await board(page)
    await page.keyboard.press('.')
    await expect.poll(() => board(page)).not.toBe(end)
    await page.keyboard.press(',')
    await expect.poll(() => board(page)).toBe(end)

    // What happens meanwhile arrives, and does not disturb.
    await friend.act(table, { do: 'chat', text: 'Well?' })
    await maybeChoose(friend, table, 'A1')
    expect(await board(page)).toBe(end)
    await past(page).getByRole('button', { name: 'To the present' }).click()
    await past(page).waitFor({ state: 'detached' })
    await offered(page).first().waitFor()

    // The same after a reload: the server tells what one saw then.
    await page.reload()
    await offered(page).first().waitFor()
    await openLog()
    await moment(page, 1).click()
    await past(page).waitFor()
    await expect.poll(() => board(page)).toBe(first)
    await page.keyboard.press('p')
    await past(page).waitFor({ state: 'detached' })

    // A key leads back, too, and on again to the present.
    await page.keyboard.press(',')
    await past(page).waitFor()
    for (let steps = 0; steps < 9 && (await past(page).count()) > 0; steps++) await page.keyboard.press('.')
    await past(page).waitFor({ state: 'detached' })
    await play(card(page, 'Spy,'))
  },
)

test('without a server one looks back as well', async ({ comeIn }) => {
  const page = await comeIn('/new/brave-rats')
  await page.getByRole('radio', { name: 'On this device' }).check({ force: true })
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true })
  await page.getByRole('button', { name: 'Start the match' }).click()
  await isAsked(page, hands)
  await play(card(page, 'Wizard,'))
  await moment(page, 1).waitFor()
  await isAsked(page, hands)
  await moment(page, 1).click()
  await past(page).waitFor()
  expect(await offered(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await offered(page).first().waitFor()
})
