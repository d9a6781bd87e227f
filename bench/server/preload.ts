// Runs inside every server that is measured: answers how much memory it holds once the garbage is gone.
import { setTimeout as sleep } from 'node:timers/promises'

declare const gc: () => void

process.on('message', async (asked) => {
  if (asked !== 'memory') return
  // What is freed goes back to the system a little later.
  for (let times = 0; times < 3; times++) {
    gc()
    await sleep(1000)
  }
  process.send!({ rss: process.memoryUsage.rss() })
})
process.channel?.unref()
