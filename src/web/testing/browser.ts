import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '#web/testing/chromium'

const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  // A page that nobody looks at must go on as if somebody did: tests look at several at a time.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } })
}
