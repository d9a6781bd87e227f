import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { about } from '#games/last-brave/about'
import { allBarriers } from '#web/testing/axe'
import { Crew } from '#web/testing/crew'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'

/** A finished match of four, at whose table the page sits as the Wolf. */
async function played(page: Page, url: string): Promise<string> {
  const others = await Promise.all(['Ben', 'Cat', 'Dan'].map((name) => Player.called(name, url)))
  const crew = new Crew(about, [Player.behind(page.context()), ...others])
  const table = await crew.open(4)
  await crew.playUntil(table, () => false)
  return table
}

/** Opens the analysis, lets it work to its end, and says how long that took. */
async function analysed(page: Page, table: string): Promise<Locator> {
  await page.goto(`/table/${table}`)
  await page.getByRole('button', { name: 'Analysis' }).click()
  const analysis = page.getByRole('dialog', { name: 'Analysis' })
  const began = performance.now()
  await analysis.getByRole('status').filter({ hasText: 'Every moment was played out' }).waitFor({ timeout: 120_000 })
  process.stdout.write(`The chances of four were worked out in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`)
  return analysis
}

const moment = (page: Page): Locator => page.getByRole('slider', { name: 'Moment', exact: true })

test.for(Object.keys(SIZES) as Size[])(
  'after a match: standings, the turning point and the curve of chances, and from there to the moment (%s)',
  { timeout: 240_000 },
  async (size, { comeIn, server }) => {
    const page = await comeIn('/credits', { size })
    const table = await played(page, server.url)
    const analysis = await analysed(page, table)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })

    const standings = analysis.getByRole('table', { name: 'How it ended' }).getByRole('row')
    expect(await standings.count()).toBe(5)
    expect(await standings.nth(1).innerText()).toMatch(/won|share/)
    await analysis.getByRole('heading', { name: 'The turning point' }).waitFor()
    await analysis
      .getByText(/^Chances of (Wolf|Stag|Raven|Boar|Lynx|Heron|Bear), .+: from \d+ ?% to \d+ ?%\.$/)
      .waitFor()

    // By keys through the match: in the end the chances are the result.
    const scrubbed = analysis.getByRole('slider', { name: 'Moment of the match' })
    await scrubbed.focus()
    await page.keyboard.press('End')
    expect(await scrubbed.getAttribute('aria-valuetext')).toMatch(/ (100|50|33|25) ?%/)
    await page.keyboard.press('Home')
    expect(await scrubbed.getAttribute('aria-valuetext')).toMatch(/^Step 0 of \d+\..* \d+ ?%/)

    // The same as a table.
    await analysis.getByText('In numbers', { exact: true }).click()
    const rows = analysis.getByRole('region', { name: 'In numbers' }).getByRole('row')
    expect(await rows.count()).toBeGreaterThan(20)
    expect(await rows.nth(1).getByRole('cell').count()).toBe(5)
    expect(await allBarriers(page)).toEqual([])

    // A tap on the curve leads to that moment of the replay, and there the curve shows where one is.
    const plot = analysis.getByRole('img', { name: /chances/ })
    await plot.scrollIntoViewIfNeeded()
    const box = (await plot.boundingBox())!
    await plot.click({ position: { x: box.width / 2, y: box.height / 3 } })
    await page.waitForURL(new RegExp(`/replay/${table}#\\d+$`))
    const step = Number(new URL(page.url()).hash.slice(1))
    const last = Number(await moment(page).getAttribute('max'))
    expect(await moment(page).inputValue()).toBe(String(step))
    expect(Math.abs(step / last - 0.5)).toBeLessThan(0.1)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.getByRole('table', { name: 'How it ended' }).getByText(`Chance at step ${step}`).waitFor()
    await page.getByRole('heading', { name: 'The turning point' }).waitFor()
    await page.getByRole('button', { name: 'That is enough' }).click()
    await page.getByText(/^Stopped: every moment was played out \d+ times\.$/).waitFor()
    await page
      .getByRole('button', { name: /^Show this moment: step \d+$/ })
      .first()
      .click()
    await expect.poll(() => moment(page).inputValue()).not.toBe(String(step))
  },
)
