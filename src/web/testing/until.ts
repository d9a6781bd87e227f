import { setTimeout as sleep } from 'node:timers/promises'

/** How long, in milliseconds, anything may take. */
const PATIENCE = 15_000

/** Returns as soon as something is so; throws if it does not become so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const start = performance.now(); !(await isSo()); await sleep(20))
    if (performance.now() - start > PATIENCE) throw new Error(`After ${PATIENCE / 1000} s it is not so that ${what}.`)
}
