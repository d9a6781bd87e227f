import { expect } from 'vitest'
import { about } from '#games/last-stand/about'
import { allBarriers } from '#web/testing/axe'
import { Crew } from '#web/testing/crew'
import { hidden } from '#web/testing/hands'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'

test.for(Object.keys(SIZES) as Size[])(
  'after a match: where the chances fell and rose, what everybody did, and from there to the moment (%s)',
  { timeout: 240_000 },
  async (size, { comeIn, server }) => {
    const page = await comeIn('/credits', { size })
    const crew = new Crew(about, [Player.behind(page.context()), await Player.called('Ben', server.url)])
    const table = await crew.open(2)
    await crew.playUntil(table, () => false)
    await page.goto(`/table/${table}`)
    await page.getByRole('button', { name: 'Analysis' }).click()
    const analysis = page.getByRole('dialog', { name: 'Analysis' })
    await analysis.getByText('In numbers', { exact: true }).click({ timeout: 120_000 })

    const heroes = analysis.getByRole('table', { name: 'What the heroes did' })
    expect(await heroes.getByRole('columnheader').count()).toBe(4)
    // All of it lies in sight, and as many moments are marked as are told.
    expect(await heroes.evaluate((table) => table.parentElement!.scrollWidth - table.parentElement!.clientWidth)).toBe(
      0,
    )
    const swings = analysis.getByText(/the chance to win (fell|rose) from/)
    expect(await analysis.getByRole('img').first().locator('circle').count()).toBe(await swings.count())
    await heroes.scrollIntoViewIfNeeded()
    await expect(hidden(page, { close: analysis.getByRole('button', { name: 'Close' }) })).resolves.toEqual([])
    // Whoever plays at random loses by a hero for whom no token was left.
    await analysis.getByText(/; no token was left to pay$/).waitFor()
    const fall = analysis.getByRole('button', { name: /; no token was left to pay$/ })
    await fall.scrollIntoViewIfNeeded()
    await expect(hidden(page, { 'the way to a knock-down': fall })).resolves.toEqual([])
    await analysis
      .getByText(/^Round \d+, .+: the chance to win fell from [<>]?\d+ ?% to <?\d+ ?%$/)
      .first()
      .waitFor()
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await allBarriers(page)).toEqual([])

    await analysis
      .getByRole('button', { name: /^Show in the replay: Round \d+: / })
      .first()
      .click()
    await page.waitForURL(new RegExp(`/replay/${table}#\\d+$`))
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await page.getByRole('heading', { name: 'What decided it' }).waitFor({ timeout: 120_000 })
  },
)
