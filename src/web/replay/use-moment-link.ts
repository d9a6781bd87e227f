import { useEffect } from 'react'

/** How long, in milliseconds, one must stay at a step until the address names it: browsers allow few changes. */
const SETTLED = 300

/** The step that the address names, if it names one. */
export function stepInAddress(): number | undefined {
  const named = /^#(\d{1,7})$/.exec(window.location.hash)
  return named ? Number(named[1]) : undefined
}

/** Keeps the step in the address, and follows whoever changes it there. */
export function useMomentLink(at: number, seek: (step: number) => void): void {
  useEffect(() => {
    if (stepInAddress() === at) return undefined
    const timer = window.setTimeout(() => window.history.replaceState(window.history.state, '', `#${at}`), SETTLED)
    return () => window.clearTimeout(timer)
  }, [at])
  useEffect(() => {
    const follow = () => {
      const step = stepInAddress()
      if (step !== undefined) seek(step)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [seek])
}
