import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { GAMES } from '#games/shelf'
import { isExplained, partOf } from '#games/testing/parts'
import { allBarriers } from '#web/testing/axe'
import { ended, type Hands, hidden, isAsked, playOut, tabTo } from '#web/testing/hands'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { type Size, SIZES } from '#web/testing/visit'

// What every game must do on the page. How it is played there, it says itself.

const sizes = Object.keys(SIZES) as Size[]

describe.for(GAMES)('$about.name', ({ about: { id, name, seats, guided } }) => {
  const box = (page: Page) => page.getByRole('article', { name })

  const handsOf = async (): Promise<Hands> => {
    const part = await partOf(id, 'testing/hands')
    if (!part) throw new Error(`src/games/${id}/testing/hands.ts should say how ${name} is played on its board.`)
    return part.hands
  }

  /** Sits down at a new table, against easy bots. */
  async function sitDown(page: Page): Promise<void> {
    const player = Player.behind(page.context())
    const others = Array.from({ length: seats[0] - 1 }, () => ({ kind: 'bot', level: 'easy' }) as const)
    const table = await player.open({ game: id, seats: [{ kind: 'human' }, ...others] })
    await player.act(table, { do: 'sit', seat: 0 })
    await page.goto(`/table/${table}`)
  }

  test('one tap on its lid plays it', async ({ comeIn }) => {
    const page = await comeIn('/', { size: 'phone' })
    await page.getByRole('button', { name: `Play ${name}`, exact: true }).tap()
    expect(await isAsked(page, await handsOf())).toBe(true)
  })

  test.for(['Easy bot', 'Normal bot', 'Hard bot'])(
    'one press plays it, and is answered: %s',
    async (bot, { comeIn }) => {
      const hands = await handsOf()
      const page = await comeIn('/')
      await box(page).getByRole('button', { name: bot }).click()
      expect(await isAsked(page, hands)).toBe(true)
      await hands.answer(page)
      // With luck the first answer ends it.
      if (await isAsked(page, hands)) await hands.answer(page)
      await isAsked(page, hands)
    },
  )

  test('one person plays a whole match', async ({ comeIn }) => {
    const hands = await handsOf()
    const page = await comeIn('/')
    await box(page)
      .getByRole('button', { name: hands.way ?? 'Easy bot' })
      .click()
    await playOut(hands, page)
    await page.getByRole('button', { name: 'Play again' }).click()
    await ended(page).waitFor({ state: 'detached' })
    expect(await isAsked(page, hands)).toBe(true)
  })

  test('a whole match by keyboard alone', async ({ comeIn }) => {
    const hands = await handsOf()
    const page = await comeIn('/')
    const bot = box(page).getByRole('button', { name: hands.way ?? 'Normal bot' })
    await bot.waitFor()
    await tabTo(page, bot)
    await page.keyboard.press('Enter')
    while (await isAsked(page, hands)) await hands.answerByKeys(page)
    const again = page.getByRole('button', { name: 'Play again' })
    await again.waitFor()
    await tabTo(page, again)
    await page.keyboard.press('Enter')
    await ended(page).waitFor({ state: 'detached' })
    expect(await isAsked(page, hands)).toBe(true)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    // Nobody has asked what is said of where the focus is put, neither there nor back at the table.
    const tips = page.locator('.ui-tip')
    expect(await tips.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' })
    expect(await tips.count()).toBe(0)
  })

  test.for(sizes)('at its table nothing keeps anybody out, and nobody has to scroll (%s)', async (size, { comeIn }) => {
    const hands = await handsOf()
    const page = await comeIn('/credits', { size })
    await sitDown(page)
    for (let asked = 0; await isAsked(page, hands); asked++) {
      if (asked === 0) expect(await allBarriers(page), 'asked').toEqual([])
      const board = page.getByRole('main', { name: 'Board' })
      expect(await hidden(page, { board, ...hands.inSight(page) }), `asked ${asked}`).toEqual([])
      expect(await overflow(page)).toEqual({ x: 0, y: 0 })
      await hands.answer(page)
    }
    expect(await allBarriers(page), 'at the end').toEqual([])
  })

  const pages: readonly (readonly [path: string, title: string | RegExp])[] = [
    [`/new/${id}`, `Set up ${name}`],
    [`/rules/${id}`, new RegExp(name)],
    ...(isExplained(id)
      ? ([
          [`/learn/${id}`, `How to play ${name}`],
          [`/learn/${id}/2`, `How to play ${name}`],
          [`/learn/${id}/cards`, `All cards of ${name}`],
        ] as const)
      : []),
    ...(guided ? [[`/guide/${id}`, /./] as const] : []),
  ]
  test.for(sizes.flatMap((size) => pages.map(([path, title]) => ({ size, path, title }))))(
    'nothing keeps anybody out of $path ($size)',
    async ({ size, path, title }, { comeIn }) => {
      const page = await comeIn(path, { size })
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      expect(await allBarriers(page)).toEqual([])
      expect((await overflow(page)).x).toBe(0)
    },
  )
})
