import { expect } from 'vitest'
import { hand, status } from '#games/brave-rats/testing/hands'
import { maybeChoose, openTable, playRounds } from '#games/brave-rats/testing/tables'
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

/** The windows in which there is least room: a phone, one on its side, and a laptop at 200 %. */
const SMALL = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 683, height: 384 },
  { width: 1366, height: 768 },
]

/** Runs in the page: whether the eye lies beside the strength of the card, and how much of the status is cut. */
function seenOf() {
  const box = (where: string) => document.querySelector(where)!.getBoundingClientRect()
  const [eye, pip] = [box('.br-slot[data-shown] .br-slot-eye'), box('.br-slot[data-shown] .br-pip')]
  const says = document.querySelector('.status-line > span')!
  return {
    isApart: eye.right <= pip.left || pip.right <= eye.left || eye.bottom <= pip.top || pip.bottom <= eye.top,
    cut: Math.max(0, says.scrollHeight - says.clientHeight - 1),
  }
}

test.for([
  ['Yargs', 'Y7xA2', 'Y4'],
  ['Applewoods', 'Y2xA7', 'A4'],
] as const)(
  'the eye on a card that the %s show covers no strength, and the status is read whole',
  async ([, round, shown], { comeIn, server }) => {
    const page = await comeIn('/credits', { language: 'de-DE' })
    const [ann, ben] = [Player.behind(page.context()), await Player.called('Ben', server.url)]
    const table = await openTable(ann)
    for (const [seat, player] of [ann, ben].entries()) await player.act(table, { do: 'sit', seat })
    await playRounds(table, [ann, ben], round)
    await maybeChoose(shown.startsWith('Y') ? ann : ben, table, shown)
    await page.goto(`/table/${table}`)
    await page.locator('.br-slot[data-shown]').waitFor()
    for (const size of SMALL) {
      await page.setViewportSize(size)
      await expect
        .poll(() => page.evaluate(seenOf), { message: JSON.stringify(size) })
        .toEqual({ isApart: true, cut: 0 })
    }
    if (shown === 'Y4')
      await hand(page).getByRole('button', { name: 'Warte auf die Karte von drüben.' }).first().waitFor()
  },
)
