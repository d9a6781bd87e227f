import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { box, card, hands, locked, play, status } from '#games/brave-rats/testing/hands'
import { maybeChoose, openTable } from '#games/brave-rats/testing/tables'
import { isAsked, playOut } from '#web/testing/hands'
import { Player } from '#web/testing/player'
import { Relay } from '#web/testing/relay'
import { PageServer } from '#web/testing/server'
import { test } from '#web/testing/test'

/** What a browser says when nobody answers. */
const CUT = /WebSocket connection to|net::ERR_|Failed to load resource|error occurred when fetching the script/

/** Returns when all parts of the page are on the device, so that nothing more has to come from the server. */
const isWholeHere = (page: Page): Promise<void> => page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('after a cut line the match goes on where it was', async ({ comeIn, server, onTestFinished }) => {
  const relay = await Relay.to(server.port)
  onTestFinished(() => relay.cut())
  const friend = await Player.called('Ben', server.url)
  const table = await openTable(friend)
  await friend.act(table, { do: 'sit', seat: 1 })
  const page = await comeIn(`/table/${table}`, { url: relay.url, expects: CUT })
  await page.getByRole('button', { name: 'Take the free seat' }).click()
  await isAsked(page, hands)
  await play(card(page, 'Prince,'))
  await relay.cut()
  const banner = page.getByText('The line is cut')
  await banner.waitFor()
  // What happens meanwhile is told afterwards.
  await maybeChoose(friend, table, 'A5')
  expect(await locked(page).count()).toBe(1)
  await relay.mend()
  await card(page, 'Prince,').waitFor({ state: 'detached' })
  await banner.waitFor({ state: 'detached' })
  await play(card(page, 'General,'))
  expect(await locked(page).count()).toBe(1)
})

test('a server that is killed in the middle of a sealed choice keeps it', async ({ comeIn, onTestFinished }) => {
  const server = await PageServer.start()
  onTestFinished(() => server.end())
  const host = await comeIn('/', { url: server.url, expects: CUT })
  await box(host).getByRole('button', { name: 'Invite a friend' }).click()
  await host.getByRole('button', { name: 'Copy the link' }).waitFor()
  const friend = await comeIn(new URL(host.url()).pathname, { url: server.url, expects: CUT })
  await friend.getByRole('button', { name: 'Take the free seat' }).click()
  await isAsked(host, hands)
  await play(card(host, 'Prince,'))
  await server.kill()
  for (const page of [host, friend]) await page.getByText('The line is cut').waitFor()
  await server.resume()
  for (const page of [host, friend]) await page.getByText('The line is cut').waitFor({ state: 'detached' })
  expect(await locked(host).textContent()).toContain('Prince')
  await play(card(friend, 'Assassin,'))
  await card(host, 'Prince,').waitFor({ state: 'detached' })
  await playOut(hands, host, friend)
  expect(await status(host).textContent()).toBe(await status(friend).textContent())
})

test('without a network one plays on against a bot, and finds the match again', async ({
  comeIn,
  server,
  onTestFinished,
}) => {
  const relay = await Relay.to(server.port)
  onTestFinished(() => relay.cut())
  const page = await comeIn('/', { url: relay.url, expects: CUT })
  await isWholeHere(page)
  await relay.cut()
  await page.context().setOffline(true)
  await page.goto('/table/somewhere1')
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
  await page.getByRole('link', { name: 'All games' }).click()
  await page.reload()
  await page.getByText('There is no server just now.').waitFor()
  await box(page).getByRole('button', { name: 'Easy bot' }).click()
  await isAsked(page, hands)
  await play(card(page, 'Wizard,'))
  await card(page, 'Wizard,').waitFor({ state: 'detached' })
  await page.reload()
  await isAsked(page, hands)
  expect(await card(page, 'Wizard,').count()).toBe(0)
  await playOut(hands, page)
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider', { name: 'Moment' }).waitFor()
})

test('a page that is older than its server says so', async ({ comeIn, server }) => {
  const page = await comeIn('/credits')
  await page.routeWebSocket('**/socket', (line) => {
    line
      .connectToServer()
      .onMessage((told) => line.send(String(told).replace(/"version":"[^"]*"/, '"version":"99.0.0"')))
  })
  const table = await openTable(await Player.called('Ann', server.url))
  await page.goto(`/table/${table}`)
  await page.getByText('The server has changed.').waitFor()
  await page.getByRole('button', { name: 'Load again' }).waitFor()
})

test('where the browser keeps nothing, a match on this device is played all the same', async ({ comeIn }) => {
  const page = await comeIn('about:blank')
  await page.route('**/assets/worker-*.js', async (route) => {
    const script = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: `Object.defineProperty(self, 'indexedDB', {});${script}`,
    })
  })
  await page.goto('/')
  await box(page).getByRole('button', { name: 'On one screen' }).click()
  await page.getByRole('button', { name: /show the table$/ }).click()
  await page.getByText('This match is kept only until you close the page.').waitFor()
  await play(card(page, 'Prince,'))
  await page.getByRole('button', { name: /show the table$/ }).waitFor()
})
