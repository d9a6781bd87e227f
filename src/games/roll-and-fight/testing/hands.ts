import type { Locator, Page } from 'playwright-core'
import type { Hands } from '#web/testing/hands'

const board = (page: Page): Locator => page.getByRole('main', { name: 'Board' })
const button = (page: Page, name: string | RegExp): Locator =>
  board(page).getByRole('button', { name, disabled: false, exact: true })

/** The panel of the race, and what lies on it. */
export const race = (page: Page): Locator => board(page).getByRole('group', { name: 'The race for dice' })
export const dice = (page: Page): Locator => race(page).getByRole('list', { name: 'My dice' }).getByRole('button')
export const abilities = (page: Page): Locator => race(page).getByRole('list', { name: 'Abilities' })
export const pool = (page: Page): Locator => board(page).getByRole('meter', { name: 'Pool' })
/** Abilities that dice of one's own can be put on. */
export const lit = (page: Page): Locator => abilities(page).getByRole('button', { name: /your dice fit/ })
/** What an ability is called. */
export const nameOf = async (ability: Locator): Promise<string> =>
  (await ability.locator('.unseen').first().textContent())!.split(':')[0]!
/** The great button. */
export const roll = (page: Page): Locator => button(page, /^Roll \d/)

const unrolled = (page: Page): Locator => dice(page).filter({ has: page.locator('svg[data-face="none"]') })
const sets = (page: Page): Locator => abilities(page).getByRole('button', { name: /; \d sets?(;|$)/ })

/** What is pressed next, if there is anything. */
async function next(page: Page): Promise<Locator | undefined> {
  const isRacing = (await roll(page).or(button(page, 'Stop')).count()) > 0
  if (isRacing && (await sets(page).count()) === 0) {
    if ((await unrolled(page).count()) === 4) return roll(page)
    if ((await lit(page).count()) > 0) return lit(page).first()
  }
  for (const what of [
    button(page, 'Stop for this round?'),
    button(page, 'Stop'),
    board(page).getByRole('list', { name: 'Heroes' }).getByRole('button', { disabled: false }),
    button(page, 'As printed'),
    button(page, 'Raid side A'),
    // What a die or Loot is good for; then whom something is for, and what can be used.
    board(page)
      .getByRole('region', { name: /^(Training|Purchase|Healing|Recon|Loot)$/ })
      .getByRole('button', { disabled: false }),
    page.locator('[popover] [data-listed]'),
    board(page).locator('[data-lit] > [data-option]'),
    board(page).getByRole('list', { name: 'What can be used' }).getByRole('button', { disabled: false }),
    button(page, /^(Leave this out|Hit|Shoot)$/),
    board(page).locator('[data-go][data-option]:not([aria-disabled="true"])'),
  ])
    if ((await what.count()) > 0) return what.first()
  return undefined
}

/** The key that it shows. */
async function keyOf(what: Locator): Promise<string> {
  const one = { timeout: 1000 }
  const key = (await what.getAttribute('data-key', one)) ?? (await what.getAttribute('data-listed', one)) ?? ''
  return key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key
}

export const hands: Hands = {
  way: 'Alone',
  isOffered: async (page) => (await next(page)) !== undefined,
  // What was there may be gone by then, for time passes; and in a room there may be somebody where it is pressed, who is
  // meant as well.
  async answer(page) {
    const what = await next(page)
    await what?.click({ timeout: 1000, force: true }).catch(() => {})
  },
  async answerByKeys(page) {
    const what = await next(page)
    const key = what && (await keyOf(what).catch(() => ''))
    if (key) await page.keyboard.press(key)
  },
  inSight: (page) => ({
    pool: pool(page),
    'what is asked': board(page)
      .getByRole('region', { name: 'What to do' })
      .or(dice(page).last())
      .or(board(page).getByRole('list', { name: 'Heroes' }))
      .or(button(page, /^(As printed|Raid side A|Raid side B)$/)),
  }),
}
