import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { abilities, dice, lit, nameOf, pool, race, roll } from '#games/roll-and-fight/testing/hands'
import { hurryTo, isRolling, sitDown } from '#games/roll-and-fight/testing/tables'
import { poolOf } from '#games/roll-and-fight/rules/read'
import type { View } from '#games/roll-and-fight/types'
import { allBarriers } from '#web/testing/axe'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'
import type { VisitOptions } from '#web/testing/visit'

// The race for dice, in a real browser.

type ComeIn = (path: string, options?: Partial<VisitOptions>) => Promise<Page>

/** People at one table, each at a page of their own, when the race is about to open. */
async function meet(comeIn: ComeIn, names: readonly string[], options: Partial<VisitOptions> = {}) {
  const pages = await Promise.all(names.map(() => comeIn('/credits', options)))
  await Promise.all(names.map((name, seat) => pages[seat]!.context().request.put('/api/me', { data: { name } })))
  const players = pages.map((page) => Player.behind(page.context()))
  const table = await sitDown(players)
  await hurryTo(table, players, isRolling)
  await Promise.all(pages.map((page) => page.goto(`/table/${table}`)))
  await Promise.all(pages.map((page) => roll(page).and(page.locator(':not([aria-disabled])')).waitFor()))
  const viewOf = async (seat: number): Promise<View> => (await players[seat]!.now(table)).view as View
  return { pages, players, table, viewOf }
}

/** What the dice of somebody show on a page, in their places. */
const shown = (page: Page) =>
  dice(page)
    .locator('svg')
    .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['face']))

const inOrder = (faces: readonly (string | undefined)[]): string =>
  faces.toSorted((one, other) => one!.localeCompare(other!)).join(', ')

/** All dice may be Wounds before any ability is lit: then another race tells. */
const LUCK = { retry: 2 }

/** Holds runs back and rolls the others until an ability is lit; what is locked goes onto the Health Track, if it may. */
async function rollUntilLit(page: Page, press: () => Promise<void>): Promise<void> {
  const run = dice(page)
    .and(page.locator('[aria-pressed="false"]'))
    .filter({ has: page.locator('svg[data-face="run"]') })
  const bleed = race(page).getByRole('button', { name: 'Onto the Health Track', exact: true, disabled: false })
  await until('an ability is lit', async () => {
    // A roll that is held would come later.
    if ((await race(page).locator('[data-ordered]').count()) > 0) return false
    if ((await lit(page).count()) > 0) return true
    for (let left = await run.count(); left > 0; left--)
      await run
        .first()
        .click({ timeout: 1000 })
        .catch(() => {})
    if ((await bleed.count()) > 0) await bleed.click({ timeout: 1000 }).catch(() => {})
    await press().catch(() => {})
    await page.waitForTimeout(250)
    return false
  })
}

test(
  'with the keyboard alone one rolls, holds back, sets an ability, takes dice and stops',
  LUCK,
  async ({ comeIn }) => {
    const { pages, viewOf } = await meet(comeIn, ['Ann'])
    const page = pages[0]!
    expect(await allBarriers(page)).toEqual([])
    await page.keyboard.press('1')
    await race(page)
      .getByRole('button', { name: /^Die 1: not rolled, held back/, pressed: true })
      .waitFor()
    await roll(page).getByText('Roll 3 dice').waitFor()
    await page.keyboard.press(' ')
    await until('three dice are rolled', async () => (await shown(page)).filter((face) => face !== 'none').length === 3)
    expect((await shown(page))[0]).toBe('none')
    await page.keyboard.press('1')
    await rollUntilLit(page, () => page.keyboard.press(' '))
    const ability = lit(page).first()
    const name = await nameOf(ability)
    await page.keyboard.press((await ability.getAttribute('data-key'))!.toLowerCase())
    await abilities(page)
      .getByRole('button', { name: new RegExp(`^${name}:.*; 1 set`) })
      .waitFor()
    // New dice have come, in the places of those that went.
    await until('four dice lie there', async () => (await dice(page).count()) === 4)
    expect((await viewOf(0)).boards[0]!.sets).toHaveLength(1)
    await page.keyboard.press('x')
    await race(page).getByRole('button', { name: 'Stop for this round?' }).waitFor()
    await page.keyboard.press('x')
    await race(page).waitFor({ state: 'detached' })
    expect((await viewOf(0)).phase).toBe('fighting')
  },
)

