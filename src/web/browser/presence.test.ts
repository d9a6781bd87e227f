import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { box, card, hand, hands, play } from '#games/brave-rats/testing/hands'
import { openTable } from '#games/brave-rats/testing/tables'
import { allBarriers } from '#web/testing/axe'
import { isAsked, playOut } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { SIZES, type Size } from '#web/testing/visit'

// Who is at a table, what they are called, and what becomes of it when they go.

const seatOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Players' }).getByRole('listitem').filter({ hasText: name })
/** How long, in milliseconds, it may take until somebody is known to be away. */
const SOON = 10_000
const TAP = 44

/** Someone who sits down for the first time says a name. */
async function sitDown(page: Page, name: string, face: string): Promise<void> {
  await page.getByRole('button', { name: 'Take the free seat' }).click()
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' })
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name)
  await dialog.getByRole('radio', { name: face }).check()
  await dialog.getByRole('button', { name: 'Sit down' }).click()
}

test('one closes the tab, the other sees it and lets a bot play on; the first comes back and goes on', async ({
  comeIn,
}) => {
  const ann = await comeIn('/')
  const host = Player.behind(ann.context())
  const table = await openTable(host, { patience: 1000 })
  await host.act(table, { do: 'sit', seat: 0 })
  await ann.goto(`/table/${table}`)
  const ben = await comeIn(`/table/${table}`, { isNew: true })
  await sitDown(ben, 'Ben', 'Owl')
  for (const page of [ann, ben]) expect(await isAsked(page, hands)).toBe(true)
  await seatOf(ann, 'Ben').getByText('thinking').waitFor()

  await ben.close()
  await seatOf(ann, 'Ben').getByText('away').waitFor({ timeout: SOON })
  expect(await seatOf(ann, 'Ben').getByText('thinking').count()).toBe(0)
  await ann.getByRole('button', { name: 'Let a bot play on' }).click()
  await seatOf(ann, 'Ben').getByText('a bot plays').waitFor()
  // Whatever the bot plays, this round does not end the match.
  await play(card(ann, 'Musician,'))
  await ann.getByText('Round 1:').first().waitFor()

  const back = await ben.context().newPage()
  await back.goto('/mine')
  await back.getByRole('link', { name: 'Go on' }).click()
  await back.waitForURL(`**/table/${table}`)
  await hand(back).waitFor()
  await seatOf(ann, 'Ben').getByText('a bot plays').waitFor({ state: 'detached' })
  await playOut(hands, ann, back)
})

test('where the game allows it, a match is claimed from somebody who is away', async ({ comeIn, server }) => {
  const friend = await Player.called('Ben', server.url)
  const table = await openTable(friend, { patience: 1000 })
  await friend.act(table, { do: 'sit', seat: 1 })
  const page = await comeIn(`/table/${table}`)
  await page.getByRole('button', { name: 'Take the free seat' }).click()
  await page.getByRole('button', { name: 'Claim the match' }).click({ timeout: SOON + 5000 })
  await page.getByRole('dialog').getByRole('button', { name: 'Claim the match' }).click()
  await page.getByRole('heading', { name: 'You win' }).waitFor()
})

test.for(Object.keys(SIZES) as Size[])(
  'whoever sits down first is asked for a name, with one to take (%s)',
  async (size, { comeIn, server }) => {
    const friend = await Player.called('Ann', server.url)
    const table = await openTable(friend)
    await friend.act(table, { do: 'sit', seat: 0 })
    const page = await comeIn(`/table/${table}`, { isNew: true, size })
    await page.getByRole('link', { name: 'How to play' }).waitFor()
    await page.getByRole('button', { name: 'Take the free seat' }).click()
    const dialog = page.getByRole('dialog', { name: 'What shall we call you?' })
    const name = dialog.getByRole('textbox', { name: 'Your name' })
    await expect.poll(() => name.inputValue()).toMatch(/^\w+ \w+$/)
    // It lies there selected, in colours that are known to go together.
    const colours = (of: Locator, part?: string) =>
      of.evaluate((it, pseudo) => {
        const { color, backgroundColor } = getComputedStyle(it, pseudo)
        return [color, backgroundColor]
      }, part)
    expect(await colours(name, '::selection')).toEqual(await colours(dialog.getByRole('button', { name: 'Sit down' })))
    // Whoever types replaces it.
    const selected = () => name.evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!)
    await expect.poll(selected).toBe((await name.inputValue()).length)
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await allBarriers(page)).toEqual([])
    for (const face of await dialog.getByRole('radio').all())
      expect((await face.boundingBox())!.height).toBeGreaterThanOrEqual(size === 'phone' ? TAP : 0)
    await dialog.getByRole('radio', { name: 'Raven' }).check()
    await expect.poll(() => name.inputValue()).toMatch(/ Raven$/)
    const suggested = await name.inputValue()
    await name.press('Enter')
    await seatOf(page, suggested).waitFor()
    // They are not asked again.
    await page.goto('/')
    await box(page).getByRole('button', { name: 'Invite a friend' }).click()
    await page.getByText('You sit here.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

test('a bot takes the seat of somebody who does not come, and a rematch says for whom it waits', async ({
  comeIn,
  server,
}) => {
  const page = await comeIn('/')
  await box(page).getByRole('button', { name: 'Invite a friend' }).click()
  await page.getByRole('button', { name: /^Let a bot play/ }).click()
  await page.getByRole('dialog', { name: 'Which bot?' }).getByRole('button', { name: 'Easy' }).click()
  expect(await isAsked(page, hands)).toBe(true)
  expect(await page.getByRole('list', { name: 'Players' }).getByText('Easy').count()).toBe(1)

  const friend = await Player.called('Ben', server.url)
  const host = Player.behind(page.context())
  const table = await openTable(host)
  await host.act(table, { do: 'sit', seat: 0 })
  await friend.act(table, { do: 'sit', seat: 1 })
  await page.goto(`/table/${table}`)
  expect(await isAsked(page, hands)).toBe(true)
  await friend.act(table, { do: 'resign' })
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('heading', { name: 'Waiting for Ben' }).waitFor()
  await page.getByRole('button', { name: /^Let a bot play/ }).click()
  await page.getByRole('dialog', { name: 'Which bot?' }).getByRole('button', { name: 'Hard' }).click()
  expect(await isAsked(page, hands)).toBe(true)
})

test('those who watch are counted, and named when asked', async ({ comeIn, server }) => {
  const players = [await Player.called('Ann', server.url), await Player.called('Ben', server.url)] as const
  const table = await openTable(players[0])
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  const page = await comeIn(`/table/${table}`, { isNew: true })
  await page.getByRole('button', { name: '1 watches' }).click()
  await page
    .getByText(/^Guest \d+$/)
    .first()
    .waitFor()
})
