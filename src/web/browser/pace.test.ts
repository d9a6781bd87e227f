import { expect } from 'vitest'
import { timeToHand } from '#web/testing/pace'
import { test } from '#web/testing/test'

test('a match can be played within a second of opening it, on a processor four times as slow', async ({
  browser,
  server,
}) => {
  const times: number[] = []
  // Other tests run at the same time: one time in five must be undisturbed.
  while (times.length < 5 && !times.some((time) => time < 1000)) times.push(await timeToHand(browser, server.url))
  expect(Math.min(...times)).toBeLessThan(1000)
})
