import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { THEMES } from '#web/testing/visit'

/** What keeps people from using a page, a sentence each; minor remarks are left out. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(async () => (globalThis as unknown as Axed).axe.run(document))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} ${String(target)} ${failureSummary}`),
    )
}

/** All that keeps people out, in both lights. */
export async function allBarriers(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await barriers(page)).map((barrier) => `${colorScheme}: ${barrier}`))
  }
  return found
}

interface Axed {
  readonly axe: typeof axe
}
