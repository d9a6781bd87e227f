import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { line } from '#games/last-stand/testing/hands'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'

// What a small screen has room for: nothing that is read lies under something else.

const stage = (id: string, language: 'en' | 'de' = 'en'): string => `/kit?stage=last-stand/${id}&bare&lang=${language}`

/** Runs in the page: of so many points of each of these, those at which something else lies in front. */
const covered = (parts: Locator): Promise<readonly string[]> =>
  parts.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return [0.1, 0.5, 0.9].flatMap((x) =>
        [0.15, 0.5, 0.85].flatMap((y) => {
          const front = document.elementFromPoint(left + x * width, top + y * height)
          return front && (one.contains(front) || front.contains(one)) ? [] : [`${one.className}: ${front?.className}`]
        }),
      )
    }),
  )

/** Whether one box lies inside another, but for a pixel or so. */
const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [one, other] = [(await inner.boundingBox())!, (await outer.boundingBox())!]
  return (
    one.x >= other.x - 1.5 &&
    one.y >= other.y - 1.5 &&
    one.x + one.width <= other.x + other.width + 1.5 &&
    one.y + one.height <= other.y + other.height + 1.5
  )
}

async function at(page: Page): Promise<Page> {
  await page.locator('.ls-deed[aria-pressed]').first().waitFor()
  return page
}

test.for(['en', 'de'] as const)(
  'whoever is picked, the panel that asks lies in front (%s)',
  async (language, { comeIn }) => {
    const page = await comeIn(stage('pick', language), { size: 'phone' })
    const heroes = page.locator('.ls-candidate')
    await heroes.first().waitFor()
    for (const hero of await heroes.all()) {
      await hero.tap()
      await line(page).locator('[data-go]').waitFor()
      expect(await covered(line(page))).toEqual([])
      expect(await covered(line(page).locator('p, .ui-button'))).toEqual([])
    }
  },
)

describe.for(['turn', 'fire'])('at %s', (id) => {
  test('armor is seen whole, on the card and on the ring, whoever shares the space', async ({ comeIn }) => {
    const page = await at(await comeIn(stage(id), { size: 'phone' }))
    const armored = page.locator('[data-hero="hero.spotter"]')
    const card = page.locator('.ls-chip[data-hero="hero.spotter"]')
    expect(await isInside(card.locator('.ls-armor'), card)).toBe(true)
    expect(await armored.locator('.ls-armor').allTextContents()).toEqual(['1', '1'])
    expect(await armored.locator('.ls-armor').filter({ visible: true }).count()).toBe(2)
  })

  test('no number of an enemy lies on the barricade, no face of a hero under a fire', async ({ comeIn }) => {
    const page = await at(await comeIn(stage(id), { size: 'phone' }))
    const hidden = await page.locator('.ls-field').evaluate((field) => {
      const { left, top, width } = field.getBoundingClientRect()
      // The ring is drawn in a square of 660, its barricade from 188 to 472.
      const edge = (at: number): number => (at / 660) * width
      const wall = { left: left + edge(188), right: left + edge(472), top: top + edge(188), bottom: top + edge(472) }
      const numbers = [...field.querySelectorAll('[data-row="frontline"] .ls-token > b')]
      return numbers.flatMap((number) => {
        const box = number.getBoundingClientRect()
        const x = Math.min(box.right, wall.right) - Math.max(box.left, wall.left)
        const y = Math.min(box.bottom, wall.bottom) - Math.max(box.top, wall.top)
        return Math.min(x, y) > 1 ? [`${number.className} ${number.textContent}`] : []
      })
    })
    expect(hidden).toEqual([])
    const faces = page.locator('.ls-hero')
    for (const fire of await page.locator('.ls-fire').all()) {
      const flame = (await fire.boundingBox())!
      for (const face of await faces.all()) {
        const { x, y, width, height } = (await face.boundingBox())!
        const far = Math.hypot(flame.x + flame.width / 2 - x - width / 2, flame.y + flame.height / 2 - y - height / 2)
        // The middle of a flame is beyond the rim of any face.
        expect(far).toBeGreaterThan(width / 2)
      }
    }
  })
})

test.for(Object.keys(SIZES) as Size[])('heroes who share a space stay inside it (%s)', async (size, { comeIn }) => {
  const page = await at(await comeIn(stage('fire'), { size }))
  const space = page.locator('[data-squad-space="NW"]')
  const heroes = await space.locator('.ls-hero').all()
  expect(heroes).toHaveLength(3)
  for (const hero of heroes) expect(await isInside(hero, space)).toBe(true)
})

test('who ends a turn reads who comes then, and nothing stands there twice', async ({ comeIn }) => {
  const page = await at(await comeIn(stage('turn'), { size: 'phone' }))
  await line(page).getByRole('button', { name: 'End the turn' }).tap()
  await line(page).getByText('Still to act: Field Medic, Spotter, Ghost.').waitFor()
  await line(page).getByText('The assault after that').waitFor()
  expect(await line(page).getByRole('button').allTextContents()).toEqual(['Do it', 'Put it back'])
})
