import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What keeps people from using a page, a sentence each; minor remarks are left out. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(async () => (globalThis as unknown as Axed).axe.run(document))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} ${String(target)} ${failureSummary}`),
    )
}

interface Axed {
  readonly axe: typeof axe
}
