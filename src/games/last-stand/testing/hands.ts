import type { Locator, Page } from 'playwright-core'
import { type Hands, tabTo } from '#web/testing/hands'

/** Everything that can be chosen, whatever one is asked. */
export const offered = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Choices|Auswahl)$/ }).getByRole('button', { disabled: false })

export const hands: Hands = {
  isOffered: async (page) => (await offered(page).count()) > 0,
  answer: (page) => offered(page).last().click(),
  async answerByKeys(page) {
    await tabTo(page, offered(page))
    await page.keyboard.press('Enter')
  },
  inSight: (page) => ({ board: page.getByRole('list', { name: 'Squad' }) }),
}
