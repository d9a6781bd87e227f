import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { allBarriers } from '#web/testing/axe'
import { test } from '#web/testing/test'
import { SIZES, type Size } from '#web/testing/visit'

// What the host of a table finds there, and what the others see of it.

const TAP = 44

/** A table for three that this page has set up, and where it sits. */
async function setUp(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const human = { kind: 'human' }
    const body = JSON.stringify({ game: 'last-brave', seats: [human, human, human] })
    const answer = await fetch('/api/tables', { method: 'POST', headers, body })
    const { table } = (await answer.json()) as { readonly table: { readonly id: string } }
    await fetch(`/api/tables/${table.id}/acts`, { method: 'POST', headers, body: '{"do":"sit"}' })
    return table.id
  })
}

const nameOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { readonly name: string }).name)

test.for(Object.keys(SIZES) as Size[])(
  'whoever signs out everywhere else stays who they are (%s)',
  async (size, { comeIn }) => {
    const page = await comeIn('/settings', { size })
    const before = await nameOf(page)
    const button = page.getByRole('button', { name: 'Sign out everywhere else' })
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(TAP)
    await button.click()
    await page.getByText('You are signed in here alone now.').waitFor()
    expect(await allBarriers(page)).toEqual([])
    expect(await nameOf(page)).toBe(before)
  },
)

test.for(Object.keys(SIZES) as Size[])(
  'a host sends someone away, locks the chat and closes the table (%s)',
  async (size, { comeIn }) => {
    const host = await comeIn('/', { size })
    const table = await setUp(host)
    const guest = await comeIn(`/table/${table}`, { size })
    const name = await nameOf(guest)
    await guest.getByRole('button', { name: 'Sit down here' }).first().click()
    await guest.getByText('You sit here.').waitFor()

    await host.goto(`/table/${table}`)
    const away = host.getByRole('button', { name: `Send away: ${name}` })
    await away.waitFor()
    expect((await away.boundingBox())!.height).toBeGreaterThanOrEqual(TAP)
    expect(await allBarriers(host)).toEqual([])
    await away.focus()
    await host.keyboard.press('Enter')
    await host.getByRole('dialog').getByRole('button', { name: 'Send away' }).click()
    await guest.getByText('The host has taken you from your seat.').waitFor()
    await guest.getByRole('button', { name: 'Sit down here' }).first().click()
    await guest.getByText('does not want you to sit here').waitFor()
    expect(await guest.getByRole('button', { name: /^Send / }).count()).toBe(0)

    const choose = async (what: string): Promise<void> => {
      await host.getByRole('button', { name: 'This table' }).click()
      const row = host.getByRole('dialog', { name: 'This table' }).getByRole('button', { name: what })
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(TAP)
      await row.click()
    }
    await choose('Lock the chat for spectators')
    if (size === 'phone') await guest.getByRole('button', { name: 'Chat', exact: true }).click()
    else await guest.getByRole('tab', { name: 'Chat' }).click()
    await guest.getByText('The host has locked the chat for those who watch.').first().waitFor()
    await choose('Open the chat for everybody')
    await guest.getByRole('textbox', { name: 'Your message' }).waitFor()

    await choose('Close the table')
    await host.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click()
    for (const page of [host, guest]) await page.getByText('The host has closed the table.').first().waitFor()
  },
)
