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
/** The great button. */
export const roll = (page: Page): Locator => button(page, /^Roll \d/)

const unrolled = (page: Page): Locator => dice(page).filter({ has: page.locator('svg[data-face="none"]') })
const sets = (page: Page): Locator => abilities(page).getByRole('button', { name: /; \d sets?(;|$)/ })

/** Which of several things to press is there: each with the key that does the same. */
async function next(page: Page): Promise<readonly [Locator, key: string] | undefined> {
  const isRacing = (await roll(page).or(button(page, 'Stop')).count()) > 0
  if (isRacing && (await unrolled(page).count()) === 4 && (await sets(page).count()) === 0) return [roll(page), ' ']
  if (isRacing && (await sets(page).count()) === 0 && (await lit(page).count()) > 0)
    return [lit(page).first(), (await lit(page).first().getAttribute('data-key')) ?? '']
  for (const [what, key] of [
    [button(page, 'Stop for this round?'), 'x'],
    [button(page, 'Stop'), 'x'],
    [board(page).getByRole('list', { name: 'Heroes' }).getByRole('button', { disabled: false }), undefined],
    [button(page, 'As printed'), 'Enter'],
    [button(page, 'Raid side A'), 'a'],
    // What a die or Loot is good for, then what can be used, and whom it is for.
    [
      board(page)
        .getByRole('region', { name: /^(Training|Purchase|Healing|Recon|Loot)$/ })
        .getByRole('button', { disabled: false }),
      undefined,
    ],
    [page.locator('[popover] [data-listed]'), undefined],
    [board(page).locator('[data-lit] > [data-option]'), undefined],
    [board(page).getByRole('list', { name: 'What can be used' }).getByRole('button', { disabled: false }), undefined],
    [button(page, /^(Leave this out|Hit|Shoot)$/), undefined],
    [board(page).locator('[data-go][data-option]:not([aria-disabled="true"])'), 'e'],
  ] as const) {
    if ((await what.count()) === 0) continue
    const first = what.first()
    return [first, key ?? (await first.getAttribute('data-key')) ?? (await first.getAttribute('data-listed')) ?? '']
  }
  return undefined
}

export const hands: Hands = {
  isOffered: async (page) => (await next(page)) !== undefined,
  async answer(page) {
    const found = await next(page)
    // It may be gone by then: time passes.
    await found?.[0].click({ timeout: 2000 }).catch(() => {})
  },
  async answerByKeys(page) {
    const found = await next(page)
    if (found) await page.keyboard.press(found[1].length === 1 ? found[1].toLowerCase() : found[1])
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
