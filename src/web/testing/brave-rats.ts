import type { Locator, Page } from 'playwright-core'
import { until } from '#web/testing/until'

// How people play BraveRats: by what things are and are called, in both languages, and by nothing else.

/** Its box on the shelf. */
export const box = (page: Page): Locator => page.getByRole('article', { name: 'BraveRats' })

export const hand = (page: Page): Locator => page.getByRole('list', { name: /^(Your hand|Deine Hand)$/ })

/** A card of one's hand by its name, whatever it says besides. */
export const card = (page: Page, name: string): Locator => hand(page).getByRole('button', { name })

/** The cards that can be played now. */
export const offered = (page: Page): Locator => hand(page).getByRole('button', { name: /^(Play the|Spiele:) / })

/** The card that is locked in. */
export const locked = (page: Page): Locator => hand(page).getByRole('button', { pressed: true })

/** Says who must do what now, and at the end how it ended. */
export const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\S/ }).first()

export const ended = (page: Page): Locator => status(page).filter({ hasText: /throne|draw|Thron|unentschieden/ })

/** Presses a card and returns when it is locked in, shown, or turned up. */
export async function play(chosen: Locator, press: (card: Locator) => Promise<void> = click): Promise<void> {
  const page = chosen.page()
  const cards = hand(page).getByRole('button')
  await chosen.waitFor()
  const before = await cards.count()
  await press(chosen)
  await until(
    'the card is accepted',
    async () => (await cards.count()) !== before || (await locked(page).count()) > 0 || (await ended(page).count()) > 0,
  )
}

const click = (card: Locator): Promise<void> => card.click()

/** Waits until this one is to choose; `false` once the match is over. */
export async function isAsked(page: Page): Promise<boolean> {
  await until(
    'a card can be played or the match is over',
    async () =>
      (await ended(page).count()) > 0 || ((await offered(page).count()) > 0 && (await locked(page).count()) === 0),
  )
  return (await ended(page).count()) === 0
}

/** Plays on until the match is over, one person or several at a time. */
export async function playOut(...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      while (await isAsked(page)) await play(offered(page).first())
    }),
  )
}
