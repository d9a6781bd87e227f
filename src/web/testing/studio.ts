import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { Player } from '#web/testing/player'
import { until } from '#web/testing/until'
import { type Size, SIZES, type Theme, THEMES, type Visit, visit } from '#web/testing/visit'

/** Which picture of a scene is meant. */
export interface Picture {
  readonly scene: string
  readonly size: Size
  readonly theme: Theme
}

/** Where pictures go. */
interface Keep {
  readonly folder: string
  /** Where a small one of this is wanted, too. */
  small(picture: Picture): string | undefined
}

/** Runs in the page: whether something moves that will come to rest. */
const MOVES = `document.getAnimations().some(({ playState, effect }) =>
  playState === 'running' && effect.getComputedTiming().iterations !== Infinity)`

/** Runs in the page: whether all has come, for a quarter of a second now, and come to rest. */
const RESTS = `document.fonts.status === 'loaded' && !document.querySelector('main[aria-busy=true]')
  && performance.getEntriesByType('resource').every(({ responseEnd }) => performance.now() - responseEnd > 250)
  && !${MOVES}`

/** Colours that change with the light do so slowly. */
const FINISH_TRANSITIONS = `for (const motion of document.getAnimations())
  if (motion instanceof CSSTransition) motion.finish()`

/** One person with a phone and a laptop, both open at the same page, and a camera for each. */
export class Studio {
  readonly #visits: readonly (readonly [Size, Visit])[]
  readonly #keep: Keep
  #taken = 0

  private constructor(visits: readonly (readonly [Size, Visit])[], keep: Keep) {
    this.#visits = visits
    this.#keep = keep
  }

  static async open(browser: Browser, url: string, keep: Keep): Promise<Studio> {
    const sizes = Object.keys(SIZES) as Size[]
    const [first, ...others] = await Promise.all(
      sizes.map((size) => visit(browser, { url, size, moves: true, expects: /404/ })),
    )
    await first!.context.request.put('/api/me', { data: { name: 'Ann' } })
    for (const { context } of others) await context.addCookies(await first!.context.cookies())
    return new Studio(
      [first!, ...others].map((one, at) => [sizes[at]!, one] as const),
      keep,
    )
  }

  /** The one who has both. */
  get person(): Player {
    return Player.behind(this.#visits[0]![1].context)
  }

  /** How many pictures were taken. */
  get taken(): number {
    return this.#taken
  }

  /** All that a browser has complained about. */
  get complaints(): readonly string[] {
    return this.#visits.flatMap(([, { complaints }]) => complaints)
  }

  async goTo(path: string): Promise<void> {
    await this.each((page) => page.goto(path))
  }

  async each(work: (page: Page) => Promise<unknown>): Promise<void> {
    for (const [, { page }] of this.#visits) await work(page)
  }

  /** Takes the picture of a scene at rest, at both sizes and in both lights. */
  async shoot(scene: string): Promise<void> {
    await this.each((page) => until(`${scene} rests`, async () => (await page.evaluate(RESTS)) === true))
    await this.#take(scene)
  }

  /** Holds all motion at a moment of it, in milliseconds, and takes the picture of that. */
  async freeze(scene: string, moment: number): Promise<void> {
    await this.each(async (page) => {
      await until(`${scene} moves`, async () => (await page.evaluate(MOVES)) === true)
      await page.evaluate(`for (const motion of document.getAnimations()) {
        motion.pause()
        motion.currentTime = ${moment}
      }`)
    })
    await this.#take(scene)
    await this.each((page) =>
      page.evaluate(`for (const motion of document.getAnimations())
        if (motion.effect.getComputedTiming().iterations === Infinity) motion.play()
        else motion.finish()`),
    )
  }

  async #take(scene: string): Promise<void> {
    for (const [size, { page }] of this.#visits)
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme })
        await page.evaluate(FINISH_TRANSITIONS)
        await page.screenshot({ path: join(this.#keep.folder, `${scene}-${size}-${theme}.png`) })
        const small = this.#keep.small({ scene, size, theme })
        if (small !== undefined) await writeFile(small, await smallPicture(page))
        this.#taken++
      }
  }
}

/** A picture that costs little to load. */
async function smallPicture(page: Page): Promise<Buffer> {
  const line = await page.context().newCDPSession(page)
  const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  await line.detach()
  return Buffer.from(data, 'base64')
}
