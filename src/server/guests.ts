import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Refused } from '#engine/refusal'
import type { Guest } from '#house/acts'
import { BAD_TOKEN } from '#server/errors'
import { hashOf } from '#house/fair'
import type { Store } from '#house/store'
import type { GuestId } from '#house/entry'
import { parseName } from '#house/names'

const COOKIE = 'ludus'
/** As long as browsers keep one, in seconds; every visit starts it anew. */
const COOKIE_LIFE = 400 * 86_400

/**
 * Who someone is: a cookie signed by the server, or a bot's token. Nothing is kept of a guest who has done nothing:
 * the cookie is enough, and whoever merely passes by leaves no trace.
 */
export class Guests {
  readonly #store: Store
  readonly #key: string
  readonly #now: () => number

  /** `key` signs the cookies: whoever has it can be anyone. */
  constructor(store: Store, key: string, now: () => number) {
    this.#store = store
    this.#key = key
    this.#now = now
  }

  /** Someone new. */
  fresh(): Guest {
    const id = newId()
    return { id, name: this.#firstName(id) }
  }

  /** Who a request comes from; `undefined` if it does not say, or nothing we have said. Throws `Refused` for a wrong token. */
  async identify({ authorization, cookie }: IncomingHttpHeaders): Promise<Guest | undefined> {
    const token = /^Bearer +(.*)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) return this.#byCookies(cookie)
    const id = await this.#store.guestOfToken(hashOf(token))
    if (id === undefined) throw new Refused(BAD_TOKEN)
    return this.#named(id)
  }

  async #byCookies(header: string | undefined): Promise<Guest | undefined> {
    for (const cookie of header?.split(';') ?? []) {
      const [name, value = ''] = cookie.trim().split('=', 2)
      const id = name === COOKIE ? this.#signedId(value) : undefined
      if (id !== undefined) return this.#named(id)
    }
    return undefined
  }

  /** The header that lets a browser keep who it is. */
  cookieFor({ id }: Guest, { isHttps }: { readonly isHttps: boolean }): string {
    const value = `${id}.${this.#signature(id)}`
    return `${COOKIE}=${value}; Path=/; Max-Age=${COOKIE_LIFE}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  }

  /** Gives a guest a name; throws `Refused`. */
  async rename({ id }: Guest, wanted: string): Promise<Guest> {
    const name = parseName(wanted)
    await this.#store.putGuest(id, name, this.#now())
    return { id, name }
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

  async #named(id: GuestId): Promise<Guest> {
    return { id, name: (await this.#store.nameOf(id)) ?? this.#firstName(id) }
  }

  #firstName(id: GuestId): string {
    return `Guest ${1000 + (this.#hmac(`name ${id}`).readUInt32BE() % 9000)}`
  }

  #signedId(value: string): GuestId | undefined {
    const [, id, signature] = /^([\w-]{10,40})\.([\w-]{43})$/.exec(value) ?? []
    if (id === undefined || signature === undefined) return undefined
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.#signature(id))) ? id : undefined
  }

  #signature(id: GuestId): string {
    return this.#hmac(`guest ${id}`).toString('base64url')
  }

  #hmac(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text, 'utf8').digest()
  }
}

const newId = (): GuestId => randomBytes(12).toString('base64url')