test('a key that can do nothing says why, until the next is pressed', async ({ comeIn }) => {
  const { pages } = await meet(comeIn, ['Ann'])
  const page = pages[0]!
  const reason = page.locator('[popover] .ui-why')
  for (const [key, rule] of [
    ['n', 'RF-078'],
    ['b', 'RF-075'],
    ['a', 'RF-R42'],
  ] as const) {
    await page.keyboard.press(key)
    await reason.getByText(rule).waitFor()
    expect(await reason.count()).toBe(1)
  }
  await page.keyboard.press('1')
  await reason.waitFor({ state: 'detached' })
  await race(page)
    .getByRole('button', { name: /^Die 1: not rolled, held back/ })
    .waitFor()
})

test('a roll that comes too soon says why it waits', async ({ comeIn }) => {
  const { pages } = await meet(comeIn, ['Ann'])
  const page = pages[0]!
  await page.keyboard.press(' ')
  await until('dice are rolled', async () => (await shown(page)).some((face) => face !== 'none'))
  await page.keyboard.press(' ')
  await race(page)
    .getByText(/^Waits [01]\.\d s: dice rest after each roll \(RF-R45\)$/)
    .waitFor()
})

test('the countdown lies on nothing that one looks at meanwhile', async ({ comeIn }) => {
  const page = await comeIn('/credits', { size: 'phone', language: 'de-DE' })
  const player = Player.behind(page.context())
  const table = await sitDown([player])
  await hurryTo(table, [player], ({ phase }) => phase === 'flashback')
  await page.goto(`/table/${table}`)
  const done = page.getByRole('button', { name: 'Rückblende beenden' })
  await done.click()
  await page.getByRole('button', { name: 'Endgültig beenden' }).click()
  const ready = page.getByRole('timer', { name: 'Gleich geht es los' })
  const over = (await ready.boundingBox())!
  for (const name of ['Lebensleiste', 'Meine Würfel']) {
    const { y } = (await page.getByRole('list', { name }).boundingBox())!
    expect(over.y + over.height).toBeLessThanOrEqual(y)
  }
})

test('whoever has stopped reads why, while the others race', async ({ comeIn }) => {
  const { pages } = await meet(comeIn, ['Ann', 'Ben'])
  const page = pages[0]!
  await page.keyboard.press('x')
  await page.keyboard.press('x')
  const said = race(page).getByRole('status')
  await said.getByText(/^You stop\. RF-\w+ Your sets wait for the fight\.$/).waitFor()
})

test('whoever goes from button to button presses them with space, as everywhere', async ({ comeIn }) => {
  const { pages } = await meet(comeIn, ['Ann'])
  const page = pages[0]!
  await dice(page).nth(1).focus()
  await page.keyboard.press(' ')
  await race(page)
    .getByRole('button', { name: /^Die 2:.*held back/, pressed: true })
    .waitFor()
  expect((await shown(page)).every((face) => face === 'none')).toBe(true)
})

test(
  'on a phone one thumb is enough: everything is large, and nothing moves while dice come and go',
  LUCK,
  async ({ comeIn }) => {
    const { pages } = await meet(comeIn, ['Ann'], { size: 'phone' })
    const page = pages[0]!
    const places = () =>
      race(page).evaluate((panel) =>
        [...panel.querySelectorAll('.rf-my-die, .rf-ability, .rf-roll, .rf-tool')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }),
      )
    const before = await places()
    for (const [, , width, height] of before) expect(Math.min(width!, height!)).toBeGreaterThanOrEqual(48)
    await rollUntilLit(page, () => roll(page).tap({ timeout: 1000 }))
    expect(await places()).toEqual(before)
    await lit(page).first().tap()
    await abilities(page)
      .getByRole('button', { name: /; 1 set/ })
      .waitFor()
    expect(await places()).toEqual(before)
    const { width, height } = page.viewportSize()!
    for (const [x, y, wide, high] of before) {
      expect(x! + wide!).toBeLessThanOrEqual(width)
      expect(y! + high!).toBeLessThanOrEqual(height)
    }
  },
)

