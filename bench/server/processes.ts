import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** A server in a process of its own. */
export interface Host {
  readonly port: number
  /** Bytes it holds once the garbage is gone. */
  memory(): Promise<number>
  /** Milliseconds of the processor that it has used. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

// Whatever goes wrong here, nothing stays behind.
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** The port that a server prints when it is ready. */
async function portOf(child: ChildProcess): Promise<number> {
  let said = ''
  for await (const words of child.stdout!) {
    said += String(words)
    const [, port] = /listens on .*:(\d+)/.exec(said) ?? []
    if (port !== undefined) return Number(port)
  }
  throw new Error('A server of the benchmark ended before it was ready.')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The next message of a process; throws if it ends first. */
async function answer<Message>(child: ChildProcess): Promise<Message> {
  const ending = new AbortController()
  const gone = once(child, 'exit', ending).then(([code]) => {
    throw new Error(`A process of the benchmark ended with ${String(code)}.`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', ending), gone])
    return message as Message
  } finally {
    gone.catch(() => {})
    ending.abort()
  }
}

/** Starts a server that prints its address when it is ready; `{folder}` stands for an empty folder. */
export async function startHost(main: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'ludus-bench-'))
  const fill = (text: string): string => text.replace('{folder}', folder)
  const filled = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value && fill(value)]))
  const child = start(['--expose-gc', '--import', here('preload.ts'), here(main), ...args.map(fill)], filled)
  const port = await portOf(child)
  child.stdout!.resume()
  return {
    port,
    async memory() {
      child.send('memory')
      return (await answer<{ rss: number }>(child)).rss
    },
    async cpu() {
      child.send('cpu')
      return (await answer<{ cpu: number }>(child)).cpu
    },
    async stop() {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A load generator, which does what it is told. */
export interface Generator<Order, Played> {
  give(order: Order): Promise<Played>
  stop(): Promise<void>
}

export function startGenerator<Order extends object, Played>(main: string): Generator<Order, Played> {
  const child = start([here(main)])
  return {
    give(order) {
      child.send(order)
      return answer<Played>(child)
    },
    stop: () => end(child),
  }
}
