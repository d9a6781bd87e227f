import type { Browser } from 'playwright-core'
import type { About } from '#engine/game'
import { Player } from '#web/testing/player'
import { visit } from '#web/testing/visit'

/** How many times slower than this machine: about a phone of some years ago. */
const SLOWED = 4

/** Runs in the page: keeps when, in milliseconds since it was asked for, something on the board could be pressed. */
const WATCH = `globalThis.boardIsThere = new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('main button:not(:disabled, [aria-disabled=true])')) resolve(performance.now())
    else requestAnimationFrame(look)
  }
  look()
})`

/**
 * Opens a running match for the first time, with nothing kept from before, and
 * returns the milliseconds until one can play.
 */
export async function timeToPlay(browser: Browser, url: string, about: About<object>): Promise<number> {
  const { context, page } = await visit(browser, { url })
  try {
    const player = Player.behind(context)
    const bots = Array.from({ length: about.seats[0] - 1 }, () => ({ kind: 'bot', level: 'normal' }) as const)
    const table = await player.open({ game: about.id, seats: [{ kind: 'human' }, ...bots] })
    await player.act(table, { do: 'sit' })
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.addInitScript(WATCH)
    await page.goto(`/table/${table}`, { waitUntil: 'commit' })
    return Number(await page.evaluate('boardIsThere'))
  } finally {
    await context.close()
  }
}
