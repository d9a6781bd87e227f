import { useEffect, useState } from 'react'
import type { MatchRecord } from '#engine/match'
import type { Account } from '#games/last-stand/analysis/account'
import type { Point } from '#games/last-stand/analysis/curve'
import type { Said } from '#games/last-stand/board/analysis/worker'

/** As far as it is worked out. */
interface Analysis {
  readonly account?: Account
  readonly points: readonly Point[]
  readonly status: 'busy' | 'done' | 'failed'
}

const NOTHING_YET: Analysis = { points: [], status: 'busy' }
/** What is done is kept as long as its match is: a sheet is often opened twice. */
const done = new WeakMap<MatchRecord, Analysis>()

/** Analyses a match in a worker of its own, so that the page stays alive meanwhile. */
export function useAnalysis(record: MatchRecord): Analysis {
  const [analysis, setAnalysis] = useState(done.get(record) ?? NOTHING_YET)
  useEffect(() => {
    const known = done.get(record)
    setAnalysis(known ?? NOTHING_YET)
    if (known) return undefined
    let now = NOTHING_YET
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('account' in data) now = { ...now, account: data.account }
      else if ('point' in data) now = { ...now, points: [...now.points, data.point] }
      else {
        now = { ...now, status: 'done' }
        done.set(record, now)
      }
      setAnalysis(now)
    })
    worker.addEventListener('error', () => setAnalysis({ ...now, status: 'failed' }))
    worker.postMessage(record)
    return () => worker.terminate()
  }, [record])
  return analysis
}
