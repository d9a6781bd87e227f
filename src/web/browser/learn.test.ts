import { describe, expect } from 'vitest'
import { GAMES, openGame } from '#games/shelf'
import { isExplained } from '#games/testing/parts'
import { allBarriers } from '#web/testing/axe'
import { overflow } from '#web/testing/overflow'
import { test } from '#web/testing/test'
import { SIZES, type Size } from '#web/testing/visit'

const sizes = Object.keys(SIZES) as Size[]
const explained = GAMES.filter(({ about }) => isExplained(about.id)).map(({ about }) => about)

describe.each(explained)('$name', ({ id, name }) => {
  test('one is led from the shelf through both pages to all cards', async ({ comeIn }) => {
    const page = await comeIn('/')
    await page.getByRole('article', { name }).getByRole('link', { name: 'How to play' }).click()
    await page.getByRole('heading', { name: `How to play ${name}`, level: 1 }).waitFor()
    const onwards = page.getByRole('navigation', { name: 'Onwards' }).getByRole('link')
    const first = await page.getByRole('heading', { level: 2 }).allTextContents()
    await onwards.first().click()
    await page.waitForURL(`**/learn/${id}/2`)
    await expect.poll(() => page.getByRole('heading', { level: 2 }).allTextContents()).not.toEqual(first)
    await onwards.first().click()
    await page.getByRole('heading', { name: `All cards of ${name}`, level: 1 }).waitFor()
    await onwards.first().click()
    await page.waitForURL(`**/guide/${id}`)
  })

  test('every card is in the gallery, is found by its kind, and leads to its clauses', async ({ comeIn }) => {
    const { content } = (await openGame(id))!.game
    const page = await comeIn(`/learn/${id}/cards`)
    const cards = page.locator('.gallery > li')
    await cards.first().waitFor()
    const all = await cards.count()
    expect(all).toBeGreaterThan(0)
    expect(all).toBeLessThanOrEqual(content.length)
    expect(await page.getByRole('status').textContent()).toBe(`All ${all} cards.`)
    await page.getByRole('radio').nth(1).check({ force: true })
    expect(await cards.count()).toBeLessThan(all)
    expect(await page.getByRole('status').textContent()).toBe(`${await cards.count()} of ${all} cards.`)
    await cards
      .first()
      .getByRole('button', { name: /^Rule / })
      .first()
      .click()
    await page.getByRole('dialog').locator('strong').waitFor()
  })

  test('a clause behind a lesson can be read there', async ({ comeIn }) => {
    const page = await comeIn(`/learn/${id}`)
    const rule = page.locator('.lesson-rules button').first()
    const said = await rule.textContent()
    await rule.click()
    await page
      .getByRole('dialog', { name: `Rule ${said}` })
      .locator('strong')
      .waitFor()
  })

  test.for(sizes.flatMap((size) => ['', '/2', '/cards'].map((part) => ({ size, part }))))(
    'in German nothing of $part keeps anybody out, nor is beyond the edge ($size)',
    async ({ size, part }, { comeIn }) => {
      const page = await comeIn(`/learn/${id}${part}`, { size, language: 'de-DE' })
      const title = part === '/cards' ? `Alle Karten von ${name}` : `So geht ${name}`
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      expect(await allBarriers(page)).toEqual([])
      expect((await overflow(page)).x).toBe(0)
    },
  )

  test.for(sizes)('at the table one is told what to do to win (%s)', async (size, { comeIn }) => {
    const page = await comeIn('/', { size, language: 'de-DE' })
    await page.getByRole('article', { name }).getByRole('button', { name: 'Bot (Leicht)' }).click()
    await page.waitForURL('**/table/*')
    const goal =
      size === 'phone'
        ? page.getByRole('button', { name: /^Dein Ziel: \p{Lu}.+\.$/u })
        : page.getByText(/^Dein Ziel: \p{Lu}.+\.$/u)
    await goal.waitFor()
    if (size === 'laptop') return
    await goal.tap()
    await page.getByRole('tooltip').getByText('Dein Ziel:').waitFor()
  })
})

test('pages that there are not say so, wherever one comes from', async ({ comeIn }) => {
  const page = await comeIn('/learn/chess', { expects: /404/ })
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await page.goto(`/learn/${explained[0]!.id}/3`)
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
})

test('the rules of all games are on one page', async ({ comeIn }) => {
  const page = await comeIn('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor()
  for (const { id } of explained)
    for (const href of [`/rules/${id}`, `/learn/${id}`, `/learn/${id}/cards`, `/guide/${id}`])
      expect(await page.locator(`main a[href="${href}"]`).count()).toBe(1)
})
