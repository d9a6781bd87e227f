import { expect } from 'vitest'
import { box, card, ended, hand, hands, locked, offered, play, status } from '#games/brave-rats/testing/hands'
import { CLOSE_MATCH, maybeChoose, openTable, playRounds } from '#games/brave-rats/testing/tables'
import { isAsked, playOut } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { test } from '#web/testing/test'

test('two people in two browsers play a whole match by link', async ({ comeIn }) => {
  const host = await comeIn('/')
  await box(host).getByRole('button', { name: 'Invite a friend' }).click()
  await host.getByRole('button', { name: 'Copy the link' }).click()
  const link = await host.evaluate(() => navigator.clipboard.readText())
  const friend = await comeIn(new URL(link).pathname, { theme: 'dark' })
  await friend.getByRole('button', { name: 'Take the free seat' }).click()
  await playOut(hands, host, friend)
  expect(await status(host).textContent()).toBe(await status(friend).textContent())
  await host.getByRole('button', { name: 'Play again' }).click()
  await friend.getByRole('button', { name: 'To the next match' }).click()
  for (const page of [host, friend]) await offered(page).first().waitFor()
})

test('what is locked in can be taken back until the other has chosen', async ({ comeIn, server }) => {
  const friend = await Player.called('Ben', server.url)
  const table = await openTable(friend)
  await friend.act(table, { do: 'sit', seat: 1 })
  const page = await comeIn(`/table/${table}`)
  await page.getByRole('button', { name: 'Take the free seat' }).click()
  await isAsked(page, hands)
  await play(card(page, 'Prince,'))
  await locked(page).click()
  await expect.poll(() => locked(page).count()).toBe(0)
  await play(card(page, 'Wizard,'))
  await maybeChoose(friend, table, 'A3')
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
  const table = await openTable(players[0])
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
  // No answer to it ends the match.
  await play(card(host, 'Wizard,'))
  expect(await isAsked(host, hands)).toBe(true)
  expect(await hand(host).getByRole('button').count()).toBe(7)
  expect(await status(looker).textContent()).toBe(before)
  expect(await host.getByText('30 s late').count()).toBe(0)
})
