import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { champions, forGood, hands, middle, own, ownHand, payments, targets } from '#games/last-brave/testing/hands'
import { isAsked } from '#web/testing/hands'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'

const human = { kind: 'human' } as const
const easy = { kind: 'bot', level: 'easy' } as const

/** Sits down at a new table as the Wolf, against easy bots. */
async function sitDown(page: Page, seats: number): Promise<void> {
  const player = Player.behind(page.context())
  const bots = Array.from({ length: seats - 1 }, () => easy)
  const table = await player.open({ game: 'last-brave', seats: [human, ...bots] })
  await player.act(table, { do: 'sit', seat: 0 })
  await page.goto(`/table/${table}`)
}

/** Plays on until one is to attack while one still holds a card, at as many tables as that takes. */
async function reachAttack(page: Page, seats: number): Promise<Locator> {
  for (;;) {
    await sitDown(page, seats)
    while (await isAsked(page, hands)) {
      const isHolding = (await ownHand(page).getByRole('button').count()) > 0
      if (isHolding && (await payments(page).count()) === 0) {
        const attack = middle(page).getByRole('button', { name: /^Attack (.+ )?the \w+$/ })
        if ((await attack.count()) === 0 && (await targets(page).count()) > 0) await targets(page).first().click()
        if ((await attack.count()) > 0) return attack
      }
      await hands.answer(page)
    }
  }
}

