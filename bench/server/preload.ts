// Runs inside every server that is measured: answers how much memory it holds once the garbage is gone, and how many
// milliseconds of the processor it has used.
declare const gc: (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

process.on('message', (asked) => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send!({ cpu: (user + system) / 1000 })
  }
  if (asked !== 'memory') return
  // The last resort also gives back the pages that V8 keeps for later.
  for (let times = 0; times < 3; times++) gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.send!({ rss: process.memoryUsage.rss() })
})
process.channel?.unref()
