import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { THEMES } from '#web/testing/visit'

/** What keeps people from using a page, a sentence each; minor remarks are left out. */
async function barriers(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  // Only what is found crosses over: of a long page, all that is fine takes longer to tell than to look at.
  const violations = await page.evaluate(
    async (asked) =>
      (await (globalThis as unknown as Axed).axe.run(document, { ...asked, resultTypes: ['violations'] })).violations,
    options,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} ${String(target)} ${failureSummary}`),
    )
}

/** All that keeps people out, in both lights, which differ in nothing but their colours. */
export async function allBarriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const [first, ...others] = THEMES
  const found: string[] = []
  for (const [colorScheme, options] of [
    [first, {}] as const,
    ...others.map((theme) => [theme, { runOnly: COLOURS }] as const),
  ]) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await barriers(page, options)).map((barrier) => `${colorScheme}: ${barrier}`))
  }
  return found
}

/** The rules of axe that look at colours, of those that are on unless told otherwise. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Axed {
  readonly axe: typeof axe
}
