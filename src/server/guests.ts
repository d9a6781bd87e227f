import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Refused } from '#engine/refusal'
import type { Guest } from '#house/acts'
import { BAD_TOKEN } from '#server/errors'
import { hashOf } from '#house/fair'
import type { ServerStore } from '#server/store/statements'
import type { GuestId } from '#house/entry'
import { parseName } from '#house/names'

const COOKIE = 'ludus'
/** As long as browsers keep one, in seconds; every visit starts it anew. */
const COOKIE_LIFE = 400 * 86_400

/** How long, in milliseconds, one looks back for eras that have begun elsewhere: clocks may differ. */
const LOOK_BACK = 60_000

/** Someone who came, and in which era of theirs: what lets them in is good until the next. */
export interface Known extends Guest {
  readonly era: number
}

/** Ends what was opened by those who may not come in any more. */
type Dismiss = (isGone: (known: { readonly id: GuestId; readonly era: number }) => boolean) => void

/**
 * Who someone is: a cookie signed by the server, or a bot's token. Nothing is kept of a guest who has done nothing:
 * the cookie is enough, and whoever merely passes by leaves no trace.
 */
export class Guests {
  readonly #store: ServerStore
  readonly #key: string
  readonly #now: () => number
  readonly #dismissing: Dismiss[] = []
  #eraOfAll: string

  /** `key` signs the cookies, together with the era of all: whoever has both can be anyone. */
  constructor(store: ServerStore, key: string, eraOfAll: string, now: () => number) {
    this.#store = store
    this.#key = key
    this.#eraOfAll = eraOfAll
    this.#now = now
  }

  /** Someone new. */
  fresh(): Known {
    const id = newId()
    return { id, name: this.#firstName(id), era: 0 }
  }

  /** Who a request comes from; `undefined` if it does not say, or nothing we have said. Throws `Refused` for a wrong token. */
  async identify({ authorization, cookie }: IncomingHttpHeaders): Promise<Known | undefined> {
    const token = tokenIn(authorization)
    if (token === undefined) return this.#byCookies(cookie)
    const id = await this.#store.guestOfToken(hashOf(token))
    if (id === undefined) throw new Refused(BAD_TOKEN)
    return this.#known(id)
  }

  async #byCookies(header: string | undefined): Promise<Known | undefined> {
    for (const cookie of header?.split(';') ?? []) {
      const [name, value = ''] = cookie.trim().split('=', 2)
      const signed = name === COOKIE ? this.#signed(value) : undefined
      if (!signed) continue
      const known = await this.#known(signed.id)
      return signed.era < known.era ? undefined : known
    }
    return undefined
  }

  /** Takes back all cookies of a guest, and closes what was opened with them; whoever is to stay needs a new one. */
  async endSessions({ id, name }: Guest): Promise<Known> {
    const era = await this.#store.endEra(id, name, this.#now())
    this.#dismiss([{ id, era }])
    return { id, name, era }
  }

  /** Takes back the token that a request brings; throws `Refused` if it brings none that is good. */
  async revokeToken({ authorization }: IncomingHttpHeaders): Promise<void> {
    const token = tokenIn(authorization)
    const guest = token === undefined ? undefined : await this.identify({ authorization })
    if (!guest) throw new Refused(BAD_TOKEN)
    await this.#store.dropToken(hashOf(token!))
    await this.endSessions(guest)
  }

  /** Learns what was taken back at other nodes, or for all by the host. */
  async catchUp(): Promise<void> {
    const eraOfAll = await this.#store.eraOfAll()
    if (eraOfAll !== this.#eraOfAll) {
      this.#eraOfAll = eraOfAll
      for (const dismiss of this.#dismissing) dismiss(() => true)
    }
    this.#dismiss(await this.#store.erasSince(this.#now() - LOOK_BACK))
  }

  /** Calls back whenever something must be closed that was opened by someone who may not come in any more. */
  onDismiss(dismiss: Dismiss): void {
    this.#dismissing.push(dismiss)
  }

  #dismiss(begun: readonly { readonly id: GuestId; readonly era: number }[]): void {
    if (begun.length === 0) return
    const eras = new Map(begun.map(({ id, era }) => [id, era]))
    for (const dismiss of this.#dismissing) dismiss(({ id, era }) => era < (eras.get(id) ?? 0))
  }

  /** The header that lets a browser keep who it is. */
  cookieFor({ id, era }: Known, { isHttps }: { readonly isHttps: boolean }): string {
    const value = `${id}.${era === 0 ? '' : `${era}.`}${this.#signature(id, era)}`
    return `${COOKIE}=${value}; Path=/; Max-Age=${COOKIE_LIFE}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  }

  /** Gives a guest a name, and a face if one is chosen; throws `Refused`. */
  async rename({ id, face }: Guest, wanted: string, chosen = face): Promise<Guest> {
    const name = parseName(wanted)
    await this.#store.putGuest(id, name, this.#now(), chosen)
    return { id, name, ...(chosen !== undefined && { face: chosen }) }
  }

  /** Makes an account for a program; only the hash of the token is kept. Throws `Refused`. */
  async createBot(wanted: string): Promise<{ readonly guest: Guest; readonly token: string }> {
    const guest = await this.rename({ id: newId(), name: '' }, wanted)
    const token = randomBytes(24).toString('base64url')
    await this.#store.putToken(hashOf(token), guest.id, this.#now())
    return { guest, token }
  }

  /** A secret word for an address, always the same. */
  placeOf(address: string): string {
    return this.#hmac(`place ${address}`).toString('base64url').slice(0, 16)
  }

  async #known(id: GuestId): Promise<Known> {
    return { id, name: this.#firstName(id), era: 0, ...(await this.#store.guestOf(id)) }
  }

  #firstName(id: GuestId): string {
    return `Guest ${1000 + (this.#hmac(`name ${id}`).readUInt32BE() % 9000)}`
  }

  #signed(value: string): { readonly id: GuestId; readonly era: number } | undefined {
    const [, id, era = '0', signature] = /^([\w-]{10,40})(?:\.(\d{1,9}))?\.([\w-]{43})$/.exec(value) ?? []
    if (id === undefined || signature === undefined) return undefined
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#signature(id, Number(era))))
    return isOurs ? { id, era: Number(era) } : undefined
  }

  #signature(id: GuestId, era: number): string {
    // The first eras are not named: cookies of a time before there were any are good.
    return this.#hmac(['guest', id, era || '', this.#eraOfAll].filter(Boolean).join(' ')).toString('base64url')
  }

  #hmac(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text, 'utf8').digest()
  }
}

const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer +(.*)$/i.exec(authorization ?? '')?.[1]

const newId = (): GuestId => randomBytes(12).toString('base64url')
