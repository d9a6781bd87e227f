import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'

export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 768 } },
} as const satisfies Record<string, BrowserContextOptions>
export type Size = keyof typeof SIZES

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface VisitOptions {
  /** The server's address. */
  readonly url: string
  readonly size?: Size
  readonly theme?: Theme
  readonly language?: 'en-GB' | 'de-DE'
  /** Whether things move; they do not unless told. */
  readonly moves?: boolean
  /** Whether it is somebody who has never said a name. */
  readonly isNew?: boolean
  /** Complaints of the browser that belong to the test: a line that is cut cannot be silent about it. */
  readonly expects?: RegExp
}

/** Someone with a browser of their own. */
export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** All that the browser has complained about: errors, refused resources, violations of the policy. */
  readonly complaints: readonly string[]
}

/** What a browser keeps whose owner has said a name. */
const named = (url: string): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: [],
  origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'ludus-name', value: 'Guest' }] }],
})

export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { url, size = 'laptop', theme = 'light', language = 'en-GB', moves = false, isNew = false, expects } = options
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    colorScheme: theme,
    locale: language,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'allow',
    ...(!isNew && { storageState: named(url) }),
  })
  const complaints: string[] = []
  const complain = (text: string): void => {
    if (!expects?.test(text)) complaints.push(text)
  }
  const hear = (message: ConsoleMessage): void => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
  }
  context.on('console', hear)
  context.on('weberror', (error) => complain(String(error.error().stack ?? error.error())))
  const page = await context.newPage()
  page.on('worker', (worker) => worker.on('console', hear))
  page.setDefaultTimeout(15_000)
  return { context, page, complaints }
}
