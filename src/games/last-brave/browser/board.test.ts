import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { about } from '#games/last-brave/about'
import { ATTRIBUTE } from '#games/last-brave/cards'
import { champions, forGood, hands, middle, offered, own, ownHand, payments } from '#games/last-brave/testing/hands'
import type { View } from '#games/last-brave/types'
import { allBarriers } from '#web/testing/axe'
import { Crew } from '#web/testing/crew'
import { ended, hidden, isAsked, playOut } from '#web/testing/hands'
import { overflow } from '#web/testing/overflow'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'
import { until } from '#web/testing/until'
import { type Size, SIZES } from '#web/testing/visit'

const GAME = 'last-brave'
const human = { kind: 'human' } as const
const easy = { kind: 'bot', level: 'easy' } as const
const many = <Seat>(count: number, seat: Seat): Seat[] => Array.from({ length: count }, () => seat)

/** Sits down at a new table as the Wolf, against easy bots. */
async function sitDown(page: Page, seats: number, options: object = {}): Promise<void> {
  const player = Player.behind(page.context())
  const table = await player.open({ game: GAME, seats: [human, ...many(seats - 1, easy)], options })
  await player.act(table, { do: 'sit', seat: 0 })
  await page.goto(`/table/${table}`)
}

test('the log follows what happens, however much at once, unless one reads back in it', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  await sitDown(page, 7)
  const log = page.getByRole('list', { name: 'What happened' })
  const pixelsBelow = (): Promise<number> =>
    log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)
  const lines = (): Promise<number> => log.getByRole('listitem').count()
  /** Plays on until more is told than the log has room for. */
  const playOn = async (): Promise<void> => {
    for (const before = await lines(); (await lines()) < before + 12 && (await isAsked(page, hands));)
      await hands.answer(page)
    await isAsked(page, hands)
  }
  await playOn()
  await expect.poll(pixelsBelow).toBeLessThan(2)
  await log.evaluate((list) => list.scrollTo(0, 0))
  await playOn()
  expect(await log.evaluate((list) => list.scrollTop)).toBe(0)
  await log.evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await playOn()
  await expect.poll(pixelsBelow).toBeLessThan(2)
})

test.for([
  ['upright', 390, 844],
  ['on its side', 844, 390],
] as const)('seven in hidden factions fit on a phone %s, from the first blow to the last', async (held, { comeIn }) => {
  const [, width, height] = held
  const page = await comeIn('/credits', { size: 'phone' })
  await page.setViewportSize({ width, height })
  await sitDown(page, 7, { mode: 'annihilation' })
  for (let asked = 0; await isAsked(page, hands); asked++) {
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    if (asked % 3 === 0) expect(await hidden(page, hands.inSight(page))).toEqual([])
    expect(await champions(page).count()).toBe(7)
    await hands.answer(page)
  }
  await page
    .getByText(/no other faction has a Champion standing|A tie between/)
    .first()
    .waitFor()
})

test('the sheet of keys lists those of the board', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  await sitDown(page, 3)
  await own(page).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Attack as planned, or pass').waitFor()
})

