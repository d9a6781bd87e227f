import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'

const LAST = 26
const board = (page: Page): Locator => page.locator('.rf-board')
const button = (page: Page, name: string | RegExp): Locator =>
  board(page).getByRole('button', { name, disabled: false }).filter({ visible: true })
const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    button(page, name).first().click()

/** Whoever is to be hit: the token where there is room for it, or else the room. */
const hit = (whom: string) => (page: Page) =>
  button(page, new RegExp(`^Hit ${whom}`))
    .last()
    .click()

/** What is pressed in each step, in its order. */
const STEPS: readonly ((page: Page) => Promise<void>)[] = [
  press(/^9 → 11/),
  press(/^Reverse Blade/),
  press(/^Punch: 0 of 1/),
  press(/^2 → 4 points/),
  press(/^Katana: 0 of 2/),
  press('Done with Flashback'),
  press(/^Throw 4/),
  press(/^Dash.*your dice fit/),
  press('End the beat'),
  async (page) => {
    await press(/^Die 4: double blade/)(page)
    await press(/^Throw 3/)(page)
  },
  press(/^Reverse Blade.*your dice fit/),
  async (page) => {
    await press('Stop')(page)
    await press(/^Stop for this round/)(page)
  },
  press(/^Dash \(/),
  press(/^Move to Skipper/),
  press(/^Reverse Blade \(/),
  hit('Grunt'),
  hit('Don Zemun'),
  press(/^Punch \(Recon/),
  hit('Don Zemun'),
  press(/^Katana \(Item/),
  hit('Don Zemun'),
  hit('Don Zemun'),
  press(/^Mark the Objective/),
  press('Done fighting'),
  press(/^4 → 7 points/),
  press('Finish the round'),
]

/** How many pixels of each are to be reached by scrolling alone. */
const hiddenIn = (parts: Locator): Promise<readonly number[]> =>
  parts.evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))

test.for(Object.keys(SIZES) as Size[])('the guided first match leads to its end (%s)', async (size, { comeIn }) => {
  expect(STEPS).toHaveLength(LAST)
  const page = await comeIn('/guide/roll-and-fight', { size })
  const coach = page.getByRole('region', { name: 'Coach' })
  const goOn = coach.getByRole('button', { name: 'Go on' })
  const lays = new Set<string>()
  for (const [at, act] of STEPS.entries()) {
    await coach.getByText(`Step ${at + 1} of ${LAST}`).waitFor()
    await button(page, /./).first().waitFor()
    // However much is said, the board stays where it is, and all that is said is in sight.
    lays.add(JSON.stringify(await board(page).boundingBox()))
    expect(await hiddenIn(page.locator('.coach, .coach-bubble'))).toEqual([0, 0])
    if (at === 0) {
      // What is not in the script is answered, and not played.
      await press(/^Kenjutsu/)(page)
      await coach.getByText('One after the other.').waitFor()
      await button(page, /^9 → 11/).waitFor()
    }
    await act(page)
    if (at === LAST - 1) continue
    await goOn
      .or(coach.getByText(`Step ${at + 2} of ${LAST}`))
      .first()
      .waitFor()
    if ((await goOn.count()) > 0) {
      expect(await hiddenIn(page.locator('.coach, .coach-bubble'))).toEqual([0, 0])
      await goOn.click()
    }
  }
  await coach.getByText('You have won!').waitFor()
  await coach.getByRole('button', { name: /bot/ }).first().waitFor()
  if (size === 'phone') expect([...lays]).toHaveLength(1)
})
