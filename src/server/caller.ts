import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { TLSSocket } from 'node:tls'

/** From where a request comes, as far as it can be believed. */
export interface Caller {
  /** What limits are counted by: an IPv4 address, or the network that one customer has of IPv6. */
  readonly address: string
  /** The name under which it calls the server, with the port if there is one. */
  readonly host: string | undefined
  readonly isHttps: boolean
  /** Whether it comes from this very machine, and nobody says that it came there from elsewhere. */
  readonly isLocal: boolean
}

/** `proxies` is how many proxies of ours stand before the server; what others write into headers is not believed. */
export function callerOf({ headers, socket }: IncomingMessage, proxies: number): Caller {
  const isHttps = (socket as Partial<TLSSocket>).encrypted === true
  const remote = socket.remoteAddress ?? ''
  const host = headers.host?.toLowerCase()
  // Each proxy has added the address that called it: ours are the last ones.
  const chain = [...list(headers['x-forwarded-for']), remote]
  const isLocal = chain.every(isLoopback) && headers.forwarded === undefined
  if (proxies === 0) return { address: network(remote), host, isHttps, isLocal }
  return {
    address: network(chain.at(-1 - proxies) ?? chain[0]!),
    // Not X-Forwarded-Host, which many a proxy passes on as the caller wrote it.
    host,
    isHttps: isHttps || list(headers['x-forwarded-proto']).at(-1) === 'https',
    isLocal,
  }
}

/** Whether a page of this origin may use the server: one of those allowed, or else the server's own. */
export function isOwnOrigin(origin: string, { host }: Caller, allowed: readonly string[]): boolean {
  if (allowed.length > 0) return allowed.includes(origin)
  return URL.canParse(origin) && new URL(origin).host === host
}

const list = (header: string | readonly string[] | undefined): readonly string[] =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** An IPv4 address that is written as one of IPv6 is what it is. */
const plainOf = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

const isLoopback = (address: string): boolean => /^(127\.[\d.]+|::1)$/.test(plainOf(address))

/** What an address is counted as: itself, or of IPv6 the network that one customer is given. */
export function network(address: string): string {
  const plain = plainOf(address)
  if (!isIPv6(plain)) return plain.slice(0, 64)
  // Whoever has IPv6 has a whole network of addresses to call from.
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter((part) => part !== '')
  const after = tail === undefined ? [] : tail.split(':').filter((part) => part !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const parts = [...before, ...zeros, ...after].slice(0, 3).map((part) => Number.parseInt(part, 16).toString(16))
  return `${parts.join(':')}::/48`
}