/** All that something says, to eyes and to ears. */
const said = (part: Locator): Promise<string> =>
  part.evaluate((root) => {
    const found: string[] = []
    for (const one of [root, ...root.querySelectorAll('*')]) {
      found.push(...['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''))
      for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
    }
    return found.join('\n')
  })

const CARD_NAMES = Object.values(ATTRIBUTE).map(({ name }) => name)

/** The cards that a text names. */
const namesIn = (text: string): string[] => CARD_NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(text))

test('two people in two browsers see their own hands alone, and play to the end', async ({ comeIn }) => {
  const host = await comeIn('/credits')
  const ann = Player.behind(host.context())
  const table = await ann.open({ game: GAME, seats: [human, human, easy] })
  await ann.act(table, { do: 'sit', seat: 0 })
  await host.goto(`/table/${table}`)
  const friend = await comeIn(`/table/${table}`, { theme: 'dark' })
  await friend.getByRole('button', { name: 'Take the free seat' }).click()
  await Promise.all([ownHand(host).waitFor(), ownHand(friend).waitFor()])
  const inHand = async (page: Page): Promise<string[]> => namesIn(await said(ownHand(page)))
  const [hostCards, friendCards] = await Promise.all([inHand(host), inHand(friend)])
  expect([hostCards.length, friendCards.length]).toEqual([3, 3])
  const [onHost, onFriend] = (await Promise.all([host, friend].map((page) => said(page.locator('body'))))).map(namesIn)
  expect(onHost).toEqual(expect.arrayContaining(hostCards))
  expect(onFriend).toEqual(expect.arrayContaining(friendCards))
  expect(onHost!.filter((card) => friendCards.includes(card))).toEqual([])
  expect(onFriend!.filter((card) => hostCards.includes(card))).toEqual([])
  await playOut(hands, host, friend)
  // The same end, told to each as to whom it happened.
  const ends = await Promise.all([host, friend].map((page) => middle(page).getByRole('heading').first().textContent()))
  const [first, second] = ends.map((end) =>
    end!.replace(/^(?:You are|(?:The|.+ the) \w+ is) (.* and) wins?\.$/, '$1 win'),
  )
  expect(first).toMatch(/ win$|^A tie/)
  expect(first).toBe(second)
})

test.for(Object.keys(SIZES) as Size[])('nothing keeps anybody out of the table (%s)', async (size, { comeIn }) => {
  const page = await comeIn('/credits', { size })
  await sitDown(page, 5, { mode: 'command' })
  const found: string[] = []
  const look = async (when: string): Promise<void> => {
    found.push(...(await allBarriers(page)).map((barrier) => `${when}, ${barrier}`))
  }
  const seen = new Set<string>()
  while (seen.size < 2 && (await isAsked(page, hands))) {
    const kind = (await payments(page).count()) > 0 ? 'damage' : 'turn'
    if (!seen.has(kind)) await look(kind)
    seen.add(kind)
    await hands.answer(page)
  }
  expect([...seen].sort()).toEqual(['damage', 'turn'])
  await playOut(hands, page)
  await ended(page).waitFor()
  await look('at the end')
  expect(found).toEqual([])
})

test('whoever has fallen is said to have fallen, and not to wait', async ({ comeIn, server }) => {
  const page = await comeIn('/credits')
  const others = await Promise.all(['Ben', 'Cat', 'Dan'].map((name) => Player.called(name, server.url)))
  const crew = new Crew(about, [Player.behind(page.context()), ...others])
  const fallen = (view: object): number => (view as View).fighters.filter(({ out }) => out).length
  const table = await crew.find(4, {}, (view) => fallen(view) > 0)
  await page.goto(`/table/${table}`)
  const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem')
  const { view } = await crew.players[0]!.now(table)
  await players.filter({ hasText: 'fallen' }).first().waitFor()
  await expect.poll(() => players.filter({ hasText: 'fallen' }).count()).toBe(fallen(view!))
})

/** Sits down three at one screen. */
async function shareScreen(page: Page): Promise<void> {
  const table = await Player.behind(page.context()).open({ game: GAME, seats: many(3, { kind: 'device' }) })
  await page.goto(`/table/${table}`)
}

test('three at one screen: whoever takes it reads what happened last, and passing it on covers no card', async ({
  comeIn,
}) => {
  const page = await comeIn('/credits')
  await shareScreen(page)
  const pass = page.getByRole('button', { name: 'Pass the device' })
  const ready = page.getByRole('button', { name: /^I am \w+: show the table$/ })
  const over = page.getByRole('heading', { name: /^(Victory for .*|A draw)$/ })
  const found = { passed: 0, covered: 0, mute: 0, strange: 0 }
  for (;;) {
    await over.or(ready).or(pass).or(offered(page)).first().waitFor()
    if ((await over.count()) > 0) break
    if ((await ready.count()) > 0) {
      const crest = /^I am (\w+)/.exec((await ready.textContent())!)![1]!
      if (namesIn(await said(page.locator('body'))).length > 0) found.strange++
      await ready.click()
      await page.getByRole('region', { name: `The ${crest}, at the lower edge` }).waitFor()
      const log = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
      const lines = await log.allTextContents()
      const middleSays = await said(middle(page))
      if (!lines.some((line) => middleSays.includes(line.replace(/\s*LB-R?\d+$/, '')))) found.mute++
    } else if ((await pass.count()) > 0) {
      found.passed++
      const [button, place] = await Promise.all([pass.boundingBox(), own(page).boundingBox()])
      if (button!.y + button!.height > place!.y) found.covered++
      await pass.click()
    } else await hands.answer(page)
  }
  expect(found.passed).toBeGreaterThan(3)
  expect(found).toEqual({ passed: found.passed, covered: 0, mute: 0, strange: 0 })
})

test('a bout that is over says so, with the score, before the next one begins', async ({ comeIn }) => {
  const page = await comeIn('/credits')
  await sitDown(page, 3, { campaign: 'wins' })
  const over = middle(page).getByRole('heading', { name: 'Bout 1 is over' })
  for (;;) {
    await over.or(offered(page)).first().waitFor()
    if ((await over.count()) > 0) break
    await hands.answer(page)
  }
  const score = middle(page).getByRole('list', { name: 'Score of the campaign' }).getByRole('listitem')
  expect((await score.allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))).toEqual(
    ['Wolf', 'Stag', 'Raven'].map((crest) => expect.stringMatching(new RegExp(`^${crest} ?[01]$`))),
  )
  await middle(page).getByRole('button', { name: 'Skip' }).click()
  await middle(page).getByRole('button', { name: 'Bout 2' }).waitFor()
  await over.waitFor({ state: 'detached' })
})

