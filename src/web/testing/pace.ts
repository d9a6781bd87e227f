import type { Browser } from 'playwright-core'
import { Player } from '#web/testing/player'
import { visit } from '#web/testing/visit'

/** How many times slower than this machine: about a phone of some years ago. */
const SLOWED = 4

/** Runs in the page: keeps when, in milliseconds since it was asked for, a card of the hand could be pressed. */
const WATCH = `globalThis.handIsThere = new Promise((resolve) => {
  const isCard = ({ textContent }) => textContent.startsWith('Play the ')
  const look = () => {
    if ([...document.querySelectorAll('button')].some(isCard)) resolve(performance.now())
    else requestAnimationFrame(look)
  }
  look()
})`

/**
 * Opens a running match for the first time, with nothing kept from before, and
 * returns the milliseconds until one can play.
 */
export async function timeToHand(browser: Browser, url: string): Promise<number> {
  const { context, page } = await visit(browser, { url })
  try {
    const player = Player.behind(context)
    const table = await player.open({ seats: [{ kind: 'human' }, { kind: 'bot', level: 'normal' }] })
    await player.act(table, { do: 'sit' })
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.addInitScript(WATCH)
    await page.goto(`/table/${table}`, { waitUntil: 'commit' })
    return Number(await page.evaluate('handIsThere'))
  } finally {
    await context.close()
  }
}
