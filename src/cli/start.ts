import { main } from '#cli/main'

// Whoever read our output has gone, as `head` does: nothing is left to say.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })

try {
  process.exitCode = await main(process.argv.slice(2), process)
} catch (error) {
  const debug = process.env['LUDUS_DEBUG'] === '1' && error instanceof Error
  const [line] = String(error).split('\n')
  process.stderr.write(`ludus: ${debug ? error.stack : line}\n`)
  process.exitCode = 1
}
