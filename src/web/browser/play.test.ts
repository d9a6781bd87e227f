import { expect } from 'vitest'
import { box, card, ended, hand, isAsked, locked, offered, play, playOut, status } from '#web/testing/brave-rats'
import { CLOSE_MATCH, Player, playRounds } from '#web/testing/player'
import { test } from '#web/testing/test'

test('two people in two browsers play a whole match by link', async ({ comeIn }) => {
  const host = await comeIn('/')
  await box(host).getByRole('button', { name: 'Invite a friend' }).click()
  await host.getByRole('button', { name: 'Copy the link' }).click()
  const link = await host.evaluate(() => navigator.clipboard.readText())
  const friend = await comeIn(new URL(link).pathname, { theme: 'dark' })
  await friend.getByRole('button', { name: 'Take the free seat' }).click()
  await playOut(host, friend)
  expect(await status(host).textContent()).toBe(await status(friend).textContent())
  await host.getByRole('button', { name: 'Play again' }).click()
  await friend.getByRole('button', { name: 'To the next match' }).click()
  for (const page of [host, friend]) await offered(page).first().waitFor()
})

test.for(['Easy', 'Normal', 'Hard'])(
  'one person plays a whole match against the bot: %s',
  async (level, { comeIn }) => {
    const page = await comeIn('/')
    await box(page)
      .getByRole('button', { name: `${level} bot` })
      .click()
    await playOut(page)
    await page.getByRole('heading', { name: /^(You win|You lose|A draw)$/ }).waitFor()
  },
)

test('one tap on a game plays it', async ({ comeIn }) => {
  const page = await comeIn('/', { size: 'phone' })
  await page.getByRole('button', { name: 'Play BraveRats', exact: true }).tap()
  expect(await isAsked(page)).toBe(true)
})

test('on a phone a tap shows a card, and a second one plays it', async ({ comeIn }) => {
  const page = await comeIn('/', { size: 'phone' })
  await box(page).getByRole('button', { name: 'Easy bot' }).tap()
  while (await isAsked(page))
    await play(offered(page).first(), async (chosen) => {
      await chosen.tap()
      await page.getByRole('button', { name: 'Play it' }).tap()
    })
  expect(await ended(page).count()).toBe(1)
})

test('what is locked in can be taken back until the other has chosen', async ({ comeIn, server }) => {
  const friend = await Player.called('Ben', server.url)
  const table = await friend.open()
  await friend.act(table, { do: 'sit', seat: 1 })
  const page = await comeIn(`/table/${table}`)
  await page.getByRole('button', { name: 'Take the free seat' }).click()
  await isAsked(page)
  await play(card(page, 'Prince,'))
  await locked(page).click()
  await expect.poll(() => locked(page).count()).toBe(0)
  await play(card(page, 'Wizard,'))
  await friend.maybeChoose(table, 'A3')
  await card(page, 'Wizard,').waitFor({ state: 'detached' })
  expect(await card(page, 'Prince,').count()).toBe(1)
})

test('two people at one screen never see each other choose', async ({ comeIn }) => {
  const page = await comeIn('/')
  await box(page).getByRole('button', { name: 'On one screen' }).click()
  const handedTo = page.getByRole('button', { name: /^I am .+: show the table$/ })
  const pass = page.getByRole('button', { name: 'Pass the device' })
  const next = ended(page).or(handedTo).or(pass).or(offered(page).first())
  const takers = new Set<string>()
  for (;;) {
    await next.first().waitFor()
    if ((await ended(page).count()) > 0) break
    if ((await handedTo.count()) > 0) {
      takers.add((await handedTo.textContent())!)
      expect(await page.getByRole('list').count()).toBe(0)
      await handedTo.click()
    } else if ((await pass.count()) > 0) await pass.click()
    else await play(offered(page).first())
  }
  expect(takers.size).toBe(2)
  expect(new URL(page.url()).pathname).toMatch(/^\/table\/device-/)
})

test('whoever has the link of a full table watches', async ({ comeIn, server }) => {
  const players = [await Player.called('Ann', server.url), await Player.called('Ben', server.url)] as const
  const table = await players[0].open()
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  const page = await comeIn(`/table/${table}`)
  await page.getByText('All seats are taken. You are watching.').waitFor()
  const log = page.getByRole('list', { name: 'What happened' })
  await playRounds(table, players, 'Y5xA3')
  await log.getByText('Round 1: Wizard 5 of the Yargs meets Assassin 3 of the Applewoods.').waitFor()
  expect(await page.getByRole('button', { name: /^Play the/ }).count()).toBe(0)
  await playRounds(table, players, CLOSE_MATCH.slice('Y5xA3 '.length))
  await page.getByRole('heading', { name: 'Victory for Ben' }).waitFor()
})

test('the guided first match leads through all characters to its end', async ({ comeIn }) => {
  const page = await comeIn('/')
  await box(page).getByRole('link', { name: 'Learn it' }).click()
  const coach = page.getByRole('region', { name: 'Coach' })
  await card(page, 'Musician,').click()
  await coach.getByText('Begin with the General').waitFor()
  const lessons = ['General', 'Ambassador', 'Assassin', 'Prince', 'Spy', 'Princess']
  for (const [step, name] of lessons.entries()) {
    await coach.getByText(`Step ${step + 1} of ${lessons.length}`).waitFor()
    await card(page, `${name},`).click()
    if (name !== lessons.at(-1)) await coach.getByRole('button', { name: 'Go on' }).click()
  }
  await coach.getByRole('button', { name: /easy bot$/ }).click()
  await page.waitForURL('**/table/*')
  await offered(page).first().waitFor()
})

test('a table is set up with variants of the game, and drafted at', async ({ comeIn }) => {
  const page = await comeIn('/new/brave-rats')
  await page.getByRole('switch', { name: 'Draft' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  const kept = page.getByRole('button', { name: /^Keep the / })
  while ((await hand(page).getByRole('button').count()) < 8) {
    await kept.first().or(offered(page).first()).first().waitFor()
    if ((await kept.count()) === 0) break
    const before = await hand(page).getByRole('button').count()
    await kept.first().click()
    await expect.poll(() => hand(page).getByRole('button').count()).toBeGreaterThan(before)
  }
  expect(await isAsked(page)).toBe(true)
})

test('whoever watches sees the match later, if the host says so, and is told', async ({ comeIn }) => {
  const host = await comeIn('/new/brave-rats')
  await host.getByLabel('Spectators see the match').selectOption('30 s later')
  await host.getByRole('button', { name: 'Start the match' }).click()
  await host.waitForURL('**/table/*')
  await offered(host).first().waitFor()
  const looker = await comeIn(new URL(host.url()).pathname, { size: 'phone' })
  await looker.getByText('30 s late', { exact: true }).waitFor()
  await looker.getByText(/You are watching; .* 30 s later\./).waitFor()
  const before = await status(looker).textContent()
  await play(offered(host).first())
  expect(await isAsked(host)).toBe(true)
  expect(await hand(host).getByRole('button').count()).toBe(7)
  expect(await status(looker).textContent()).toBe(before)
  expect(await host.getByText('30 s late').count()).toBe(0)
})
