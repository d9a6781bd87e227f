import { expect } from 'vitest'
import { about } from '#games/last-stand/about'
import type { View } from '#games/last-stand/types'
import { allBarriers } from '#web/testing/axe'
import { Crew } from '#web/testing/crew'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'

test.for(Object.keys(SIZES) as Size[])(
  'the board answers before one asks: what the enemies did, and what is coming (%s)',
  { timeout: 240_000 },
  async (size, { comeIn }) => {
    const page = await comeIn('/credits', { size })
    const crew = new Crew(about, [Player.behind(page.context())])
    // The start of a later round, before anybody has acted.
    const isStart = ({ heroes, track }: View): boolean => track > 0 && heroes.every(({ acted }) => !acted)
    const table = await crew.find(1, {}, (view, asked) => asked === 'pick-actor' && isStart(view as View))
    await page.goto(`/table/${table}`)
    const line = page.getByRole('region', { name: 'What to do' })
    // What the enemies did is summed up beside the board, or in the bar.
    await page
      .getByText(/^Assault: .+ came/)
      .first()
      .waitFor()

    // What is coming: in words, over the board, and on whoever brings it.
    await line.getByText(/^The assault as things stand: /).waitFor()
    await page.keyboard.press('t')
    const threats = page.getByRole('switch', { name: 'Threats' })
    await expect.poll(() => threats.getAttribute('aria-checked')).toBe('true')
    expect(await page.locator('.ls-threats > path').count()).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: /^[FR]\d: .+ in the coming assault .+ −[\d.]+/ })
      .first()
      .waitFor()
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await allBarriers(page)).toEqual([])
    await threats.click()
    await expect.poll(() => page.locator('.ls-threats').count()).toBe(0)
  },
)

test('with a skill in hand every target says what it would come to', { timeout: 240_000 }, async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const crew = new Crew(about, [Player.behind(page.context())])
  const canShoot = ({ turn, heroes, enemies }: View): boolean =>
    turn !== null &&
    turn.left > 0 &&
    heroes[turn.hero]!.id === 'hero.femme-fatale' &&
    !heroes[turn.hero]!.down &&
    enemies.filter((enemy) => enemy !== null).length > 8
  const table = await crew.find(1, {}, (view, asked) => asked === 'act' && canShoot(view as View))
  await page.goto(`/table/${table}`)
  await page.getByRole('button', { name: 'Focused Shots (' }).click()
  const target = page.getByRole('button', { name: /: .+ 3 dice, [\d.]+ damage, /, pressed: false }).first()
  await target.waitFor()
  const said = (await target.innerText()).match(/3 dice, [\d.]+ damage[^.]*\d?%?/)![0]
  await target.click()
  const line = page.getByRole('region', { name: 'What to do' })
  await line.getByText(said.split(',').slice(0, 2).join(',')).waitFor()
})
