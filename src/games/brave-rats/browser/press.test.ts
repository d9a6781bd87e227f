import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { card, forGood, hand, locked, status } from '#games/brave-rats/testing/hands'
import { maybeChoose, openTable, playRounds } from '#games/brave-rats/testing/tables'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import type { VisitOptions } from '#web/testing/visit'

type ComeIn = (path: string, options?: Partial<VisitOptions>) => Promise<Page>

/** Ann at a page as the Yargs, and Ben without one. */
async function sitDown(comeIn: ComeIn, url: string, options: Partial<VisitOptions> = {}) {
  const page = await comeIn('/credits', options)
  const [ann, ben] = [Player.behind(page.context()), await Player.called('Ben', url)]
  const table = await openTable(ann)
  await ann.act(table, { do: 'sit', seat: 0 })
  await ben.act(table, { do: 'sit', seat: 1 })
  return { page, ann, ben, table }
}

const isMyTurn = (page: Page): Promise<void> => status(page).filter({ hasText: 'Your turn' }).waitFor()

test('against one who has chosen already a click only asks, and a second one plays', async ({ comeIn, server }) => {
  const { page, ann, ben, table } = await sitDown(comeIn, server.url)
  await maybeChoose(ben, table, 'A3')
  await page.goto(`/table/${table}`)
  await isMyTurn(page)
  await card(page, 'Wizard,').click()
  await forGood(page).waitFor()
  expect((await ann.now(table)).own!.locked).toBeNull()
  // A slip costs nothing, neither by mouse nor by a key.
  await page.keyboard.press('Escape')
  await forGood(page).waitFor({ state: 'detached' })
  await card(page, 'General,').focus()
  await page.keyboard.press('Enter')
  await forGood(page).waitFor()
  expect(await card(page, 'General,').getAttribute('aria-expanded')).toBe('true')
  expect((await ann.now(table)).own!.locked).toBeNull()
  await page.keyboard.press('ArrowRight')
  await forGood(page).waitFor({ state: 'detached' })
  await card(page, 'Wizard,').click()
  await card(page, 'Wizard,').click()
  await status(page).filter({ hasText: 'round 2' }).waitFor()
})

test('before the other has chosen one click is enough, and can be taken back', async ({ comeIn, server }) => {
  const { page, table } = await sitDown(comeIn, server.url)
  await page.goto(`/table/${table}`)
  await isMyTurn(page)
  await card(page, 'Wizard,').click()
  await locked(page).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Take it back', exact: true }).click()
  await locked(page).waitFor({ state: 'detached' })
  // Where there is no room beside the board it says in words what it does, too.
  await page.setViewportSize({ width: 390, height: 844 })
  await card(page, 'Wizard,').click()
  await page.locator('.bar').getByText('Take it back', { exact: true }).click()
  await locked(page).waitFor({ state: 'detached' })
})

test('who does not want to be asked is not', async ({ comeIn, server }) => {
  const { page, ben, table } = await sitDown(comeIn, server.url)
  await maybeChoose(ben, table, 'A3')
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Ask before what cannot be undone' }).click()
  await page.goto(`/table/${table}`)
  await isMyTurn(page)
  await card(page, 'Wizard,').click()
  await status(page).filter({ hasText: 'round 2' }).waitFor()
})

test('a digit goes to its card as soon as one is asked, but not where one writes', async ({ comeIn, server }) => {
  const { page, table } = await sitDown(comeIn, server.url)
  await page.goto(`/table/${table}`)
  await isMyTurn(page)
  const hasFocus = (name: string): Promise<void> => card(page, name).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('5')
  await hasFocus('Wizard,')
  await page.keyboard.press('0')
  await hasFocus('Musician,')
  await page.keyboard.press('c')
  await page.getByRole('textbox').focus()
  await page.keyboard.press('5')
  expect(await page.getByRole('textbox').inputValue()).toBe('5')
  expect(await page.getByRole('textbox').and(page.locator(':focus')).count()).toBe(1)
})

const REASON = 'Your Spy is at work: wait for your opponent'
const clause = (page: Page) => page.getByRole('button', { name: 'BR-110', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /BR-110/ })

test('a card that cannot be played says why, and leads to the clause, by mouse and by keys', async ({
  comeIn,
  server,
}) => {
  const { page, ann, ben, table } = await sitDown(comeIn, server.url)
  await playRounds(table, [ann, ben], 'Y2xA7')
  await page.goto(`/table/${table}`)
  const prince = card(page, 'Prince,')
  await hand(page).getByRole('button', { name: REASON }).first().waitFor()
  await prince.hover()
  await page.getByRole('group').getByText(REASON).waitFor()
  await clause(page).click()
  await dialog(page).getByText('you choose afterwards').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })

  await page.mouse.move(2, 2)
  await clause(page).waitFor({ state: 'detached' })
  await prince.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  expect(await clause(page).and(page.locator(':focus')).count()).toBe(1)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  expect(await card(page, 'General,').and(page.locator(':focus')).count()).toBe(1)
})

test('and by touch, in German', async ({ comeIn, server }) => {
  const { page, ann, ben, table } = await sitDown(comeIn, server.url, { size: 'phone', language: 'de-DE' })
  await playRounds(table, [ann, ben], 'Y2xA7')
  await page.goto(`/table/${table}`)
  await hand(page).getByRole('button', { name: 'Prinz,' }).dispatchEvent('pointerup', { pointerType: 'touch' })
  await page.getByRole('group').getByText('Dein Spion ist im Einsatz: Warte').waitFor()
  await clause(page).tap()
  await dialog(page).waitFor()
})

test('the status speaks to whoever is asked, and of the clans to whoever watches', async ({ comeIn, server }) => {
  const { page, ann, ben, table } = await sitDown(comeIn, server.url)
  await page.goto(`/table/${table}`)
  await isMyTurn(page)
  expect(await status(page).textContent()).toContain('Choose your card for round 1 in secret.')
  const looker = await comeIn(`/table/${table}`)
  await status(looker).filter({ hasText: 'The Yargs choose a card for round 1 in secret.' }).waitFor()
  await playRounds(table, [ann, ben], 'Y5xA3')
  const log = (one: Page) => one.getByRole('list', { name: 'What happened' })
  await log(page).getByText('Round 1: your Wizard 5 meets Assassin 3 of the Applewoods.').waitFor()
  await log(looker).getByText('Round 1: Wizard 5 of the Yargs meets Assassin 3 of the Applewoods.').waitFor()
})
