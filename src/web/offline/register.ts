/** Milliseconds that the page has to itself before the rest is loaded, for days without a network. */
const AFTER = 3000

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () =>
    window.setTimeout(() => {
      // Some browsers forbid it in private windows; the page works without.
      navigator.serviceWorker.register('/service-worker.js').catch(() => {})
    }, AFTER),
  )
