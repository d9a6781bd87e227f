import { useCallback, useEffect, useRef, useState } from 'react'
import type { Curve } from '#bots/outlook'
import type { MatchRecord } from '#engine/match'
import type { Turning } from '#web/analysis/turning'
import type { Said, Story } from '#web/analysis/worker'

/** A match as it is worked out. */
interface Worked {
  readonly story?: Story
  readonly curve?: Curve
  readonly turning?: Turning | null
  readonly status: 'busy' | 'stopped' | 'done' | 'failed'
}

const NOTHING_YET: Worked = { status: 'busy' }
/** What is done is kept as long as its match is: a sheet is often opened twice. */
const done = new WeakMap<MatchRecord, Worked>()

/** Works out the chances through a match in a worker of its own, until it is done, stopped or no longer looked at. */
export function useCurve(record: MatchRecord): Worked & { readonly stop: () => void } {
  const [worked, setWorked] = useState(done.get(record) ?? NOTHING_YET)
  const working = useRef<Worker>(undefined)
  useEffect(() => {
    const known = done.get(record)
    setWorked(known ?? NOTHING_YET)
    if (known) return undefined
    let now = NOTHING_YET
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    working.current = worker
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('story' in data) now = { ...now, story: data.story }
      else now = { ...now, curve: data.curve, turning: data.turning, status: data.isDone ? 'done' : 'busy' }
      if (now.status === 'done') done.set(record, now)
      setWorked(now)
    })
    worker.addEventListener('error', () => setWorked({ ...now, status: 'failed' }))
    worker.postMessage(record)
    return () => worker.terminate()
  }, [record])
  const stop = useCallback(() => {
    working.current?.terminate()
    setWorked((now) => ({ ...now, status: 'stopped' }))
  }, [])
  return { ...worked, stop }
}
