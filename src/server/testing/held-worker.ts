import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { DeskAnswer, DeskTask } from '#server/desk-worker'

/** What is brought here says what becomes of it: it is held until a file is there, or takes more than there is. */
interface Brought {
  readonly until?: string
  readonly eat?: true
}

/** Someone at the desk who does what the file says, for better or worse. */
export default async function hold(task: DeskTask | null): Promise<DeskAnswer | null> {
  if (!task) return null
  const { until, eat } = JSON.parse('text' in task ? task.text : '{}') as Brought
  if (eat) for (const eaten: number[][] = []; ;) eaten.push(Array.from({ length: 1e5 }, (_, at) => at + eaten.length))
  for (const wait = (): boolean => until !== undefined && !existsSync(until); wait();) await setTimeout(5)
  return { text: JSON.stringify({ held: until ?? null }) }
}
