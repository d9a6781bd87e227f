import { expect } from 'vitest'
import { status } from '#games/brave-rats/testing/hands'
import { maybeChoose, openTable } from '#games/brave-rats/testing/tables'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'

/** Runs in the page: holds the reveal as soon as it begins, while the cards turn, and keeps what is seen then. */
const HOLD = `new MutationObserver((_changes, observer) => {
  const arena = document.querySelector('.br-arena[data-fresh]')
  if (!arena) return
  observer.disconnect()
  for (const motion of document.getAnimations()) {
    motion.pause()
    motion.currentTime = 390
  }
  const slot = (end) => arena.querySelector('[data-end=' + end + ']')
  const flip = (end) => slot(end).querySelector('.br-flip')
  window.seen = {
    isGolden: ['won', 'lost'].map((end) => getComputedStyle(slot(end)).filter.includes('233, 189, 79')),
    frame: getComputedStyle(flip('won')).outlineColor,
    // What turns in space must not be flattened: neither a filter on it nor one that is about to come.
    flat: document.getAnimations().flatMap(({ effect }) =>
      getComputedStyle(effect.target).transformStyle === 'preserve-3d'
        ? effect.getKeyframes().flatMap((frame) => ['filter', 'opacity'].filter((name) => name in frame))
        : []),
    filters: ['won', 'lost'].map((end) => getComputedStyle(flip(end)).filter),
    turned: ['won', 'lost'].map((end) => getComputedStyle(flip(end)).transform.startsWith('matrix3d')),
  }
}).observe(document, { subtree: true, childList: true, attributes: true })`

test('while the cards turn no face is mirrored, and nothing tells who has won', async ({ comeIn, server }) => {
  const page = await comeIn('/credits', { moves: true })
  await page.addInitScript(HOLD)
  const [ann, ben] = [Player.behind(page.context()), await Player.called('Ben', server.url)]
  const table = await openTable(ann)
  for (const [seat, player] of [ann, ben].entries()) await player.act(table, { do: 'sit', seat })
  await page.goto(`/table/${table}`)
  await status(page).filter({ hasText: 'Your turn' }).waitFor()
  await maybeChoose(ann, table, 'Y5')
  await maybeChoose(ben, table, 'A3')
  await until('the cards turn', async () => (await page.evaluate('window.seen !== undefined')) === true)
  expect(await page.evaluate('window.seen')).toEqual({
    isGolden: [false, false],
    frame: 'rgba(0, 0, 0, 0)',
    flat: [],
    filters: ['none', 'none'],
    turned: [true, true],
  })
  // At rest the winner shines.
  const slot = (end: string) => page.locator(`.br-slot[data-end=${end}]`)
  await page.evaluate('document.getAnimations().forEach((motion) => motion.finish())')
  const filterOf = (end: string): Promise<string> => slot(end).evaluate((one) => getComputedStyle(one).filter)
  expect([await filterOf('won'), await filterOf('lost')]).toEqual([
    expect.stringContaining('233, 189, 79'),
    expect.not.stringContaining('233, 189, 79'),
  ])
})

test('on a phone on its side all cards across the table can be seen and pressed', async ({ comeIn, server }) => {
  const page = await comeIn('/credits', { size: 'phone' })
  await page.setViewportSize({ width: 844, height: 390 })
  const [ann, ben] = [Player.behind(page.context()), await Player.called('Ben', server.url)]
  const table = await openTable(ann)
  for (const [seat, player] of [ann, ben].entries()) await player.act(table, { do: 'sit', seat })
  await page.goto(`/table/${table}`)
  const far = page.getByRole('list', { name: 'Ben’s hand' })
  await far.waitFor()
  const reached = await far.getByRole('button').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return [left + 2, (left + right) / 2, right - 2].every((x) =>
        card.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      )
    }),
  )
  expect(reached).toEqual(Array.from({ length: 8 }, () => true))
})
