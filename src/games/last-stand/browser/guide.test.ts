import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { doIt, line, squad } from '#games/last-stand/testing/hands'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'
import { until } from '#web/testing/until'

const LAST = 7
const offered = (page: Page): Locator => page.locator('button[aria-pressed="false"]')

/** Picks one thing and, where it is not aimed by itself, another, and does it. */
async function act(page: Page, first: () => Promise<void>, second?: () => Promise<void>): Promise<void> {
  await offered(page).first().waitFor()
  await first()
  await doIt(page).or(offered(page)).first().waitFor()
  if (second && (await doIt(page).count()) === 0) await second()
  await doIt(page).click()
}

/** How many pixels of each are to be reached by scrolling alone. */
const hiddenIn = (parts: Locator): Promise<readonly number[]> =>
  parts.evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))

test.for(Object.keys(SIZES) as Size[])('the guided first match leads to its end (%s)', async (size, { comeIn }) => {
  const page = await comeIn('/guide/last-stand', { size })
  const coach = page.getByRole('region', { name: 'Coach' })
  const lays = new Set<string>()
  // However much is said, the board stays where it is, and as large as a thumb wants it.
  const at = async (step: number): Promise<void> => {
    await coach.getByText(`Step ${step} of ${LAST}`).waitFor()
    lays.add(JSON.stringify(await page.getByRole('region', { name: 'The ring' }).boundingBox()))
    if (size === 'laptop') return
    // A small phone has room for all of it, too.
    await page.setViewportSize({ width: 360, height: 640 })
    expect(await hiddenIn(page.locator('.coach, .coach-bubble, .ls-table'))).toEqual([0, 0, 0])
    await page.setViewportSize(SIZES.phone.viewport)
  }
  const spaces = (state: string) => () =>
    page.locator(`[data-space][${state}]`).evaluateAll((all) => all.map((one) => one.getAttribute('data-space')))
  const goOn = (): Promise<void> => coach.getByRole('button', { name: 'Go on' }).click()
  const inSquad = (name: string) => (): Promise<void> => squad(page).getByRole('button', { name }).click()
  const uses = (name: string) => (): Promise<void> =>
    page
      .getByRole('list', { name: /^Sheet of / })
      .getByRole('button', { name })
      .click()
  const move = (to: string) => (): Promise<void> =>
    page.getByRole('button', { name: `Squad space ${to}`, pressed: false }).click()
  const on = (id: string) => (): Promise<void> => page.getByRole('button', { name: `${id}: ` }).click()

  // What is not in the script is answered, and not played.
  await at(1)
  await act(page, move('SE'))
  await coach.getByText('Move to NW first.').waitFor()
  await until(
    'NW is offered as before',
    async () => (await page.getByRole('button', { name: 'Squad space NW', pressed: false }).count()) > 0,
  )
  await act(page, move('NW'))
  await goOn()

  for (const step of [2, 3]) {
    await at(step)
    await act(page, uses('Haymaker'), on('F1'))
    await goOn()
  }
  await at(4)
  await offered(page).first().waitFor()
  expect(await spaces('data-attacks')()).toEqual(['R3'])
  await inSquad('Brawler')()
  await line(page).getByText('Rifleman (R3): Let it attack the Brawler').waitFor()
  await line(page).getByText('Brawler −1.5').waitFor()
  await doIt(page).click()
  await goOn()
  await at(5)
  await squad(page)
    .getByRole('button', { name: /^Brawler.* loses 1 to the fire/ })
    .waitFor()
  await act(page, inSquad('Femme Fatale'))
  await goOn()
  await at(6)
  await act(page, uses('Haymaker'), on('F8'))
  await goOn()
  await at(LAST)
  await offered(page).first().waitFor()
  await uses('One-Man Riot')()
  await expect.poll(spaces('data-picked')).toEqual(['F1', 'F2', 'F8'])
  await doIt(page).click()
  await coach.getByText('you have all won together').waitFor()
  await coach.getByRole('button', { name: /bot/ }).first().waitFor()
  await page.getByRole('button', { name: /^The Firestarter 0 of \d+ HP defeated/ }).waitFor()
  expect([...lays]).toHaveLength(1)
  const { width } = (await page.locator('[data-space="F1"]').boundingBox())!
  expect(width).toBeGreaterThanOrEqual(44)
})
