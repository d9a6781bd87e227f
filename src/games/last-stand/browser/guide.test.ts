import type { Locator, Page } from 'playwright-core'
import { doIt, squad } from '#games/last-stand/testing/hands'
import { test } from '#web/testing/test'
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

test('the guided first match leads to its end', async ({ comeIn }) => {
  const page = await comeIn('/guide/last-stand')
  const coach = page.getByRole('region', { name: 'Coach' })
  const at = (step: number): Promise<void> => coach.getByText(`Step ${step} of ${LAST}`).waitFor()
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
  await act(page, inSquad('Brawler'))
  await goOn()
  await at(5)
  await act(page, inSquad('Femme Fatale'))
  await goOn()
  await at(6)
  await act(page, uses('Haymaker'), on('F8'))
  await goOn()
  await at(LAST)
  await act(page, uses('One-Man Riot'))
  await coach.getByText('you have all won together').waitFor()
  await coach.getByRole('button', { name: /bot/ }).first().waitFor()
})
