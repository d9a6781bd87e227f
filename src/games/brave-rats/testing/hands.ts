import type { Locator, Page } from 'playwright-core'
import { type Hands, tabTo } from '#web/testing/hands'
import { until } from '#web/testing/until'

/** Its box on the shelf. */
export const box = (page: Page): Locator => page.getByRole('article', { name: 'BraveRats' })

export const hand = (page: Page): Locator => page.getByRole('list', { name: /^(Your hand|Deine Hand)$/ })

/** A card of one's hand by its name, whatever it says besides. */
export const card = (page: Page, name: string): Locator => hand(page).getByRole('button', { name })

/** The cards that can be played now. */
export const offered = (page: Page): Locator => hand(page).getByRole('button', { name: /^(Play the|Spiele:) / })

/** The card that is locked in. */
export const locked = (page: Page): Locator => hand(page).getByRole('button', { pressed: true })

/** The cards of a hand of which none is locked in. */
const unlocked = (page: Page): Locator =>
  hand(page)
    .filter({ hasNot: page.getByRole('button', { pressed: true }) })
    .getByRole('button')

/** Says who must do what now, and at the end how it ended. */
export const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\S/ }).first()

export const ended = (page: Page): Locator => status(page).filter({ hasText: /throne|draw|Thron|unentschieden/ })

/** Plays the card that was pressed once, where that is for good. */
export const forGood = (page: Page): Locator => page.getByRole('button', { name: /^(Play it|Ausspielen)$/ })

/** Presses a card, twice where it is asked for, and returns when it is locked in, shown, or turned up. */
export async function play(chosen: Locator, press: (card: Locator) => Promise<void> = click): Promise<void> {
  const page = chosen.page()
  const cards = hand(page).getByRole('button')
  await chosen.waitFor()
  const before = await cards.count()
  await press(chosen)
  if ((await forGood(page).count()) > 0) await press(chosen)
  await until(
    'the card is accepted',
    async () => (await cards.count()) !== before || (await locked(page).count()) > 0 || (await ended(page).count()) > 0,
  )
}

const click = (card: Locator): Promise<void> => card.click()

export const hands: Hands = {
  // In one look: between two, a card that was locked in is turned up, and there may be no other round.
  isOffered: async (page) => (await offered(page).and(unlocked(page)).count()) > 0,
  answer: (page) => play(offered(page).first()),
  async answerByKeys(page) {
    const held = await hand(page).getByRole('button').count()
    if (held % 2 === 0) await tabTo(page, hand(page).getByRole('button'))
    else await page.keyboard.press('h')
    await page.keyboard.press('ArrowRight')
    await play(hand(page).locator(':focus'), () => page.keyboard.press(held % 3 === 0 ? 'Space' : 'Enter'))
  },
  inSight: (page) => ({ status: status(page), hand: hand(page), card: hand(page).getByRole('button') }),
}
