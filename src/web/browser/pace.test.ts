import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { hands, offered, own } from '#games/last-brave/testing/hands'
import { type Pace, PACES } from '#protocol/pace'
import { ended, isAsked } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { PageServer } from '#web/testing/server'
import { test } from '#web/testing/test'

// Bots at the pace of a real server, with everything that moves: how long does one wait between one's decisions?

let server: PageServer
beforeAll(async () => {
  server = await PageServer.start(undefined, { LUDUS_BOT_PACE: '800' })
})
afterAll(() => server.end())

/** So many of them are measured. */
const WAITS: Readonly<Record<Pace, number>> = { calm: 8, brisk: 25, instant: 60 }
/** So many milliseconds may half of the waits for others take; calm ones take as long as it takes to follow them. */
const MOST: Readonly<Record<Pace, number>> = { calm: Infinity, brisk: 6000, instant: 1000 }

/** Notes for how long the page asks nothing, from each answer to the next question. */
async function noteWaits(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waits: number[] = []
    const header = document.querySelector('.frame > header')!
    let answered: number | undefined
    new MutationObserver(() => {
      const isTurn = header.hasAttribute('data-turn')
      if (!isTurn) answered ??= performance.now()
      else if (answered !== undefined) {
        waits.push(performance.now() - answered)
        answered = undefined
      }
    }).observe(header, { attributes: true, attributeFilter: ['data-turn'] })
    Object.assign(window, { waits })
  })
}

const waitsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { readonly waits: readonly number[] }).waits)

async function sitDown(page: Page, pace: Pace, seats: number): Promise<string> {
  const player = Player.behind(page.context())
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'normal' }) as const)
  const table = await player.open({ game: 'last-brave', seats: [{ kind: 'human' }, ...bots], pace })
  await player.act(table, { do: 'sit', seat: 0 })
  await page.goto(`/table/${table}`)
  return table
}

const median = (all: readonly number[]): number => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** How long one waits in a match, until there are so many waits, or one has fallen. */
async function waitsInMatch(page: Page, pace: Pace, most: number): Promise<readonly number[]> {
  await sitDown(page, pace, 7)
  await page.locator('.frame > header').waitFor()
  await noteWaits(page)
  const next = ended(page).or(own(page).getByText('Fallen')).or(offered(page))
  while ((await waitsOf(page)).length < most) {
    await next.first().waitFor()
    if ((await offered(page).count()) === 0) break
    await hands.answer(page)
  }
  return waitsOf(page)
}

// Much of it waits, so that all of them may wait at once.
test.concurrent.for(PACES)(
  'seven seats, and bots that are %s: the waits',
  { timeout: 600_000 },
  async (pace, { comeIn }) => {
    const page = await comeIn('/credits', { url: server.url, moves: true })
    page.setDefaultTimeout(120_000)
    const waits: number[] = []
    // Whoever has fallen only watches from then on, and plays another match.
    while (waits.length < WAITS[pace]) waits.push(...(await waitsInMatch(page, pace, WAITS[pace] - waits.length)))
    // What follows at once, because it is one's own next answer, is no wait.
    const others = waits.filter((ms) => ms > 100)
    process.stdout.write(
      `${pace}: ${waits.length} waits, median ${seconds(median(waits))}, longest ${seconds(Math.max(...waits))}; ` +
        `${others.length} of them for others, median ${seconds(median(others))}\n`,
    )
    expect(median(others)).toBeLessThanOrEqual(MOST[pace])
  },
)

test('whoever is alone sets the pace, and skips to the own turn by a button and by a key', async ({ comeIn }) => {
  const page = await comeIn('/credits', { url: server.url, moves: true })
  const table = await sitDown(page, 'calm', 7)
  const player = Player.behind(page.context())
  const pace = page.getByRole('combobox', { name: 'Bot pace' })
  await pace.selectOption('brisk')
  await page.getByRole('list', { name: 'What happened' }).getByText('The pace from now on: brisk.').waitFor()
  await page.reload()
  expect(await pace.inputValue()).toBe('brisk')
  await pace.selectOption('calm')
  const skip = page.getByRole('button', { name: 'Skip to my turn' })
  for (const press of [() => skip.click(), () => page.keyboard.press('s')]) {
    // One is not asked: there is something to skip.
    while ((await player.now(table)).own !== null || (await skip.count()) === 0) {
      if (await isAsked(page, hands)) await hands.answer(page)
      await page.waitForTimeout(300)
    }
    await press()
    await isAsked(page, hands)
    expect(await page.getByRole('button', { name: 'Skip', exact: true }).count()).toBe(0)
    await skip.waitFor({ state: 'detached' })
  }
  const lines = await page.getByRole('list', { name: 'What happened' }).getByRole('listitem').count()
  expect(lines).toBeGreaterThan(5)
})