test(
  'on a phone a press that did something opens no reason, and nothing lies on what is pressed next',
  LUCK,
  async ({ comeIn }) => {
    const { pages } = await meet(comeIn, ['Ann'], { size: 'phone' })
    const page = pages[0]!
    const reason = page.locator('.ui-tip:popover-open')
    const dash = abilities(page).getByRole('button').first()
    await dash.tap({ force: true })
    await reason.getByText('Roll that die first.').waitFor()
    // Asked in vain while dice are under way; then the dice fit.
    await rollUntilLit(page, async () => {
      await roll(page).tap({ timeout: 1000 })
      await dash.tap({ timeout: 1000, force: true })
    })
    await reason.waitFor({ state: 'detached' })
    await lit(page).first().tap()
    for (let look = 0; look < 10; look++) {
      expect(await reason.count()).toBe(0)
      await page.waitForTimeout(60)
    }
    await roll(page).tap({ timeout: 2000 })
  },
)

test('a long press chooses which dice, what is picked up, and whether new ones are taken', async ({ comeIn }) => {
  const { pages, viewOf } = await meet(comeIn, ['Ann'])
  const page = pages[0]!
  await rollUntilLit(page, () => roll(page).click({ timeout: 1000 }))
  const name = await nameOf(lit(page).first())
  await lit(page).first().click({ button: 'right' })
  const chooser = page.getByRole('dialog', { name: `${name}: choose the dice` })
  await chooser.getByRole('group', { name: 'Take new dice' }).getByRole('button', { name: 'no' }).click()
  await chooser.getByRole('button', { name: 'Do it' }).click()
  await chooser.waitFor({ state: 'detached' })
  await until('it is set', async () => (await viewOf(0)).boards[0]!.sets.length === 1)
  expect((await viewOf(0)).boards[0]!.dice.length).toBeLessThan(4)
  await race(page).getByRole('button', { name: 'Take dice' }).click()
  await until('dice are taken', async () => (await dice(page).count()) === 4)
})

describe('four people in four browsers race for one pool', () => {
  test(
    'all see the same pool, the same dice and the same clock, and what each has is live at the edge',
    LUCK,
    async ({ comeIn }) => {
      const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan']
      const { pages, viewOf } = await meet(comeIn, NAMES)
      await Promise.all(
        pages.map(async (page) => {
          await rollUntilLit(page, () => roll(page).click({ timeout: 1000 }))
          await lit(page).first().click()
        }),
      )
      await until('each has a set', async () => (await viewOf(0)).boards.every(({ sets }) => sets.length > 0))
      // Whoever presses no more changes nothing any more.
      const { boards, ...view } = await viewOf(0)
      const left = `${poolOf({ ...view, boards })} of 46 dice`
      for (const [seat, page] of pages.entries()) {
        await until('the pool is the same', async () => (await pool(page).getAttribute('aria-valuetext')) === left)
        const faces = boards[seat]!.dice.map(({ face }) => face ?? 'none')
        await until('the dice are those of the table', async () => inOrder(await shown(page)) === inOrder(faces))
        for (const [at, name] of NAMES.entries()) {
          if (at === seat) continue
          const rival = page
            .getByRole('list', { name: 'The others' })
            .getByRole('button', { name: new RegExp(`of ${name};`) })
          const seen = await rival
            .locator('.rf-rival-dice svg')
            .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['face']))
          expect(seen).toEqual(boards[at]!.dice.map(({ face }) => face ?? 'none'))
        }
      }
      const clocks = await Promise.all(pages.map((page) => page.getByRole('timer').first().textContent()))
      const seconds = clocks.map((says) => Number(/(\d+):(\d+)/.exec(says!)![2]))
      expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThanOrEqual(1)
    },
  )

  test('one looks at the board of another and goes back to one’s own', async ({ comeIn }) => {
    const { pages } = await meet(comeIn, ['Ann', 'Ben'])
    const page = pages[0]!
    await page.getByRole('button', { name: /^Look at the board of Ben/ }).click()
    await page.getByText('The board of Ben', { exact: true }).waitFor()
    expect(await roll(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Back to my board' }).click()
    await roll(page).waitFor()
  })
})