/** Whether a press in its middle reaches it. */
const isInReach = (part: Locator): Promise<boolean> =>
  part.evaluate((one) => {
    const { left, width, top, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test.for([
  ['a laptop', 1366, 768],
  ['a large screen', 1920, 1080],
  ['a zoomed page', 960, 540],
] as const)(
  'a card that is held up to be read leaves the way to the attack free, on %s',
  async ([, width, height], { comeIn }) => {
    const page = await comeIn('/credits')
    await page.setViewportSize({ width, height })
    const attack = await reachAttack(page, 4)
    const tip = page.locator('.ui-tip:popover-open')
    for (const card of await own(page).getByRole('button').all()) {
      await card.hover()
      await tip.waitFor()
      expect(await isInReach(attack)).toBe(true)
      await page.mouse.move(2, 2)
      await tip.waitFor({ state: 'detached' })
    }
    const { x, y, width: w, height: h } = (await attack.boundingBox())!
    await page.mouse.click(x + w / 2, y + h / 2)
    await attack.waitFor({ state: 'detached' })
  },
)

test('a card in hand says why it cannot be revealed now, and leads to the clause', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  await reachAttack(page, 3)
  const held = ownHand(page).getByRole('button').first()
  expect(await held.textContent()).toContain('You reveal a card of your hand only to take a point of damage.')
  await held.hover()
  await page.getByRole('button', { name: 'LB-056', exact: true }).click()
  await page
    .getByRole('dialog', { name: /LB-056/ })
    .getByText('may reveal one card of their choice')
    .waitFor()
})

test.for([
  [683, 384, 3],
  [683, 384, 4],
  [683, 384, 7],
  [960, 540, 3],
  [960, 540, 5],
  [960, 540, 7],
  [844, 390, 5],
] as const)('zoomed in to %i × %i nothing of a table of %i is cut off', async ([width, height, seats], { comeIn }) => {
  const page = await comeIn('/credits')
  await page.setViewportSize({ width, height })
  await sitDown(page, seats)
  const board = page.getByRole('main', { name: 'Board' })
  for (let asked = 0; asked < 8 && (await isAsked(page, hands)); asked++) {
    const floor = await board.boundingBox()
    const low = await own(page)
      .getByRole('button')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
    expect(low).toBeLessThanOrEqual(floor!.y + floor!.height)
    expect(await board.locator('.tlb-table').evaluate((table) => table.scrollHeight - table.clientHeight)).toBeLessThan(
      2,
    )
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await isInReach(champions(page).last())).toBe(true)
    await hands.answer(page)
  }
})

test.for(['en-GB', 'de-DE'] as const)(
  'on a card that is held up every word has room (%s)',
  async (language, { comeIn }) => {
    // Its hand is always the same, and one of its cards has a Continuous ability.
    const page = await comeIn('/guide/last-brave', { language })
    const cards = page.locator('.tlb-own [data-zone=hand] button')
    await cards.first().waitFor()
    const labels: string[] = []
    for (const card of await cards.all()) {
      await card.hover()
      const large = page.locator('.ui-tip:popover-open .lb-card[data-size=large]')
      await large.waitFor()
      const costs = large.locator('.lb-cost')
      labels.push(...(await costs.allTextContents()))
      expect(await costs.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual(
        (await costs.all()).map(() => 0),
      )
      expect(await large.locator('.lb-face').evaluate((face) => face.scrollWidth - face.clientWidth)).toBe(0)
      await page.mouse.move(2, 2)
      await large.waitFor({ state: 'detached' })
    }
    expect(labels).toContain(language === 'en-GB' ? 'Continuous' : 'Dauernd')
  },
)

test('on a large screen the table grows with it', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  await sitDown(page, 3)
  await own(page).waitFor()
  const sizes = (): Promise<number[]> =>
    page
      .locator('.tlb-fighter, .tlb-own .tlb-piece, .tlb-stage > .lb-crest')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  await page.setViewportSize({ width: 1366, height: 768 })
  const before = await sizes()
  await page.setViewportSize({ width: 1920, height: 1080 })
  const after = await sizes()
  expect(after.map((size, at) => size / before[at]!).every((growth) => growth > 1.3)).toBe(true)
})

test('what was given up does not come back: a card that lies open is given up by a second press', async ({
  comeIn,
}) => {
  const page = await comeIn('/credits')
  await sitDown(page, 3)
  const giving = own(page).getByRole('button', { name: /^Move \w+ to the Damage Zone\. / })
  while ((await isAsked(page, hands)) && (await giving.count()) === 0) await hands.answer(page)
  const open = await giving.count()
  await giving.first().click()
  await forGood(page).waitFor()
  await page.keyboard.press('Escape')
  await forGood(page).waitFor({ state: 'detached' })
  expect(await giving.count()).toBe(open)
})

test('what has been seen stays seen: a card is revealed by a second press, and a first one costs nothing', async ({
  comeIn,
}) => {
  const page = await comeIn('/credits')
  await sitDown(page, 3)
  const revealing = own(page).getByRole('button', { name: /^Reveal \w+\. / })
  while ((await isAsked(page, hands)) && (await revealing.count()) === 0) await hands.answer(page)
  const held = await revealing.count()
  await revealing.first().click()
  await forGood(page).waitFor()
  await page.keyboard.press('Escape')
  await forGood(page).waitFor({ state: 'detached' })
  expect(await revealing.count()).toBe(held)
  await revealing.first().focus()
  await page.keyboard.press('Enter')
  expect(await revealing.first().getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Enter')
  await until('it is revealed', async () => (await ownHand(page).getByRole('listitem').count()) === held - 1)
})

/** Runs in the page: how often words lie on each other, and how much of the status is cut. */
function overlaps() {
  const boxes = (where: string) => [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect())
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const pairs = (one: string, other: string): number =>
    boxes(one).reduce((sum, box) => sum + boxes(other).filter((more) => meet(box, more)).length, 0)
  const says = document.querySelector('.status-line > span')!
  return {
    tags: pairs('.tlb-tag', '.tlb-count > *, .lb-card, .tlb-name > *, .lb-faction'),
    zones: pairs('.tlb-own .tlb-zone > small', '.tlb-own > .tlb-banner'),
    names: pairs('.tlb-name', '.tlb-count > *, .lb-faction'),
    cut: Math.max(0, says.scrollHeight - says.clientHeight - 1),
  }
}

test('no word lies on another where one is attacked, whatever one is called', async ({ comeIn }) => {
  const page = await comeIn('/credits', { language: 'en-GB' })
  await page.context().request.put('/api/me', { data: { name: 'Annegret Löwenherz' } })
  do await sitDown(page, 4)
  while (!(await isStruckWithACardOpen(page)))
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [683, 384],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => page.evaluate(overlaps), { message: `${width} x ${height}` })
      .toEqual({ tags: 0, zones: 0, names: 0, cut: 0 })
  }
  // The card that is held up says whose it is, and is marked where it lies.
  const card = own(page).locator('[data-zone=reveal] .tlb-piece').first()
  await card.hover()
  await page.locator('.ui-tip:popover-open').getByText('Annegret Löwenherz · Revealed').waitFor()
  expect(await page.locator('[data-enlarged]').count()).toBe(1)
  expect(await card.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
})

/** Plays on until one takes a point and has a card in the Reveal Zone; `false` where the match is over before. */
async function isStruckWithACardOpen(page: Page): Promise<boolean> {
  const open = own(page).locator('[data-zone=reveal] .tlb-piece')
  while (await isAsked(page, hands)) {
    if ((await payments(page).count()) > 0 && (await open.count()) > 0) return true
    await hands.answer(page)
  }
  return false
}

test.for(['en-GB', 'de-DE'] as const)('on no card does a word reach its edge (%s)', async (language, { comeIn }) => {
  const page = await comeIn('/learn/last-brave/cards', { language })
  await page.locator('.lb-card[data-size=large]').first().waitFor()
  const beyond = await page.locator('.lb-card[data-size=large]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect().right - card.clientWidth * 0.02
      return [...card.querySelectorAll('.lb-keyword')]
        .filter((word) => word.getBoundingClientRect().right > edge)
        .map((word) => word.textContent)
    }),
  )
  expect(beyond).toEqual([])
})
