// Keeps the whole page on the device, so that it opens without a network. Everything but the page itself goes by.

/** All files of the page, and a word for all that is in them; put in when it is built. */
declare const LUDUS_PAGE: { readonly files: readonly string[]; readonly hash: string }

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Happenings {
  readonly install: Lasting
  readonly activate: Lasting
  readonly fetch: Fetching
}
const on = <Type extends keyof Happenings>(type: Type, hear: (event: Happenings[Type]) => void): void =>
  self.addEventListener(type, hear as (event: Event) => void)

const { files, hash } = LUDUS_PAGE
const NAME = `ludus-${hash}`
/** How long, in milliseconds, a network that is there but does not answer may keep someone waiting. */
const PATIENCE = 3000

on('install', (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(files))))

/** Until then windows with the page before this one may still be open, and want its files. */
on('activate', (event) => {
  const isOld = (name: string): boolean => name.startsWith('ludus-') && name !== NAME
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))))
})

on('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (files.includes(pathname)) event.respondWith(kept(pathname, request))
})

/** The newest page, or without a network the one that is kept. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const answer = await Promise.race([fetch(request).catch(() => undefined), late])
  // A file host knows no path but those of its files.
  return answer?.ok ? answer : kept('/', request)
}

const kept = async (path: string, request: Request): Promise<Response> =>
  (await caches.match(path, { cacheName: NAME })) ?? fetch(request)
