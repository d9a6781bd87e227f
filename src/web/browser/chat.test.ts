import { expect } from 'vitest'
import { test } from '#web/testing/test'

test('whoever opens the chat by mouse can write at once, and no letter does anything else', async ({ comeIn }) => {
  const page = await comeIn('/')
  await page.getByRole('article', { name: 'BraveRats' }).getByRole('button', { name: 'Invite a friend' }).click()
  await page.waitForURL('**/table/*')
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.type('much luck')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Chat' }).getByText('much luck').waitFor()
})

test('whoever comes to it by the arrow keys stays at the tabs', async ({ comeIn }) => {
  const page = await comeIn('/')
  await page.getByRole('article', { name: 'BraveRats' }).getByRole('button', { name: 'Invite a friend' }).click()
  await page.waitForURL('**/table/*')
  await page.getByRole('tab', { name: 'Log' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('list', { name: 'Chat' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab')
})
