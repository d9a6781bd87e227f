/** When the page was last renewed because a part of it was gone, kept over the reload. */
const KEY = 'ludus-renewed-at'
/** Whoever was renewed so many milliseconds ago has the newest page: another reload would not help. */
const PAUSE = 20_000

/** Whether this is about a part of the page that could not be loaded. */
export const isMissingPart = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script|preload css/i.test(message)

/** A server with a newer page no longer has the parts of this one: load it anew, but not over and over. */
export function renewWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    void serverAnswers().then((answers) => {
      if (answers && mayRenew()) window.location.reload()
    })
  })
}

/** Without a server a reload would leave nothing at all. */
const serverAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function mayRenew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