test('in a window too small for the table one sees the cards that one is asked for', async ({ comeIn }) => {
  const page = await comeIn('/credits', { size: 'phone' })
  await page.setViewportSize({ width: 640, height: 360 })
  await sitDown(page, 4)
  while ((await isAsked(page, hands)) && (await payments(page).count()) === 0) await hands.answer(page)
  const bar = page.getByRole('button', { name: /^Log/ }).first()
  const floor = (await bar.boundingBox())!.y
  await until('the hand is in sight', async () => {
    const box = (await payments(page).first().boundingBox())!
    return box.y > 0 && box.y + box.height <= floor
  })
})

test('the guided first match leads to its end', async ({ comeIn }) => {
  const page = await comeIn(`/guide/${GAME}`)
  const coach = page.getByRole('region', { name: 'Coach' })
  const goOn = coach.getByRole('button', { name: 'Go on' })
  const press = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    if ((await forGood(page).count()) > 0) await forGood(page).click()
  }
  const at = (step: number): Promise<void> => coach.getByText(`Step ${step} of 11`).waitFor()
  const attack = (crest: string): Promise<void> =>
    middle(page)
      .getByRole('button', { name: `Attack the ${crest}` })
      .click()

  // What is not in the script is answered, and not played.
  await press(/^Use your Secret Skill/)
  await attack('Stag')
  await coach.getByText('Simply attack the Stag.').waitFor()
  await middle(page).getByRole('button', { name: 'Cancel' }).click()
  await until(
    'the plan is as it was',
    async () => (await middle(page).getByRole('button', { name: 'Attack the Stag' }).count()) > 0,
  )
  await press(/^Use your Secret Skill/)
  await attack('Stag')
  await goOn.click()

  await at(2)
  await press(/^Reveal Warrior\./)
  await goOn.click()
  await at(3)
  await press(/^Reveal Sword\./)
  await goOn.click()
  await at(4)
  await press(/^Turn Warrior sideways/)
  await press(/^Attack the Raven\. /)
  await attack('Raven')
  await at(5)
  await goOn.click()
  await at(6)
  await press(/^Forfeit Warrior/)
  await goOn.click()
  await at(7)
  await press(/^Move Warrior to the Damage Zone/)
  await goOn.click()
  await at(8)
  await press(/^Reveal Fire\./)
  await goOn.click()
  await at(9)
  await press(/^Use your Secret Skill/)
  await attack('Raven')
  await at(10)
  await goOn.click()
  await at(11)
  await press(/^Move Fire to the Damage Zone/)
  await coach.getByText('It would go like this: You move Fire').waitFor()
  await press(/^Forfeit Sword/)
  await coach.getByText('You are the last one standing').waitFor()
  await coach.getByRole('button', { name: 'Play easy bots' }).click()
  await page.waitForURL('**/table/*')
  await own(page).waitFor()
})
