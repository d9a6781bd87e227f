import type { Page } from 'playwright-core'

/** How many pixels of a page are beyond the window, each way. */
export const overflow = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { x: Math.max(0, scrollWidth - window.innerWidth), y: Math.max(0, scrollHeight - window.innerHeight) }
  })
