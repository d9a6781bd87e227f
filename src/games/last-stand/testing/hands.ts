import type { Locator, Page } from 'playwright-core'
import type { Hands } from '#web/testing/hands'

const board = (page: Page): Locator => page.getByRole('main', { name: /^(Board|Spielbrett)$/ })

/** What is asked, and what one may answer that has no place on the board. */
export const line = (page: Page): Locator => page.getByRole('region', { name: /^(What to do|Was zu tun ist)$/ })

/** Does what is picked. */
export const doIt = (page: Page): Locator => line(page).getByRole('button', { name: /^(Do it|Ausführen)$/ })

/** Everything that can be picked now: to a role, whatever cannot be pressed down is not pressed either. */
export const offered = (page: Page): Locator =>
  board(page).locator('button[aria-pressed="false"]:not([aria-disabled="true"])')

/** Another one decides, and one may point at what is offered there. */
const isAnothers = (page: Page): Locator => line(page).getByText(/ (decides|entscheidet)\./)

/** Who is in the squad, and how everybody is. */
export const squad = (page: Page): Locator => page.getByRole('list', { name: /^(Squad|Trupp)$/ })

/** Picks a hero of the box, and means it. */
export async function pickHero(page: Page, name: string): Promise<void> {
  await offered(page).filter({ hasText: name }).click()
  await doIt(page).click()
  await squad(page).getByRole('button', { name }).waitFor()
}

/** Ends the turn of whoever acts; who lies stands up first. */
export async function endTurn(page: Page): Promise<void> {
  const end = line(page).getByRole('button', { name: 'End the turn' })
  await end.or(doIt(page)).first().waitFor()
  if ((await end.count()) > 0) await end.click()
  await doIt(page).click()
}

/** The key of the first thing that is lit. */
export const firstKey = async (page: Page): Promise<string> =>
  (await board(page).locator('[data-option]').first().getAttribute('data-key')) ?? 'a'

export const hands: Hands = {
  isOffered: async (page) => (await offered(page).or(doIt(page)).count()) > 0 && (await isAnothers(page).count()) === 0,
  async answer(page) {
    while ((await doIt(page).count()) === 0) await offered(page).last().click()
    await doIt(page).click()
  },
  async answerByKeys(page) {
    const isTurn = (await line(page).getByRole('button', { name: 'End the turn' }).count()) > 0
    while ((await doIt(page).count()) === 0) await page.keyboard.press(isTurn ? 'e' : await firstKey(page))
    await page.keyboard.press('Enter')
  },
  inSight: (page) => ({
    line: line(page),
    squad: squad(page),
    heroes: page.getByRole('list', { name: /^(Heroes to pick|Sheet of .*)$/ }),
  }),
}
