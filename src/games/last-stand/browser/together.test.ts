import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { endTurn, hands, line, offered, pickHero, squad } from '#games/last-stand/testing/hands'
import { playOn, sitDown, well } from '#games/last-stand/testing/tables'
import { allBarriers } from '#web/testing/axe'
import { isAsked } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import type { VisitOptions } from '#web/testing/visit'

// Several people lead a squad, each in a browser of their own; bots beside them; several at one screen.

type ComeIn = (path: string, options?: Partial<VisitOptions>) => Promise<Page>

/** People at one table, each at their own page, and how they act without it. */
async function meet(comeIn: ComeIn, names: readonly string[]) {
  const pages = await Promise.all(names.map(() => comeIn('/credits')))
  await Promise.all(names.map((name, seat) => pages[seat]!.context().request.put('/api/me', { data: { name } })))
  const players = pages.map((page) => Player.behind(page.context()))
  const table = await sitDown(players)
  return { pages, players, table, goIn: () => Promise.all(pages.map((page) => page.goto(`/table/${table}`))) }
}

test('three people in three browsers: one acts, the others point, and one tap takes it', async ({ comeIn }) => {
  const { pages, goIn } = await meet(comeIn, ['Ann', 'Ben', 'Cleo'])
  const [ann, ben, cleo] = pages as [Page, Page, Page]
  await goIn()
  // Who is to pick is advised, too.
  await ben.getByRole('button', { name: 'Spotter', pressed: false }).click()
  await ben.getByRole('button', { name: 'Ghost', pressed: false }).click()
  await line(ben).getByRole('button', { name: 'Point at it' }).click()
  await line(ann).getByText('Ben points at: Lead the Ghost').waitFor()
  await line(cleo).getByText('Ben points at: Lead the Ghost').waitFor()
  await line(ann).getByRole('button', { name: 'Accept' }).click()
  await squad(ben).getByRole('button', { name: 'Ghost' }).waitFor()
  await line(ben).getByText('points at').waitFor({ state: 'detached' })
  await pickHero(ben, 'Field Medic')
  await pickHero(cleo, 'Bulwark')

  await squad(cleo)
    .getByRole('button', { name: /^Ghost.*acting, 3 actions left/ })
    .waitFor()
  await line(cleo).getByText('Ann decides').waitFor()
  expect(await allBarriers(cleo)).toEqual([])
  for (const [page, to] of [
    [ben, 'NE'],
    [cleo, 'SW'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^Squad space ${to}`), pressed: false }).click()
    await line(page).getByRole('button', { name: 'Point at it' }).click()
  }
  await ann.getByRole('button', { name: /^Squad space NE.*Ben points here/ }).waitFor()
  await ann.getByRole('button', { name: /^Squad space SW.*Cleo points here/ }).waitFor()
  const bens = line(ann).getByRole('listitem').filter({ hasText: 'Ben points at' })
  await bens.getByRole('button', { name: 'Accept' }).click()
  for (const page of pages) await page.getByRole('button', { name: /^Squad space NE, Ghost/ }).waitFor()
})

test('who leaves is replaced by a bot, and is back through My matches', async ({ comeIn }) => {
  const { pages, goIn } = await meet(comeIn, ['Ann', 'Ben'])
  const [ann, ben] = pages as [Page, Page]
  await goIn()
  await pickHero(ann, 'Ghost')
  await offered(ben).first().waitFor()
  await ben.getByRole('button', { name: 'This table' }).click()
  for (const dialog of ['This table', 'Leave the table?'])
    await ben.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Leave the table' }).click()
  // The bot picks in Ben's stead, so that Ann is asked again, and then acts after the first hero of hers.
  await isAsked(ann, hands)
  await hands.answer(ann)
  await isAsked(ann, hands)
  await ben.goto('/mine')
  await ben
    .getByRole('listitem', { name: /^Last Stand/ })
    .getByRole('link')
    .first()
    .click()
  await ben.getByRole('button', { name: 'Take my seat back' }).click()
  await ben.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' })
  // One of her heroes acts, and it is Ben's turn.
  await hands.answer(ann)
  await endTurn(ann)
  expect(await isAsked(ben, hands)).toBe(true)
})

test('giving up takes the agreement of all, and one who is against it is enough', async ({ comeIn }) => {
  const { pages, table, goIn } = await meet(comeIn, ['Ann', 'Ben'])
  const [ann, ben] = pages as [Page, Page]
  await goIn()
  const looker = await comeIn(`/table/${table}`)
  await offered(ann).first().waitFor()
  const propose = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'This table' }).click()
    const menu = page.getByRole('dialog', { name: 'This table' })
    expect(await menu.getByRole('button', { name: 'Give up', exact: true }).count()).toBe(0)
    await menu.getByRole('button', { name: 'Give the match up' }).click()
    const sure = page.getByRole('dialog', { name: 'Give the match up?' })
    await sure.getByRole('button', { name: 'Give the match up' }).click()
  }
  const wish = (page: Page) => page.getByRole('group', { name: /proposes giving up the match/ })
  await propose(ann)
  await wish(ben).getByRole('button', { name: 'No' }).click()
  await wish(ann).waitFor({ state: 'detached' })
  await propose(ben)
  await wish(ann).getByRole('button', { name: 'Agree', exact: true }).click()
  await ann
    .getByRole('dialog', { name: 'Give the match up?' })
    .getByRole('button', { name: 'Agree', exact: true })
    .click()
  for (const page of pages) {
    await page.getByRole('heading', { name: 'You lose' }).waitFor()
    await page.getByText('You lose together: all have agreed to give up.').first().waitFor()
  }
  await looker.getByRole('heading', { name: 'All have lost' }).waitFor()
})

test('a person with bots: they lead their own heroes, and it comes back to the person', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const player = Player.behind(page.context())
  const bot = { kind: 'bot', level: 'easy' } as const
  const table = await sitDown([player], { seats: [{ kind: 'human' }, bot, bot, bot] })
  await player.act(table, { do: 'pace', pace: 'instant' })
  await page.goto(`/table/${table}`)
  await pickHero(page, 'Bulwark')
  await expect.poll(() => squad(page).getByRole('button').count()).toBe(4)
  const acts = squad(page).getByRole('button', { name: /^Bulwark.*acting/ })
  for (const round of [1, 2]) {
    // Whoever has the token is asked about ties of the enemies, too.
    while ((await isAsked(page, hands)) && (await acts.count()) === 0) await hands.answer(page)
    await page.getByText(`Round ${round} of 13`).first().waitFor()
    // Another's sheet says that it is another's, and gives way.
    await squad(page).getByRole('button').last().click()
    await page.getByText('not yours to use').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('not yours to use').waitFor({ state: 'detached' })
    await page.getByRole('list', { name: 'Sheet of Bulwark' }).waitFor()
    await endTurn(page)
  }
})

test('who leads several seats at one screen is never asked to look away', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  const device = { kind: 'device' } as const
  const table = await Player.behind(page.context()).open({
    game: 'last-stand',
    options: { first: 0 },
    seats: [device, device],
  })
  await page.goto(`/table/${table}`)
  const curtain = page.getByRole('heading', { name: /^Pass the device/ })
  for (const name of ['Ghost', 'Spotter', 'Brawler', 'Bulwark']) {
    await pickHero(page, name)
    expect(await curtain.count()).toBe(0)
  }
  for (let answers = 0; answers < 10 && (await isAsked(page, hands)); answers++) {
    await hands.answer(page)
    expect(await curtain.count()).toBe(0)
  }
})

/** What a browser is told of something that lies face down: the name of a card, where only its back may lie. */
function leaksIn(told: unknown, at = ''): string[] {
  if (typeof told === 'string') {
    const isHidden = /[./](deck|pile|villains)\b/.test(at) && /^(minion|lieutenant)\./.test(told)
    return isHidden ? [`${at}: ${told}`] : []
  }
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, value]) => leaksIn(value, `${at}/${key}`))
}

test('no browser is told what lies face down: neither the deck, nor the pile, nor who is to come', async ({
  comeIn,
}) => {
  const [page, looker] = [await comeIn('/credits'), await comeIn('/credits')]
  const frames: unknown[] = []
  for (const one of [page, looker]) {
    one.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void frames.push(JSON.parse(String(payload)))),
    )
  }
  const player = Player.behind(page.context())
  const table = await sitDown([player], { options: { heroes: 3 } })
  await page.goto(`/table/${table}`)
  await looker.goto(`/table/${table}`)
  // Without a Spotter nobody turns the pile up. No lieutenant comes before the second round is over.
  for (const name of ['Bulwark', 'Field Medic', 'Brawler']) await pickHero(page, name)
  await playOn(table, [player], well, ({ track }) => track === 1)
  await page.getByText('Round 2 of 13').first().waitFor()
  await looker.getByText('Round 2 of 13').first().waitFor()
  const told = JSON.stringify(frames)
  expect(told).toContain('"minion.')
  expect(told).not.toContain('lieutenant.')
  expect(frames.flatMap((frame) => leaksIn(frame))).toEqual([])
  for (const one of [page, looker]) expect(await one.content()).not.toContain('lieutenant.')
  // The watch finds what is put in.
  expect(leaksIn({ view: { deck: [null, 'minion.ox'], villains: ['lieutenant.butcher'] } })).toHaveLength(2)
})
