import { setTimeout as sleep } from 'node:timers/promises'

/** How long, in milliseconds, anything may take. */
const PATIENCE = 15_000

/** Returns as soon as something is so; throws if it does not become so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  while (!(await isSo())) {
    const waited = performance.now() - start
    if (waited > PATIENCE) throw new Error(`After ${PATIENCE / 1000} s it is not so that ${what}.`)
    // Whoever looks all the time keeps what they wait for from happening.
    await sleep(Math.min(Math.max(waited / 5, 20), 100))
  }
}
