import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { test as base } from 'vitest'
import { openBrowser } from '#web/testing/browser'
import { PageServer } from '#web/testing/server'
import { type Visit, visit, type VisitOptions } from '#web/testing/visit'

/** Where a page that failed can be looked at. */
const FAILED = '.cache/browser'

/* oxlint-disable no-empty-pattern -- vitest reads off the pattern what a fixture needs, and these need nothing. */

/** Tests with a real browser and a real server. Nobody's browser may have anything to complain about. */
export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await PageServer.start()
    onCleanup(() => server.end())
    return server
  })
  .extend('comeIn', async ({ browser, server, task }, { onCleanup }) => {
    const visits: Visit[] = []
    onCleanup(async () => {
      if (task.result?.errors?.length) await portray(task.name, visits)
      await Promise.all(visits.map(({ context }) => context.close()))
      const complaints = visits.flatMap((one) => one.complaints)
      if (complaints.length > 0) throw new Error(`The browser complains:\n${complaints.join('\n')}`)
    })
    /** Opens a page in a browser of its own. */
    return async (path: string, options: Partial<VisitOptions> = {}): Promise<Page> => {
      const one = await visit(browser, { url: server.url, ...options })
      visits.push(one)
      await one.page.goto(path)
      return one.page
    }
  })

async function portray(name: string, visits: readonly Visit[]): Promise<void> {
  await mkdir(FAILED, { recursive: true })
  for (const [at, { page }] of visits.entries())
    await page.screenshot({ path: `${FAILED}/${name.replace(/\W+/g, '-')}-${at}.png` }).catch(() => {})
}
