import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type ThirdGame, withThirdGame } from '#games/testing/third-game'
import { allBarriers } from '#web/testing/axe'
import { Player } from '#web/testing/player'
import { PageServer } from '#web/testing/server'
import { test } from '#web/testing/test'

// What people do beside the rules at a table where all play together: they agree, they show each other what they mean.

let toy: ThirdGame
let server: PageServer | undefined
const url = (): string => server!.url

beforeAll(async () => {
  toy = await withThirdGame('cairn')
  const { code, err } = await toy.run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error'])
  if (code !== 0) throw new Error(err)
  server = await PageServer.start(toy.root)
})
afterAll(async () => {
  await server?.end()
  await toy[Symbol.asyncDispose]()
})

const [HUMAN, DEVICE] = [{ kind: 'human' }, { kind: 'device' }] as const
const propose = async (page: Page, what: string): Promise<void> => {
  await page.getByRole('button', { name: 'This table' }).click()
  await page.getByRole('dialog', { name: 'This table' }).getByRole('button', { name: what }).click()
}

/** Two people, each at their own page. */
async function twoAt(comeIn: (path: string, more: object) => Promise<Page>, more = {}): Promise<[Page, Page]> {
  const ann = await comeIn('/', { url: url() })
  const host = Player.behind(ann.context())
  const table = await host.open({ game: toy.id, seats: [HUMAN, HUMAN], ...more })
  await host.act(table, { do: 'sit', seat: 0 })
  await ann.goto(`${url()}/table/${table}`)
  const ben = await comeIn('/', { url: url(), isNew: true })
  await Player.behind(ben.context()).act(table, { do: 'sit', seat: 1 })
  await ben.goto(`${url()}/table/${table}`)
  for (const page of [ann, ben]) await page.getByText('Heaps: 0').waitFor()
  return [ann, ben]
}

test('one shows the other a choice; one wants to give up, the other agrees, and the match ends', async ({ comeIn }) => {
  const [ann, ben] = await twoAt(comeIn)
  await ben.getByRole('button', { name: /^Show .*: Lay two stones\.$/ }).click()
  await ann.getByRole('button', { name: /^Lay two stones\. \(.+\)$/ }).click()
  await ben.getByRole('button', { name: 'Lay two stones.', exact: true }).waitFor()

  await propose(ann, 'Give the match up')
  await ann
    .getByRole('dialog', { name: 'Give the match up?' })
    .getByRole('button', { name: 'Give the match up' })
    .click()
  const wish = ben.getByRole('group', { name: /proposes giving up the match/ })
  await wish.getByText(/^In favour: .+\. Still to say: .+\.$/).waitFor()
  expect(await allBarriers(ben)).toEqual([])
  await wish.getByRole('button', { name: 'No' }).click()
  await ann.getByRole('group', { name: /proposes/ }).waitFor({ state: 'detached' })

  await propose(ben, 'Give the match up')
  await ben
    .getByRole('dialog', { name: 'Give the match up?' })
    .getByRole('button', { name: 'Give the match up' })
    .click()
  await ben
    .getByRole('group', { name: /proposes/ })
    .getByRole('button', { name: 'Take it back' })
    .waitFor()
  await ann
    .getByRole('group', { name: /proposes/ })
    .getByRole('button', { name: 'Agree', exact: true })
    .click()
  await ann
    .getByRole('dialog', { name: 'Give the match up?' })
    .getByRole('button', { name: 'Agree', exact: true })
    .click()
  for (const page of [ann, ben]) await page.getByText('All have given up.').first().waitFor()
})

test('all want the clocks to stand still, and then to run again', async ({ comeIn }) => {
  const [ann, ben] = await twoAt(comeIn, { clock: { kind: 'move', ms: 60_000 } })
  await propose(ann, 'Propose to stop the clocks')
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  await ann.getByText('The clocks stand still.', { exact: true }).waitFor()
  await ann.getByRole('button', { name: 'Let them run again' }).click()
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  await ann.getByText('The clocks stand still.', { exact: true }).waitFor({ state: 'detached' })
})

test('a draw is agreed on by two who play against each other', async ({ comeIn }) => {
  const [ann, ben] = await twoAt(comeIn, { options: { mode: 'alone' } })
  await propose(ben, 'Propose a draw')
  await ann.getByRole('button', { name: 'Agree', exact: true }).click()
  await ann.getByRole('dialog', { name: 'A draw?' }).getByRole('button', { name: 'Agree', exact: true }).click()
  for (const page of [ann, ben]) await page.getByRole('heading', { name: 'A draw' }).waitFor()
})

test('who leads several seats at one screen is not asked to look away where nothing is hidden', async ({ comeIn }) => {
  const page = await comeIn('/', { url: url() })
  const table = await Player.behind(page.context()).open({ game: toy.id, seats: [DEVICE, DEVICE] })
  await page.goto(`${url()}/table/${table}`)
  for (const [turn, who] of ['Mason 1', 'Mason 2', 'Mason 1', 'Mason 2'].entries()) {
    await page.getByText(`${who}: your turn`).first().waitFor()
    await page.getByRole('button', { name: 'Lay one stone.' }).click()
    await page.getByText(`Heaps: ${turn + 1}`).waitFor()
    expect(await page.getByRole('heading', { name: /^Pass the device/ }).count()).toBe(0)
  }
})
