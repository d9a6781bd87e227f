import type { Locator, Page } from 'playwright-core'
import { until } from '#web/testing/until'

/** How people play a game on its board: by what things are and are called, and by nothing else. */
export interface Hands {
  /** Whether one may choose something now. */
  isOffered(page: Page): Promise<boolean>
  /** Chooses something with the mouse, once something is offered. */
  answer(page: Page): Promise<void>
  /** The same by keyboard alone. */
  answerByKeys(page: Page): Promise<void>
  /** What is pressed on its box to play whole matches, if not a level of bots: a race against bots takes its time. */
  readonly way?: string
  /** What one must see without scrolling whenever one is asked, by what it is. */
  inSight(page: Page): Readonly<Record<string, Locator>>
}

/** How the match ended for whoever looks. */
export const ended = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(You win|You lose|A draw|Du gewinnst|Du verlierst|Unentschieden)$/ })

/** Waits until this one is asked; `false` once the match is over. */
export async function isAsked(page: Page, hands: Hands): Promise<boolean> {
  await until(
    'something can be chosen or the match is over',
    async () => (await ended(page).count()) > 0 || (await hands.isOffered(page)),
  )
  return (await ended(page).count()) === 0
}

/** Plays on until the match is over, one person or several at a time. */
export async function playOut(hands: Hands, ...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      while (await isAsked(page, hands)) await hands.answer(page)
    }),
  )
}

/** Presses Tab until something has the focus, which must not take a whole round through the page. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(wanted)}.`)
}

/** What of these is not wholly in the window; nothing, unless one had to scroll. */
export async function hidden(page: Page, parts: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const { width, height } = page.viewportSize()!
  const found: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    // All in one look: what is asked for one by one is another thing by then.
    const look = () =>
      part.evaluateAll((all) =>
        all
          .filter((one) => one.isConnected)
          .map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect()
            return one.getClientRects().length === 0 ? null : { left, top, right, bottom }
          }),
      )
    // Where time passes, what is found may be gone before it is measured: then something else has taken its place.
    const first = await look()
    const boxes = first.length > 0 ? first : await look()
    if (boxes.length === 0) found.push(`${name}: none`)
    for (const box of boxes) {
      const isSeen = box && box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
      if (!isSeen) found.push(`${name}: ${JSON.stringify(box)}`)
    }
  }
  return found
}
