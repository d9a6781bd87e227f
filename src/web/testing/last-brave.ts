import type { Locator, Page } from 'playwright-core'
import { until } from '#web/testing/until'

// How people play The Last Brave: by what things are and are called, and by nothing else.

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

/** The banners of those who may be attacked. */
const targets = (page: Page): Locator => page.getByRole('button', { name: /^Attack the \w+\. / })

/** Names the target, or gives one of the answers that are no card. */
export const answers = (page: Page): Locator =>
  middle(page).getByRole('button', { name: /^(Attack the \w+|Attack all of them|Pass|Fall)$/ })

export const ended = (page: Page): Locator => page.getByRole('heading', { name: /^(You win|You lose|A draw)$/ })

/** Waits until this one is asked; `false` once the match is over. */
export async function isAsked(page: Page): Promise<boolean> {
  const one = payments(page).or(answers(page)).or(targets(page))
  await until('something can be chosen or the match is over', async () =>
    (await Promise.all([ended(page).count(), one.count()])).some((count) => count > 0),
  )
  return (await ended(page).count()) === 0
}

/** Gives one answer: attacks the first who may be attacked, takes points with the first card. */
export async function answer(page: Page): Promise<void> {
  for (const offered of [payments(page), answers(page), targets(page)])
    if ((await offered.count()) > 0) return offered.first().click()
}

/** Plays on until the match is over, one person or several at a time. */
export async function playOut(...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      while (await isAsked(page)) await answer(page)
    }),
  )
}
