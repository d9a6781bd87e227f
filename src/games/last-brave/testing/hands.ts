import type { Locator, Page } from 'playwright-core'
import type { Hands } from '#web/testing/hands'

/** Its box on the shelf. */
export const box = (page: Page): Locator => page.getByRole('article', { name: 'The Last Brave' })

/** One's own place, at the lower edge. */
export const own = (page: Page): Locator => page.getByRole('region', { name: /, at the lower edge$/ })

/** One's own hand. */
export const ownHand = (page: Page): Locator => own(page).getByRole('list', { name: /^Hand:/ })

/** Where the attack is put together, and what one is asked. */
export const middle = (page: Page): Locator => page.getByRole('region', { name: 'The attack' })

/** Cards that take a point. */
export const payments = (page: Page): Locator =>
  own(page).getByRole('button', { name: /^(Reveal \w+\.|Move \w+ to the Damage Zone\.) / })

/** Does what was pressed once, where that is for good. */
export const forGood = (page: Page): Locator => page.getByRole('button', { name: /^(Reveal it|Give it up)$/ })

/** The banners of those who may be attacked. */
export const targets = (page: Page): Locator => page.getByRole('button', { name: /^Attack (.+ )?the \w+\. / })

/** Names the target, or gives one of the answers that are no card. */
export const answers = (page: Page): Locator =>
  middle(page).getByRole('button', { name: /^(Attack (.+ )?the \w+|Attack all of them|Pass|Fall)$/ })

/** Everything that can be chosen, whatever one is asked. */
export const offered = (page: Page): Locator => payments(page).or(answers(page)).or(targets(page))

/** All Champions at the table. */
export const champions = (page: Page): Locator => page.locator('[data-glide$="-champion"]')

export const hands: Hands = {
  isOffered: async (page) => (await offered(page).count()) > 0,
  /** Attacks the first who may be attacked, takes points with the first card. */
  async answer(page) {
    for (const found of [payments(page), answers(page), targets(page)])
      if ((await found.count()) > 0) {
        await found.first().click()
        if ((await forGood(page).count()) > 0) await forGood(page).click()
        return
      }
  },
  async answerByKeys(page) {
    const isAttack = (await payments(page).count()) === 0 && (await answers(page).count()) === 0
    await page.keyboard.press('1')
    if ((await forGood(page).count()) > 0) await page.keyboard.press('1')
    if (!isAttack) return
    await middle(page)
      .getByRole('button', { name: /^Attack/ })
      .waitFor()
    await page.keyboard.press('a')
  },
  inSight: (page) => ({ champion: champions(page), middle: middle(page) }),
}
