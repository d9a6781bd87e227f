import { expect } from 'vitest'
import { box, ended, hands } from '#games/brave-rats/testing/hands'
import { playOut } from '#web/testing/hands'
import { test } from '#web/testing/test'

test('a German browser is spoken to in German, from the shelf to the end of a match', async ({ comeIn }) => {
  const page = await comeIn('/', { language: 'de-DE' })
  await page.getByRole('heading', { name: 'Was spielen wir?' }).waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await box(page).getByRole('button', { name: 'Bot (Leicht)' }).click()
  await page.getByRole('status').filter({ hasText: 'Du bist dran' }).waitFor()
  await playOut(hands, page)
  expect(await ended(page).textContent()).toMatch(/Thron|unentschieden/)
  await page.getByRole('heading', { name: /^(Du gewinnst|Du verlierst|Unentschieden)$/ }).waitFor()
  const log = await page.getByRole('list', { name: 'Was geschah' }).textContent()
  expect(log).toContain('Runde 1')
  expect(log).not.toMatch(/\b(the|round|sits|wins)\b/i)
})

test('another language is chosen in the settings and stays', async ({ comeIn }) => {
  const page = await comeIn('/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.getByRole('link', { name: 'Regeln' }).click()
  await page.getByRole('link', { name: 'Einstellungen' }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
})
