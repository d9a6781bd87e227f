import { GAMES } from '#games/shelf'
import { openBrowser } from '#web/testing/browser'
import { timeToPlay } from '#web/testing/pace'
import { PageServer } from '#web/testing/server'

// How long someone waits who opens a running match for the first time, on a processor four times as slow as this one.

const TIMES = 5

const server = await PageServer.start()
const browser = await openBrowser()
try {
  for (const { about } of GAMES) {
    const times: number[] = []
    for (let time = 0; time < TIMES; time++) times.push(await timeToPlay(browser, server.url, about))
    const [least, , median, , most] = times.toSorted((a, b) => a - b).map(Math.round)
    process.stdout.write(
      `${about.name}: one can play after ${median} ms (median of ${TIMES}, ${least} to ${most} ms).\n`,
    )
  }
} finally {
  await browser.close()
  await server.end()
}
