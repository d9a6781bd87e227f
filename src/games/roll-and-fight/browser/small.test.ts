import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#web/testing/test'

// What a laptop at 200 % has room for: nothing lies under something else, or is cut. The header of the kit is higher.

const SMALL = { width: 683, height: 433 }
const LANGUAGES = ['en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

async function stage(page: Page, id: string, language: Language, size = SMALL): Promise<Page> {
  await page.setViewportSize(size)
  await page.goto(`/kit?stage=roll-and-fight/${id}&bare&lang=${language}`)
  await page.locator('.rf-strip').waitFor()
  return page
}

/** Of so many points of each of these, those at which something else lies in front. */
const covered = (parts: Locator): Promise<readonly string[]> =>
  parts.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [0.1, 0.5, 0.9].flatMap((x) => {
        const front = document.elementFromPoint(left + x * width, top + height / 2)
        return front && (one.contains(front) || front.contains(one)) ? [] : [`${one.className}: ${front?.className}`]
      })
    }),
  )

/** Those whose words need more room than they have. */
const spilt = (parts: Locator): Promise<readonly string[]> =>
  parts.evaluateAll((all) =>
    all.flatMap((one) =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 ? [one.textContent] : [],
    ),
  )

/** Those that reach beyond what holds them. */
const beyond = (parts: Locator, holder: string): Promise<readonly string[]> =>
  parts.evaluateAll((all, selector) => {
    const isBeyond = (one: Element): boolean => {
      const [inner, outer] = [one, one.closest(selector)!].map((each) => each.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ]
      return (
        inner.left < outer.left - 1 ||
        inner.right > outer.right + 1 ||
        inner.top < outer.top - 1 ||
        inner.bottom > outer.bottom + 1
      )
    }
    return all.filter(isBeyond).map(({ className, textContent }) => `${className} ${textContent}`)
  }, holder)

describe.for(LANGUAGES)('a small window (%s)', (language) => {
  test('a race: buttons, hearts and dice lie beside each other, and what was laid is seen', async ({ comeIn }) => {
    const page = await stage(await comeIn('/credits'), 'race', language)
    await page.locator('.rf-set').first().waitFor()
    const pressed = page.locator('.rf-tool, .rf-roll, .rf-race-switch, .rf-heart-space, .rf-my-die, .rf-rival')
    expect(await covered(pressed)).toEqual([])
    expect(await spilt(page.locator('.rf-tool, .rf-race-switch'))).toEqual([])
    expect(await beyond(page.locator('.rf-set'), '.rf-ability')).toEqual([])
    expect(await beyond(page.locator('.rf-rival'), '.rf-rivals')).toEqual([])
  })

  test.for(['fight', 'flashback', 'resolution'])(
    'a %s: the den is large enough, and what ends the phase is in sight',
    async (id, { comeIn }) => {
      const page = await stage(await comeIn('/credits'), id, language)
      const den = (await page.locator('.rf-den').boundingBox())!
      expect(den.width).toBeGreaterThan(270)
      expect(await covered(page.locator('[data-go]'))).toEqual([])
      expect(await beyond(page.locator('[data-go]'), '.rf-middle')).toEqual([])
    },
  )

  test('the end of four: on a laptop no name lies on another, and all the others are seen', async ({ comeIn }) => {
    const page = await stage(await comeIn('/credits'), 'end-four', language, { width: 1366, height: 660 })
    const names = await page
      .locator('.rf-score-head > b')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]))
    for (const [at, [left]] of names.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(names[at]![1]! - 0.5)
    expect(await beyond(page.locator('.rf-scores'), '.rf-score')).toEqual([])
    expect(await beyond(page.locator('.rf-rival'), '.rf-rivals')).toEqual([])
    // Who has won is said above the board, and in the table.
    expect(
      await page
        .locator('.rf-board')
        .getByText(/points\.|Punkten\./)
        .count(),
    ).toBe(0)
  })
})
