import { describe, expect } from 'vitest'
import { doIt, firstKey, hands, line, offered, pickHero, squad } from '#games/last-stand/testing/hands'
import { idly, playOn, sitDown, well } from '#games/last-stand/testing/tables'
import { hpLeft } from '#games/last-stand/rules/read'
import type { View } from '#games/last-stand/types'
import { isAsked, playOut } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'

// One person leads the whole squad.

const HEROES = ['Heavy Gunner', 'Field Medic', 'Ghost', 'Brawler']

describe.for([3, 4] as const)('one person leads %i heroes', (heroes) => {
  test('picks them, has each act, and loses with the reason in sight', async ({ comeIn }) => {
    const page = await comeIn('/credits')
    const player = Player.behind(page.context())
    const table = await sitDown([player], { options: { heroes } })
    await page.goto(`/table/${table}`)
    for (const name of HEROES.slice(0, heroes)) await pickHero(page, name)
    expect(await squad(page).getByRole('button').count()).toBe(heroes)
    expect(await isAsked(page, hands)).toBe(true)
    // To end every turn at once is the quickest way to lose; with the last token gone the page goes on.
    await playOn(table, [player], idly, ({ lives }) => lives === 0)
    await page.goto(`/table/${table}`)
    await playOut(hands, page)
    await page.getByRole('heading', { name: 'You lose' }).waitFor()
    const end = page.getByRole('region', { name: 'You lose' })
    await end
      .getByText(/^You lose together: (a hero was knocked down and no squad token was left|the track token)/)
      .waitFor()
    await end.getByRole('button', { name: /LS-(162|163)/ }).click()
    await page.getByRole('dialog', { name: /LS-(162|163)/ }).waitFor()
  })
})

test('one press on the shelf leads the whole squad alone', async ({ comeIn }) => {
  const page = await comeIn('/')
  const box = page.getByRole('article', { name: 'Last Stand' })
  // The levels are the bots' own, not those of the game.
  await box.getByText('how well the bot plays with you').waitFor()
  await box.getByRole('button', { name: 'Alone' }).click()
  expect(await isAsked(page, hands)).toBe(true)
  await page.getByText('Pick hero 1 of the squad.').first().waitFor()
})

/** A match that is nearly won: the general is here, with little left. */
const isNearlyWon = ({ enemies, general }: View): boolean =>
  enemies.some((enemy) => enemy?.card === general && hpLeft(enemy) <= 8)

test('a match is won, and the page says why', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  for (;;) {
    const table = await sitDown([player])
    if (!(await playOn(table, [player], well, isNearlyWon))) continue
    await page.goto(`/table/${table}`)
    await offered(page).first().waitFor()
    await playOn(table, [player], well)
    if ((await player.now(table)).outcome!.reason !== 'general-defeated') continue
    await page.getByRole('heading', { name: 'You win' }).waitFor()
    await page.getByText('You win together: the general is defeated.').first().waitFor()
    await page.goto('/mine')
    await page
      .getByRole('listitem', { name: /^Last Stand/ })
      .first()
      .getByText('Won', { exact: true })
      .waitFor()
    return
  }
})

test('by keyboard alone a skill is taken in hand, put back, aimed and used', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  const table = await sitDown([player])
  const isAiming = ({ turn, heroes }: View): boolean => turn !== null && !heroes[turn.hero]!.down && turn.left === 3
  await playOn(table, [player], well, isAiming)
  await page.goto(`/table/${table}`)
  await offered(page).first().waitFor()
  const before = await squad(page).getByRole('button', { name: 'acting, 3 actions left' }).count()
  expect(before).toBe(1)
  // Nothing is done before it is confirmed, and Escape takes it back.
  await page.keyboard.press(await firstKey(page))
  await line(page).getByRole('button', { name: 'Put it back' }).waitFor()
  await page.keyboard.press('Escape')
  await line(page).getByRole('button', { name: 'Put it back' }).waitFor({ state: 'detached' })
  await hands.answerByKeys(page)
  await squad(page).getByRole('button', { name: 'acting, 3 actions left' }).waitFor({ state: 'detached' })
})

test('whoever looks back reads the goal of that moment, and a name as long as may be is read whole', async ({
  comeIn,
}) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  await page.context().request.put('/api/me', { data: { name: 'Merry Badger of the Hill' } })
  const table = await sitDown([player])
  await playOn(table, [player], well, ({ turn, track }) => turn !== null && track === 2)
  await page.goto(`/table/${table}`)
  const goal = page.locator('.goal')
  await goal.getByText('you have 11 rounds').waitFor()
  const name = page.locator('.players b > span').first()
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.locator('.log-jump').first().click()
  await goal.getByText('you have 13 rounds').waitFor()
})

test('a skill keeps its key from step to step, and so does a hero of the box', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  const table = await sitDown([player])
  await page.goto(`/table/${table}`)
  const keyOf = (name: string) =>
    page.getByRole('button', { name }).and(page.locator('[data-key]')).getAttribute('data-key')
  await offered(page).first().waitFor()
  const spotter = await keyOf('Spotter')
  await pickHero(page, 'Brawler')
  await isAsked(page, hands)
  expect(await keyOf('Spotter')).toBe(spotter)
  await page.keyboard.press(spotter!)
  await line(page).getByText('Lead the Spotter').waitFor()
  await page.keyboard.press('Enter')
  await playOn(table, [player], well, ({ turn }) => turn?.left === 3)
  await page.goto(`/table/${table}`)
  await offered(page).first().waitFor()
  const skills = page.locator('.ls-deed')
  const keys = async () => Promise.all((await skills.all()).map((skill) => skill.getAttribute('data-key')))
  const before = await keys()
  expect(before[0]).toBe('1')
  await page.keyboard.press(await firstKey(page))
  await line(page).getByRole('button', { name: 'Put it back' }).waitFor()
  expect(await keys()).toEqual(before)
})

test('on a phone everything that can be pressed is large enough for a thumb, and a turn is played by tapping', async ({
  comeIn,
}) => {
  const page = await comeIn('/credits', { size: 'phone' })
  const player = Player.behind(page.context())
  const table = await sitDown([player])
  await playOn(table, [player], well, ({ turn, track }) => turn?.left === 3 && track > 1)
  await page.goto(`/table/${table}`)
  await offered(page).first().waitFor()
  const small: string[] = []
  for (const one of await offered(page).all()) {
    const { width, height } = (await one.boundingBox())!
    if (Math.min(width, height) < 44) small.push(`${await one.textContent()}: ${width} × ${height}`)
  }
  expect(small).toEqual([])
  await line(page).getByRole('button', { name: 'End the turn' }).tap()
  await doIt(page).tap()
  expect(await isAsked(page, hands)).toBe(true)
})
